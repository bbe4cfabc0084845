"""The seed of a game that nobody chose alone (docs/fair-play.md)."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
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

    def __str__(self) -> str:
        """What the walls follow from."""
        return ":".join((self.server, *self.players))


def commitment(server: str) -> str:
    return sha256(server.encode()).hexdigest()
