"""Whole hands within reach, counted part by part in the core, and listed one by one here."""

from __future__ import annotations

from collections.abc import Iterator
from math import comb

import pytest

from ruka import _core
from ruka.agents.sight import CHOW
from ruka.engine.flow import TURN
from ruka.rulesets import rule_set
from tests.advice.positions import KINDS_OF_CODES, played

KINDS, SUITED, MELDS = 34, 27, 4
PUNGS = [(kind,) * 3 for kind in range(KINDS)]
CHOWS = [(kind, kind + 1, kind + 2) for kind in range(SUITED) if kind % 9 < 7]
FAR = 3  # tiles: hands that lack more have too many goals to list them here
Counts = tuple[int, ...]


def listed(held: Counts, unseen: Counts, sets: int, chows: int, most: int) -> set[Counts]:
    """Every hand of so many sets and a pair that lacks at most so many tiles, all of them unseen."""
    found: set[Counts] = set()
    groups = [*PUNGS, *CHOWS]

    def lacks(counts: list[int]) -> int:
        return sum(max(0, count - own) for count, own in zip(counts, held, strict=True))

    def can_be(counts: list[int]) -> bool:
        return all(count <= own + left for count, own, left in zip(counts, held, unseen, strict=True))

    def with_sets(first: int, left: int, chows: int, counts: list[int]) -> Iterator[list[int]]:
        if not left:
            yield counts
            return
        for number in range(first, len(groups)):
            chow = number >= len(PUNGS)
            if chow and not chows:
                return
            more = counts.copy()
            for kind in groups[number]:
                more[kind] += 1
            if can_be(more) and lacks(more) <= most:
                yield from with_sets(number, left - 1, chows - chow, more)

    for counts in with_sets(0, sets, chows, [0] * KINDS):
        for pair in range(KINDS):
            whole = counts.copy()
            whole[pair] += 2
            if can_be(whole) and lacks(whole) <= most:
                found.add(tuple(whole))
    return found


def ways(goal: Counts, held: Counts, unseen: Counts) -> int:
    """In which the tiles that it lacks can come."""
    product = 1
    for count, own, left in zip(goal, held, unseen, strict=True):
        product *= comb(left, max(0, count - own))
    return product


def compare(core: _core.Table, seat: int, one_chow: bool) -> int:
    """How many hands were found by both."""
    lacking, layers = core.reach(seat)
    if lacking > FAR or not layers:
        return 0
    held, melds = [0] * KINDS, core.melds(seat)
    for code in core.tiles(seat):
        held[KINDS_OF_CODES[code]] += 1
    own, unseen = tuple(held), tuple(core.unseen(seat))
    chows = 1 - sum(meld.type == CHOW for meld, *_ in melds) if one_chow else MELDS
    goals = listed(own, unseen, MELDS - len(melds), chows, lacking + 1)
    for more, (number, by_kind) in enumerate(layers):
        layer = [goal for goal in goals if sum(max(0, a - b) for a, b in zip(goal, own, strict=True)) == lacking + more]
        assert number == len(layer)
        assert by_kind[-1] == pytest.approx(sum(ways(goal, own, unseen) for goal in layer), rel=1e-4)
        for kind in range(KINDS):
            spared = [goal for goal in layer if goal[kind] < own[kind]]
            assert by_kind[kind] == pytest.approx(sum(ways(goal, own, unseen) for goal in spared), rel=1e-4)
    return len(goals)


@pytest.mark.parametrize(("rules", "one_chow"), [("tenhou", False), ("mcr", False), ("bmja", True)])
def test_what_is_counted_can_be_listed(rules: str, one_chow: bool) -> None:
    compared = 0
    for seed in range(3):
        for core, _ in played(rule_set(rules), seed).turns[5::9]:
            if core.phase == TURN:
                compared += compare(core, core.turn, one_chow)
    assert compared > 100
