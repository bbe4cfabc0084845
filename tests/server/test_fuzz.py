"""Requests that nobody would send: whatever comes, the answer is no failure of ours (G7)."""

from __future__ import annotations

import asyncio
import gzip
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fastapi import FastAPI
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from ruka.server import pool as pools
from ruka.server.app import app
from ruka.server.limits import Buckets
from tests.server.conftest import House, serving, shared_house
from tests.server.test_doors import line, rest

house = shared_house

WORDS = (
    "", ".", "..", "a", "0", "-1", "1", "9" * 30, "9" * 5000, "\x00", "%", "é", "\ud7ff", "[", "]", "{", "}", '"', "\\",
    "nowhere", "tenhou", "ema-riichi", "mcr", "snap", "tenhuo", "cs", "en", "native", "null", "NaN", "1e999",
    "123m 456p 789s 11z 56p +7p", "11111m", "x" * 300, "../../etc/passwd", "assets", "index.html", "\u202e", "🀄",
)  # fmt: skip
PATHS = (
    "/", "/health", "/metrics", "/docs", "/table", "/assets", "/api", "/api/v1/rules", "/api/v1/bots", "/api/v1/key",
    "/api/v1/tables", "/api/v1/replays", "/api/v1/score", "/api/v1/openapi.json", "/settings", "/replay",
    "/docs/rest", "/docs/cs/tenhou.html", "/docs/guide/api.html",
)  # fmt: skip
TOGETHER = 500  # requests at a time
METHODS = ("GET",) * 6 + ("POST",) * 6 + ("HEAD", "PUT", "DELETE", "OPTIONS", "PATCH", "BREW")
FIELDS = (
    "rules options clock pace name seats bots lang hand draw seat round circumstances dora honba others move".split()
)
HEADERS = (
    "origin",
    "host",
    "accept",
    "accept-encoding",
    "accept-language",
    "range",
    "if-modified-since",
    "content-type",
)


class Fuzz:
    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)

    def path(self) -> str:
        return "/".join(
            [self.chance.choice(PATHS), *self.chance.choices(WORDS, k=self.chance.choice((0, 0, 1, 1, 2, 3)))]
        )

    def value(self, depth: int = 0) -> Any:
        kinds = (self.word, self.word, self.number, lambda: None, lambda: True)
        if depth < 3 and self.chance.random() < 0.3:
            return [self.value(depth + 1) for _ in range(self.chance.randrange(4))]
        if depth < 3 and self.chance.random() < 0.3:
            return {self.chance.choice((*FIELDS, self.word())): self.value(depth + 1) for _ in range(3)}
        return self.chance.choice(kinds)()

    def word(self) -> str:
        return self.chance.choice(WORDS)

    def number(self) -> float:
        return self.chance.choice((0, 1, -1, 3, 1 << 40, 10**40, 0.5, float("nan"), float("inf")))

    def body(self) -> bytes:
        good: dict[str, Any] = {"rules": "tenhou", "name": "Eva"}
        if self.chance.random() < 0.5:
            good = {"rules": ["tenhou"], "hand": "123m 456p 789s 11z 56p +7p"}
        changed = good | {self.chance.choice(FIELDS): self.value() for _ in range(self.chance.randrange(3))}
        text = json.dumps(changed if self.chance.random() < 0.8 else self.value()).encode()
        match self.chance.randrange(6):
            case 0:
                return gzip.compress(text)
            case 1:
                return bytes(self.chance.choice(text or b"x") for _ in range(40))
            case 2:
                return text[: len(text) // 2]
        return text

    def headers(self) -> list[tuple[bytes, bytes]]:
        return [
            (self.chance.choice(HEADERS).encode(), self.word().encode()[:200]) for _ in range(self.chance.randrange(3))
        ]


async def ask(server: FastAPI, fuzz: Fuzz) -> tuple[int, str]:
    """One request, past everything that parses HTTP: its status and what was asked."""
    method, path, body = fuzz.chance.choice(METHODS), fuzz.path(), fuzz.body()
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": fuzz.chance.choice((b"", b"lang=cs", b"rules=tenhou", b"rules=snap&lang=", b"%00=%ff&lang=en")),
        "headers": [(b"content-type", b"application/json"), *fuzz.headers()],
        "client": (f"192.0.2.{fuzz.chance.randrange(250)}", 1),
        "server": ("ruka", 80),
    }
    told, rest = [0], [body]

    async def receive() -> dict[str, Any]:
        if rest:
            return {"type": "http.request", "body": rest.pop(), "more_body": False}
        await asyncio.get_running_loop().create_future()  # it stays, and says no more
        raise AssertionError

    async def send(message: Any) -> None:
        if message["type"] == "http.response.start":
            told[0] = message["status"]

    await server(scope, receive, send)
    return told[0], f"{method} {path[:200]!a} {body[:200]!a} {scope['headers']}"


async def fuzzed(folder: Path, count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("MOST_WAITING", "MOST_OF_ONE", "PATIENCE"):  # all at once: nothing here is about how busy it is
        monkeypatch.setattr(pools, name, 10_000)
    built = folder / "built"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<!doctype html>")
    server, fuzz = app(folder / "data", built=built), Fuzz(count)
    async with server.router.lifespan_context(server):
        budgets = server.state.limits
        budgets.asking = budgets.makers = budgets.working = budgets.bringers = Buckets(1 << 40, 1)
        seen: set[int] = set()
        for _ in range(count // TOGETHER):
            for status, asked in await asyncio.gather(*(ask(server, fuzz) for _ in range(TOGETHER))):
                assert 200 <= status < 500, (status, asked)
                seen.add(status)
        assert {200, 201, 400, 404, 405} <= seen


@pytest.mark.parametrize("number", [2_000, pytest.param(100_000, marks=pytest.mark.long)])
async def test_g7_thousands_of_requests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    await fuzzed(tmp_path, number, monkeypatch)


async def test_g7_what_is_no_http(house: House) -> None:
    """Over real sockets: every answer is a refusal, or none."""
    chance = Random(7)
    heads = [
        b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", b"GET  /  HTTP/1.1\r\n\r\n", b"\x16\x03\x01", b"\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n", b"POST /api/v1/score HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n",
        b"POST /api/v1/score HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n\r\n",
        b"GET /%00%ff%zz HTTP/1.1\r\nHost: [\r\nConnection: close\r\n\r\n", b"GET " + b"/x" * 40_000,
        b"GET /assets/" + b"y" * 5000 + b" HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
        b"GET http://[/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    ]  # fmt: skip
    for _ in range(300):
        said = bytearray(chance.choice(heads))
        for _ in range(chance.randrange(3)):
            said[chance.randrange(len(said))] = chance.randrange(256)
        async with line(house) as (reader, writer):
            writer.write(bytes(said))
            writer.write_eof()
            told = await rest(reader)
        assert not told or 200 <= int(told.split(b" ", 2)[1]) < 500, (told[:200], bytes(said[:200]))


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "//", "null", "http://evil.example", "\u00e9"])
async def test_g7_origins_that_are_none(house: House, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        await connect(house.player(await house.make()).url, origin=origin)  # type: ignore[arg-type]
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize("path", ["/assets/%00", "/%00", "/assets/" + "x" * 300, "/" + "y/" * 2000, "/assets/%ff%fe"])
async def test_g7_names_that_no_file_can_have(tmp_path: Path, path: str) -> None:
    (tmp_path / "index.html").write_text("<!doctype html>")
    async with serving(tmp_path / "data", built=tmp_path) as house:
        for accept in ("*/*", "text/html"):
            assert (await house.http.get(path, headers={"accept": accept})).status_code == 404


@pytest.mark.parametrize(
    "data",
    [
        b'{"title":["",""],"name":["","","",""],"rule":{"aka":1},"log":[[' + b"9" * 5000 + b"]]}",
        b'{"title":["",""],"name":["\\ud800","","",""],"rule":{"aka":1},"log":[]}',
        b'{"type":"start_game","names":["\\ud800","","",""]}\n{"type":"end_game"}',
        b'{"type":"start_game","x":' + b"9" * 5000 + b"}",
        b'{"format":"ruka","version":1,"rules":"tenhou","seed":"\\ud800"}\n{"type":"hand"}',
        b'{"format":"ruka","version":' + b"9" * 5000 + b"}",
    ],
    ids="digits surrogate mjai-surrogate mjai-digits ruka-surrogate ruka-digits".split(),
)
async def test_g7_games_with_numbers_and_letters_that_are_none(house: House, data: bytes) -> None:
    answer = await house.http.post("/api/v1/replays?lang=en", content=data)
    assert answer.status_code == 400, answer.text
    assert answer.json()["text"].endswith(".")
