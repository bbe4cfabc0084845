"""Tiles drawn in the terminal: ivory blocks in the colours of the suits, or the plain notation without colour."""

import os
import sys
from collections.abc import Iterable
from itertools import groupby

from ruka._core import Hand, format_tiles, parse
from ruka.errors import wrong_type
from ruka.schema.tiles import CODES, TILES

__all__ = ["draw", "draw_tall", "draw_tiles"]

# Colours of the 256-colour palette, known to every terminal of today.
IVORY, RED, BACK = 230, 160, 65
SUITS = {"m": 88, "p": 25, "s": 28, "z": 236, "f": 133}
DRAGONS = {"5z": 67, "6z": 28, "7z": RED}
LETTERS = dict(zip(TILES[27:34], "ESWNPFC", strict=True))  # honours, as the notation reads them too


def draw(hand: Hand | str, colour: bool | None = None) -> str:
    """A hand on one line: the tiles, the sets on the table in brackets, the winning tile after a plus.

    Without `colour` given, there is colour on a terminal, unless NO_COLOR is set.

    >>> print(draw("234m 66p [777z] 456s 78s +9s", colour=False))
    234m 66p 45678s [777z] +9s
    """
    hand = parse(hand) if isinstance(hand, str) else hand
    if not isinstance(hand, Hand):
        raise wrong_type("a hand is a Hand or its notation, such as 123m 456p 11z", hand)
    if colour is not None and not isinstance(colour, bool):
        raise wrong_type("colour is true or false, or None", colour)
    if not _in_colour(colour):
        return str(hand)
    parts = [_row(tiles) for _, tiles in groupby(_in_hand(hand), key=lambda tile: tile[1])]
    parts += [("<{}>" if meld.concealed else "[{}]").format(_row(_names(meld.tiles))) for meld in hand.melds]
    if hand.winning is not None:
        parts.append("+" + _row([TILES[hand.winning]]))
    if hand.flowers:
        parts.append(_row(_names(hand.flowers)))
    return " ".join(parts)


def draw_tiles(tiles: Iterable[str], colour: bool | None = None) -> str:
    """Single tiles beside each other, in the order given.

    >>> draw_tiles(["4p", "7p", "1z"], colour=False)
    '47p 1z'
    """
    return _row(tiles) if _in_colour(colour) else format_tiles([CODES[tile] for tile in tiles])


def draw_tall(hand: Hand) -> str:
    """A hand three lines high, always in colour; sets on the table, the winning tile and flowers stand apart.

    >>> len(draw_tall(parse("123m [777z] +9s")).splitlines())
    3
    """
    winning = [] if hand.winning is None else [TILES[hand.winning]]
    groups = [_in_hand(hand), *(_names(meld.tiles) for meld in hand.melds), winning, _names(hand.flowers)]
    faces = (_top, _middle, _back)
    return "\n".join("   ".join(" ".join(map(face, group)) for group in groups if group) for face in faces)


def _in_hand(hand: Hand) -> list[str]:
    tiles = list(hand.tiles)
    if hand.winning is not None:
        tiles.remove(hand.winning)
    return _names(tiles)


def _names(codes: Iterable[int]) -> list[str]:
    return [TILES[code] for code in codes]


def _row(tiles: Iterable[str]) -> str:
    """Half blocks at the sides keep neighbours apart without a whole column between them."""
    return "".join(_ink(_ground(tile), "▐") + _paint(tile, tile) + _ink(_ground(tile), "▌") for tile in tiles)


def _top(tile: str) -> str:
    return _paint(tile, f" {LETTERS.get(tile, tile[0])}  ")


def _middle(tile: str) -> str:
    return _paint(tile, f"{tile if tile in LETTERS else tile[1]:>3} ")


def _back(tile: str) -> str:
    return _ink(BACK, "▀▀▀▀")


def _paint(tile: str, words: str) -> str:
    ink = IVORY if tile[0] == "0" else DRAGONS.get(tile, SUITS[tile[1]])
    return f"\x1b[1;38;5;{ink};48;5;{_ground(tile)}m{words}\x1b[0m"


def _ink(colour: int, words: str) -> str:
    return f"\x1b[38;5;{colour}m{words}\x1b[0m"


def _ground(tile: str) -> int:
    return RED if tile[0] == "0" else IVORY


def _in_colour(colour: bool | None) -> bool:
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") if colour is None else colour
