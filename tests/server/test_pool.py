"""Work beside the loop: processes that die or hang harm nobody else, and nobody gets more than their share."""

from __future__ import annotations

import asyncio
import logging
import os
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from typing import NoReturn

import pytest

from ruka.errors import RecordError, RukaError
from ruka.explain.results import hand_result
from ruka.server import pool as pools
from ruka.server.limits import ASKER, Buckets
from ruka.server.pool import Pool, WorkFailed
from tests.server.conftest import House


def double(number: int) -> int:
    return 2 * number


def hang() -> None:
    time.sleep(60)


def die() -> NoReturn:
    os._exit(1)


def refuse() -> NoReturn:
    raise RecordError("bad-json", 7)


def fail() -> NoReturn:
    raise ZeroDivisionError


def spend(seconds: float) -> None:
    until = time.process_time() + seconds
    while time.process_time() < until:
        pass


@pytest.fixture
async def pool() -> AsyncIterator[Pool]:
    budget = Buckets(0.3, 0.0001)
    made = Pool(1, 20, lambda: budget)
    yield made
    await made.close()


async def test_g3_what_is_worked_out_beside_the_loop_comes_back(pool: Pool) -> None:
    assert await asyncio.gather(*(pool.run(double, number) for number in range(5))) == [0, 2, 4, 6, 8]
    with pytest.raises(RecordError) as refused:
        await pool.run(refuse)
    assert (refused.value.code, refused.value.line) == ("bad-json", 7)
    with pytest.raises(WorkFailed, match="ZeroDivisionError"):
        await pool.run(fail)


async def test_g3_a_process_that_dies_or_hangs_is_started_again(pool: Pool) -> None:
    with pytest.raises(WorkFailed, match="died"):
        await pool.run(die)
    pool.budget().charge("", -10)  # it was charged all the time that it could have taken
    assert await pool.run(double, 1) == 2
    pool.seconds = 0.2
    with pytest.raises(RukaError) as refused:
        await pool.run(hang)
    assert refused.value.code == "takes-too-long"
    pool.seconds = 20
    assert await pool.run(double, 2) == 4


async def test_g2_whoever_has_used_up_a_budget_waits_and_others_do_not(pool: Pool) -> None:
    ASKER.set("one")
    await pool.run(spend, 0.1)
    await pool.run(spend, 0.4)  # it is known only afterwards what it cost
    with pytest.raises(RukaError) as refused:
        await pool.run(double, 1)
    assert refused.value.code == "too-many"
    ASKER.set("other")
    assert await pool.run(double, 1) == 2


async def test_g2_networks_take_turns(pool: Pool) -> None:
    done: list[str] = []

    async def ask(asker: str) -> None:
        ASKER.set(asker)
        await pool.run(double, 1)
        done.append(asker)

    asking = [asyncio.create_task(ask(asker)) for asker in ("a", "a", "a", "a", "b")]
    await asyncio.gather(*asking)
    assert done.index("b") <= 2  # not behind all of the other


async def test_g2_a_queue_has_an_end(pool: Pool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pools, "MOST_OF_ONE", 2)
    outcomes = await asyncio.gather(*(pool.run(double, number) for number in range(6)), return_exceptions=True)
    assert [one.code for one in outcomes if isinstance(one, RukaError)] == ["busy"] * 3
    monkeypatch.setattr(pools, "PATIENCE", 0.05)
    slow = asyncio.create_task(pool.run(spend, 0.5))
    await asyncio.sleep(0)
    with pytest.raises(RukaError) as refused:
        await pool.run(double, 1)
    assert refused.value.code == "busy"
    await slow


async def test_g2_the_calculator_asks_the_pool(house: House) -> None:
    """... and pays for it by what it cost."""
    house.app.state.limits.working = budget = Buckets(1, 0.0)
    question = {"rules": ["tenhou", "mcr"], "hand": "123m 456p 789s 11z 56p +7p"}
    assert (await house.http.post("/api/v1/score", json=question)).status_code == 200
    assert 0 < budget._bucket("127.0.0.1").left < 1
    budget.charge("127.0.0.1", 1.5)
    answer = await house.http.post("/api/v1/score", json=question)
    assert (answer.status_code, answer.json()["code"]) == (429, "too-many")


def speak(line: str) -> None:
    logging.getLogger("ruka.spoken").warning("a file: %s", line)


async def test_what_work_says_to_the_log_is_written_by_the_server(
    pool: Pool, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    await pool.run(speak, "100 %s")
    assert [(one.name, one.levelname, one.getMessage()) for one in caplog.records] == [
        ("ruka.spoken", "WARNING", "a file: 100 %s")
    ]
    assert "a file" not in capfd.readouterr().err.replace(caplog.text, "")


async def test_the_result_of_a_hand_is_worked_out_once_beside_the_loop(house: House, worked: list[str]) -> None:
    seated = await house.make(seats=["person", "bot", "bot", "bot"])
    async with house.player(seated) as player:
        while (message := await player.hear()).get("phase") != "result":
            await player.react(message)
        link = f"/api/v1/tables/{seated['table']}/hands/1"
        answers = await asyncio.gather(*(house.http.get(link) for _ in range(4)))
    assert {answer.status_code for answer in answers} == {200}
    assert worked == ["table_hand"]
    game = house.app.state.hall._live[seated["table"]].game
    ours = hand_result(game.table, 1, "en", "native", [seat.name for seat in game.seats])
    assert answers[0].json() == ours.to_json()


def test_a_process_that_thinks_has_neither_doors_nor_a_database() -> None:
    """Each server starts such processes: what they import, everybody waits for."""
    heavy = {"fastapi", "starlette", "sqlalchemy", "alembic", "ruka.server.app"}
    program = f"import sys, ruka.server.work; print({heavy} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "set()\n"
