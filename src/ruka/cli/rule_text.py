"""Rule sets as people read them in a terminal."""

from collections.abc import Iterable, Iterator
from itertools import groupby

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ruka.explain import rulebook
from ruka.explain.book import Book, Entry
from ruka.explain.diff import Difference
from ruka.explain.diff_words import in_words
from ruka.explain.drawn import Drawn
from ruka.explain.parts import Case, Figure, Grid, Part, Said
from ruka.explain.sheets import Row, Sheet, sheets
from ruka.explain.words import Words
from ruka.explain.worked import Worked
from ruka.rules import RuleSet
from ruka.rulesets.published import Revision
from ruka.schema.explanations import Complete, Won
from ruka.tiles import draw, draw_tiles


def listed(rule_sets: Iterable[RuleSet], words: Words) -> Table:
    table = _table(words, "id", "name", "players", "source")
    for rules in rule_sets:
        table.add_row(
            Text(rules.id, "bold"), rules.names[words.lang], str(rules.players + rules.match.sitting_out), rules.source
        )
    return table


def changelog(revisions: Iterable[Revision], lang: str) -> Table:
    """A line for each revision; what they say differently is told by `ruka rules diff tenhou@1 tenhou`."""
    table = Table.grid(padding=(0, 2))
    for one in revisions:
        table.add_row(Text(one.id, "bold"), one.sentence(lang), Text(one.hash[:12], "dim"))
    return table


# --- the book


def whole(book: Book, words: Words) -> Group:
    """Everything that the rule set says."""
    return Group(*_head(book, words), *_patterns(book, words), *_foot(book, words))


def _head(book: Book, words: Words) -> Iterator[RenderableType]:
    yield Text.assemble((book.name, "bold"), (f"  {book.id}", "dim"))
    if book.text:
        yield Text(book.text)
    yield Text(f"{words.text('book-source', source=book.source)} · {book.hash}", "dim")
    for chapter in book.chapters:
        yield _title(chapter.title)
        for part in chapter.parts:
            yield from _part(part, words)


def _part(part: Part, words: Words) -> Iterator[RenderableType]:
    """A figure is represented by its caption."""
    if isinstance(part, Figure):
        yield _indented(Text(f"[{part.caption}]", "dim"))
    elif isinstance(part, Grid):
        yield _sheet(part.sheet)
    else:
        yield Text.assemble(part.text, (f"  {part.clause}" if part.clause else "", "dim"))
    if isinstance(part, Said):
        yield from (_indented(Text(f"· {item}")) for item in part.items)
    elif isinstance(part, Case):
        thrown = f"  {words.text('book-discards')} {draw_tiles(part.discards.split(), colour=False)}"
        yield _indented(Text.assemble(Text.from_ansi(draw(part.hand)), (thrown if part.discards else "", "dim")))


def _patterns(book: Book, words: Words) -> Iterator[RenderableType]:
    for section in book.sections:
        yield _title(section.title)
        for entry in section.entries:
            yield from _entry(entry, words)


def _entry(entry: Entry, words: Words) -> Iterator[RenderableType]:
    yield Text.assemble((entry.name, "bold"), (f"  {entry.id}  {entry.clause}", "dim"))
    for value in entry.values:
        yield _indented(Text(f"{value.name}: {value.text}" if value.name else value.text))
    yield _indented(Text(entry.text))
    if entry.expression:
        yield _indented(Text(entry.expression))
    if entry.excludes:
        yield _indented(Text(words.text("book-excludes", patterns=", ".join(entry.excludes))))
    if entry.example:
        yield from _hand("book-example", entry.example, words)
        if entry.near_miss:
            yield from _hand("book-near-miss", entry.near_miss, words)
        else:
            yield _indented(Text(words.text("book-always")))


def _hand(key: str, drawn: Drawn, words: Words) -> Iterator[RenderableType]:
    told = [drawn.words]
    for name, tiles in (("explain-dora", drawn.dora), ("explain-ura", drawn.ura)):
        if tiles:
            told.append(f"{words.text(name)} {draw_tiles(tiles, colour=False)}")
    line = Text(f"{words.text(key)}: " if key else "", "dim")
    line.append_text(Text.from_ansi(draw(drawn.hand)))
    yield _indented(line)
    yield _indented(Text(f"{' · '.join(told)} → {drawn.result}", "dim"), 8)


def _foot(book: Book, words: Words) -> Iterator[RenderableType]:
    yield _title(words.text("show-payment"))
    yield from map(Text, book.payments)
    yield Text()
    yield from map(_sheet, book.sheets)
    if book.worked:
        yield _title(words.text("worked-title"))
        for worked in book.worked:
            yield from _worked(worked, words)
    yield _title(words.text("show-options"))
    for option in book.options:
        default = "" if option.value == option.default else words.text("book-default", value=option.default)
        remark = "; ".join(filter(None, (option.allowed, default, option.clause)))
        yield Text.assemble((f"{option.name} = {option.value}", "bold"), (f"  ({remark})", "dim"))
        yield _indented(Text(option.text))
    if book.decisions:
        yield _title(words.text("show-decisions"))
        table = Table.grid(padding=(0, 2, 0, 0))
        for decision in book.decisions:
            table.add_row(Text(decision.id, "bold"), decision.text)
        yield table


def _worked(worked: Worked, words: Words) -> Iterator[RenderableType]:
    """An example of the source: the hand and its lines, or a question and its answer."""
    yield Text(worked.clause, "bold")
    if worked.parts:
        yield _indented(Text.from_ansi("  ".join(map(draw, worked.parts))))
    if worked.hand:
        yield from _hand("", worked.hand, words)
    if isinstance(told := worked.explanation, Complete):
        table = Table.grid(padding=(0, 2, 0, 0))
        for line in told.lines:
            table.add_row(line.name, Text.from_ansi(" ".join(map(draw, line.tiles))), line.worth)
        yield Padding(table, (0, 0, 0, 4), expand=False)
        sentences = (told.calculation, *told.sentences) if isinstance(told, Won) else ("",)
        yield from (_indented(Text(sentence)) for sentence in sentences)
    for sentence in filter(None, (worked.question, *worked.answers)):
        yield _indented(Text(sentence))
    if worked.printed:
        yield _indented(Text(worked.printed, "italic"))


# --- tables


def tables(rules: RuleSet, words: Words) -> Group:
    """The score tables, and how points are counted and paid."""
    return Group(*map(_sheet, sheets(rules, words)), *map(Text, rulebook.sentences(rules, words)))


def _sheet(sheet: Sheet) -> Group:
    drawn = any(row.hand for row in sheet.rows)
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for place, column in enumerate(sheet.head):
        table.add_column(column, justify="left" if drawn and not place else "right", no_wrap=not drawn)
    if drawn:
        table.add_column("", no_wrap=True)
    for row in sheet.rows:
        table.add_row(*_row(row))
    return Group(Text(sheet.title, "bold"), table, Text())


def _row(row: Row) -> Iterator[RenderableType]:
    name, *cells = row.cells
    yield Text(name, "bold")
    yield from cells
    if row.hand:
        yield Text.from_ansi(draw(row.hand))


# --- differences


def differences(left: RuleSet, right: RuleSet, found: list[Difference], words: Words) -> RenderableType:
    """Where two rule sets differ, one line for each difference."""
    if not found:
        return words.text("diff-none")
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for name in ("", "", left.id, right.id):
        table.add_column(name, overflow="fold")
    for where, group in groupby(found, key=lambda one: one.where):
        title = words.text(f"diff-{where}")
        for one in group:
            told = in_words(left, right, one, words)
            table.add_row(Text(title, "bold"), told.name, told.left, told.right)
            title = ""
    return table


def _title(title: str) -> Text:
    return Text(f"\n{title}", "bold underline")


def _indented(what: Text, by: int = 4) -> Padding:
    return Padding(what, (0, 0, 0, by), expand=False)


def _table(words: Words, *columns: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for column in columns:
        table.add_column(
            words.text(f"column-{column}"), justify="right" if column == "players" else "left", overflow="fold"
        )
    return table
