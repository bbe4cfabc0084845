"""What is shown adds up to what the core says, for random wins under every rule set."""

import pytest

from ruka.explain import Explanation, Outcome, explain
from ruka.rules import BONUS, FAN, LIMIT, POINTS
from ruka.rulesets import RULE_SETS
from ruka.scoring import Score, score
from tests.scoring.random_wins import random_wins

NUMBER = 1000


@pytest.mark.parametrize("id", RULE_SETS)
def test_totals_are_sums_of_the_lines_shown(id: str) -> None:
    for rules, hand, circumstances in random_wins(id, NUMBER):
        explanation = explain(rules, hand, **circumstances)
        counted = score(rules, hand, **circumstances)
        case = f"{rules.settings} {hand} {circumstances}"
        lines_add_up(explanation, counted, case)
        if explanation.outcome is Outcome.WIN:
            payments_add_up(explanation, counted, case)
        else:
            assert (explanation.payments, counted.wins) == ((), False), case


def lines_add_up(explanation: Explanation, counted: Score, case: str) -> None:
    shown = {tag: sum(line.worth for line in explanation.counted(tag)) for tag in (FAN, BONUS, LIMIT, POINTS)}
    if counted.limits and not explanation.rules.formula.limit_adds:
        parts = counted.limits * explanation.rules.formula.limit_parts
        assert shown == {FAN: 0, BONUS: 0, LIMIT: parts, POINTS: 0}, case
    else:
        assert shown[FAN] + shown[BONUS] == explanation.fan == counted.fan, case
        assert shown[FAN] == explanation.yaku == counted.fan_without_bonus, case
        assert shown[POINTS] == explanation.fu == counted.fu, case
    if (sum_ := explanation.calculation) is not None:
        assert (sum_.value, sum_.base, sum_.limit) == (counted.value, counted.base, counted.limit), case


def payments_add_up(explanation: Explanation, counted: Score, case: str) -> None:
    owed = {
        payment.seat if payment.payer == "feeder" else payment.payer: payment.points for payment in explanation.payments
    }
    assert owed == counted.pay, case
    assert explanation.total == counted.total, case
    honba = counted.honba_points
    assert explanation.received == counted.paid + honba + explanation.bet_points, case
    if counted.deltas:
        assert explanation.received == max(counted.deltas), case
