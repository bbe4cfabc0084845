"""What many ask for and takes long: made once."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

T = TypeVar("T")
K = TypeVar("K", bound=Hashable)


class Once(Generic[K, T]):
    """However many ask, also at the same time; those not asked for again are forgotten first, and failures at once."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._made: OrderedDict[K, asyncio.Task[T]] = OrderedDict()

    async def get(self, key: K, make: Callable[[], Coroutine[Any, Any, T]]) -> T:
        if key not in self._made:
            self._made[key] = asyncio.create_task(make())
            self._made[key].add_done_callback(lambda done: self._forget_failed(key, done))
        self._made.move_to_end(key)
        if len(self._made) > self.most:
            self._made.popitem(last=False)
        return await asyncio.shield(self._made[key])

    def _forget_failed(self, key: K, done: asyncio.Task[T]) -> None:
        if (done.cancelled() or done.exception() is not None) and self._made.get(key) is done:
            del self._made[key]
