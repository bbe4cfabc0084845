"""What hands of a kind have at least: the scorer is asked about some that are alike in nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from ruka._core import CHOW, PUNG, Hand, Meld, Rules, Win, score
from ruka.rules.expr import NUMBERED
from ruka.rules.words import HONOURS

LIMIT_FAN = 13  # what a limit hand counts as, in fan
SETS = 4
SAMPLES = 12
Group = tuple[int, int]  # type of set, lowest kind


@dataclass(frozen=True)
class Sampler:
    rules: Rules
    flowers: Sequence[int]

    def least(self, kinds: int, win: Win, *, chows: bool = True, pung: int | None = None, open: bool = True) -> int:
        """Fan that count towards the minimum, of the poorest of some hands with sets of numbered kinds among these."""
        rng = Random(kinds)
        sets: list[Group] = [(PUNG, kind) for kind in range(27) if kinds >> kind & 1]
        if chows:
            sets += [(CHOW, low) for low in range(27) if low % 9 < 7 and kinds >> low & 7 == 7] * 2
        fixed: list[Group] = [] if pung is None else [(PUNG, pung)]
        pairs = [kind for kind in range(34) if (kinds if kinds & NUMBERED == kinds else kinds & HONOURS) >> kind & 1]
        found: list[int] = []
        while len(found) < SAMPLES:
            groups = [*fixed, *rng.choices(sets, k=SETS - len(fixed))]
            tiles = [tile for group in groups for tile in _tiles(group)] + [rng.choice(pairs)] * 2
            if max(map(tiles.count, tiles)) <= 4:
                found.append(self._fan(groups, tiles, win, open))
        return min(found)

    def _fan(self, groups: list[Group], tiles: list[int], win: Win, open: bool) -> int:
        melds = [Meld(type, low, False, 0) for type, low in groups[: int(open)]]
        hand = Hand(tiles[3 * len(melds) :], melds, tiles[-3], self.flowers)
        found = score(self.rules, hand, win)
        return found.fan_without_bonus + int(found.limits * LIMIT_FAN)


def _tiles(group: Group) -> tuple[int, ...]:
    type, low = group
    return (low, low + 1, low + 2) if type == CHOW else (low,) * 3
