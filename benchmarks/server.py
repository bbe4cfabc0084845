"""`python -m benchmarks.server [actions]`: what an action costs the server.

Four people made of code sit at a table of a real server with a real database file. What counts is the processor
time of the server's one thread from the text of an `act` message to the texts for all four viewers; the commit, which
another thread does meanwhile, is reported separately. No bot plays.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter, thread_time
from typing import Any

from benchmarks.harness import RESULTS, machine
from ruka.agents.hosts import Threads
from ruka.schema.answers import Seated
from ruka.schema.heard import Hello, read_message
from ruka.schema.messages import Ask, Happened, Said, State
from ruka.server.bus import LocalBus
from ruka.server.hall import Hall
from ruka.server.hall.seating import Sitting
from ruka.server.keys import signing_key
from ruka.server.limits import Buckets
from ruka.server.lobby import Lobby, RuleShelf
from ruka.server.models import NewTable, TakeSeat
from ruka.server.pool import Pool
from ruka.server.stores import Stores

ACTIONS, WARM = 5000, 200
ASKED = 275  # µs: half of what it was when every viewer's message was written for itself


class Four:
    """The people of one table; every question is answered at once."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.sitting: list[Sitting] = []
        self.asks: dict[int, Ask] = {}
        self.phase = ""
        self.woken = asyncio.Event()

    async def sit_down(self) -> None:
        asked = NewTable(rules="tenhou", name="A", pace="fast", seats=["person", "open", "open", "open"])
        seated: list[Seated] = [await self.hall.make(asked)]
        seated += [await self.hall.lobby.take_seat(seated[0].table, TakeSeat(name=name)) for name in "BCD"]
        for one in seated:
            self.sitting.append(await self.hall.join(one.table, one.token, self.listener(one.seat), "en"))

    def listener(self, seat: int) -> Callable[[Said], None]:
        def send(message: Said) -> None:
            _ = message.written
            if isinstance(message, Ask):
                self.asks[seat] = message
                self.woken.set()
            elif isinstance(message, (Happened, State)):
                self.phase = message.phase
                if message.phase in ("result", "over"):
                    self.woken.set()

        return send

    def answers(self) -> dict[int, str]:
        """What everybody who is asked says; nothing between hands."""
        return {seat: _act(ask) for seat, ask in self.asks.items()} if self.phase == "playing" else {}

    async def round(self, answers: dict[int, str]) -> None:
        """They say it, or that they have read the result, and are told what comes of it."""
        self.asks.clear()
        self.woken.clear()
        for seat, text in (answers or dict.fromkeys(range(4), '{"type":"next"}')).items():
            self.hear(seat, text)
        await self.woken.wait()

    def hear(self, seat: int, text: str) -> None:
        message = read_message(text)
        assert not isinstance(message, Hello)
        self.sitting[seat].connection.hear(message)


def _act(ask: Ask) -> str:
    """Wins where it can, else passes or discards what was drawn."""
    by_type = {action.type: action for action in reversed(ask.actions)}
    drawn = next((action for action in ask.actions if action.drawn), ask.actions[-1])
    action = by_type.get("tsumo") or by_type.get("ron") or by_type.get("pass") or drawn
    words = {name: value for name, value in action.to_json().items() if name != "seat"}
    return json.dumps({"type": "act", "question": ask.question, "action": words})


async def measured(data: Path, actions: int) -> tuple[list[float], list[float]]:
    """Seconds of each action, and of each commit."""
    stores, budget = Stores(f"sqlite:///{data / 'ruka.db'}"), Buckets(1, 1)
    pool, agents = Pool(1, 1.0, lambda: budget), Threads()
    lobby = Lobby(stores, bus := LocalBus(), RuleShelf(stores, pool), agents)
    hall = Hall(stores, lobby, bus, signing_key(data), pool, agents)
    commits: list[float] = []
    keep = stores.keep

    async def timed(*works: Any) -> Any:
        start = perf_counter()
        answer = await keep(*works)
        commits.append(perf_counter() - start)
        return answer

    stores.keep = timed  # type: ignore[method-assign, assignment]
    costs: list[float] = []
    while len(costs) < actions + WARM:
        four = Four(hall)
        await four.sit_down()
        await four.woken.wait()
        while four.phase != "over" and len(costs) < actions + WARM:
            answers = four.answers()
            start = thread_time()
            await four.round(answers)
            cost = thread_time() - start
            costs += [cost / len(answers)] * len(answers) if answers else []
    await hall.close()
    await pool.close()
    stores.close()
    return costs[WARM:], commits[WARM:]


def row(title: str, seconds: list[float]) -> str:
    return f"| {title} | {median(seconds) * 1e6:.0f} µs | {quantiles(seconds, n=100)[98] * 1e6:.0f} µs |"


def main(words: list[str]) -> int:
    with tempfile.TemporaryDirectory() as folder:
        costs, commits = asyncio.run(measured(Path(folder), int(words[0]) if words else ACTIONS))
    where = ", ".join(f"{key} {value}" for key, value in machine().items())
    head = ["# server", "", where, "", "| what | median | 99 of 100 are under |", "| --- | ---: | ---: |"]
    rows = [row("an action, told to four viewers", costs), row("its commit, waited for meanwhile", commits)]
    text = "\n".join([*head, *rows, ""])
    (RESULTS / "server.md").write_text(text, "utf-8")
    print(text)
    return 0 if median(costs) * 1e6 < ASKED else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
