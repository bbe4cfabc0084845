"""What is done beside the tables, which do not wait for it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from contextlib import suppress

from ruka.errors import RukaError


class Beside:
    def __init__(self) -> None:
        self._doing: set[asyncio.Task[None]] = set()

    def do(self, work: Awaitable[object]) -> None:
        task = asyncio.create_task(self._do(work))
        self._doing.add(task)
        task.add_done_callback(self._doing.discard)

    async def _do(self, work: Awaitable[object]) -> None:
        with suppress(RukaError):  # the game has begun meanwhile, or the database does not answer
            await work

    async def done(self) -> None:
        if self._doing:
            await asyncio.wait(self._doing)
