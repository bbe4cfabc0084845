"""A table in memory, and who sits there by which key."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from math import inf
from time import monotonic

from ruka.schema import Event
from ruka.server.people import hash_of, person_of
from ruka.server.stores import KeptSeat, KeptTable
from ruka.session import Connection, Game


@dataclass
class Seating:
    """A table in memory."""

    kept: KeptTable
    game: Game
    task: asyncio.Task[None]
    seats: Sequence[KeptSeat]  # by place, as the database knew them last
    later: Sequence[Event] = ()  # told after the point to which this engine leads
    connections: int = 0
    left_at: float = field(default_factory=monotonic)
    seen_at: float = field(default=-inf)  # when it was last kept that somebody is here
    sharing: asyncio.Lock = field(default_factory=asyncio.Lock)  # of the seed, one share after another

    @contextmanager
    def in_use(self) -> Iterator[None]:
        """Nobody puts the table away meanwhile."""
        self.connections += 1
        try:
            yield
        finally:
            self.part()

    def part(self) -> None:
        self.connections -= 1
        self.left_at = monotonic()

    def forget(self, place: int) -> None:
        """Whoever sat there has given the seat back."""
        self.seats = [KeptSeat("", "open") if one == place else seat for one, seat in enumerate(self.seats)]

    def place_of(self, token: str, person: str = "") -> int | None:
        """Where the owner of the token sat down, or this person; nobody learns from the time of the answer how near a
        guess was."""
        own = hash_of(token)
        found = [hmac.compare_digest(own, seat.secret_hash) for seat in self.seats]
        if True not in found and person:
            found = [person_of(seat.holder) == person for seat in self.seats]
        return found.index(True) if True in found else None


@dataclass(frozen=True)
class Sitting:
    """Somebody at a table in memory."""

    seating: Seating
    connection: Connection

    def part(self) -> None:
        self.connection.close()
        self.seating.part()
