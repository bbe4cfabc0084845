"""Walls are what the documents say, and hold the tiles of the box; statistics are in test_shuffle_statistics.py."""

from __future__ import annotations

from collections import Counter

import pytest

from ruka import _core
from ruka.engine.dice import break_of
from ruka.engine.flow import compiled_flow
from ruka.rulesets import RULE_SETS, rule_set
from tests.engine import reference_shuffle

# RFC 8439, 2.3.2
RFC_BLOCK = """10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e
               d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e"""

# 0 and one byte; one block of SHA-256 just filled, just not, and two; numbers beyond 32 bits
SEEDS = [b"", b"7", b"x" * 47, b"x" * 48, b"x" * 55, b"x" * 56, b"x" * 64, bytes(range(256))]
HANDS = [0, 1, 255, 256, 2**32, 2**64 - 1]


def test_the_reference_gives_the_known_answer() -> None:
    block = reference_shuffle.chacha20_block(bytes(range(32)), 1, bytes.fromhex("000000090000004a00000000"))
    assert block == bytes.fromhex(RFC_BLOCK)


@pytest.mark.parametrize("seed", SEEDS, ids=len)
@pytest.mark.parametrize("hand", HANDS)
def test_deals_as_the_reference(seed: bytes, hand: int) -> None:
    rules = rule_set("tenhou")
    expected = reference_shuffle.deal(rules.resolved.tiles.box, seed, hand)
    assert _core.deal(compiled_flow(rules), seed, hand) == expected


@pytest.mark.parametrize("id", RULE_SETS)
def test_a_wall_has_the_tiles_of_the_box(id: str) -> None:
    rules = rule_set(id)
    box = Counter({code: count for code, count in enumerate(rules.resolved.tiles.box) if count})
    for hand in range(100):
        wall, dice = _core.deal(compiled_flow(rules), b"box", hand)
        assert Counter(wall) == box
        assert all(1 <= die <= 6 for die in dice)


def test_000_2_5_twelve_lets_north_break_the_wall() -> None:
    rules = rule_set("ema-riichi")
    assert break_of((6, 6), 0, rules) == (3, 12, 3)
    assert break_of((1, 1), 3, rules) == (0, 2, 0)
    assert [break_of((1, n), 0, rules).seat for n in (1, 2, 3, 4)] == [1, 2, 3, 0]
