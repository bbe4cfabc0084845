"""Tables and their seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, Select, insert, select, update

from ruka.errors import RukaError
from ruka.schema import encode
from ruka.schema.messages import Setup
from ruka.server.people import Agent, Guest, Holder, Person, person_of
from ruka.server.stores.clerk import Clerk, Work
from ruka.server.stores.database import ID, moment
from ruka.server.stores.schema import guests, seats, tables


@dataclass(frozen=True)
class KeptSeat:
    name: str
    kind: str
    holder: Holder | None = None  # nobody at an open seat
    seed: str | None = None
    secret_hash: str = ""  # of the guest's key
    away: str = ""  # a bot plays: left, gone, late
    leaves: int = 0  # how often they went away during the game


@dataclass(frozen=True)
class KeptTable:
    """A table as the database knows it."""

    id: str
    setup: str
    seed: str
    rules_hash: str
    seats: list[KeptSeat]  # by place
    over: datetime | None = None
    retired: datetime | None = None
    rematch: str = ""
    damage: str = ""
    walls: str = ""
    commitment: str = ""
    why: str = ""  # it was given up
    made: datetime | None = None

    @property
    def begun(self) -> bool:
        """Does nobody give a share of the seed any more?"""
        return all(seat.seed is not None for seat in self.seats)


class Tables:
    def __init__(self, clerk: Clerk) -> None:
        self._clerk = clerk

    # --- reading

    async def find(self, id: str) -> KeptTable | None:
        return await self._clerk.read(lambda connection: table_at(connection, id)) if ID.fullmatch(id) else None

    async def seats(self, id: str) -> list[KeptSeat]:
        return await self._clerk.read(lambda connection: seats_at(connection, id))

    async def seated(self, ids: Sequence[str]) -> dict[str, list[KeptSeat]]:
        """Who sat at each of these tables."""
        found: dict[str, list[KeptSeat]] = {}
        for row in await self._clerk.rows(_sitting().where(seats.c.table.in_(ids))):
            found.setdefault(row.table, []).append(_seat(row))
        return found

    async def unfinished(self, within: timedelta) -> list[str]:
        """Tables whose games go on and where somebody was not long ago, the last of them first."""
        going_on = (tables.c.over.is_(None), tables.c.retired.is_(None), tables.c.damage == "")
        query = select(tables.c.id).where(*going_on, tables.c.seen > datetime.now(UTC) - within)
        return [row.id for row in await self._clerk.rows(query.order_by(tables.c.seen.desc()))]

    async def of(self, holder: Person | Guest) -> list[str]:
        """Where they sit, the newest first."""
        own = seats.c.guest == holder.id
        if isinstance(holder, Person):  # also where they sat down as a guest
            guest = select(guests.c.id).where(guests.c.person == holder.id)
            own = (seats.c.person == holder.id) | seats.c.guest.in_(guest)
        query = select(tables.c.id).join(seats, seats.c.table == tables.c.id).where(own)
        return [row.id for row in await self._clerk.rows(query.order_by(tables.c.made.desc()))]

    # --- writing

    def add(self, table: KeptTable) -> Work[None]:
        def work(connection: Connection) -> None:
            row = {"id": table.id, "setup": table.setup, "seed": table.seed, "rules_hash": table.rules_hash}
            row |= {"commitment": table.commitment, "walls": table.walls, "rematch": "", "damage": ""}
            connection.execute(insert(tables), row | {"made": datetime.now(UTC), "seen": datetime.now(UTC)})
            rows = [{"table": table.id, "seat": place} | _row(one) for place, one in enumerate(table.seats)]
            connection.execute(insert(seats), rows)

        return work

    def change(self, id: str, **values: Any) -> Work[None]:
        def work(connection: Connection) -> None:
            connection.execute(update(tables).where(tables.c.id == id).values(**values))

        return work

    def take_seat(
        self, id: str, place: int | None, name: str, holder: Person | Guest, arrives: Work[None] | None = None
    ) -> Work[int | RukaError]:
        """The place that they have now, the first open one unless it is named; or why there is none. A guest is kept
        (`arrives`) only where there is one."""

        def work(connection: Connection) -> int | RukaError:
            table = table_at(connection, id)
            assert table is not None
            found = open_seat(table, place, name, person_of(holder))
            if isinstance(found, int):
                if arrives:
                    arrives(connection)
                self.sit(connection, id, found, KeptSeat(name, "person", holder))
            return found

        return work

    @staticmethod
    def sit(connection: Connection, id: str, place: int, seat: KeptSeat) -> None:
        _change_seat(connection, id, place, _row(seat))

    def stand_up(self, id: str, place: int) -> Work[int | RukaError | None]:
        """Before the game the seat is open again. The answer is who starts it now; none: nobody is left, and the table
        is closed."""

        def work(connection: Connection) -> int | RukaError | None:
            table = table_at(connection, id)
            assert table is not None
            if table.begun:
                return RukaError("started")
            others = [other for other, seat in enumerate(table.seats) if seat.kind == "person" and other != place]
            if table.seats[place].kind == "person":
                _change_seat(connection, id, place, _row(KeptSeat("", "open")))
            if not others:
                self.give_up(id, "empty")(connection)
                return None
            setup = msgspec.json.decode(table.setup, type=Setup)
            host = setup.host if setup.host in others else others[0]
            self.change(id, setup=encode(setup.but(host=host)).decode())(connection)
            return host

        return work

    def mark_away(self, id: str, place: int, why: str) -> Work[None]:
        """Somebody left a game, or is back (`why` is empty)."""
        here = (seats.c.table == id) & (seats.c.seat == place)
        values: dict[str, Any] = {"away": why} | ({"leaves": seats.c.leaves + 1} if why else {})

        def work(connection: Connection) -> None:
            connection.execute(update(seats).where(here).values(**values))

        return work

    def give_up(self, id: str, why: str) -> Work[None]:
        """The game does not go on: `void` where all its people left, `empty` where they did before it began."""
        return self.change(id, retired=datetime.now(UTC), why=why)

    def share_seed(self, id: str, place: int, seed: str) -> Work[None]:
        return lambda connection: _change_seat(connection, id, place, {"seed": seed})

    def begin(self, id: str, bots: Mapping[int, str], level: str, shares: Sequence[str]) -> Work[list[KeptSeat]]:
        """Nobody is waited for any more: open seats are those of bots of this level with these names, unless somebody
        was quicker; and nobody gives a share of the seed any more. The answer is who sits there."""

        def work(connection: Connection) -> list[KeptSeat]:
            for place, seat in enumerate(seats_at(connection, id)):
                became = _row(KeptSeat(bots[place], "bot", Agent(level))) if seat.kind == "open" else {}
                _change_seat(connection, id, place, became | {"seed": shares[place]})
            return seats_at(connection, id)

        return work

    def see(self, ids: Sequence[str]) -> Work[None]:
        """Somebody is at these tables now."""

        def work(connection: Connection) -> None:
            connection.execute(update(tables).where(tables.c.id.in_(ids)).values(seen=datetime.now(UTC)))

        return work

    def retire(self, after: timedelta) -> Work[None]:
        """Games that are not over, and where nobody has been for so long, go on no more; they are kept."""

        def work(connection: Connection) -> None:
            now = datetime.now(UTC)
            idle = (tables.c.over.is_(None), tables.c.retired.is_(None), tables.c.damage == "")
            connection.execute(update(tables).where(*idle, tables.c.seen < now - after).values(retired=now))

        return work


def table_at(connection: Connection, id: str) -> KeptTable | None:
    found = connection.execute(select(tables).where(tables.c.id == id)).one_or_none()
    if found is None:
        return None
    return KeptTable(
        *(found.id, found.setup, found.seed, found.rules_hash, seats_at(connection, id)),
        *(found.over, found.retired, found.rematch, found.damage, found.walls, found.commitment),
        *(found.why, moment(found.made)),
    )


def seats_at(connection: Connection, id: str) -> list[KeptSeat]:
    return [_seat(row) for row in connection.execute(_sitting().where(seats.c.table == id))]


def _sitting() -> Select[Any]:
    of_guest = guests.c.secret_hash, guests.c.person.label("turned_out")
    return select(seats, *of_guest).outerjoin(guests, seats.c.guest == guests.c.id).order_by(seats.c.seat)


def _seat(row: Row[Any]) -> KeptSeat:
    return KeptSeat(row.name, row.kind, _holder(row), row.seed, row.secret_hash or "", row.away, row.leaves)


def _holder(row: Row[Any]) -> Holder | None:
    if row.person is not None:
        return Person(row.person)
    if row.guest is not None:
        return Guest(row.guest, row.turned_out or "")
    return None if row.agent is None else Agent(row.agent)


def _row(seat: KeptSeat) -> dict[str, str | None]:
    held: dict[str, str | None] = {"person": None, "guest": None, "agent": None}
    match seat.holder:
        case Person(id):
            held["person"] = id
        case Guest(id, _):
            held["guest"] = id
        case Agent(name):
            held["agent"] = name
    return {"name": seat.name, "kind": seat.kind, "seed": seat.seed} | held


def _change_seat(connection: Connection, table: str, place: int, values: Mapping[str, str | None]) -> None:
    where = (seats.c.table == table) & (seats.c.seat == place)
    connection.execute(update(seats).where(where).values(**values))


def open_seat(table: KeptTable, place: int | None, name: str, person: str) -> int | RukaError:
    taken = [seat for seat in table.seats if seat.kind != "open"]
    free = [place for place, seat in enumerate(table.seats) if seat.kind == "open"]
    dealt = table.walls or all(seat.seed is not None for seat in taken if seat.kind == "person")
    if not free and dealt:
        return RukaError("started")
    if person and any(person_of(seat.holder) == person for seat in taken):
        return RukaError("sits-there")
    if not person and any(seat.name.casefold() == name.casefold() for seat in taken):
        return RukaError("name-taken", name=name)
    if not free:
        return RukaError("table-full")
    if place is None:
        return free[0]
    return place if place in free else RukaError("seat-taken")
