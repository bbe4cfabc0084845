"""How the task of a table waits: until something holds, or until a moment has come."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

Moment = Callable[[], float | None]  # looked at again whenever something happens


class Closed(Exception):
    """The table was told to end."""


class Alarm:
    def __init__(self) -> None:
        self._rings = asyncio.Event()
        self.closed = False

    def ring(self) -> None:
        """Something has happened: look again."""
        self._rings.set()

    def close(self) -> None:
        self.closed = True
        self.ring()

    async def until(self, done: Callable[[], bool], moment: Moment = lambda: None) -> None:
        loop = asyncio.get_running_loop()
        while not self.closed and not done():
            limit = moment()
            if limit is not None and limit <= loop.time():
                return
            self._rings.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout_at(limit):
                    await self._rings.wait()
        if self.closed:
            raise Closed
