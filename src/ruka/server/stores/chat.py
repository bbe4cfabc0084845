"""What was said at tables, for some days: somebody may have to look into a report."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select

from ruka.server.stores.clerk import Work
from ruka.server.stores.schema import chat, seats


class KeptLine(NamedTuple):
    seat: int  # where they sat down
    name: str
    phrase: str  # empty where somebody wrote
    text: str


class Talks:
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

    def last(self, table: str, most: int) -> Work[list[KeptLine]]:
        """In order; as a piece of work it comes after every line that was said before."""
        query = select(chat).where(chat.c.table == table).order_by(chat.c.id.desc()).limit(most)

        def work(connection: Connection) -> list[KeptLine]:
            rows = connection.execute(query).all()
            return [KeptLine(row.seat, row.name, row.phrase, row.text) for row in reversed(rows)]

        return work
