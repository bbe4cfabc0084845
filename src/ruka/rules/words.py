"""The words in which patterns are written: suits and ranks, questions, and the names of the game.

Inside :func:`exists_suit` and :func:`exists_rank` the suit or rank is free: a word then holds the answer for every suit
and rank at once, and an offset such as ``r + 1`` becomes a shift.

>>> from ruka.rules.lowering import evaluate
>>> toitoi = chow_count == 0
>>> itsu = exists_suit(lambda s: chow(s, 1) & chow(s, 4) & chow(s, 7))
>>> evaluate(itsu, {"chows": 0b001001001})
1
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import permutations

from ruka.rules.expr import ALL_KINDS, FREE, LANE, NUMBERED, SUITS, Expr, Operand, Sort, const, expr
from ruka.rules.row import circumstance, feature, form

M, P, S = 0, 1, 2


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
    sorts = {(True, True): Sort.CELLS, (True, False): Sort.SUITS, (False, True): Sort.RANKS}
    sort = sorts.get((isinstance(suit, Suit), isinstance(rank, Rank)), Sort.TRUTH)
    place = f"{FREE}{shift or ''}" if isinstance(rank, Rank) else rank
    return expr("at", (kinds, FREE if isinstance(suit, Suit) else SUITS[suit], place), sort)


def chow(suit: Suit | int, rank: Rank | int) -> Expr:
    """A chow from this rank upwards."""
    return at(chows, suit, rank)


def pung(suit: Suit | int, rank: Rank | int) -> Expr:
    """A pung or kong of this rank."""
    return at(pungs, suit, rank)


def exists_rank(body: Callable[[Rank], Expr]) -> Expr:
    """True when the body holds for some rank."""
    inner = body(Rank())
    if inner.sort not in (Sort.RANKS, Sort.CELLS):
        raise TypeError("exists_rank: the rank is not used")
    return expr("exists_rank", (inner,), Sort.TRUTH if inner.sort is Sort.RANKS else Sort.SUITS)


def exists_suit(body: Callable[[Suit], Expr]) -> Expr:
    """True when the body holds for some suit."""
    inner = body(Suit())
    if inner.sort is not Sort.SUITS:
        raise TypeError("exists_suit: the suit is not used, or a rank is still free")
    return expr("exists_suit", (inner,), Sort.TRUTH)


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
    return expr("count", (word,), Sort.NUMBER)


def any_of(word: Expr) -> Expr:
    """The word has a bit, or the number is not zero."""
    return expr("any", (word,), Sort.TRUTH)


def no(word: Expr) -> Expr:
    """The word is empty."""
    return word == 0


def minus(word: Expr, other: Operand) -> Expr:
    """The bits of the first word that the second lacks."""
    return expr("minus", (word, other if isinstance(other, Expr) else const(int(other))), word.sort)


def shifted(word: Expr, down: int) -> Expr:
    """The word with every bit moved down: the wind of a seat becomes the number of its flower."""
    return expr("shifted", (word, down), word.sort)


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
    """One line for each choice of this many sets that have the body by themselves: those sets are the witness.

    All four sets are the whole hand, so the body may speak of the pair too.
    """
    if body.sort is not Sort.TRUTH or not 2 <= number <= 4:
        raise TypeError("combining: a truth is asked of two, three or four sets")
    return expr("combining", (number, body), Sort.SETS)


def filled_up_to(total: Expr, enough: int) -> Expr:
    """How far a total falls short: nothing when there is enough."""
    missing = const(0, Sort.NUMBER)
    for step in range(1, enough + 1):
        missing = missing + (total < step)
    return missing


def times(number: Expr, truth: Expr) -> Expr:
    """The number where the truth holds, else nothing."""
    if truth.sort is not Sort.TRUTH or number.sort not in (Sort.NUMBER, Sort.TRUTH):
        raise TypeError("times: a number and a truth are asked")
    return expr("times", (number, truth), Sort.NUMBER)


def total(tag: str) -> Expr:
    """Second stage: the sum of the lines with this tag."""
    return feature(f"total_{tag}")


def nothing_but(tag: str) -> Expr:
    """Second stage: there are no lines but those with this tag."""
    return every(total(other) == 0 for other in ("points", "fan", "bonus", "limit") if other != tag)


# --- the words of the game -------------------------------------------------------------------------------------------


def kinds(text: str) -> int:
    """The mask of some kinds in notation, such as ``19m19p19s1234567z``."""
    if not are_kinds(text):
        raise ValueError(f"these are no kinds of tiles: {text}")
    mask = 0
    for ranks, suit in re.findall(r"([1-9]+)([mpsz])", text.replace(" ", "")):
        for rank in ranks:
            mask |= 1 << ("mpsz".index(suit) * 9 + int(rank) - 1)
    return mask


def are_kinds(text: str) -> bool:
    """The text names kinds of tiles, or none."""
    return re.fullmatch(r"(?:[1-9]+[mps]|[1-7]+z)*", text.replace(" ", "")) is not None


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
shape_waits = feature("shape_waits")
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
robbing_kong = circumstance("robbing_kong")

FLOWERS, SEASONS = 0x0F, 0xF0
own_flowers = flowers & (shifted(own_wind, 27) | shifted(own_wind, 23))  # 1f and 5f belong to east

regular = form("regular")
LUCKY = const(DRAGONS) | own_wind | round_wind
