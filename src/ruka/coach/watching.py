"""The decisions of a recorded game, each with the advice of an agent that knew what the seat knew, and no more."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from ruka.agents import Agent, AgentFailed, Question, maker, question
from ruka.agents.agent import SECONDS
from ruka.agents.playing import checked, failing
from ruka.coach import grades
from ruka.coach.comment import comment
from ruka.coach.sentences import Sentence
from ruka.coach.sources import with_sources
from ruka.coach.wording import winds_of
from ruka.engine import Record, Table
from ruka.engine.events import redact
from ruka.engine.replays import follow, next_action
from ruka.engine.view import empty_view, see
from ruka.rules.ruleset import RuleSet
from ruka.schema import Aborted, Action, Claim, Event, Hand, Note, Win
from ruka.schema.actions import WINS
from ruka.schema.advice import Advice
from ruka.schema.coaching import DecisionKind, Grade


@dataclass(frozen=True)
class Decision:
    """A question that had more than one answer, what the agent says of them, and what was done."""

    event: int  # how many events of the record come before it
    hand: int  # counted from 1
    seat: int
    winds: tuple[str, ...]  # by seat
    question: Question
    advice: Advice
    taken: Action
    threats: tuple[int, ...] = ()  # other seats in riichi

    @cached_property
    def place(self) -> int | None:
        """Of what was done, among the choices."""
        return grades.place_of(self.advice, self.taken)

    @cached_property
    def grade(self) -> Grade | None:
        return grades.grade(self.advice, self.taken)

    @cached_property
    def lost(self) -> float:
        return grades.lost(self.advice, self.place)

    @property
    def stake(self) -> float:
        return grades.stake(self.advice)

    @property
    def at_once(self) -> bool:
        """Is the best choice one that no value stands behind?"""
        return all(line.kind in grades.AT_ONCE for line in self.advice.best.lines)

    @cached_property
    def kind(self) -> DecisionKind:
        return kind_of(self.question)

    @cached_property
    def sentences(self) -> tuple[Sentence, ...]:
        return comment(self.advice, self.taken)


def kind_of(question: Question) -> DecisionKind:
    """What is decided, by what may be done."""
    types = {action.type for action in question.actions}
    if types & WINS:
        return "win"
    if types & {"chow", "pung", "kong"}:
        return "claim"
    if "riichi" in types:
        return "riichi"
    if types & {"concealed_kong", "added_kong"}:
        return "kong"
    return "discard" if "discard" in types else "other"


@dataclass
class _Watched:
    """A seat whose decisions are looked at: its agent and its view hear the same redacted stream."""

    seat: int
    rules: RuleSet
    agent: Agent
    questions: int = 0

    def __post_init__(self) -> None:
        self.view = empty_view(self.rules, self.seat)

    def tell(self, event: Event) -> None:
        seen = redact(event, self.seat)
        self.agent.told(seen)
        see(self.view, seen, self.rules.resolved)

    def advice(self, asked: Question, budget: float) -> Advice | None:
        """None where the agent fails: then the coach has nothing to say."""
        try:
            with failing():
                advice = checked(self.agent.asked(asked, budget), asked)
        except AgentFailed:
            return None
        return with_sources(advice, self.view, self.rules)


def decisions(
    record: Record,
    seats: Collection[int],
    agent: str,
    hands: Collection[int] | None = None,
    budget: float = SECONDS,
) -> Iterator[Decision]:
    """Those of these seats, in these hands (counted from 1; None: in all of them).

    An answer that nobody can know is left out: whoever passed on a tile that somebody else took may have wanted it.
    """
    table = Table(record.rules, record.seed, walls=record.walls, start=record.start)
    watched = {seat: _Watched(seat, record.rules, maker(agent)(record.rules, seat, "")) for seat in seats}
    events, told, hand = record.events, 0, 0
    try:
        for seen in follow(table, events):
            for event in events[told:seen]:
                hand += isinstance(event, Hand)
                if not isinstance(event, Note):
                    for one in watched.values():
                        one.tell(event)
            told = seen
            if seen == len(events) or table.over or (hands is not None and hand > max(hands, default=0)):
                return
            taken = next_action(table, events, seen)
            asked = watched.get(taken.seat)
            if asked is not None and (hands is None or hand in hands):
                yield from _decided(asked, table, taken, events, seen, hand, budget)
    finally:
        for one in watched.values():
            one.agent.close()


def _decided(
    one: _Watched, table: Table, taken: Action, events: Sequence[Event], seen: int, hand: int, budget: float
) -> Iterator[Decision]:
    """Where the seat had a choice, what it chose is known, and the agent has something to say."""
    asked = question(table, one.seat, one.questions)
    one.questions += 1
    if len(asked.actions) < 2 or taken.note or (taken.type == "pass" and _taken_by_another(events, seen, one.seat)):
        return
    if (advice := one.advice(asked, budget)) is not None:
        threats = tuple(seat for seat, other in enumerate(one.view.seats) if other.riichi and seat != one.seat)
        yield Decision(seen, hand, one.seat, winds_of(one.view), asked, advice, taken, threats)


def _taken_by_another(events: Sequence[Event], seen: int, seat: int) -> bool:
    """Is the next deed a claim or a win of another seat, on the tile that this one passed on?"""
    for event in events[seen:]:
        if event.doing == "after":
            return False
        if event.doing != "along":
            return isinstance(event, Claim | Win | Aborted) and event.seat != seat
    return False
