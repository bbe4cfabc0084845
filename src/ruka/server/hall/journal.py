"""A game as the database keeps it: written step by step."""

from __future__ import annotations

from collections.abc import Awaitable
from functools import partial

from sqlalchemy import Connection

from ruka.schema import Over, encode
from ruka.server.stores import Stores
from ruka.server.stores.journals import KeptStep
from ruka.session import Step


class Steps:
    """The steps of one table."""

    def __init__(self, stores: Stores, table: str) -> None:
        self.stores = stores
        self.table = table

    def write(self, step: Step) -> Awaitable[None]:
        return self.stores.keep(partial(self._add, step))

    def _add(self, step: Step, connection: Connection) -> None:
        """In the thread that writes: whoever serves everybody only hands the step over."""
        last = bool(step.events) and isinstance(step.events[-1], Over)
        kept = KeptStep(step.number, encode(step.action).decode(), encode([*step.events]).decode())
        self.stores.journals.add(self.table, kept, last=last)(connection)
