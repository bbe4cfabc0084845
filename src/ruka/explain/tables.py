"""The score tables of a rule set, as the sources print them: by fu and fan for each kind of win, one of limits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from ruka.rules.ruleset import RuleSet
from ruka.scoring import points

WINS = ("ron", "tsumo")
FU = (20, 25, *range(30, 101, 10))

Cell = tuple[int, ...]  # what each of the others pays, and what the dealer pays; or what the discarder pays


class Kind(NamedTuple):
    """A kind of win that is paid in a way of its own."""

    dealer: bool
    draw: bool | None  # None: by draw and by discard alike

    @property
    def win(self) -> str:
        """How texts name it."""
        return "either" if self.draw is None else WINS[self.draw]


@dataclass(frozen=True)
class ScoreTable:
    """Points of one kind of win: rows by fu, a cell for each number of fan; empty where no such hand exists."""

    kind: Kind
    fan: range
    rows: dict[int, tuple[Cell, ...]]


@dataclass(frozen=True)
class LimitRow:
    """A limit, the fan that reach it, and the points of the kinds of win in the order of the tables."""

    name: str
    fan: str  # "6–7"
    value: int
    cells: tuple[Cell, ...]


def kinds_of_win(rules: RuleSet) -> tuple[Kind, ...]:
    """The kinds of win in the order of the sources."""
    pay = rules.resolved.payment
    by_draw, by_discard = (pay.dealer_draw_each, pay.other_draw_dealer), (pay.dealer_discard, pay.other_discard)
    alike = rules.resolved.players == 2 and by_draw == by_discard
    return tuple(Kind(dealer, draw) for dealer in (True, False) for draw in ((None,) if alike else (True, False)))


def score_tables(rules: RuleSet) -> list[ScoreTable]:
    """A table for each kind of win, up to the fan that limits begin with.

    >>> from ruka.rulesets import rule_set
    >>> tables = score_tables(rule_set("ema-riichi"))
    >>> tables[2].rows[30]
    ((300, 500), (500, 1000), (1000, 2000), (2000, 3900))
    """
    formula = rules.resolved.formula
    if formula.kind == "sum" or not formula.exponent or not formula.ladder or formula.ladder[0].fan <= 1:
        return []  # no rows by fu: doubles are counted one by one, and a table by fan alone is that of limits
    return [_table(rules, kind) for kind in kinds_of_win(rules)]


def limit_table(rules: RuleSet) -> list[LimitRow]:
    """The limits by fan."""
    steps = rules.resolved.formula.ladder
    ends = [step.fan - 1 for step in steps[1:]]
    if not steps:
        return []
    rows = []
    for step, end in zip(steps, (*ends, None), strict=True):
        fan = f"{step.fan}+" if end is None else f"{step.fan}" if end == step.fan else f"{step.fan}–{end}"
        cells = tuple(_cell(rules, 0, step.fan, kind) for kind in kinds_of_win(rules))
        rows.append(LimitRow(step.name, fan, step.value, cells))
    return rows


def _table(rules: RuleSet, kind: Kind) -> ScoreTable:
    formula = rules.resolved.formula
    columns = range(1, formula.ladder[0].fan)
    rows = {}
    for fu in FU:
        lowest = _lowest_fan(rules, fu, bool(kind.draw))
        cells = tuple(_cell(rules, fu, fan, kind) if lowest and fan >= lowest else () for fan in columns)
        if any(cells) and not 0 < formula.points_cap < fu:
            rows[fu] = cells
    return ScoreTable(kind, columns, rows)


def _cell(rules: RuleSet, fu: int, fan: int, kind: Kind) -> Cell:
    pay = points(rules, fu=fu, fan=fan, seat="E" if kind.dealer else "S", win=WINS[bool(kind.draw)]).pay
    return tuple(pay[payer] for payer in ("others", "dealer", "discarder") if payer in pay)


def _lowest_fan(rules: RuleSet, fu: int, draw: bool) -> int | None:
    """The fewest fan of a hand with this many fu: seven pairs and pinfu bring some along."""
    prices = {price.pattern.id: price.concealed for price in rules.resolved.prices}
    drawn = sum(prices.get(concealed, 0) for concealed in ("menzen_tsumo", "concealed_self_draw")) if draw else 0
    if fu == rules.resolved.formula.flat_points:
        return prices.get("chiitoitsu", 0) + drawn
    if fu > 20:
        return 1
    if draw:
        return max(prices.get("pinfu", 0) + drawn, 1)
    return None if "open_pinfu_2" in prices else 1  # an open hand without any fu
