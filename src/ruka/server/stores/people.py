"""People and guests."""

from __future__ import annotations

from datetime import UTC, datetime

from sqlalchemy import Connection, insert

from ruka.server.people import Guest
from ruka.server.stores.clerk import Work
from ruka.server.stores.schema import guests


class People:
    def add_guest(self, guest: Guest, secret_hash: str) -> Work[None]:
        row = {"id": guest.id, "secret_hash": secret_hash, "made": datetime.now(UTC)}

        def work(connection: Connection) -> None:
            connection.execute(insert(guests), row)

        return work
