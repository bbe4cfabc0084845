"""Answers to the questions about hands: small values that read like the game."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from ruka.hands.forms import Form
from ruka.texts import text

__all__ = ["Discard", "Reading", "TilesLeft", "Useful", "Wait"]


class TilesLeft(Mapping[str, int]):
    """Kinds, each with the number of its tiles that nobody has seen.

    >>> left = TilesLeft({"4p": 4, "7p": 3})
    >>> left["7p"], left.total, list(left)
    (3, 7, ['4p', '7p'])
    >>> print(left)
    4p×4 7p×3
    """

    __slots__ = ("_left",)

    def __init__(self, left: Mapping[str, int]) -> None:
        self._left = dict(left)

    @property
    def total(self) -> int:
        return sum(self._left.values())

    def __getitem__(self, kind: str) -> int:
        return self._left[kind]

    def __iter__(self) -> Iterator[str]:
        return iter(self._left)

    def __len__(self) -> int:
        return len(self._left)

    def __hash__(self) -> int:
        return hash(frozenset(self._left.items()))

    def __str__(self) -> str:
        return " ".join(f"{kind}×{number}" for kind, number in self.items())

    def __repr__(self) -> str:
        return f"TilesLeft({self._left})"


@dataclass(frozen=True, slots=True)
class Useful:
    """Thirteen tiles: how far they are from ready, and what brings them nearer."""

    shanten: int
    tiles: TilesLeft


@dataclass(frozen=True, slots=True)
class Discard:
    """One of fourteen tiles: what the hand is without it."""

    tile: str
    shanten: int
    useful: TilesLeft


class Wait(StrEnum):
    """The role of the winning tile."""

    SINGLE = "single"
    TWO_PAIRS = "two-pairs"
    CLOSED = "closed"
    EDGE = "edge"
    TWO_SIDED = "two-sided"


@dataclass(frozen=True, slots=True)
class Reading:
    """One way to read a complete hand. Sets and pairs are written as in the notation, those on the table first.

    `wait` is the role of the winning tile and `completed` the set, pair or single tile that it completed; both are None
    where the hand names no winning tile.
    """

    form: Form
    sets: tuple[str, ...]
    pairs: tuple[str, ...]
    singles: tuple[str, ...]
    wait: Wait | None
    completed: str | None

    @property
    def groups(self) -> str:
        return " ".join((*self.sets, *self.pairs, *self.singles))

    def sentence(self, lang: str = "en") -> str:
        return text("reading", lang, groups=self.groups, wait=self.wait or "none")

    def to_json(self) -> dict[str, Any]:
        return {
            "form": self.form,
            "sets": self.sets,
            "pairs": self.pairs,
            "singles": self.singles,
            "wait": self.wait,
            "completed": self.completed,
        }

    def __str__(self) -> str:
        return self.sentence()
