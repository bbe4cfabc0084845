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
    person: str = ""  # who they turned out to be


@dataclass(frozen=True)
class Agent:
    """What plays by itself: a program of this server, or our own bot, which has no name."""

    name: str = ""


Holder = Person | Guest | Agent


@dataclass(frozen=True)
class Visitor:
    """Somebody who is signed in: a person in one browser."""

    id: str  # of the person, which everybody may know
    name: str
    visit: str
    keeper: bool = False

    @property
    def person(self) -> Person:
        return Person(self.id)


def person_of(holder: Holder | None) -> str:
    """The id of the person who holds a seat, also of one who sat down as a guest; nobody known: empty."""
    match holder:
        case Person(id):
            return id
        case Guest(_, person):
            return person
    return ""
