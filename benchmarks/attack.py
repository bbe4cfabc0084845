"""`python -m benchmarks.attack [name ...] [--seconds N]`: what people at honest tables notice while somebody attacks.

A real server on a loopback port; honest people at 127.0.0.1 play against bots. Attackers sit at other loopback
addresses, in a process of their own that stands behind the others for the processor (what they cost the server is
measured, not what they cost the machine), and are bounded in number and time. Told are the messages that honest people
heard, how long an action took, and the server's memory. Nothing but the own server is ever spoken to.
"""

from __future__ import annotations

import asyncio
import os
import re
import sys
import tempfile
from argparse import ArgumentParser, Namespace
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from statistics import quantiles
from time import perf_counter

import httpx

from benchmarks import attackers
from benchmarks.attackers import ATTACKS, Honest

SERVE = "import sys; from ruka.cli import main; sys.exit(main())"
OPEN_FILES = 1024  # what most systems give a program at first
SETTLES = 6  # seconds until an attack has spent what it may at once


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
        attackers.ATTACKER = asked.address
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
    parser.add_argument("--address", default=attackers.ATTACKER, help="where the attacker sits, on the loopback")
    parser.add_argument("--against", help="attack this server until the caller ends (used by this program itself)")
    asked = parser.parse_args(words)
    asked.names = asked.names or [*ATTACKS]
    if unknown := {*asked.names} - ATTACKS.keys():
        parser.error(f"there is no attack {', '.join(sorted(unknown))}")
    return asked


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
