"""Tile sets."""

import pytest

from ruka.errors import UnknownName
from ruka.tiles import TILE_SETS, tile_set


@pytest.mark.parametrize("total", [108, 132, 136, 144])
def test_a_tile_set_is_found_by_its_number_of_tiles(total: int) -> None:
    assert tile_set(total).total == total == TILE_SETS[total].total


def test_what_each_leaves_out() -> None:
    missing = {
        total: [kind for kind in ("1m", "5m", "9m", "3z", "4z") if kind not in tile_set(total)] for total in TILE_SETS
    }
    assert missing == {108: ["5m"], 132: ["3z"], 136: [], 144: []}


def test_another_number_is_refused() -> None:
    with pytest.raises(UnknownName, match="There is no set of 137 tiles; choose from: 108, 132, 136, 144"):
        tile_set(137)
