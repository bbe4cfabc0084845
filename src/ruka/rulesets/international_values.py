"""The price list that `international` and `mcr` share: points by number (D-60) and what each value contains.

It runs from the highest value to the lowest, so that an excluded line excludes nothing.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from ruka.patterns.international import KONGS_82, VALUES
from ruka.rules import BONUS, Option, Pattern, Price, pick, price
from ruka.rules.words import WINDS
from ruka.rulesets.plain import PLAIN_FLOW, PLAIN_MATCH, PLAIN_PAYMENT

# Where the values of this many points begin, in our numbers and in the official ones.
_BEGIN = (
    *((88, 75, 1), (64, 69, 8), (48, 67, 14), (32, 64, 16), (24, 55, 19), (16, 49, 28), (12, 44, 34)),
    *((8, 34, 39), (6, 28, 49), (4, 24, 55), (2, 14, 59), (1, 1, 69)),
)
FLOWERS = 13
KONG_TABLES = {"2006": {43: 8, KONGS_82: 6}, "1998": {43: 6, KONGS_82: 5}}

Contained = Mapping[int, Iterable[int]]

# What the official rules do not count beside a value; account-once takes away the rest.
OFFICIAL: Contained = {
    75: (48, 28, 15, 16, 5),
    76: (33, 14),
    77: (29,),
    78: (58, 8, 17, 25),
    79: (65, 43, 28, 26, KONGS_82, 22, 11, 6),
    80: (58, 55, 25, 17, 11, 8),
    81: (66, 31, 25, 17, 11),
    69: (66, 28, 24, 20, 8, 5),
    70: (48, 5),
    71: (33, 14),
    72: (66, 28, 24, 5),
    73: (54, 28, 25, 21, 17),
    74: (58, 18, 8),
    67: (19,),
    68: (28,),
    65: (43, KONGS_82, 26, 22, 6),
    66: (28, 24, 5),
    55: (25, 17, 11),
    56: (31, 25, 17, 11),
    57: (28, 23, 8),
    58: (8,),
    61: (46, 8),
    62: (23, 8),
    63: (47, 8),
    50: (18, 8),
    52: (23, 8),
    54: (21,),
    44: (31, 25, 17, 11),
    46: (8,),
    47: (8,),
    35: (7,),
    39: (12,),
    41: (12,),
    42: (27,),
    43: (22, 21),
    KONGS_82: (22, 6),
    32: (11,),
    33: (14,),
    25: (12,),
    26: (6,),
    18: (8,),
    23: (8,),
}

PAYMENT = replace(
    PLAIN_PAYMENT,
    dealer_draw_each=1,
    other_draw_dealer=1,
    other_draw_others=1,
    dealer_discard=1,
    other_discard=1,
    flat=8,
)
MINIMUM = Option("minimum_points", 8, low=0, high=88)

# Sixteen hands or more; a win with too little costs ten to everybody, and play goes on.
MATCH = replace(PLAIN_MATCH, start_points=0, first_dealer="first_seat", dealer_stays="never")
PENALTIES = Option("penalties", False)
FLOW = replace(
    PLAIN_FLOW,
    last_of_kind=True,
    discipline=pick("penalties", {True: "open", False: "strict"}),
    penalties=(("false_win", "pay_each"),),
    fine=10,
)


def points_of(number: int) -> int:
    """What a value is worth; one open and one concealed kong stand with the sixes."""
    return 6 if number == KONGS_82 else next(points for points, first, _ in _BEGIN if first <= number)


def official_number(number: int) -> int:
    """The same value in the official list.

    >>> official_number(75), official_number(1), official_number(13)
    (1, 69, 81)
    """
    return next(official + number - first for _, first, official in _BEGIN if first <= number)


def price_list(
    contained: Contained, variants: Mapping[int, Sequence[Price]], clauses: Mapping[int, str]
) -> tuple[Price, ...]:
    """Every value of these clauses from the highest down; variants take the place of the value itself."""
    numbers = sorted(clauses, key=lambda number: (-points_of(number), number))
    return tuple(one for number in numbers for one in variants.get(number, (value(number, contained, clauses),)))


def value(number: int, contained: Contained, clauses: Mapping[int, str], pattern: Pattern | None = None) -> Price:
    """A value at its points."""
    gone = [VALUES[other] for other in contained.get(number, ())]
    if number == 48:
        gone.append(VALUES[5].of(WINDS))
    return price(
        pattern or VALUES[number],
        points_of(number),
        tag=BONUS if number == FLOWERS else "fan",
        excludes=tuple(gone),
        clause=clauses[number],
    )
