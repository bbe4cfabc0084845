"""Nothing is shown before it is kept, and a table that cannot keep anything says so."""

import asyncio

import pytest

from ruka.schema import encode
from ruka.schema.messages import Ask, Happened, State
from ruka.session import Step
from ruka.testing.time import run_at_once
from tests.session.kit import Guest, Memory, first, make, silent


class Slow(Memory):
    async def write(self, step: Step) -> None:
        await asyncio.sleep(60)
        await super().write(step)


class Full(Memory):
    async def write(self, step: Step) -> None:
        raise OSError("no space is left")


def test_nothing_is_shown_before_it_is_kept() -> None:
    async def game() -> None:
        table = make(journal=Slow())
        person, watcher = Guest(table, 0, first()), Guest(table, None)
        before = encode(table.state(None))
        task = asyncio.create_task(table.run())
        await asyncio.sleep(59)
        assert len(watcher.said) == 1 + 1  # the state, and that the person is there
        assert encode(table.state(None)) == before
        await asyncio.sleep(2)
        assert person.of(Happened)[0].events[0].type == "discard"
        table.close()
        await task

    run_at_once(game())


def test_a_table_that_cannot_keep_a_step_stops_and_shows_nothing_of_it() -> None:
    async def game() -> None:
        table = make(journal=Full())
        person = Guest(table, 0, silent)
        before = encode(table.state(None))
        task = asyncio.create_task(table.run())
        await asyncio.sleep(1)
        ask = person.of(Ask)[0]
        person.act(ask.question, ask.actions[0])
        with pytest.raises(OSError, match="no space"):
            await task
        assert not person.of(Happened)
        assert person.refusals == ["table-stopped"]
        assert encode(table.state(None)) == before
        late = Guest(table, 0, silent)
        assert isinstance(late.said[0][1], State)
        assert late.refusals == ["table-stopped"]
        late.act(ask.question, ask.actions[0])
        assert late.refusals == ["table-stopped"] * 2

    run_at_once(game())
