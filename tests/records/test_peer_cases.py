"""Values, fu and points of another library's own tests; tests/native/test_records.py has their shanten."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.known_differences import known_differences
from tests.records.peer_cases import compared

pytestmark = pytest.mark.records


def test_riichi_cases(ruka_records: Callable[[str], Iterator[dict[str, Any]]]) -> None:
    with known_differences("riichi-cases", some=False) as known:
        for record in ruka_records("riichi-cases"):
            if record["kind"] in ("hand_value", "fu", "score"):
                known.check(record["id"], *compared(record))
