"""The worked examples of source 002, as its vectors have them."""

from typing import Any

import pytest

from ruka.cli.questions import answer
from tests.vectors.test_tables import cells

CASES = [case for case in cells("classical.jsonl") if "classical" in case["rules"]]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_002_examples(case: dict[str, Any]) -> None:
    answered = answer(case)
    expected = case["expect"]
    assert {name: answered[name] for name in expected} == expected
