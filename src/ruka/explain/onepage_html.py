"""The sheet of one page as HTML that stands alone, sized so that it prints on one side of A4."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from math import ceil

from ruka.explain.paper import Item, Paper
from ruka.explain.paper_html import item, page, table, texts

WIDTH, HEIGHT, GUTTER = 192.0, 281.0, 4.5  # mm: A4 without its margins, and between columns
POINT = 0.3528  # mm
SAFE = 0.97  # of the height: browsers have fonts of their own


def one_side(paper: Paper) -> str:
    """A page that stands alone."""
    size = fitting(paper)
    parts = "".join(
        f"<h2>{escape(part.title)}</h2>\n{''.join(_item(one, size, paper.lang) for one in part.items)}"
        for part in paper.parts
    )
    tables = "".join(map(table, paper.tables))
    return page(
        paper,
        "onepage",
        f'<main class="parts">\n{parts}</main>\n<footer>\n'
        + (f'<div class="tables">\n{tables}</div>\n' if tables else "")
        + f'<div class="rest">\n{"".join(map(table, paper.limits))}{texts(paper)}</div>\n</footer>\n',
        f"{size.style}--text-columns: {1 if paper.limits else 2}",
    )


@dataclass(frozen=True)
class Size:
    """How many columns, how wide tiles are (mm), how large the letters (pt)."""

    columns: int
    tile: float
    text: float

    @property
    def room(self) -> float:
        return (WIDTH - (self.columns - 1) * GUTTER) / self.columns

    @property
    def small(self) -> float:
        return min(8.0, self.text - 0.9)

    @property
    def style(self) -> str:
        return (
            f"--columns: {self.columns}; --width: {self.tile:.2f}mm; "
            f"--text: {self.text:.2f}pt; --small: {self.small:.2f}pt; "
        )

    def width_of(self, item: Item) -> float:
        """A hand with many kongs is drawn smaller."""
        number = sum(len(group.tiles) for group in item.hand)
        gaps = 0.5 * (len(item.hand) - 1)
        return min(self.tile, (self.room - 0.1 * number) / (number + gaps))


def _sizes() -> Iterator[Size]:
    """As onepage.typ: the largest tiles first, in two columns while there is room, then in three."""
    yield from (Size(2, tile / 10, 10 - (60 - tile) * 0.1) for tile in range(60, 46, -2))
    yield from (Size(3, tile / 10, 8.4 - (41 - tile) * 0.13) for tile in range(41, 24, -1))


def fitting(sheet: Paper) -> Size:
    """The largest size whose height, as estimated, is that of a page; at worst the smallest."""
    *sizes, smallest = _sizes()
    return next((size for size in sizes if _height(sheet, size) < SAFE * HEIGHT), smallest)


def _height(sheet: Paper, size: Size) -> float:
    items = sum(_height_of(item, size) for item in sheet.items)
    titles = len(sheet.parts) * (1.3 * size.text * POINT + 1.6)
    row = 1.2 * size.small * POINT
    lines = [ceil(len(text) * 0.52 * size.small * POINT / (WIDTH / 2 - 8)) for text in sheet.sentences]
    texts = sum(lines) * row + len(lines) * 0.5
    limits = max((len(one.rows) + 2 for one in sheet.limits), default=0) * (row + 0.6)
    tables = max((len(one.rows) + 4 for one in sheet.tables), default=0) * (1.2 * min(size.small, 6) * POINT + 0.6)
    below = tables + (max(limits, texts) if sheet.limits else texts / 2) + 5
    return 9 + (items + titles) / size.columns + 0.6 * (size.tile * 4 / 3 + size.text * POINT) + below


def _height_of(item: Item, size: Size) -> float:
    letters = len(item.name) * 0.6 + len(item.japanese) * 0.52 + len(item.worth) * 0.6 + 2
    lines = ceil(letters * size.text * POINT / size.room)
    return lines * 1.15 * size.text * POINT + (size.width_of(item) * 4 / 3 + 1.2 if item.hand else 0.5)


def _item(one: Item, size: Size, lang: str) -> str:
    narrow = size.width_of(one) if one.hand else size.tile
    return item(one, lang, f"{narrow:.2f}mm" if narrow < size.tile else "")
