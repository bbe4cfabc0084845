"""ruka: one engine for every mahjong that people sit down to.

>>> import ruka
>>> ruka.shanten("123m 456p 789s 11z 56p")
0
>>> print(ruka.waits("123m 456p 789s 11z 56p"))
4p×3 7p×4
"""

from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

from ruka.errors import NotationError, RukaError, UnknownName
from ruka.hands import (
    Discard,
    Form,
    Reading,
    TilesLeft,
    Useful,
    Wait,
    discards,
    readings,
    shanten,
    shanten_by_form,
    useful,
    waits,
)
from ruka.tiles import (
    TILES_108,
    TILES_132,
    TILES_136,
    TILES_144,
    Hand,
    Meld,
    TileSet,
    draw,
    parse,
    tile_set,
)

if TYPE_CHECKING:
    from ruka import batch

__all__ = [
    "TILES_108",
    "TILES_132",
    "TILES_136",
    "TILES_144",
    "Discard",
    "Form",
    "Hand",
    "Meld",
    "NotationError",
    "Reading",
    "RukaError",
    "TileSet",
    "TilesLeft",
    "UnknownName",
    "Useful",
    "Wait",
    "batch",
    "discards",
    "draw",
    "parse",
    "readings",
    "shanten",
    "shanten_by_form",
    "tile_set",
    "useful",
    "waits",
]


def __getattr__(name: str) -> ModuleType:
    """`ruka.batch` brings NumPy, and is imported when somebody first asks for it."""
    if name == "batch":
        return import_module("ruka.batch")
    raise AttributeError(f"module 'ruka' has no attribute '{name}'")
