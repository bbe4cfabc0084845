"""`python -m benchmarks.attack [name ...] [--seconds N]`: what people at honest tables notice while somebody attacks.

A real server on a loopback port; honest people at 127.0.0.1 play against bots. Attackers sit at other loopback
addresses, in a process of their own that stands behind the others for the processor (what they cost the server is
measured, not what they cost the machine), and are bounded in number and time. Told are the messages that honest people
heard, how long an action took, and the server's memory. Nothing but the own server is ever spoken to.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import re
import sys
import tempfile
from argparse import ArgumentParser, Namespace
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from statistics import quantiles
from time import perf_counter
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

ATTACKER = "127.0.0.2"  # or another of the loopback, where several attack
SERVE = "import sys; from ruka.cli import main; sys.exit(main())"
OPEN_FILES = 1024  # what most systems give a program at first
SETTLES = 6  # seconds until an attack has spent what it may at once
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


# --- measuring ---


@asynccontextmanager
async def server(data: Path, log: Path) -> AsyncIterator[tuple[str, int]]:
    """Its address and its process."""
    words = [f"ulimit -S -n {OPEN_FILES}; exec $0 -c '{SERVE}' serve --lang en --port 0 --data {data} 2>{log}"]
    process = await asyncio.create_subprocess_exec("sh", "-c", *words, sys.executable, stdout=asyncio.subprocess.PIPE)
    assert process.stdout is not None
    try:
        said = (await process.stdout.readline()).decode()
        found = re.search(r"http://[^/ ]+", said)
        assert found, (said, log.read_text())
        yield found[0], process.pid
    finally:
        with suppress(ProcessLookupError):
            process.terminate()
        await process.communicate()


def memory(process: int) -> float:
    """MB of the server and of those who work for it."""
    pids = {process}
    for status in Path("/proc").glob("[0-9]*/status"):
        with suppress(OSError):
            parent = re.search(r"PPid:\s*(\d+)", status.read_text())
            if parent and int(parent[1]) in pids:
                pids.add(int(status.parent.name))
    return sum(_resident(pid) for pid in pids) / 1024


def _resident(pid: int) -> int:
    with suppress(OSError):
        found = re.search(r"RssAnon:\s*(\d+)", Path(f"/proc/{pid}/status").read_text())
        return int(found[1]) if found else 0
    return 0


def busy(process: int) -> float:
    """Seconds that the thread which serves everybody has spent."""
    fields = Path(f"/proc/{process}/task/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@dataclass
class Heard:
    """What honest people noticed in a while, and how much of that while the server's one thread was busy."""

    messages: int
    took: list[float]
    busy: float

    @property
    def slowest(self) -> float:
        """All but one in a hundred actions took no longer, in ms."""
        return quantiles(self.took, n=100)[98] * 1000 if len(self.took) > 1 else float("inf")


async def listened(people: list[Honest], process: int, seconds: float) -> Heard:
    for one in people:
        one.heard, one.took = 0, []
    spent, start = busy(process), perf_counter()
    await asyncio.sleep(seconds)
    share = (busy(process) - spent) / (perf_counter() - start)
    return Heard(sum(one.heard for one in people), [time for one in people for time in one.took], share)


async def measure(name: str, seconds: float) -> str:
    """Before the attack, under it, and after it: whatever else the machine does meanwhile changes all three."""
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder, "log")
        async with server(Path(folder, "data"), log) as (url, process):
            people = [Honest(url) for _ in range(4)]
            playing = [asyncio.create_task(one.play()) for one in people]
            await asyncio.sleep(SETTLES)
            before, least = await listened(people, process, seconds), memory(process)
            own = [sys.executable, "-m", "benchmarks.attack", "--against", url, name]
            attacker = await asyncio.create_subprocess_exec(*own)
            await asyncio.sleep(SETTLES)
            under, most = await listened(people, process, seconds), memory(process)
            health = await healthy(url)
            attacker.kill()
            await attacker.wait()
            await asyncio.sleep(SETTLES / 2)
            after = await listened(people, process, seconds)
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        lines = log.read_text().count("\n")
    calm = (before.messages + after.messages) / 2
    return (
        f"| {name} × {ATTACKS[name][1]} | {before.messages}, {under.messages}, {after.messages} "
        f"({under.messages / max(1, calm):.0%}) | {before.slowest:.0f}, {under.slowest:.0f}, {after.slowest:.0f} ms "
        f"| {before.busy:.0%}, {under.busy:.0%} | {least:.0f}, {most:.0f} MB | {health} | {lines} |"
    )


async def healthy(url: str) -> str:
    try:
        async with httpx.AsyncClient(base_url=url, timeout=5) as http:
            start = perf_counter()
            status = (await http.get("/health")).status_code
            return f"{status} after {(perf_counter() - start) * 1000:.0f} ms"
    except httpx.HTTPError as error:
        return type(error).__name__


def main(words: list[str]) -> int:
    asked = _asked(words)
    if asked.against:
        import resource

        os.nice(19)
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
        attack, count = ATTACKS[asked.names[0]]
        count = asked.count or count
        assert asked.against.startswith("http://127.0.0.1:"), "only the own server is attacked"
        globals()["ATTACKER"] = asked.address
        asyncio.run(asyncio.wait_for(_until_parent_ends(attack(asked.against, count)), 120))
        return 0
    print("before, under and after each attack")
    print("| attack | messages heard | 99 of 100 actions are under | loop busy | memory | /health | lines of log |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: |")
    for name in asked.names or ATTACKS:
        print(asyncio.run(measure(name, asked.seconds)), flush=True)
    return 0


async def _until_parent_ends(attack: Awaitable[None]) -> None:
    parent, running = os.getppid(), asyncio.ensure_future(attack)
    while os.getppid() == parent and not running.done():
        await asyncio.wait([running], timeout=1)
    running.cancel()


def _asked(words: list[str]) -> Namespace:
    parser = ArgumentParser("python -m benchmarks.attack")
    parser.add_argument("names", nargs="*", help=f"of {', '.join(ATTACKS)}; all of them")
    parser.add_argument("--seconds", type=float, default=12, help="how long each is measured")
    parser.add_argument("--count", type=int, help="how many attackers; each attack has a number of its own")
    parser.add_argument("--address", default=ATTACKER, help="where the attacker sits, on the loopback")
    parser.add_argument("--against", help="attack this server until the caller ends (used by this program itself)")
    asked = parser.parse_args(words)
    asked.names = asked.names or [*ATTACKS]
    if unknown := {*asked.names} - ATTACKS.keys():
        parser.error(f"there is no attack {', '.join(sorted(unknown))}")
    return asked


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
