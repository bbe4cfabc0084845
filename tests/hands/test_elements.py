"""Elements and the potential of a hand (002), against plain counting."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

import ruka
from ruka import RukaError, element, potential
from ruka.hands.elements import plan_of
from ruka.tiles import KINDS, TILES


def is_set(tiles: list[int]) -> bool:
    low, middle, high = sorted(tiles)
    return low == high or (low + 1 == middle == high - 1 and low // 9 == high // 9 and high < 27)


def has_sets(tiles: list[int], number: int) -> bool:
    """Some choice of so many disjoint sets, by trying all."""
    if number == 0:
        return True
    for three in combinations(range(len(tiles)), 3):
        if is_set([tiles[at] for at in three]) and has_sets(
            [tile for at, tile in enumerate(tiles) if at not in three], number - 1
        ):
            return True
    return False


def is_hopeful(tiles: list[int]) -> bool:
    """Sets, and a pair or two tiles that wait on both sides."""
    for two in combinations(range(len(tiles)), 2):
        low, high = sorted(tiles[at] for at in two)
        both_sides = high - low == 1 and high < 27 and low % 9 not in (0, 7, 8)
        rest = [tile for at, tile in enumerate(tiles) if at not in two]
        if (low == high or both_sides) and has_sets(rest, len(rest) // 3):
            return True
    return False


def completes(tiles: list[int], more: int) -> bool:
    after = [*tiles, more]
    if len(tiles) == 1:
        return tiles == [more]
    if len(tiles) % 3 == 1:
        return is_hopeful(after)
    if len(tiles) % 3 == 0:
        return has_sets(after, len(tiles) // 3) and not has_sets(tiles, len(tiles) // 3)
    return has_sets(after, len(after) // 3)


def test_what_completes_an_element_is_counted_truly() -> None:
    random = Random(5)
    for _ in range(300):
        suit = random.choice("mpsz")
        box = [kind for kind in range(34) if KINDS[kind][1] == suit for _ in range(4)]
        tiles = random.sample(box, random.randint(1, 7))
        rest = [*box]
        for tile in tiles:
            rest.remove(tile)
        gone = random.sample(rest, random.randint(0, 6))
        answer = element("".join(KINDS[tile] for tile in tiles), "".join(KINDS[tile] for tile in gone))
        left = {tile: rest.count(tile) - gone.count(tile) for tile in {*rest}}
        expected = {KINDS[tile]: number for tile, number in left.items() if number and completes(tiles, tile)}
        assert dict(answer.accepts) == expected, tiles


def test_002_a_run_of_five_is_completed_in_three_ways() -> None:
    assert dict(element("45678m").accepts) == {"3m": 4, "6m": 3, "9m": 4}


@pytest.mark.parametrize(
    ("tiles", "visible", "code"),
    [
        ("", "", "empty"),
        ("5m6p", "", "element-of-one-suit"),
        ("[555m]", "", "not-an-element"),
        ("5m +6m", "", "not-an-element"),
        ("1f", "", "not-an-element"),
        ("55m", "555m", "bad-visible"),
        ("55555m", "", "fifth-tile"),
    ],
)
def test_what_is_no_element_is_refused(tiles: str, visible: str, code: str) -> None:
    with pytest.raises(RukaError) as refused:
        element(tiles, visible)
    assert refused.value.code == code


def test_the_parts_of_a_hand_are_its_tiles_and_count_as_shanten_does() -> None:
    random = Random(11)
    box = [kind for kind in KINDS for _ in range(4)]
    for _ in range(400):
        hand = random.sample(box, random.choice((13, 14)))
        answer = potential("".join(hand))
        parts = [*answer.sets, *(one.tiles for one in answer.elements), *answer.lone]
        tiles = [TILES[code] for part in parts for code in ruka._core.parse_tiles(part)]
        assert sorted(tiles) == sorted(hand)
        assert answer.needed == ruka.shanten("".join(hand), "regular") + 1
        for one in answer.elements:
            assert one.accepts.keys() == element(one.tiles).accepts.keys()
        if answer.needed == 6 and not any(len(part) >= 4 for part in parts):
            assert len(answer.elements) <= 3  # D-70: six needed and nothing finished


@pytest.mark.parametrize(
    ("needed", "turn", "elements", "sets", "plan"),
    [
        (4, 1, 5, 0, "attack"),
        (5, 1, 4, 0, "wait"),
        (6, 1, 3, 0, "defend"),  # D-70
        (6, 1, 1, 1, "wait"),
        (7, 1, 2, 0, "defend"),
        (2, 10, 2, 3, "attack"),
        (2, 11, 2, 3, "defend"),
        (1, 15, 1, 3, "attack"),
        (1, 16, 1, 3, "wait"),
    ],
)
def test_002_the_plan_by_tiles_needed_and_turn(needed: int, turn: int, elements: int, sets: int, plan: str) -> None:
    assert plan_of(needed, turn, elements, sets) == plan


def test_002_estimates_name_the_elements_of_the_source() -> None:
    first = potential("1z3z35s2m677m1p57p6z5z")
    assert [one.tiles for one in first.elements] == ["677m", "57p", "35s"]
    second = potential("89p222p45m9m789s66z")
    assert {one.tiles for one in second.elements} >= {"89p", "45m"}
    assert sum(one.accepts.total for one in second.elements if one.tiles != "66z") == 12
    third = potential("66z3z2z12p56p68s224m8m")
    assert {one.tiles for one in third.elements} == {"66z", "12p", "56p", "68s", "224m"}


def test_a_turn_before_the_first_is_refused() -> None:
    with pytest.raises(RukaError, match="There is no turn 0"):
        potential("123m 456p 789s 11z 56p", turn=0)
