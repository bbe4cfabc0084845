"""Time that jumps: what waits for an hour is done at once, in the same order.

>>> async def an_hour() -> float:
...     before = asyncio.get_running_loop().time()
...     await asyncio.sleep(3600)
...     return asyncio.get_running_loop().time() - before
>>> run_at_once(an_hour())
3600.0
"""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor
from typing import Any, TypeVar, TypeVarTuple

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class _Jumping(selectors.DefaultSelector):
    """Never waits: time goes on by as much as it was told to wait."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            raise RuntimeError("everybody waits, and nothing will happen any more")
        self.now += max(0.0, timeout)
        return super().select(0)


class JumpingLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self._jumping = _Jumping()
        super().__init__(self._jumping)

    def time(self) -> float:
        return self._jumping.now

    def work(self, seconds: float) -> None:
        """What is done now keeps everybody waiting this long."""
        self._jumping.now += seconds

    def run_in_executor(self, executor: Executor | None, func: Callable[[*Ts], T], *args: *Ts) -> asyncio.Future[T]:
        """Here and now: no time may pass while a thread works."""
        done: asyncio.Future[T] = self.create_future()
        try:
            done.set_result(func(*args))
        except Exception as error:
            done.set_exception(error)
        return done


def run_at_once(work: Coroutine[Any, Any, T]) -> T:
    """Run it to its end in a loop of its own; nothing in it really sleeps."""
    with asyncio.Runner(loop_factory=JumpingLoop) as runner:
        return runner.run(work)
