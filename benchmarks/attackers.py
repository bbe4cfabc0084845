"""People at honest tables, and those who attack the server that they play at."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import perf_counter
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

ATTACKER = "127.0.0.2"  # or another of the loopback, where several attack
THINKS = 0.1  # seconds of an honest person
GONE = (ConnectionClosed, InvalidHandshake, OSError, httpx.HTTPError, TimeoutError)
LARGE = gzip.compress(b'<mjloggm ver="2.3">' + b"<X/>" * 260_000 + b"</mjloggm>")  # 1 kB; most of a second of work
HAND = "1122334455667m +7m"
Json = dict[str, Any]


# --- honest people ---


class Honest:
    """Plays against bots; counts what it hears, and how long its actions take."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.heard = 0
        self.took: list[float] = []

    async def play(self) -> None:
        while True:
            with suppress(*GONE):
                seated = await new_table(self.url)
                async with connect(socket_url(self.url, seated["table"])) as socket:
                    await socket.send(hello(seated["token"]))
                    await self._play(socket)
            await asyncio.sleep(0.2)

    async def _play(self, socket: ClientConnection) -> None:
        acted: float | None = None
        while True:
            message = json.loads(await socket.recv())
            self.heard += 1
            if message["type"] == "events" and acted is not None:
                self.took.append(perf_counter() - acted)
                acted = None
            ask = message if message["type"] == "ask" else message.get("ask")
            if ask:
                await asyncio.sleep(THINKS)
                acted = perf_counter()
                await socket.send(act(ask))
            elif message.get("phase") == "result":
                await socket.send('{"type":"next"}')
            elif message.get("phase") == "over":
                return


async def new_table(url: str, address: str | None = None, **asked: Any) -> Json:
    async with client(url, address) as http:
        wanted = {"rules": "tenhou", "name": "Eva", "pace": "fast"} | asked
        answer = await http.post("/api/v1/tables", json=wanted)
        answer.raise_for_status()
        made: Json = answer.json()
        return made


def client(url: str, address: str | None = None) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=url, timeout=20, transport=httpx.AsyncHTTPTransport(local_address=address))


def socket_url(url: str, table: str) -> str:
    return f"{url.replace('http', 'ws', 1)}/api/v1/tables/{table}/socket"


def hello(token: str | None) -> str:
    return json.dumps({"type": "hello", "version": 1, "token": token, "lang": "en", "seed": ""})


def act(ask: Json) -> str:
    """Wins where it can, else passes or discards what was drawn."""
    by_type = {action["type"]: action for action in reversed(ask["actions"])}
    drawn = next((action for action in ask["actions"] if action.get("drawn")), ask["actions"][-1])
    chosen = by_type.get("tsumo") or by_type.get("ron") or by_type.get("pass") or by_type.get("show") or drawn
    words = {name: value for name, value in chosen.items() if name != "seat"}
    return json.dumps({"type": "act", "question": ask["question"], "action": words})


# --- attackers ---


async def half_open(url: str, count: int) -> None:
    """G1: requests that never end."""
    host, port = url.removeprefix("http://").split(":")

    async def one() -> None:
        while True:
            with suppress(*GONE):
                reader, writer = await asyncio.open_connection(host, int(port), local_addr=(ATTACKER, 0))
                try:
                    writer.write(b"GET / HTTP/1.1\r\nHost: ruka\r\nX-Slow: ")
                    while await reader.read(1024):
                        pass
                finally:
                    writer.close()
            await asyncio.sleep(1)

    await asyncio.gather(*(one() for _ in range(count)))


async def hellos(url: str, count: int) -> None:
    """G2: `hello` again and again, inside what one socket may say."""
    seated = await _in_the_middle(url)

    async def one() -> None:
        while True:
            with suppress(*GONE):
                async with connect(socket_url(url, seated["table"]), local_addr=(ATTACKER, 0)) as socket:
                    reading = asyncio.create_task(_read_on(socket))
                    try:
                        while not reading.done():
                            await socket.send(hello(seated["token"]))
                            await asyncio.sleep(1 / 18)
                    finally:
                        reading.cancel()
            await asyncio.sleep(0.5)

    await asyncio.gather(*(one() for _ in range(count)))


async def whys(url: str, count: int) -> None:
    """G2: questions about what is not possible."""
    seated = await _in_the_middle(url)

    async def one() -> None:
        while True:
            with suppress(*GONE):
                async with connect(socket_url(url, seated["table"]), local_addr=(ATTACKER, 0)) as socket:
                    await socket.send(hello(seated["token"]))
                    reading = asyncio.create_task(_read_on(socket))
                    try:
                        while not reading.done():
                            await socket.send('{"type":"why","action":{"type":"ron"}}')
                            await asyncio.sleep(1 / 18)
                    finally:
                        reading.cancel()
            await asyncio.sleep(0.5)

    await asyncio.gather(*(one() for _ in range(count)))


async def _in_the_middle(url: str) -> Json:
    """A table where somebody is asked, after some turns."""
    seated = await new_table(url, ATTACKER)
    async with connect(socket_url(url, seated["table"]), local_addr=(ATTACKER, 0)) as socket:
        await socket.send(hello(seated["token"]))
        asked = 0
        while asked < 10:
            message = json.loads(await socket.recv())
            ask = message if message["type"] == "ask" else message.get("ask")
            asked += bool(ask)
            if ask:
                await socket.send(act(ask))
            elif message.get("phase") == "result":
                await socket.send('{"type":"next"}')
    return seated


async def _read_on(socket: ClientConnection) -> None:
    with suppress(*GONE):
        while True:
            await socket.recv()


async def scores(url: str, count: int) -> None:
    """G2: one hand by every rule set, `count` at a time."""
    async with client(url, ATTACKER) as http:
        rules = [card["id"] for card in (await http.get("/api/v1/rules")).json()]
    question = {"rules": rules, "hand": HAND, "circumstances": ["riichi"]}
    await _requests(url, count, lambda http: http.post("/api/v1/score", json=question))


async def books(url: str, count: int) -> None:
    """G2: rule books in all languages, more than are remembered."""
    async with client(url, ATTACKER) as http:
        rules = [card["id"] for card in (await http.get("/api/v1/rules")).json()]
    links = [f"/api/v1/rules/{id}?lang={lang}&terms={t}" for id in rules for lang in ("cs", "pl", "en") for t in TERMS]
    turn = iter(range(1 << 62))
    await _requests(url, count, lambda http: http.get(links[next(turn) % len(links)]))


TERMS = ("native", "japanese")


async def uploads(url: str, count: int) -> None:
    """G3: small files that are much work, `count` at a time."""
    await _requests(url, count, lambda http: http.post("/api/v1/replays", content=LARGE))


async def _requests(url: str, count: int, ask: Callable[[httpx.AsyncClient], Awaitable[httpx.Response]]) -> None:
    async def one() -> None:
        async with client(url, ATTACKER) as http:
            while True:
                with suppress(*GONE):
                    if (await ask(http)).status_code < 429:
                        continue
                await asyncio.sleep(0.1)

    await asyncio.gather(*(one() for _ in range(count)))


async def deserted(url: str, count: int) -> None:
    """G4: tables of quick bots that their only person leaves."""
    for _ in range(count):
        with suppress(*GONE):
            seated = await new_table(url, ATTACKER)
            async with connect(socket_url(url, seated["table"]), local_addr=(ATTACKER, 0)) as socket:
                await socket.send(hello(seated["token"]))
                await socket.recv()
                await socket.send('{"type":"leave"}')
                await socket.recv()
    await asyncio.Event().wait()


async def unattended(url: str, count: int) -> None:
    """G4: tables whose only person is there and does nothing; a tiny clock plays on."""

    async def one() -> None:
        while True:
            with suppress(*GONE):
                seated = await new_table(url, ATTACKER, clock={"move": 0.001})
                async with connect(socket_url(url, seated["table"]), local_addr=(ATTACKER, 0)) as socket:
                    await socket.send(hello(seated["token"]))
                    await _read_on(socket)
            await asyncio.sleep(0.5)

    await asyncio.gather(*(one() for _ in range(count)))


ATTACKS: dict[str, tuple[Callable[[str, int], Awaitable[None]], int]] = {
    "half-open": (half_open, 1500),
    "hello": (hellos, 60),
    "why": (whys, 60),
    "score": (scores, 30),
    "books": (books, 30),
    "uploads": (uploads, 20),
    "deserted": (deserted, 100),
    "unattended": (unattended, 50),
}
