"""What a chapter of a rule book is made of: sentences, lists, small tables, hands with their discards, figures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Literal

from ruka.explain.sheets import Sheet


@dataclass(frozen=True)
class Said:
    """A sentence, perhaps with a list under it; the clause of the source that says so, where one does."""

    text: str
    clause: str = ""
    items: tuple[str, ...] = ()
    kind: Literal["said"] = "said"


@dataclass(frozen=True)
class Grid:
    """A small table."""

    sheet: Sheet
    clause: str = ""
    kind: Literal["grid"] = "grid"


@dataclass(frozen=True)
class Case:
    """A hand that waits, what its owner has discarded, and what follows."""

    hand: str  # in notation
    discards: str
    text: str
    clause: str = ""
    kind: Literal["case"] = "case"


@dataclass(frozen=True)
class Figure:
    """A drawing without words, and the words under it."""

    id: str
    caption: str
    svg: str  # its tiles are those of the page
    kind: Literal["figure"] = "figure"


Part = Said | Grid | Case | Figure


def cited_once(parts: Sequence[Part]) -> tuple[Part, ...]:
    """A clause that says several sentences in a row stands after the last of them.

    >>> [part.clause for part in cited_once([Said("Dice are thrown.", "2"), Said("By East.", "2"), Said("Once.", "3")])]
    ['', '2', '3']
    """
    return tuple(
        replace(part, clause="")
        if isinstance(part, Said) and isinstance(then, Said) and part.clause == then.clause
        else part
        for part, then in pairwise((*parts, None))
        if part
    )


@dataclass(frozen=True)
class Chapter:
    id: str
    title: str
    parts: tuple[Part, ...]

    @property
    def sentences(self) -> list[str]:
        """Everything that it says in words."""
        words = []
        for part in self.parts:
            if isinstance(part, Said):
                words += [part.text, *part.items]
            elif isinstance(part, Case):
                words.append(part.text)
            elif isinstance(part, Figure):
                words.append(part.caption)
        return words
