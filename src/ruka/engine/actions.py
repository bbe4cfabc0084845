"""The actions of a table: those that the core counts, and what is done for a seat that is silent."""

from __future__ import annotations

from collections.abc import Sequence

from ruka._core import format_tiles
from ruka.schema.actions import GAP, PAIRS, THROWS, WITH_TILE, WITHOUT_TURN, Action, unpacked
from ruka.schema.events import MOST_SEATS
from ruka.schema.tiles import CODES, TILES


def when_silent(actions: Sequence[Action]) -> Action:
    """What is done for a seat that does not answer: pass, show a ready hand, let a false win go, or discard: the
    drawn tile, after a claim the last one; where it must win, it wins."""
    for action in actions:
        if action.type in WITHOUT_TURN or (action.type == "discard" and action.drawn):
            return action
    return next((action for action in reversed(actions) if action.type == "discard"), actions[0])


class SeatActions(dict[int, Action]):
    """The actions of a seat by the core's numbers; every one is made once, when it is first met."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def __missing__(self, code: int) -> Action:
        action = self[code] = _action(self.seat, code)
        return action


ACTIONS = tuple(map(SeatActions, range(MOST_SEATS)))


def _action(seat: int, code: int) -> Action:
    type, tile, flag = unpacked(code)
    if type in PAIRS:
        tiles = own_pung(tile, flag) if type == "pung" else _own_chow(tile, 2 if flag & GAP else 1, bool(flag & 1))
        return Action(seat, type, tiles=tiles)
    if type in THROWS:
        return Action(seat, type, TILES[tile], drawn=bool(flag))
    return Action(seat, type, TILES[tile] if type in WITH_TILE else "")


def own_pung(kind: int, reds: int, size: int = 2) -> str:
    """This many tiles of a kind, the red ones first.

    >>> own_pung(4, 1)
    '05m'
    """
    red = CODES["0" + TILES[kind][1]] if reds else kind
    return format_tiles([red] * reds + [kind] * (size - reds))


def _own_chow(low: int, step: int, red: bool) -> str:
    tiles = [TILES[low], TILES[low + step]]
    return format_tiles([CODES["0" + tile[1]] if red and tile[0] == "5" else CODES[tile] for tile in tiles])
