"""Figures of a rule book: drawn by code from the rule set's values, never by hand.

>>> from ruka.rulesets import rule_set
>>> from ruka.explain.figures import draw
>>> draw("wall", rule_set("ema-riichi")).count('class="stack"') * 2
136
"""

from collections.abc import Callable

from ruka.explain.figures.canvas import as_file
from ruka.explain.figures.table import pond_figure, sets_figure, table_figure
from ruka.explain.figures.wall import break_figure, dead_wall_figure, deal_figure, dora_figure, wall_figure
from ruka.rules.ruleset import RuleSet

__all__ = ["FIGURES", "as_file", "draw"]

FIGURES: dict[str, Callable[[RuleSet], str]] = {
    "table": table_figure,
    "wall": wall_figure,
    "break": break_figure,
    "dead-wall": dead_wall_figure,
    "deal": deal_figure,
    "sets": sets_figure,
    "dora": dora_figure,
    "pond": pond_figure,
}


def draw(kind: str, rules: RuleSet) -> str:
    """The figure of a kind, for a page that has the tiles."""
    return FIGURES[kind](rules)
