"""The hands that the kit makes are what their names say."""

import importlib
import sys
from collections import Counter
from random import Random

import numpy as np
import pytest
from hypothesis import given

from ruka._core import Hand
from ruka.testing import corpora, hands
from ruka.testing import strategies as st
from ruka.testing.reference import hands as reference
from ruka.tiles import TILE_SETS, TILES_108, TILES_136, TileSet


@pytest.mark.parametrize("kinds", [TILES_136.kinds, TILES_108.kinds])
@pytest.mark.parametrize("size", [13, 14, 4])
def test_corpora_hold_real_hands(size: int, kinds: int) -> None:
    rows = corpora.mixed_hands(1003, size, seed=1, kinds=kinds)
    assert rows.shape == (1003, 34)
    assert rows.dtype == np.uint8
    assert set(rows.sum(axis=1)) == {size}
    assert rows.max() <= 4
    assert not rows[:, [kind for kind in range(34) if not kinds >> kind & 1]].any()


def test_a_seed_is_a_corpus() -> None:
    first = corpora.mixed_hands(500, seed=1)
    assert np.array_equal(first, corpora.mixed_hands(500, seed=1))
    assert not np.array_equal(first, corpora.mixed_hands(500, seed=2))
    assert np.array_equal(corpora.random_hands(20_000, seed=3)[:10_000], corpora.random_hands(10_000, seed=3))


def test_late_hands_are_nearer_than_dealt_ones() -> None:
    def mean_shanten(rows: corpora.Counts) -> float:
        return float(np.mean([reference.shanten(tiles) for tiles in corpora.tile_lists(rows)]))

    assert mean_shanten(corpora.late_hands(60, 13, turns=12)) < mean_shanten(corpora.random_hands(60, 13)) - 1


@pytest.mark.parametrize("form", hands.FORMS)
def test_complete_hands_are_complete(form: str) -> None:
    rng = Random(1)
    for number in range(50):
        hand = hands.complete(rng, form)
        tiles = [kind for kind, held in enumerate(hand.counts) for _ in range(held)]
        readings = reference.readings(tiles, forms=reference.MCR)
        assert form in {reading.form for reading in readings}, f"{number}: {hand}"
        assert hand.winning in hand.tiles


@pytest.mark.parametrize("tile_set", TILE_SETS.values(), ids=lambda tile_set: str(tile_set.total))
def test_walls_hold_the_tile_set(tile_set: TileSet) -> None:
    wall = hands.wall(Random(1), tile_set)
    assert len(wall) == tile_set.total
    assert wall != sorted(wall)
    assert Counter(wall) == Counter(hands.wall(Random(2), tile_set))


def test_red_fives_lie_in_the_wall() -> None:
    wall = Counter(hands.wall_tiles(TileSet(red_fives=(1, 2, 0))))
    assert (wall[34], wall[4], wall[35], wall[13], wall[36], wall[22]) == (1, 3, 2, 2, 0, 4)


@given(st.hands())
def test_hands_have_13_or_14_tiles(hand: Hand) -> None:
    assert hand.size in (13, 14)


@given(st.options({"open_tanyao": (True, False), "red_fives": (0, 3, 4)}))
def test_options_are_named_and_chosen(options: dict[str, object]) -> None:
    assert set(options) <= {"open_tanyao", "red_fives"}
    assert options.get("red_fives", 0) in (0, 3, 4)


@given(st.walls(TILES_108))
def test_walls_are_permutations(wall: list[int]) -> None:
    assert sorted(wall) == hands.wall_tiles(TILES_108)


def test_without_hypothesis_a_sentence_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "hypothesis", None)
    monkeypatch.delitem(sys.modules, "ruka.testing.strategies")
    with pytest.raises(ModuleNotFoundError, match="pip install hypothesis"):
        importlib.import_module("ruka.testing.strategies")
