"""The sheet of one page as HTML that stands alone, sized so that it prints on one side of A4."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from math import ceil
from pathlib import Path

from ruka.explain.onepage import Item, OnePage, one_page
from ruka.explain.sheets import Sheet
from ruka.explain.words import Words
from ruka.rules.ruleset import RuleSet
from ruka.tiles.art import tile_symbols, tile_use

STYLE = Path(__file__).with_name("onepage.css")
WIDTH, HEIGHT, GUTTER = 192.0, 281.0, 4.5  # mm: A4 without its margins, and between columns
POINT = 0.3528  # mm
SAFE = 0.97  # of the height: browsers have fonts of their own


def sheet_html(rules: RuleSet, lang: str, terms: str) -> str:
    """A page that stands alone."""
    sheet = one_page(rules, Words(lang, terms, rules))
    size = fitting(sheet)
    parts = "".join(
        f"<h2>{escape(part.title)}</h2>\n{''.join(_item(item, size, lang) for item in part.items)}"
        for part in sheet.parts
    )
    tables = "".join(map(_table, sheet.tables))
    texts = "".join(f"<p>{escape(sentence)}</p>\n" for sentence in sheet.sentences)
    style = f"{size.style}--text-columns: {1 if sheet.limits else 2}"
    return (
        f'<!DOCTYPE html>\n<html lang="{lang}" style="{style}">\n<head>\n'
        '<meta charset="utf-8"/>\n<meta name="viewport" content="width=device-width, initial-scale=1"/>\n'
        '<meta name="color-scheme" content="light dark"/>\n'
        f"<title>{escape(sheet.title)}</title>\n<style>\n{STYLE.read_text(encoding='utf-8')}</style>\n</head>\n<body>\n"
        f"{tile_symbols(sheet.tiles)}\n"
        f"<header><h1>{escape(sheet.title)}</h1><p>{escape(sheet.legend)}<br/>{escape(sheet.source)}</p></header>\n"
        f'<main class="parts">\n{parts}</main>\n<footer>\n'
        + (f'<div class="tables">\n{tables}</div>\n' if tables else "")
        + f'<div class="rest">\n{"".join(map(_table, sheet.limits))}<div class="texts">\n{texts}</div>\n</div>\n'
        "</footer>\n</body>\n</html>\n"
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


def fitting(sheet: OnePage) -> Size:
    """The largest size whose height, as estimated, is that of a page; at worst the smallest."""
    *sizes, smallest = _sizes()
    return next((size for size in sizes if _height(sheet, size) < SAFE * HEIGHT), smallest)


def _height(sheet: OnePage, size: Size) -> float:
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


def _item(item: Item, size: Size, lang: str) -> str:
    japanese = f' <i lang="ja-Latn">{escape(item.japanese)}</i>' if item.japanese else ""
    named = f"<b>{escape(item.name)}{japanese}</b><b>{escape(item.worth)}</b>"
    if not item.hand:
        return f'<div class="item plain">{named}</div>\n'
    narrow = size.width_of(item)
    smaller = f' style="--width: {narrow:.2f}mm"' if narrow < size.tile else ""
    tiles = "".join(
        f'<span class="{group.kind}">{"".join(tile_use(tile, lang) for tile in group.tiles)}</span>'
        for group in item.hand
    )
    return f'<div class="item">{named}<div class="hand"{smaller}>{tiles}</div></div>\n'


def _table(sheet: Sheet) -> str:
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in sheet.head)
    rows = "".join(
        f'<tr><th scope="row">{escape(row.cells[0])}</th>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in row.cells[1:])
        + "</tr>\n"
        for row in sheet.rows
    )
    caption = f"<caption>{escape(sheet.title)}</caption>\n<thead><tr>{head}</tr></thead>"
    return f"<table>\n{caption}\n<tbody>\n{rows}</tbody>\n</table>\n"
