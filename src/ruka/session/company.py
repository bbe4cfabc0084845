"""The agents of a table: those who sit at its seats, and our own bot for a person who is away or wants advice."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence

from ruka.agents.agent import AgentFailed
from ruka.agents.hosts import Chair, Host, Hosted, Stream
from ruka.agents.playing import instead
from ruka.rules.ruleset import RuleSet
from ruka.schema import Event
from ruka.schema.advice import Advice, Choice, Question


class Company:
    """Whatever goes wrong with one of them, the table goes on: then the answer is the plainest move, and its note says
    why: crashed, late or illegal.
    """

    def __init__(self, host: Host, table: str) -> None:
        self._host = host
        self._table = table
        self._stream = Stream()
        self._chairs: list[Chair] = []
        self._agents: dict[int, Hosted] = {}
        self._thoughts: set[asyncio.Task[Advice]] = set()

    @property
    def seconds(self) -> float:
        """What each has for an answer."""
        return self._host.seconds

    def begin(self, rules: RuleSet, names: Sequence[str]) -> None:
        """`names` say by seat who plays there; none: our own bot, where it is needed."""
        by_seat = [*names, *[""] * (rules.people - len(names))]
        self._chairs = [Chair(self._table, seat, rules, self._stream, name) for seat, name in enumerate(by_seat)]

    def tell(self, events: Iterable[Event]) -> None:
        """What has happened, hidden tiles too; nobody hears more than their seat may know."""
        self._stream.add(events)

    def about(self, seat: int, question: Question, budget: float) -> asyncio.Future[Advice]:
        """What the agent at the seat would do; it sits down when it is first asked."""
        if seat not in self._agents:
            self._agents[seat] = self._host.sit(self._chairs[seat])
        thought = asyncio.create_task(_think(self._agents[seat], question, budget))
        self._thoughts.add(thought)
        thought.add_done_callback(self._thoughts.discard)
        return thought

    async def close(self) -> None:
        for thought in self._thoughts.copy():
            thought.cancel()
        leaving, self._agents = self._agents, {}
        await asyncio.gather(*(agent.close() for agent in leaving.values()))


async def _think(agent: Hosted, question: Question, budget: float) -> Advice:
    try:
        return await agent.ask(question, budget)
    except AgentFailed as failure:
        return Advice((Choice(instead(question, failure)),))
