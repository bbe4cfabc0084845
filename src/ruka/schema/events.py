"""Events: what happened at the table. One class for each type, with the fields that this type has.

Fields are written in the order
in which they stand here, and those that say nothing are left out: records of all versions are made so.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Literal, TypeAlias, get_args

from msgspec import Meta

from ruka.schema.actions import Failure
from ruka.schema.values import Value

Abort = Literal["nine_orphans", "four_winds", "four_riichi", "four_kongs", "three_winners"]
Offended = Literal[
    "none",  # as the core counts; nobody is told of it
    "false_win",
    "false_riichi",
    "wrong_kong",
    "wrong_call",
    "dead_claim",
    "changed_mind",
    "wrong_count",  # from here on: owned up to
    "shown_tile",
    "shown_many",
    "shown_other",
]
MOST_SEATS = 5
Points: TypeAlias = tuple[int, ...]  # by seat
Seat: TypeAlias = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Seats: TypeAlias = tuple[Seat, ...]
Act: TypeAlias = Literal["buy", "use", "effect", "bet", "payout"]
Swap: TypeAlias = tuple[int, int]
Doing: TypeAlias = Literal["deed", "together", "along", "after"]

# Asked of what is read (`ruka.schema.reading`). Readers in other languages know `$`, and in theirs it is the end.
_TILE, _GROUP, _END = "[0-9][mps]|[1-7]z|[1-8]f", "(?:[0-9]+[mps]|[1-7]+z|[1-8]+f)", r"$(?!\n)"
_GROUPS = f"{_GROUP}(?: ?{_GROUP})*"
Tile: TypeAlias = Annotated[str, Meta(pattern=f"^(?:{_TILE}){_END}")]
Tiles: TypeAlias = Annotated[str, Meta(pattern=f"^{_GROUPS}{_END}")]
TileOrHidden: TypeAlias = Annotated[str, Meta(pattern=rf"^(?:\?|{_TILE}){_END}")]
TilesOrHidden: TypeAlias = Annotated[str, Meta(pattern=rf"^(?:\?+|{_GROUPS}){_END}")]

ABORTS: tuple[Abort, ...] = get_args(Abort)
OFFENCES: tuple[Offended, ...] = get_args(Offended)


def _type(name: str) -> str:
    """A class is named after its type: `ConcealedKong` is `concealed_kong`."""
    return re.sub("(?<!^)(?=[A-Z])", "_", name).lower()


class Fact(Value, frozen=True, omit_defaults=True, repr_omit_defaults=True, tag_field="type", tag=_type):
    """What all events have: a type, a seat where somebody did it, and the groups that they belong to."""

    type: ClassVar[str]
    doing: ClassVar[Doing] = "after"
    """A seat's own deed, alone or *together* with those of others; or nobody's doing: what comes *along* in the middle
    of what is done, or *after* it."""
    offers: ClassVar[bool] = False  # others may answer: claim the tile, or rob the kong
    replaces: ClassVar[bool] = False  # the seat draws a replacement next
    from_wall: ClassVar[bool] = False  # the shuffle alone decides its tiles
    ends: ClassVar[bool] = False  # belongs to the end of a hand
    settles: ClassVar[bool] = False  # points may move; the core tells the shares (bindings/play.cpp)

    def __init_subclass__(cls, **words: Any) -> None:
        super().__init_subclass__(**words)
        cls.type = _type(cls.__name__)

    @property
    def seat(self) -> int | None:
        """Nobody's doing."""
        return None


class Hand(Fact, frozen=True, kw_only=True):
    """A hand begins: `seat` deals, everybody has these points."""

    from_wall: ClassVar[bool] = True

    seat: Seat
    round: int
    honba: int
    sticks: int
    wall: int  # tiles in the wall before the deal
    dice: tuple[int, ...] | None = None  # two rolls: where the wall is broken; a wall that was given has none
    dealer_dice: tuple[int, ...] | None = None  # thrown for the first dealer
    deal: int | None = None  # of the round, counted by dealers, where the first is not fixed
    order: Seats | None = None  # from the dealer on, where somebody sits out
    missing: str = ""  # the wind that is out of the game
    points: Points


class Deal(Fact, frozen=True):
    """Tiles are dealt to a seat."""

    from_wall: ClassVar[bool] = True

    seat: Seat
    tiles: TilesOrHidden
    visible_to: Seat | None = None  # the seat that sees the tiles; None: everybody


class Draw(Fact, frozen=True):
    """A tile is drawn."""

    from_wall: ClassVar[bool] = True

    seat: Seat
    tile: TileOrHidden
    replacement: bool = False  # from the end of the wall
    visible_to: Seat | None = None  # the seat that sees the tile; None: everybody


class Dora(Fact, frozen=True):
    """An indicator is turned."""

    doing: ClassVar[Doing] = "along"
    from_wall: ClassVar[bool] = True

    tile: Tile


class Discard(Fact, frozen=True):
    """A tile is discarded."""

    doing: ClassVar[Doing] = "deed"
    offers: ClassVar[bool] = True

    seat: Seat
    tile: Tile
    drawn: bool = False  # the very tile just drawn
    riichi: bool = False  # the discard declares riichi


class Riichi(Fact, frozen=True):
    """The bet is on the table."""

    doing: ClassVar[Doing] = "along"

    seat: Seat


class Claim(Fact, frozen=True):
    """A discard is claimed for a set."""

    type: ClassVar[Literal["chow", "pung", "kong"]]
    doing: ClassVar[Doing] = "deed"

    seat: Seat
    tile: Tile  # the claimed one
    tiles: Tiles  # the seat's own
    source: Seat  # the seat that it was taken from


class Chow(Claim, frozen=True):
    """A sequence with the discard of another."""


class Pung(Claim, frozen=True):
    """Three of a kind with the discard of another."""


class Kong(Claim, frozen=True):
    """Four of a kind with the discard of another."""

    replaces: ClassVar[bool] = True


class ConcealedKong(Fact, frozen=True):
    """Four of a kind out of the hand."""

    doing: ClassVar[Doing] = "deed"
    offers: ClassVar[bool] = True
    replaces: ClassVar[bool] = True

    seat: Seat
    tiles: Tiles


class AddedKong(Fact, frozen=True):
    """A fourth tile is added to a pung."""

    doing: ClassVar[Doing] = "deed"
    offers: ClassVar[bool] = True
    replaces: ClassVar[bool] = True

    seat: Seat
    tile: Tile


class Nuki(Fact, frozen=True):
    """A north is set aside."""

    doing: ClassVar[Doing] = "deed"
    offers: ClassVar[bool] = True
    replaces: ClassVar[bool] = True

    seat: Seat
    tile: Tile


class Flower(Fact, frozen=True):
    """A flower or a season is shown; its replacement is the next draw."""

    from_wall: ClassVar[bool] = True

    seat: Seat
    tile: Tile


class Win(Fact, frozen=True, kw_only=True):
    """A seat has won: by its own draw where it is its own source."""

    type: ClassVar[Literal["win"]]
    doing: ClassVar[Doing] = "together"
    ends: ClassVar[bool] = True
    settles: ClassVar[bool] = True

    seat: Seat
    tile: Tile
    source: Seat
    hand: Tiles  # without the tile that it was won on
    points: Points  # what every seat gains
    patterns: tuple[str, ...]
    fan: int
    fu: int
    limit: str = ""


class Ura(Fact, frozen=True):
    """A winner turns a hidden indicator."""

    doing: ClassVar[Doing] = "along"
    from_wall: ClassVar[bool] = True
    ends: ClassVar[bool] = True

    seat: Seat
    tile: Tile


class Ready(Fact, frozen=True):
    """A ready hand is shown at a draw."""

    doing: ClassVar[Doing] = "together"
    ends: ClassVar[bool] = True

    seat: Seat
    hand: Tiles


class Shown(Fact, frozen=True):
    """A hand that did not win is shown."""

    doing: ClassVar[Doing] = "together"
    ends: ClassVar[bool] = True

    seat: Seat
    hand: Tiles
    worth: int  # what it counts


class Settled(Fact, frozen=True):
    """Those who did not win have paid each other."""

    ends: ClassVar[bool] = True
    settles: ClassVar[bool] = True

    points: Points  # what every seat gains


class Exhausted(Fact, frozen=True):
    """The wall, or the number of turns, is over."""

    type: ClassVar[Literal["exhausted"]]
    ends: ClassVar[bool] = True
    settles: ClassVar[bool] = True

    ready: Seats
    points: Points  # what every seat gains


class Aborted(Fact, frozen=True, kw_only=True):
    """The hand is broken off and drawn."""

    type: ClassVar[Literal["aborted"]]
    doing: ClassVar[Doing] = "deed"
    ends: ClassVar[bool] = True
    settles: ClassVar[bool] = True

    seat: Seat | None = None  # whose turn it is; who declared it, where somebody did
    reason: Abort


class Nagashi(Fact, frozen=True, kw_only=True):
    """The wall is over, and somebody has discarded terminals and honours alone (nagashi mangan)."""

    type: ClassVar[Literal["nagashi"]]
    ends: ClassVar[bool] = True
    settles: ClassVar[bool] = True

    ready: Seats
    winners: Seats | None = None  # who has it; records before the first release do not say
    points: Points  # what every seat gains


class Offence(Fact, frozen=True):
    """A seat has done what the rules punish."""

    type: ClassVar[Literal["offence"]]
    doing: ClassVar[Doing] = "together"
    ends: ClassVar[bool] = True
    settles: ClassVar[bool] = True

    seat: Seat
    reason: Offended
    points: Points  # what every seat gains


class End(Fact, frozen=True):
    """The hand is over."""

    ends: ClassVar[bool] = True

    points: Points  # of every seat after it


class Over(Fact, frozen=True, kw_only=True):
    """The game is over."""

    ends: ClassVar[bool] = True

    seat: Seat | None = None  # who has won the match by hands
    winners: Seats | None = None  # the first place; records before the first release do not say
    points: Points  # uma and oka included


class Note(Fact, frozen=True):
    """Beside the game: why the next thing was done for a seat and not by it. Only the record has it."""

    doing: ClassVar[Doing] = "along"

    seat: Seat
    reason: Failure


class Changed(Fact, frozen=True, kw_only=True):
    """Something beside the rules has changed the table: an item of the arcade, or what is paid there."""

    seat: Seat
    item: str  # what it was
    act: Act  # bought; used; what it does later by itself; points bet, and paid out
    swaps: tuple[Swap, ...] = ()  # places of the wall, or of the hand (from 144 on, by tile): only the record has them
    gave: TilesOrHidden = ""  # tiles of the hand that went back ...
    got: TilesOrHidden = ""  # ... and those that came for them
    indicators: int = 0  # turned next
    points: Points | None = None  # what every seat gains
    more: int = 0  # times more that a win of the seat is paid in this hand
    spared: bool = False  # the seat pays nothing for a win of this hand
    visible_to: Seat | None = None  # the seat that sees the tiles


CoreEvent: TypeAlias = (  # in the order of the core, whose enum is made from it (tools/declared.py)
    Hand
    | Deal
    | Draw
    | Dora
    | Discard
    | Riichi
    | Chow
    | Pung
    | Kong
    | ConcealedKong
    | AddedKong
    | Nuki
    | Flower
    | Win
    | Ura
    | Ready
    | Shown
    | Settled
    | Exhausted
    | Aborted
    | Nagashi
    | Offence
    | End
    | Over
)
Event: TypeAlias = CoreEvent | Note | Changed
Moving: TypeAlias = Win | Settled | Exhausted | Nagashi | Offence  # points move; `points` is what every seat gains
Ending: TypeAlias = Win | Exhausted | Nagashi | Aborted | Offence  # how a hand can end
Drawn: TypeAlias = Exhausted | Nagashi | Aborted  # nobody has won

EVENTS: Mapping[str, type[Event]] = {one.type: one for one in get_args(Event)}
EVENT_TYPES: tuple[str, ...] = tuple(one.type for one in get_args(CoreEvent))
