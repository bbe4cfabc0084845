"""Names, numbers and glyphs of single tiles."""

from ruka._core import parse_tiles
from ruka.schema.tiles import CODES, KINDS, TILES, kind

# Unicode has its own order: bamboos before dots, red before white, bamboo before chrysanthemum.
_DRAGONS = "🀆🀅🀄"
_FIVES = "🀋🀝🀔"
GLYPHS = "🀇🀈🀉🀊🀋🀌🀍🀎🀏" + "🀙🀚🀛🀜🀝🀞🀟🀠🀡" + "🀐🀑🀒🀓🀔🀕🀖🀗🀘" + "🀀🀁🀂🀃" + _DRAGONS + _FIVES + "🀢🀣🀥🀤🀦🀧🀨🀩"


def glyph(tile: str) -> str:
    """The Unicode character of a tile; red fives have none of their own.

    >>> glyph("1z"), glyph("0s") == glyph("5s")
    ('🀀', True)
    """
    return GLYPHS[CODES[tile]]


def kinds_in(mask: int) -> tuple[str, ...]:
    """The kinds of a mask, one bit each, as the batch functions return them.

    >>> kinds_in(0b1001 | 1 << 33)
    ('1m', '4m', '7z')
    """
    if not mask:  # most hands wait on nothing
        return ()
    return tuple(kind for number, kind in enumerate(KINDS) if mask >> number & 1)


def seen(tiles: str) -> list[int]:
    """How many of each of the 34 kinds are in a list of tiles; sets may be among them, flowers are not counted.

    >>> counts = seen("19m 0p [777z]")
    >>> counts[0], counts[13], counts[33], sum(counts)
    (1, 1, 3, 6)
    """
    held = [kind(TILES[code]) for code in parse_tiles(tiles)]
    return [held.count(tile) for tile in KINDS]
