"""Useful tiles of 13: one call a hand, and many hands at once on all cores."""

from collections.abc import Iterator

import xiangting

import ruka
from benchmarks.harness import Race, Runner, each, race
from benchmarks.shanten import HANDS, batch
from ruka.testing import corpora


def races() -> Iterator[Race]:
    counts = corpora.mixed_hands(HANDS, tiles=13, seed=3)
    hands = [ruka.Hand(tiles) for tiles in corpora.tile_lists(counts)]
    four = xiangting.PlayerCount.FOUR
    peer = Runner("xiangting", each(lambda row: xiangting.calculate_necessary_tiles(row, four), counts.tolist()))
    yield race("useful tiles, one call a hand", Runner("ruka.useful(Hand)", each(ruka.useful, hands)), [peer])
    yield race("useful tiles, batch on all cores", Runner("ruka.batch.useful", batch(ruka.batch.useful, 13)), [peer])
