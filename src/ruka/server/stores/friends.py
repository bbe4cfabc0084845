"""Friends: what one person thinks of another. Two who are friends have a row each."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, select

from ruka.errors import RukaError
from ruka.schema.people import Friendship
from ruka.server.stores.clerk import Clerk, Work
from ruka.server.stores.schema import friends, people

ASKED, FRIEND, BLOCKED = "asked", "friend", "blocked"


class KeptFriend(NamedTuple):
    id: str
    name: str
    state: Friendship  # asks: they would like to be friends


class Friends:
    def __init__(self, clerk: Clerk) -> None:
        self._clerk = clerk

    # --- reading

    async def friends_of(self, person: str) -> set[str]:
        query = select(friends.c.other).where(friends.c.person == person, friends.c.state == FRIEND)
        return {row.other for row in await self._clerk.rows(query)}

    async def are_friends(self, one: str, other: str) -> bool:
        return await self._clerk.read(lambda connection: _state(connection, one, other) == FRIEND)

    async def has_blocked(self, one: str, other: str) -> bool:
        """Does `one` want nothing of `other`?"""
        return await self._clerk.read(lambda connection: _state(connection, one, other) == BLOCKED)

    async def all(self, person: str) -> list[KeptFriend]:
        """Everybody whom the person knows, and who asks; by name."""
        theirs = select(people.c.id, people.c.name, friends.c.state).join(friends, friends.c.other == people.c.id)
        asking = select(people.c.id, people.c.name).join(friends, friends.c.person == people.c.id)
        known = await self._clerk.rows(theirs.where(friends.c.person == person))
        asked = await self._clerk.rows(asking.where(friends.c.other == person, friends.c.state == ASKED))
        own = {row.id: KeptFriend(row.id, row.name, row.state) for row in known}
        found = {row.id: KeptFriend(row.id, row.name, "asks") for row in asked if row.id not in own} | own
        return sorted(found.values(), key=lambda one: one.name.casefold())

    async def asking(self, person: str) -> int:
        """How many would like to be friends."""
        return sum(one.state == "asks" for one in await self.all(person))

    # --- writing

    def ask(self, person: str, other: str, most: int) -> Work[RukaError | None]:
        """Two who ask each other are friends; whoever is blocked asks in vain, and is not told."""

        def work(connection: Connection) -> RukaError | None:
            own, theirs = _state(connection, person, other), _state(connection, other, person)
            if own == FRIEND:
                return None
            count = select(func.count()).select_from(friends).where(friends.c.person == person)
            if (connection.scalar(count) or 0) >= most:
                return RukaError("too-many-friends", most=most)
            if theirs == ASKED:
                _set(connection, other, person, FRIEND)
            _set(connection, person, other, FRIEND if theirs == ASKED else ASKED)
            return None

        return work

    def leave(self, person: str, other: str) -> Work[None]:
        """Friends no more; or what was asked is taken back or declined; or a block ends."""

        def work(connection: Connection) -> None:
            _set(connection, person, other, "")
            if _state(connection, other, person) != BLOCKED:
                _set(connection, other, person, "")

        return work

    def block(self, person: str, other: str) -> Work[None]:
        def work(connection: Connection) -> None:
            _set(connection, person, other, BLOCKED)
            if _state(connection, other, person) == FRIEND:
                _set(connection, other, person, "")

        return work


def _state(connection: Connection, person: str, other: str) -> str:
    query = select(friends.c.state).where(friends.c.person == person, friends.c.other == other)
    return connection.scalar(query) or ""


def _set(connection: Connection, person: str, other: str, state: str) -> None:
    connection.execute(delete(friends).where(friends.c.person == person, friends.c.other == other))
    if state:
        row = {"person": person, "other": other, "state": state, "made": datetime.now(UTC)}
        connection.execute(insert(friends), row)
