"""A game as the database keeps it: written step by step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from sqlalchemy import Connection

from ruka.schema import Over, encode
from ruka.schema.messages import RatingChange
from ruka.server.stores import Stores
from ruka.server.stores.journals import KeptStep
from ruka.server.stores.results import Ended
from ruka.session import Step


class Steps:
    """The steps of one table; `over` is called when the last one is on disk."""

    def __init__(self, stores: Stores, ended: Ended, over: Callable[[], None]) -> None:
        self.stores = stores
        self.ended = ended
        self.over = over

    async def write(self, step: Step) -> Sequence[RatingChange]:
        changes = await self.stores.keep(partial(self._add, step))
        if step.outcome:
            self.over()
        return changes

    def _add(self, step: Step, connection: Connection) -> Sequence[RatingChange]:
        """In the thread that writes: whoever serves everybody only hands the step over."""
        last = bool(step.events) and isinstance(step.events[-1], Over)
        kept = KeptStep(step.number, encode(step.action).decode(), encode([*step.events]).decode())
        self.stores.journals.add(self.ended.table, kept, last=last)(connection)
        return self.stores.results.settle(self.ended, step.outcome)(connection) if step.outcome else ()
