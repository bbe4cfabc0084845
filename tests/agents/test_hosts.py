"""Where agents live: in threads and in processes, which may die, hang or be slow; nobody else is delayed."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from ruka import Action, Event, RuleSet, Table, View
from ruka.agents import Advice, AgentFailed, Choice, Question, Watcher, agent, hosts, question
from ruka.agents.hosts import Chair, Stream, Threads
from ruka.agents.pool import MOST_LATE, Processes
from ruka.engine.actions import when_silent
from ruka.errors import UnknownName
from ruka.rulesets import rule_set
from ruka.schema import Draw

HERE = f"python:{__name__}:"
SECRET = "3z is not in play"
LONG = 60.0  # seconds: nothing that is right takes as long


class Thrower(Watcher):
    """Throws what it draws."""

    def choose(self, view: View) -> Action:
        return when_silent(view.legal_actions)


class Counting(Thrower):
    """Says how many events it was told, as the value of its choice."""

    def __init__(self, rules: RuleSet, seat: int, seed: str) -> None:
        super().__init__(rules, seat, seed)
        self.heard: list[Event] = []

    def told(self, event: Event) -> None:
        super().told(event)
        self.heard.append(event)

    def advise(self, view: View, budget: float) -> Advice:
        assert all(event.tile == "?" for event in self.heard if isinstance(event, Draw) and event.seat != view.seat)
        return Advice((Choice(when_silent(view.legal_actions), len(self.heard)),))


class Dying(Thrower):
    """Ends its process."""

    def asked(self, question: Question, budget: float) -> Advice:
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError


class Sleepy(Thrower):
    def asked(self, question: Question, budget: float) -> Advice:
        time.sleep(LONG)
        return super().asked(question, budget)


class Deaf(Sleepy):
    """Never lets another thread do anything."""

    def asked(self, question: Question, budget: float) -> Advice:
        time.sleep(0.05)
        re.match(r"(a+)+b", "a" * 64)  # in one call, for longer than anybody lives
        raise AssertionError


class Broken(Thrower):
    def asked(self, question: Question, budget: float) -> Advice:
        raise ValueError(SECRET)


class Unspeakable(Thrower):
    def asked(self, question: Question, budget: float) -> Advice:
        advice = super().asked(question, budget)
        return Advice((*advice.choices, lambda: None))  # type: ignore[arg-type]


def chair(name: str = "", seat: int = 0, table: Table | None = None) -> tuple[Chair, Question]:
    table = table or Table("tenhou", seed=5)
    stream = Stream()
    stream.add(table.events)
    return Chair(f"t{seat}", seat, table.rules, stream, name), question(table, table.waiting_for[0])


@asynccontextmanager
async def processes(**named: str) -> AsyncIterator[Processes]:
    host = Processes({name: HERE + agent for name, agent in named.items()}, processes=1, seconds=5.0)
    try:
        async with asyncio.timeout(LONG):
            yield host
    finally:
        await host.close()


async def test_an_agent_keeps_what_it_knows_in_one_process() -> None:
    table = Table("tenhou", seed=5)
    async with processes(counting="Counting") as host:
        sits, asked = chair("counting", table=table)
        hosted = host.sit(sits)
        first = await hosted.ask(asked, 5.0)
        assert first.best.value == len(sits.stream)
        while table.waiting_for != [0] or len(sits.stream) < 20:
            sits.stream.add(table.apply(when_silent(table.legal_actions(table.waiting_for[0]))))
        again = await hosted.ask(question(table, 0), 5.0)
        assert again.best.value == len(sits.stream)
        await hosted.close()


async def test_what_happens_after_a_question_is_no_part_of_it() -> None:
    """Whoever answers quickly is not waited for."""
    table = Table("tenhou", seed=5)
    async with processes(counting="Counting") as host:
        sits, asked = chair("counting", table=table)
        hosted, before = host.sit(sits), len(sits.stream)
        thought = asyncio.create_task(hosted.ask(asked, 5.0))
        await asyncio.sleep(0)
        sits.stream.add(table.apply(when_silent(table.legal_actions(0))))
        assert (await thought).best.value == before
        await hosted.close()


async def test_our_own_bot_says_the_same_here_as_there() -> None:
    async with processes() as host:
        sits, asked = chair()
        there = await host.sit(sits).ask(asked, 5.0)
    here = agent("club", sits.rules, 0, sits.seed)
    for event in sits.stream.since(0, 0):
        here.told(event)
    assert here.asked(asked, 5.0) == there


async def test_agents_are_made_anew_when_their_process_ends() -> None:
    async with processes(counting="Counting") as host:
        sits, asked = chair("counting")
        hosted = host.sit(sits)
        await hosted.ask(asked, 5.0)
        host._workers[0].kill()
        assert (await hosted.ask(asked, 5.0)).best.value == len(sits.stream)


async def test_whoever_ends_the_process_is_found_and_the_others_go_on() -> None:
    """Even those whose answers were lost with it."""
    async with processes(dying="Dying", counting="Counting") as host:
        dying, asked = chair("dying")
        others = [host.sit(chair("counting", seat)[0]) for seat in (0, 0, 0)]
        answers = await asyncio.gather(
            host.sit(dying).ask(asked, 5.0), *(one.ask(asked, 5.0) for one in others), return_exceptions=True
        )
    assert isinstance(answers[0], AgentFailed)
    assert answers[0].note == "crashed"
    assert all(isinstance(one, Advice) for one in answers[1:])


async def test_a_process_that_ends_just_before_it_is_asked_is_started_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async with processes(counting="Counting") as host:
        sits, asked = chair("counting")
        hosted = host.sit(sits)
        (worker,) = host._workers
        start = worker.start

        async def ends_at_once() -> int:
            monkeypatch.setattr(worker, "start", start)
            life = await start()
            worker._lost(life)
            return life

        monkeypatch.setattr(worker, "start", ends_at_once)
        assert (await hosted.ask(asked, 5.0)).best.value == len(sits.stream)


async def test_a_slow_agent_delays_no_other() -> None:
    async with processes(sleepy="Sleepy", counting="Counting") as host:
        slow, asked = chair("sleepy")
        waiting = asyncio.create_task(host.sit(slow).ask(asked, 5.0))
        other = host.sit(chair("counting")[0])
        for _ in range(3):
            await other.ask(asked, 5.0)
        assert not waiting.done()
        waiting.cancel()


@pytest.mark.parametrize("name", ["Sleepy", "Deaf"])
async def test_an_agent_that_hangs_is_late_and_after_a_while_asked_no_more(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with processes(hangs=name, counting="Counting") as host:
        other, asked = chair("counting")
        beside = host.sit(other)
        await beside.ask(asked, 5.0)  # the process runs
        monkeypatch.setattr(hosts, "PATIENCE", 0.5)
        hosted = host.sit(chair("hangs")[0])
        for _ in range(MOST_LATE + 1):
            with pytest.raises(AgentFailed) as late:
                await hosted.ask(asked, 0.1)
            assert late.value.note == "late"
        monkeypatch.undo()
        assert (await beside.ask(asked, 5.0)).best.value == len(other.stream)


@pytest.mark.parametrize(("name", "note"), [("Broken", "crashed"), ("Unspeakable", "illegal")])
async def test_what_goes_wrong_is_told_without_what_is_hidden(
    name: str, note: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with processes(fails=name) as host:
        sits, asked = chair("fails")
        hosted = host.sit(sits)
        for _ in range(2):
            with pytest.raises(AgentFailed) as failure:
                await hosted.ask(asked, 5.0)
            assert failure.value.note == note
    assert "seat 0 of table t0" in caplog.text
    assert SECRET not in caplog.text


async def test_an_agent_of_another_seat_is_told_what_that_seat_saw() -> None:
    async with processes(counting="Counting") as host:
        sits, asked = chair("counting", seat=2)
        assert (await host.sit(sits).ask(asked, 5.0)).choices  # it looks itself at what it is told


async def test_a_thread_makes_a_broken_agent_anew() -> None:
    times = 0

    def sit(rules: RuleSet, seat: int, seed: str) -> Watcher:
        nonlocal times
        times += 1
        return (Broken if times == 1 else Counting)(rules, seat, seed)

    sits, asked = chair()
    hosted = Threads(house=sit).sit(sits)
    with pytest.raises(AgentFailed):
        await hosted.ask(asked, 5.0)
    assert (await hosted.ask(asked, 5.0)).best.value == len(sits.stream)
    await hosted.close()
    assert times == 2


def test_only_names_that_a_host_knows_may_be_asked_for() -> None:
    host = Threads({"careful": HERE + "Thrower", "engine": "mjai:sh"})
    host.check("careful", rule_set("mcr"))
    with pytest.raises(UnknownName):
        host.check("greedy", rule_set("mcr"))
    host.check("novice", rule_set("mcr"))  # a level of ours
    with pytest.raises(Exception, match="riichi"):
        host.check("engine", rule_set("mcr"))
