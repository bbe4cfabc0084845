"""Visits: browsers in which somebody is signed in."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from sqlalchemy import Connection, delete, insert, select, update

from ruka.server.people import Visitor
from ruka.server.stores.clerk import Clerk, Work
from ruka.server.stores.database import moment
from ruka.server.stores.people import KEEPER
from ruka.server.stores.schema import people, visits

FORGOTTEN = timedelta(days=90)  # a browser that was not seen for so long is signed out


@dataclass(frozen=True)
class KeptVisit:
    id: str
    person: str
    about: str  # the browser, in words
    made: datetime
    seen: datetime


class Visits:
    def __init__(self, clerk: Clerk) -> None:
        self._clerk = clerk

    async def find(self, secret_hash: str) -> tuple[Visitor, datetime] | None:
        """Who has this key, and when they were last seen."""
        query = select(visits, people.c.name, people.c.role).join(people, visits.c.person == people.c.id)
        rows = await self._clerk.rows(query.where(visits.c.secret_hash == secret_hash))
        if not rows or (seen := moment(rows[0].seen)) < datetime.now(UTC) - FORGOTTEN:
            return None
        row = rows[0]
        return Visitor(row.person, row.name, row.id, row.role == KEEPER), seen

    async def of(self, person: str) -> list[KeptVisit]:
        """The last seen first."""
        fresh = visits.c.seen > datetime.now(UTC) - FORGOTTEN
        query = select(visits).where(visits.c.person == person, fresh).order_by(visits.c.seen.desc())
        rows = await self._clerk.rows(query)
        return [KeptVisit(row.id, row.person, row.about, moment(row.made), moment(row.seen)) for row in rows]

    def add(self, id: str, person: str, secret_hash: str, about: str, most: int) -> Work[None]:
        """... and those that nobody comes back to are forgotten, or that are more than so many."""
        now = datetime.now(UTC)
        row = {"id": id, "person": person, "secret_hash": secret_hash, "about": about, "made": now, "seen": now}

        def work(connection: Connection) -> None:
            own = select(visits.c.id).where(visits.c.person == person).order_by(visits.c.seen.desc())
            late = [*connection.scalars(own)][most - 1 :]
            connection.execute(delete(visits).where(visits.c.id.in_(late)))
            connection.execute(delete(visits).where(visits.c.person == person, visits.c.seen < now - FORGOTTEN))
            connection.execute(insert(visits), row)

        return work

    def see(self, id: str) -> Work[None]:
        def work(connection: Connection) -> None:
            connection.execute(update(visits).where(visits.c.id == id).values(seen=datetime.now(UTC)))

        return work

    def end(self, person: str, id: str | None = None, besides: str = "") -> Work[list[str]]:
        """One, or all but one; the answer is those that ended."""

        def work(connection: Connection) -> list[str]:
            where = (visits.c.person == person, visits.c.id != besides, *((visits.c.id == id,) if id else ()))
            ended = [*connection.scalars(select(visits.c.id).where(*where))]
            connection.execute(delete(visits).where(*where))
            return ended

        return work
