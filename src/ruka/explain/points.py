"""From fu and fan to points: the calculation in steps, and the payments of a hand known by its numbers alone."""

from __future__ import annotations

from dataclasses import dataclass

from ruka.explain.explanation import By, Calculation, Payment
from ruka.explain.payments import payments_of
from ruka.rules.policies import Formula
from ruka.rules.ruleset import RuleSet
from ruka.scoring import payments, points


@dataclass(frozen=True)
class PointsExplained:
    """This many fu and fan: how they become points, and who pays."""

    calculation: Calculation
    payments: tuple[Payment, ...]
    total: int


def explain_points(rules: RuleSet, *, fu: int = 0, fan: int, seat: str = "S", win: str = "ron") -> PointsExplained:
    """What a hand of this many fu and fan is worth, and why.

    >>> from ruka.rulesets import rule_set
    >>> explained = explain_points(rule_set("ema-riichi"), fu=34, fan=3)
    >>> explained.calculation.base, explained.calculation.product, explained.total
    (40, 1280, 5200)
    """
    found = points(rules, fu=fu, fan=fan, seat=seat, win=win)
    paid = payments_of(payments(rules, found.value, seat=seat, win=win))
    return PointsExplained(calculation(rules, found.base, fan, 0, found.value, found.limit), paid, found.total)


def calculation(rules: RuleSet, base: int, fan: int, limits: int | float, value: int, limit: str | None) -> Calculation:
    """Which rule gave the value: the formula, a cap on it, the number of fan, or limit hands."""
    formula = rules.resolved.formula
    counted = min(limits, formula.most_limits)
    by_fan = value - int(counted * formula.limit) if formula.limit_adds else 0
    by = _by(formula, base, fan, counted, value)
    return Calculation(by, value, base, fan, formula.exponent, counted, limit, by_fan)


def _by(formula: Formula, base: int, fan: int, limits: int | float, value: int) -> By:
    if limits:
        return By.ADDED if formula.limit_adds else By.LIMITS
    if formula.kind == "sum":
        return By.SUM
    step = next((step for step in reversed(formula.ladder) if step.fan <= fan), None)
    if step:
        return By.FAN if step.name else By.TABLE
    product = base << (formula.exponent + fan)
    if product == value:
        return By.FORMULA
    unit = formula.value_round
    if (product + unit // 2) // unit * unit == value:
        return By.ROUNDED
    return By.CAP if product > value else By.ROUNDED_UP
