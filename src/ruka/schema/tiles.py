"""The names of tiles, as every value has them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, TypeAlias

from msgspec import Meta

from ruka._core import tile_name

TILES: tuple[str, ...] = tuple(tile_name(code) for code in range(45))
KINDS: tuple[str, ...] = TILES[:34]
CODES = {tile: code for code, tile in enumerate(TILES)}
HIDDEN = "?"  # a tile that the viewer does not see
WINDS = "ESWN"

# Asked of what is read (`ruka.schema.reading`). Readers in other languages know `$`, and in theirs it is the end.
_TILE, _GROUP, _END = "[0-9][mps]|[1-7]z|[1-8]f", "(?:[0-9]+[mps]|[1-7]+z|[1-8]+f)", r"$(?!\n)"
_GROUPS = f"{_GROUP}(?: ?{_GROUP})*"
Tile: TypeAlias = Annotated[str, Meta(pattern=f"^(?:{_TILE}){_END}")]
Tiles: TypeAlias = Annotated[str, Meta(pattern=f"^{_GROUPS}{_END}")]
TileOrHidden: TypeAlias = Annotated[str, Meta(pattern=rf"^(?:\?|{_TILE}){_END}")]
TilesOrHidden: TypeAlias = Annotated[str, Meta(pattern=rf"^(?:\?+|{_GROUPS}){_END}")]


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
