"""Where the agents of tables live: each is told and asked beside the loop that serves everybody."""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from ruka.agents.agent import SECONDS, Agent, AgentFailed, Maker
from ruka.agents.levels import LEVELS, NAMED
from ruka.agents.playing import checked, failing
from ruka.agents.registry import HOUSE, check_agent, maker
from ruka.agents.scripted import STILL
from ruka.engine.events import redact
from ruka.errors import UnknownName
from ruka.rules.ruleset import RuleSet
from ruka.schema import Event, Note
from ruka.schema.advice import Advice, Question

_log = logging.getLogger(__name__)
PATIENCE = 20.0  # seconds for an answer; every agent that is not overloaded answers in a few milliseconds
BUDGETS = 4  # ... or as many times its budget: a program may have to be started, and is asked twice about a riichi

OURS = (*NAMED, STILL)  # who may sit everywhere
Named = Mapping[str, str | Maker]  # what may sit, by the name that a table knows it by


class Stream:
    """What has happened at a table: each seat is told what it may know of it."""

    def __init__(self) -> None:
        self._events: list[Event] = []

    def add(self, events: Iterable[Event]) -> None:
        """Notes are for the record: here they would tell who was asked."""
        self._events += [event for event in events if not isinstance(event, Note)]

    def __len__(self) -> int:
        return len(self._events)

    def since(self, number: int, seat: int, until: int | None = None) -> list[Event]:
        """The events after so many, and of those only the first `until` of all, as the seat saw them."""
        return [redact(event, seat) for event in self._events[number:until]]


@dataclass(frozen=True)
class Chair:
    """A seat of a table where an agent sits down; `name` is what the table knows it by, nothing for our own bot."""

    table: str
    seat: int
    rules: RuleSet
    stream: Stream
    name: str = ""

    @property
    def seed(self) -> str:
        return f"{self.table}/{self.seat}"


class Hosted(ABC):
    """An agent at a seat, wherever it lives. It is made when it is first asked, and made anew from what its seat may
    know wherever it was lost.
    """

    def __init__(self, chair: Chair) -> None:
        self.chair = chair
        self._turn = asyncio.Lock()
        self._told = 0  # events

    async def ask(self, question: Question, budget: float) -> Advice:
        """One question at a time; raises AgentFailed where no answer comes that can be used. While it waits the table
        may go on: what happens after the question is no part of it."""
        until = len(self.chair.stream)
        async with self._turn:
            try:
                with failing():
                    return checked(await self._ask(question, budget, until), question)
            except AgentFailed as failure:
                seat, table = self.chair.seat, self.chair.table
                _log.error("the agent at seat %s of table %s failed: %s %s", seat, table, failure.note, failure.place)
                raise

    @abstractmethod
    async def _ask(self, question: Question, budget: float, until: int) -> Advice: ...

    @abstractmethod
    async def close(self) -> None:
        """It is told the rest, and asked nothing more."""

    def _news(self, until: int | None = None) -> list[Event]:
        """What it has not been told yet."""
        news = self.chair.stream.since(self._told, self.chair.seat, until)
        self._told += len(news)
        return news


class Host(ABC):
    """Where agents live. `named`, and our levels, may be asked for by name; our own bot, `house`, sits wherever nobody
    else does; `seconds` are what each has for an answer.
    """

    def __init__(self, named: Named | None = None, house: str | Maker = HOUSE, seconds: float = SECONDS) -> None:
        self.named = named or {}
        self.house = house
        self.seconds = seconds

    @abstractmethod
    def sit(self, chair: Chair) -> Hosted:
        """An agent takes the seat; where nobody has the name of the chair (any more), our own bot does."""

    def check(self, name: str, rules: RuleSet) -> None:
        """Refused with a sentence where nobody has the name, or whoever has it cannot play by these rules."""
        if name not in self.named and name not in OURS:
            raise UnknownName("unknown-bot", name=name, known=", ".join([*LEVELS, *self.named]))
        if isinstance(named := self.named.get(name), str):
            check_agent(named, rules)

    def _who(self, chair: Chair) -> str | Maker:
        return self.named.get(chair.name) or (chair.name if chair.name in OURS else self.house)


class Threads(Host):
    """Agents in this process, each with a thread of its own: for those that are quick, or think elsewhere."""

    def sit(self, chair: Chair) -> Hosted:
        who = self._who(chair)
        return _InThread(chair, maker(who) if isinstance(who, str) else who)


class _InThread(Hosted):
    def __init__(self, chair: Chair, make: Maker) -> None:
        super().__init__(chair)
        self._make = make
        self._agent: Agent | None = None
        self._thread = ThreadPoolExecutor(1, f"agent {chair.seed}")
        self._thought: asyncio.Future[Advice] | None = None  # the last one; nobody may wait for it any more
        self._closed = False

    @property
    def _thinks(self) -> bool:
        return self._thought is not None and not self._thought.done()

    async def _ask(self, question: Question, budget: float, until: int) -> Advice:
        if self._thinks:
            raise AgentFailed("late")
        if self._agent is None:
            self._told = 0
        loop = asyncio.get_running_loop()
        thought = self._thought = loop.run_in_executor(self._thread, self._think, self._news(until), question, budget)
        thought.add_done_callback(lambda late: late.cancelled() or late.exception())  # told below, or too late
        await asyncio.wait([thought], timeout=patience(budget))
        if not thought.done():
            raise AgentFailed("late")
        return thought.result()

    def _think(self, news: list[Event], question: Question, budget: float) -> Advice:
        """In its thread. One that breaks down is made anew: nobody knows in what state it is."""
        try:
            with failing():
                return self._told_of(news).asked(question, budget)
        except AgentFailed as failure:
            if failure.place and self._agent is not None:
                broken, self._agent = self._agent, None
                self._leave(broken, [])
            raise

    def _told_of(self, news: list[Event]) -> Agent:
        if self._agent is None:
            self._agent = self._make(self.chair.rules, self.chair.seat, self.chair.seed)
            if self._closed:  # meanwhile
                self._leave(self._agent, [])
        for event in news:
            self._agent.told(event)
        return self._agent

    async def close(self) -> None:
        self._closed = True
        self._thread.shutdown(wait=False, cancel_futures=True)
        if self._agent is not None:
            await asyncio.to_thread(self._leave, self._agent, [] if self._thinks else self._news())

    def _leave(self, agent: Agent, news: list[Event]) -> None:
        try:
            for event in news:
                agent.told(event)
            agent.close()
        except Exception:
            _log.exception("an agent of table %s does not leave", self.chair.table)


def patience(budget: float) -> float:
    """Seconds after which nobody waits for an answer any more."""
    return max(PATIENCE, BUDGETS * budget)
