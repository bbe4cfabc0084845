"""Actions: what a seat asks of the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ruka._core import format_tiles, parse_tiles
from ruka.errors import RukaError
from ruka.tiles import CODES, KINDS, TILES

# In the order of the core (native/include/ruka/table/table.hpp).
ACTION_TYPES = tuple(
    "pass discard riichi tsumo ron chow pung kong concealed_kong added_kong nuki nine_orphans show hide "
    "wrong_call changed_mind wrong_count shown_tile shown_many shown_other".split()
)
NOTES = ("crashed", "late", "illegal")  # why a program did not answer for its seat
_NUMBERS = {name: number for number, name in enumerate(ACTION_TYPES)}
_DISCARDS = ("discard", "riichi")
_OF_A_KIND = ("kong", "concealed_kong")
_TILE_SHIFT, _FLAG_SHIFT = 5, 11
GAP = 2  # of a chow: the claimed tile is between the seat's own two


@dataclass(frozen=True, slots=True)
class Action:
    """One request of one seat.

    ``tile`` is what is discarded, added to a pung, or the kind of a kong; ``tiles`` are the seat's own two tiles of a
    chow or a pung; ``drawn`` says that the very tile just drawn is discarded. A ``note`` says why it was done for the
    seat and not by it; the record keeps it.

    >>> Action(0, "discard", "5p", drawn=True).to_json()
    {'seat': 0, 'type': 'discard', 'tile': '5p', 'drawn': True}
    >>> Action.from_json({"seat": 1, "type": "chow", "tiles": "40m"})
    Action(seat=1, type='chow', tile='', tiles='40m', drawn=False)
    """

    seat: int
    type: str
    tile: str = ""
    tiles: str = ""
    drawn: bool = False
    note: str = field(default="", repr=False, compare=False)
    code: int = field(init=False, repr=False, compare=False)  # as the core counts actions

    def __post_init__(self) -> None:
        if self.note and self.note not in NOTES:
            raise RukaError("bad-field", field="note")
        object.__setattr__(self, "code", _code(self))

    def to_json(self) -> dict[str, Any]:
        said = {name: getattr(self, name) for name in _FIELDS}
        return {name: value for name, value in said.items() if value or name == "seat"}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Action:
        """The other way round; what is not an action is refused with a sentence."""
        for name, value in data.items():
            if name not in _FIELDS or type(value) is not _FIELDS[name]:
                raise RukaError("bad-field", field=name)
        for name in ("seat", "type"):
            if name not in data:
                raise RukaError("bad-field", field=name)
        return cls(**data)


_FIELDS = {"seat": int, "type": str, "tile": str, "tiles": str, "drawn": bool, "note": str}
SHOWING = ("show", "hide")  # what most would do is offered first
WITHOUT_TURN = frozenset(("pass", *SHOWING))


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


MOST_SEATS = 5
ACTIONS = tuple(map(SeatActions, range(MOST_SEATS)))


def packed(type: str, tile: int = 0, flag: int = 0) -> int:
    """An action as the core counts it (bindings/play.cpp)."""
    return _NUMBERS[type] | tile << _TILE_SHIFT | flag << _FLAG_SHIFT


def unpacked(code: int) -> tuple[str, int, int]:
    """The other way round: type, tile and flag.

    >>> unpacked(packed("discard", 44, True))
    ('discard', 44, 1)
    """
    return ACTION_TYPES[code & 31], code >> _TILE_SHIFT & 63, code >> _FLAG_SHIFT


def _action(seat: int, code: int) -> Action:
    type, tile, flag = unpacked(code)
    if type == "chow":
        return Action(seat, type, tiles=_own_chow(tile, 2 if flag & GAP else 1, bool(flag & 1)))
    if type == "pung":
        return Action(seat, type, tiles=own_pung(tile, flag))
    if type in _DISCARDS:
        return Action(seat, type, TILES[tile], drawn=bool(flag))
    return Action(seat, type, TILES[tile] if type in (*_OF_A_KIND, "added_kong") else "")


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


def _code(action: Action) -> int:
    if action.type not in _NUMBERS:
        raise RukaError("unknown-action", name=action.type, known=", ".join(ACTION_TYPES))
    if action.type in ("chow", "pung"):
        return _set_code(action)
    if action.type in (*_DISCARDS, *_OF_A_KIND, "added_kong"):
        known = KINDS if action.type in _OF_A_KIND else TILES
        if action.tile not in known:
            raise RukaError("bad-action-tile", tile=action.tile)
        return packed(action.type, CODES[action.tile], action.drawn)
    return packed(action.type)


def _set_code(action: Action) -> int:
    """Own tiles of a chow or a pung: the lower kind, red fives, and a gap between the tiles of a chow."""
    codes = parse_tiles(action.tiles)
    if len(codes) != 2:
        raise RukaError("bad-action-tile", tile=action.tiles)
    low, high = sorted(CODES[TILES[code].replace("0", "5")] for code in codes)
    reds = sum(TILES[code][0] == "0" for code in codes)
    gap = GAP if action.type == "chow" and high - low == 2 else 0
    is_set = high == low if action.type == "pung" else 0 < high - low <= 2 and high < 27 and low // 9 == high // 9
    if not is_set:
        raise RukaError("bad-action-tile", tile=action.tiles)
    return packed(action.type, low, reds | gap)
