"""Every row of the inventories is offered somewhere, and everything that is named there exists."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

from ruka.learn.places import Address, places, rows

TOOL = Path(__file__).parents[2] / "tools" / "content_rows.py"


def test_every_row_has_a_place() -> None:
    placed = {row for file in places().values() for row in file}
    assert rows().keys() - placed == set()
    assert placed - rows().keys() == set()
    assert len(rows()) == 1114


def test_what_is_left_out_is_little_and_has_a_reason() -> None:
    left = {row: one.id for _, row, one in _addresses() if one.kind == "left"}
    assert len(left) <= 2
    assert all(len(reason.split()) > 3 for reason in left.values())


def test_every_address_exists() -> None:
    missing = [f"{name}: {row} = {one}" for name, row, one in _addresses() if not one.exists]
    assert missing == []


def test_the_list_of_rows_is_that_of_the_inventories() -> None:
    spec = importlib.util.spec_from_file_location("content_rows", TOOL)
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    if not tool.SPEC.is_dir():
        pytest.skip("the inventories are not here")
    assert dict(tool.rows()) == rows()


def _addresses() -> list[tuple[str, str, Address]]:
    return [(name, row, one) for name, file in places().items() for row, told in file.items() for one in told]
