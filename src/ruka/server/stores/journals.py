"""The steps of every game."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import NamedTuple

from sqlalchemy import Connection, insert, select, update

from ruka.server.stores.clerk import Clerk, Work
from ruka.server.stores.schema import steps, tables


class KeptStep(NamedTuple):
    number: int
    action: str  # JSON
    events: str


class Journals:
    def __init__(self, clerk: Clerk) -> None:
        self._clerk = clerk

    def add(self, table: str, step: KeptStep, *, last: bool) -> Work[None]:
        """`last`: the game is over with it."""
        row = {"table": table} | step._asdict()

        def work(connection: Connection) -> None:
            connection.execute(insert(steps), row)
            if last:
                connection.execute(update(tables).where(tables.c.id == table).values(over=datetime.now(UTC)))

        return work

    async def steps(self, table: str) -> list[KeptStep]:
        """In order."""
        query = select(steps.c.number, steps.c.action, steps.c.events).where(steps.c.table == table)
        return [KeptStep(*row) for row in await self._clerk.rows(query.order_by(steps.c.number))]
