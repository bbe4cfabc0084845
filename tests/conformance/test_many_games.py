"""Many games in the core: after every step no tile and no point came from nowhere, and somebody can act."""

from __future__ import annotations

import pytest

from ruka import _core
from ruka.engine.flow import at_table, compiled_flow
from ruka.engine.summaries import GAME
from ruka.rules.ruleset import RuleSet
from ruka.rulesets import RULE_SETS
from ruka.scoring import compiled

RANDOM, GREEDY = 0, 1
every_rule_set = pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS)


@every_rule_set
@pytest.mark.parametrize("games", [60, pytest.param(1000, marks=pytest.mark.long)])
@pytest.mark.parametrize("bot", [RANDOM, GREEDY], ids=["random", "greedy"])
def test_no_invariant_is_ever_violated(rules: RuleSet, games: int, bot: int) -> None:
    bots = [bot] * rules.people
    games *= 10 if rules.table_flow.riichi else 1  # the others take longer
    if rules.resolved.match.hands_to_win and bot == RANDOM:
        games //= 20  # at random nobody wins for long: one game takes as long as many others
    played = _core.simulate(
        compiled(at_table(rules)), compiled_flow(rules), b"soundness", bots, 0, games, 0, True
    ).view(GAME)[:, 0]
    assert played["violations"].sum() == 0
    assert (played["hands"] > 0).all()
    assert (played["decisions"] > 0).all()
