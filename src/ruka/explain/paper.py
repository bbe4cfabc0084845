"""What is set on paper: things with their tiles, tables, sentences (`ruka.learn.prints` has a list of papers)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ruka.explain.groups import Tiles
from ruka.explain.sheets import Sheet


@dataclass(frozen=True)
class Item:
    """A line: a pattern or a word, its Japanese name beside another, what it is worth and means, and tiles."""

    name: str
    japanese: str = ""
    worth: str = ""  # open / concealed, or one number for both
    hand: tuple[Tiles, ...] = ()
    text: str = ""
    also: str = ""  # other names
    kanji: str = ""


@dataclass(frozen=True)
class Part:
    title: str
    items: tuple[Item, ...]


@dataclass(frozen=True)
class Paper:
    lang: str
    title: str
    source: str = ""
    legend: str = ""
    parts: tuple[Part, ...] = ()
    tables: tuple[Sheet, ...] = ()  # by fu and fan, for each kind of win
    limits: tuple[Sheet, ...] = ()
    sentences: tuple[str, ...] = ()

    @property
    def items(self) -> Iterator[Item]:
        for part in self.parts:
            yield from part.items

    @property
    def tiles(self) -> set[str]:
        """All that are drawn."""
        return {tile for item in self.items for group in item.hand for tile in group.tiles}
