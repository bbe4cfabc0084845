"""Agents at a table: told and asked in turn, and played for where they fail."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from traceback import format_tb

from ruka.agents.agent import SECONDS, Agent, AgentFailed, question
from ruka.engine.actions import when_silent
from ruka.engine.events import redact
from ruka.engine.table import Table
from ruka.errors import RukaError
from ruka.schema import Action, Event, Note
from ruka.schema.advice import Advice, Question

_log = logging.getLogger(__name__)


class Seated:
    """An agent at a seat of a table that is played here: what it fails to answer is answered for it."""

    def __init__(self, agent: Agent, seat: int) -> None:
        self.agent = agent
        self.seat = seat

    def tell(self, events: Iterable[Event]) -> None:
        """What has happened, hidden tiles too: the agent is told what its seat may know."""
        for event in events:
            if not isinstance(event, Note):
                self.agent.told(redact(event, self.seat))

    def answer(self, asked: Question, budget: float = SECONDS) -> Action:
        """Its best choice, or the plainest move with a note."""
        try:
            with failing():
                advice = self.agent.asked(asked, budget)
            return checked(advice, asked).best.action
        except AgentFailed as failure:
            if failure.place:
                _log.error("the agent at seat %s failed: %s", self.seat, failure.place)
            return instead(asked, failure)


@contextmanager
def failing() -> Iterator[None]:
    """Whatever goes wrong in an agent is one kind of failure."""
    try:
        yield
    except AgentFailed:
        raise
    except Exception as error:
        place = f"{type(error).__name__}\n{''.join(format_tb(error.__traceback__))}"
        raise AgentFailed("crashed", place) from None


def checked(advice: Advice, asked: Question) -> Advice:
    """Refused where the best choice is none that the seat has."""
    if not isinstance(advice, Advice) or not advice.choices:
        raise AgentFailed("illegal")
    best = advice.best.action
    if best not in asked.actions and best not in asked.wrong:
        raise AgentFailed("illegal")
    return advice


def instead(asked: Question, failure: AgentFailed) -> Action:
    """What is done for a seat whose agent has failed; the record keeps why."""
    return when_silent(asked.actions).noted(failure.note)


def play_out(
    table: Table,
    agents: Sequence[Agent],
    budget: float = SECONDS,
    until: Callable[[Table], bool] = lambda table: table.over,
) -> int:
    """From the beginning of a table to the end of its game, or `until` then; how many decisions it took.

    >>> from ruka.agents import agent
    >>> table = Table("tenhou", seed=7, options={"length": "tonpuu"})
    >>> decisions = play_out(table, [agent("greedy", table.rules, seat) for seat in range(4)])
    >>> sorted(table.result.places)
    [1, 2, 3, 4]
    """
    if len(agents) != table.players:
        raise RukaError("wrong-seats", players=table.players)
    seated = [Seated(agent, seat) for seat, agent in enumerate(agents)]
    for one in seated:
        one.tell(table.events)
    decisions = 0
    while not until(table):
        for seat in table.waiting_for:
            events = table.apply(seated[seat].answer(question(table, seat, decisions), budget))
            for one in seated:
                one.tell(events)
            decisions += 1
    return decisions
