"""A whole game reviewed: what each decision of a seat was worth, where the points came from, and habits."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cached_property, reduce
from operator import add

from ruka.agents import HOUSE
from ruka.agents.agent import SECONDS
from ruka.coach.habits import GameHabits, Habits, habits_of
from ruka.coach.luck import Account, account
from ruka.coach.watching import Decision, decisions
from ruka.engine import Record
from ruka.errors import RukaError, digits, wrong_type
from ruka.rules.ruleset import RuleSet
from ruka.schema import End, Event, Hand

COSTLIEST = 5  # moments


@dataclass(frozen=True)
class HandReview:
    """One hand of one seat."""

    hand: int  # counted from 1
    begins: Hand
    seat: int
    decisions: tuple[Decision, ...]
    account: Account
    habits: Habits


@dataclass(frozen=True)
class Review:
    """A game of one seat."""

    rules: RuleSet
    agent: str  # who advises
    seat: int
    players: tuple[str, ...]  # names by seat; none where nobody knows them
    hands: tuple[HandReview, ...]

    @cached_property
    def decisions(self) -> tuple[Decision, ...]:
        return tuple(one for hand in self.hands for one in hand.decisions)

    @cached_property
    def habits(self) -> Habits:
        return reduce(add, (hand.habits for hand in self.hands), Habits())

    @property
    def in_game(self) -> GameHabits:
        return GameHabits(self.rules.id, dict(self.rules.names), self.agent, self.habits)

    @property
    def costliest(self) -> tuple[Decision, ...]:
        """The decisions that lost most, the worst first; a win that was let go has no number and comes before."""
        worse = [one for one in self.decisions if one.grade not in ("best", "good", None)]
        return tuple(sorted(worse, key=lambda one: (one.place is None, one.lost), reverse=True)[:COSTLIEST])

    @property
    def result(self) -> int:
        return sum(hand.account.result for hand in self.hands)

    @property
    def lost(self) -> float:
        return sum(hand.account.lost for hand in self.hands)

    @property
    def dealt(self) -> float | None:
        """None where the agent counts in no points."""
        found = [hand.account.dealt for hand in self.hands if hand.account.dealt is not None]
        return sum(found) if found else None

    @property
    def luck(self) -> float | None:
        """Whatever the rest does not explain, hands without a decision among it."""
        return None if self.dealt is None else self.result - self.dealt + self.lost


def review(
    record: Record,
    seat: int | None = None,
    agent: str = HOUSE,
    hands: Collection[int] | None = None,
    budget: float = SECONDS,
) -> list[Review]:
    """Of one seat, or of all of them; `hands` are counted from 1 (None: the whole game).

    >>> from ruka import Table
    >>> from ruka.agents import agent, play_out
    >>> table = Table("tenhou", seed=7, options={"length": "tonpuu"})
    >>> decisions = play_out(table, [agent("greedy", table.rules, seat) for seat in range(4)])
    >>> (found,) = review(table.record, seat=0, hands=[1])
    >>> account = found.hands[0].account
    >>> round(account.dealt + account.luck - account.lost) == account.result
    True
    """
    if not isinstance(record, Record):
        raise wrong_type("a game is reviewed from its Record", record)
    people = record.rules.people
    if seat is not None and type(seat) is not int:
        raise wrong_type("a seat is a whole number from 0 on", seat)
    if seat is not None and not 0 <= seat < people:
        raise RukaError("no-such-seat", seat=digits(seat), last=people - 1)
    if hands is not None and not (isinstance(hands, Collection) and all(type(one) is int for one in hands)):
        raise wrong_type("hands are their numbers, counted from 1", hands)
    if not isinstance(budget, int | float):
        raise wrong_type("a budget is a number of seconds", budget)
    seats = range(people) if seat is None else [seat]
    found = [*decisions(record, seats, agent, hands, budget)]
    played = [part for part in _hands(record.events) if hands is None or part[0] in hands]
    return [_review(record, one, agent, found, played) for one in seats]


Played = tuple[int, Sequence[Event]]  # the number of a hand, and its events


def _hands(events: Sequence[Event]) -> list[Played]:
    starts = [place for place, event in enumerate(events) if isinstance(event, Hand)]
    parts = zip(starts, [*starts[1:], len(events)], strict=True)
    return [(number, events[start:end]) for number, (start, end) in enumerate(parts, 1)]


def _review(record: Record, seat: int, agent: str, found: Sequence[Decision], played: Sequence[Played]) -> Review:
    plays = [(number, events) for number, events in played if _is_in(record, events, seat)]
    hands = tuple(_hand(record.rules, seat, number, events, found) for number, events in plays)
    return Review(record.rules, agent, seat, tuple(record.players), hands)


def _is_in(record: Record, events: Sequence[Event], seat: int) -> bool:
    """Not one who sits out."""
    start = events[0]
    assert isinstance(start, Hand)
    return seat in (start.order or range(record.rules.people))[: record.rules.resolved.players]


def _hand(rules: RuleSet, seat: int, number: int, events: Sequence[Event], found: Sequence[Decision]) -> HandReview:
    start = events[0]
    assert isinstance(start, Hand)
    own = tuple(one for one in found if one.seat == seat and one.hand == number)
    end = next((event for event in events if isinstance(event, End)), None)
    result = end.points[seat] - start.points[seat] if end else 0
    habits = habits_of(seat, events, own, riichi=rules.resolved.flow.riichi)
    return HandReview(number, start, seat, own, account(own, result), habits)
