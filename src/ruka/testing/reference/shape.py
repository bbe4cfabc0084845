"""The reference where the shape of a hand counts: which kinds would finish it if there were a fifth tile of them."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from ruka import _core
from ruka.rules.ruleset import RuleSet

SUIT = 9
KNITTED = tuple(
    Counter(SUIT * suit + start + 3 * step for suit, start in enumerate(starts) for step in range(3))
    for starts in permutations(range(3))
)


def finishes(hand: _core.Hand, kind: int, rules: RuleSet) -> bool:
    """Would one more of this kind make sets and a pair of the concealed tiles, beside a knitted straight perhaps?"""
    tiles = Counter({kind: count for kind, count in enumerate(hand.counts) if count})
    tiles[kind] += 1
    if _sets_and_pair(tiles):
        return True
    knits = rules.form_bits & _core.KNITTED and not rules.form_bits & _core.KNITTED_ANY and len(hand.melds) <= 1
    return bool(knits) and any(straight <= tiles and _sets_and_pair(tiles - straight) for straight in KNITTED)


def _sets_and_pair(tiles: Counter[int]) -> bool:
    return any(count >= 2 and _sets(tiles - Counter({kind: 2})) for kind, count in tiles.items())


def _sets(tiles: Counter[int]) -> bool:
    if not tiles:
        return True
    low = min(tiles)
    chow = Counter((low, low + 1, low + 2))
    starts = low < 3 * SUIT and low % SUIT < SUIT - 2
    ways = [Counter({low: 3})] + [chow] * starts
    return any(way <= tiles and _sets(tiles - way) for way in ways)
