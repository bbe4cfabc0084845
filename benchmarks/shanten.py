"""Shanten: one call a hand, and many hands at once on all cores."""

from collections.abc import Callable, Iterator

import mahjong.shanten
import riichienv
import xiangting

import ruka
from benchmarks.harness import Race, Runner, Work, each, race
from ruka.testing import corpora
from ruka.testing.corpora import Counts

HANDS = 20_000


def races() -> Iterator[Race]:
    counts = corpora.mixed_hands(HANDS, tiles=14, seed=1)
    hands = [ruka.Hand(tiles) for tiles in corpora.tile_lists(counts)]
    texts = [str(hand) for hand in hands]
    peers = peers_of(counts)
    yield race("shanten, one call a hand", Runner("ruka.shanten(Hand)", each(ruka.shanten, hands)), peers)
    yield race("shanten, one call a hand", Runner("ruka.shanten(str)", each(ruka.shanten, texts)), peers)
    yield race("shanten, batch on all cores", Runner("ruka.batch.shanten", batch(ruka.batch.shanten)), peers[:1])


def peers_of(counts: Counts) -> list[Runner]:
    """Each peer with the hands in the form that suits it best."""
    rows = counts.tolist()
    ids = [[4 * kind + copy for kind, held in enumerate(row) for copy in range(held)] for row in rows]
    four = xiangting.PlayerCount.FOUR
    return [
        Runner("riichienv", each(riichienv.calculate_shanten, ids)),
        Runner("xiangting", each(lambda row: xiangting.calculate_replacement_number(row, four), rows)),
        Runner("mahjong", each(mahjong.shanten.Shanten.calculate_shanten, rows)),
    ]


def batch(function: Callable[[Counts], object], tiles: int = 14) -> Work:
    """Works on the first n hands of a large array."""
    many = corpora.mixed_hands(1_000_000, tiles=tiles, seed=2)

    def work(items: int) -> None:
        for start in range(0, items, len(many)):
            function(many[: items - start])

    return work
