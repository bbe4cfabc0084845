"""The 81 international values (D-60), and the variants in which the source and the official rules differ.

Those that combine sets name how many; the sets themselves are then their witness.
"""

from collections.abc import Callable

from ruka.patterns import circumstances as won
from ruka.patterns import hands, limits
from ruka.patterns.international_names import NAMES
from ruka.rules.expr import NUMBERED, Expr, const
from ruka.rules.pattern import Pattern, pattern
from ruka.rules.row import circumstance, form, role
from ruka.rules.words import (
    DRAGONS,
    HONOURS,
    ORPHANS,
    SIMPLES,
    TERMINALS,
    WINDS,
    M,
    P,
    Rank,
    S,
    Suit,
    any_of,
    at,
    chow,
    chow_count,
    chows2,
    chows3,
    chows4,
    combining,
    concealed,
    concealed_kongs,
    concealed_pungs,
    count,
    draw,
    every,
    every_group,
    exists_rank,
    exists_suit,
    flowers,
    kinds,
    kinds1,
    kinds2,
    kinds4,
    kongs,
    minus,
    none,
    nothing_but,
    only,
    own_wind,
    pairs,
    per_set,
    pung,
    pungs,
    regular,
    round_wind,
    shape_waits,
    shown_count,
    suits_held,
    suits_permuted,
    waits,
    winning,
)

SetAt = Callable[[Suit | int, Rank | int], Expr]
KONGS_82 = 82  # one open and one concealed kong: official, but none of the 81


def ranks(digits: str) -> int:
    """These ranks of all suits."""
    return kinds(f"{digits}m{digits}p{digits}s")


def steps(at: SetAt, number: int, step: int) -> Callable[[Suit], Expr]:
    """This many sets of a suit, each some ranks above the one before."""
    return lambda s: exists_rank(lambda r: every(at(s, r + step * n) for n in range(number)))


def in_two_suits(at: SetAt) -> Expr:
    return exists_rank(lambda r: at(M, r) & at(P, r) | at(M, r) & at(S, r) | at(P, r) & at(S, r))


def shifted_in_three_suits(at: SetAt, step: int) -> Expr:
    return suits_permuted(lambda a, b, c: exists_rank(lambda r: at(a, r) & at(b, r + step) & at(c, r + 2 * step)))


def shifted_in_a_suit(number: int) -> Expr:
    return exists_suit(steps(chow, number, 1)) | exists_suit(steps(chow, number, 2))


def terminal_chows(suit: Suit | int, chows: SetAt = chow) -> Expr:
    return chows(suit, 1) & chows(suit, 7)


def three_suited(pair_of: Callable[[int], Expr]) -> Expr:
    """Terminal chows of two suits, and the pair of the third."""
    either = ((M, P, S), (M, S, P), (P, S, M))
    one, two, three = (terminal_chows(a) & terminal_chows(b) & pair_of(c) for a, b, c in either)
    return one | two | three


open_kongs = minus(kongs, concealed_kongs)
one_kind = count(waits) == 1  # that can really come
one_in_shape = count(shape_waits) == 1  # D-83
knitted = form("knitted")
honours_knitted = form("honours_knitted")
guest_winds = minus(const(WINDS), own_wind | round_wind)
dear_pungs = pungs & (const(TERMINALS) | guest_winds)
four_chows = chow_count == 4
all_chows = (regular & four_chows) | (knitted & (chow_count == 1))
four_terminal_chows = four_chows & exists_suit(lambda s: terminal_chows(s, lambda s, r: at(chows2, s, r)))
mixed_shifted_chows = shifted_in_three_suits(chow, 1)
# The winning tile is the one beyond 1112345678999, so any tile of the suit would have won.
gates = limits.chuuren.expr & any_of(winning & (kinds2 & SIMPLES | kinds4))
REVERSIBLE = kinds("1234589p245689s5z")

_EXPRESSIONS: dict[int, Expr] = {
    1: combining(2, any_of(chows2)),
    2: combining(2, in_two_suits(chow)),
    3: combining(2, exists_suit(steps(chow, 2, 3))),
    4: combining(2, exists_suit(terminal_chows)),
    5: per_set(dear_pungs),
    6: per_set(open_kongs),
    7: suits_held() == 2,
    8: none(HONOURS),
    9: role("edge") & one_in_shape,
    10: role("closed") & one_in_shape,
    11: role("single") & any_of(pairs & winning) & one_in_shape,
    12: draw,
    13: count(flowers),
    14: per_set(pungs & DRAGONS),
    15: hands.yakuhai_round.expr,
    16: hands.yakuhai_seat.expr,
    17: concealed & ~draw,
    18: all_chows & none(HONOURS),
    19: count(minus(kinds4, kongs)),
    20: combining(2, in_two_suits(pung)),
    21: count(concealed_pungs) == 2,
    22: per_set(concealed_kongs),
    23: only(SIMPLES),
    24: regular & every_group(ORPHANS),
    25: won.menzen_tsumo.expr,
    26: count(open_kongs) == 2,
    27: circumstance("last_of_kind"),
    28: hands.toitoi.expr,
    29: (suits_held() == 1) & any_of(kinds1 & HONOURS),
    30: combining(3, mixed_shifted_chows),
    31: (suits_held() == 3) & any_of(kinds1 & WINDS) & any_of(kinds1 & DRAGONS),
    32: (shown_count == 4) & role("single") & ~draw,
    33: count(pungs & DRAGONS) == 2,
    34: combining(3, suits_permuted(lambda a, b, c: chow(a, 1) & chow(b, 4) & chow(c, 7))),
    35: only(REVERSIBLE),
    36: combining(3, hands.sanshoku_doujun.expr),
    37: combining(3, shifted_in_three_suits(pung, 1)),
    38: nothing_but("bonus"),
    39: won.haitei.expr,
    40: won.houtei.expr,
    41: won.rinshan.expr,
    42: won.chankan.expr,
    43: count(concealed_kongs) == 2,
    44: honours_knitted & (count(kinds1 & HONOURS) < 7),
    45: knitted | (honours_knitted & (count(kinds1 & NUMBERED) == 9)),
    46: only(ranks("6789")),
    47: only(ranks("1234")),
    48: count(pungs & WINDS) == 3,
    49: combining(3, hands.ittsuu.expr),
    50: combining(4, four_chows & three_suited(lambda suit: at(pairs, suit, 5))),
    51: combining(3, shifted_in_a_suit(3)),
    52: regular & every_group(ranks("5")),
    53: combining(3, hands.sanshoku_doukou.expr),
    54: hands.sanankou.expr,
    55: hands.chiitoitsu.expr,
    56: honours_knitted & (count(kinds1 & HONOURS) == 7),
    57: hands.toitoi.expr & only(ranks("2468")),
    58: hands.chinitsu.expr,
    59: combining(3, any_of(chows3)),
    60: combining(3, hands.sanrenkou.expr),
    61: only(ranks("789")),
    62: only(ranks("456")),
    63: only(ranks("123")),
    64: combining(4, four_chows & shifted_in_a_suit(4)),
    65: hands.sankantsu.expr,
    66: hands.honroutou.expr,
    67: combining(4, any_of(chows4)),
    68: combining(4, limits.suurenkou.expr),
    69: limits.chinroutou.expr,
    70: limits.shousuushii.expr,
    71: hands.shousangen.expr,
    72: limits.tsuuiisou.expr,
    73: limits.suuankou.expr,
    74: combining(4, four_terminal_chows & any_of(pairs & ranks("5")) & (suits_held() == 1)),
    75: limits.daisuushii.expr,
    76: limits.daisangen.expr,
    77: limits.ryuuiisou.expr,
    78: gates,
    79: limits.suukantsu.expr,
    80: (count(pairs) == 7) & exists_suit(steps(lambda s, r: at(pairs, s, r), 7, 1)),
    81: limits.kokushi.expr,
    KONGS_82: (count(open_kongs) == 1) & (count(concealed_kongs) == 1),
}


def _define(number: int) -> Pattern:
    ja, cs, pl, en = NAMES[number]
    return pattern(f"mcr_{number:02}", _EXPRESSIONS[number], ja=ja, cs=cs, pl=pl, en=en)


VALUES: dict[int, Pattern] = {number: _define(number) for number in _EXPRESSIONS}

# As the source has them.
edge_wait_alone = VALUES[9].as_(role("edge") & one_kind, "mcr_09_sole")
closed_wait_alone = VALUES[10].as_(role("closed") & one_kind, "mcr_10_sole")
only_possible_tile = VALUES[11].as_(one_kind, "mcr_11_sole")
all_chows_and_a_cheap_pair = VALUES[18].as_(all_chows & any_of(pairs & SIMPLES), "mcr_18_cheap")
shifted_by_one_or_two = VALUES[30].as_(
    combining(3, mixed_shifted_chows | shifted_in_three_suits(chow, 2)), "mcr_30_two"
)
knitted_straight_alone = VALUES[45].as_(knitted, "mcr_45_any")
three_suited_any_pair = VALUES[50].as_(
    combining(4, four_chows & three_suited(lambda s: any_of(pairs & const(0x1FF << 9 * s)))), "mcr_50_any"
)
terminal_chows_any_pair = VALUES[74].as_(combining(4, four_terminal_chows), "mcr_74_any")

# Disputed between books.
both_dear_pungs = count(pungs & TERMINALS) == 2
gates_of_two_pungs = VALUES[78].as_(gates & both_dear_pungs)
gates_of_fewer_pungs = VALUES[78].as_(gates & ~both_dear_pungs)
edge_wait_in_sets = VALUES[9].as_(VALUES[9].expr & regular)
closed_wait_in_sets = VALUES[10].as_(VALUES[10].expr & regular)
