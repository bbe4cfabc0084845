"""People and guests."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, Row, insert, select, update

from ruka.errors import RukaError
from ruka.server.people import Guest, key_of
from ruka.server.stores.clerk import Clerk, Work
from ruka.server.stores.database import ID, moment
from ruka.server.stores.schema import guests, people

KEEPER = "keeper"


@dataclass(frozen=True)
class KeptPerson:
    """An account as the database knows it."""

    id: str
    name: str
    password: str = ""  # hashed
    role: str = ""
    banned: datetime | None = None
    ban_reason: str = ""
    made: datetime | None = None

    @property
    def is_keeper(self) -> bool:
        return self.role == KEEPER

    @property
    def is_banned(self) -> bool:
        return self.banned is not None and self.banned > datetime.now(UTC)


class People:
    def __init__(self, clerk: Clerk) -> None:
        self._clerk = clerk

    # --- reading

    async def find(self, id: str) -> KeptPerson | None:
        return next(iter(await self.all([id])), None) if ID.fullmatch(id) else None

    async def named(self, name: str) -> KeptPerson | None:
        """By the name, however it is written."""
        rows = await self._clerk.rows(select(people).where(people.c.name_key == key_of(name)))
        return _person(rows[0]) if rows else None

    async def all(self, ids: Sequence[str]) -> list[KeptPerson]:
        """Those whose accounts are there."""
        query = select(people).where(people.c.id.in_(ids), people.c.name_key.is_not(None))
        return [_person(row) for row in await self._clerk.rows(query)]

    # --- writing

    def add(self, person: KeptPerson) -> Work[RukaError | None]:
        """Refused where the name is taken."""

        def work(connection: Connection) -> RukaError | None:
            if refusal := _taken(connection, person.name):
                return refusal
            row = {"id": person.id, "name": person.name, "name_key": key_of(person.name)}
            row |= {"password": person.password, "role": person.role, "ban_reason": ""}
            connection.execute(insert(people), row | {"made": datetime.now(UTC)})
            return None

        return work

    def change(self, id: str, **values: Any) -> Work[None]:
        def work(connection: Connection) -> None:
            connection.execute(update(people).where(people.c.id == id).values(**values))

        return work

    def add_guest(self, guest: Guest, secret_hash: str) -> Work[None]:
        row = {"id": guest.id, "secret_hash": secret_hash, "made": datetime.now(UTC)}

        def work(connection: Connection) -> None:
            connection.execute(insert(guests), row)

        return work


def _taken(connection: Connection, name: str, besides: str = "") -> RukaError | None:
    query = select(people.c.id).where(people.c.name_key == key_of(name), people.c.id != besides)
    return None if connection.execute(query).first() is None else RukaError("account-taken", name=name)


def _person(row: Row[Any]) -> KeptPerson:
    banned = None if row.banned is None else moment(row.banned)
    return KeptPerson(row.id, row.name, row.password, row.role, banned, row.ban_reason, moment(row.made))
