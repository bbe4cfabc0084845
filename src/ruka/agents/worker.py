"""In a process of agents: each is made, told and asked as the server says; whoever thinks long delays no other."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from threading import Lock, Thread, stack_size
from typing import NamedTuple

from ruka.agents.agent import Agent, AgentFailed
from ruka.agents.playing import failing
from ruka.agents.registry import agent
from ruka.processes import settle
from ruka.rulesets.stored import Stored
from ruka.schema import Event
from ruka.schema.advice import Advice, Question

MOST_MEMORY = 4 << 30  # bytes that a process of agents may take, room for the heaps of threads among them
STACK = 2 << 20  # bytes of each thread


class Made(NamedTuple):
    """An agent that is to be made."""

    name: str
    rules: Stored
    seat: int
    seed: str


class Ask(NamedTuple):
    """A question to an agent: what it is told before, and how it is made where it is not there yet."""

    number: int
    agent: int
    made: Made | None
    news: Sequence[Event]
    question: Question
    budget: float


class Leave(NamedTuple):
    """An agent goes, told the rest."""

    agent: int
    news: Sequence[Event] = ()


class Answer(NamedTuple):
    """What the agent says; where it failed, a note, the place in its code, and that it is gone."""

    number: int
    advice: Advice | None = None
    note: str = ""
    place: str = ""


def serve(line: Connection, polite: int) -> None:
    """Until the server is gone."""
    settle(polite, MOST_MEMORY)
    stack_size(STACK)
    house = _House(line)
    while True:
        try:
            order = line.recv()
        except (EOFError, OSError):
            return
        target = house.answer if isinstance(order, Ask) else house.leave
        Thread(target=target, args=(order,), daemon=True).start()


class _House:
    def __init__(self, line: Connection) -> None:
        self._line = line
        self._sending = Lock()
        self._agents: dict[int, Agent] = {}

    def answer(self, ask: Ask) -> None:
        try:
            with failing():
                answer = Answer(ask.number, self._told_of(ask).asked(ask.question, ask.budget))
        except AgentFailed as failure:
            answer = Answer(ask.number, None, failure.note, failure.place)
            if failure.place:  # nobody knows in what state it is
                self.leave(Leave(ask.agent))
        with self._sending, suppress(OSError):
            try:
                self._line.send(answer)
            except Exception:  # an answer that cannot be sent is none
                self._line.send(Answer(ask.number, None, "illegal"))

    def _told_of(self, ask: Ask) -> Agent:
        if ask.made is not None:
            name, rules, seat, seed = ask.made
            self._agents[ask.agent] = agent(name, rules.rules, seat, seed)
        player = self._agents[ask.agent]
        for event in ask.news:
            player.told(event)
        return player

    def leave(self, leave: Leave) -> None:
        player = self._agents.pop(leave.agent, None)
        if player is not None:
            with suppress(Exception):
                for event in leave.news:
                    player.told(event)
                player.close()
