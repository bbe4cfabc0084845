"""G8: nobody can tell from times whether somebody was offered a claim.

Of each discard an onlooker measures how long it took to come, how long it is until the next tile is drawn and until the
move after that, how many bytes the draw has, and what else is said meanwhile. The area under the curve (AUC) is the
chance that such a number is greater for a discard that was offered to somebody than for one that was not: a half where
it tells nothing. Only discards that nobody took are compared, for a claim that is made is public.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from math import sqrt
from random import Random
from typing import Any

import pytest

from ruka.agents import HOUSE, Advice, Maker, Question
from ruka.agents.bots.advised import AdvisedBot
from ruka.agents.levels import CLUB
from ruka.engine.events import redact
from ruka.rules.ruleset import RuleSet
from ruka.schema import encode
from ruka.schema.messages import Ask, Happened, Said
from ruka.session import Game, Pacing, Step
from ruka.testing.time import JumpingLoop, run_at_once
from tests.session.kit import Memory, TsumogiriBot, first, make, over, playing

EVEN = Pacing(window=1.0, thinking=(0.5, 0.5), glance=0.0)  # so that only what is computed makes a difference
FULL = Pacing(window=1.0, whole=True, thinking=(0.5, 0.5), glance=0.0)
REAL = Pacing(window=0.3, thinking=(0.05, 0.05), glance=0.0)
KINDS = ("person", "bot", "person", "bot")
ANSWERS = 0.5  # seconds after the question: people think as long as bots, so that who moves makes no difference
TURNS = 3  # of the loop, until a message is packed and sent


@dataclass
class Onlooker:
    """Hears as over a socket: what is said stands in a queue, from where a task of its own takes it."""

    game: Game
    seat: int | None
    heard: list[tuple[float, Said]] = field(default_factory=list)
    own: set[int] = field(default_factory=set)  # moments at which the seat itself was asked

    def __post_init__(self) -> None:
        self._line: asyncio.Queue[Said] = asyncio.Queue()
        self._task = asyncio.create_task(self._listen())
        self.connection = self.game.join(self.seat, self._line.put_nowait)

    async def _listen(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            message = await self._line.get()
            for _ in range(TURNS):
                await asyncio.sleep(0)
            self.heard.append((loop.time(), message))
            if isinstance(message, Ask) and self.seat is not None:
                question = self.game.seats[self.seat].asked
                assert question is not None
                self.own.add(question.moment)
                action = first()(message)
                assert action is not None
                loop.call_at(question.since + ANSWERS, self.game.act, self.seat, message.question, action)

    def leave(self) -> None:
        self._task.cancel()

    def measured(self, offered: set[int]) -> Iterator[tuple[bool, tuple[float, ...]]]:
        """Of each discard: was it offered to somebody else, and what could be measured?"""
        events = [(at, one, place) for place, (at, one) in enumerate(self.heard) if isinstance(one, Happened)]
        for before, thrown, drawn, after in zip(events, events[1:], events[2:], events[3:], strict=False):
            told, following = thrown[1], drawn[1]
            moment = told.number + len(told.events)
            unclaimed = told.events[-1].type == "discard" and following.events[0].type == "draw"
            if unclaimed and moment not in self.own:
                public = [redact(event, None) for event in following.events]
                size = len(encode(Happened(number=0, events=public, phase=following.phase)))
                times = thrown[0] - before[0], drawn[0] - thrown[0], after[0] - drawn[0]
                yield moment in offered, (*times, size, drawn[2] - thrown[2])


def auc(asked: Sequence[float], others: Sequence[float]) -> float:
    """By ranks; equal times share theirs (Mann and Whitney)."""
    ranks: dict[float, float] = {}
    below = 0
    for time, equal in groupby(sorted((*asked, *others))):
        many = len([*equal])
        ranks[time] = below + (many + 1) / 2
        below += many
    return (sum(ranks[time] for time in asked) - len(asked) * (len(asked) + 1) / 2) / (len(asked) * len(others))


def error(asked: int, others: int) -> float:
    """The standard error of an AUC where times tell nothing."""
    return sqrt((asked + others + 1) / (12 * asked * others))


class Disk(Memory):
    """Takes its time, by chance."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self._chance = Random(seed)

    async def write(self, step: Step) -> None:
        await asyncio.sleep(self._chance.uniform(0.005, 0.04))
        await super().write(step)


class Busy(TsumogiriBot):
    """Keeps everybody waiting while it thinks, as in an interpreter with one lock for all threads."""

    def asked(self, question: Question, budget: float) -> Advice:
        work(0.01)
        return super().asked(question, budget)


class BusyHouse(AdvisedBot):
    def __init__(self, rules: RuleSet, seat: int, seed: str = "") -> None:
        super().__init__(CLUB, rules, seat, seed)

    def asked(self, question: Question, budget: float) -> Advice:
        work(0.01)
        return super().asked(question, budget)


WAYS = ("coming", "draw", "move", "bytes", "messages")
Measured = dict[tuple[str, str], tuple[list[float], list[float]]]  # by onlooker and way: offered, not offered


def work(seconds: float) -> None:
    if isinstance(loop := asyncio.get_running_loop(), JumpingLoop):
        loop.work(seconds)


async def watched(
    seed: int, pace: Pacing, bots: str | Maker, kinds: Sequence[str], found: Measured, seconds: float = 1e6
) -> None:
    """A game, and what those who looked on could measure."""
    game = make(kinds, seed=str(seed), journal=Disk(seed), pacing=pace, bots=bots)
    ask, offered = game._questions.ask, set[int]()

    def asked(number: int) -> Any:
        told = ask(number)
        work(0.002)  # what a question costs
        if (question := game.seats[number].asked) is not None and not question.on_turn:
            offered.add(question.moment)
        return told

    game._questions.ask = asked  # type: ignore[method-assign]
    people = [seat for seat, kind in enumerate(kinds) if kind == "person"]
    onlookers = {"watching": Onlooker(game, None)} | {f"seat {seat}": Onlooker(game, seat) for seat in people}
    await playing(game, over(game), every=min(100, seconds), seconds=seconds)
    for name, onlooker in onlookers.items():
        onlooker.leave()
        for was_asked, times in onlooker.measured(offered):
            for way, time in zip(WAYS, times, strict=True):
                found.setdefault((name, way), ([], []))[not was_asked].append(round(time, 6))


def total(found: Measured) -> int:
    return sum(map(len, found["watching", "draw"])) if found else 0


@pytest.mark.parametrize("pace", [EVEN, FULL], ids=["even", "full"])
def test_g8_times_do_not_tell_whether_a_claim_was_offered(pace: Pacing) -> None:
    found: Measured = {}
    for seed in range(4):
        run_at_once(watched(seed, pace, Busy, KINDS, found))
    assert total(found) > 2000
    for way, (asked, others) in found.items():
        assert auc(asked, others) == pytest.approx(0.5, abs=4 * error(len(asked), len(others))), way


@pytest.mark.long
@pytest.mark.parametrize("pace", [EVEN, FULL], ids=["even", "full"])
def test_g8_auc_over_five_thousand_discards(pace: Pacing) -> None:
    found: Measured = {}
    seed = 100
    while total(found) < 5000:
        run_at_once(watched(seed, pace, BusyHouse, KINDS, found))
        seed += 1
    for way, (asked, others) in found.items():
        assert 0.48 <= auc(asked, others) <= 0.52, way


@pytest.mark.long
def test_g8_the_same_in_real_time() -> None:
    """Half a minute with bots in their threads, and no time that jumps."""
    found: Measured = {}

    async def games() -> None:
        async with asyncio.TaskGroup() as together:
            for seed in range(6):
                together.create_task(watched(seed, REAL, HOUSE, ("bot",) * 4, found, seconds=30))

    asyncio.run(games())
    for way, (asked, others) in found.items():
        assert auc(asked, others) == pytest.approx(0.5, abs=4 * error(len(asked), len(others))), way


def test_a_leak_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """As it was: questions are thought of before everybody has been told of the tile."""
    monkeypatch.setattr(Pacing, "asks", 0.0)
    found: Measured = {}
    run_at_once(watched(0, EVEN, Busy, KINDS, found))
    assert auc(*found["watching", "draw"]) < 0.1
