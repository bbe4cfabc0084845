"""Games that people brought."""

from __future__ import annotations

from datetime import UTC, datetime

from sqlalchemy import Connection, insert, select

from ruka.server.stores.clerk import Clerk, Work
from ruka.server.stores.database import ID
from ruka.server.stores.schema import replays


class Records:
    def __init__(self, clerk: Clerk) -> None:
        self._clerk = clerk

    def add(self, id: str, record: str) -> Work[None]:
        """The same game twice is kept once."""

        def work(connection: Connection) -> None:
            if connection.execute(select(replays.c.id).where(replays.c.id == id)).first() is None:
                connection.execute(insert(replays), {"id": id, "record": record, "added": datetime.now(UTC)})

        return work

    async def find(self, id: str) -> str | None:
        if not ID.fullmatch(id):
            return None
        rows = await self._clerk.rows(select(replays.c.record).where(replays.c.id == id))
        return str(rows[0].record) if rows else None
