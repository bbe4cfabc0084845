"""002, Pokuty za chyby: what each fault costs, where the players agreed on penalties."""

from random import Random

import pytest

import ruka
from ruka import Action, Table
from ruka.agents import agent, question
from ruka.engine.actions import when_silent
from ruka.engine.flow import HAND_OVER
from ruka.rulesets import rule_set
from ruka.schema import Offence
from ruka.testing.walls import build_wall
from ruka.tiles import CODES, TILES
from ruka.views import tell
from tests.clauses.scene import Scene

STRICT = rule_set("japanese-classical")
OPEN = STRICT.with_options(penalties=True)
NEXT_HAND = OPEN.with_options(false_mahjong="next_hand")
WIN = "123456789m23p55s"  # waits on 1p and 4p


def test_without_the_option_nothing_wrong_is_taken() -> None:
    scene = Scene(STRICT, {0: "19m"}, draws="9s")
    assert scene.table.wrong(0) == []


def wrong_call() -> Scene:
    """East throws, south calls a set that is none."""
    scene = Scene(OPEN, {0: "9s", 1: "1z", 2: WIN}, draws="9s")
    scene.throw("9s")
    scene.err(1, "wrong_call")
    for seat in scene.table.asked:
        scene.do(seat, "pass")
    return scene


def test_a_wrong_set_costs_a_hundred_at_once() -> None:
    scene = wrong_call()
    assert scene.table.scores == [2000, 1900, 2000, 2000]
    assert scene.table.turn == 1  # whoever was wrong plays on


def test_the_winner_gets_the_fine_on_top() -> None:
    plain, fined = (Scene(rules, {0: "9s4p", 1: "1z", 2: WIN}, draws="9s 8s 7s 6s 4p") for rules in (STRICT, OPEN))
    fined.throw("9s")
    fined.err(1, "wrong_call")
    fined.skip()
    plain.throw("9s", skip=True)
    for scene in (plain, fined):
        for _ in range(3):
            scene.throw(skip=True)
        scene.throw("4p")
        scene.do(2, "ron")
        scene.skip()
    gained = [event.values for event in (*plain.told("win"), *fined.told("win"))]
    assert [b - a for a, b in zip(*gained, strict=True)] == [0, 0, 100, 0]
    assert sum(fined.table.scores) == 8000
    assert fined.table.scores[1] == plain.table.scores[1] - 100


def test_the_fine_comes_back_to_its_owner_who_wins() -> None:
    scene = Scene(OPEN, {0: "4p", 1: WIN}, draws="9s 8s 7s 6s 4p")
    scene.throw("9s")
    scene.err(1, "wrong_call")
    scene.skip()
    for _ in range(3):
        scene.throw(skip=True)
    scene.throw("4p")
    scene.do(1, "ron")
    scene.skip()
    (won,) = scene.told("win")
    assert sum(won.values) == 100
    assert sum(scene.table.scores) == 8000


def test_the_fine_comes_back_at_a_draw() -> None:
    scene = wrong_call()
    scene.exhaust()
    assert scene.told("exhausted")[0].values == [0, 100, 0, 0]
    assert scene.table.scores == [2000] * 4


def test_a_false_mahjong_that_nobody_believed_bars_from_winning_in_the_next_turns_d36() -> None:
    scene = Scene(OPEN, {0: WIN}, draws="9s 8s 8s 8s 4p 7s 7s 7s 1p")
    scene.err(0, "tsumo")
    for seat in (1, 2, 3):
        assert (scene.table.asked, scene.can(seat)) == ([seat], {"show", "hide"})
        scene.do(seat, "hide")
    assert scene.table.scores == [2000] * 4
    scene.throw("9s", skip=True)
    for _ in range(3):
        scene.throw(skip=True)
    assert scene.table.drawn == CODES["4p"]
    assert "tsumo" not in scene.can(0)
    scene.throw("4p", skip=True)
    for _ in range(3):
        scene.throw(skip=True)
    assert "tsumo" in scene.can(0)


@pytest.mark.parametrize("level", ["club", "greedy"])
def test_d36_bots_and_who_does_not_answer_let_a_false_mahjong_go(level: str) -> None:
    table = Table("japanese-classical", seed=4, options={"penalties": True})
    offender = table.waiting_for[0]
    table.apply(Action(offender, "tsumo"))
    for _ in range(3):
        seat = table.waiting_for[0]
        assert when_silent(table.legal_actions(seat)) == Action(seat, "hide")
        player = agent(level, table.rules, seat)
        for event in table.stream(seat):
            player.told(event)
        table.apply(player.asked(question(table, seat), 1.0).best.action)
    assert table.waiting_for == [offender]
    assert not any(event.type == "shown" for event in table.events)


def test_d36_option_next_hand() -> None:
    scene = Scene(NEXT_HAND, {0: WIN}, draws="9s 8s 8s 8s 4p")
    scene.err(0, "tsumo")
    for seat in (1, 2, 3):
        scene.do(seat, "hide")
    scene.throw("9s", skip=True)
    for _ in range(3):
        scene.throw(skip=True)
    assert "tsumo" in scene.can(0)
    scene.do(0, "tsumo")
    assert scene.table.phase == HAND_OVER
    later = build_wall(NEXT_HAND, hands={0: WIN}, draws="4p")
    scene.table.deal(later)
    assert "tsumo" not in scene.can(0)


def test_a_false_win_on_a_discard_leaves_the_claims_of_the_others() -> None:
    scene = Scene(OPEN, {0: "9s", 2: "99s"}, draws="5z")
    scene.throw("9s")
    scene.err(1, "ron")
    scene.do(2, "pung")
    scene.do(3, "pass")
    for seat in (2, 3, 0):
        assert scene.table.asked == [seat]
        scene.do(seat, "hide")
    assert scene.table.turn == 2
    assert len(scene.told("pung")) == 1


def test_a_false_mahjong_after_which_somebody_shows_ends_the_hand() -> None:
    scene = Scene(OPEN, {1: "19m"}, draws="9s")
    scene.throw(skip=True)
    scene.err(1, "tsumo")
    scene.do(2, "hide")
    scene.do(3, "show")
    assert [event.seat for event in scene.told("shown")] == [3]
    assert scene.gained == [500, -1000, 250, 250]
    assert (scene.table.phase, scene.table.dealer) == (HAND_OVER, 1)


def test_a_false_mahjong_of_the_dealer_costs_a_limit_to_each() -> None:
    scene = Scene(OPEN, {0: "19m"}, draws="9s")
    scene.err(0, "tsumo")
    scene.do(1, "show")
    assert scene.gained == [-1500, 500, 500, 500]


def test_a_valid_win_at_the_same_moment_annuls_a_false_one() -> None:
    scene = Scene(OPEN, {0: "4p", 2: WIN}, draws="9s")
    scene.throw("4p")
    scene.err(1, "ron")
    scene.do(2, "ron")
    scene.do(3, "pass")
    assert [event.seat for event in scene.told("win")] == [2]
    assert not scene.told("offence")


def laid() -> Scene:
    """South has laid a pung, and west waits for the same tile."""
    scene = Scene(OPEN, {0: "9s", 1: "99s", 2: "78s"}, draws="5z")
    scene.throw("9s")
    scene.do(1, "pung")
    scene.skip()
    return scene


def test_a_set_may_be_taken_back_for_a_hundred() -> None:
    scene = laid()
    before = scene.table.tiles(1)
    scene.err(1, "changed_mind")
    assert scene.table.scores == [2000, 1900, 2000, 2000]
    assert sorted(scene.table.tiles(1)) == sorted([*before, CODES["9s"], CODES["9s"]])
    assert (scene.table.melds(1), scene.table.turn, scene.table.asked) == ([], 0, [1, 2, 3])
    scene.do(1, "pung")  # and laid once more
    scene.skip()
    assert scene.table.turn == 1


def test_a_tile_that_was_given_back_may_go_to_another() -> None:
    scene = Scene(OPEN, {0: "9s", 1: "78s", 2: "99s"}, draws="5z")
    scene.throw("9s")
    scene.do(1, "chow")
    scene.do(2, "pung")
    scene.skip()
    scene.err(2, "changed_mind")
    scene.do(1, "chow")
    scene.skip()
    assert (scene.table.turn, len(scene.table.melds(1)), scene.table.melds(2)) == (1, 1, [])


def test_nothing_is_taken_back_once_a_tile_is_thrown() -> None:
    scene = laid()
    scene.throw(TILES[scene.table.tiles(1)[0]])
    assert all(action[0] != "changed_mind" for seat in range(4) for action in scene.table.wrong(seat))


@pytest.mark.parametrize("offence", ["wrong_count", "shown_tile", "shown_other"])
def test_whoever_owns_up_does_not_win_in_this_hand(offence: str) -> None:
    scene = Scene(OPEN, {0: "4p", 1: WIN, 2: "4p"}, draws="9s 4p")
    scene.throw("4p")
    scene.err(1, offence)
    assert scene.can(1) == {"chow", "pass"}  # it was going to win on this very tile
    scene.skip()
    assert (scene.table.turn, scene.table.drawn) == (1, CODES["4p"])
    assert "tsumo" not in scene.can(1)
    assert all(type != offence for type, *_ in scene.table.wrong(1))  # once is enough
    scene.throw("4p", skip=True)
    scene.exhaust()
    assert (scene.told("win"), scene.table.scores) == ([], [2000] * 4)
    scene.table.deal(build_wall(OPEN, hands={1: WIN}, draws="4p", dealer=1))
    assert "tsumo" in scene.can(1)


def test_a_game_with_penalties_is_told_and_played_again() -> None:
    table = ruka.Table("japanese-classical", seed=9, options={"penalties": True})
    random = Random(3)
    while not table.over:
        for seat in table.waiting_for:
            if seat not in table.waiting_for:
                continue
            wrong = table.wrong_actions(seat)
            legal = table.legal_actions(seat)
            table.apply(random.choice(wrong if wrong and random.random() < 0.06 else legal))
    reasons = {event.reason for event in table.events if isinstance(event, Offence)}
    assert reasons == {"false_win", "wrong_call", "changed_mind", "wrong_count", "shown_tile", "shown_other"}
    assert sum(table.result.scores if table.result else ()) == 8000
    assert list(ruka.replay(table.record).record.lines()) == list(table.record.lines())
    assert [line.text for line in tell(table.events, table.rules, "cs")]
