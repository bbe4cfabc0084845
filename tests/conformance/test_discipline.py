"""Tables that take wrong declarations: whatever is declared, points are kept, the game ends, and the record replays."""

from random import Random

import pytest

import ruka
from ruka import Table
from ruka.rules import RuleSet
from ruka.rulesets import RULE_SETS

WRONG = 0.03  # of all actions that could be wrong


def open_rules(rules: RuleSet) -> RuleSet | None:
    names = {option.name for option in rules.options}
    if "penalties" in names:
        return rules.with_options(penalties=True)
    return rules.with_options(discipline="open") if "discipline" in names else None


OPEN = {id: found for id, rules in RULE_SETS.items() if (found := open_rules(rules))}


def played(rules: RuleSet, seed: int, most: int) -> Table:
    table, random = Table(rules, seed=seed), Random(seed)
    for step in range(most):
        if table.over:
            break
        seat = random.choice(table.waiting_for)
        wrong = table.wrong_actions(seat)
        declares = wrong and random.random() < WRONG
        table.apply(random.choice(wrong if declares else table.legal_actions(seat)))
        if step % 20 == 0:
            view = table.spectator_view()
            points = sum(one.points + one.fines for one in view.seats) + rules.resolved.payment.bet * view.sticks
            assert points == sum(rules.resolved.match.starts(rules.people))
    return table


@pytest.mark.parametrize("rules", OPEN.values(), ids=OPEN)
@pytest.mark.parametrize("most", [600, pytest.param(20_000, marks=pytest.mark.long)])
def test_wrong_declarations_lose_no_point_and_replay(rules: RuleSet, most: int) -> None:
    table = played(rules, 8, most)
    assert any(event.type == "offence" for event in table.events)
    assert list(ruka.replay(table.record).record.lines()) == list(table.record.lines())
