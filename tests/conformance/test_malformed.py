"""Actions that are none: refused with a sentence, and the table stays as it was."""

from random import Random

import pytest

from ruka.errors import RukaError
from ruka.rules import RuleSet
from ruka.rulesets import RULE_SETS
from tests.conformance.games import positions, random_wall, snapshot
from tests.machine import Act, new_table

every_rule_set = pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS)
tries = pytest.mark.parametrize("tries", [20, pytest.param(1000, marks=pytest.mark.long)])
BIG = 1 << 31


def random_action(rng: Random) -> tuple[int, int, int]:
    """Sometimes nearly right, sometimes far from it."""
    wild = rng.random() < 0.2
    numbers = (-BIG, -1, 15, 44, 45, 63, 64, 255, 256, 257, BIG - 1) if wild else range(40)
    return (
        rng.choice((*Act, *((-1, 15, 255, 257) if wild else ()))),
        rng.choice(numbers),
        rng.choice((0, 1, 2, *numbers)),
    )


@every_rule_set
@tries
def test_what_is_not_offered_is_refused_and_changes_nothing(rules: RuleSet, tries: int) -> None:
    rng = Random(7)
    for game in positions(rules, seed=7, every=50):
        table = game.table
        before = snapshot(table, rules.people)
        for _ in range(tries):
            seat, action = rng.randrange(rules.people), random_action(rng)
            if action in table.legal(seat):
                continue
            with pytest.raises(RukaError):
                table.apply(seat, *action)
            with pytest.raises(RukaError):
                table.trust(seat, Act.PASS)
        assert snapshot(table, rules.people) == before


@every_rule_set
def test_seats_that_are_none(rules: RuleSet) -> None:
    table = new_table(rules)
    table.start(random_wall(table, Random(8)))
    for seat in (-1, rules.people, 5, 255, BIG - 1):
        with pytest.raises(RukaError):
            table.apply(seat, Act.DISCARD, table.drawn, 1)
        with pytest.raises(RukaError):
            table.legal(seat)


@every_rule_set
def test_walls_that_are_none(rules: RuleSet) -> None:
    whole = random_wall(new_table(rules), Random(9))
    for wall in ([], whole[:50], whole * 2, [*whole[1:], 44], [*whole[1:], -1], [0] * len(whole), [*whole, 27]):
        with pytest.raises(RukaError):
            new_table(rules).start(wall)
    table = new_table(rules)
    table.start(whole)
    with pytest.raises(RukaError):
        table.start(whole)
