"""The seed of a game that nobody chose alone (docs/fair-play.md)."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from hashlib import sha256
from secrets import token_hex

SERVER_SEED = re.compile("[0-9a-f]{64}")
PLAYER_SEED = re.compile("[0-9a-f]{0,64}")


@dataclass(frozen=True)
class SharedSeed:
    """The server tells the hash of its part before it knows the players' parts, and its part when the game is over.

    >>> seed = SharedSeed.of("5eed", ("a1", "", "b2", ""))
    >>> str(seed), seed.commitment[:8], seed.kept
    ('5eed:a1::b2:', '253e2c69', True)
    >>> seed.lots, str(seed.drawn)
    ((0, 1, 3, 2), '5eed:a1::b2:')
    """

    commitment: str
    server: str = field(repr=False)
    players: tuple[str, ...] = ()  # by seat; an empty text for whoever gave none
    places: tuple[int, ...] = ()  # by seat: where its player waited; empty: nobody has moved

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
        """Seats drawn by lot (000 2.3): by seat, the place at which its player waited. The lowest hash is seat 0."""
        hashes = [sha256(f"{self}:place {place}".encode()).digest() for place in range(len(self.players))]
        return tuple(sorted(range(len(hashes)), key=hashes.__getitem__))

    @property
    def drawn(self) -> SharedSeed:
        """The same when everybody has moved to the seat that they drew; what follows from it stays as it is."""
        lots = self.lots
        return replace(self, players=tuple(self.players[place] for place in lots), places=lots)

    def __str__(self) -> str:
        """What the lots and the walls follow from, in the order in which people waited."""
        places = self.places or range(len(self.players))
        return ":".join((self.server, *(share for _, share in sorted(zip(places, self.players, strict=True)))))


def commitment(server: str) -> str:
    return sha256(server.encode()).hexdigest()
