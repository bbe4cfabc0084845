"""Expressions over the features of a hand: what a pattern is made of.

An expression is data: a tree of the words below, built by ordinary operators (``&``, ``|``, ``~``, ``==``, ``+``, …)
and never evaluated while it is built. It is stored as it is written (:mod:`ruka.rules.form`), and lowered to machine
operations only where it is run (:mod:`ruka.rules.lowering`). :mod:`ruka.rules.row` says what there is to ask,
:mod:`ruka.rules.words` has the words in which patterns are written.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum
from typing import Union

ALL_KINDS = (1 << 34) - 1
NUMBERED = (1 << 27) - 1
LANE = 0x1FF
SUITS = "mps"
FREE = "*"  # a suit or rank that is bound further out; "*1" is the rank after it


class Sort(Enum):
    """What a word means."""

    TRUTH = "truth"  # 0 or 1
    NUMBER = "number"
    KINDS = "kinds"  # a bit for each kind
    RANKS = "ranks"  # bit r: holds for rank r (one suit's lane)
    SUITS = "suits"  # bit 9·s: holds for suit s
    CELLS = "cells"  # bit 9·s + r: holds for suit s and rank r
    SETS = "sets"  # choices of some of the row's sets


Operand = Union["Expr", int, bool]
Arg = Union["Expr", int, str]


class Expr:
    """One word with what it speaks of. Equal expressions are the same object, so common parts are computed once."""

    __slots__ = ("__weakref__", "args", "sort", "word")

    word: str
    args: tuple[Arg, ...]
    sort: Sort

    def __and__(self, other: Operand) -> Expr:
        return _logic("and", self, other)

    def __or__(self, other: Operand) -> Expr:
        return _logic("or", self, other)

    __rand__ = __and__
    __ror__ = __or__

    def __invert__(self) -> Expr:
        if self.sort in (Sort.NUMBER, Sort.SETS):
            raise TypeError("a number cannot be negated; compare it first")
        if self.word == "truth":
            return const(1 - int(self.args[0]), Sort.TRUTH)  # type: ignore[arg-type]
        return expr("not", (self,), self.sort)

    def __add__(self, other: Operand) -> Expr:
        if {self.sort, number(other).sort} - {Sort.NUMBER, Sort.TRUTH}:
            raise TypeError("numbers and truths alone can be added; count the others first")
        return expr("plus", (self, number(other)), Sort.NUMBER)

    __radd__ = __add__

    def __eq__(self, other: Operand) -> Expr:  # type: ignore[override]
        return expr("eq", (self, number(other)), Sort.TRUTH)

    def __ne__(self, other: Operand) -> Expr:  # type: ignore[override]
        return ~(self == other)

    def __lt__(self, other: Operand) -> Expr:
        return expr("lt", (self, number(other)), Sort.TRUTH)

    def __ge__(self, other: Operand) -> Expr:
        return ~(self < other)

    def __gt__(self, other: Operand) -> Expr:
        return number(other) < self

    def __le__(self, other: Operand) -> Expr:
        return ~(number(other) < self)

    __hash__ = object.__hash__

    def __bool__(self) -> bool:
        raise TypeError("an expression is not true or false while it is built; use & | ~ in place of and or not")

    def __repr__(self) -> str:
        return f"{self.word}({', '.join(map(str, self.args))})"


_known: dict[tuple[object, ...], Expr] = {}


def expr(word: str, args: tuple[Arg, ...], sort: Sort) -> Expr:
    """The one expression with these parts."""
    key = (word, tuple(id(a) if isinstance(a, Expr) else a for a in args), sort)
    found = _known.get(key)
    if found is None:
        found = object.__new__(Expr)
        found.word, found.args, found.sort = word, args, sort
        _known[key] = found
    return found


def const(value: int, sort: Sort = Sort.KINDS) -> Expr:
    """A constant: some kinds, a number or a truth."""
    return expr(sort.value, (int(value),), sort)


def option(name: str) -> Expr:
    """The truth of an option of the rule set, known when the rule set is compiled."""
    return expr("option", (name,), Sort.TRUTH)


def number(value: Operand) -> Expr:
    return value if isinstance(value, Expr) else const(value, Sort.NUMBER)


def _logic(word: str, left: Expr, right: Operand) -> Expr:
    """``&`` or ``|``; what a truth has decided already is left out."""
    if not isinstance(right, Expr):
        right = const(right, Sort.TRUTH if isinstance(right, bool) else Sort.KINDS)
    sort = joined(left.sort, right.sort)
    for a, b in ((left, right), (right, left)):
        if a.word == "truth":
            return b if bool(a.args[0]) == (word == "and") else a
    return expr(word, (left, right), sort)


def joined(left: Sort, right: Sort) -> Sort:
    """The sort that says as much as both."""
    if left is right:
        return left
    sorts = {left, right}
    if Sort.NUMBER in sorts:
        raise TypeError(f"{left.value} and {right.value} cannot be joined; compare the number first")
    if sorts == {Sort.RANKS, Sort.SUITS}:
        return Sort.CELLS
    if Sort.KINDS in sorts and sorts != {Sort.KINDS, Sort.TRUTH}:
        raise TypeError("a free suit or rank must be bound by exists_suit or exists_rank first")
    return max(sorts, key=list(Sort).index)


def options_in(asked: Expr, seen: set[int] | None = None) -> Iterator[str]:
    """The names of the options that an expression asks for."""
    seen = set() if seen is None else seen
    if id(asked) in seen:
        return
    seen.add(id(asked))
    if asked.word == "option":
        yield str(asked.args[0])
    for part in asked.args:
        if isinstance(part, Expr):
            yield from options_in(part, seen)


def resolve(asked: Expr, options: Mapping[str, object], memo: dict[int, Expr] | None = None) -> Expr:
    """The expression with every option replaced by its value."""
    memo = {} if memo is None else memo
    known = memo.get(id(asked))
    if known is None:
        known = memo[id(asked)] = _resolve(asked, options, memo)
    return known


def _resolve(asked: Expr, options: Mapping[str, object], memo: dict[int, Expr]) -> Expr:
    if asked.word == "option":
        return const(bool(options[str(asked.args[0])]), Sort.TRUTH)
    args = tuple(resolve(a, options, memo) if isinstance(a, Expr) else a for a in asked.args)
    match asked.word, args:
        case "and" | "or", (Expr() as left, Expr() as right):
            return _logic(asked.word, left, right)
        case "not", (Expr() as inner,):
            return ~inner
    return expr(asked.word, args, asked.sort)
