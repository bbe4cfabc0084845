"""The score tables as a page to print."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape
from pathlib import Path

from ruka.explain.rulebook import sentences
from ruka.explain.tables import FAN, Cell, limit_table, score_tables
from ruka.explain.words import Words
from ruka.rules.ruleset import RuleSet

STYLE = Path(__file__).with_name("tables.css")


def tables_page(rules: RuleSet, lang: str, terms: str) -> str:
    """A page that stands alone."""
    words = Words(lang, terms, rules)
    title = escape(rules.names.get(lang, rules.id))
    style = STYLE.read_text(encoding="utf-8")
    return (
        f'<!DOCTYPE html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8"/>\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>\n'
        '<meta name="color-scheme" content="light dark"/>\n'
        f"<title>{title}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<h1>{title}</h1>\n<main>\n"
        f"{''.join(_tables(rules, words))}</main>\n</body>\n</html>\n"
    )


def _tables(rules: RuleSet, words: Words) -> Iterator[str]:
    for table in score_tables(rules):
        head = ("", *map(words.fan, FAN))
        rows = ((str(fu), *map(cell_text, cells)) for fu, cells in table.rows.items())
        yield _table(words.text(table.title), head, rows)
    if not limit_table(rules):
        yield from (f"<p>{escape(sentence)}</p>\n" for sentence in sentences(rules, words))
        return
    kinds = (words.text(f"column-{kind}") for kind in ("dealer-tsumo", "dealer-ron", "other-tsumo", "other-ron"))
    limits = ((row.name, row.fan, *map(cell_text, row.cells)) for row in limit_table(rules))
    yield _table(words.limits_title, ("", words.unit_name, *kinds), limits)


def cell_text(cell: Cell) -> str:
    """Two payments stand side by side, the smaller first, as in the sources."""
    return " / ".join(map(str, cell))


def _table(title: str, head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    heads = "".join(f'<th scope="col">{escape(name)}</th>' for name in head)
    body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>\n" for row in rows)
    caption = f"<caption>{escape(title)}</caption>\n<thead><tr>{heads}</tr></thead>"
    return f"<table>\n{caption}\n<tbody>\n{body}</tbody>\n</table>\n"
