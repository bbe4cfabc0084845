"""Tiles: their names, the notation of hands, tile sets and pictures for the terminal.

A *tile* is written as in the notation (`5p`, the red five `0p`, the flower `1f`). A *kind* is what sets are made of:
there are 34, and a red five is of the same kind as the five. The core numbers tiles (*codes*, 0 to 44) and kinds (0 to
33) in the order of `TILES`.

>>> hand = parse("78s 456s 66p 234m [777z] +9s")
>>> print(hand, hand.size, TILES[hand.winning])
234m 66p 45678s [777z] +9s 14 9s
>>> parse("123m 55555p")
Traceback (most recent call last):
ruka.errors.NotationError: At position 10: this is a fifth 5p; there are four tiles of a kind.
"""

from ruka._core import Hand, Meld, parse
from ruka.schema.tiles import CODES, KINDS, TILES, in_order, kind
from ruka.texts import full_name
from ruka.tiles.drawing import draw, draw_tall, draw_tiles
from ruka.tiles.names import glyph, kinds_in, seen
from ruka.tiles.sets import (
    TILE_SETS,
    TILES_108,
    TILES_108_RED,
    TILES_132,
    TILES_136,
    TILES_136_RED,
    TILES_144,
    TileSet,
    tile_set,
)

__all__ = [
    "CODES",
    "KINDS",
    "TILES",
    "TILES_108",
    "TILES_108_RED",
    "TILES_132",
    "TILES_136",
    "TILES_136_RED",
    "TILES_144",
    "TILE_SETS",
    "Hand",
    "Meld",
    "TileSet",
    "draw",
    "draw_tall",
    "draw_tiles",
    "full_name",
    "glyph",
    "in_order",
    "kind",
    "kinds_in",
    "parse",
    "seen",
    "tile_set",
]
