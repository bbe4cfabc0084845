"""Hands on three chows that are worth much together: a way to the minimum where a plain hand does not reach it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations_with_replacement

import numpy as np
from numpy.typing import NDArray

from ruka import _core
from ruka._core import CHOW, Hand, Meld, Win
from ruka.engine.flow import at_table
from ruka.rules.ruleset import RuleSet
from ruka.scoring import compiled
from ruka.tiles import KINDS

Rows = NDArray[np.uint8]
Chows = tuple[int, ...]  # their lowest kinds
LOWEST = tuple(9 * suit + rank for suit in range(3) for rank in range(7))
FIVES = (4, 13, 22)
GUEST = Win("ron", seat="S", round="E")
_BITS = np.uint64(1) << np.arange(len(KINDS), dtype=np.uint64)


@lru_cache(maxsize=32)
def dear_chows(rules: RuleSet) -> dict[Chows, int]:
    """Three chows with which an open hand wins whatever the fourth is, and the fan that it has at least."""
    program = compiled(at_table(rules))
    found: dict[Chows, int] = {}
    lowest = [low for low in LOWEST if rules.resolved.tiles.kinds >> low & 7 == 7]
    for chows in combinations_with_replacement(lowest, 3):
        least: int | None = None
        for hand in _finished(chows, lowest):
            score = _core.score(program, hand, GUEST)
            if not score.wins:
                break
            least = score.fan if least is None else min(least, score.fan)
        else:
            if least is not None:
                found[chows] = least
    return found


def _finished(chows: Chows, lowest: list[int]) -> Iterator[Hand]:
    """Open hands of these chows and a fourth, with a pair of fives of the suit that they have least of."""
    melds = [Meld(CHOW, low, False, 0) for low in chows]
    for fourth in lowest:
        held = _tiles((*chows, fourth))
        pair = min(FIVES, key=lambda five: int(held[five - 4 : five + 5].sum()))
        if held.max() <= 4 and held[pair] <= 2:
            yield Hand([pair, pair, fourth, fourth + 1, fourth + 2], melds, fourth)


@lru_cache(maxsize=4096)
def _tiles(chows: Chows) -> Rows:
    counts = np.zeros(len(KINDS), np.uint8)
    for low in chows:
        counts[low : low + 3] += 1
    return counts


def missing(chows: Chows, counts: list[int]) -> int:
    """How many tiles of these chows the hand lacks."""
    need = Counter(tile for low in chows for tile in (low, low + 1, low + 2))
    return sum(max(0, number - counts[tile]) for tile, number in need.items())


def toward_chows(chows: Chows, rows: Rows) -> tuple[list[int], list[int]]:
    """The shanten of every row of 3n+1 counts to a hand that has these chows, and a mask of the kinds that lower it."""
    need = _tiles(chows)
    kept = np.minimum(rows, need)
    left = rows - kept
    others = int(rows[0].sum()) // 3 - len(chows)
    sets = _SETS if others else _NO_SET
    held = np.minimum(left[:, None, :], sets)
    after = left[:, None, :] - held
    pair = np.minimum(after.max(2), 2)
    lacking = sets.sum(1)[None, :] - held.sum(2) + 2 - pair
    least = lacking.min(1)
    best = lacking == least[:, None]
    completes = best[:, :, None] & ((sets > left[:, None, :]) | ((pair == 1)[:, :, None] & (after == 1)))
    useful = (need > rows) | completes.any(1)
    far = need.sum() - kept.sum(1) + least - 1
    return far.astype(int).tolist(), np.where(useful, _BITS, 0).sum(1).tolist()


_SETS = np.array([*map(_tiles, ((low,) for low in LOWEST)), *(3 * np.eye(len(KINDS), dtype=np.uint8))], np.uint8)
_NO_SET = np.zeros((1, len(KINDS)), np.uint8)
