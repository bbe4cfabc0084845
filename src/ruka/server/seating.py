"""A table in memory, and who sits there by which key."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from math import inf
from time import monotonic

from ruka.errors import RukaError
from ruka.server.store import KeptTable
from ruka.session import Connection, Game


@dataclass
class Seating:
    """A table in memory."""

    kept: KeptTable
    game: Game
    task: asyncio.Task[None]
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

    def seat_of(self, token: str | None) -> int | None:
        """The seat that the token opens, now."""
        place = self.place_of(token)
        return None if place is None else self.game.seat_of(place)

    def place_of(self, token: str | None) -> int | None:
        """Where the owner of the token sat down; nobody learns from the time of the answer how near a guess was."""
        if token is None:
            return None
        own = hash_of(token)
        found = [hmac.compare_digest(own, seat.token_hash) for seat in self.kept.seats]
        if True not in found:
            raise RukaError("wrong-token")
        return found.index(True)


@dataclass(frozen=True)
class Sitting:
    """Somebody at a table in memory."""

    seating: Seating
    connection: Connection

    def part(self) -> None:
        self.connection.close()
        self.seating.part()


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
