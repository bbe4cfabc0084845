"""Names, numbers and glyphs of single tiles."""

from collections.abc import Iterable

from ruka._core import parse_tiles, tile_name

TILES: tuple[str, ...] = tuple(tile_name(code) for code in range(45))
KINDS: tuple[str, ...] = TILES[:34]
CODES = {tile: code for code, tile in enumerate(TILES)}

# Unicode has its own order: bamboos before dots, red before white, bamboo before chrysanthemum.
_DRAGONS = "🀆🀅🀄"
_FIVES = "🀋🀝🀔"
GLYPHS = "🀇🀈🀉🀊🀋🀌🀍🀎🀏" + "🀙🀚🀛🀜🀝🀞🀟🀠🀡" + "🀐🀑🀒🀓🀔🀕🀖🀗🀘" + "🀀🀁🀂🀃" + _DRAGONS + _FIVES + "🀢🀣🀥🀤🀦🀧🀨🀩"


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
    return sorted(tiles, key=lambda tile: ("mpszf".index(tile[1]), kind(tile), tile))


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
    return tuple(kind for number, kind in enumerate(KINDS) if mask >> number & 1)


def seen(tiles: str) -> list[int]:
    """How many of each of the 34 kinds are in a list of tiles; sets may be among them, flowers are not counted.

    >>> counts = seen("19m 0p [777z]")
    >>> counts[0], counts[13], counts[33], sum(counts)
    (1, 1, 3, 6)
    """
    held = [kind(TILES[code]) for code in parse_tiles(tiles)]
    return [held.count(tile) for tile in KINDS]
