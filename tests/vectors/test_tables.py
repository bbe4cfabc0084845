"""The score tables that the sources print, cell by cell."""

import json
from pathlib import Path
from typing import Any

import pytest

from ruka.rulesets import rule_set
from ruka.scoring import points

VECTORS = Path(__file__).parent


def cells(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (VECTORS / name).read_text("utf-8").splitlines()]


@pytest.mark.parametrize("cell", cells("ema-tables.jsonl"), ids=lambda cell: cell["id"])
def test_000_4_1_3_tables(cell: dict[str, Any]) -> None:
    answer = points(rule_set(cell["rules"]), fu=cell["fu"], fan=cell["fan"], seat=cell["seat"], win=cell["win"])
    assert {name: getattr(answer, name) for name in cell["expect"]} == cell["expect"]
