"""Patterns and their prices: a pattern is a name and an expression, a rule set gives it a value."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Literal

from ruka.rules.expr import Expr, Operand, Sort
from ruka.rules.row import form, one_tile_short

FAN = "fan"  # yaku, doubles, faan: counts towards the minimum
BONUS = "bonus"  # dora and the like: adds fan, is no yaku
LIMIT = "limit"  # a limit hand; the value is the number of limits
POINTS = "points"  # fu, minipoints
TAGS = (POINTS, FAN, BONUS, LIMIT)


@dataclass(frozen=True)
class Pattern:
    """Something that a hand can have. A truth counts once, a number that often, a word of kinds once for each bit."""

    id: str
    expr: Expr
    names: Mapping[str, str]  # ja, cs, pl, en
    clause: str = ""
    narrowed_to: int | None = None  # only these kinds, when they are known beforehand
    variant: str = ""  # how the rule book tells it, where that is not as it tells the pattern itself
    fills_to: int = 0  # fan up to which it fills the hand, where it has no number of its own
    named_by: Literal["", "wait", "pung", "kong"] = ""  # a line of it is called after the wait or the set it speaks of

    def of(self, mask: Operand) -> Pattern:
        """The same pattern for some kinds only: ``lucky_pung.of(DRAGONS)``."""
        return replace(self, expr=self.expr & mask, narrowed_to=mask if isinstance(mask, int) else None)

    def as_(self, expr: Expr, variant: str = "", fills_to: int = 0) -> Pattern:
        """The same pattern, counted in another way."""
        return replace(self, expr=expr, variant=variant, fills_to=fills_to)

    def told(self, variant: Any) -> Pattern:
        """The same pattern with a sentence of its own in the rule book: here its price has a condition."""
        return replace(self, variant=variant)

    def name(self, language: str) -> str:
        return self.names.get(language, self.names["en"])

    def __hash__(self) -> int:
        return hash((self.id, id(self.expr)))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pattern) and self.id == other.id and self.expr is other.expr


CATALOGUE: dict[str, Pattern] = {}


def pattern(
    id: str,
    expr: Expr,
    *,
    ja: str,
    cs: str,
    pl: str,
    en: str,
    only_form: str | None = None,
    clause: str = "",
    named_by: Literal["", "wait", "pung", "kong"] = "",
) -> Pattern:
    """Define a pattern of the shared catalogue; every id is defined once."""
    if id in CATALOGUE:
        raise ValueError(f"pattern {id} is defined twice")
    if only_form is not None:
        expr = expr & form(only_form)
    CATALOGUE[id] = Pattern(id, expr, {"ja": ja, "cs": cs, "pl": pl, "en": en}, clause, named_by=named_by)
    return CATALOGUE[id]


@dataclass(frozen=True)
class Price:
    """What a rule set gives for a pattern."""

    pattern: Pattern
    open: int
    concealed: int
    tag: str = FAN
    excludes: tuple[Pattern, ...] = ()
    clause: str = ""
    liable: bool = False  # a limit hand for which the one who fed it pays (pao)
    when: Expr | None = None  # counts only then, here
    unfinished: bool = False  # counts in a hand that did not win too, where such hands are counted
    one_short: int = 0  # what it counts in such a hand that is one tile short of it

    @cached_property
    def expr(self) -> Expr:
        """When it counts in this rule set."""
        if self.when is None:
            return self.pattern.expr
        if self.pattern.expr.sort in (Sort.NUMBER, Sort.SETS):
            raise TypeError(f"{self.pattern.id}: a number, or a combination of sets, has no condition")
        return self.pattern.expr & self.when

    @property
    def body(self) -> Expr:
        """What is asked of the row, or of so many of its sets at a time."""
        body = self.expr.args[1] if self.sets else self.expr
        assert isinstance(body, Expr)
        return body

    @property
    def sets(self) -> int:
        """How many sets it combines; 0: it speaks of the whole hand."""
        return int(self.expr.args[0]) if self.expr.word == "combining" else 0  # type: ignore[arg-type]

    def in_hand_one_short(self, place: int) -> Price:
        """The price in a hand that did not win; `place` is its own among those that are asked about that."""
        pattern, value = self.pattern.as_(one_tile_short(place)), self.one_short
        return replace(self, pattern=pattern, open=value, concealed=value, excludes=(), when=None, one_short=0)

    def kinds_taken_by(self, gone: Pattern) -> int | None:
        """Those of its sets that another price takes away, where it takes only some; None: the whole line."""
        if gone.narrowed_to is None or self.expr.sort is not Sort.KINDS:
            return None
        own = self.pattern.narrowed_to
        return gone.narrowed_to if own is None or own & ~gone.narrowed_to else None


def price(
    pattern: Pattern,
    open: Any,
    concealed: Any = None,
    *,
    tag: str = FAN,
    excludes: Any = (),
    clause: str = "",
    liable: Any = False,
    when: Expr | None = None,
    unfinished: bool = False,
    one_short: int = 0,
) -> Price:
    """A price; one value serves open and concealed hands alike."""
    closed = open if concealed is None else concealed
    return Price(pattern, open, closed, tag, excludes, clause, liable, when, unfinished, one_short)


def section(clause: str, tag: str, *prices: Price) -> tuple[Price, ...]:
    """Prices that stand under one heading of the rules: they share its clause and their tag."""
    return tuple(replace(price, tag=tag, clause=price.clause or clause) for price in prices)
