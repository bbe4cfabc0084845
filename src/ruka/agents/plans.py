"""Plans: sets and pairs that a hand may be made of, and sets that it must have, wherever some rules pay for them.

The core looks for goals along them beside those that are nearest (native/include/ruka/advice/goals.hpp). Families of
hands stand here as sets of tiles and never as patterns: which of them are worth anything is asked of the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import NamedTuple

from ruka._core import CHOW, Hand, Meld, Rules, Win, score
from ruka.engine.flow import at_table
from ruka.rules.expr import ALL_KINDS
from ruka.rules.ruleset import RuleSet
from ruka.rules.words import HONOURS, SIMPLES
from ruka.scoring import compiled

KINDS = 34
CHOWS = tuple(9 * suit + rank for suit in range(3) for rank in range(7))  # their lowest kinds
GROUPS = (*((kind,) * 3 for kind in range(KINDS)), *((low, low + 1, low + 2) for low in CHOWS))  # the core's numbering
ALL_GROUPS = (1 << len(GROUPS)) - 1
PUNGS = (1 << KINDS) - 1
MOST_CHOWS = 4
MOST_PLANS = 95
GUEST = Win("ron", seat="S", round="E")
FIVES = (4, 13, 22)
_ONES = 1 | 1 << 9 | 1 << 18
ORPHANS = HONOURS | _ONES | _ONES << 8


class Plan(NamedTuple):
    """Bits of sets and pairs that are allowed, chows at most, sets that it must have."""

    groups: int = ALL_GROUPS
    pairs: int = ALL_KINDS
    chows: int = MOST_CHOWS
    forced: tuple[int, ...] = ()


@lru_cache(maxsize=64)
def plans(rules: RuleSet) -> tuple[Plan, ...]:
    """What hands may be played for by these rules, beside what is nearest."""
    played = rules.resolved.tiles.kinds
    families = [_of_kinds(kinds & played) for kinds in _families()]
    pungs = Plan(PUNGS, chows=0)
    outside = Plan(_groups(lambda group: any(ORPHANS >> kind & 1 for kind in group)), ORPHANS & played)
    dear = [Plan(forced=tuple(KINDS + CHOWS.index(low) for low in chows)) for chows in _dear_chows(rules)]
    return (*families, pungs, outside, *dear)[:MOST_PLANS]


def _families() -> Iterator[int]:
    """Kinds that whole hands are made of: some suits, with honours or without, ends, the middle, some ranks."""
    suits = [0x1FF << 9 * suit for suit in range(3)]
    yield SIMPLES
    for suit in suits:
        yield suit | HONOURS
        yield suit
    yield ORPHANS
    for ranks in (0x0F, 0x1E0, 0x07, 0x38, 0x1C0):  # 1-4, 6-9, 1-3, 4-6, 7-9
        yield ranks * _ONES


def _of_kinds(kinds: int) -> Plan:
    return Plan(_groups(lambda group: all(kinds >> kind & 1 for kind in group)), kinds)


def _groups(allowed: Callable[[tuple[int, ...]], bool]) -> int:
    return sum(1 << number for number, group in enumerate(GROUPS) if allowed(group))


def _dear_chows(rules: RuleSet) -> list[tuple[int, ...]]:
    """Three chows with which an open hand wins whatever the fourth is, where a hand of any four does not."""
    program = compiled(at_table(rules))
    lowest = [low for low in CHOWS if rules.resolved.tiles.kinds >> low & 7 == 7]
    every: list[tuple[int, ...]] = [*combinations_with_replacement(lowest, 3)]
    found = [chows for chows in every if _wins(program, chows, lowest)]
    return found if len(found) < len(every) // 2 else []


def _wins(program: Rules, chows: tuple[int, ...], lowest: list[int]) -> bool:
    tried = False
    for hand in _finished(chows, lowest):
        if not score(program, hand, GUEST).wins:
            return False
        tried = True
    return tried


def _finished(chows: tuple[int, ...], lowest: list[int]) -> Iterator[Hand]:
    """Open hands of these chows and a fourth, with a pair of fives of the suit that they have least of."""
    melds = [Meld(CHOW, low, False, 0) for low in chows]
    for fourth in lowest:
        held = [0] * KINDS
        for low in (*chows, fourth):
            for kind in (low, low + 1, low + 2):
                held[kind] += 1
        suits = (five for five in FIVES if any(low // 9 == five // 9 for low in lowest))
        pair = min(suits, key=lambda five: sum(held[five - 4 : five + 5]))
        if max(held) <= 4 and held[pair] <= 2:
            yield Hand([pair, pair, fourth, fourth + 1, fourth + 2], melds, fourth)
