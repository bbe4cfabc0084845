"""Expressions over the features of a hand: what a pattern is made of.

An expression is data. It is built by ordinary operators (``&``, ``|``, ``~``, ``==``, ``+``, ...), never evaluated
while it is built, and lowered at once to a dozen machine operations on 64-bit words, so that the pure-Python reference
(:func:`evaluate`) and the native evaluator run the very same thing.

A *row* is one reading of a hand with one role of the winning tile; its features are words (:data:`FEATURES`). A word
of kinds has a bit for each of the 34 kinds; a chow stands at its lowest tile. Inside :func:`exists_suit` and
:func:`exists_rank` the suit or rank is free: a word then holds the answer for every suit and rank at once, and an
offset such as ``r + 1`` becomes a shift.

>>> toitoi = chow_count == 0
>>> itsu = exists_suit(lambda s: chow(s, 1) & chow(s, 4) & chow(s, 7))
>>> evaluate(itsu, {"chows": 0b001001001})
1
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cache
from itertools import permutations
from typing import Union

WORD = (1 << 64) - 1
ALL_KINDS = (1 << 34) - 1
NUMBERED = (1 << 27) - 1
LANE = 0x1FF
ONES = 1 | 1 << 9 | 1 << 18  # rank 1 of each suit

M, P, S = 0, 1, 2


class Sort(Enum):
    """What a word means."""

    TRUTH = "truth"  # 0 or 1
    NUMBER = "number"
    KINDS = "kinds"  # a bit for each kind
    RANKS = "ranks"  # bit r: holds for rank r (one suit's lane)
    SUITS = "suits"  # bit 9·s: holds for suit s
    CELLS = "cells"  # bit 9·s + r: holds for suit s and rank r
    SETS = "sets"  # choices of some of the row's sets


# Names of a row's features, in the order of the native core's columns (native/include/ruka/row.hpp).
FEATURES: dict[str, Sort] = {
    "chows": Sort.KINDS,
    "chows2": Sort.KINDS,  # held at least twice
    "chows3": Sort.KINDS,
    "chows4": Sort.KINDS,
    "pungs": Sort.KINDS,  # pungs and kongs
    "concealed_pungs": Sort.KINDS,  # a pung finished by a discard is not (000, 4.1.1)
    "kongs": Sort.KINDS,
    "concealed_kongs": Sort.KINDS,
    "shown_chows": Sort.KINDS,
    "shown_pungs": Sort.KINDS,
    "pairs": Sort.KINDS,  # one bit, or seven
    "kinds1": Sort.KINDS,  # held at least once, sets on the table included
    "kinds2": Sort.KINDS,
    "kinds3": Sort.KINDS,
    "kinds4": Sort.KINDS,
    "winning": Sort.KINDS,
    "completed_chow": Sort.KINDS,
    "completed_pung": Sort.KINDS,
    "waits": Sort.KINDS,  # of the thirteen tiles, over all forms of the rule set
    "own_wind": Sort.KINDS,
    "round_wind": Sort.KINDS,
    "chow_count": Sort.NUMBER,
    "shown_count": Sort.NUMBER,
    "flowers": Sort.KINDS,  # bit i: flower i + 1
    "red": Sort.NUMBER,
    "dora": Sort.NUMBER,
    "ura": Sort.NUMBER,
    "nuki": Sort.NUMBER,  # norths set aside
    "concealed_dora": Sort.NUMBER,
    "honba": Sort.NUMBER,
    "form": Sort.KINDS,
    "role": Sort.KINDS,
    "circumstances": Sort.KINDS,
    "one_short": Sort.KINDS,  # of a hand that did not win: the prices that it is one tile short of
    "total_points": Sort.NUMBER,  # second stage: sums of the lines of the first
    "total_fan": Sort.NUMBER,
    "total_bonus": Sort.NUMBER,
    "total_limit": Sort.NUMBER,
}
FEATURE_INDEX = {name: index for index, name in enumerate(FEATURES)}
SECOND_STAGE = frozenset(name for name in FEATURES if name.startswith("total_"))

CIRCUMSTANCES = (
    "draw",
    "concealed",
    "riichi",
    "double_riichi",
    "ippatsu",
    "last_tile",
    "after_kong",
    "second_replacement",
    "robbing_kong",
    "first_turn",
    "dealer",
    "last_of_kind",
    "other_discarded",
)
FORMS = ("regular", "pairs", "orphans", "knitted", "honours_knitted", "unrelated")
# Templates: hands of a given shape (native/include/ruka/shapes.hpp). Their bits stand behind those of the other forms
# and of three that only change how a form is read.
TEMPLATES = ("snake", "gates", "triples", "couples", "orphan_pairs")
FIRST_TEMPLATE = 9
ROLES = ("single", "two_pairs", "closed", "edge", "two_sided")


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
        return _node(Op.ANDN, (const(full, self.sort), self), 0, self.sort)

    def __add__(self, other: Operand) -> Expr:
        return _node(Op.ADD, (self, _number(other)), 0, Sort.NUMBER)

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


def _node(op: Op, args: tuple[Expr, ...], value: int | str, sort: Sort) -> Expr:
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


# --- building blocks -------------------------------------------------------------------------------------------------


def const(value: int, sort: Sort = Sort.KINDS) -> Expr:
    """A constant word."""
    return _node(Op.CONST, (), value, sort)


def feature(name: str) -> Expr:
    """A feature of the row by name."""
    return _node(Op.LOAD, (), name, FEATURES[name])


def option(name: str) -> Expr:
    """The truth of an option of the rule set, known when the rule set is compiled."""
    return _node(Op.OPTION, (), name, Sort.TRUTH)


def _bit(word: str, place: int) -> Expr:
    shifted = _node(Op.SHR, (feature(word),), place, Sort.KINDS)
    return _node(Op.AND, (shifted, const(1, Sort.KINDS)), 0, Sort.TRUTH)


def _flag(word: str, names: tuple[str, ...], name: str) -> Expr:
    return _bit(word, names.index(name))


def circumstance(name: str) -> Expr:
    """A circumstance of the win, such as ``draw`` or ``ippatsu``."""
    return _flag("circumstances", CIRCUMSTANCES, name)


def form(name: str) -> Expr:
    """The reading has this form."""
    return _flag("form", FORMS, name)


def shape_template(name: str) -> Expr:
    """The fourteen tiles have the shape of this template."""
    return _bit("form", FIRST_TEMPLATE + TEMPLATES.index(name))


def one_tile_short(place: int) -> Expr:
    """The hand did not win and is one tile short of the price at this place of those that are asked about that."""
    return _bit("one_short", place)


def role(name: str) -> Expr:
    """The winning tile had this role."""
    return _flag("role", ROLES, name)


def _number(value: Operand) -> Expr:
    return value if isinstance(value, Expr) else const(int(value), Sort.NUMBER)


def _compare(op: Op, left: Expr, right: Operand) -> Expr:
    return _node(op, (left, _number(right)), 0, Sort.TRUTH)


def _logic(op: Op, left: Expr, right: Operand) -> Expr:
    """``&`` or ``|``, after bringing both sides to the sort that says more."""
    if not isinstance(right, Expr):
        right = const(int(right), Sort.TRUTH if isinstance(right, bool) else Sort.KINDS)
    left, right = _level(left, right)
    for a, b in ((left, right), (right, left)):
        if a.op is Op.CONST and a.sort is Sort.TRUTH:
            neutral = a.value == (1 if op is Op.AND else 0)
            return b if neutral else a
    return _node(op, (left, right), 0, left.sort)


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
    return _node(Op.MUL, (expr,), factor, sort)


# --- suits and ranks -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Suit:
    """A free suit, bound by :func:`exists_suit`."""


@dataclass(frozen=True)
class Rank:
    """A free rank, bound by :func:`exists_rank`; ``r + 1`` is the next one."""

    offset: int = 0

    def __add__(self, step: int) -> Rank:
        return Rank(self.offset + step)


def at(kinds: Expr, suit: Suit | int, rank: Rank | int) -> Expr:
    """Does the word of kinds hold this suit and rank? Either may be free."""
    shift = rank.offset if isinstance(rank, Rank) else rank - 1
    if not 0 <= shift < 9:
        raise ValueError(f"a rank is 1 to 9, and an offset not negative: {rank}")
    if isinstance(suit, Suit):
        kept = sum(((1 << (9 - shift)) - 1) << 9 * s for s in (M, P, S)) if isinstance(rank, Rank) else ONES
        sort = Sort.CELLS if isinstance(rank, Rank) else Sort.SUITS
        moved = _node(Op.SHR, (kinds,), shift, sort) if shift else kinds
        return _node(Op.AND, (moved, const(kept, sort)), 0, sort)
    total = 9 * suit + shift
    moved = _node(Op.SHR, (kinds,), total, Sort.KINDS) if total else kinds
    kept = (1 << (9 - shift)) - 1 if isinstance(rank, Rank) else 1
    sort = Sort.RANKS if isinstance(rank, Rank) else Sort.TRUTH
    return _node(Op.AND, (moved, const(kept)), 0, sort)


def chow(suit: Suit | int, rank: Rank | int) -> Expr:
    """A chow from this rank upwards."""
    return at(chows, suit, rank)


def pung(suit: Suit | int, rank: Rank | int) -> Expr:
    """A pung or kong of this rank."""
    return at(pungs, suit, rank)


def exists_rank(body: Callable[[Rank], Expr]) -> Expr:
    """True when the body holds for some rank."""
    inner = body(Rank())
    if inner.sort is Sort.RANKS:
        return any_of(inner)
    if inner.sort is not Sort.CELLS:
        raise TypeError("exists_rank: the rank is not used")
    folded = inner
    for step in (4, 2, 1):  # ranks 1-8 fold onto rank 1, then rank 9
        low = const(sum(((1 << (9 - step)) - 1) << 9 * s for s in (M, P, S)), Sort.CELLS)
        moved = _node(Op.SHR, (folded,), step, Sort.CELLS)
        folded = folded | _node(Op.AND, (moved, low), 0, Sort.CELLS)
    nine = _node(Op.SHR, (inner,), 8, Sort.CELLS)
    return _node(Op.AND, (folded | nine, const(ONES, Sort.SUITS)), 0, Sort.SUITS)


def exists_suit(body: Callable[[Suit], Expr]) -> Expr:
    """True when the body holds for some suit."""
    inner = body(Suit())
    if inner.sort is not Sort.SUITS:
        raise TypeError("exists_suit: the suit is not used, or a rank is still free")
    return any_of(_unfolded(inner))


def _unfolded(inner: Expr) -> Expr:
    """Undo the folding of ranks when only its being empty matters."""
    if inner.op is Op.AND and inner.args[0].op is Op.OR:
        folded = inner.args[0]
        source = folded.args[1]
        if source.op is Op.SHR and source.value == 8 and source.sort is Sort.CELLS:
            return source.args[0]
    return inner


def suits_permuted(body: Callable[[int, int, int], Expr]) -> Expr:
    """True when the body holds for the three suits in some order."""
    return either(body(*order) for order in permutations((M, P, S)))


def either(parts: Iterable[Expr]) -> Expr:
    """True when one of the parts is."""
    result = const(0, Sort.TRUTH)
    for part in parts:
        result = result | part
    return result


def every(parts: Iterable[Expr]) -> Expr:
    """True when all parts are."""
    result = const(1, Sort.TRUTH)
    for part in parts:
        result = result & part
    return result


# --- questions -------------------------------------------------------------------------------------------------------


def count(word: Expr) -> Expr:
    """How many bits the word has."""
    return _node(Op.COUNT, (word,), 0, Sort.NUMBER)


def any_of(word: Expr) -> Expr:
    """The word has a bit, or the number is not zero."""
    return _node(Op.ANY, (word,), 0, Sort.TRUTH)


def no(word: Expr) -> Expr:
    """The word is empty."""
    return _node(Op.EQ, (word, const(0, Sort.NUMBER)), 0, Sort.TRUTH)


def minus(word: Expr, other: Operand) -> Expr:
    """The bits of the first word that the second has not."""
    return _node(Op.ANDN, (word, other if isinstance(other, Expr) else const(int(other))), 0, word.sort)


def shifted(word: Expr, down: int) -> Expr:
    """The word with every bit moved down: the wind of a seat becomes the number of its flower."""
    return _node(Op.SHR, (word,), down, word.sort)


def only(mask: Operand) -> Expr:
    """Every tile is of these kinds."""
    return no(minus(kinds1, mask))


def none(mask: Operand) -> Expr:
    """No tile is of these kinds."""
    return no(kinds1 & mask)


def every_group(mask: int) -> Expr:
    """Every set and every pair holds a tile of these kinds."""
    numbered = mask & NUMBERED
    with_tile = numbered
    for step in (1, 2):
        lane = sum(((1 << (9 - step)) - 1) << 9 * s for s in (M, P, S))
        with_tile |= numbered >> step & lane
    return no(minus(chows, with_tile)) & no(minus(pungs | pairs, mask))


def suits_held() -> Expr:
    """How many of the three suits the hand has."""
    one, two, three = (any_of(kinds1 & const(LANE << 9 * s)) for s in (M, P, S))
    return one + two + three


def per_set(word: Expr) -> Expr:
    """One line for each bit of the word: the sets themselves are the witness."""
    if word.sort is not Sort.KINDS:
        raise TypeError("per_set: a word of kinds is asked")
    return word


def combining(number: int, body: Expr) -> Expr:
    """One line for each choice of so many sets that have the body by themselves: those sets are the witness.

    All four sets are the whole hand, so the body may speak of the pair too.
    """
    if body.sort is not Sort.TRUTH:
        raise TypeError("combining: a truth is asked")
    return _node(Op.COMBINE, (body,), number, Sort.SETS)


def filled_up_to(total: Expr, enough: int) -> Expr:
    """How much is missing to a total that is too small: nothing when there is enough."""
    missing = const(0, Sort.NUMBER)
    for step in range(1, enough + 1):
        missing = missing + (total < step)
    return missing


def times(number: Expr, truth: Expr) -> Expr:
    """The number where the truth holds, else nothing."""
    return _node(Op.AND, (number, _node(Op.MUL, (truth,), 0xFF, Sort.NUMBER)), 0, Sort.NUMBER)


def total(tag: str) -> Expr:
    """Second stage: the sum of the lines with this tag."""
    return feature(f"total_{tag}")


def nothing_but(tag: str) -> Expr:
    """Second stage: there are no lines but those with this tag."""
    return every(total(other) == 0 for other in ("points", "fan", "bonus", "limit") if other != tag)


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
                known = _node(expr.op, args, expr.value, expr.sort)
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


# --- the words of the game -------------------------------------------------------------------------------------------


def kinds(text: str) -> int:
    """The mask of some kinds in notation, such as ``19m19p19s1234567z``."""
    mask, ranks = 0, ""
    for letter in text.replace(" ", ""):
        if letter.isdigit():
            ranks += letter
        else:
            for rank in ranks:
                mask |= 1 << ("mpsz".index(letter) * 9 + int(rank) - 1)
            ranks = ""
    return mask


TERMINALS = kinds("19m19p19s")
HONOURS = kinds("1234567z")
WINDS = kinds("1234z")
DRAGONS = kinds("567z")
ORPHANS = TERMINALS | HONOURS
SIMPLES = ALL_KINDS & ~ORPHANS
GREENS = kinds("23468s6z")

chows = feature("chows")
chows2 = feature("chows2")
chows3 = feature("chows3")
chows4 = feature("chows4")
pungs = feature("pungs")
concealed_pungs = feature("concealed_pungs")
kongs = feature("kongs")
concealed_kongs = feature("concealed_kongs")
shown_chows = feature("shown_chows")
shown_pungs = feature("shown_pungs")
pairs = feature("pairs")
kinds1 = feature("kinds1")
kinds2 = feature("kinds2")
kinds3 = feature("kinds3")
kinds4 = feature("kinds4")
winning = feature("winning")
completed_chow = feature("completed_chow")
completed_pung = feature("completed_pung")
waits = feature("waits")
own_wind = feature("own_wind")
round_wind = feature("round_wind")
chow_count = feature("chow_count")
shown_count = feature("shown_count")
flowers = feature("flowers")
honba = feature("honba")

draw = circumstance("draw")
concealed = circumstance("concealed")
first_turn = circumstance("first_turn")
dealer = circumstance("dealer")
other_discarded = circumstance("other_discarded")  # one who is not the dealer, as far as it is known
last_tile = circumstance("last_tile")
after_kong = circumstance("after_kong")

FLOWERS, SEASONS = 0x0F, 0xF0
own_flowers = flowers & (shifted(own_wind, 27) | shifted(own_wind, 23))  # 1f and 5f belong to east

regular = form("regular")
LUCKY = const(DRAGONS) | own_wind | round_wind
