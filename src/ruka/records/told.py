"""A game as another program tells it: what everybody did, without our walls, scores and payments.

The walls are laid so that the tiles told come out of them; then our table plays the game, and every tile, action and
payment that the file tells must be what the rules lead to.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import takewhile

from ruka._core import format_tiles
from ruka.engine import Action, Event, Record, Start, Table
from ruka.engine.flow import SHOW, TURN
from ruka.engine.replays import next_action
from ruka.engine.walls import build_wall
from ruka.errors import RecordError, RukaError
from ruka.records.hands import PlayedHand
from ruka.records.said import NOTHING
from ruka.records.ura import possible_ura, winning_kinds
from ruka.rules.ruleset import RuleSet
from ruka.tiles import CODES, in_order

TOLD = frozenset("draw discard chow pung kong concealed_kong added_kong nuki win exhausted aborted nagashi".split())
NO_WIN = "no_win"  # a hand ended without a winner, and the file does not say why
DRAWN = frozenset("exhausted aborted nagashi".split())
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
    after = [*(hand.start.points for hand in told.hands[1:]), None]
    for number, (hand, points) in enumerate(zip(told.hands, after, strict=True), 1):
        _find_ura(told.rules, hand, number, points)
    walls = [_wall(told.rules, hand, number) for number, hand in enumerate(told.hands, 1)]
    first = told.hands[0]
    table = _table(told.rules, walls, first, 1, start=_start(first) if _is_midway(first) else None)
    for number, hand in enumerate(told.hands, 1):
        _play(table, number, hand)
    return replace(table.record, players=tuple(told.players)), table


def _table(rules: RuleSet, walls: list[list[int]], hand: ToldHand, number: int, start: Start | None) -> Table:
    try:
        return Table(rules, 0, walls=walls, start=start)
    except RukaError as error:
        raise RecordError(error.code, hand.line, number, **error.words) from None


def _is_midway(first: ToldHand) -> bool:
    """Does the file begin in the middle of a game? The first seat deals the first hand of the east round, nothing
    counted and nothing bet."""
    start = first.start
    return any((start.round, start.seat, start.honba, start.sticks)) and (start.seat or 0) in range(len(first.dealt))


def _start(hand: ToldHand) -> Start:
    start = hand.start
    if start.points is None:
        raise RecordError("record-no-points", hand.line)
    return Start(start.round or 0, start.seat or 0, start.honba or 0, start.sticks or 0, start.points)


def _find_ura(rules: RuleSet, hand: ToldHand, number: int, after: tuple[int, ...] | None) -> None:
    """Some programs do not tell them: the hand is played by itself until those are found that lead to what was paid."""
    events = [event for _, event in hand.events]
    winners = {event.seat for event in events if event.type == "win"}
    declared = any(event.seat in winners for event in events if event.riichi)
    if hand.ura or not declared or rules.table_flow.ura == "none" or hand.start.points is None:
        return
    unpaid = [(line, replace(event, points=None) if event.type == "win" else event) for line, event in hand.events]
    table = _alone(rules, replace(hand, events=unpaid), number)
    if table is None:
        return  # it will be refused
    seen = [tile for tiles in hand.dealt for tile in tiles]
    seen += [*(event.tile for event in events if event.type == "draw"), *hand.dora]
    shown = sum(event.type == "ura" for event in table.hand(1)) // len(winners) or 1
    for ura in possible_ura(rules, shown, seen, winning_kinds(table, 1)):
        tried = _alone(rules, replace(hand, events=[*hand.events], ura=ura), number)
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
    _look_at_first_discard(hand)
    seen = _compare(happened, hand, 0, number)
    while seen < len(hand.events) and all(event.type != "end" for event in happened):
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
        case [Event("draw", seat, drawn), Event("discard", dealer, tile) as first] if seat == dealer and tile == drawn:
            if seat is not None and tile not in hand.dealt[seat]:
                hand.events[1] = hand.events[1][0], replace(first, drawn=True)


def _next_action(table: Table, hand: ToldHand, seen: int) -> Action:
    line, told = hand.events[seen]
    if told.type in (NO_WIN, "exhausted") and told.ready is None and table.core.phase == SHOW:
        return Action(table.waiting_for[0], "show" if _all_show(table, told) else "hide")
    if told.type == NO_WIN:
        hand.events[seen] = line, _declared(table, told)
    return next_action(table, [event for _, event in hand.events], seen)


def _all_show(table: Table, told: Event) -> bool:
    """Where nothing was paid either everybody is ready or nobody has shown; if nothing is said, whoever can shows."""
    return told.points is None or all(table.core.waits(seat) for seat in range(table.players))


def _declared(table: Table, told: Event) -> Event:
    """Nine orphans and three winners are declared; the other reasons come about by themselves."""
    asked = table.waiting_for
    if table.core.phase == TURN:
        return Event("aborted", asked[0], reason="nine_orphans")
    winners = [seat for seat in asked if any(action.type == "ron" for action in table.legal_actions(seat))]
    aborts = table.rules.resolved.payment.winners == "abort_at_three"
    if aborts and len(winners) == 3 and told.ready is None and not any(told.points or ()):
        return Event("aborted", reason="three_winners")
    return told


def _compare(happened: Sequence[Event], hand: ToldHand, seen: int, number: int) -> int:
    """How many of the events told have happened; a game that breaks off may end before ours."""
    for ours in _in_hand(happened):
        while seen < len(hand.events) and hand.events[seen][1].type == "ready":
            seen += 1  # said with the draw, too
        if seen == len(hand.events):
            break
        line, told = hand.events[seen]
        if told.type == NO_WIN and ours.type in DRAWN:
            is_told = ours.type == "exhausted"
            told = replace(told, type=ours.type) if is_told else Event(ours.type)
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
