"""Agreement with other engines on random, late and one-suited hands: 10,000 by default, 100,000 in the long suite."""

from collections.abc import Callable

import pytest

from ruka import _core
from ruka.testing import corpora
from ruka.testing.corpora import Counts
from ruka.tiles import TILES_108, TILES_136
from tests.known_differences import known_differences

pytestmark = pytest.mark.peers

FEW = 10_000
MANY = 100_000
NUMBERS = [FEW, pytest.param(MANY, marks=pytest.mark.long)]
SIZES = {13: 0.4, 14: 0.4, 10: 0.1, 11: 0.1}  # of the hands


def compare(peer: str, number: int, theirs: Callable[[Counts], list[int]], kinds: int = TILES_136.kinds) -> None:
    with known_differences(peer, whole=number == MANY) as known:
        for size, share in SIZES.items():
            rows = corpora.mixed_hands(int(number * share), size, seed=size, kinds=kinds)
            ours = _core.shanten_batch(rows, _core.RIICHI_FORMS, kinds).tolist()
            names = (str(_core.Hand(tiles)) for tiles in corpora.tile_lists(rows))
            for case, our, their in zip(names, ours, theirs(rows), strict=True):
                known.check(case, our, their)
    assert known.cases == number


def ids_136(rows: Counts) -> list[list[int]]:
    return [[4 * kind + copy for kind, held in enumerate(row) for copy in range(held)] for row in rows.tolist()]


@pytest.mark.parametrize("number", NUMBERS)
def test_mahjong(number: int) -> None:
    shanten = pytest.importorskip("mahjong.shanten").Shanten.calculate_shanten
    compare("mahjong", number, lambda rows: [shanten(row) for row in rows.tolist()])


@pytest.mark.parametrize("number", NUMBERS)
def test_riichienv(number: int) -> None:
    shanten = pytest.importorskip("riichienv").calculate_shanten
    compare("riichienv", number, lambda rows: [shanten(ids) for ids in ids_136(rows)])


@pytest.mark.parametrize("number", NUMBERS)
def test_riichienv_three_players(number: int) -> None:
    shanten = pytest.importorskip("riichienv").calculate_shanten_3p
    compare("riichienv-3p", number, lambda rows: [shanten(ids) for ids in ids_136(rows)], TILES_108.kinds)


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("players", ["FOUR", "THREE"])
def test_xiangting_useful_tiles(players: str, number: int) -> None:
    xiangting = pytest.importorskip("xiangting")
    count = getattr(xiangting.PlayerCount, players)
    kinds = TILES_108.kinds if players == "THREE" else TILES_136.kinds
    rows = corpora.mixed_hands(number, 13, seed=34, kinds=kinds)
    far, useful = _core.useful_batch(rows, _core.RIICHI_FORMS, kinds)
    with known_differences(f"xiangting-{players.lower()}", whole=number == MANY) as known:
        for row, our_far, our_useful in zip(rows, far.tolist(), useful.tolist(), strict=True):
            replacement, necessary = xiangting.calculate_necessary_tiles(row.tolist(), count)
            case = str(_core.Hand(corpora.tile_lists(row[None])[0]))
            known.check(case, [our_far, our_useful], [replacement - 1, necessary])
