"""Rule sets as people read them in a terminal."""

from collections.abc import Iterable, Iterator
from itertools import groupby

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ruka.explain import rulebook
from ruka.explain.pages import cell_text
from ruka.explain.tables import FAN, limit_table, score_tables
from ruka.explain.words import Words
from ruka.rules import RuleSet
from ruka.rules.diff import Difference
from ruka.rules.pattern import POINTS, Price


def listed(rule_sets: Iterable[RuleSet], words: Words) -> Table:
    table = _table(words, "id", "name", "players", "source")
    for rules in rule_sets:
        table.add_row(
            Text(rules.id, "bold"), rules.names[words.lang], str(rules.players + rules.match.sitting_out), rules.source
        )
    return table


def book(rules: RuleSet, words: Words) -> Group:
    """Everything that the rule set says about scoring."""
    return Group(*_head(rules, words), *_options(rules, words), *_prices(rules, words), *_foot(rules, words))


def _head(rules: RuleSet, words: Words) -> Iterator[RenderableType]:
    yield Text.assemble((rules.names.get(words.lang, rules.id), "bold"), (f"  {rules.id}", "dim"))
    if description := rulebook.description(rules, words):
        yield Text(description)
    resolved = rules.resolved
    facts = words.text(
        "show-facts",
        source=rules.source,
        players=resolved.players + resolved.match.sitting_out,
        tiles=resolved.tiles.total,
        reds=sum(resolved.tiles.red_fives),
    )
    yield Text(f"{facts} · {rules.hash}", "dim")


def _options(rules: RuleSet, words: Words) -> Iterator[RenderableType]:
    yield _title(words.text("show-options"))
    for option in rules.options:
        value = rulebook.shown(rules.settings[option.name])
        remark = "; ".join(filter(None, (option.allowed(), option.clause)))
        yield Text.assemble((f"{option.name} = {value}", "bold"), (f"  ({remark})", "dim"))
        yield Padding(words.text(f"option-{option.name}"), (0, 0, 0, 4))


def _prices(rules: RuleSet, words: Words) -> Iterator[RenderableType]:
    for tag in rulebook.TAGS:
        prices = rulebook.prices(rules, tag)
        if not prices:
            continue
        yield _title(rulebook.title(rules, tag, words))
        table = _table(words, "name", "id", "open", "concealed", "clause")
        for price in prices:
            table.add_row(*_price(rules, price, words))
        if tag == POINTS:
            for sets in rulebook.set_points(rules):
                name = words.term(f"show-{sets.id}-{'orphans' if sets.orphans else 'simples'}")
                table.add_row(name, Text(sets.id, "dim"), str(sets.open), str(sets.concealed), Text(sets.clause, "dim"))
        yield table


def _price(rules: RuleSet, price: Price, words: Words) -> tuple[str | Text, ...]:
    name = words.name(price.pattern.id)
    values = (words.number(value) if value else "–" for value in rulebook.values(rules, price)[:2])
    return name, Text(price.pattern.id, "dim"), *values, Text(price.clause, "dim")


def _foot(rules: RuleSet, words: Words) -> Iterator[RenderableType]:
    if rows := limit_table(rules):
        yield _title(words.limits_title)
    for row in rows:
        key = "show-limit" if row.name else "show-table"
        yield Text(words.text(key, limit=row.name, fan=row.fan, unit=words.unit_name, value=row.value))
    yield _title(words.text("show-payment"))
    yield from map(Text, rulebook.sentences(rules, words))
    if rules.decisions:
        yield _title(words.text("show-decisions"))
        table = Table.grid(padding=(0, 2, 0, 0))
        for decision in rules.decisions:
            table.add_row(Text(decision, "bold"), words.text(f"decision-{decision}"))
        yield table


def tables(rules: RuleSet, words: Words) -> Group:
    """The four score tables and the one of limits; where there are none, how points are counted."""
    parts: list[RenderableType] = []
    for one in score_tables(rules):
        table = _numbers(("", *map(words.fan, FAN)))
        for fu, cells in one.rows.items():
            table.add_row(Text(str(fu), "bold"), *map(cell_text, cells))
        parts += [Text(words.text(one.title), "bold"), table, Text()]
    if not (limits := limit_table(rules)):
        return Group(*parts, *map(Text, rulebook.sentences(rules, words)))
    kinds = (words.text(f"column-{kind}") for kind in ("dealer-tsumo", "dealer-ron", "other-tsumo", "other-ron"))
    table = _numbers(("", words.unit_name, *kinds))
    for row in limits:
        table.add_row(Text(row.name, "bold"), row.fan, *map(cell_text, row.cells))
    return Group(*parts, Text(words.limits_title, "bold"), table)


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
            table.add_row(Text(title, "bold"), *_difference(left, right, one, words))
            title = ""
    return table


def _difference(left: RuleSet, right: RuleSet, one: Difference, words: Words) -> tuple[str, str, str]:
    if one.name == "minimum":  # an expression; people want the numbers
        return words.text("field-minimum"), _minimum(left), _minimum(right)
    if one.name == "liability":
        ours, theirs = (rulebook.shown(rules.liability is not None) for rules in (left, right))
        return words.text("field-liability"), ours, theirs
    if one.where == "price":
        name = words.name(one.name)
    else:  # an option is named as one sets it
        name = one.name if one.where == "option" else words.text(f"field-{one.name}")
    return name, rulebook.shown(one.left), rulebook.shown(one.right)


def _minimum(rules: RuleSet) -> str:
    minimum = rulebook.minimum(rules)
    return (
        str(minimum.usual) if minimum.usual == minimum.dealer_at_five else f"{minimum.usual} / {minimum.dealer_at_five}"
    )


def _title(title: str) -> Text:
    return Text(f"\n{title}", "bold")


def _table(words: Words, *columns: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for column in columns:
        right = column in ("open", "concealed", "players")
        table.add_column(words.text(f"column-{column}"), justify="right" if right else "left", overflow="fold")
    return table


def _numbers(columns: Iterable[str]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for column in columns:
        table.add_column(column, justify="right", no_wrap=True)
    return table
