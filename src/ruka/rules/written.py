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
import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from difflib import get_close_matches
from functools import reduce
from typing import Any

from ruka.errors import RulesError
from ruka.rules import row, words
from ruka.rules.expr import Expr, Sort, const, option
from ruka.rules.form import COUNTED, DEEPEST, HIGHEST
from ruka.rules.form import WORDS as FORM_WORDS
from ruka.rules.pattern import CATALOGUE, TAGS

LONGEST = 2000  # letters of one expression
FEW = 12  # names that are all listed where none is near
SHOWN = 40  # letters of a part that is quoted

NAMES: dict[str, Any] = {
    **{name: row.feature(name) for name in row.FEATURES if name not in ("form", "role", "circumstances", "one_short")},
    **{name: row.circumstance(name) for name in row.CIRCUMSTANCES},
    **{name: const(getattr(words, name)) for name in "TERMINALS HONOURS WINDS DRAGONS ORPHANS SIMPLES GREENS".split()},
    "LUCKY": words.LUCKY,
    "own_flowers": words.own_flowers,
}
# Every word that is called, as it is called: what a wrong call is answered with.
CALLED = {
    "kinds": 'kinds("19m")',
    "pattern": 'pattern("tanyao")',
    "form": 'form("pairs")',
    "role": 'role("edge")',
    "template": 'template("snake")',
    "option": 'option("open_tanyao")',
    "at": 'at(pairs, "m", 5)',
    "chow": 'chow("m", 1)',
    "pung": 'pung("m", 1)',
    "exists_rank": 'exists_rank(lambda r: pung("m", r) & pung("p", r))',
    "exists_suit": "exists_suit(lambda s: chow(s, 1) & chow(s, 7))",
    "count": "count(pungs)",
    "any_of": "any_of(pairs & DRAGONS)",
    "no": "no(kongs)",
    "minus": "minus(kinds1, WINDS)",
    "shifted": "shifted(own_wind, 27)",
    "only": "only(HONOURS)",
    "none": "none(TERMINALS)",
    "every_group": "every_group(TERMINALS)",
    "suits_held": "suits_held()",
    "combining": "combining(2, any_of(chows2))",
    "per_set": "per_set(pungs)",
    "filled_up_to": "filled_up_to(total_fan, 8)",
    "times": "times(chow_count, draw)",
    "total": 'total("fan")',
    "nothing_but": 'nothing_but("fan")',
}
CALLS: dict[str, Callable[..., Any]] = {
    "kinds": lambda text: const(words.kinds(text)),
    "pattern": lambda name: CATALOGUE[name].expr,
    "form": row.form,
    "role": row.role,
    "template": row.shape_template,
    "option": option,
    **{name: getattr(words, name) for name in CALLED if hasattr(words, name) and name not in ("kinds", "form")},
}
# Words that take a name, with the names that there are.
NAMED: dict[str, tuple[str, Collection[str]]] = {
    "pattern": ("pattern", CATALOGUE),
    "form": ("form", row.FORMS),
    "role": ("role", row.ROLES),
    "template": ("template", row.TEMPLATES),
    "total": ("tag", TAGS),
    "nothing_but": ("tag", TAGS),
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
OF_SETS = frozenset({"chows", "chows2", "chows3", "chows4", "chow_count", "pungs"})  # what some sets alone have
WRONG = (TypeError, ValueError, KeyError, IndexError, AttributeError)


def written(text: str) -> Expr:
    """The expression of a text; what is wrong in it is said with its place."""
    if len(text) > LONGEST:
        raise RulesError("long-expression", most=LONGEST)
    return _Reader(text).whole()


def nearest(name: str, known: Iterable[str]) -> str:
    """The names that could have been meant, as a list to read.

    >>> nearest("egde", row.ROLES)
    'edge'
    >>> nearest("pears", ("regular", "pairs"))
    'pairs'
    """
    known = list(known)
    near = get_close_matches(name, known, n=3)
    return ", ".join(near or (known if len(known) <= FEW else get_close_matches(name, known, n=5, cutoff=0)))


class _Reader:
    """Reads one text; every problem names the part of it that is wrong."""

    def __init__(self, text: str) -> None:
        self.text = re.sub(r"\s", " ", text).rstrip()  # it may go on over several lines
        self.start = len(self.text) - len(self.text.lstrip())

    def whole(self) -> Expr:
        try:
            tree = ast.parse(self.text[self.start :], mode="eval")
        except SyntaxError as error:
            if "nested" in error.msg:
                raise RulesError("expression-deep", most=DEEPEST) from None
            place = self.start + error.offset if error.offset else len(self.text) + 1
            raise RulesError("bad-expression", column=place) from None
        except (ValueError, MemoryError, RecursionError):
            raise RulesError("expression-deep", most=DEEPEST) from None
        read = self.read(tree.body, {}, 0)
        if isinstance(read, bool):
            read = const(read, Sort.TRUTH)
        if not isinstance(read, Expr) or read.sort not in COUNTED:
            raise RulesError("expression-asks-nothing", part=self.part(tree.body))
        return read

    def read(self, node: ast.AST, bound: Mapping[str, Any], depth: int) -> Any:
        if depth > DEEPEST:
            raise RulesError("expression-deep", most=DEEPEST)

        def inside(part: ast.AST, more: Mapping[str, Any] | None = None) -> Any:
            return self.read(part, {**bound, **(more or {})}, depth + 1)

        match node:
            case ast.Constant(value=bool() | int() | str() as value) if not (
                isinstance(value, int) and abs(value) > HIGHEST
            ):
                return value
            case ast.Name(id=name):
                return self.named(name, {**NAMES, **bound}, "word", node)
            case ast.BinOp(left=left, op=op, right=right) if type(op) in OPERATORS:
                return self.joined(node, type(op), [inside(left), inside(right)])
            case ast.BoolOp(op=op, values=values):
                return self.joined(node, type(op), [inside(part) for part in values])
            case ast.Compare(left=left, ops=[op], comparators=[right]) if type(op) in OPERATORS:
                return self.joined(node, type(op), [inside(left), inside(right)])
            case ast.Compare(ops=[_, _, *_]):
                raise self.problem("expression-chain", node)
            case ast.UnaryOp(op=ast.Not() | ast.Invert(), operand=operand):
                asked = inside(operand)
                if not isinstance(asked, Expr | bool) or (isinstance(asked, Expr) and asked.sort in UNCOUNTABLE):
                    raise self.problem("expression-sorts", node, left=_sort(asked), right="none")
                return not asked if isinstance(asked, bool) else ~asked
            case ast.Call(func=ast.Name(id=name), args=parts, keywords=[]):
                return self.call(node, name, [_argument(part, inside) for part in parts])
        raise self.problem("expression-not-said", node)

    def joined(self, node: ast.AST, op: type[ast.AST], parts: list[Any]) -> Any:
        """What an operator makes of its parts, where they fit together."""

        def join(left: Any, right: Any) -> Any:
            try:
                return OPERATORS[op](left, right)
            except WRONG:
                raise self.problem("expression-sorts", node, left=_sort(left), right=_sort(right)) from None

        return reduce(join, parts)

    def call(self, node: ast.Call, name: str, arguments: list[Any]) -> Any:
        call = self.named(name, CALLS, "word", node)
        match name, arguments:
            case _, [str(said)] if name in NAMED:
                what, known = NAMED[name]
                self.named(said, dict.fromkeys(known), what, node.args[0])
            case "kinds", [str(said)] if not words.are_kinds(said):
                raise self.problem("expression-kinds", node.args[0])
            case "only" | "none" | "every_group", [Expr(word="kinds", args=(mask,))]:
                arguments = [mask]
            case "combining", [2 | 3 as sets, Expr() as body] if beyond := sorted(set(_beyond_sets(body))):
                raise self.problem("expression-combining", node, sets=sets, asked=", ".join(beyond))
            case "filled_up_to", [Expr() as total, int(enough)] if not (_is_total(total) and 0 <= enough <= 20):
                raise self.problem("expression-call", node, right=CALLED[name])  # it would grow with each of them
            case "shifted", [_, int(number)] if not 0 <= number < 64:
                raise self.problem("expression-call", node, right=CALLED[name])
        try:
            made = call(*arguments)
        except RulesError:
            raise
        except WRONG:
            raise self.problem("expression-call", node, right=CALLED[name]) from None
        if not _is_sound(made):
            raise self.problem("expression-call", node, right=CALLED[name])
        return made

    def named(self, name: str, known: Mapping[str, Any], what: str, node: ast.AST) -> Any:
        if name in known:
            return known[name]
        column = self.place(node)
        raise RulesError("expression-unknown", column=column, name=name, what=what, known=nearest(name, known))

    # --- where it is

    def problem(self, code: str, node: ast.AST, **more: str | int) -> RulesError:
        return RulesError(code, column=self.place(node), part=self.part(node), **more)

    def place(self, node: ast.AST) -> int:
        """The character at which a part begins, counted from 1."""
        assert isinstance(node, ast.expr)
        return self._character(node.col_offset) + 1

    def part(self, node: ast.AST) -> str:
        """A part as it is written."""
        assert isinstance(node, ast.expr)
        assert node.end_col_offset is not None
        said = " ".join(self.text[self._character(node.col_offset) : self._character(node.end_col_offset)].split())
        return said if len(said) <= SHOWN else f"{said[: SHOWN - 1]}…"

    def _character(self, column: int) -> int:
        """Columns of a tree count bytes."""
        return self.start + len(self.text[self.start :].encode()[:column].decode())


UNCOUNTABLE = (Sort.NUMBER, Sort.SETS)


def _is_sound(made: Any) -> bool:
    """Every word has expressions where it asks for them."""
    if not isinstance(made, Expr) or made.word not in FORM_WORDS:
        return isinstance(made, Expr)
    return all(
        kind != "e" or isinstance(part, Expr) for kind, part in zip(FORM_WORDS[made.word][0], made.args, strict=True)
    )


def _is_total(asked: Expr) -> bool:
    return asked.word == "feature" or (
        asked.word == "plus" and all(isinstance(part, Expr) and part.word == "feature" for part in asked.args)
    )


def _beyond_sets(body: Expr) -> Iterator[str]:
    """What an expression asks that some sets by themselves cannot answer."""
    match body.word, body.args:
        case "feature", (str(name),) if name not in OF_SETS:
            yield name
        case "circumstance", (str(name),):
            yield name
        case "form" | "role" | "template" as word, (str(name),):
            yield f'{word}("{name}")'
    for part in body.args:
        if isinstance(part, Expr):
            yield from _beyond_sets(part)


def _sort(value: Any) -> str:
    """What a part is, for the sentence that it does not fit."""
    match value:
        case Expr():
            return value.sort.value
        case bool():
            return "truth"
        case int():
            return "number"
    return "text" if isinstance(value, str) else "place"


def _argument(part: ast.AST, inside: Callable[..., Any]) -> Any:
    """Of a call; a body speaks of a suit or a rank that is bound by it: ``lambda s: chow(s, 1)``."""
    match part:
        case ast.Lambda(args=ast.arguments(args=[ast.arg(arg=name)]), body=body):
            return lambda bound: inside(body, {name: bound})
        case ast.Constant(value="m" | "p" | "s" as suit):
            return SUITS[suit]
    return inside(part)
