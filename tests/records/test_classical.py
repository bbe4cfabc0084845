"""Hands of the British rules, won, not won and one tile short, with their points, doubles and limits."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from ruka.hands import waits
from tests.known_differences import known_differences
from tests.records import classical_values
from tests.records.classical import BMJA, ours, scored_by, theirs, waiting_hand

pytestmark = pytest.mark.records

Records = Callable[[str], Iterator[dict[str, Any]]]


def test_scores(ruka_records: Records) -> None:
    with known_differences("classical-scores") as known:
        for record in ruka_records("classical-scores"):
            known.check(record["id"], list(ours(record)), list(theirs(record)))


def test_totals_with_and_without_the_limit(ruka_records: Records) -> None:
    for record in (record for record in ruka_records("classical-scores") if "totals" in record):
        assert scored_by(record).total == record["totals"]["BMJA"]
        assert scored_by(record, roof_off=True).total == record["totals"]["BMJA_roof_off"]


def test_waits(ruka_records: Records) -> None:
    with known_differences("classical-calling") as known:
        for record in ruka_records("classical-calling"):
            found = sorted(waits(waiting_hand(record), forms=BMJA.forms))
            known.check(record["id"], found, sorted(record["waits"]["BMJA"]))


def test_values(ruka_records: Records) -> None:
    told = [*classical_values.theirs(ruka_records("classical-rule-values"))]
    assert told
    assert [(name, classical_values.ours(name)) for name, _ in told] == told
    assert all(classical_values.told_of(price.pattern.id) for price in BMJA.prices)
