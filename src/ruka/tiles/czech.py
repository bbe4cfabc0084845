"""The notation of source 004: a digit and a letter of a Czech suit, or two letters of an honour, for every tile.

`1m` are characters (znaky), `1k` dots (kola), `1b` bamboos; `vv jv zv sv` are the winds from east to north, and
`bd zd cd` the dragons white, green and red (`rd` is red too). Sets stand apart, `l_` before a tile says that it lies
sideways, which makes the set a claimed one; four of a kind without it are a concealed kong.

>>> read_czech("1ml_1m1m vvvv 8b9b")
'[111m] 11z 89s'
>>> read_czech("9k9k9k9k cdcd"), read_czech("vv")
('<9999p> 77z', '1z')
"""

import re

from ruka._core import format_tiles, parse_tiles
from ruka.errors import NotationError

SUITS = {"m": "m", "k": "p", "b": "s"}
HONOURS = {"vv": "1z", "jv": "2z", "zv": "3z", "sv": "4z", "bd": "5z", "zd": "6z", "cd": "7z", "rd": "7z"}
TILE = re.compile(rf"(?P<mark>l_)?(?:(?P<rank>[1-9])(?P<suit>[mkb])|(?P<honour>{'|'.join(HONOURS)}))")
SIDEWAYS, FOUR = "l_", 4


def read_czech(text: str) -> str:
    """Tiles and sets of source 004 in our own notation."""
    groups = [_group(group[0], group.start()) for group in re.finditer(r"\S+", text.lower())]
    if not groups:
        raise NotationError("empty")
    return " ".join(groups)


def read_tiles(text: str) -> str:
    """Tiles in our notation, as somebody typed them: in it, or in that of source 004.

    >>> read_tiles("12p"), read_tiles("1k2k"), read_tiles("1p 2p")
    ('12p', '12p', '12p')
    """
    try:
        return format_tiles(parse_tiles(text))
    except NotationError as ours:
        try:
            return format_tiles(parse_tiles(read_czech(text)))
        except NotationError:
            raise ours from None


def _group(text: str, start: int) -> str:
    """The tiles of one set, or of as many as stand together."""
    tiles, place = [], 0
    while place < len(text):
        found = TILE.match(text, place)
        if found is None:
            raise NotationError("unknown-character", start + place + 1, character=text[place])
        tiles.append(HONOURS[found["honour"]] if found["honour"] else found["rank"] + SUITS[found["suit"]])
        place = found.end()
    written = format_tiles(parse_tiles("".join(tiles)))
    if SIDEWAYS in text:
        return f"[{written}]"
    return f"<{written}>" if len(tiles) == FOUR and len({*tiles}) == 1 else written
