"""A game as another program tells it: what everybody did, without our walls, scores and payments.

The walls are laid so that the tiles told come out of them; then our table plays the game, and every tile, action and
payment that the file tells must be what the rules lead to.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from dataclasses import replace as replaced
from itertools import takewhile
from typing import Literal, TypeAlias

from msgspec.structs import replace

from ruka._core import format_tiles
from ruka.engine import Action, Record, Start, Table
from ruka.engine.flow import SHOW, TURN
from ruka.engine.replays import next_action
from ruka.engine.walls import build_wall
from ruka.errors import RecordError, RukaError, written
from ruka.records.hands import PlayedHand
from ruka.records.said import NOTHING
from ruka.records.ura import possible_ura, winning_kinds
from ruka.rules.ruleset import RuleSet
from ruka.schema import (
    Aborted,
    AddedKong,
    Chow,
    Claim,
    ConcealedKong,
    Discard,
    Draw,
    End,
    Event,
    Exhausted,
    Hand,
    Kong,
    Nagashi,
    Nuki,
    Pung,
    Ready,
    Ura,
    Win,
)
from ruka.tiles import CODES, in_order

TOLD = (Draw, Discard, Claim, ConcealedKong, AddedKong, Nuki, Win, Exhausted, Aborted, Nagashi)  # what files tell of
FIELDS = tuple("type seat tile tiles source drawn riichi reason points ready".split())
START = tuple("round seat honba sticks points".split())


@dataclass(frozen=True)
class NoWin:
    """A hand ended without a winner: why, who was ready and what was paid, as far as the file says."""

    type: Literal["exhausted", "nagashi", "aborted", "no_win"] = "no_win"
    ready: tuple[int, ...] | None = None
    points: tuple[int, ...] = ()


Told: TypeAlias = Event | NoWin


@dataclass
class ToldHand:
    """The deal, what was done, and the indicators; each event with its line in the file."""

    line: int
    start: Hand
    dealt: Sequence[Sequence[str]]  # by seat
    events: list[tuple[int, Told]] = field(default_factory=list)
    dora: list[str] = field(default_factory=list)
    ura: list[str] = field(default_factory=list)

    def tell(self, line: int, event: Told) -> None:
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


def told_win(seat: int, source: int, points: tuple[int, ...] | None) -> Win:
    """Files tell nothing else that we would not know better."""
    return Win(seat=seat, tile="", source=source, hand="", points=points or (), patterns=(), fan=0, fu=0)


_CLAIMS: Mapping[str, type[Chow | Pung | Kong]] = {one.type: one for one in (Chow, Pung, Kong)}


def told_set(type: str, seat: int, tile: str, own: Sequence[str], source: int | None = None) -> Event:
    """A set laid out: the tile that was claimed or added, and those of the seat itself."""
    match type:
        case "concealed_kong":
            return ConcealedKong(seat, notation(own))
        case "added_kong":
            return AddedKong(seat, tile)
        case "nuki":
            return Nuki(seat, tile)
    assert source is not None  # of whom it was claimed
    return _CLAIMS[type](seat, tile, notation(own), source)


def played(told: ToldGame) -> tuple[Record, Table]:
    """The game, and our table after it; what the rules do not lead to is refused with its line."""
    if not told.hands:
        raise RecordError("record-no-hands")
    after = [*(hand.start.points or None for hand in told.hands[1:]), None]
    for number, (hand, points) in enumerate(zip(told.hands, after, strict=True), 1):
        _find_ura(told.rules, hand, number, points)
    walls = [_wall(told.rules, hand, number) for number, hand in enumerate(told.hands, 1)]
    first = told.hands[0]
    table = _table(told.rules, walls, first, 1, start=_start(first) if _is_midway(first) else None)
    for number, hand in enumerate(told.hands, 1):
        _play(table, number, hand)
    return replaced(table.record, players=tuple(map(written, told.players))), table


def _table(rules: RuleSet, walls: list[list[int]], hand: ToldHand, number: int, start: Start | None) -> Table:
    try:
        return Table(rules, 0, walls=walls, start=start)
    except RukaError as error:
        raise RecordError(error.code, hand.line, number, **error.words) from None


def _is_midway(first: ToldHand) -> bool:
    """Does the file begin in the middle of a game? The first seat deals the first hand of the east round, nothing
    counted and nothing bet."""
    start = first.start
    return any((start.round, start.seat, start.honba, start.sticks)) and start.seat in range(len(first.dealt))


def _start(hand: ToldHand) -> Start:
    start = hand.start
    if not start.points:
        raise RecordError("record-no-points", hand.line)
    return Start(start.round, start.seat, start.honba, start.sticks, start.points)


def _find_ura(rules: RuleSet, hand: ToldHand, number: int, after: tuple[int, ...] | None) -> None:
    """Some programs do not tell them: the hand is played by itself until those are found that lead to what was paid."""
    events = [event for _, event in hand.events]
    winners = {event.seat for event in events if isinstance(event, Win)}
    declared = any(event.seat in winners for event in events if isinstance(event, Discard) and event.riichi)
    if hand.ura or not declared or rules.table_flow.ura == "none" or not hand.start.points:
        return
    unpaid = [(line, replace(event, points=()) if isinstance(event, Win) else event) for line, event in hand.events]
    table = _alone(rules, replaced(hand, events=unpaid), number)
    if table is None:
        return  # it will be refused
    seen = [tile for tiles in hand.dealt for tile in tiles]
    seen += [*(event.tile for event in events if isinstance(event, Draw)), *hand.dora]
    shown = sum(isinstance(event, Ura) for event in table.hand(1)) // len(winners) or 1
    for ura in possible_ura(rules, shown, seen, winning_kinds(table, 1)):
        tried = _alone(rules, replaced(hand, events=[*hand.events], ura=ura), number)
        if tried is not None and after in (None, tuple(tried.core.scores)):
            hand.ura = ura
            return


def _alone(rules: RuleSet, hand: ToldHand, number: int) -> Table | None:
    """The table after this hand, played by itself; nothing where the rules do not lead to it."""
    try:
        table = _table(rules, [_wall(rules, hand, number)], hand, number, _start(hand))
        _play(table, 1, hand)
    except RecordError:
        return None
    return table


def _wall(rules: RuleSet, hand: ToldHand, number: int) -> list[int]:
    drawn: list[str] = []
    replacements: list[str] = []
    after_kong = False
    for _, event in hand.events:
        if isinstance(event, Draw):
            (replacements if after_kong else drawn).append(event.tile)
        after_kong = not isinstance(event, NoWin) and event.replaces
    try:
        return build_wall(
            rules,
            hands={seat: notation(tiles) for seat, tiles in enumerate(hand.dealt)},
            draws="".join(drawn),
            replacements="".join(replacements),
            dora="".join(hand.dora),
            ura="".join(hand.ura),
            dealer=hand.start.seat,
        )
    except ValueError:
        raise RecordError("record-no-wall", hand.line, number) from None


def _play(table: Table, number: int, hand: ToldHand) -> None:
    try:
        happened: Sequence[Event] = table.hand(number)
    except RukaError:
        raise RecordError("record-goes-on" if table.over else "record-hand-unfinished", hand.line, number) from None
    _same(happened[0], hand.start, START, hand.line, number)
    _look_at_first_discard(hand)
    seen = _compare(happened, hand, 0, number)
    while seen < len(hand.events) and not any(isinstance(event, End) for event in happened):
        try:
            happened = table.apply(_next_action(table, hand, seen))
        except RukaError as error:
            raise RecordError(error.code, hand.events[seen][0], number, **error.words) from None
        seen = _compare(happened, hand, seen, number)
    if seen < len(hand.events):
        raise RecordError("record-hand-goes-on", hand.events[seen][0], number)
    _same_indicators(PlayedHand(table.hand(number), ()), hand, number)


def _look_at_first_discard(hand: ToldHand) -> None:
    """Mahjong Soul deals fourteen tiles to the dealer and never says that the first discard is the one drawn; where it
    can be no other, it is."""
    match [event for _, event in hand.events[:2]]:
        case [Draw(seat, drawn), Discard(dealer, tile) as first] if seat == dealer and tile == drawn:
            if tile not in hand.dealt[seat]:
                hand.events[1] = hand.events[1][0], replace(first, drawn=True)


def _next_action(table: Table, hand: ToldHand, seen: int) -> Action:
    line, told = hand.events[seen]
    if isinstance(told, NoWin):
        if told.type in ("no_win", "exhausted") and told.ready is None and table.core.phase == SHOW:
            return Action(table.waiting_for[0], "show" if _all_show(table, told) else "hide")
        if told.type == "no_win":
            hand.events[seen] = line, _declared(table, told)
    return next_action(table, _events(hand), seen)


def _events(hand: ToldHand) -> list[Event]:
    """What was done, until the hand ended without a winner."""
    events: list[Event] = []
    for _, event in hand.events:
        if isinstance(event, NoWin):
            break
        events.append(event)
    return events


def _all_show(table: Table, told: NoWin) -> bool:
    """Where nothing was paid either everybody is ready or nobody has shown; if nothing is said, whoever can shows."""
    return not told.points or all(table.core.waits(seat) for seat in range(table.players))


def _declared(table: Table, told: NoWin) -> Told:
    """Nine orphans and three winners are declared; the other reasons come about by themselves."""
    asked = table.waiting_for
    if table.core.phase == TURN:
        return Aborted(seat=asked[0], reason="nine_orphans")
    winners = [seat for seat in asked if any(action.type == "ron" for action in table.legal_actions(seat))]
    aborts = table.rules.resolved.payment.winners == "abort_at_three"
    if aborts and len(winners) == 3 and told.ready is None and not any(told.points):
        return Aborted(reason="three_winners")
    return told


def _compare(happened: Sequence[Event], hand: ToldHand, seen: int, number: int) -> int:
    """How many of the events told have happened; a game that breaks off may end before ours."""
    for ours in _in_hand(happened):
        while seen < len(hand.events) and isinstance(hand.events[seen][1], Ready):
            seen += 1  # said with the draw, too
        if seen == len(hand.events):
            break
        line, told = hand.events[seen]
        if isinstance(told, NoWin) and told.type == "no_win":
            if isinstance(ours, Exhausted):
                told = replaced(told, type="exhausted")
            elif isinstance(ours, (Aborted, Nagashi)):
                told = NoWin("aborted" if isinstance(ours, Aborted) else "nagashi")
        _same(ours, told, FIELDS, line, number)
        seen += 1
    return seen


def _same_indicators(ours: PlayedHand, hand: ToldHand, number: int) -> None:
    """Every dora that was turned, and no other; of ura dora not every file tells."""
    if not ours.of(End):
        return
    for name, told, found in (("dora", hand.dora, ours.dora), ("ura", hand.ura or ours.ura, ours.ura)):
        if told != found:
            raise RecordError("record-differs", hand.line, number, field=name, ours=_listed(found), told=_listed(told))


def _listed(tiles: Sequence[str]) -> str:
    return ",".join(tiles) or NOTHING


def _in_hand(happened: Sequence[Event]) -> Iterator[Event]:
    """Not what comes after: the next hand is dealt at once."""
    rest = takewhile(lambda event: not isinstance(event, Hand), happened[1:])
    return (event for event in (*happened[:1], *rest) if isinstance(event, TOLD))


def _same(ours: Event, told: Told, fields: Sequence[str], line: int, number: int) -> None:
    for name in fields:
        said, found = getattr(told, name, None), getattr(ours, name, None)
        if said not in (None, "") and (said or name != "points") and said != found:
            raise RecordError("record-differs", line, number, field=name, ours=str(found), told=str(said))
