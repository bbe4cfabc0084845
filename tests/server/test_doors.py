"""Connections that never say what they want (G1): they are ended, counted by network, and keep nobody else out."""

from __future__ import annotations

import asyncio
import logging
import resource
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import pytest

from ruka.server.doors import OPEN_FILES, Doors, Times, open_files, raise_open_files
from ruka.server.logs import Sparing
from tests.server.conftest import House, serving
from tests.server.players import PATIENCE

HALF = b"GET /health HTTP/1.1\r\nHost: ruka\r\nX-Slow: "
BODY = b"POST /api/v1/score HTTP/1.1\r\nHost: ruka\r\nContent-Length: 100\r\n\r\n{"
WHOLE = b"GET /api/v1/bots HTTP/1.1\r\nHost: ruka\r\n\r\n"
HASTE = Times(head=0.3, body=0.3, reading=0.3, look=0.05)
Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@asynccontextmanager
async def line(house: House, address: str = "127.0.0.1") -> AsyncIterator[Line]:
    port = int(house.url.rsplit(":", 1)[1])
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
    try:
        yield reader, writer
    finally:
        writer.close()


async def rest(reader: asyncio.StreamReader) -> bytes:
    """What still comes, until the other side ends it."""
    async with asyncio.timeout(PATIENCE):
        try:
            return await reader.read()
        except ConnectionResetError:
            return b""


@pytest.mark.parametrize("said", [b"", b"G", HALF, BODY, WHOLE + HALF], ids="nothing letter head body second".split())
async def test_g1_half_a_request_is_not_waited_for(tmp_path: Path, said: bytes) -> None:
    async with serving(tmp_path, doors=Doors(times=HASTE)) as house, line(house) as (reader, writer):
        writer.write(said)
        assert (await rest(reader)).endswith(
            b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
        )


async def test_g1_a_letter_now_and_then_is_no_request(tmp_path: Path) -> None:
    async with serving(tmp_path, doors=Doors(times=HASTE)) as house, line(house) as (reader, writer):
        ended = asyncio.create_task(rest(reader))
        writer.write(HALF)
        while not ended.done():
            writer.write(b"x")
            await asyncio.sleep(0.02)
        assert b"408" in (answer := await ended) or not answer  # a letter that crosses the answer resets the line


async def test_g1_who_does_not_read_the_answer_is_let_go(tmp_path: Path) -> None:
    doors = Doors(times=HASTE)
    async with serving(tmp_path, send_buffer=4096, doors=doors) as house, line(house) as (_, writer):
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        for _ in range(40):
            writer.write(b"GET /api/v1/openapi.json HTTP/1.1\r\nHost: ruka\r\n\r\n")
        async with asyncio.timeout(PATIENCE):
            while not doors._entered:
                await asyncio.sleep(0.01)
            while doors._entered:
                await asyncio.sleep(0.01)


async def test_g1_a_slow_handler_and_a_socket_are_waited_for(tmp_path: Path) -> None:
    """Only what comes from the other side has its time."""
    doors = Doors(times=Times(head=0.2, body=0.2, look=0.02))
    async with serving(tmp_path, doors=doors) as house, house.player(await house.make()) as player:
        await player.answer(await player.question())
        for _ in range(50):
            doors.look()
            await asyncio.sleep(0.01)
        await player.answer(await player.question())
        await player.until("events")


async def test_g1_connections_are_counted_by_network(tmp_path: Path) -> None:
    doors = Doors(most_of_one=5)
    async with serving(tmp_path, doors=doors) as house:
        lines = [line(house, "127.0.0.2") for _ in range(8)]
        held = [await one.__aenter__() for one in lines]
        for _, writer in held:
            writer.write(WHOLE)
        answered = [await reader.read(12) for reader, _ in held[:5]]
        assert answered == [b"HTTP/1.1 200"] * 5
        assert [await rest(reader) for reader, _ in held[5:]] == [b""] * 3
        assert (await house.http.get("/api/v1/bots")).status_code == 200  # from another address
        for one in lines:
            await one.__aexit__(None, None, None)
        async with asyncio.timeout(PATIENCE):
            while doors._of["127.0.0.2"]:
                await asyncio.sleep(0.01)
        async with line(house, "127.0.0.2") as (reader, writer):
            writer.write(WHOLE)
            assert await reader.read(12) == b"HTTP/1.1 200"


async def test_g1_who_wants_nothing_makes_room(tmp_path: Path) -> None:
    """Also where all come from one proxy."""
    doors = Doors(most=20, times=Times(look=0.02))
    async with serving(tmp_path, doors=doors) as house, house.player(await house.make()) as player:
        ask = await player.question()
        lines = [line(house) for _ in range(60)]
        for one in lines:
            (await one.__aenter__())[1].write(HALF)
            await asyncio.sleep(0.005)
        doors.look()
        assert (await house.http.get("/health", timeout=20)).status_code == 200
        assert len(doors._entered) <= 20
        await player.answer(ask)
        await player.until("events")
        for one in lines:
            await one.__aexit__(None, None, None)


@contextmanager
def few_files(soft: int) -> Iterator[None]:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


def test_g1_the_limit_of_open_files_is_raised_and_kept() -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with few_files(600):
        assert Doors().most == 400
        raise_open_files()
        assert open_files() == min(hard, OPEN_FILES)
        assert Doors().most > 400 or hard < 700


def test_g1_a_log_says_a_thing_a_few_times(caplog: pytest.LogCaptureFixture) -> None:
    log = logging.getLogger("ruka.test")
    caplog.handler.addFilter(sparing := Sparing(3, 0))
    try:
        for number in range(1000):
            log.warning("line %s", number)
        assert [record.getMessage() for record in caplog.records] == ["line 0", "line 1", "line 2"]
        for bucket, _ in sparing._kinds.values():
            bucket.left = 1
        for _ in range(2):
            log.warning("line %s", "x")  # another place
        assert caplog.records[-1].getMessage() == "line x"
    finally:
        caplog.handler.removeFilter(sparing)
