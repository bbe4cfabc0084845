"""Expressions as machine operations on 64-bit words.

The pure-Python reference (:func:`evaluate`) and the native evaluator (:mod:`ruka.scoring.program`) run the very same
nodes. Nothing that is stored depends on them: a better lowering changes no rule set.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from functools import cache, reduce
from typing import Any

from ruka.rules.expr import ALL_KINDS, FREE, LANE, NUMBERED, SUITS, Expr, Sort, joined
from ruka.rules.row import CIRCUMSTANCES, FIRST_TEMPLATE, FORMS, ROLES, TEMPLATES

WORD = (1 << 64) - 1
ONES = 1 | 1 << 9 | 1 << 18  # rank 1 of each suit


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


class Node:
    """One operation. Equal nodes are the same object, so common parts are computed once."""

    __slots__ = ("args", "op", "sort", "value")

    op: Op
    args: tuple[Node, ...]
    value: int | str
    sort: Sort


_nodes: dict[tuple[object, ...], Node] = {}


def node(op: Op, args: tuple[Node, ...], value: int | str, sort: Sort) -> Node:
    """The one node with these parts, folded when every part is a constant."""
    if args and all(a.op is Op.CONST for a in args):
        return constant(_COMPUTE[op](*(int(a.value) for a in args), value), sort)
    key = (op, tuple(id(a) for a in args), value, sort)
    found = _nodes.get(key)
    if found is None:
        found = object.__new__(Node)
        found.op, found.args, found.value, found.sort = op, args, value, sort
        _nodes[key] = found
    return found


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


def constant(value: int, sort: Sort = Sort.KINDS) -> Node:
    return node(Op.CONST, (), value, sort)


def load(feature: str, sort: Sort) -> Node:
    return node(Op.LOAD, (), feature, sort)


def evaluate(asked: Expr, row: Mapping[str, int], memo: dict[int, int] | None = None) -> int:
    """The reference evaluator: the value of an expression on a row (absent features are 0)."""
    return _evaluate(lowered(asked), row, {} if memo is None else memo)


def _evaluate(node: Node, row: Mapping[str, int], memo: dict[int, int]) -> int:
    known = memo.get(id(node))
    if known is None:
        if node.op is Op.LOAD:
            known = row.get(str(node.value), 0)
        elif node.op is Op.CONST:
            known = int(node.value)
        else:
            known = _COMPUTE[node.op](*[_evaluate(a, row, memo) for a in node.args], node.value)
        memo[id(node)] = known
    return known


@cache
def features_of(asked: Expr | Node) -> frozenset[str]:
    """The names of the features that an expression reads."""
    if isinstance(asked, Expr):
        return features_of(asked.args[1] if asked.word == "combining" else lowered(asked))
    if asked.op is Op.LOAD:
        return frozenset({str(asked.value)})
    return frozenset[str]().union(*(features_of(a) for a in asked.args))


@cache
def lowered(asked: Expr) -> Node:
    """The operations that compute it."""
    return _LOWER[asked.word](asked, *asked.args)


def every(parts: Iterable[Node]) -> Node:
    """All of them, as one truth."""
    return reduce(lambda left, right: _logic(Op.AND, left, right), parts, constant(1, Sort.TRUTH))


def _logic(op: Op, left: Node, right: Node) -> Node:
    """And or or, after bringing both sides to the sort that says more."""
    sort = joined(left.sort, right.sort)
    for a, b in ((left, right), (right, left)):
        if a.op is Op.CONST and a.sort is Sort.TRUTH:
            neutral = a.value == (1 if op is Op.AND else 0)
            return b if neutral else a
    return node(op, (_spread(left, sort), _spread(right, sort)), 0, sort)


_FACTORS = {
    (Sort.TRUTH, Sort.KINDS): ALL_KINDS,
    (Sort.TRUTH, Sort.RANKS): LANE,
    (Sort.TRUTH, Sort.SUITS): ONES,
    (Sort.TRUTH, Sort.CELLS): NUMBERED,
    (Sort.RANKS, Sort.CELLS): ONES,
    (Sort.SUITS, Sort.CELLS): LANE,
}


def _spread(one: Node, sort: Sort) -> Node:
    """The same answer for every kind, rank or suit that the wider sort speaks of."""
    return one if one.sort is sort else node(Op.MUL, (one,), _FACTORS[one.sort, sort], sort)


_FULL = {Sort.TRUTH: 1, Sort.KINDS: ALL_KINDS, Sort.RANKS: LANE, Sort.SUITS: ONES, Sort.CELLS: NUMBERED}


def _not(asked: Expr, inner: Expr) -> Node:
    return node(Op.ANDN, (constant(_FULL[asked.sort], asked.sort), lowered(inner)), 0, asked.sort)


def _at(asked: Expr, kinds: Expr, suit: str, rank: int | str) -> Node:
    """Whether a word of kinds holds a suit and rank; those that are free keep all their answers side by side."""
    free_suit, free_rank = suit == FREE, isinstance(rank, str)
    shift = int(rank.removeprefix(FREE) or 0) if isinstance(rank, str) else rank - 1
    word, sort = lowered(kinds), asked.sort
    if free_suit:
        kept = sum(((1 << (9 - shift)) - 1) << 9 * s for s in range(3)) if free_rank else ONES
        moved = node(Op.SHR, (word,), shift, sort) if shift else word
        return node(Op.AND, (moved, constant(kept, sort)), 0, sort)
    total = 9 * SUITS.index(suit) + shift
    moved = node(Op.SHR, (word,), total, Sort.KINDS) if total else word
    return node(Op.AND, (moved, constant((1 << (9 - shift)) - 1 if free_rank else 1)), 0, sort)


def _exists_rank(asked: Expr, body: Expr) -> Node:
    inner = lowered(body)
    if asked.sort is Sort.TRUTH:
        return node(Op.ANY, (inner,), 0, Sort.TRUTH)
    folded = inner
    for step in (4, 2, 1):  # ranks 1-8 fold onto rank 1, then rank 9
        low = constant(sum(((1 << (9 - step)) - 1) << 9 * s for s in range(3)), Sort.CELLS)
        moved = node(Op.SHR, (folded,), step, Sort.CELLS)
        folded = _logic(Op.OR, folded, node(Op.AND, (moved, low), 0, Sort.CELLS))
    nine = node(Op.SHR, (inner,), 8, Sort.CELLS)
    return node(Op.AND, (_logic(Op.OR, folded, nine), constant(ONES, Sort.SUITS)), 0, Sort.SUITS)


def _exists_suit(asked: Expr, body: Expr) -> Node:
    # Where only its being empty matters, ranks need not be folded first.
    inner = body.args[0] if body.word == "exists_rank" else body
    assert isinstance(inner, Expr)
    return node(Op.ANY, (lowered(inner),), 0, Sort.TRUTH)


def _bit(word: str, place: int) -> Node:
    moved = node(Op.SHR, (load(word, Sort.KINDS),), place, Sort.KINDS)
    return node(Op.AND, (moved, constant(1)), 0, Sort.TRUTH)


def _times(asked: Expr, number: Expr, truth: Expr) -> Node:
    spread = node(Op.MUL, (lowered(truth),), 0xFF, Sort.NUMBER)
    return node(Op.AND, (lowered(number), spread), 0, Sort.NUMBER)


def _plain(op: Op) -> Callable[..., Node]:
    return lambda asked, *args: node(op, tuple(map(lowered, args)), 0, asked.sort)


def _constant(asked: Expr, value: int) -> Node:
    return constant(value, asked.sort)


def _refused(asked: Expr, *args: Any) -> Node:
    raise TypeError(f"{asked.word} is not asked of a row")  # options are decided first, combinations taken apart


_LOWER: dict[str, Callable[..., Node]] = {
    **dict.fromkeys(("truth", "number", "kinds"), _constant),
    **dict.fromkeys(("option", "combining"), _refused),
    "feature": lambda asked, name: load(name, asked.sort),
    "and": lambda asked, a, b: _logic(Op.AND, lowered(a), lowered(b)),
    "or": lambda asked, a, b: _logic(Op.OR, lowered(a), lowered(b)),
    "not": _not,
    "plus": _plain(Op.ADD),
    "eq": _plain(Op.EQ),
    "lt": _plain(Op.LT),
    "count": _plain(Op.COUNT),
    "any": _plain(Op.ANY),
    "minus": _plain(Op.ANDN),
    "shifted": lambda asked, word, down: node(Op.SHR, (lowered(word),), down, asked.sort),
    "times": _times,
    "at": _at,
    "exists_rank": _exists_rank,
    "exists_suit": _exists_suit,
    "circumstance": lambda asked, name: _bit("circumstances", CIRCUMSTANCES.index(name)),
    "form": lambda asked, name: _bit("form", FORMS.index(name)),
    "template": lambda asked, name: _bit("form", FIRST_TEMPLATE + TEMPLATES.index(name)),
    "role": lambda asked, name: _bit("role", ROLES.index(name)),
    "one_short": lambda asked, place: _bit("one_short", place),
}
