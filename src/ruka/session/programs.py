"""Seats at which programs of their own sit: each thinks beside the table, and its answer comes when it comes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor

from ruka.bots import Program
from ruka.engine.actions import when_silent
from ruka.engine.table import Table
from ruka.schema import Action, View

_log = logging.getLogger(__name__)


class Programs:
    """A thread for each of them: a question waits until the one before is answered."""

    def __init__(self, sit: Mapping[int, Callable[[Table, int], Program]]) -> None:
        self._sit = sit  # by the place at which the program sat before seats were drawn
        self._programs: dict[int, Program] = {}
        self._threads: dict[int, ThreadPoolExecutor] = {}
        self._thinking: set[asyncio.Task[None]] = set()

    def begin(self, table: Table, seats: Mapping[int, int]) -> None:
        """`seats` are those that were drawn, by place."""
        self._programs = {seats[place]: sit(table, seats[place]) for place, sit in self._sit.items()}
        self._threads = {seat: ThreadPoolExecutor(1, f"program {seat}") for seat in self._programs}

    def __contains__(self, seat: int) -> bool:
        return seat in self._programs

    def ask(self, seat: int, view: View, least: float, answer: Callable[[Action], None]) -> None:
        """`answer` is called with the action, after `least` seconds or more."""
        task = asyncio.create_task(self._think(seat, view, least, answer))
        self._thinking.add(task)
        task.add_done_callback(self._thinking.discard)

    async def close(self) -> None:
        for task in self._thinking.copy():
            task.cancel()
        leaving, self._threads = self._threads, {}
        for thread in leaving.values():
            thread.shutdown(wait=False)
        await asyncio.gather(*(asyncio.to_thread(self._programs[seat].close) for seat in leaving))

    async def _think(self, seat: int, view: View, least: float, answer: Callable[[Action], None]) -> None:
        loop = asyncio.get_running_loop()
        pause = asyncio.create_task(asyncio.sleep(least))
        try:
            action = await loop.run_in_executor(self._threads[seat], self._programs[seat].choose, view)
        except Exception:  # whatever is wrong with it, the table goes on
            _log.exception("the program at seat %s failed", seat)
            action = when_silent(view.legal_actions).noted("crashed")
        await pause
        answer(action)
