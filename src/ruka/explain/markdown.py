"""The rule books as Markdown: a page for each rule set and language, tiles as pictures, and a comparison of them all.

A tile is an image by reference, `![7z]`, so that a page stays readable as text; its files are in `tiles/`. Figures are
in `figures/`, each once, whatever the number of rule sets that show it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import groupby
from pathlib import Path

from ruka.explain import rulebook
from ruka.explain.book import Book, Entry, make_book
from ruka.explain.drawn import Drawn
from ruka.explain.figures import as_file
from ruka.explain.groups import groups
from ruka.explain.parts import Case, Chapter, Figure, Grid, Part, Said
from ruka.explain.sheets import Sheet
from ruka.explain.words import Words
from ruka.explain.worked import Worked
from ruka.rules.ruleset import RuleSet
from ruka.rulesets import RULE_SETS
from ruka.schema.explanations import Complete, Won
from ruka.texts import LANGUAGES
from ruka.tiles.art import SYMBOLS, tile_file

MAIN = "en"  # the language of the folder's own first page


def write_books(folder: Path, ids: Sequence[str] = (), langs: Sequence[str] = LANGUAGES) -> None:
    """Every page and picture, or those of some books; what no longer belongs there is removed."""
    pages = some_pages(ids, langs) if ids else all_pages()
    for old in (*folder.rglob("*.md"), *folder.rglob("*.svg")):
        if str(old.relative_to(folder)) not in pages:
            old.unlink()
    for name, content in pages.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")


def all_pages() -> dict[str, str]:
    """File names and what is in them."""
    pages = some_pages(tuple(RULE_SETS), LANGUAGES) | {f"tiles/{tile}.svg": tile_file(tile) for tile in SYMBOLS}
    for lang in LANGUAGES:
        here = "" if lang == MAIN else f"{lang}/"
        pages[f"{here}README.md"] = comparison(Words(lang), f"{lang}/" if lang == MAIN else "")
    return pages


def some_pages(ids: Sequence[str], langs: Sequence[str]) -> dict[str, str]:
    """The books of these rule sets with all that they show."""
    pages = {}
    for lang in langs:
        for rules in map(RULE_SETS.__getitem__, ids):
            book = make_book(rules, Words(lang))
            text = pages[f"{lang}/{rules.id}.md"] = _Page(book, Words(lang, rules=rules), langs).markdown()
            for figure in figures_of(book.chapters):
                pages[f"figures/{figure_file(figure)}"] = as_file(figure.svg)
            for tile in re.findall(r"^\[(\w+)\]: \.\./tiles/", text, re.MULTILINE):
                pages[f"tiles/{tile}.svg"] = tile_file(tile)
    return pages


def page(book: Book, words: Words) -> str:
    """One rule set."""
    return _Page(book, words).markdown()


@dataclass(frozen=True)
class _Page:
    book: Book
    words: Words
    langs: Sequence[str] = LANGUAGES  # that there are pages in

    def markdown(self) -> str:
        body = "\n\n".join(self.parts())
        used = sorted({tile for hand in self.hands() for group in groups(hand) for tile in group.tiles} | self.dora())
        return f"{body}\n\n" + "".join(f"[{tile}]: ../tiles/{tile}.svg\n" for tile in used)

    def parts(self) -> Iterator[str]:
        book, text = self.book, self.words.text
        yield f"# {book.name}"
        yield book.text
        others = "".join(f" · [{lang}](../{lang}/{book.id}.md)" for lang in self.langs if lang != book.lang)
        yield f"{text('book-source', source=book.source)} · `{book.id}`{others}"
        for chapter in book.chapters:
            yield f"## {chapter.title}"
            for listed, parts in groupby(chapter.parts, lambda part: isinstance(part, Said | Case)):
                yield ("\n" if listed else "\n\n").join(self.part(part, chapter.title) for part in parts)
        for section in book.sections:
            yield f"## {section.title}"
            for entry in section.entries:
                yield from self.entry(entry)
        yield f"## {text('show-payment')}"
        yield _list(book.payments)
        yield f"## {text('book-tables')}"
        yield from map(_sheet, book.sheets)
        if book.worked:
            yield f"## {text('worked-title')}"
            for worked in book.worked:
                yield from self.worked(worked)
        yield f"## {text('show-options')}"
        yield _list(self.options())
        if book.decisions:
            yield f"## {text('show-decisions')}"
            yield _list(f"**{decision.id}** {decision.text}" for decision in book.decisions)

    def part(self, part: Part, title: str) -> str:
        """Sentences are items of a list, so that each clause stays with its own."""
        if isinstance(part, Figure):
            return f"![{title}](../figures/{figure_file(part)})\\\n*{part.caption}*"
        if isinstance(part, Grid):
            return _sheet(part.sheet)
        clause = f" *({part.clause})*" if part.clause else ""
        if isinstance(part, Said):
            return "\n".join((f"- {part.text}{clause}", *(f"  - {item}" for item in part.items)))
        thrown = f" · {self.words.text('book-discards')} {_tiles(part.discards.split())}" if part.discards else ""
        return f"- {part.text}{clause}\\\n  {_hand(part.hand)}{thrown}"

    def entry(self, entry: Entry) -> Iterator[str]:
        yield f'### <a name="{entry.id}"></a>{entry.name}'
        values = "; ".join(f"{value.name}: {value.text}" if value.name else value.text for value in entry.values)
        clause = self.words.text("book-clause", clause=entry.clause) if entry.clause else ""
        yield " · ".join(filter(None, (f"**{values}**", clause, f"`{entry.id}`")))
        excludes = self.words.text("book-excludes", patterns=", ".join(entry.excludes)) if entry.excludes else ""
        yield " ".join(filter(None, (entry.text, excludes)))
        if entry.expression:
            yield f"`{entry.expression}`"
        if entry.example:
            yield self.hand("book-example", entry.example)
            if entry.near_miss:
                yield self.hand("book-near-miss", entry.near_miss)
            else:
                yield self.words.text("book-always")

    def worked(self, worked: Worked) -> Iterator[str]:
        yield f'### <a name="{worked.id}"></a>{worked.clause}'
        parts = " &nbsp; ".join(map(_hand, worked.parts))
        yield from filter(None, (parts, worked.question, "\\\n".join(worked.answers)))
        if worked.hand:
            yield self.drawn("", worked.hand)
        if isinstance(told := worked.explanation, Complete):
            lines = ((line.name, " ".join(map(_hand, line.tiles)), line.worth) for line in told.lines)
            yield _table(("", "", ""), lines)
            sentences = (told.calculation, *told.sentences) if isinstance(told, Won) else (told.headline,)
            yield "\\\n".join(sentences)
        if worked.printed:
            yield f"*{worked.printed}*"

    def hand(self, key: str, drawn: Drawn) -> str:
        return self.drawn(f"{self.words.text(key)}: ", drawn)

    def drawn(self, title: str, drawn: Drawn) -> str:
        told = [drawn.words]
        for name, indicators in (("explain-dora", drawn.dora), ("explain-ura", drawn.ura)):
            if indicators:
                told.append(f"{self.words.text(name)} {_tiles(indicators)}")
        return f"{title}{' · '.join(told)} → {drawn.result}\\\n{_hand(drawn.hand)}"

    def options(self) -> Iterator[str]:
        for option in self.book.options:
            remark = "; ".join(filter(None, (option.allowed, option.clause)))
            yield f"`{option.name} = {option.value}` ({remark.replace('|', '/')}): {option.text}"

    def hands(self) -> Iterator[str]:
        yield from (drawn.hand for drawn in self.all_drawn())
        for worked in self.book.worked:
            yield from worked.parts
            if isinstance(worked.explanation, Complete):
                yield from (tiles for line in worked.explanation.lines for tiles in line.tiles)
        yield from (row.hand for sheet in self.book.sheets for row in sheet.rows if row.hand)
        for chapter in self.book.chapters:
            for part in chapter.parts:
                if isinstance(part, Case):
                    yield from filter(None, (part.hand, part.discards))

    def dora(self) -> set[str]:
        return {tile for drawn in self.all_drawn() for tile in (*drawn.dora, *drawn.ura)}

    def all_drawn(self) -> Iterator[Drawn]:
        for entry in self.book.entries:
            yield from filter(None, (entry.example, entry.near_miss))
        yield from (worked.hand for worked in self.book.worked if worked.hand)


def comparison(words: Words, folder: str) -> str:
    """All rule sets in one table, with links to their pages."""
    text = words.text
    columns = ("players", "tiles", "start", "needs", "limit", "discard", "patterns", "source")
    named = {name: text(f"column-{name}") for name in ("players", "source")}
    head = (text("column-name"), *(named.get(name) or text(f"book-column-{name}") for name in columns))
    rows = (_compared(rules, words, folder) for rules in RULE_SETS.values())
    return f"# {text('book-compare')}\n\n{text('book-compare-text')}\n\n{_table(head, rows)}\n"


def _compared(rules: RuleSet, words: Words, folder: str) -> Iterator[str]:
    ready = rules.resolved
    words = Words(words.lang, rules=rules)
    name = rules.names[words.lang]
    elsewhere = (f"[{lang}]({'' if folder else '../'}{lang}/{rules.id}.md)" for lang in LANGUAGES if lang != words.lang)
    yield f"[{name}]({folder}{rules.id}.md) ({', '.join(elsewhere)})"
    yield str(ready.players + ready.match.sitting_out)
    yield str(ready.tiles.total)
    yield " / ".join(map(str, dict.fromkeys(ready.match.starts(ready.people))))
    minimum = rulebook.minimum(rules).usual
    yield words.fan(minimum) if minimum else "–"
    yield f"{ready.formula.limit_name} {ready.formula.limit}" if _has_limits(rules) else "–"
    yield words.text(f"book-pays-{_payers(rules)}")
    yield str(len({price.pattern.id for price in ready.prices}))
    yield rules.source


def _has_limits(rules: RuleSet) -> bool:
    return any(price.tag == "limit" for price in rules.resolved.prices)


def _payers(rules: RuleSet) -> str:
    payment = rules.resolved.payment
    if payment.discard_as_draw:
        return "all"
    return "double" if payment.discard_others or payment.flat else "discarder"


def _sheet(sheet: Sheet) -> str:
    drawn = any(row.hand for row in sheet.rows)
    rows = (
        (
            *row.cells,
            *([_hand(row.hand) if row.hand else ""] * drawn),
        )
        for row in sheet.rows
    )
    return f"### {sheet.title}\n\n{_table((*sheet.head, *([''] * drawn)), rows)}"


def _table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    lines = [list(head), *map(list, rows)]
    lines.insert(1, ["---"] * len(lines[0]))
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def _list(lines: Iterable[str]) -> str:
    return "\n".join(f"- {line}" for line in lines)


def figures_of(chapters: Iterable[Chapter]) -> Iterator[Figure]:
    return (part for chapter in chapters for part in chapter.parts if isinstance(part, Figure))


def figure_file(figure: Figure) -> str:
    """The same drawing has the same name."""
    return f"{figure.id}-{sha256(figure.svg.encode()).hexdigest()[:8]}.svg"


def _hand(notation: str) -> str:
    return " &nbsp; ".join(_tiles(group.tiles) for group in groups(notation))


def _tiles(tiles: Iterable[str]) -> str:
    return "".join(f"![{tile}]" for tile in tiles)
