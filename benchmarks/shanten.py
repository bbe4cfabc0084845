"""Shanten: one call a hand, read from its notation or not, and many hands at once on all cores."""

from collections.abc import Callable, Iterator

import riichienv
import xiangting
from mahjong.shanten import Shanten
from mahjong.tile import TilesConverter

import ruka
from benchmarks.harness import Race, Runner, Work, each, race
from ruka.testing import corpora
from ruka.testing.corpora import Counts

HANDS = 20_000
MANY = 200_000


def races() -> Iterator[Race]:
    counts = corpora.mixed_hands(HANDS, tiles=14, seed=1)
    hands = [ruka.Hand(tiles) for tiles in corpora.tile_lists(counts)]
    texts = [str(hand).replace(" ", "") for hand in hands]
    peers = ready_made(counts)
    yield race("shanten, one call a hand", Runner("ruka.shanten(Hand)", each(ruka.shanten, hands)), peers)
    yield race("notation and shanten", Runner("ruka.shanten(str)", each(ruka.shanten, texts)), from_notation(texts))
    yield race("shanten, batch on all cores", Runner("ruka.batch.shanten", batch(ruka.batch.shanten)), peers[:1])


def ready_made(counts: Counts) -> list[Runner]:
    """Each peer with the hands in the form that suits it best."""
    rows = counts.tolist()
    ids = [[4 * kind + copy for kind, held in enumerate(row) for copy in range(held)] for row in rows]
    four = xiangting.PlayerCount.FOUR
    return [
        Runner("riichienv", each(riichienv.calculate_shanten, ids)),
        Runner("xiangting", each(lambda row: xiangting.calculate_replacement_number(row, four), rows)),
        Runner("mahjong", each(Shanten.calculate_shanten, rows)),
    ]


def from_notation(texts: list[str]) -> list[Runner]:
    def with_riichienv(text: str) -> int:
        tiles, _ = riichienv.parse_hand(text)
        return int(riichienv.calculate_shanten(tiles))

    def with_mahjong(text: str) -> int:
        return int(Shanten.calculate_shanten(TilesConverter.one_line_string_to_34_array(text)))

    return [Runner("riichienv", each(with_riichienv, texts)), Runner("mahjong", each(with_mahjong, texts))]


def batch(function: Callable[[Counts], object], tiles: int = 14) -> Work:
    """Works on hands of a large array, over and over."""
    many = corpora.mixed_hands(MANY, tiles=tiles, seed=2)

    def work(items: int) -> None:
        for start in range(0, items, len(many)):
            function(many[: items - start])

    return work
