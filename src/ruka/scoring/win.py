"""The circumstances of a win: what may be said about it beside the tiles."""

from collections.abc import Iterable, Mapping
from typing import TypedDict

from ruka._core import Hand, Win
from ruka.rules.row import CIRCUMSTANCES
from ruka.rules.ruleset import WINDS

__all__ = ["GIVEN", "WINDS", "Circumstances", "Win", "flags_of"]

FOLLOWING = ("draw", "concealed", "dealer", "other_discarded")  # from the win, the hand and the seats
GIVEN = tuple(name for name in CIRCUMSTANCES if name not in FOLLOWING)


class Circumstances(TypedDict, total=False):
    """Everything is off, none or zero unless given; by default, south wins by discard in the east round."""

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
    flowers: str  # flowers and seasons of the winner, if the hand does not name them
    others: Mapping[str, Hand | str]  # the hands of those who did not win, by seat, where they count too


def flags_of(win: Win) -> set[str]:
    """The names of the circumstances that hold.

    >>> sorted(flags_of(Win("tsumo", double_riichi=True)))
    ['double_riichi', 'draw', 'riichi']
    """
    return {name for bit, name in enumerate(CIRCUMSTANCES) if win.flags >> bit & 1}
