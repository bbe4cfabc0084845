"""Expressions as people write them in house rules: the words of :mod:`ruka.rules.words` and ordinary operators.

>>> import ruka.patterns
>>> written("any_of(pairs & DRAGONS) and concealed")
and(any(and(feature(pairs), kinds(15032385536))), circumstance(concealed))
>>> straight = "chow_count >= 3 and exists_suit(lambda s: chow(s, 1) & chow(s, 4) & chow(s, 7))"
>>> written(straight) is written("pattern('ittsuu')")
True

Nothing is run: the text is read as a tree, and every word of it is looked up here.
"""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from functools import reduce
from typing import Any

from ruka.errors import RulesError
from ruka.rules import row, words
from ruka.rules.expr import Expr, Sort, const, option
from ruka.rules.form import COUNTED, DEEPEST, HIGHEST
from ruka.rules.pattern import CATALOGUE

LONGEST = 2000  # letters of one expression

NAMES: dict[str, Any] = {
    **{name: row.feature(name) for name in row.FEATURES if name not in ("form", "role", "circumstances", "one_short")},
    **{name: row.circumstance(name) for name in row.CIRCUMSTANCES},
    **{name: const(getattr(words, name)) for name in "TERMINALS HONOURS WINDS DRAGONS ORPHANS SIMPLES GREENS".split()},
    "LUCKY": words.LUCKY,
    "own_flowers": words.own_flowers,
}
WORDS = (
    "at chow pung exists_rank exists_suit count any_of no minus only none every_group suits_held "
    "combining per_set filled_up_to times total nothing_but"
)
CALLS: dict[str, Callable[..., Any]] = {
    "kinds": lambda text: const(words.kinds(text)),
    "pattern": lambda name: CATALOGUE[name].expr,
    "form": row.form,
    "role": row.role,
    "template": row.shape_template,
    "option": option,
    **{name: getattr(words, name) for name in WORDS.split()},
}
OPERATORS: dict[type[ast.AST], Callable[[Any, Any], Any]] = {
    ast.BitAnd: operator.and_,
    ast.BitOr: operator.or_,
    ast.Add: operator.add,
    ast.And: operator.and_,
    ast.Or: operator.or_,
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
}
SUITS = {"m": words.M, "p": words.P, "s": words.S}


def written(text: str) -> Expr:
    """The expression of a text; what is wrong in it is said with its place."""
    if len(text) > LONGEST:
        raise RulesError("long-expression", most=LONGEST)
    try:
        tree = ast.parse(text.strip(), mode="eval")
    except SyntaxError as error:
        raise RulesError("bad-expression", column=max(1, error.offset or 1)) from None
    except (ValueError, MemoryError, RecursionError):
        raise RulesError("bad-expression", column=1) from None
    read = _read(tree.body, {}, 0)
    if isinstance(read, bool):
        read = const(read, Sort.TRUTH)
    if not isinstance(read, Expr) or read.sort not in COUNTED:
        raise RulesError("expression-sorts", column=1)
    return read


def _read(node: ast.AST, bound: Mapping[str, Any], depth: int) -> Any:
    column = getattr(node, "col_offset", 0) + 1
    if depth > DEEPEST:
        raise RulesError("bad-expression", column=column)

    def inside(part: ast.AST, more: Mapping[str, Any] | None = None) -> Any:
        return _read(part, {**bound, **(more or {})}, depth + 1)

    try:
        match node:
            case ast.Constant(value=bool() | int() | str() as value) if not (
                isinstance(value, int) and abs(value) > HIGHEST
            ):
                return value
            case ast.Name(id=name):
                return _named(name, {**NAMES, **bound}, column)
            case ast.BinOp(left=left, op=op, right=right) if type(op) in OPERATORS:
                return OPERATORS[type(op)](inside(left), inside(right))
            case ast.BoolOp(op=op, values=values):
                return reduce(OPERATORS[type(op)], map(inside, values))
            case ast.Compare(left=left, ops=[op], comparators=[right]) if type(op) in OPERATORS:
                return OPERATORS[type(op)](inside(left), inside(right))
            case ast.UnaryOp(op=ast.Not() | ast.Invert(), operand=operand):
                return ~inside(operand)
            case ast.Call(func=ast.Name(id=name), args=parts, keywords=[]):
                return _call(name, [_argument(part, inside) for part in parts], column)
    except RulesError:
        raise
    except (TypeError, ValueError, KeyError, IndexError, AttributeError):
        raise RulesError("expression-sorts", column=column) from None
    raise RulesError("bad-expression", column=column)


def _argument(part: ast.AST, inside: Callable[..., Any]) -> Any:
    """Of a call; a body speaks of a suit or a rank that is bound by it: ``lambda s: chow(s, 1)``."""
    match part:
        case ast.Lambda(args=ast.arguments(args=[ast.arg(arg=name)]), body=body):
            return lambda bound: inside(body, {name: bound})
        case ast.Constant(value="m" | "p" | "s" as suit):
            return SUITS[suit]
    return inside(part)


def _call(name: str, arguments: list[Any], column: int) -> Any:
    call = _named(name, CALLS, column)
    if name in ("only", "none", "every_group") and isinstance(arguments[0], Expr) and arguments[0].word == "kinds":
        arguments[0] = arguments[0].args[0]
    if name == "filled_up_to" and not (arguments[0].word == "feature" and 0 <= arguments[1] <= 20):
        raise ValueError("a total of fan is filled up; the expression would grow with each of them")
    if name == "combining" and not 1 <= arguments[0] <= 4:
        raise ValueError("a hand has four sets")
    return call(*arguments)


def _named(name: str, known: Mapping[str, Any], column: int) -> Any:
    if name in known:
        return known[name]
    near = ", ".join(get_close_matches(name, known, n=3)) or ", ".join(sorted(known))
    raise RulesError("expression-unknown", column=column, name=name, known=near)
