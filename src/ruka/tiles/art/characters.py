"""The characters on the tiles, outlined from a font by web/tiles/outline.py."""

import json
from functools import cache
from pathlib import Path

from ruka.tiles.art.shapes import Point
from ruka.tiles.art.sheet import Sheet

NUMBERS = "一二三四五六七八九"
TEN_THOUSAND = "萬"
HONOURS = {"1z": "東", "2z": "南", "3z": "西", "4z": "北", "6z": "發", "7z": "中"}
WINDS = dict(zip("ESWN", "東南西北", strict=True))
FLOWERS = "梅蘭菊竹春夏秋冬"
CHARACTERS = (*NUMBERS, TEN_THOUSAND, *HONOURS.values(), *FLOWERS)
OUTLINES = Path(__file__).with_name("outlines.json")
SQUARE = 1000


def character(sheet: Sheet, sign: str, place: Point, size: int, colour: str, weight: int) -> str:
    """A character in a square of `size` around `place`; `weight` thickens its strokes."""
    corner = place[0] - size / 2, place[1] - size / 2
    paint = f' fill="{colour}" stroke="{colour}" stroke-width="{weight}"'
    return sheet.use(_part(sign), f'<path d="{_outlines()[sign]}"/>', corner, size / SQUARE, paint=paint)


def wind(letter: str) -> str:
    """The symbol of a wind beside the tiles of a face: the character of its tile, in the colour of the text."""
    drawing = f'<use href="#p-{_part(WINDS[letter])}" fill="currentColor"/>'
    return f'<symbol id="w-{letter}" viewBox="0 0 {SQUARE} {SQUARE}">{drawing}</symbol>'


def _part(sign: str) -> str:
    return f"c{CHARACTERS.index(sign)}"


@cache
def _outlines() -> dict[str, str]:
    outlines: dict[str, str] = json.loads(OUTLINES.read_text(encoding="utf-8"))
    return outlines
