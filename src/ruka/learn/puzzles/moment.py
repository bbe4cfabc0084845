"""A moment of a game: what a seat has seen of the hand so far, and what it is asked."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from ruka.agents import HOUSE, Question, maker, question
from ruka.agents.agent import SECONDS, Agent
from ruka.coach.sources import with_sources
from ruka.coach.wording import winds_of
from ruka.engine import Record, Table
from ruka.engine.events import redact
from ruka.engine.replays import follow, next_action
from ruka.engine.view import fold
from ruka.errors import RukaError
from ruka.rules.ruleset import RuleSet
from ruka.schema import Event, Note, View
from ruka.schema.advice import Advice


@dataclass(frozen=True)
class Moment:
    """Nothing that the seat does not know is in it."""

    rules: RuleSet
    seat: int
    events: tuple[Event, ...]  # of this hand, as the seat was told of them
    question: Question

    @classmethod
    def at(cls, table: Table, seat: int) -> Moment:
        """Where the seat is asked at a table."""
        events = seen_by(seat, table.hand(table.hands))
        return cls(table.rules, seat, events, question(table, seat))

    @cached_property
    def view(self) -> View:
        view = fold(self.rules, self.seat, self.events)
        asked = self.question
        view.legal_actions, view.waits, view.furiten = [*asked.actions], [*asked.waits], asked.furiten
        return view

    @cached_property
    def winds(self) -> tuple[str, ...]:
        return winds_of(self.view)

    def ask(self, agent: Agent, budget: float = SECONDS) -> Advice:
        """What somebody would do here who has seen what the seat has."""
        for event in self.events:
            agent.told(event)
        return agent.asked(self.question, budget)

    @cached_property
    def coached(self) -> Advice:
        """What the coach says of it, with what the sources say."""
        advice = self.ask(maker(HOUSE)(self.rules, self.seat, ""))
        return with_sources(advice, self.view, self.rules)


def seen_by(seat: int, events: Iterable[Event]) -> tuple[Event, ...]:
    return tuple(redact(event, seat) for event in events if not isinstance(event, Note))


def moment_of(record: Record, seat: int, event: int) -> Moment:
    """Where this seat was asked in a game after so many of its events."""
    table = Table(record.rules, record.seed, walls=record.walls, start=record.start)
    for seen in follow(table, record.events):
        if seen > event or seen == len(record.events):
            break
        if seen == event and next_action(table, record.events, seen).seat == seat:
            return Moment.at(table, seat)
    raise RukaError("no-such-puzzle")
