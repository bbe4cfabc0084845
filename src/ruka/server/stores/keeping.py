"""What keepers of a server see and do: reports, and who did what when."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import NamedTuple

from sqlalchemy import Connection, insert, select, update

from ruka.schema.people import Act
from ruka.server.people import Guest, Person, new_id
from ruka.server.stores.clerk import Clerk, Work
from ruka.server.stores.database import moment
from ruka.server.stores.people import KEEPER
from ruka.server.stores.schema import keeper_acts, people, reports

MOST_SHOWN = 200


@dataclass(frozen=True)
class KeptReport:
    id: str
    person: str  # about whom; empty: a guest
    name: str
    by: str  # the name of whoever reported; empty: a guest
    table: str
    reason: str
    text: str
    made: datetime
    settled: datetime | None


class KeptAct(NamedTuple):
    keeper: str  # names; empty: from the command line
    person: str
    act: Act
    text: str
    made: datetime


class Keeping:
    def __init__(self, clerk: Clerk) -> None:
        self._clerk = clerk

    async def reports(self) -> list[KeptReport]:
        """Those not settled first, the newest first."""
        query = select(reports, people.c.name.label("by_name")).outerjoin(people, reports.c.by == people.c.id)
        rows = await self._clerk.rows(
            query.order_by(reports.c.settled.is_not(None), reports.c.made.desc()).limit(MOST_SHOWN)
        )
        return [
            KeptReport(
                *(row.id, row.person or "", row.name, row.by_name or "", row.table or "", row.reason, row.text),
                *(moment(row.made), None if row.settled is None else moment(row.settled)),
            )
            for row in rows
        ]

    async def acts(self) -> list[KeptAct]:
        """The newest first."""
        keepers, about = people.alias(), people.alias()
        query = select(keeper_acts, keepers.c.name.label("by"), about.c.name.label("about"))
        query = query.outerjoin(keepers, keepers.c.id == keeper_acts.c.keeper)
        query = query.outerjoin(about, about.c.id == keeper_acts.c.person)
        rows = await self._clerk.rows(query.order_by(keeper_acts.c.made.desc()).limit(MOST_SHOWN))
        return [KeptAct(row.by or "", row.about or "", row.act, row.text, moment(row.made)) for row in rows]

    def report(
        self, about: Person | Guest, name: str, by: str | None, table: str | None, reason: str, text: str
    ) -> Work[None]:
        """Somebody reports what another one did."""
        who = {"person": about.id, "guest": None} if isinstance(about, Person) else {"person": None, "guest": about.id}
        row = {"id": new_id(), "name": name, "by": by, "table": table, "reason": reason, "text": text, **who}

        def work(connection: Connection) -> None:
            connection.execute(insert(reports), row | {"made": datetime.now(UTC)})

        return work

    def settle(self, id: str) -> Work[bool]:
        """Was it there?"""

        def work(connection: Connection) -> bool:
            found = update(reports).where(reports.c.id == id).values(settled=datetime.now(UTC))
            return connection.execute(found).rowcount > 0

        return work

    def note(self, keeper: str | None, person: str | None, act: Act, text: str = "") -> Work[None]:
        """Who did what to whom."""
        row = {"id": new_id(), "keeper": keeper, "person": person, "act": act, "text": text}

        def work(connection: Connection) -> None:
            connection.execute(insert(keeper_acts), row | {"made": datetime.now(UTC)})

        return work

    def appoint(self, ids: Sequence[str]) -> Work[None]:
        """These, and nobody else."""

        def work(connection: Connection) -> None:
            connection.execute(update(people).where(people.c.role == KEEPER, people.c.id.not_in(ids)).values(role=""))
            for id in ids:
                if connection.scalar(select(people.c.role).where(people.c.id == id)) != KEEPER:
                    connection.execute(update(people).where(people.c.id == id).values(role=KEEPER))
                    self.note(None, id, "keeper")(connection)

        return work
