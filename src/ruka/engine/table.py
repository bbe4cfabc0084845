"""The table: rules and a seed are all it takes to play."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from secrets import token_hex
from typing import Any, NamedTuple, TypeVar

from ruka._core import HELD, format_tiles
from ruka._core import Table as CoreTable
from ruka.engine.actions import ACTIONS
from ruka.engine.events import Events, note_row, redact
from ruka.engine.flow import HAND_OVER, OVER, new_core
from ruka.engine.record import Record
from ruka.engine.refusals import reason
from ruka.engine.shared_seed import SharedSeed
from ruka.engine.start import Start
from ruka.engine.view import fold
from ruka.errors import IllegalAction, RukaError, written, wrong_type
from ruka.rules.policies import Reason
from ruka.rules.ruleset import WINDS, RuleSet
from ruka.rulesets import known
from ruka.schema import CODES, TILES, Action, Change, Changed, Event, Note, Over, View
from ruka.schema.tiles import in_order
from ruka.scoring import Score
from ruka.tiles import kinds_in

T = TypeVar("T")
ACTION = "an action is an Action"
MOST_SEED = 4000  # digits; of some more Python makes no text
TOO_LARGE = 10**MOST_SEED
ITEM = re.compile("[a-z_]{1,24}")  # what a change is called by
WIND_NAMES = ("East", "South", "West", "North")


@dataclass(frozen=True)
class Result:
    """The end of a game, by seat: place, points on the table, and points after uma and oka."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    points: tuple[int, ...]

    def __str__(self) -> str:
        seats = sorted(range(len(self.places)), key=lambda seat: (self.places[seat], seat))
        return "\n".join(f"{self.places[s]}. seat {s}: {self.scores[s]} ({self.points[s]:+})" for s in seats)


class Moved(NamedTuple):
    """Points that a settlement moved from one seat to another, and why; None is the middle of the table."""

    payer: int | None
    receiver: int | None
    points: int
    reason: Reason


CoreShare = tuple[int | None, int | None, int, Reason]  # the same, as the core tells it


class Table:
    """A game from the first deal to the last; hands are dealt from the seed, or from the walls given. With a `start`
    the game is taken up in the middle.

    >>> table = Table("ema-riichi", seed=7)
    >>> table.waiting_for
    [0]
    >>> action = table.legal_actions(0)[-1]
    >>> [event.type for event in table.apply(action)][:1]
    ['discard']
    >>> table
    <Table ema-riichi: East 1, hand 1, seat 1 to act>
    """

    __slots__ = ("_core", "_hands", "_shares", "_walls", "players", "rules", "seed", "start")

    def __init__(
        self,
        rules: RuleSet | str,
        seed: int | str | SharedSeed | None = None,
        options: Mapping[str, object] | None = None,
        walls: Sequence[Sequence[int]] | None = None,
        start: Start | None = None,
    ) -> None:
        self.rules = known(rules).with_options(options) if options else known(rules)  # compiled once
        self.players = self.rules.people
        self.seed = token_hex(16) if seed is None else _seed(seed)
        if walls is not None and not walls:
            raise RukaError("no-wall")
        self._walls = walls
        self._core = new_core(self.rules)
        self.start = start
        if start is not None:
            if not isinstance(start, Start):
                raise wrong_type("a game is taken up at a Start", start)
            start.check(self.rules)
            self._core.resume(start.round, start.dealer, start.honba, start.sticks, start.points)
        self._hands: list[list[Events]] = []  # what happened in each; copies share those that are over
        self._shares: list[list[list[CoreShare]]] = []  # of each, for every event that settles something
        self._deal()

    @property
    def over(self) -> bool:
        """Nobody will be asked any more: the game is over, or the given walls are used up."""
        return self._core.phase in (OVER, HAND_OVER)

    @property
    def waiting_for(self) -> list[int]:
        """Seats that must act; nobody once the game is over."""
        return self._core.asked

    def legal_actions(self, seat: int) -> list[Action]:
        """Everything the seat may do now; nothing where it is not asked."""
        codes = _of_seat(self._core.legal, seat)
        return [*map(ACTIONS[seat].__getitem__, codes)]

    def wrong_actions(self, seat: int) -> list[Action]:
        """Declarations that a table of open discipline takes and then punishes; elsewhere there are none."""
        codes = _of_seat(self._core.wrong, seat)
        return [*map(ACTIONS[seat].__getitem__, codes)]

    def can(self, action: Action) -> bool:
        """Would `apply` take it?"""
        if not isinstance(action, Action):
            raise wrong_type(ACTION, action)
        seat, code = action.seat, action.code
        return 0 <= seat < self.players and (code in self._core.legal(seat) or code in self._core.wrong(seat))

    def verify(self, action: Action) -> None:
        """Raises IllegalAction with the reason where the action is refused."""
        if not self.can(action):
            raise reason(self._core, self.rules, action)

    def furiten(self, seat: int) -> bool:
        """May the seat win by its own draw only?"""
        return _of_seat(self._core.furiten, seat)

    def apply(self, action: Action) -> Sequence[Event]:
        """Do it; the answer is what happened, up to the next question. The next hand is dealt at once."""
        try:
            rows, scores, shares = self._core.apply(action.seat, action.code)
        except AttributeError:
            raise wrong_type(ACTION, action) from None
        except (RukaError, TypeError):  # a seat beyond every number of the core is no seat
            raise reason(self._core, self.rules, action) from None
        note = note_row(action.seat, action.note) if action.note else b""
        events = Events(note + rows, self.players, scores)
        self._hands[-1].append(events)
        self._shares[-1] += shares or ()
        if self._core.phase != HAND_OVER or (self._walls is not None and self._core.hands == len(self._walls)):
            return events
        return events + self._deal()

    def change(self, change: Change) -> Sequence[Event]:
        """Something beside the rules changes the running hand; the answer tells what. All of it is done or nothing."""
        if not isinstance(change, Change):
            raise wrong_type("a table is changed by a Change", change)
        wall = dict(self._core.undrawn)
        points = change.points or ()
        if ITEM.fullmatch(change.item) is None:
            raise IllegalAction("bad-change")
        try:
            rows = self._core.change(
                *(change.seat, change.swaps, change.indicators, points, change.more, change.spared)
            )
        except (RukaError, TypeError):  # a number beyond every one of the core
            raise IllegalAction("bad-change") from None
        events = Events(rows, self.players, first=(_changed(change, wall),))
        self._hands[-1].append(events)
        return events

    def do(self, deed: Action | Change) -> Sequence[Event]:
        """What a seat does, or what is done to the table beside it."""
        return self.change(deed) if isinstance(deed, Change) else self.apply(deed)

    def copy(self) -> Table:
        """An independent copy of the table, to be played on."""
        twin: Table = object.__new__(Table)
        twin.rules, twin.players, twin.seed = self.rules, self.players, self.seed
        twin._walls, twin.start = self._walls, self.start
        twin._core = self._core.copy()
        twin._hands = self._hands.copy()
        twin._hands[-1] = self._hands[-1].copy()
        twin._shares = [*self._shares[:-1], self._shares[-1].copy()]
        return twin

    def __repr__(self) -> str:
        """Rule set, hand and whose turn it is."""
        core, number = self._core, f"hand {self.hands}"
        if self.over:
            return f"<Table {self.rules.id}: over after {number}>"
        place = f"{WIND_NAMES[core.round % len(WIND_NAMES)]} {core.deals_passed + 1}"
        honba = f", {core.honba} honba" if core.honba else ""
        seats = ", ".join(map(str, self.waiting_for))
        asked = f"seat {seats}" if len(self.waiting_for) == 1 else f"seats {seats}"
        return f"<Table {self.rules.id}: {place}{honba}, {number}, {asked} to act>"

    # --- looking ---

    @property
    def core(self) -> CoreTable:
        """The native table, to look at; whoever acts on it leaves no events."""
        return self._core

    @property
    def events(self) -> list[Event]:
        """Everything that has happened, hidden tiles too."""
        return [event for hand in self._hands for events in hand for event in events]

    @property
    def hands(self) -> int:
        """How many hands have been dealt here."""
        return len(self._hands)

    def hand(self, number: int) -> list[Event]:
        """What has happened in a hand; hands are counted from 1."""
        return [*chain.from_iterable(self._hand(number))]

    def wins(self, number: int) -> list[Score]:
        """The scores of those who won a hand, in the order of its `win` events."""
        return [score for events in self._hand(number) for score in events.scores]

    def shares(self, number: int) -> list[tuple[Event, list[Moved]]]:
        """What every settlement of a hand moved: its event, and the shares that its points are made of.

        An offence may cost nothing, and an abortive draw only gives fines back.
        """
        settled = (event for event in self.hand(number) if event.settles)
        moved = ([Moved(*share) for share in shares] for shares in self._shares[number - 1])
        return list(zip(settled, moved, strict=True))

    def _hand(self, number: int) -> list[Events]:
        if type(number) is not int:
            raise wrong_type("hands are counted from 1", number)
        if not 1 <= number <= len(self._hands):
            raise RukaError("no-such-hand", hands=len(self._hands))
        return self._hands[number - 1]

    def stream(self, seat: int | None) -> Iterator[Event]:
        """Everything that has happened as a seat saw it, or a spectator (None); nobody sees notes, which tell who was
        asked."""
        if seat is not None:
            self._check_seat(seat)
        return (redact(event, seat) for event in self.events if not isinstance(event, Note))

    def _check_seat(self, seat: int) -> None:
        if type(seat) is not int or not 0 <= seat < self.players:
            raise _no_seat(seat)

    def view(self, seat: int) -> View:
        """The table as the seat sees it, with what it may do."""
        self._check_seat(seat)
        view = fold(self.rules, seat, (redact(event, seat) for event in chain.from_iterable(self._hands[-1])))
        view.legal_actions = self.legal_actions(seat)
        view.waits = list(kinds_in(self._core.waits(seat)))
        view.furiten = self.furiten(seat)
        return view

    def spectator_view(self) -> View:
        """What everybody may see."""
        return fold(self.rules, None, (redact(event, None) for event in chain.from_iterable(self._hands[-1])))

    def full_view(self) -> View:
        """Every tile that has been dealt or drawn."""
        return fold(self.rules, None, chain.from_iterable(self._hands[-1]))

    @property
    def result(self) -> Result | None:
        """Places and points, once the game is over."""
        if self._core.phase != OVER:
            return None
        scores, last = tuple(self._core.scores), self._hands[-1][-1][-1]
        assert isinstance(last, Over)
        by_seat, first = self.rules.resolved.match.ties == "seat", last.winners or ()
        order = [(-1,) if seat in first else (0, -score, seat if by_seat else 0) for seat, score in enumerate(scores)]
        return Result(tuple(1 + sum(other < own for other in order) for own in order), scores, last.points)

    @property
    def record(self) -> Record:
        """The game so far, to be saved and replayed."""
        return Record(self.rules, self.seed, self.events, self._walls, start=self.start)

    # --- dealing ---

    def _deal(self) -> Events:
        """The next hand: from the walls given, or from the seed."""
        core = self._core
        said: dict[str, Any] = {}
        if self._walls is not None:
            try:
                rows = core.deal(self._walls[core.hands])[0]
            except TypeError:
                raise TypeError("walls are lists of tile codes, one for each hand") from None
        else:
            rows, said["dice"] = core.shuffle(str(self.seed).encode())
        if self.rules.resolved.match.first_dealer != "first_seat":
            said["deal"] = core.deals_passed + 1
        if core.dealer_dice:
            said["dealer_dice"] = tuple(core.dealer_dice)
        if self.players > self.rules.resolved.players:
            said["order"] = tuple(core.order)
        if core.missing:
            said["missing"] = WINDS[core.missing]
        dealt = Events(rows, self.players, said=said)
        self._hands.append([dealt])
        self._shares.append([])
        return dealt


def _changed(change: Change, wall: dict[int, int]) -> Changed:
    """`wall` holds the tiles of the unseen places before it."""
    gave, got = Counter[int](), Counter[int]()
    for one, other in change.swaps:
        held, place = (one, other) if one >= HELD else (other, one)
        if held < HELD:
            wall[held], wall[place] = wall[place], wall[held]
        else:
            gave[held - HELD] += 1
            got[wall[place]] += 1
            wall[place] = held - HELD
    return Changed(
        seat=change.seat,
        item=change.item,
        act=change.act,
        swaps=change.swaps,
        gave=_notation((gave - got).elements()),
        got=_notation((got - gave).elements()),
        indicators=change.indicators,
        points=change.points,
        more=change.more,
        spared=change.spared,
        visible_to=change.seat if change.swaps else None,
    )


def _notation(codes: Iterable[int]) -> str:
    return format_tiles([CODES[tile] for tile in in_order(TILES[code] for code in codes)])


def _seed(seed: int | str | SharedSeed) -> int | str | SharedSeed:
    """One that a record can hold: whatever else has a text would give a wall that nobody can deal again."""
    if not isinstance(seed, str | SharedSeed) and type(seed) is not int:
        raise wrong_type("a seed is a whole number or a text", seed)
    if seed != written(seed) if isinstance(seed, str) else isinstance(seed, int) and abs(seed) >= TOO_LARGE:
        raise RukaError("bad-seed", most=str(MOST_SEED))
    return seed


def _of_seat(ask: Callable[[int], T], seat: int) -> T:
    """What the core says of a seat; it would take True for a number."""
    if type(seat) is not int:
        raise _no_seat(seat)
    try:
        return ask(seat)
    except TypeError:  # beyond every number of the core
        raise _no_seat(seat) from None


def _no_seat(seat: object) -> Exception:
    return RukaError("bad-seat-number") if type(seat) is int else wrong_type("a seat is a whole number from 0 on", seat)
