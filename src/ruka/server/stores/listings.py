"""Tables that strangers may join or watch, by what the lobby finds them. A table that runs nowhere is not shown: its
people are gone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, Select, delete, insert, select, update

from ruka.errors import RukaError
from ruka.server.people import Guest, Person, person_of
from ruka.server.people.names import MOST_NAME
from ruka.server.stores.clerk import Clerk, Work
from ruka.server.stores.database import moment
from ruka.server.stores.schema import friends, invitations, leases, listings, people, seats, tables
from ruka.server.stores.tables import KeptSeat, KeptTable, Tables, open_seat, table_at

MOST_OPEN, MOST_GAMES = 100, 50  # that are shown
FAST = 8.0  # seconds for a move, at most


@dataclass(frozen=True)
class Listing:
    """What a table is found by."""

    table: str
    rules: str
    family: str
    players: int
    clock: str
    strength: str
    rated: bool
    listed: bool
    watched: bool


@dataclass(frozen=True)
class Wanted:
    """What somebody looks for; what is None may be anything."""

    rules: str | None = None
    hash: str | None = None  # of the very same rules, options and all
    family: str | None = None
    players: int | None = None
    clock: str | None = None
    rated: bool | None = None
    strength: Sequence[str] | None = None

    def of(self, query: Select[Any]) -> Select[Any]:
        for name in ("rules", "family", "players", "clock", "rated"):
            if (value := getattr(self, name)) is not None:
                query = query.where(listings.c[name] == value)
        if self.hash is not None:
            query = query.where(tables.c.rules_hash == self.hash)
        return query if self.strength is None else query.where(listings.c.strength.in_(self.strength))


@dataclass(frozen=True)
class ListedTable:
    id: str
    setup: str
    family: str
    since: datetime
    seats: list[KeptSeat] = field(default_factory=list)

    @property
    def open(self) -> int:
        return sum(seat.kind == "open" for seat in self.seats)

    @property
    def people(self) -> int:
        return sum(seat.kind == "person" for seat in self.seats)


@dataclass(frozen=True)
class KeptInvitation:
    table: ListedTable
    host: str
    since: datetime


@dataclass(frozen=True)
class Sat:
    """Where somebody sits now, and what they are called there."""

    table: KeptTable
    place: int
    name: str
    new: bool = True  # they did not sit there before


class Listings:
    def __init__(self, clerk: Clerk) -> None:
        self._clerk = clerk

    # --- reading

    async def open(self, wanted: Wanted, most: int = MOST_OPEN) -> list[ListedTable]:
        """Tables that wait for people, the fullest first, and of those the oldest."""
        return await self._clerk.read(lambda connection: _open(connection, wanted)[:most])

    async def games(self, wanted: Wanted, most: int = MOST_GAMES) -> list[ListedTable]:
        """Games to watch, the newest first: where nobody is awaited there is one, though it be dealt in a moment."""

        def work(connection: Connection) -> list[ListedTable]:
            found = _listed(connection, wanted.of(_running()).where(listings.c.watched))
            games = [one for one in found if one.people and not one.open]
            return sorted(games, key=lambda one: one.since, reverse=True)[:most]

        return await self._clerk.read(work)

    async def invitations(self, person: str) -> list[KeptInvitation]:
        """Of this person, to tables that still wait."""

        def work(connection: Connection) -> list[KeptInvitation]:
            query = select(invitations, people.c.name).join(people, people.c.id == invitations.c.by)
            query = query.where(invitations.c.person == person).order_by(invitations.c.made.desc()).limit(20)
            found = []
            for row in connection.execute(query).all():
                table = table_at(connection, row.table)
                if table is None or table.retired or table.begun or not any(one.kind == "open" for one in table.seats):
                    continue
                listed = ListedTable(table.id, table.setup, "", moment(row.made), table.seats)
                found.append(KeptInvitation(listed, row.name, moment(row.made)))
            return found

        return await self._clerk.read(work)

    # --- writing

    def add(self, listing: Listing) -> Work[None]:
        def work(connection: Connection) -> None:
            connection.execute(insert(listings), vars(listing))

        return work

    def begin(self, id: str) -> Work[None]:
        def work(connection: Connection) -> None:
            connection.execute(update(listings).where(listings.c.table == id).values(begun=datetime.now(UTC)))

        return work

    def quick_seat(
        self, wanted: Wanted, name: str, holder: Person | Guest, arrives: Work[None] | None, make: Work[None]
    ) -> Work[Sat | None]:
        """At the best table that waits; where there is none one is made, and the answer is none. One commit does both:
        two who ask at the same time meet at one table."""

        def work(connection: Connection) -> Sat | None:
            for listed in _open(connection, wanted):
                found = _take(connection, listed.id, name, holder, arrives)
                if found is not None:
                    return found
            make(connection)
            return None

        return work

    def invite(self, table: str, person: str, by: str) -> Work[RukaError | None]:
        """Friends alone."""

        def work(connection: Connection) -> RukaError | None:
            for one, other in ((person, by), (by, person)):
                likes = (friends.c.person == one) & (friends.c.other == other) & (friends.c.state == "friend")
                if connection.execute(select(friends.c.person).where(likes)).first() is None:
                    return RukaError("not-friends")
            here = (invitations.c.table == table) & (invitations.c.person == person)
            connection.execute(delete(invitations).where(here))
            row = {"table": table, "person": person, "by": by, "made": datetime.now(UTC)}
            connection.execute(insert(invitations), row)
            return None

        return work

    def decline(self, table: str, person: str) -> Work[None]:
        def work(connection: Connection) -> None:
            here = (invitations.c.table == table) & (invitations.c.person == person)
            connection.execute(delete(invitations).where(here))

        return work


def _running() -> Select[Any]:
    query = select(tables.c.id, tables.c.setup, tables.c.made, listings.c.family, listings.c.begun)
    query = query.join(leases, leases.c.table == tables.c.id).join(listings, listings.c.table == tables.c.id)
    going_on = (tables.c.over.is_(None), tables.c.retired.is_(None), tables.c.damage == "")
    return query.where(*going_on, leases.c.until > datetime.now(UTC))


def _open(connection: Connection, wanted: Wanted) -> list[ListedTable]:
    query = wanted.of(_running()).where(listings.c.listed, listings.c.begun.is_(None))
    found = [one for one in _listed(connection, query) if one.open and one.people]
    return sorted(found, key=lambda one: (one.open, one.since, one.id))


def _listed(connection: Connection, query: Select[Any]) -> list[ListedTable]:
    rows = connection.execute(query).all()
    found = {row.id: ListedTable(row.id, row.setup, row.family, moment(row.begun or row.made)) for row in rows}
    sitting = select(seats).where(seats.c.table.in_(found)).order_by(seats.c.table, seats.c.seat)
    for row in connection.execute(sitting):
        holder = Person(row.person) if row.person else None
        found[row.table].seats.append(KeptSeat(row.name, row.kind, holder, away=row.away))
    return [*found.values()]


def _take(connection: Connection, id: str, name: str, holder: Person | Guest, arrives: Work[None] | None) -> Sat | None:
    table = table_at(connection, id)
    assert table is not None
    person = person_of(holder)
    if person and person in (own := [person_of(seat.holder) for seat in table.seats]):
        place = own.index(person)
        return Sat(table, place, table.seats[place].name, new=False)
    called = free_name(name, lambda one: all(seat.name.casefold() != one.casefold() for seat in table.seats))
    found = open_seat(table, None, called, person)
    if isinstance(found, RukaError):
        return None
    if arrives:
        arrives(connection)
    Tables.sit(connection, id, found, KeptSeat(called, "person", holder))
    return Sat(table, found, called)


def free_name(name: str, is_free: Callable[[str], bool]) -> str:
    """Two who are called the same are told apart by a number.

    >>> free_name("Eva", lambda name: name != "Eva")
    'Eva 2'
    """
    number, called = 1, name
    while not is_free(called):
        number += 1
        called = f"{name[: MOST_NAME - 3]} {number}"
    return called


def clock_class(move: float | None) -> str:
    """How fast a clock is, in one word.

    >>> clock_class(None), clock_class(5), clock_class(20)
    ('calm', 'fast', 'even')
    """
    return "calm" if move is None else "fast" if move <= FAST else "even"
