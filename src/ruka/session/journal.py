"""What a game comes from, and what must be kept so that it can go on after a crash."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from ruka.engine.shared_seed import SharedSeed
from ruka.engine.table import Result, Table
from ruka.rules.ruleset import RuleSet
from ruka.schema import Action, Change, Event
from ruka.schema.heard import Reason
from ruka.schema.messages import RatingChange, Rematch
from ruka.session.seats import Away, SeatAt

Again = Mapping[int | None, Rematch]  # what each seat is told of a rematch; None: those who watch


@dataclass(frozen=True)
class Course:
    """What a game is dealt from, and how far it has come: it goes on after the actions of its `steps`. `rules` are
    those that the setup names, where they are not today's.
    """

    seed: str | SharedSeed
    walls: Sequence[Sequence[int]] | None = None  # laid beforehand
    steps: Sequence[Action | Change | None] = ()
    rules: RuleSet | None = None
    waited: float = 0.0  # seconds since the table was made


class Outcome(NamedTuple):
    """How a game ended for whoever sat down at a place."""

    seat: int  # where they played
    rank: int  # from 1; those who share one have the same
    points: int  # in the end


def outcome_of(end: Result | None, places: Sequence[int]) -> Sequence[Outcome]:
    """By place; nothing while the game goes on. `places` are by seat, and empty where nobody moved."""
    if end is None:
        return ()
    everybody = range(len(end.places))
    seats = map(places.index, everybody) if places else everybody
    return [Outcome(seat, end.places[seat], end.points[seat]) for seat in seats]


@dataclass(frozen=True)
class Step:
    """An action, or a change, and all that it caused, hidden tiles too; `number` counts the steps before it.

    Without an action: the next deal, which the step before has told already, is shown now. The last one has the
    outcome, by place.
    """

    number: int
    action: Action | Change | None
    events: Sequence[Event]
    outcome: Sequence[Outcome] = ()


class Journal(Protocol):
    def write(self, step: Step) -> Awaitable[Sequence[RatingChange] | None]:
        """Comes back only when the step is safe: nobody is shown its events before. A failure stops the table. The
        answer to the last one is what a rated game changed."""
        ...


def no_change(table: Table) -> Change | None:
    """Of a table that only its seats change."""
    return None


@dataclass(frozen=True)
class Keeper:
    """Whoever keeps a game. `started` is awaited before the first deal of a table that waited, with its seats by place,
    and may answer who really sits there; `again` makes the table of a rematch; `failed` is told how whenever an agent
    fails; `away` hears from which place somebody left and why, or that they are back (why is empty); `stood_up` hears
    who gave up a place before the game, and whoever keeps the game says so to it (`Room.stand_up`). `spoken` hears what
    is said at each place; `written` is asked whether free text may be said there, and answers how: without it only
    ready phrases may; `reported` hears who reports whom, and why. `changes` is asked before every question whether
    something beside the rules changes the table now.
    """

    journal: Journal
    started: Callable[[Sequence[SeatAt]], Awaitable[Sequence[SeatAt] | None]] | None = None
    again: Callable[[], Awaitable[Again]] | None = None
    failed: Callable[[str], None] = lambda note: None
    spoken: Callable[[int, str, str], None] = lambda place, phrase, text: None
    written: Callable[[int, str], Awaitable[str]] | None = None
    reported: Callable[[int, int, Reason], None] = lambda by, about, reason: None
    away: Callable[[int, Away], None] = lambda place, why: None
    stood_up: Callable[[int], None] = lambda place: None
    changes: Callable[[Table], Change | None] = no_change
