"""From fu and fan to points: the calculation in steps, and the payments of a hand known by its numbers alone."""

from __future__ import annotations

from dataclasses import dataclass

from ruka.explain.explanation import By, Calculation, Payment, Reason, Share
from ruka.explain.payments import rounded_up, times_paid
from ruka.rules.policies import Formula
from ruka.rules.ruleset import RuleSet
from ruka.scoring import points


@dataclass(frozen=True)
class PointsExplained:
    """So many fu and fan: how they become points, and who pays."""

    calculation: Calculation
    payments: tuple[Payment, ...]
    total: int


def explain_points(rules: RuleSet, *, fu: int, fan: int, seat: str = "S", win: str = "ron") -> PointsExplained:
    """What a hand of so many fu and fan is worth, and why.

    >>> from ruka.rulesets import rule_set
    >>> explained = explain_points(rule_set("ema-riichi"), fu=34, fan=3)
    >>> explained.calculation.base, explained.calculation.product, explained.total
    (40, 1280, 5200)
    """
    formula, policy = rules.resolved.formula, rules.resolved.payment
    found = points(rules, fu=fu, fan=fan, seat=seat, win=win)
    base = fu if fu == formula.flat_points else rounded_up(fu, formula.points_round_up)
    times = times_paid(policy, dealer=seat == "E", draw=win == "tsumo")
    idle = rules.resolved.players - (1 if seat == "E" and win == "tsumo" else 2)
    payments = tuple(
        Payment(
            payer, None, idle if payer == "others" else 1, (Share(Reason.HAND, found.pay[payer], number, found.value),)
        )
        for payer, number in times.items()
    )
    return PointsExplained(calculation(formula, base, fan, 0, found.value, found.limit), payments, found.total)


def calculation(formula: Formula, base: int, fan: int, limits: int, value: int, limit: str | None) -> Calculation:
    """Which rule gave the value: the formula, a cap on it, the number of fan, or limit hands."""
    product = base << (formula.exponent + fan)
    if limits:
        by = By.LIMITS
    elif any(step.fan <= fan for step in formula.ladder):
        by = By.FAN
    elif product == value:
        by = By.FORMULA
    else:
        by = By.CAP if product > value else By.ROUNDED_UP
    return Calculation(by, value, base, fan, formula.exponent, min(limits, formula.most_limits), limit)
