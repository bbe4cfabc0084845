"""What is asked of a running table beside the actions of its seats; the task that owns the table does it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import TracebackType

from ruka.engine.table import Table
from ruka.errors import RukaError
from ruka.schema import Change


class Asked:
    """A change that somebody waits for: they are told how it went."""

    def __init__(self, made: Callable[[Table], Change]) -> None:
        self.made = made  # when its moment has come
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> bool:
        """A refusal is said to whoever asked and changes nothing; anything else stops the table as well."""
        if self.done.done():
            return isinstance(error, RukaError)
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error if isinstance(error, RukaError) else RukaError("table-stopped"))
        return isinstance(error, RukaError)


class Changes:
    """Those that are asked for and not done yet."""

    def __init__(self, ring: Callable[[], None]) -> None:
        self._asked: list[Asked] = []
        self._ring = ring

    def __bool__(self) -> bool:
        return bool(self._asked)

    async def ask(self, made: Callable[[Table], Change]) -> None:
        asked = Asked(made)
        self._asked.append(asked)
        self._ring()
        await asked.done

    def refuse(self, why: RukaError) -> None:
        """The table goes on no more."""
        for asked in self.taken():
            if not asked.done.done():
                asked.done.set_exception(why)

    def taken(self) -> list[Asked]:
        taken, self._asked = self._asked, []
        return taken
