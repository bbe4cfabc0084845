"""Views: the table as a seat, a spectator or everybody sees it. They change with every event (`ruka.engine.view`)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

from msgspec import Struct, field, json

from ruka._core import format_tiles
from ruka.schema.actions import Action
from ruka.schema.tiles import CODES, WINDS, in_order
from ruka.schema.values import Value, encode

SetType = Literal["chow", "pung", "kong", "concealed_kong", "added_kong"]


class ShownSet(Struct):
    """A set on the table: all its tiles, the claimed one and the seat it came from."""

    type: SetType
    tiles: list[str]
    tile: str = ""
    source: int | None = None

    def within(self, tiles: str) -> str:
        """Its tiles in brackets."""
        return f"<{tiles}>" if self.type == "concealed_kong" else f"[{tiles}]"


class ThrownTile(Struct):
    """A discard."""

    tile: str
    drawn: bool = False
    riichi: bool = False
    claimed: bool = False


class SeatView(Struct):
    """What lies in front of one seat. Tiles that the viewer does not see are `?`."""

    points: int
    tiles: list[str] = field(default_factory=list)
    sets: list[ShownSet] = field(default_factory=list)
    discards: list[ThrownTile] = field(default_factory=list)
    norths: int = 0
    flowers: list[str] = field(default_factory=list)  # and seasons
    fines: int = 0  # points that lie in the middle for its mistakes
    riichi: bool = False

    @property
    def notation(self) -> str:
        """The hand as `ruka.shanten` and the other questions take it, where its tiles are seen.

        >>> SeatView(0, ["1m", "2m", "0p", "5p"], [ShownSet("pung", ["7z", "7z", "7z"], "7z", 2)]).notation
        '12m 05p [777z]'
        """
        return " ".join([_joined(in_order(self.tiles)), *(one.within(_joined(one.tiles)) for one in self.sets)])

    @property
    def spelling(self) -> str:
        """The same tile by tile, in no order: for the core, to which it is all one."""
        return "".join([*self.tiles, *(one.within("".join(one.tiles)) for one in self.sets)])


class View(Struct):
    """The current hand. `seat` is whose view it is: None for a spectator, and for the full view."""

    rules: str
    seat: int | None
    seats: list[SeatView]
    round: int = 0
    dealer: int = 0
    deal: int = 1  # of the round, counted by dealers
    order: list[int] = field(default_factory=list)  # the seats of this hand from the dealer on
    missing: str = ""  # the wind that is out of the game
    honba: int = 0
    sticks: int = 0
    turn: int = 0
    drawn: str = ""  # the tile just drawn by the seat in turn
    discarder: int | None = None  # whose discard is the last one
    tiles_left: int = 0
    dice: list[int] = field(default_factory=list)  # where the wall is broken; a wall that was given has none
    indicators: list[str] = field(default_factory=list)
    ura_indicators: list[str] = field(default_factory=list)
    legal_actions: list[Action] = field(default_factory=list)  # of the viewing seat
    waits: list[str] = field(default_factory=list)  # of the viewing seat
    furiten: bool = False
    over: bool = False

    def to_json(self) -> dict[str, Any]:
        """As it is written, for Python."""
        written: dict[str, Any] = json.decode(encode(self))
        return written

    def wind_of(self, seat: int) -> int:
        """0 for east, which deals, and so on; no wind, 4, for whoever sits out."""
        if seat not in self.order:
            return len(WINDS)
        return [wind for wind, name in enumerate(WINDS) if name != self.missing][self.order.index(seat)]


class Wait(Value, frozen=True):
    """A tile that finishes the hand: how many are unseen, and what it is worth on a discard."""

    tile: str
    left: int
    points: int
    name: str = ""  # of a limit
    wins: bool = True  # false: complete, but too little for a win on a discard (no yaku)
    draw_wins: bool = True  # the same by one's own draw


class Waits(Value, frozen=True):
    """What the hand waits on, as it is or after a discard."""

    waits: tuple[Wait, ...]
    discard: str = ""
    furiten: Literal["", "discarded", "passed"] = ""  # why


class Enough(Value, frozen=True):
    """A win is enough if it is worth at least this, as people call it; and the least of usual hands that are."""

    points: int  # for the hand alone; 0: any win
    fan: int = 0
    fu: int = 0
    limit: str = ""  # its name, in place of fan and fu


class Need(Value, frozen=True):
    """What a win of the viewing seat must be worth to pass a seat that is ahead; none: no win of this kind does."""

    seat: int
    behind: int  # points
    draw: Enough | None
    direct: Enough | None  # on a discard of that seat
    discard: Enough | None  # on a discard of anybody else


def _joined(tiles: Iterable[str]) -> str:
    return format_tiles([CODES[tile] for tile in tiles])
