"""Papers as pages of HTML that stand alone and print well: styles and tiles are in them, nothing is loaded."""

from __future__ import annotations

from html import escape
from pathlib import Path

from ruka.explain.paper import Item, Paper
from ruka.explain.sheets import Sheet
from ruka.tiles.art import tile_symbols, tile_use

FOLDER = Path(__file__).parent
SHARED = "paper.css"


def columns(paper: Paper) -> str:
    """As many pages as it takes: lists in two columns, tables two by two."""
    parts = "".join(
        f"<h2>{escape(part.title)}</h2>\n{''.join(item(one, paper.lang) for one in part.items)}" for part in paper.parts
    )
    tables = "".join([*map(table, paper.tables), *(table(one, wide=True) for one in paper.limits)])
    return page(
        paper,
        "columns",
        (f"<main>\n{parts}</main>\n" if parts else "")
        + (f'<div class="tables">\n{tables}</div>\n' if tables else "")
        + texts(paper),
    )


def page(paper: Paper, layout: str, body: str, style: str = "") -> str:
    """A whole page; `style` is that of all of it."""
    styled = f' style="{style}"' if style else ""
    looks = "".join((FOLDER / name).read_text(encoding="utf-8") for name in (SHARED, f"{layout}.css"))
    notes = "<br/>".join(escape(note) for note in (paper.legend, paper.source) if note)
    return (
        f'<!DOCTYPE html>\n<html lang="{paper.lang}"{styled}>\n<head>\n'
        '<meta charset="utf-8"/>\n<meta name="viewport" content="width=device-width, initial-scale=1"/>\n'
        '<meta name="color-scheme" content="light dark"/>\n'
        f"<title>{escape(paper.title)}</title>\n<style>\n{looks}</style>\n</head>\n<body>\n"
        f"{tile_symbols(paper.tiles) if paper.tiles else ''}\n"
        f"<header><h1>{escape(paper.title)}</h1>{f'<p>{notes}</p>' if notes else ''}</header>\n"
        f"{body}</body>\n</html>\n"
    )


def item(one: Item, lang: str, width: str = "") -> str:
    """`width` is that of its tiles, where they are smaller than the others."""
    names = [escape(one.name)]
    names += [f'<i lang="ja-Latn">{escape(one.japanese)}</i>'] if one.japanese else []
    names += [f'<span lang="ja">{escape(one.kanji)}</span>'] if one.kanji else []
    names += [f"<small>{escape(one.also)}</small>"] if one.also else []
    named = f"<b>{' '.join(names)}</b><b>{escape(one.worth)}</b>"
    told = f"<p>{escape(one.text)}</p>" if one.text else ""
    if not one.hand:
        return f'<div class="item plain">{named}{told}</div>\n'
    smaller = f' style="--width: {width}"' if width else ""
    tiles = "".join(
        f'<span class="{group.kind}">{"".join(tile_use(tile, lang) for tile in group.tiles)}</span>'
        for group in one.hand
    )
    return f'<div class="item">{named}{told}<div class="hand"{smaller}>{tiles}</div></div>\n'


def table(sheet: Sheet, wide: bool = False) -> str:
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in sheet.head)
    rows = "".join(
        f'<tr><th scope="row">{escape(row.cells[0])}</th>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in row.cells[1:])
        + "</tr>\n"
        for row in sheet.rows
    )
    caption = f"<caption>{escape(sheet.title)}</caption>\n<thead><tr>{head}</tr></thead>"
    kind = ' class="wide"' if wide else ""
    return f"<table{kind}>\n{caption}\n<tbody>\n{rows}</tbody>\n</table>\n"


def texts(paper: Paper) -> str:
    told = "".join(f"<p>{escape(sentence)}</p>\n" for sentence in paper.sentences)
    return f'<div class="texts">\n{told}</div>\n' if told else ""
