"""Events: what happened at the table, and who may see it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from functools import cache
from struct import Struct
from typing import Any, overload

from ruka._core import Score, format_tiles, parse_tiles
from ruka.engine.actions import NOTES, own_pung
from ruka.errors import RukaError
from ruka.rules.policies import OFFENCES
from ruka.tiles import CODES, TILES, in_order

# In the order of the core (native/include/ruka/table/events.hpp).
EVENT_TYPES = tuple(
    "hand deal draw dora discard riichi chow pung kong concealed_kong added_kong nuki flower "
    "win ura ready shown settled exhausted aborted nagashi offence end over".split()
)
ABORTS = tuple("nine_orphans four_winds four_riichi four_kongs three_winners".split())
NOTE = "note"  # beside the game: why something was done for a seat and not by it
NOTED = 254  # a row of it
SHOWN = 255  # a row of bytes that belongs to the event before it: the tiles shown
HIDDEN = "?"

ROW = Struct("=7Bx20s")
VALUES = Struct("=5i")


@dataclass(frozen=True, slots=True)
class Event:
    """One fact. Which fields it has depends on its type; docs/engine.md lists them.

    >>> Event("discard", 2, tile="7z", drawn=True).to_json()
    {'type': 'discard', 'seat': 2, 'tile': '7z', 'drawn': True}
    """

    type: str
    seat: int | None = None
    tile: str = ""
    tiles: str = ""  # dealt; own tiles of a set
    source: int | None = None  # the seat that a tile was taken from
    drawn: bool = False  # discarded as drawn
    riichi: bool = False  # the discard declares riichi
    replacement: bool = False  # drawn from the end of the wall
    hand: str = ""  # tiles that are shown
    worth: int | None = None  # what a hand that did not win counts
    round: int | None = None
    honba: int | None = None
    sticks: int | None = None
    wall: int | None = None  # tiles in the wall before the deal
    dice: tuple[int, ...] | None = None  # two rolls: where the wall is broken
    dealer_dice: tuple[int, ...] | None = None  # thrown for the first dealer
    deal: int | None = None  # of the round, counted by dealers, where the first is not fixed
    order: tuple[int, ...] | None = None  # seats from the dealer on, where somebody sits out
    missing: str = ""  # the wind that is out of the game
    reason: str = ""  # of an abortive draw or a note; which offence
    ready: tuple[int, ...] | None = None  # seats that are ready at a draw
    winners: tuple[int, ...] | None = None  # seats that have nagashi mangan; of a game: that are first
    points: tuple[int, ...] | None = None  # before a hand and after it; of wins and draws: gained
    patterns: tuple[str, ...] | None = None
    fan: int | None = None
    fu: int | None = None
    limit: str = ""
    visible_to: int | None = None  # the seat that sees the tiles; None: everybody

    def to_json(self) -> dict[str, Any]:
        """The fields that say something."""
        values = {one.name: getattr(self, one.name) for one in fields(self)}
        said = {name: value for name, value in values.items() if value != _NOTHING[name]}
        return {name: list(value) if isinstance(value, tuple) else value for name, value in said.items()}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Event:
        """The other way round; what is not an event is refused with a sentence."""
        if data.get("type") not in (*EVENT_TYPES, NOTE):
            raise RukaError("unknown-event", name=str(data.get("type")))
        for name, value in data.items():
            if name not in _TYPES or not _fits(value, _TYPES[name]):
                raise RukaError("bad-field", field=name)
        words: dict[str, Any] = {name: tuple(v) if isinstance(v, list) else v for name, v in data.items()}
        return cls(**words)


_NOTHING = {one.name: one.default for one in fields(Event)}
_TYPES = {one.name: str(one.type) for one in fields(Event)}  # as they are written above


def _fits(value: object, written: str) -> bool:
    """Is this JSON of the type that is written?"""
    if written.startswith("tuple"):
        return isinstance(value, list) and all(type(one).__name__ in written for one in value)
    return type(value).__name__ in written.split(" | ")


def redact(event: Event, viewer: int | None) -> Event:
    """The event as a seat sees it, or as everybody does (`None`): the only place where tiles are hidden.

    >>> redact(Event("draw", 1, tile="5p", visible_to=1), viewer=0).tile
    '?'
    """
    if event.visible_to is None or event.visible_to == viewer:
        return event
    return _hidden(event.type, event.visible_to, bool(event.tile), len(parse_tiles(event.tiles)), event.replacement)


@cache
def _hidden(type: str, seat: int, tile: bool, tiles: int, replacement: bool) -> Event:
    """Says what everybody sees of a deal or a draw, and nothing else."""
    return Event(type, seat, HIDDEN * tile, HIDDEN * tiles, replacement=replacement, visible_to=seat)


def note_row(seat: int, note: str) -> bytes:
    return ROW.pack(NOTED, seat, NOTES.index(note), 0, 0, 0, 0, bytes(VALUES.size))


def leads_to(ours: Event, told: Event) -> bool:
    """Is this what a record tells? What an older one could not say is not asked of it.

    >>> over = Event("over", points=(1, -1), winners=(0,))
    >>> leads_to(over, Event("over", points=(1, -1))), leads_to(over, Event("over", points=(1, -1), winners=(1,)))
    (True, False)
    """
    return ours == told or (told.winners is None and replace(ours, winners=None) == told)


class Events(Sequence[Event]):
    """Events in the rows of the core; each is made when somebody looks."""

    __slots__ = ("_made", "_players", "_rows", "_said", "scores")

    def __init__(
        self,
        rows: bytes,
        players: int,
        scores: Sequence[Score] | None = None,
        said: Mapping[str, Any] | None = None,  # of the hand, beside the rows
    ) -> None:
        self._rows = rows
        self._players = players
        self.scores = scores or ()  # of the wins
        self._said = said or {}
        self._made: tuple[Event, ...] | None = None

    def _all(self) -> tuple[Event, ...]:
        if self._made is None:
            events = _read(self._rows, self._players, iter(self.scores))
            self._made = tuple(replace(one, **self._said) if one.type == "hand" else one for one in events)
        return self._made

    def __add__(self, later: Events) -> Events:
        """The end of a hand and the next deal."""
        return Events(self._rows + later._rows, self._players, self.scores, later._said)

    @overload
    def __getitem__(self, index: int) -> Event: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Event]: ...
    def __getitem__(self, index: int | slice) -> Event | Sequence[Event]:
        return self._all()[index]

    def __iter__(self) -> Iterator[Event]:
        return iter(self._all())

    def __len__(self) -> int:
        return len(self._all())

    def __repr__(self) -> str:
        return repr(list(self._all()))


Row = tuple[int, int, int, int, int, int, int, bytes]


def _read(rows: bytes, players: int, scores: Iterator[Score]) -> Iterator[Event]:
    """Events of rows: tiles dealt to a seat are one event, and so are a win and the hand it shows."""
    dealt: dict[int, list[int]] = {}
    shows: Event | None = None
    for row in ROW.iter_unpack(rows):
        type, seat, code, count, *_, values = row
        if type == SHOWN:
            assert shows is not None  # a row of tiles follows the event that shows them
            yield _showing(shows, [TILES[one] for one in values[:count]])
        elif type == NOTED:
            yield Event(NOTE, seat, reason=NOTES[code])
        elif EVENT_TYPES[type] == "deal":
            dealt.setdefault(seat, []).append(code)
        else:
            for owner, tiles in dealt.items():
                yield Event("deal", owner, tiles=_sorted(TILES[one] for one in tiles), visible_to=owner)
            dealt.clear()
            event = _event(row, players)
            if event.type == "win":
                shows = _with_score(event, next(scores))
            elif event.type in ("ready", "shown"):
                shows = event
            else:
                yield event


def _showing(event: Event, tiles: list[str]) -> Event:
    """The tiles of a win come without the one it was won on."""
    if event.source == event.seat:
        tiles.remove(event.tile)
    return replace(event, hand=_sorted(tiles))


def _sorted(tiles: Iterable[str]) -> str:
    return format_tiles([CODES[tile] for tile in in_order(tiles)])


def _event(row: Row, players: int) -> Event:
    number, seat, code, a, b, c, secret, values = row
    type = EVENT_TYPES[number]
    points = VALUES.unpack(values)[:players]
    match type:
        case "hand":
            return Event(type, seat, round=a, honba=b, sticks=c, wall=code, points=points)
        case "draw":
            return Event(type, seat, TILES[code], replacement=bool(a), visible_to=seat if secret else None)
        case "dora":
            return Event(type, tile=TILES[code])
        case "discard":
            return Event(type, seat, TILES[code], drawn=bool(a), riichi=bool(b))
        case "chow":
            own = [a + step for step in range(3) if a + step != _kind(code)]
            tiles = format_tiles([_red(kind) if c and TILES[kind][0] == "5" else kind for kind in own])
            return Event(type, seat, TILES[code], tiles, b)
        case "pung" | "kong":
            return Event(type, seat, TILES[code], own_pung(a, c, 2 if type == "pung" else 3), b)
        case "concealed_kong":
            return Event(type, seat, tiles=own_pung(code, a, 4))
        case "win":
            return Event(type, seat, TILES[code], source=a, points=points)
        case "exhausted":
            return Event(type, ready=_seats(a), points=points)
        case "nagashi":
            return Event(type, ready=_seats(a), winners=_seats(b), points=points)
        case "aborted":
            return Event(type, seat, reason=ABORTS[a])
        case "offence":
            return Event(type, seat, reason=OFFENCES[a], points=points)
        case "shown":
            return Event(type, seat, worth=points[seat])
        case "settled" | "end":
            return Event(type, points=points)
        case "over":
            return Event(type, a - 1 if a else None, winners=_seats(b), points=points)
    return Event(type, seat, TILES[code] if code < len(TILES) else "")


def _seats(mask: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)


def _kind(code: int) -> int:
    return CODES[TILES[code].replace("0", "5")]


def _red(kind: int) -> int:
    return CODES["0" + TILES[kind][1]]


def _with_score(event: Event, score: Score) -> Event:
    return replace(event, patterns=tuple(score.patterns), fan=score.fan, fu=score.base, limit=score.limit or "")
