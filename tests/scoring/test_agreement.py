"""The reference and the core say the same of every reading of random wins: lines, sums, choice and payments."""

from typing import Any

import pytest

from ruka._core import Reading
from ruka.rules import BONUS, FAN, LIMIT, POINTS, RuleSet
from ruka.rulesets import RULE_SETS, rule_set
from ruka.scoring import Circumstances, Score, make_win, reference, score, score_readings
from ruka.tiles import Hand
from tests.scoring.random_wins import random_wins

FEW, MANY = 5_000, 100_000


@pytest.mark.parametrize("number", [FEW, pytest.param(MANY, marks=pytest.mark.long)])
@pytest.mark.parametrize("id", RULE_SETS)
def test_reference_and_core(id: str, number: int) -> None:
    seen: set[str] = set()
    for rules, hand, circumstances in random_wins(id, number):
        ours = [by_core(one) for one in score_readings(rules, hand, **circumstances)]
        rows = reference.score_rows(rules, hand, make_win(**circumstances))
        case = f"{rules.settings} {hand} {circumstances}"
        assert ours == [by_reference(row) for row in rows], case
        compare_choice(rules, hand, circumstances, rows, case)
        seen.update(line.price.pattern.id for row in rows for line in row.lines)
    assert {price.pattern.id for price in rule_set(id).resolved.prices} <= seen


def compare_choice(
    rules: RuleSet, hand: Hand, circumstances: Circumstances, rows: list[reference.RefRow], case: str
) -> None:
    chosen = score(rules, hand, **circumstances)
    best = reference.best(rows)
    assert best is not None, case
    assert as_tuple(chosen.reading) == as_tuple(best.reading), case
    if chosen.wins and (circumstances["win"] == "tsumo" or "discarder" in circumstances):
        assert chosen.deltas == reference.gains(rules, best, make_win(**circumstances)), case
    else:
        assert chosen.deltas == [], case


def by_core(one: Score) -> dict[str, Any]:
    return {
        "lines": [(line.pattern.id, line.count, line.value, line.kinds, _id(line.excluded_by)) for line in one.lines],
        "fu": one.fu,
        "base": one.base,
        "fan": one.fan,
        "fan_without_bonus": one.fan_without_bonus,
        "limits": one.limits,
        "minimum": one.minimum,
        "value": one.value,
        "wins": one.wins,
    }


def by_reference(row: reference.RefRow) -> dict[str, Any]:
    return {
        "lines": [
            (line.price.pattern.id, line.count, line.value, line.witness, _id(line.excluded_by)) for line in row.lines
        ],
        "fu": row.totals[POINTS],
        "base": row.base,
        "fan": row.totals[FAN] + row.totals[BONUS],
        "fan_without_bonus": row.totals[FAN],
        "limits": row.totals[LIMIT],
        "minimum": row.minimum,
        "value": row.value,
        "wins": row.qualified,
    }


def _id(price: Any) -> str | None:
    return price.pattern.id if price else None


def as_tuple(reading: Reading) -> tuple[Any, ...]:
    sets = [(one.type, one.kind, one.shown, one.concealed_kong) for one in reading.sets]
    return reading.form, reading.role, reading.completed, sets, list(reading.pairs), list(reading.singles)
