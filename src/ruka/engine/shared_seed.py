"""The seed of a game that nobody chose alone (docs/fair-play.md)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from secrets import token_hex

SERVER_SEED = re.compile("[0-9a-f]{64}")
PLAYER_SEED = re.compile("[0-9a-f]{0,64}")


@dataclass(frozen=True)
class SharedSeed:
    """The server says the hash of its part before it knows those of the players, and its part when the game is over.

    >>> seed = SharedSeed.of("5eed", ("a1", "", "b2", ""))
    >>> str(seed), seed.commitment[:8], seed.kept
    ('5eed:a1::b2:', '253e2c69', True)
    >>> seed.lots
    (0, 1, 3, 2)
    """

    commitment: str
    server: str = field(repr=False)
    players: tuple[str, ...] = ()  # by seat; who has given none is an empty text

    @classmethod
    def of(cls, server: str, players: tuple[str, ...] = ()) -> SharedSeed:
        return cls(commitment(server), server, players)

    @classmethod
    def new(cls) -> SharedSeed:
        return cls.of(token_hex(32))

    @property
    def kept(self) -> bool:
        """Is the server's part the one that it was bound to?"""
        return commitment(self.server) == self.commitment

    @property
    def lots(self) -> tuple[int, ...]:
        """Seats drawn by lot (000 2.3): by seat, the place at which its player sat before. The lowest hash is east."""
        hashes = [sha256(f"{self}:place {place}".encode()).digest() for place in range(len(self.players))]
        return tuple(sorted(range(len(hashes)), key=hashes.__getitem__))

    def before(self, places: Sequence[int]) -> SharedSeed:
        """The same before everybody moved from these places to the seats that they drew."""
        return replace(self, players=tuple(self.players[places.index(place)] for place in range(len(places))))

    def __str__(self) -> str:
        """What the walls follow from."""
        return ":".join((self.server, *self.players))


def commitment(server: str) -> str:
    return sha256(server.encode()).hexdigest()
