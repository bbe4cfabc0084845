"""Messages that help to read a table: whose clock runs, what is safe, what a win needs."""

# ruff: noqa: RUF012 (every message gets an empty list of its own)
from __future__ import annotations

from ruka.schema.values import Message, Part
from ruka.schema.views import Need


class Turn(Message, frozen=True, kw_only=True, tag="turn"):
    """Whose clock runs: that of a person in their turn, which everybody sees. Questions about another's tile have
    none, and what they cost of the bank is not counted here: nobody learns who was asked."""

    seat: int
    seconds: float  # left for this move, the bank apart
    bank: float = 0


class SafeTile(Part, frozen=True, kw_only=True):
    """A kind of the own hand, and who does not win on it."""

    tile: str
    safe: list[int] = []  # seats that cannot
    less: list[int] = []  # seats with fewer ways to (suji, no chance)
    sentences: list[str] = []  # why, seat by seat


class Safety(Message, frozen=True, kw_only=True, tag="safety"):
    """The answer to `safety`: which tiles of the hand are safe from those who have declared riichi, or have laid down
    two sets or more."""

    question: int
    threats: list[int] = []  # those seats
    tiles: list[SafeTile] = []  # without those of which nothing is certain


class Needs(Message, frozen=True, kw_only=True, tag="needs"):
    """The answer to `needs`: what a win must be worth to pass each seat that is ahead, the nearest first."""

    last: bool  # the game ends with this hand, unless the dealer stays or nobody has enough
    needs: list[Need] | None = None  # none: by these rules it cannot be told


class WantSafety(Message, frozen=True, kw_only=True, tag="safety"):
    """Which tiles of my hand are safe? Asked in one's turn, and only where there are hints."""


class WantNeeds(Message, frozen=True, kw_only=True, tag="needs"):
    """What must a win be worth for a better place? It says nothing but what the points on the table do."""
