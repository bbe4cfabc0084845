"""A game as the database keeps it: written step by step."""

from __future__ import annotations

from ruka.schema import Over, encode
from ruka.server.stores import Stores
from ruka.server.stores.journals import KeptStep
from ruka.session import Step


class Steps:
    """The steps of one table."""

    def __init__(self, stores: Stores, table: str) -> None:
        self.stores = stores
        self.table = table

    async def write(self, step: Step) -> None:
        last = any(isinstance(event, Over) for event in step.events)
        kept = KeptStep(step.number, encode(step.action).decode(), encode([*step.events]).decode())
        await self.stores.keep(self.stores.journals.add(self.table, kept, last=last))
