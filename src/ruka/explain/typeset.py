"""The score tables as a PDF, set by Typst: tiles are our own drawings, nothing is fetched."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from ruka.errors import RukaError
from ruka.explain.groups import Tiles, groups
from ruka.explain.rulebook import sentences
from ruka.explain.sheets import Row, Sheet, sheets
from ruka.explain.words import Words
from ruka.rules.ruleset import RuleSet
from ruka.tiles.art import tile_file

HEAD = """
#set document(title: TITLE)
#set page(paper: "a4", margin: 1.6cm, numbering: "1")
#set text(font: ("Libertinus Serif",), size: 10pt, lang: LANG)
#set par(justify: true)
#show heading.where(level: 1): set text(size: 17pt)
#show heading.where(level: 1): set block(below: 14pt)
#show heading.where(level: 2): set text(size: 11pt)
#show table.cell.where(y: 0): set text(size: 8.5pt, fill: luma(90))
#let tile(name) = box(baseline: 25%, image("tiles/" + name + ".svg", height: 13pt))
#let hand(..groups) = groups.pos().map(names => names.map(tile).join(h(0.4pt))).join(h(5pt))
#let sheet(title, long, aligned, ..cells) = block(breakable: long, width: 100%, {
  heading(level: 2, title)
  table(
    columns: aligned.len(),
    align: aligned.map(side => side + horizon),
    stroke: (_, y) => (bottom: if y == 0 { 0.7pt } else { 0.3pt + luma(200) }),
    inset: (x: 5pt, y: 3.5pt),
    table.header(..cells.pos().slice(0, aligned.len())),
    ..cells.pos().slice(aligned.len()),
  )
})
#heading(level: 1, TITLE)
"""


def tables_pdf(rules: RuleSet, lang: str, terms: str) -> bytes:
    """The tables of `ruka.explain.sheets`, and below them how points are counted and paid."""
    words = Words(lang, terms, rules)
    printed = sheets(rules, words)
    with TemporaryDirectory() as folder:
        hands = (row.hand for sheet in printed for row in sheet.rows if row.hand)
        draw_tiles(Path(folder) / "tiles", {tile for hand in hands for group in groups(hand) for tile in group.tiles})
        source = Path(folder) / "tables.typ"
        source.write_text("\n".join(_document(rules, words, printed)), encoding="utf-8")
        return compiled(source)


def compiled(source: Path) -> bytes:
    """The PDF of a Typst file."""
    try:
        import typst  # large, and needed only for printing
    except ImportError:
        raise RukaError("no-typst") from None

    pdf: bytes = typst.compile(source)
    return pdf


def draw_tiles(folder: Path, tiles: Iterable[str]) -> None:
    """A picture of each in a folder of its own."""
    folder.mkdir()
    for tile in tiles:
        (folder / f"{tile}.svg").write_text(tile_file(tile), encoding="utf-8")


def _document(rules: RuleSet, words: Words, printed: list[Sheet]) -> Iterator[str]:
    title = _text(rules.names.get(words.lang, rules.id))
    yield HEAD.replace("TITLE", title).replace("LANG", _text(words.lang))
    by_points = [sheet for sheet in printed if not _is_drawn(sheet)]
    if len(by_points) > 1:  # four small tables, two by two
        yield f"#grid(columns: 2, gutter: 14pt, {', '.join(map(_sheet, by_points[:-1]))})"
    else:
        yield from (f"#{_sheet(sheet)}" for sheet in printed if _is_drawn(sheet))
    yield from (f"#{_sheet(sheet)}" for sheet in by_points[-1:])
    yield from (f"#par({_text(sentence)})" for sentence in sentences(rules, words))


def _sheet(sheet: Sheet) -> str:
    drawn = _is_drawn(sheet)
    aligned = ["left", *["right"] * (len(sheet.head) - 1), *["left"] * drawn]
    cells = [*map(_text, sheet.head), *['""'] * drawn]
    for row in sheet.rows:
        cells += _cells(row, drawn)
    return f"sheet({_text(sheet.title)}, {str(drawn).lower()}, ({', '.join(aligned)},), {', '.join(cells)})"


def _cells(row: Row, drawn: bool) -> Iterator[str]:
    yield from map(_text, row.cells)
    if drawn:
        yield f"hand({', '.join(map(_names, groups(row.hand)))})" if row.hand else '""'


def _names(group: Tiles) -> str:
    return f"({''.join(f'{_text(tile)}, ' for tile in group.tiles)})"


def _is_drawn(sheet: Sheet) -> bool:
    return any(row.hand for row in sheet.rows)


def _text(words: str) -> str:
    """A string of Typst is written like one of JSON."""
    return json.dumps(words, ensure_ascii=False)
