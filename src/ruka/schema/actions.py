"""Actions: what a seat asks of the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, get_args

from ruka._core import parse_tiles
from ruka.errors import RukaError, wrong_type
from ruka.schema.tiles import CODES, KINDS, TILES
from ruka.schema.values import Value, convert, once

# In the order of the core.
ActionType = Literal[
    "pass",  # lets the tile of another go
    "discard",
    "riichi",  # discards and declares
    "tsumo",  # wins by the own draw
    "ron",  # wins on the tile of another
    "chow",  # the seat's own two tiles: `46m`, with a red five `40m`
    "pung",
    "kong",  # of a discard
    "concealed_kong",
    "added_kong",  # the tile that is added to a pung
    "nuki",  # sets a north aside
    "nine_orphans",  # breaks the hand off
    "show",  # a ready hand at a draw, where the rules ask; any hand after a false win (classical penalties)
    "hide",  # the same hand is not shown
    "wrong_call",  # open discipline only, from here on: a set is called that is not one
    "changed_mind",  # the set just laid is taken back, and its tile is offered again
    "wrong_count",  # owned up to, from here on: the wrong number of tiles in the hand
    "shown_tile",  # a tile of one's own hand
    "shown_many",  # more than five tiles
    "shown_other",  # a tile of another's hand or of the dead wall
]
Failure = Literal["crashed", "late", "illegal"]  # why a program did not answer for its seat

ACTION_TYPES: tuple[ActionType, ...] = get_args(ActionType)
NOTES: tuple[Failure, ...] = get_args(Failure)

THROWS = frozenset[ActionType](("discard", "riichi"))  # have a `tile`, which may be the one just drawn
PAIRS = frozenset[ActionType](("chow", "pung"))  # have the `tiles` that a discard is claimed with
OF_A_KIND = frozenset[ActionType](("kong", "concealed_kong"))  # have the kind of a `tile`
WITH_TILE = frozenset[ActionType](("discard", "riichi", "kong", "concealed_kong", "added_kong"))
WINS = frozenset[ActionType](("tsumo", "ron"))
SHOWING = frozenset[ActionType](("show", "hide"))
WITHOUT_TURN = frozenset[ActionType](("pass", "show", "hide"))

# Which fields the types have beside those that every action has; the client's types are made from it.
ACTION_FIELDS: Mapping[frozenset[ActionType], tuple[str, ...]] = {
    THROWS: ("tile", "drawn"),
    PAIRS: ("tiles",),
    WITH_TILE - THROWS: ("tile",),
    frozenset(ACTION_TYPES) - WITH_TILE - PAIRS: (),
}

_NUMBERS: Mapping[str, int] = {name: number for number, name in enumerate(ACTION_TYPES)}
_TILE_SHIFT, _FLAG_SHIFT = 5, 11
GAP = 2  # of a chow: the claimed tile is between the seat's own two


class Action(Value, frozen=True, omit_defaults=True, repr_omit_defaults=True, dict=True):
    """One request of one seat.

    ``tile`` is what is discarded, added to a pung, or the kind of a kong; ``tiles`` are the seat's own two tiles of a
    chow or a pung; ``drawn`` says that the very tile just drawn is discarded. A ``note`` says why it was done for the
    seat and not by it; the record keeps it.

    >>> Action(0, "discard", "5p", drawn=True).to_json()
    {'seat': 0, 'type': 'discard', 'tile': '5p', 'drawn': True}
    >>> Action.from_json({"seat": 1, "type": "chow", "tiles": "40m"})
    Action(seat=1, type='chow', tiles='40m')
    """

    seat: int
    type: ActionType
    tile: str = ""
    tiles: str = ""
    drawn: bool = False
    note: Failure | Literal[""] = ""

    def __post_init__(self) -> None:
        if type(self.seat) is not int:
            raise wrong_type("a seat is a whole number from 0 on", self.seat)
        if not isinstance(self.drawn, bool):
            raise wrong_type("drawn is True or False", self.drawn)
        for text in (self.type, self.tile, self.tiles):
            if not isinstance(text, str):
                raise wrong_type("the type and the tiles of an action are texts", text)
        if self.note and self.note not in NOTES:
            raise RukaError("bad-field", field="note")
        _ = self.code  # refuses what is no action

    @once
    def code(self) -> int:
        """As the core counts actions."""
        if self.type not in _NUMBERS:
            raise RukaError("unknown-action", name=self.type, known=", ".join(ACTION_TYPES))
        if self.type in PAIRS:
            return _pair_code(self)
        if self.type not in WITH_TILE:
            return packed(self.type)
        if self.tile not in (KINDS if self.type in OF_A_KIND else TILES):
            raise RukaError("bad-action-tile", tile=self.tile)
        return packed(self.type, CODES[self.tile], self.drawn)

    def noted(self, note: Failure) -> Action:
        """The same, done for the seat and not by it."""
        return Action(self.seat, self.type, self.tile, self.tiles, self.drawn, note)

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Action:
        """The other way round; what is not an action is refused with a sentence."""
        if not isinstance(data, Mapping):
            raise wrong_type("an action is told as an object with a seat and a type", data)
        type = data.get("type")
        if isinstance(type, str) and type not in _NUMBERS:
            raise RukaError("unknown-action", name=type, known=", ".join(ACTION_TYPES))
        return convert(data, cls)


def packed(type: str, tile: int = 0, flag: int = 0) -> int:
    """An action as the core counts it (bindings/play.cpp)."""
    return _NUMBERS[type] | tile << _TILE_SHIFT | flag << _FLAG_SHIFT


def unpacked(code: int) -> tuple[ActionType, int, int]:
    """The other way round: type, tile and flag.

    >>> unpacked(packed("discard", 44, True))
    ('discard', 44, 1)
    """
    return ACTION_TYPES[code & 31], code >> _TILE_SHIFT & 63, code >> _FLAG_SHIFT


def _pair_code(action: Action) -> int:
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
