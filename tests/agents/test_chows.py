"""Plans on three chows that are dear together, for rules whose plain hands do not reach the minimum."""

from random import Random

import numpy as np
import pytest

import ruka
from ruka.agents.bots.chows import LOWEST, dear_chows, missing, toward_chows
from ruka.tiles import CODES, KINDS


def chows(*lowest: str) -> tuple[int, ...]:
    return tuple(CODES[tile] for tile in lowest)


@pytest.mark.parametrize("rules", ["mcr", "international"])
def test_dear_chows_win_with_any_fourth(rules: str) -> None:
    found = dear_chows(ruka.rule_set(rules).resolved)
    assert found[chows("1m", "4m", "7m")] >= 16  # a straight of one suit
    assert found[chows("3m", "3p", "3s")] >= 8
    assert chows("1m", "4p", "5s") not in found
    assert min(found.values()) >= 8


def test_chows_laid_down_are_counted_by_the_tiles_that_miss() -> None:
    counts = [0] * len(KINDS)
    for tile in ("1m", "2m", "4m", "5m", "6m", "9m"):
        counts[CODES[tile]] += 1
    assert missing(chows("1m", "4m", "7m"), counts) == 3


def least(row: np.ndarray, kept: tuple[int, ...]) -> int:
    """Tiles that miss to these chows, one more set and a pair, found by trying every set and pair."""
    sets: list[tuple[int, ...]] = [(kind,) * 3 for kind in range(len(KINDS))]
    sets += [(low, low + 1, low + 2) for low in LOWEST]
    if row.sum() // 3 == len(kept):
        sets = [()]
    want = [tile for low in kept for tile in (low, low + 1, low + 2)]
    return min(
        sum(max(0, whole.count(tile) - int(row[tile])) for tile in set(whole))
        for one in sets
        for pair in range(len(KINDS))
        for whole in [[*want, *one, pair, pair]]
    )


@pytest.mark.parametrize("seed", range(6))
def test_distance_and_useful_tiles_are_those_of_every_try(seed: int) -> None:
    rng = Random(seed)
    kept = tuple(rng.choices(LOWEST, k=3))
    row = np.zeros(len(KINDS), np.uint8)
    near = [tile for low in kept for tile in (low, low + 1, low + 2)][: rng.randint(3, 9)]
    rest = [kind for kind in range(len(KINDS)) for _ in range(4)]
    for tile in near:
        rest.remove(tile)
    for tile in [*near, *rng.sample(rest, (10 if seed % 2 else 13) - len(near))]:
        row[tile] += 1
    (far,), (mask,) = toward_chows(kept, row[None, :])
    assert far == least(row, kept) - 1
    lower = [kind for kind in range(len(KINDS)) if least(row + np.eye(len(KINDS), dtype=np.uint8)[kind], kept) <= far]
    assert {kind for kind in range(len(KINDS)) if mask >> kind & 1} <= set(lower)
    assert any(mask >> kind & 1 for kind in lower)
