"""Who holds a seat: a person with an account, a guest who has a key to it, or an agent of this server."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Person:
    """Somebody with an account."""

    id: str


@dataclass(frozen=True)
class Guest:
    """Whoever has the key; the same one at a rematch."""

    id: str


@dataclass(frozen=True)
class Agent:
    """What plays by itself: a program of this server, or our own bot, which has no name."""

    name: str = ""


Holder = Person | Guest | Agent
