"""How the task of a table waits: until something holds, or until a moment has come."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

Moment = Callable[[], float | None]  # looked at again whenever something happens


class Closed(Exception):
    """The table was told to end."""


class Alarm:
    """One task waits here; most of what it waits for has come already, and then it does not stop at all."""

    def __init__(self) -> None:
        self._bell: asyncio.Future[None] | None = None  # of whoever waits now
        self.closed = False

    def ring(self) -> None:
        """Something has happened: look again."""
        if self._bell is not None and not self._bell.done():
            self._bell.set_result(None)

    def close(self) -> None:
        self.closed = True
        self.ring()

    def passed(self, moment: float) -> bool:
        """Has the moment come? What is over needs no waiting."""
        if self.closed:
            raise Closed
        return moment <= asyncio.get_running_loop().time()

    async def at(self, moment: float) -> None:
        await self.until(lambda: False, lambda: moment)

    async def until(self, done: Callable[[], bool], moment: Moment = lambda: None) -> None:
        loop = asyncio.get_running_loop()
        while not self.closed and not done():
            limit = moment()
            if limit is not None and limit <= loop.time():
                return
            self._bell = loop.create_future()
            timer = None if limit is None else loop.call_at(limit, self.ring)
            try:
                await self._bell
            finally:
                if timer is not None:
                    timer.cancel()
        if self.closed:
            raise Closed
