"""Hong Kong hands of two house tables: the patterns that both know, and the faan."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.known_differences import known_differences
from tests.records.hong_kong import our_faan, our_patterns, their_patterns

pytestmark = pytest.mark.records

Records = Callable[[str], Iterator[dict[str, Any]]]


def test_patterns(ruka_records: Records) -> None:
    with known_differences("hk-patterns") as known:
        for record in ruka_records("hk-patterns"):
            known.check(record["id"], our_patterns(record), their_patterns(record))


def test_faan(ruka_records: Records) -> None:
    with known_differences("hk-faan") as known:
        for record in ruka_records("hk-faan"):
            known.check(record["id"], our_faan(record), record["faan"])
