"""The circumstances of a win as people say them, for the core."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypedDict

from ruka import _core
from ruka.errors import RukaError
from ruka.rules.expr import CIRCUMSTANCES
from ruka.tiles import CODES

WINDS = "ESWN"
NOBODY = 255
FLAGS = {name: 1 << bit for bit, name in enumerate(CIRCUMSTANCES)}
GIVEN = tuple(name for name in CIRCUMSTANCES if name not in ("draw", "concealed", "dealer"))


class Circumstances(TypedDict, total=False):
    """What may be said about a win beside the tiles; everything is off, none or nought unless given."""

    win: str  # "ron" or "tsumo"
    seat: str  # E S W N
    round: str
    riichi: bool
    double_riichi: bool
    ippatsu: bool
    last_tile: bool
    after_kong: bool
    second_replacement: bool
    robbing_kong: bool
    first_turn: bool
    last_of_kind: bool
    honba: int
    sticks: int
    nuki: int
    dora: str | Iterable[str]  # indicators
    ura: str | Iterable[str]
    discarder: str
    pao: str


def make_win(
    win: str = "ron",
    *,
    seat: str = "S",
    round: str = "E",
    honba: int = 0,
    sticks: int = 0,
    nuki: int = 0,
    dora: str | Iterable[str] = (),
    ura: str | Iterable[str] = (),
    discarder: str | None = None,
    pao: str | None = None,
    **flags: bool,
) -> _core.Win:
    """A win for the core, from words; anything else is refused with a sentence."""
    bits = 0
    if win == "tsumo":
        bits = 1
    elif win != "ron":
        raise RukaError("bad-win", value=str(win))
    for name, value in flags.items():
        if name not in GIVEN:
            raise RukaError("unknown-circumstance", name=name, known=", ".join(GIVEN))
        if not isinstance(value, bool):
            raise RukaError("bad-circumstance", name=name)
        if value:
            bits |= FLAGS[name]
    if bits & FLAGS["double_riichi"]:
        bits |= FLAGS["riichi"]
    for name, number, most in (("honba", honba, 99), ("sticks", sticks, 99), ("nuki", nuki, 4)):
        if type(number) is not int or not 0 <= number <= most:
            raise RukaError("bad-number", name=name, most=most)
    return _core.Win(
        bits,
        _wind(seat),
        _wind(round),
        honba,
        sticks,
        nuki,
        NOBODY if discarder is None else _wind(discarder),
        NOBODY if pao is None else _wind(pao),
        _indicators(dora) if dora else (),
        _indicators(ura) if ura else (),
    )


def flags_of(win: _core.Win) -> set[str]:
    """The names of the circumstances that hold."""
    return {name for name, bit in FLAGS.items() if win.flags & bit}


def _wind(name: str) -> int:
    seat = WINDS.find(name) if isinstance(name, str) and len(name) == 1 else -1
    if seat < 0:
        raise RukaError("bad-wind", value=str(name))
    return seat


def _indicators(tiles: str | Iterable[str]) -> list[int]:
    """Codes of indicator tiles, in the order given."""
    if isinstance(tiles, str):
        tiles = split_tiles(tiles)
    codes = []
    for tile in tiles:
        code = CODES.get(tile, 99) if isinstance(tile, str) else 99
        if code >= 37:
            raise RukaError("bad-indicator", tile=str(tile))
        codes.append(code)
    return codes


def split_tiles(text: str) -> list[str]:
    """Single tiles of a list in notation, in their order.

    >>> split_tiles("31m 5z")
    ['3m', '1m', '5z']
    """
    tiles: list[str] = []
    ranks = ""
    for letter in text.replace(" ", "").replace(",", ""):
        if letter.isdigit():
            ranks += letter
        else:
            tiles += [rank + letter for rank in ranks] or [letter]
            ranks = ""
    return tiles + list(ranks)
