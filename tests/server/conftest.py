"""A real server on a free port, with a real database."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
import pytest_asyncio
from fastapi import FastAPI

from ruka.engine import SharedSeed
from ruka.server import socket as lines
from ruka.server.app import app
from ruka.server.doors import Doors
from ruka.server.limits import Limits
from ruka.server.pool import Pool
from ruka.server.serve import Server, bound
from tests.server.players import PATIENCE, Json, Player, Policy, throws_drawn

PASSWORD = "correct horse battery"
MACHINES = (1000, 1000.0)  # messages of a player, who does not think: at once, and a second after that


class House:
    """A server that runs, and how to speak to it."""

    def __init__(self, url: str, server: FastAPI, http: httpx.AsyncClient) -> None:
        self.url = url
        self.app = server
        self.http = http

    async def make(self, **asked: Any) -> Json:
        """A table where everybody plays where they sat down, since the lots of a real server differ from day to day;
        those who watch see the present."""
        usual: Json = {"rules": "tenhou", "options": {"length": "tonpuu"}, "pace": "fast", "name": "Eva"}
        wanted = usual | {"draw_seats": False, "delay": 0} | asked
        answer = await self.http.post("/api/v1/tables", json=wanted)
        assert answer.status_code == 201, answer.text
        made: Json = answer.json()
        return made

    async def sit(self, table: str, name: str) -> Json:
        answer = await self.http.post(f"/api/v1/tables/{table}/seats", json={"name": name})
        assert answer.status_code == 201, answer.text
        taken: Json = answer.json()
        return taken

    async def cleared(self) -> House:
        """As new for the next test: whoever was there has left, and what they asked for counts no more."""
        hall = self.app.state.hall
        async with asyncio.timeout(PATIENCE):
            while any(seating.connections for seating in hall._live.values()):
                await asyncio.sleep(0.005)
        hall.put_away_idle(0)
        async with asyncio.timeout(PATIENCE):
            while hall._leaving:  # the lobby shows what runs
                await asyncio.sleep(0.005)
        vars(self.app.state.limits).update(vars(Limits()))
        return self

    def player(
        self, seated: Json, policy: Policy = throws_drawn, seed: str = "", browser: httpx.AsyncClient | None = None
    ) -> Player:
        """In the browser of a person their cookie opens the seat."""
        cookie = "; ".join(f"{name}={value}" for name, value in browser.cookies.items()) if browser else ""
        return Player(self.url, seated["table"], seated["token"], policy, seed, cookie)

    def browser(self) -> httpx.AsyncClient:
        """One with cookies of its own, on pages of this server."""
        return httpx.AsyncClient(base_url=self.url, timeout=PATIENCE, headers={"origin": self.url})

    @asynccontextmanager
    async def person(self, name: str, password: str = PASSWORD) -> AsyncIterator[httpx.AsyncClient]:
        """A browser in which a new person is signed in."""
        async with self.browser() as browser:
            answer = await browser.post("/api/v1/people", json={"name": name, "password": password})
            assert answer.status_code == 201, answer.text
            yield browser


@asynccontextmanager
async def serving(
    data: Path, *, send_buffer: int = 0, doors: Doors | None = None, **settings: Any
) -> AsyncIterator[House]:
    listening = bound("127.0.0.1", 0)
    if send_buffer:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
    url = f"http://127.0.0.1:{listening.getsockname()[1]}"
    made, ready = app(data, **settings), asyncio.Event()
    server = Server(made, ready.set, doors)
    running = asyncio.create_task(server.serve(sockets=[listening]))
    await ready.wait()
    for pool in (made.state.quick, made.state.slow):
        pool.seconds = PATIENCE  # what takes long on a busy machine would not on its own
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(lines, "TALKING", MACHINES)
            async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:  # a busy machine starts slowly
                yield House(url, made, http)
    finally:
        server.should_exit = True
        await running
        listening.close()


@contextmanager
def seeded(name: str) -> Iterator[None]:
    """Games that begin meanwhile are the same every day."""
    made = count()

    def new() -> SharedSeed:
        return SharedSeed.of(sha256(f"{name} {next(made)}".encode()).hexdigest())

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(SharedSeed, "new", new)
        yield


@pytest.fixture(autouse=True)
def seeds(request: pytest.FixtureRequest) -> Iterator[None]:
    with seeded(request.node.nodeid):
        yield


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def open_house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    """One server for all tests of a worker that share it: what they make there are tables and replays of their own."""
    async with serving(tmp_path_factory.mktemp("house")) as running:
        yield running


@pytest_asyncio.fixture(loop_scope="session")
async def shared_house(open_house: House) -> House:
    """The server that is there already; a module says `house = shared_house` where nothing asks for its own."""
    return await open_house.cleared()


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with serving(tmp_path) as running:
        yield running


@pytest.fixture
def worked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the processes beside the loop have been given to do, by name."""
    done: list[str] = []
    run = Pool.run

    async def counted(pool: Pool, what: Callable[..., Any], *args: Any) -> Any:
        done.append(what.__name__)
        return await run(pool, what, *args)

    monkeypatch.setattr(Pool, "run", counted)
    return done
