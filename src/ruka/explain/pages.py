"""The score tables as a page to print."""

from __future__ import annotations

from html import escape
from pathlib import Path

from ruka.explain.groups import groups
from ruka.explain.rulebook import sentences
from ruka.explain.sheets import Row, Sheet, sheets
from ruka.explain.words import Words
from ruka.rules.ruleset import RuleSet
from ruka.tiles.art import tile_symbols, tile_use

STYLE = Path(__file__).with_name("tables.css")


def tables_page(rules: RuleSet, lang: str, terms: str) -> str:
    """A page that stands alone."""
    words = Words(lang, terms, rules)
    title = escape(rules.names.get(lang, rules.id))
    style = STYLE.read_text(encoding="utf-8")
    printed = sheets(rules, words)
    hands = (row.hand for sheet in printed for row in sheet.rows if row.hand)
    used = {tile for hand in hands for group in groups(hand) for tile in group.tiles}
    paragraphs = "".join(f"<p>{escape(sentence)}</p>\n" for sentence in sentences(rules, words))
    return (
        f'<!DOCTYPE html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8"/>\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>\n'
        '<meta name="color-scheme" content="light dark"/>\n'
        f"<title>{title}</title>\n<style>\n{style}</style>\n</head>\n<body>\n{tile_symbols(used) if used else ''}"
        f"<h1>{title}</h1>\n<main>\n{''.join(_table(sheet, lang) for sheet in printed)}</main>\n"
        f"{paragraphs}</body>\n</html>\n"
    )


def _table(sheet: Sheet, lang: str) -> str:
    drawn = any(row.hand for row in sheet.rows)
    heads = "".join(f'<th scope="col">{escape(name)}</th>' for name in (*sheet.head, *([""] if drawn else [])))
    body = "".join(f"<tr>{_cells(row, lang)}</tr>\n" for row in sheet.rows)
    caption = f"<caption>{escape(sheet.title)}</caption>\n<thead><tr>{heads}</tr></thead>"
    kind = ' class="drawn"' if drawn else ""
    return f"<table{kind}>\n{caption}\n<tbody>\n{body}</tbody>\n</table>\n"


def _cells(row: Row, lang: str) -> str:
    cells = "".join(f"<td>{escape(cell)}</td>" for cell in row.cells)
    return cells + f'<td class="hand">{_hand(row.hand, lang)}</td>' if row.hand else cells


def _hand(notation: str, lang: str) -> str:
    return " ".join(
        f'<span class="{group.kind}">{"".join(tile_use(tile, lang) for tile in group.tiles)}</span>'
        for group in groups(notation)
    )
