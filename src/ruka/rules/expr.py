"""Expressions over the features of a hand: what a pattern is made of.

An expression is data. It is built by ordinary operators (``&``, ``|``, ``~``, ``==``, ``+``, ...), never evaluated
while it is built, and lowered at once to a dozen machine operations on 64-bit words, so that the pure-Python reference
(:func:`evaluate`) and the native evaluator run the very same thing. :mod:`ruka.rules.row` says what there is to ask,
:mod:`ruka.rules.words` has the words in which patterns are written.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from functools import cache
from typing import Union

WORD = (1 << 64) - 1
ALL_KINDS = (1 << 34) - 1
NUMBERED = (1 << 27) - 1
LANE = 0x1FF
ONES = 1 | 1 << 9 | 1 << 18  # rank 1 of each suit


class Sort(Enum):
    """What a word means."""

    TRUTH = "truth"  # 0 or 1
    NUMBER = "number"
    KINDS = "kinds"  # a bit for each kind
    RANKS = "ranks"  # bit r: holds for rank r (one suit's lane)
    SUITS = "suits"  # bit 9·s: holds for suit s
    CELLS = "cells"  # bit 9·s + r: holds for suit s and rank r
    SETS = "sets"  # choices of some of the row's sets


class Op(Enum):
    """The machine operations; the value is the code in a compiled program."""

    LOAD = 0
    CONST = 1
    AND = 2
    OR = 3
    ANDN = 4  # a and not b
    SHR = 5
    MUL = 6  # by a constant: spreads a bit or a lane
    ADD = 7
    COUNT = 8
    ANY = 9  # not zero
    EQ = 10
    LT = 11
    OPTION = 12  # resolved before compiling
    COMBINE = 13  # asked of some sets at a time, never of a row


Operand = Union["Expr", int, bool]


class Expr:
    """One node of an expression. Equal nodes are the same object, so common parts are computed once."""

    __slots__ = ("__weakref__", "args", "op", "sort", "value")

    op: Op
    args: tuple[Expr, ...]
    value: int | str
    sort: Sort

    def __and__(self, other: Operand) -> Expr:
        return _logic(Op.AND, self, other)

    def __or__(self, other: Operand) -> Expr:
        return _logic(Op.OR, self, other)

    __rand__ = __and__
    __ror__ = __or__

    def __invert__(self) -> Expr:
        if self.sort is Sort.NUMBER:
            raise TypeError("a number cannot be negated; compare it first")
        full = {
            Sort.TRUTH: 1,
            Sort.KINDS: ALL_KINDS,
            Sort.RANKS: LANE,
            Sort.SUITS: ONES,
            Sort.CELLS: NUMBERED,
        }[self.sort]
        return node(Op.ANDN, (const(full, self.sort), self), 0, self.sort)

    def __add__(self, other: Operand) -> Expr:
        return node(Op.ADD, (self, _number(other)), 0, Sort.NUMBER)

    __radd__ = __add__

    def __eq__(self, other: Operand) -> Expr:  # type: ignore[override]
        return _compare(Op.EQ, self, other)

    def __ne__(self, other: Operand) -> Expr:  # type: ignore[override]
        return ~_compare(Op.EQ, self, other)

    def __lt__(self, other: Operand) -> Expr:
        return _compare(Op.LT, self, other)

    def __ge__(self, other: Operand) -> Expr:
        return ~_compare(Op.LT, self, other)

    def __gt__(self, other: Operand) -> Expr:
        return _compare(Op.LT, _number(other), self)

    def __le__(self, other: Operand) -> Expr:
        return ~_compare(Op.LT, _number(other), self)

    __hash__ = object.__hash__

    def __bool__(self) -> bool:
        raise TypeError("an expression is not true or false while it is built; use & | ~ in place of and or not")

    def __repr__(self) -> str:
        inside = ", ".join([repr(a) for a in self.args] + ([str(self.value)] if self.value != 0 else []))
        return f"{self.op.name.lower()}({inside})"


_nodes: dict[tuple[object, ...], Expr] = {}


def node(op: Op, args: tuple[Expr, ...], value: int | str, sort: Sort) -> Expr:
    """The one node with these parts, folded when every part is a constant."""
    if args and all(a.op is Op.CONST for a in args):
        return const(_COMPUTE[op](*(int(a.value) for a in args), value), sort)
    key = (op, tuple(id(a) for a in args), value, sort)
    node = _nodes.get(key)
    if node is None:
        node = object.__new__(Expr)
        node.op, node.args, node.value, node.sort = op, args, value, sort
        _nodes[key] = node
    return node


_COMPUTE: dict[Op, Callable[..., int]] = {
    Op.AND: lambda a, b, _: a & b,
    Op.OR: lambda a, b, _: a | b,
    Op.ANDN: lambda a, b, _: a & ~b & WORD,
    Op.SHR: lambda a, by: a >> by,
    Op.MUL: lambda a, by: a * by & WORD,
    Op.ADD: lambda a, b, _: a + b & WORD,
    Op.COUNT: lambda a, _: a.bit_count(),
    Op.ANY: lambda a, _: int(a != 0),
    Op.EQ: lambda a, b, _: int(a == b),
    Op.LT: lambda a, b, _: int(a < b),
}


def evaluate(expr: Expr, row: Mapping[str, int], memo: dict[int, int] | None = None) -> int:
    """The reference evaluator: the value of an expression on a row (absent features are 0)."""
    memo = {} if memo is None else memo
    known = memo.get(id(expr))
    if known is None:
        if expr.op is Op.LOAD:
            known = row.get(str(expr.value), 0)
        elif expr.op is Op.CONST:
            known = int(expr.value)
        else:
            known = _COMPUTE[expr.op](*[evaluate(a, row, memo) for a in expr.args], expr.value)
        memo[id(expr)] = known
    return known


def const(value: int, sort: Sort = Sort.KINDS) -> Expr:
    """A constant word."""
    return node(Op.CONST, (), value, sort)


def option(name: str) -> Expr:
    """The truth of an option of the rule set, known when the rule set is compiled."""
    return node(Op.OPTION, (), name, Sort.TRUTH)


def _number(value: Operand) -> Expr:
    return value if isinstance(value, Expr) else const(int(value), Sort.NUMBER)


def _compare(op: Op, left: Expr, right: Operand) -> Expr:
    return node(op, (left, _number(right)), 0, Sort.TRUTH)


def _logic(op: Op, left: Expr, right: Operand) -> Expr:
    """``&`` or ``|``, after bringing both sides to the sort that says more."""
    if not isinstance(right, Expr):
        right = const(int(right), Sort.TRUTH if isinstance(right, bool) else Sort.KINDS)
    left, right = _level(left, right)
    for a, b in ((left, right), (right, left)):
        if a.op is Op.CONST and a.sort is Sort.TRUTH:
            neutral = a.value == (1 if op is Op.AND else 0)
            return b if neutral else a
    return node(op, (left, right), 0, left.sort)


def _level(left: Expr, right: Expr) -> tuple[Expr, Expr]:
    if left.sort is right.sort:
        return left, right
    for a, b in ((left, right), (right, left)):
        if Sort.NUMBER in (a.sort, b.sort):
            raise TypeError(f"{a.sort.value} and {b.sort.value} cannot be joined; compare the number first")
    sorts = {left.sort, right.sort}
    if sorts == {Sort.RANKS, Sort.SUITS}:
        return _spread(left, Sort.CELLS), _spread(right, Sort.CELLS)
    if Sort.KINDS in sorts and sorts != {Sort.KINDS, Sort.TRUTH}:
        raise TypeError("a free suit or rank must be bound by exists_suit or exists_rank first")
    target = max((left.sort, right.sort), key=list(Sort).index)
    return _spread(left, target), _spread(right, target)


def _spread(expr: Expr, sort: Sort) -> Expr:
    """The same answer for every kind, rank or suit that the wider sort speaks of."""
    if expr.sort is sort:
        return expr
    factor = {
        (Sort.TRUTH, Sort.KINDS): ALL_KINDS,
        (Sort.TRUTH, Sort.RANKS): LANE,
        (Sort.TRUTH, Sort.SUITS): ONES,
        (Sort.TRUTH, Sort.CELLS): NUMBERED,
        (Sort.RANKS, Sort.CELLS): ONES,
        (Sort.SUITS, Sort.CELLS): LANE,
    }[expr.sort, sort]
    return node(Op.MUL, (expr,), factor, sort)


def resolve(expr: Expr, options: Mapping[str, object], memo: dict[int, Expr] | None = None) -> Expr:
    """The expression with every option replaced by its value."""
    memo = {} if memo is None else memo
    known = memo.get(id(expr))
    if known is None:
        if expr.op is Op.OPTION:
            known = const(int(bool(options[str(expr.value)])), Sort.TRUTH)
        elif expr.args:
            args = tuple(resolve(a, options, memo) for a in expr.args)
            if expr.op in (Op.AND, Op.OR) and all(a.sort is Sort.TRUTH for a in args):
                known = _logic(expr.op, *args)
            else:
                known = node(expr.op, args, expr.value, expr.sort)
        else:
            known = expr
        memo[id(expr)] = known
    return known


@cache
def features_of(expr: Expr) -> frozenset[str]:
    """The names of the features that an expression reads."""
    if expr.op is Op.LOAD:
        return frozenset({str(expr.value)})
    return frozenset[str]().union(*(features_of(a) for a in expr.args))
