"""The reference and the core say the same of every reading of random wins: lines, sums, choice and payments."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from ruka._core import Reading
from ruka.rules import BONUS, FAN, LIMIT, POINTS, RuleSet
from ruka.rulesets import rule_set
from ruka.scoring import Circumstances, Score, Win, score, score_readings
from ruka.testing import wins
from ruka.testing.reference import scoring as reference
from ruka.testing.reference.payments import gains
from ruka.tiles import Hand, parse
from tests.clauses.international_hands import HANDS, SAID
from tests.families import families
from tests.scoring.random_wins import random_wins

FEW, MANY = 2_000, 100_000
SELDOM: dict[str, list[tuple[str, Circumstances]]] = {
    "bmja": [("[222m] 444p 666m 55p 34s +2s", {"win": "ron", "seat": "S", "robbing_kong": True})],
    "tenhou-3p": [("234p 567p 345s 678s 9p +9p", {"win": "tsumo", "seat": "E", "first_turn": True})],
    "modern-japanese": [("111122223333p 5m +5m", {"win": "ron", "seat": "S"})],
}


@pytest.mark.parametrize("number", [FEW, pytest.param(MANY, marks=pytest.mark.long)])
@pytest.mark.parametrize("id", families())
def test_reference_and_core(id: str, number: int) -> None:
    seen: set[str] = set()
    for rules, hand, circumstances in (*random_wins(id, number), *written_wins(id)):
        rows = compare(rules, hand, circumstances)
        seen.update(line.price.pattern.id for row in rows for line in row.lines)
    assert {price.pattern.id for price in rule_set(id).resolved.prices} <= seen


def written_wins(id: str) -> Iterator[tuple[RuleSet, Hand, Circumstances]]:
    """Each international value, for the seldom ones, and what is seldom in the others."""
    rules = rule_set(id)
    for hand, circumstances in SELDOM.get(id, ()):
        yield rules, parse(hand), circumstances
    for number, (hand, _) in HANDS.items() if rules.combines_sets else ():
        said: Circumstances = {"win": "ron", "seat": "S", **SAID.get(number, ({}, {}))[0]}
        said.pop("flowers", None)
        yield rules, parse(hand), said


def compare(rules: RuleSet, hand: Hand, circumstances: Circumstances) -> list[reference.RefRow]:
    """Compare all readings, the choice and the payments; the rows of the reference."""
    case = f"{rules.settings} {hand} {circumstances}"
    win = Win(**circumstances)
    rows = reference.score_rows(rules, hand, win)
    by_rows = [by_reference(rules, row) for row in rows]
    assert [by_core(one) for one in score_readings(rules, hand, **circumstances)] == by_rows, case
    chosen, best = score(rules, hand, **circumstances), reference.best(rows)
    assert best is not None, case
    assert as_tuple(chosen.reading) == as_tuple(best.reading), case
    assert chosen.discarder_alone == (chosen.wins and best.discarder_alone), case
    compare_payments(rules, hand, circumstances, best)
    return rows


def compare_payments(rules: RuleSet, hand: Hand, circumstances: Circumstances, best: reference.RefRow) -> None:
    """With the hands of all the others where they count, too."""
    payment, win = rules.resolved.payment, Win(**circumstances)
    chosen, values = score(rules, hand, **circumstances), None
    known = payment.discard_as_draw or circumstances["win"] == "tsumo" or "discarder" in circumstances
    if rules.of_unfinished:
        assert chosen.deltas == []
        others = wins.others(Random(str(hand)), rules, hand, circumstances["seat"])
        said: Circumstances = {**circumstances, "others": others}
        chosen = score(rules, hand, **said)
        round = circumstances.get("round", "E")
        values = {seat: reference.unfinished_value(rules, other, seat, round) for seat, other in others.items()}
        assert chosen.others == values
    assert chosen.deltas == (gains(rules, best, win, values) if chosen.wins and known else []), (
        f"{hand} {circumstances}"
    )


def by_core(one: Score) -> dict[str, Any]:
    return {
        "lines": [
            (line.pattern.id, line.count, line.value, line.kinds, line.sets, _id(line.excluded_by))
            for line in one.lines
        ],
        "fu": one.fu,
        "base": one.base,
        "fan": one.fan,
        "fan_without_bonus": one.fan_without_bonus,
        "limits": one.limits,
        "minimum": one.minimum,
        "value": one.value,
        "wins": one.wins,
    }


def by_reference(rules: RuleSet, row: reference.RefRow) -> dict[str, Any]:
    return {
        "lines": [
            (line.price.pattern.id, line.count, line.value, line.witness, line.sets, _id(line.excluded_by))
            for line in row.lines
        ],
        "fu": row.totals[POINTS],
        "base": row.base,
        "fan": row.totals[FAN] + row.totals[BONUS],
        "fan_without_bonus": row.totals[FAN],
        "limits": rules.resolved.formula.limits(row.totals[LIMIT]),
        "minimum": row.minimum,
        "value": row.value,
        "wins": row.qualified,
    }


def _id(price: Any) -> str | None:
    return price.pattern.id if price else None


def as_tuple(reading: Reading | None) -> tuple[Any, ...]:
    assert reading is not None
    sets = [(one.type, one.kind, one.shown, one.concealed_kong) for one in reading.sets]
    return reading.form, reading.role, reading.completed, sets, list(reading.pairs), list(reading.singles)
