"""Somebody attacks, and people at honest tables notice little (G1 to G4); large numbers: `benchmarks/attack.py`."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from benchmarks import attack
from benchmarks.attack import healthy, listened, memory, server
from benchmarks.attackers import ATTACKS, Honest
from tests.conftest import ROOT
from tests.server.conftest import House
from tests.server.players import PATIENCE

SETTLES = 4.0  # seconds until attackers have spent what they may at once
LISTENED = 4.0
TRIES = 4  # a shared machine may be busy with something else for a while; an attack that works holds all the time
KEPT = 0.9  # of the messages
GROWS = 450  # MB: two processes that read games, each as large as a game may make it
SMALL = {
    "half-open": 300,
    "hello": 10,
    "why": 10,
    "score": 4,
    "books": 4,
    "uploads": 3,
    "deserted": 10,
    "unattended": 5,
}


@asynccontextmanager
async def attacked(url: str, attacks: Mapping[str, int]) -> AsyncIterator[None]:
    """Each from an address of its own."""
    own = [sys.executable, "-m", "benchmarks.attack", "--against", url]
    processes = [
        await asyncio.create_subprocess_exec(
            *own, "--count", str(count), "--address", f"127.0.0.{number}", name, cwd=ROOT
        )
        for number, (name, count) in enumerate(attacks.items(), 2)
    ]
    try:
        yield
    finally:
        for process in processes:
            process.kill()
            await process.wait()


async def noticed(folder: Path, attacks: Mapping[str, int]) -> None:
    """People think so long that a busy machine changes little; counted are answers to what they do, because how much
    else they hear depends on the game."""
    async with server(folder / "data", folder / "log") as (url, process):
        people = [Honest(url) for _ in range(8)]
        playing = [asyncio.create_task(one.play()) for one in people]
        async with asyncio.timeout(PATIENCE):
            while not all(one.took for one in people):
                await asyncio.sleep(0.1)
        calm, least = await listened(people, process, LISTENED), memory(process)
        async with attacked(url, attacks):
            await asyncio.sleep(SETTLES)
            heard: list[int] = []
            while len(heard) < TRIES and max(heard, default=0) < KEPT * len(calm.took):
                heard.append(len((await listened(people, process, LISTENED)).took))
            most, health = memory(process), await healthy(url)
            lines = (folder / "log").read_text().count("\n")
        usual = len(calm.took)
        if max(heard) < KEPT * usual:  # the machine may have become busy with something else meanwhile
            usual = min(usual, len((await listened(people, process, LISTENED)).took))
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    assert max(heard) >= KEPT * usual, (usual, len(calm.took), heard)
    assert health.startswith("200")
    assert most < least + GROWS
    assert lines < 200


@pytest.fixture(autouse=True)
def people_think(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attack, "THINKS", 0.4)


async def test_g1_to_g4_honest_tables_go_on_whatever_comes_at_once(tmp_path: Path) -> None:
    await noticed(tmp_path, SMALL)


@pytest.mark.long
@pytest.mark.parametrize("name", [*ATTACKS])
async def test_g1_to_g4_honest_tables_go_on(tmp_path: Path, name: str) -> None:
    await noticed(tmp_path, {name: ATTACKS[name][1]})


async def test_g4_a_table_that_everybody_left_waits(house: House) -> None:
    seated = await house.make()
    game = house.app.state.hall._live[seated["table"]].game
    async with house.player(seated) as player:
        await player.question()
        await player.say({"type": "leave"})
        await player.until("players")
        before = game._steps
        for _ in range(50):
            await asyncio.sleep(0.01)
        assert game._steps <= before + 1  # what was asked already
        await player.say({"type": "back"})
        await player.answer(await player.question())
        await player.until("events")
    async with asyncio.timeout(PATIENCE):
        while house.app.state.hall._live[seated["table"]].connections:
            await asyncio.sleep(0.01)
    left = game._steps
    for _ in range(50):
        await asyncio.sleep(0.01)
    assert game._steps <= left + 1
    async with house.player(seated) as player:  # and goes on with whoever comes back
        await player.answer(await player.question())
        await player.until("events")


async def test_g4_a_table_whose_people_do_nothing_goes_on_slowly(house: House) -> None:
    """... and at once when somebody does something."""
    async with house.player(await house.make(clock={"move": 0.001})) as player:
        game = house.app.state.hall._live[player.url.split("/")[-2]].game
        async with asyncio.timeout(PATIENCE):
            while game._unattended <= 40:
                await player.go_on(await player.hear())
        before = game._steps
        await asyncio.sleep(1)
        assert game._steps - before <= 2
