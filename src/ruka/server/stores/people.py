"""People and guests."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, Row, delete, insert, select, update

from ruka.errors import RukaError
from ruka.server.people import Guest, key_of
from ruka.server.stores.clerk import Clerk, Work
from ruka.server.stores.database import ID, moment
from ruka.server.stores.schema import (
    campaigns,
    friends,
    guests,
    passkeys,
    people,
    progress,
    puzzle_ratings,
    puzzle_tries,
    ratings,
    recovery_codes,
    reports,
    results,
    review_cards,
    seats,
    visits,
)

KEEPER = "keeper"
# What is a person's alone, and goes with the account.
OWN = (
    *(visits, passkeys, recovery_codes, friends, ratings, results),
    *(progress, review_cards, puzzle_ratings, puzzle_tries, campaigns),
)


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


class TakenIn(NamedTuple):
    """A seat whose guest turned out to be a person."""

    table: str
    place: int
    guest: str


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

    async def like(self, part: str) -> list[KeptPerson]:
        """Those in whose names this stands, by name; all of them where it is empty."""
        query = select(people).where(people.c.name_key.contains(key_of(part), autoescape=True))
        return [_person(row) for row in await self._clerk.rows(query.order_by(people.c.name_key))]

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

    def rename(self, id: str, name: str) -> Work[RukaError | None]:
        """In their games, too."""

        def work(connection: Connection) -> RukaError | None:
            if refusal := _taken(connection, name, besides=id):
                return refusal
            connection.execute(update(people).where(people.c.id == id).values(name=name, name_key=key_of(name)))
            connection.execute(update(seats).where(_held_by(id)).values(name=name))
            return None

        return work

    def forget(self, id: str) -> Work[None]:
        """All but the row itself, to which the games of others refer; nobody has the keys of their seats any more."""

        def work(connection: Connection) -> None:
            for table in OWN:
                connection.execute(delete(table).where(table.c.person == id))
            known_as = select(guests.c.id).where(guests.c.person == id)
            connection.execute(delete(campaigns).where(campaigns.c.guest.in_(known_as)))
            connection.execute(delete(friends).where(friends.c.other == id))
            connection.execute(update(seats).where(_held_by(id)).values(name=""))
            connection.execute(update(guests).where(guests.c.person == id).values(secret_hash="gone " + guests.c.id))
            connection.execute(update(reports).where(reports.c.person == id).values(name=""))
            empty = {"name": "", "name_key": None, "password": "", "role": "", "banned": None, "ban_reason": ""}
            connection.execute(update(people).where(people.c.id == id).values(**empty))

        return work

    def take_in(self, id: str, secret_hashes: Sequence[str]) -> Work[list[TakenIn]]:
        """Guests turn out to be this person, unless they are known already or sit with the person at one table."""

        def work(connection: Connection) -> list[TakenIn]:
            own = [*connection.scalars(select(seats.c.table).where(_held_by(id)))]
            known = guests.c.secret_hash.in_(secret_hashes), guests.c.person.is_(None)
            query = select(seats.c.table, seats.c.seat, seats.c.guest).join(guests, seats.c.guest == guests.c.id)
            found = [TakenIn(*row) for row in connection.execute(query.where(*known))]
            beside = {one.guest for one in found if one.table in own}
            taken = [one for one in found if one.guest not in beside]
            at = [one.table for one in taken]
            taken = [one for one in taken if at.count(one.table) == 1]  # of two seats neither is theirs
            ids = {one.guest for one in taken}
            connection.execute(update(guests).where(guests.c.id.in_(ids)).values(person=id))
            return taken

        return work

    def add_guest(self, guest: Guest, secret_hash: str) -> Work[None]:
        row = {"id": guest.id, "secret_hash": secret_hash, "made": datetime.now(UTC)}

        def work(connection: Connection) -> None:
            connection.execute(insert(guests), row)

        return work


def _held_by(id: str) -> ColumnElement[bool]:
    """Seats of the person, also those of a guest who turned out to be them."""
    own = select(guests.c.id).where(guests.c.person == id)
    return (seats.c.person == id) | seats.c.guest.in_(own)


def _taken(connection: Connection, name: str, besides: str = "") -> RukaError | None:
    query = select(people.c.id).where(people.c.name_key == key_of(name), people.c.id != besides)
    return None if connection.execute(query).first() is None else RukaError("account-taken", name=name)


def _person(row: Row[Any]) -> KeptPerson:
    banned = None if row.banned is None else moment(row.banned)
    return KeptPerson(row.id, row.name, row.password, row.role, banned, row.ban_reason, moment(row.made))
