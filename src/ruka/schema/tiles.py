"""The names of tiles, as every value has them."""

from __future__ import annotations

from collections.abc import Iterable

from ruka._core import tile_name

TILES: tuple[str, ...] = tuple(tile_name(code) for code in range(45))
KINDS: tuple[str, ...] = TILES[:34]
CODES = {tile: code for code, tile in enumerate(TILES)}
HIDDEN = "?"  # a tile that the viewer does not see
WINDS = "ESWN"


def kind(tile: str) -> str:
    """The kind of a tile that is no flower.

    >>> kind("0p"), kind("7z")
    ('5p', '7z')
    """
    return tile.replace("0", "5")


def in_order(tiles: Iterable[str]) -> list[str]:
    """Tiles as one sorts a hand: a red five stands before the other fives.

    >>> in_order(["1z", "6p", "0p", "5p"])
    ['0p', '5p', '6p', '1z']
    """
    return sorted(tiles, key=_PLACES.__getitem__)


_PLACES = {
    tile: place for place, tile in enumerate(sorted(TILES, key=lambda tile: ("mpszf".index(tile[1]), kind(tile), tile)))
}
