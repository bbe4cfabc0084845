"""The circumstances of a win: what may be said about it beside the tiles."""

from collections.abc import Iterable
from typing import TypedDict

from ruka._core import Win
from ruka.rules.expr import CIRCUMSTANCES

__all__ = ["GIVEN", "WINDS", "Circumstances", "Win", "flags_of"]

WINDS = "ESWN"
GIVEN = tuple(name for name in CIRCUMSTANCES if name not in ("draw", "concealed", "dealer"))  # the rest follows


class Circumstances(TypedDict, total=False):
    """Everything is off, none or nought unless given; the win is by discard, of south in the east round."""

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
    discarder: str | None
    pao: str | None  # the seat that is liable


def flags_of(win: Win) -> set[str]:
    """The names of the circumstances that hold.

    >>> sorted(flags_of(Win("tsumo", double_riichi=True)))
    ['double_riichi', 'draw', 'riichi']
    """
    return {name for bit, name in enumerate(CIRCUMSTANCES) if win.flags >> bit & 1}
