"""A game as another program tells it: what everybody did, without our walls, scores and payments.

The walls are laid so that the tiles told come out of them; then our table plays the game, and every tile, action and
payment that the file tells must be what the rules lead to.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import takewhile

from ruka._core import format_tiles
from ruka.engine import Event, Record, Table
from ruka.engine.replays import next_action
from ruka.engine.walls import build_wall
from ruka.errors import RecordError, RukaError
from ruka.records.hands import PlayedHand
from ruka.records.said import NOTHING
from ruka.rules.ruleset import RuleSet
from ruka.tiles import CODES, in_order

TOLD = frozenset("draw discard chow pung kong concealed_kong added_kong nuki win exhausted aborted nagashi".split())
KONGS = frozenset("kong concealed_kong added_kong nuki".split())  # after these the next tile is a replacement
FIELDS = tuple("type seat tile tiles source drawn riichi reason points ready".split())
START = tuple("round seat honba sticks points".split())


@dataclass
class ToldHand:
    """The deal, what was done, and the indicators; each event with its line in the file."""

    line: int
    start: Event
    dealt: Sequence[Sequence[str]]  # by seat
    events: list[tuple[int, Event]] = field(default_factory=list)
    dora: list[str] = field(default_factory=list)
    ura: list[str] = field(default_factory=list)

    def tell(self, line: int, event: Event) -> None:
        self.events.append((line, event))


@dataclass
class ToldGame:
    rules: RuleSet
    hands: Sequence[ToldHand]
    players: Sequence[str] = ()


def notation(tiles: Sequence[str]) -> str:
    """Tiles of a set as events have them.

    >>> notation(["5m", "0m"]), notation(["6m", "0m"])
    ('05m', '06m')
    """
    return format_tiles([CODES[tile] for tile in in_order(tiles)])


def played(told: ToldGame) -> tuple[Record, Table]:
    """The game, and our table after it; what the rules do not lead to is refused with its line."""
    if not told.hands:
        raise RecordError("record-no-hands")
    walls = [_wall(told.rules, hand, number) for number, hand in enumerate(told.hands, 1)]
    table = Table(told.rules, 0, walls=walls)
    for number, hand in enumerate(told.hands, 1):
        _play(table, number, hand)
    return replace(table.record, players=tuple(told.players)), table


def _wall(rules: RuleSet, hand: ToldHand, number: int) -> list[int]:
    drawn: list[str] = []
    replacements: list[str] = []
    after_kong = False
    for _, event in hand.events:
        if event.type == "draw":
            (replacements if after_kong else drawn).append(event.tile)
        after_kong = event.type in KONGS
    try:
        return build_wall(
            rules,
            hands={seat: notation(tiles) for seat, tiles in enumerate(hand.dealt)},
            draws="".join(drawn),
            replacements="".join(replacements),
            dora="".join(hand.dora),
            ura="".join(hand.ura),
            dealer=hand.start.seat or 0,
        )
    except ValueError:
        raise RecordError("record-no-wall", hand.line, number) from None


def _play(table: Table, number: int, hand: ToldHand) -> None:
    try:
        happened: Sequence[Event] = table.hand(number)
    except RukaError:
        raise RecordError("record-goes-on" if table.over else "record-hand-unfinished", hand.line, number) from None
    _same(happened[0], hand.start, START, hand.line, number)
    events = [event for _, event in hand.events]
    seen = _compare(happened, hand, 0, number)
    while seen < len(events) and all(event.type != "end" for event in happened):
        try:
            happened = table.apply(next_action(table, events, seen))
        except RukaError as error:
            raise RecordError(error.code, hand.events[seen][0], number, **error.words) from None
        seen = _compare(happened, hand, seen, number)
    if seen < len(events):
        raise RecordError("record-hand-goes-on", hand.events[seen][0], number)
    _same_indicators(PlayedHand(table.hand(number), ()), hand, number)


def _compare(happened: Sequence[Event], hand: ToldHand, seen: int, number: int) -> int:
    """How many of the events told have happened; a game that breaks off may end before ours."""
    for ours in _in_hand(happened):
        while seen < len(hand.events) and hand.events[seen][1].type == "ready":
            seen += 1  # said with the draw, too
        if seen == len(hand.events):
            break
        line, told = hand.events[seen]
        _same(ours, told, FIELDS, line, number)
        seen += 1
    return seen


def _same_indicators(ours: PlayedHand, hand: ToldHand, number: int) -> None:
    """Every dora that was turned, and no other; of ura dora not every file tells."""
    if not ours.of("end"):
        return
    for name, told, found in (("dora", hand.dora, ours.dora), ("ura", hand.ura or ours.ura, ours.ura)):
        if told != found:
            raise RecordError("record-differs", hand.line, number, field=name, ours=_listed(found), told=_listed(told))


def _listed(tiles: Sequence[str]) -> str:
    return ",".join(tiles) or NOTHING


def _in_hand(happened: Sequence[Event]) -> Iterator[Event]:
    """Not what comes after: the next hand is dealt at once."""
    rest = takewhile(lambda event: event.type != "hand", happened[1:])
    return (event for event in (*happened[:1], *rest) if event.type in TOLD)


def _same(ours: Event, told: Event, fields: Sequence[str], line: int, number: int) -> None:
    for name in fields:
        said, found = getattr(told, name), getattr(ours, name)
        if said not in (None, "") and said != found:
            raise RecordError("record-differs", line, number, field=name, ours=str(found), told=str(said))
