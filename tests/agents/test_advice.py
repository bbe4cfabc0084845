"""What bots say of their choices: the numbers that they have really used, and they add up."""

from __future__ import annotations

import pytest

from ruka import Table
from ruka.agents import Advice, AdviceLine, Choice, Seated, agent, question
from ruka.agents.bots.advised import AdvisedBot
from ruka.agents.levels import CLUB
from ruka.rulesets import rule_set
from ruka.schema import Action
from tests.agents.positions import offered, own_turn
from tests.engine.games import every_rule_set

AT_ONCE = {"only", "win", "show", "orphans"}


def number(choice: Choice, kind: str, place: int = 0) -> float:
    return sum(line.numbers[place] for line in choice.lines if line.kind == kind)


def of(choice: Choice, kind: str) -> list[AdviceLine]:
    return [line for line in choice.lines if line.kind == kind]


def added_up(choice: Choice) -> float:
    """As `ruka.agents.bots.lines` says."""
    value = number(choice, "chance") * number(choice, "points") + number(choice, "beside") - number(choice, "push")
    for fold in of(choice, "fold"):
        value *= fold.numbers[0]
    value -= number(choice, "bet")
    for danger in of(choice, "danger"):
        chance, ready, cost = danger.numbers
        assert danger.seat is not None
        value -= chance * ready * cost
    return value + sum(
        number(choice, *of) for of in (("draw", 2), ("place", 0), ("taste", 0), ("worlds", 3), ("errs", 0))
    )


def check(advice: Advice) -> None:
    for choice in advice.choices:
        kinds = {line.kind for line in choice.lines}
        if kinds & AT_ONCE:
            assert len(advice.choices) == 1
        else:
            assert choice.value == pytest.approx(added_up(choice), rel=1e-3, abs=1e-3)
            assert bool(of(choice, "useful")) == bool(of(choice, "chance"))
            assert all(line.tiles for line in of(choice, "useful"))
    best, others = advice.best, advice.choices[1:]
    assert sorted((one.value for one in others), reverse=True) == [one.value for one in others]
    if others and best.value < others[0].value:  # a pass, or a kong, that is worth less than something else
        assert of(best, "needs") or of(others[0], "needs")


@every_rule_set
def test_values_are_the_sums_of_their_lines(rules: str) -> None:
    table = Table(rules, seed=11)
    bots = ["club", "novice", "expert"] * table.players
    seated = [Seated(agent(bots[seat], table.rules, seat, seat), seat) for seat in range(table.players)]
    events = table.events
    kinds: set[str] = set()
    for _ in range(60):
        for seat in table.waiting_for:
            for one in seated:
                one.tell(events)
            asked = question(table, seat)
            advice = seated[seat].agent.asked(asked, 1.0)
            assert {choice.action for choice in advice.choices} <= {*asked.actions}
            check(advice)
            kinds |= {line.kind for choice in advice.choices for line in choice.lines}
            events = list(table.apply(advice.best.action))
    assert kinds >= {"distance", "useful", "chance", "points"}


def test_a_threat_is_in_the_lines_of_every_tile_that_it_may_win_on() -> None:
    view = own_turn(
        "2589m 147p 2s 1234z 5m 6s", thrown={0: "", 1: "3z 9p 4p 1m", 2: "5z", 3: "6z"}, riichi_of=[1], tiles_left=30
    )
    advice = AdvisedBot(CLUB, rule_set("tenhou"), 0).advise(view, 1.0)
    check(advice)
    dangers = {choice.action.tile: [line.seat for line in of(choice, "danger")] for choice in advice.choices}
    assert 1 not in dangers["3z"]  # it threw it itself
    assert 1 in dangers["5m"]
    assert 1 in dangers["8m"]
    assert all(of(choice, "push") or of(choice, "fold") for choice in advice.choices)


def test_riichi_and_silence_are_two_choices_with_numbers_of_their_own() -> None:
    advice = AdvisedBot(CLUB, rule_set("tenhou"), 0).advise(own_turn("234m 567p 345s 88s 67m 1z", riichi="1z"), 1.0)
    bet, silent = (
        next(one for one in advice.choices if (one.action.type, one.action.tile) == (type, "1z"))
        for type in ("riichi", "discard")
    )
    assert bet is advice.best
    assert number(bet, "points") > number(silent, "points")
    assert number(bet, "chance") <= number(silent, "chance")
    assert [line.tiles for line in of(bet, "useful")] == ["58m"]
    assert number(bet, "bet") > 0


def test_a_claim_says_what_only_a_concealed_hand_has() -> None:
    view = offered("55z 234m 567p 34s 99s 1m", "5z", Action(0, "pung", tiles="55z"))
    advice = AdvisedBot(CLUB, rule_set("tenhou"), 0).advise(view, 1.0)
    (pung,) = (one for one in advice.choices if one.action.type == "pung")
    assert [(line.why, line.numbers) for line in of(pung, "closed")][:1] == [("riichi", (1.0,))]
    assert "yakuhai" in {line.why.split("_")[0] for line in of(pung, "pattern")}


def test_where_a_hand_must_be_worth_something_the_lines_say_that_it_can_be() -> None:
    advice = AdvisedBot(CLUB, rule_set("mcr"), 0).advise(own_turn("1234789p 147s 55z 9m 3z", "mcr"), 1.0)
    (within,) = of(advice.best, "within")
    least, most = within.numbers
    assert least == 8
    assert most >= least
    assert not any(
        of(one, "within")
        for one in AdvisedBot(CLUB, rule_set("tenhou"), 0).advise(own_turn("234m 567p 345s 88s 67m 1z"), 1.0).choices
    )


def test_the_greedy_one_ranks_by_distance_and_useful_tiles() -> None:
    table = Table("tenhou", seed=3)
    player = Seated(agent("greedy", table.rules, 0), 0)
    player.tell(table.events)
    advice = player.agent.asked(question(table, 0), 1.0)
    assert len(advice.choices) == len(table.legal_actions(0))
    values = [choice.value for choice in advice.choices]
    assert values == sorted(values, reverse=True)
    assert {line.kind for choice in advice.choices for line in choice.lines} == {"distance", "useful"}
