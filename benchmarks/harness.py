"""Races in short turns: everybody runs a slice of some milliseconds, then the next, for many rounds.

A machine may be twice as fast a minute later, so times of different minutes say nothing; only the ratio of two slices
that ran side by side counts. A race reports medians of such ratios with their quartiles.
"""

import json
import os
import platform
import subprocess
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from datetime import date
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter
from typing import TypeVar

Item = TypeVar("Item")

Work = Callable[[int], float | None]
RESULTS = Path(__file__).with_name("results")
ROUNDS = 41
SLICE = 0.015  # seconds


@dataclass(frozen=True)
class Runner:
    """Somebody in a race: `work(n)` does n items; it may return the seconds, where not all of its time counts."""

    name: str
    work: Work


@dataclass(frozen=True)
class Ratio:
    peer: str
    peer_rate: float  # items a second
    median: float
    low: float  # quartiles of the ratio
    high: float


@dataclass(frozen=True)
class Race:
    title: str
    ours: str
    our_rate: float
    ratios: tuple[Ratio, ...]


def each(function: Callable[[Item], object], inputs: Sequence[Item]) -> Work:
    """One call an item, over and over the inputs."""

    def work(items: int) -> None:
        for start in range(0, items, len(inputs)):
            for item in inputs[: items - start]:
                function(item)

    return work


def race(title: str, ours: Runner, peers: Sequence[Runner], rounds: int = ROUNDS, seconds: float = SLICE) -> Race:
    """Run every peer next to ours, round after round."""
    sizes = {runner.name: _calibrated(runner, seconds) for runner in (ours, *peers)}
    ratios: dict[str, list[float]] = {peer.name: [] for peer in peers}
    rates: dict[str, list[float]] = {name: [] for name in sizes}
    for number in range(rounds):
        for peer in peers:
            # who goes first changes, so that neither always has the warmer cache
            pair = (ours, peer) if number % 2 else (peer, ours)
            speed = {runner.name: _rate(runner, sizes[runner.name]) for runner in pair}
            ratios[peer.name].append(speed[ours.name] / speed[peer.name])
            for name, rate in speed.items():
                rates[name].append(rate)
    compared = tuple(_ratio(peer.name, rates[peer.name], ratios[peer.name]) for peer in peers)
    return Race(title, ours.name, median(rates[ours.name]), compared)


def _ratio(peer: str, rates: list[float], ratios: list[float]) -> Ratio:
    low, _, high = quantiles(ratios, n=4)
    return Ratio(peer, median(rates), median(ratios), low, high)


def _rate(runner: Runner, items: int) -> float:
    start = perf_counter()
    measured = runner.work(items)
    return items / (measured or perf_counter() - start)


def _calibrated(runner: Runner, seconds: float) -> int:
    """How many items fill a slice; by the fastest of three, so that a pause of the machine does not make it short."""
    items = 1
    while items / max(_rate(runner, items) for _ in range(3)) < seconds:
        items *= 2
    return items


def save(name: str, races: Iterable[Race]) -> None:
    """Write results/<name>.json and results/<name>.md, and print the table."""
    races = tuple(races)
    where = machine()
    line = ", ".join(f"{key} {value}" for key, value in where.items())
    table = "\n".join([f"# {name}", "", line, "", *_rows(races), ""])
    RESULTS.mkdir(exist_ok=True)
    record = {"machine": where, "races": [asdict(race) for race in races]}
    (RESULTS / f"{name}.json").write_text(json.dumps(record, indent=1) + "\n", "utf-8")
    (RESULTS / f"{name}.md").write_text(table, "utf-8")
    print(table)


def _rows(races: Iterable[Race]) -> Iterable[str]:
    yield "| what | ours | pace | peer | its pace | ours / peer | quartiles |"
    yield "| --- | --- | ---: | --- | ---: | ---: | --- |"
    for race in races:
        for ratio in race.ratios:
            paces = f"| {race.title} | {race.ours} | {_pace(race.our_rate)} | {ratio.peer} | {_pace(ratio.peer_rate)} "
            yield paces + f"| {ratio.median:.2f} | {ratio.low:.2f}–{ratio.high:.2f} |"


def _pace(rate: float) -> str:
    if rate < 1000:
        return f"{1000 / rate:.1f} ms"
    return f"{rate / 1e6:.2f} M/s" if rate >= 1e6 else f"{rate / 1e3:.3g} k/s"


def machine() -> dict[str, str]:
    return {
        "processor": _processor(),
        "cores": str(len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()),
        "system": platform.system(),
        "Python": platform.python_version(),
        "commit": _commit(),
        "date": date.today().isoformat(),
    }


def _processor() -> str:
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        for line in cpuinfo.read_text("utf-8").splitlines():
            if line.startswith("model name"):
                return line.split(":", 1)[1].strip()
    return platform.processor() or platform.machine()


def _commit() -> str:
    """The commit, with a plus sign when files differ from it."""
    head = _git("rev-parse", "--short", "HEAD")
    return head + ("+" if _git("status", "--porcelain", "--untracked-files=no") else "") if head else "unknown"


def _git(*words: str) -> str:
    here = Path(__file__).parent
    return subprocess.run(["git", *words], cwd=here, capture_output=True, text=True, check=False).stdout.strip()
