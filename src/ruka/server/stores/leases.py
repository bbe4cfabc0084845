"""Which hall runs which table. A lease that is not renewed ends by itself."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

from sqlalchemy import Connection, delete, insert, select, update

from ruka.server.stores.clerk import Work
from ruka.server.stores.database import moment
from ruka.server.stores.schema import leases


class Leases:
    def take(self, ids: Sequence[str], hall: str, seconds: float) -> Work[set[str]]:
        """For so long from now on, or for so long again; the answer is those that are ours. Whoever lost one cannot
        write over what is played elsewhere: a step has its number."""

        def work(connection: Connection) -> set[str]:
            now = datetime.now(UTC)
            until = now + timedelta(seconds=seconds)
            held = {row.table: row for row in connection.execute(select(leases).where(leases.c.table.in_(ids)))}
            ours = {id for id in ids if id not in held or held[id].hall == hall or moment(held[id].until) <= now}
            if renewed := ours & held.keys():
                connection.execute(update(leases).where(leases.c.table.in_(renewed)).values(hall=hall, until=until))
            if new := ours - held.keys():
                connection.execute(insert(leases), [{"table": id, "hall": hall, "until": until} for id in new])
            return ours

        return work

    def leave(self, ids: Sequence[str], hall: str) -> Work[None]:
        def work(connection: Connection) -> None:
            connection.execute(delete(leases).where(leases.c.table.in_(ids), leases.c.hall == hall))

        return work

    def clear(self) -> Work[None]:
        """All of them: the database is held by one server, and those of before are gone."""

        def work(connection: Connection) -> None:
            connection.execute(delete(leases))

        return work
