"""What actions are worth: read from what a seat may see, the same at a table as in the core, and good to play by."""

from __future__ import annotations

import pytest

from ruka import Table
from ruka.agents import agent, question
from ruka.agents.levels import CLUB, NOVICE, Level, advisor
from ruka.agents.playing import Seated
from ruka.agents.sight import Sight
from ruka.engine.simulate import native_player
from ruka.rulesets import rule_set
from ruka.simulator import run
from tests.engine.games import every_rule_set
from tests.families import families

DECISIONS = 60


@every_rule_set
def test_a_view_is_all_that_it_takes(rules: str) -> None:
    """The table with all its tiles, and the table as the seat sees it, come to the same values."""
    table = Table(rules, seed=21)
    seated = [Seated(agent("club", table.rules, seat), seat) for seat in range(table.players)]
    for one in seated:
        one.tell(table.events)
    whole, weighs = 0, advisor(CLUB, table.rules)
    for _ in range(DECISIONS):
        for seat in table.waiting_for:
            asked = question(table, seat)
            codes = [action.code for action in asked.actions]
            if len(codes) > 1:
                seen = Sight(table.rules).see(table.view(seat))
                assert seen.weigh(seat, weighs, codes) == table.core.weigh(seat, weighs, codes)
                whole += 1
            events = table.apply(seated[seat].answer(asked))
            for one in seated:
                one.tell(events)
    assert whole > DECISIONS / 3


@pytest.mark.parametrize("rules", families())
def test_levels_stand_above_those_who_do_not_think(rules: str) -> None:
    """On the same walls; the margin of ten games leaves no doubt between these."""
    chosen = rule_set(rules)
    (match,) = run([chosen], 6, duplicate=("club", "random"), seed=5)
    assert match.duplicate is not None
    interval = match.duplicate.points.interval
    assert interval is not None
    assert interval[0] > 0


def test_the_core_plays_levels_by_name() -> None:
    rules = rule_set("hong-kong")
    advisors = {"club": advisor(CLUB, rules)}
    games = native_player(rules, ["club"] * 4, "7", jobs=1, checked=True, advisors=advisors)(0, 2).games
    assert not games["violations"].any()
    assert games["wins"].sum() > 0.7 * games["hands"].sum()


def test_who_errs_plays_otherwise() -> None:
    rules = rule_set("tenhou")
    played = [
        native_player(rules, ["one"] * 4, "7", jobs=1, advisors={"one": advisor(level, rules)})(0, 2).games["decisions"]
        for level in (CLUB, NOVICE, Level(errs=0.001))
    ]
    assert len({tuple(one) for one in played}) == len(played)
