"""The score tables of a rule set, as the sources print them: four by fu and fan, one of limits."""

from __future__ import annotations

from dataclasses import dataclass

from ruka.rules.ruleset import RuleSet
from ruka.scoring import points

FU = (20, 25, *range(30, 101, 10))
FAN = (1, 2, 3, 4)

Cell = tuple[int, ...]  # what each of the others pays, and what the dealer pays; or what the discarder pays


@dataclass(frozen=True)
class ScoreTable:
    """Points of one kind of win: rows by fu, a cell for each number of fan; empty where no such hand exists."""

    dealer: bool
    draw: bool
    rows: dict[int, tuple[Cell, ...]]

    @property
    def title(self) -> str:
        """The key of its title."""
        return f"table-{'dealer' if self.dealer else 'other'}-{'tsumo' if self.draw else 'ron'}"


@dataclass(frozen=True)
class LimitRow:
    """A limit, the fan that reach it, and the points of the four kinds of win in the order of the tables."""

    name: str
    fan: str  # "6–7"
    value: int
    cells: tuple[Cell, ...]


KINDS = ((True, True), (True, False), (False, True), (False, False))  # dealer, draw: the order of the sources


def score_tables(rules: RuleSet) -> list[ScoreTable]:
    """The four tables.

    >>> from ruka.rulesets import rule_set
    >>> tables = score_tables(rule_set("ema-riichi"))
    >>> tables[2].rows[30]
    ((300, 500), (500, 1000), (1000, 2000), (2000, 3900))
    """
    formula = rules.resolved.formula
    if formula.kind == "sum" or not formula.exponent or (formula.ladder and formula.ladder[0].fan <= 1):
        return []  # no rows by fu: doubles are counted one by one, and a table by fan alone is that of limits
    return [_table(rules, dealer, draw) for dealer, draw in KINDS]


def limit_table(rules: RuleSet) -> list[LimitRow]:
    """The limits by fan."""
    steps = rules.resolved.formula.ladder
    ends = [step.fan - 1 for step in steps[1:]]
    if not steps:
        return []
    rows = []
    for step, end in zip(steps, (*ends, None), strict=True):
        fan = f"{step.fan}+" if end is None else f"{step.fan}" if end == step.fan else f"{step.fan}–{end}"
        rows.append(LimitRow(step.name, fan, step.value, tuple(_cell(rules, 0, step.fan, *kind) for kind in KINDS)))
    return rows


def _table(rules: RuleSet, dealer: bool, draw: bool) -> ScoreTable:
    rows = {}
    for fu in FU:
        lowest = _lowest_fan(rules, fu, draw)
        cells = tuple(_cell(rules, fu, fan, dealer, draw) if lowest and fan >= lowest else () for fan in FAN)
        if any(cells):
            rows[fu] = cells
    return ScoreTable(dealer, draw, rows)


def _cell(rules: RuleSet, fu: int, fan: int, dealer: bool, draw: bool) -> Cell:
    pay = points(rules, fu=fu, fan=fan, seat="E" if dealer else "S", win="tsumo" if draw else "ron").pay
    return tuple(pay[payer] for payer in ("others", "dealer", "discarder") if payer in pay)


def _lowest_fan(rules: RuleSet, fu: int, draw: bool) -> int | None:
    """The fewest fan of a hand with so many fu: seven pairs and pinfu bring some along."""
    prices = {price.pattern.id: price.concealed for price in rules.resolved.prices}
    drawn = sum(prices.get(concealed, 0) for concealed in ("menzen_tsumo", "concealed_self_draw")) if draw else 0
    if fu == rules.resolved.formula.flat_points:
        return prices.get("chiitoitsu", 0) + drawn
    if fu > 20:
        return 1
    if draw:
        return max(prices.get("pinfu", 0) + drawn, 1)
    return None if "open_pinfu_2" in prices else 1  # an open hand without any fu
