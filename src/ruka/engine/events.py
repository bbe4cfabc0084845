"""Events as the core tells them, row by row, and as a seat may see them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from struct import Struct
from typing import Any, overload

from msgspec.structs import replace

from ruka._core import Score, format_tiles, parse_tiles
from ruka.engine.actions import own_pung
from ruka.schema import (
    ABORTS,
    CODES,
    EVENT_TYPES,
    HIDDEN,
    NOTES,
    OFFENCES,
    TILES,
    Aborted,
    AddedKong,
    Changed,
    Chow,
    ConcealedKong,
    Deal,
    Discard,
    Dora,
    Draw,
    End,
    Event,
    Exhausted,
    Failure,
    Flower,
    Hand,
    Kong,
    Nagashi,
    Note,
    Nuki,
    Offence,
    Over,
    Pung,
    Ready,
    Riichi,
    Settled,
    Shown,
    Ura,
    Win,
)
from ruka.schema.tiles import in_order

NOTED = 254  # a row of a note
SHOWN = 255  # a row of bytes that belongs to the event before it: the tiles shown

ROW = Struct("=7Bx20s")
VALUES = Struct("=5i")


def redact(event: Event, viewer: int | None) -> Event:
    """The event as a seat sees it, or as everybody does (`None`): the only place where tiles are hidden.

    >>> redact(Draw(1, "5p", visible_to=1), viewer=0).tile
    '?'
    """
    if isinstance(event, Changed):
        return _seen_change(event, viewer)
    if not isinstance(event, (Draw, Deal)) or event.visible_to is None or event.visible_to == viewer:
        return event
    if isinstance(event, Draw):
        return _hidden_draw(event.visible_to, event.replacement)
    return _hidden_deal(event.visible_to, len(parse_tiles(event.tiles)))


@cache
def _hidden_draw(seat: int, replacement: bool) -> Draw:
    """Says what everybody sees of a draw, and nothing else."""
    return Draw(seat, HIDDEN, replacement, visible_to=seat)


@cache
def _hidden_deal(seat: int, tiles: int) -> Deal:
    return Deal(seat, HIDDEN * tiles, visible_to=seat)


def _seen_change(event: Changed, viewer: int | None) -> Changed:
    """Nobody learns which places of the wall were changed; the tiles of the hand are told to their owner."""
    if event.visible_to is None:
        return event
    if event.visible_to == viewer:
        return replace(event, swaps=())
    gave, got = (HIDDEN * len(parse_tiles(tiles)) if tiles else "" for tiles in (event.gave, event.got))
    return replace(event, swaps=(), gave=gave, got=got)


def note_row(seat: int, note: Failure) -> bytes:
    return ROW.pack(NOTED, seat, NOTES.index(note), 0, 0, 0, 0, bytes(VALUES.size))


def leads_to(ours: Event, told: Event) -> bool:
    """Is this what a record tells? What an older one could not say is not asked of it.

    >>> over = Over(points=(1, -1), winners=(0,))
    >>> leads_to(over, Over(points=(1, -1))), leads_to(over, Over(points=(1, -1), winners=(1,)))
    (True, False)
    """
    if isinstance(ours, (Over, Nagashi)) and isinstance(told, (Over, Nagashi)) and told.winners is None:
        return replace(ours, winners=None) == told
    return ours == told


class Events(Sequence[Event]):
    """Events in the rows of the core; each is made when somebody looks."""

    __slots__ = ("_first", "_made", "_players", "_rows", "_said", "scores")

    def __init__(
        self,
        rows: bytes,
        players: int,
        scores: Sequence[Score] | None = None,
        said: Mapping[str, Any] | None = None,  # of the hand, beside the rows
        first: tuple[Event, ...] = (),  # before them
    ) -> None:
        self._first = first
        self._rows = rows
        self._players = players
        self.scores = scores or ()  # of the wins
        self._said = said or {}
        self._made: tuple[Event, ...] | None = None

    def _all(self) -> tuple[Event, ...]:
        if self._made is None:
            self._made = (*self._first, *_read(self._rows, self._players, iter(self.scores), self._said))
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
_DEAL = EVENT_TYPES.index(Deal.type)


def _read(rows: bytes, players: int, scores: Iterator[Score], said: Mapping[str, Any]) -> Iterator[Event]:
    """Events of rows: tiles dealt to a seat are one event, and so are a win and the hand it shows."""
    dealt: dict[int, list[int]] = {}
    shows: Win | Ready | Shown | None = None
    for row in ROW.iter_unpack(rows):
        type, seat, code, count, *_, values = row
        if type == SHOWN:
            assert shows is not None  # a row of tiles follows the event that shows them
            yield _showing(shows, [TILES[one] for one in values[:count]])
        elif type == NOTED:
            yield Note(seat, NOTES[code])
        elif type == _DEAL:
            dealt.setdefault(seat, []).append(code)
        else:
            for owner, tiles in dealt.items():
                yield Deal(owner, _sorted(TILES[one] for one in tiles), visible_to=owner)
            dealt.clear()
            event = _event(row, players)
            match event:
                case Win():
                    shows = _with_score(event, next(scores))
                case Ready() | Shown():
                    shows = event
                case Hand():
                    yield replace(event, **said)
                case _:
                    yield event


def _showing(event: Win | Ready | Shown, tiles: list[str]) -> Event:
    """The tiles of a win come without the one it was won on."""
    if isinstance(event, Win) and event.source == event.seat:
        tiles.remove(event.tile)
    return replace(event, hand=_sorted(tiles))


def _sorted(tiles: Iterable[str]) -> str:
    return format_tiles([CODES[tile] for tile in in_order(tiles)])


_OF_A_TILE = {one.type: one for one in (AddedKong, Nuki, Flower, Ura)}  # a seat and a tile say all


def _event(row: Row, players: int) -> Event:
    number, seat, code, a, b, c, secret, values = row
    type = EVENT_TYPES[number]
    match type:
        case "draw":
            return Draw(seat, TILES[code], bool(a), seat if secret else None)
        case "discard":
            return Discard(seat, TILES[code], bool(a), bool(b))
        case "dora":
            return Dora(TILES[code])
        case "riichi":
            return Riichi(seat)
        case "chow":
            own = [a + step for step in range(3) if a + step != _kind(code)]
            tiles = format_tiles([_red(kind) if c and TILES[kind][0] == "5" else kind for kind in own])
            return Chow(seat, TILES[code], tiles, b)
        case "pung":
            return Pung(seat, TILES[code], own_pung(a, c, 2), b)
        case "kong":
            return Kong(seat, TILES[code], own_pung(a, c, 3), b)
        case "concealed_kong":
            return ConcealedKong(seat, own_pung(code, a, 4))
        case "aborted":
            return Aborted(seat=seat, reason=ABORTS[a])
        case "ready":
            return Ready(seat, "")
    points = VALUES.unpack(values)[:players]
    match type:
        case "hand":
            return Hand(seat=seat, round=a, honba=b, sticks=c, wall=code, points=points)
        case "win":
            return Win(seat=seat, tile=TILES[code], source=a, hand="", points=points, patterns=(), fan=0, fu=0)
        case "exhausted":
            return Exhausted(_seats(a), points)
        case "nagashi":
            return Nagashi(ready=_seats(a), winners=_seats(b), points=points)
        case "offence":
            return Offence(seat, OFFENCES[a], points)
        case "shown":
            return Shown(seat, "", points[seat])
        case "settled":
            return Settled(points)
        case "end":
            return End(points)
        case "over":
            return Over(seat=a - 1 if a else None, winners=_seats(b), points=points)
    return _OF_A_TILE[type](seat, TILES[code])


def _seats(mask: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)


def _kind(code: int) -> int:
    return CODES[TILES[code].replace("0", "5")]


def _red(kind: int) -> int:
    return CODES["0" + TILES[kind][1]]


def _with_score(event: Win, score: Score) -> Win:
    return replace(event, patterns=tuple(score.patterns), fan=score.fan, fu=score.base, limit=score.limit or "")
