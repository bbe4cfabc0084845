"""What was said at tables, for some days: somebody may have to look into a report."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select

from ruka.server.stores.clerk import Clerk, Work
from ruka.server.stores.schema import chat, seats


class KeptLine(NamedTuple):
    seat: int  # where they sat down
    name: str
    phrase: str  # empty where somebody wrote
    text: str


class Talks:
    def __init__(self, clerk: Clerk) -> None:
        self._clerk = clerk

    def add(self, table: str, seat: int, phrase: str, text: str) -> Work[None]:
        row = {"table": table, "seat": seat, "phrase": phrase, "text": text, "said": datetime.now(UTC)}
        who = select(seats.c.name).where(seats.c.table == table, seats.c.seat == seat)

        def work(connection: Connection) -> None:
            connection.execute(insert(chat), row | {"name": connection.scalar(who) or ""})

        return work

    def clear(self, older: timedelta) -> Work[None]:
        def work(connection: Connection) -> None:
            connection.execute(delete(chat).where(chat.c.said < datetime.now(UTC) - older))

        return work

    async def last(self, table: str, most: int) -> list[KeptLine]:
        """In order."""
        query = select(chat).where(chat.c.table == table).order_by(chat.c.id.desc()).limit(most)
        rows = await self._clerk.rows(query)
        return [KeptLine(row.seat, row.name, row.phrase, row.text) for row in reversed(rows)]
