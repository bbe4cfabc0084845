"""The tables of faan and of fu and han that source 002 prints for Hong Kong and modern Japanese, cell by cell."""

from typing import Any

import pytest

from ruka.cli.questions import answer
from tests.vectors.test_tables import cells

CELLS = cells("hong-kong-tables.jsonl") + cells("modern-japanese-tables.jsonl")


@pytest.mark.parametrize("cell", CELLS, ids=lambda cell: cell["id"])
def test_002_tables(cell: dict[str, Any]) -> None:
    answered = answer(cell)
    assert {name: answered[name] for name in cell["expect"]} == cell["expect"]
