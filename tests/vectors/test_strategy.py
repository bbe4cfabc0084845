"""The examples of source 002's strategy, as its vectors have them."""

from typing import Any

import pytest

from ruka.cli.questions import answer
from tests.vectors.test_tables import cells

CASES = cells("strategy.jsonl")


def test_none_is_missing() -> None:
    assert len(CASES) == 21
    assert {case["kind"] for case in CASES} == {"element", "potential", "danger", "reading"}


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_002_strategy(case: dict[str, Any]) -> None:
    answered = answer(case)
    expected = case["expect"]
    assert {name: answered[name] for name in expected} == expected
