"""The shuffle under statistics: each test cries wolf at a fair shuffle once in a million, and the seeds are fixed.

A statistic becomes the deviation of a normal law: by Wilson and Hilferty where it is a chi-square, else as the mean of
what independent walls give.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from random import Random
from typing import Any

import numpy as np
import pytest

from ruka import _core
from ruka.engine import SharedSeed
from ruka.engine.flow import compiled_flow
from ruka.rulesets import rule_set

ALARM = 4.892  # of a normal law: beyond it on either side, one in a million
WALLS = 20_000
TILES, KINDS = 136, 34
PLACES = (0, 13, 52, 67, 122, 134)  # the first tile, of the deal, of the draws, of the dead wall, the last but one

Array = np.ndarray[Any, np.dtype[Any]]


def dealt(seeds: Iterable[tuple[str, int]]) -> tuple[Array, Array]:
    """Walls and dice of seeds and numbers of hands."""
    flow = compiled_flow(rule_set("ema-2016"))  # four of each kind and nothing else
    deals = [_core.deal(flow, seed.encode(), hand) for seed, hand in seeds]
    return np.array([wall for wall, _ in deals], np.uint8), np.array([dice for _, dice in deals], np.uint8)


def seed(number: int, *players: str) -> str:
    return str(SharedSeed.of(f"{number:064x}", players or ("a1", "", "b2", "")))


@cache
def fair() -> tuple[Array, Array]:
    """Hands of one game after another."""
    return dealt((seed(number // 8), number % 8) for number in range(WALLS))


def chi_square(statistic: float, free: int) -> float:
    return float(((statistic / free) ** (1 / 3) - 1 + 2 / (9 * free)) / np.sqrt(2 / (9 * free)))


def counted(values: Array, likely: Array) -> float:
    """How far counts are from what is likely in each cell; the values of different walls."""
    expected = likely * len(values)
    counts = np.bincount(values, minlength=len(likely))
    return chi_square(float(((counts - expected) ** 2 / expected).sum()), len(likely) - 1)


def mean(values: Array, expected: float) -> float:
    return float((values.mean() - expected) / (values.std() / np.sqrt(len(values))))


def of_places(walls: Array) -> float:
    """Kinds in places. Every kind lies four times in every wall, which takes a place's worth of freedom away."""
    counts = np.array([np.bincount(place, minlength=KINDS) for place in walls.T])
    expected = len(walls) / KINDS
    return chi_square(((counts - expected) ** 2 / expected).sum() * (TILES - 1) / TILES, (TILES - 1) * (KINDS - 1))


def same_kinds(walls: Array, others: Array) -> float:
    """Two walls that know nothing of each other have the same kind in four places."""
    return mean((walls == others).sum(axis=1), TILES / KINDS)


def test_kinds_have_no_places_of_their_own() -> None:
    assert abs(of_places(fair()[0])) < ALARM


@pytest.mark.parametrize("place", PLACES)
def test_a_tile_does_not_tell_the_next_one(place: int) -> None:
    pairs = fair()[0][:, place].astype(int) * KINDS + fair()[0][:, place + 1]
    likely = np.full((KINDS, KINDS), 16.0)
    np.fill_diagonal(likely, 12.0)  # three of the kind are left
    assert abs(counted(pairs, likely.ravel() / (TILES * (TILES - 1)))) < ALARM


def test_equal_tiles_lie_together_as_often_as_they_should() -> None:
    walls = fair()[0]
    assert abs(mean((walls[:, 1:] == walls[:, :-1]).sum(axis=1), 3.0)) < ALARM


def test_dice_are_fair_and_know_nothing_of_each_other() -> None:
    faces = fair()[1].astype(int) - 1
    assert abs(counted(faces @ np.array([216, 36, 6, 1]), np.full(1296, 1 / 1296))) < ALARM


def test_dice_do_not_tell_the_first_tile() -> None:
    walls, dice = fair()
    throws = (dice[:, 0].astype(int) - 1) * 6 + dice[:, 1] - 1
    assert abs(counted(throws * KINDS + walls[:, 0], np.full(36 * KINDS, 1 / (36 * KINDS)))) < ALARM


def test_hands_that_follow_each_other_have_nothing_in_common() -> None:
    walls, dice = fair()
    assert abs(same_kinds(walls[0::2], walls[1::2])) < ALARM
    both = dice[0::2, 0].astype(int) * 6 + dice[1::2, 0] - 7
    assert abs(counted(both, np.full(36, 1 / 36))) < ALARM


@pytest.mark.parametrize(
    "players", [("a2", "", "b2", ""), ("a1", "0", "b2", ""), ("b2", "", "a1", ""), ("a1", "b2", "", "")]
)
def test_another_seed_of_one_player_makes_another_wall(players: tuple[str, ...]) -> None:
    walls, _ = dealt((seed(number), 0) for number in range(4000))
    others, _ = dealt((seed(number, *players), 0) for number in range(4000))
    assert abs(same_kinds(walls, others)) < ALARM


def test_a_bad_shuffle_is_found() -> None:
    """Every tile changes places with any other, and not with one that is not laid yet."""
    random = Random(1)
    walls = []
    for _ in range(4000):
        wall = [code // 4 for code in range(TILES)]
        for place in range(TILES):
            other = random.randrange(TILES)
            wall[place], wall[other] = wall[other], wall[place]
        walls.append(wall)
    assert of_places(np.array(walls)) > 2 * ALARM
