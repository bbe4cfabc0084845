"""Where the match counts places, points are worth what they change about them; and a draw pays for a ready hand."""

from __future__ import annotations

from collections.abc import Sequence

from ruka import View
from ruka.agents import Advice, Choice
from ruka.agents.bots.advised import AdvisedBot
from ruka.agents.levels import CLUB
from ruka.rulesets import rule_set
from ruka.schema import Action
from tests.agents.positions import offered, own_turn

PUNG = Action(0, "pung", tiles="55z")
CHEAP_OR_DEAR = "55z 123p 567p 99p 3s 78s"  # a pung of dragons wins soon and little; passing wins seldom and more


def in_the_last_hand(view: View, points: Sequence[int]) -> Advice:
    view.round, view.deal = 1, 4
    for seat, number in zip(view.seats, points, strict=True):
        seat.points = number
    return AdvisedBot(CLUB, rule_set("tenhou"), 0).advise(view, 1.0)


def numbers(choice: Choice, kind: str) -> tuple[float, ...]:
    return next((line.numbers for line in choice.lines if line.kind == kind), ())


def test_a_cheap_win_that_keeps_the_first_place_comes_before_a_dear_one() -> None:
    advice = in_the_last_hand(offered(CHEAP_OR_DEAR, "5z", PUNG), (32000, 31000, 20000, 17000))
    assert advice.best.action.type == "pung"
    cheap, dear = advice.choices
    assert numbers(cheap, "points") < numbers(dear, "points")
    assert numbers(cheap, "place") > numbers(dear, "place")


def test_the_last_one_needs_the_dear_hand() -> None:
    advice = in_the_last_hand(offered(CHEAP_OR_DEAR, "5z", PUNG), (17000, 22000, 29000, 32000))
    assert advice.best.action.type == "pass"
    riichi = in_the_last_hand(own_turn("234m 567p 345s 88s 67m 1z", riichi="1z"), (12000, 20200, 30000, 37800))
    silent = next(one for one in riichi.choices if (one.action.type, one.action.tile) == ("discard", "1z"))
    assert riichi.best.action.type == "riichi"
    assert numbers(silent, "place")[0] < 0 < numbers(riichi.best, "place")[0]  # it would end the game as it stands


def test_a_safe_tile_keeps_the_second_place() -> None:
    def before_a_riichi() -> View:
        thrown = {0: "", 1: "3z 9p 4p 1m 2z 6m", 2: "5z", 3: "6z"}
        return own_turn("234m 567m 678s 34s 99p 5p", thrown=thrown, riichi_of=[1], tiles_left=36)

    even = AdvisedBot(CLUB, rule_set("tenhou"), 0).advise(before_a_riichi(), 1.0)
    assert even.best.action.tile == "5p"  # ready, whatever it costs
    second = in_the_last_hand(before_a_riichi(), (28000, 17000, 11000, 44000))
    assert second.best.action.tile == "9p"  # thrown by the one who bets
    assert numbers(second.best, "fold")


def test_no_places_no_line() -> None:
    advice = AdvisedBot(CLUB, rule_set("mcr"), 0).advise(own_turn("1234789p 147s 55z 9m 3z", "mcr"), 1.0)
    assert not any(numbers(one, "place") or numbers(one, "draw") for one in advice.choices)


def test_a_draw_pays_for_a_ready_hand() -> None:
    view = own_turn("234m 567p 345s 88s 67m 1z", tiles_left=4)
    advice = AdvisedBot(CLUB, rule_set("tenhou"), 0).advise(view, 1.0)
    ready, far = advice.best, next(one for one in advice.choices if one.action.tile == "2m")
    assert ready.action.tile == "1z"
    nobody, chance, points = numbers(ready, "draw")
    assert 0 < nobody < 1
    assert chance == 1
    assert 0 < points <= 3000
    assert numbers(far, "draw")[1] < chance
    assert numbers(far, "draw")[2] < points
