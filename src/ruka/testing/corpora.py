"""Seeded hands by the thousand, as NumPy rows of 34 counts: the same seed gives the same hands.

>>> from ruka.testing import corpora
>>> hands = corpora.random_hands(1000, tiles=14, seed=7)
>>> hands.shape, int(hands[0].sum())
((1000, 34), 14)

`kinds` is the mask of the kinds in play, as everywhere.
"""

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

Counts = NDArray[np.uint8]

ALL_KINDS = (1 << 34) - 1
BAMBOOS_AND_HONOURS = ALL_KINDS & ~((1 << 18) - 1)
_BLOCK = 10_000


def random_hands(number: int, tiles: int = 14, seed: int = 0, kinds: int = ALL_KINDS) -> Counts:
    """Hands as they are dealt."""
    return np.concatenate([_counts(walls[:, :tiles]) for walls in _walls(number, tiles, seed, kinds)])


def late_hands(number: int, tiles: int = 14, turns: int = 12, seed: int = 0, kinds: int = ALL_KINDS) -> Counts:
    """Hands after this many turns of a player who always throws the tile with the fewest friends."""
    blocks = []
    for walls in _walls(number, tiles + turns, seed, kinds):
        hands = _counts(walls[:, :tiles])
        rows = np.arange(len(hands))
        for turn in range(turns):
            hands[rows, _loneliest(hands)] -= 1
            hands[rows, walls[:, tiles + turn]] += 1
        blocks.append(hands)
    return np.concatenate(blocks)


def mixed_hands(number: int, tiles: int = 14, seed: int = 0, kinds: int = ALL_KINDS) -> Counts:
    """A quarter each as dealt, after six and after twelve turns, and of one suit with the honours, where it is hard."""
    shares = [len(share) for share in np.array_split(np.arange(number), 4)]
    return np.concatenate(
        [
            random_hands(shares[0], tiles, seed, kinds),
            late_hands(shares[1], tiles, 6, seed + 1, kinds),
            late_hands(shares[2], tiles, 12, seed + 2, kinds),
            random_hands(shares[3], tiles, seed + 3, kinds & BAMBOOS_AND_HONOURS),
        ]
    )


def tile_lists(hands: Counts) -> list[list[int]]:
    """The same hands as sorted lists of kinds."""
    return [np.repeat(np.arange(34), hand).tolist() for hand in hands]


def _walls(number: int, length: int, seed: int, kinds: int) -> Iterator[NDArray[np.intp]]:
    """The first tiles of shuffled walls, a block of rows at a time so that memory stays small."""
    rng = np.random.default_rng(seed)
    wall = np.repeat([kind for kind in range(34) if kinds >> kind & 1], 4)
    for start in range(0, max(number, 1), _BLOCK):
        rows = min(_BLOCK, number - start)
        order = rng.random((rows, len(wall)), dtype=np.float32)
        # argpartition alone would leave the drawn tiles in an order that depends on the machine
        first = np.argsort(order, axis=1, kind="stable")[:, :length]
        yield wall[first]


def _counts(tiles: NDArray[np.intp]) -> Counts:
    rows = np.arange(len(tiles))[:, None] * 34
    flat = np.bincount((tiles + rows).ravel(), minlength=len(tiles) * 34)
    return flat.reshape(-1, 34).astype(np.uint8)


def _loneliest(hands: Counts) -> NDArray[np.intp]:
    """For each hand the kind whose tiles help each other least: copies most, then neighbours, then gaps."""
    held = hands.astype(np.int16)
    friends = 4 * held
    for start in (0, 9, 18):
        suit = held[:, start : start + 9]
        near = friends[:, start : start + 9]
        for step, worth in ((1, 2), (2, 1)):
            near[:, step:] += worth * suit[:, :-step]
            near[:, :-step] += worth * suit[:, step:]
    friends[held == 0] = np.iinfo(np.int16).max
    loneliest: NDArray[np.intp] = np.argmin(friends, axis=1)
    return loneliest
