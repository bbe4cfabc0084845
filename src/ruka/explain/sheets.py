"""The score tables of a rule set in words, ready to be printed anywhere."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ruka.explain.examples import example
from ruka.explain.rulebook import Priced, Value, sections
from ruka.explain.tables import Cell, Kind, kinds_of_win, limit_table, score_tables
from ruka.explain.words import Words, capital
from ruka.rules.pattern import LIMIT
from ruka.rules.ruleset import RuleSet


@dataclass(frozen=True)
class Row:
    cells: tuple[str, ...]
    hand: str = ""  # drawn after the cells


@dataclass(frozen=True)
class Sheet:
    """A table with its title; a column without a head names the row."""

    title: str
    head: tuple[str, ...]
    rows: tuple[Row, ...]


def sheets(rules: RuleSet, words: Words) -> list[Sheet]:
    """By fu and fan where the rules have such tables; where they have none, what each line is worth."""
    by_points = list(score_sheets(rules, words))
    return [*(by_points or _by_lines(rules, words)), *limits(rules, words)]


def score_sheets(rules: RuleSet, words: Words) -> Iterator[Sheet]:
    """By fu and fan, for each kind of win."""
    for table in score_tables(rules):
        rows = (Row((str(fu), *map(_payments, cells))) for fu, cells in table.rows.items())
        yield Sheet(_title(rules, table.kind, words), ("", *map(words.fan, table.fan)), tuple(rows))


def _title(rules: RuleSet, kind: Kind, words: Words) -> str:
    """Whose win it is, and who pays."""
    if rules.resolved.players == 2:
        return words.text("table-two", who=capital(_column(rules, kind, words)))
    return words.text(f"table-{'dealer' if kind.dealer else 'other'}-{kind.win}")


def _column(rules: RuleSet, kind: Kind, words: Words) -> str:
    other = "two" if rules.resolved.players == 2 else "other"
    return words.text(f"column-{'dealer' if kind.dealer else other}-{kind.win}")


def _by_lines(rules: RuleSet, words: Words) -> Iterator[Sheet]:
    head = ("", words.text("column-open"), words.text("column-concealed"))
    for _, title, found in sections(rules, words):
        yield Sheet(title, head, tuple(row for one in found for row in _lines(rules, one, words)))


def _lines(rules: RuleSet, one: Priced, words: Words) -> Iterator[Row]:
    found = example(rules, one.id)
    for value in one.values:
        hand = found.hit.shown if found and not value.key else ""
        yield Row((one.name_of(value, words), worth(value.open, words), worth(value.concealed, words)), hand)


def limits(rules: RuleSet, words: Words) -> Iterator[Sheet]:
    """By fan alone."""
    if rows := limit_table(rules):
        head = ("", words.unit_name, *(_column(rules, kind, words) for kind in kinds_of_win(rules)))
        yield Sheet(
            words.limits_title, head, tuple(Row((row.name, row.fan, *map(_payments, row.cells))) for row in rows)
        )


def _payments(cell: Cell) -> str:
    """Two payments stand side by side, the smaller first, as in the sources."""
    return " / ".join(map(str, cell))


def worth(value: int | float, words: Words) -> str:
    """A value in a table; a line that does not count there has none."""
    return words.number(value) if value else "–"


def priced_worth(rules: RuleSet, value: Value, words: Words) -> str:
    """Open and concealed; limits by their name, unless the title says that they are yakuman."""
    named = value.tag == LIMIT and rules.resolved.formula.limit_name != "yakuman"
    sides = (
        words.value(LIMIT, side) if named and side else worth(side, words) for side in (value.open, value.concealed)
    )
    return " / ".join(dict.fromkeys(sides))
