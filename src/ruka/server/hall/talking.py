"""What is said at a table: kept for some days, written among friends alone, reported to whoever keeps the server."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from itertools import combinations

from ruka.errors import RukaError
from ruka.schema.heard import Reason
from ruka.server.people import Guest, Person, person_of, seen
from ruka.server.stores import Stores
from ruka.server.stores.chat import KeptLine
from ruka.texts import text

log = logging.getLogger(__name__)

EXCERPT = 20  # lines that go with a report
LEAST_FRIENDS = 2


class Talking:
    """Of one table; `beside` does what nobody waits for."""

    def __init__(self, stores: Stores, table: str, beside: Callable[[Awaitable[object]], object]) -> None:
        self._stores = stores
        self._table = table
        self._beside = beside

    def spoken(self, place: int, phrase: str, written: str) -> None:
        self._beside(self._stores.keep(self._stores.talks.add(self._table, place, phrase, written)))

    async def written(self, place: int, said: str) -> str:
        """Only where all people at the table have accounts and are friends, each of each."""
        seats = await self._stores.tables.seats(self._table)
        people = [person_of(seat.holder) for seat in seats if seat.kind == "person"]
        if len(people) < LEAST_FRIENDS or not all(people):
            raise RukaError("chat-friends-only")
        for one, other in combinations(people, 2):
            if not await self._stores.friends.are_friends(one, other):
                raise RukaError("chat-friends-only")
        if not (clean := seen(said)):
            raise RukaError("chat-nothing")
        return clean

    def reported(self, by: int, about: int, reason: Reason) -> None:
        self._beside(self._report(by, about, reason))

    async def _report(self, by: int, about: int, reason: Reason) -> None:
        """With the last lines of the table: whoever looks into it knows what it is about."""
        seats = await self._stores.tables.seats(self._table)
        if not isinstance(holder := seats[about].holder, Person | Guest):
            return
        who = Person(person) if (person := person_of(holder)) else holder
        lines = await self._stores.keep(self._stores.talks.last(self._table, EXCERPT))
        report = self._stores.keeping.report(
            *(who, seats[about].name, person_of(seats[by].holder) or None, self._table, reason),
            "\n".join(map(_line, lines)),
        )
        await self._stores.keep(report)


def _line(line: KeptLine) -> str:
    return f"{line.name}: {line.text or text(f'phrase-{line.phrase}')}"
