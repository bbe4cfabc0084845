"""Useful tiles, discards and waits against brute force, and the waits of our own vectors."""

import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ruka import _core
from ruka.testing import hands
from ruka.testing.reference import hands as reference
from tests.native import answers

VECTORS = Path(__file__).parents[1] / "vectors" / "waits.jsonl"


def some_hands(seed: int, number: int, size: int, in_play: int = hands.ALL_KINDS) -> list[_core.Hand]:
    """Dealt and late hands, some with sets on the table, and hands one tile from complete."""
    rng = Random(seed)
    made = []
    for turn in range(number):
        if turn % 4 == 0:
            made.append(hands.dealt(rng, size, melds=turn % 5, kinds=in_play))
        elif turn % 4 == 1:
            made.append(hands.late(rng, size, turns=turn % 18, kinds=in_play))
        else:
            ready = hands.complete(rng, "regular", melds=turn % 5, kinds=in_play)
            tiles = list(ready.tiles)
            tiles.remove(rng.choice(tiles))
            made.append(_core.Hand([*tiles, *_spare(rng, ready, size - 13)], ready.melds))
    return made


def _spare(rng: Random, hand: _core.Hand, number: int) -> list[int]:
    held = Counter(answers.kinds(hand.tiles))
    left = [kind for kind, limit in enumerate(answers.stock(hand)) if held[kind] < limit]
    return rng.sample(left, number)


def visible(rng: Random, hand: _core.Hand) -> list[int]:
    """Some of the tiles that the hand leaves, lying somewhere on the table."""
    held = Counter(answers.kinds(hand.tiles))
    return [rng.randint(0, limit - held[kind]) for kind, limit in enumerate(answers.stock(hand))]


def expected(hand: _core.Hand, useful: list[int], seen: list[int]) -> list[tuple[int, int]]:
    held, limits = Counter(answers.kinds(hand.tiles)), answers.stock(hand)
    return [(kind, limits[kind] - held[kind] - seen[kind]) for kind in useful]


@pytest.mark.parametrize("forms", [reference.RIICHI, reference.MCR], ids=["riichi", "mcr"])
def test_useful_tiles_of_13(forms: tuple[str, ...]) -> None:
    rng = Random(13)
    for hand in some_hands(1, 120 if forms == reference.RIICHI else 40, 13):
        seen = visible(rng, hand)
        tiles, limits = answers.kinds(hand.tiles), answers.stock(hand)
        far, ours = _core.useful(hand, answers.bits(forms), visible=seen)
        assert far == reference.shanten(tiles, forms, limits), str(hand)
        assert ours == expected(hand, reference.useful(tiles, forms, limits), seen), str(hand)


def test_each_discard_of_14_is_the_hand_without_it() -> None:
    rng = Random(14)
    for hand in some_hands(2, 200, 14):
        seen = visible(rng, hand)
        ours = _core.discards(hand, visible=seen)
        assert sorted(code for code, _, _ in ours) == sorted(set(hand.tiles))
        for code, far, useful in ours:
            tiles = list(hand.tiles)
            tiles.remove(code)
            # the tile that was thrown is seen as well
            seen_then = [number + (kind == answers.kinds([code])[0]) for kind, number in enumerate(seen)]
            assert (far, useful) == _core.useful(_core.Hand(tiles, hand.melds), visible=seen_then), f"{hand} - {code}"


@pytest.mark.parametrize("tile_set", answers.TILE_SETS)
def test_waits(tile_set: str) -> None:
    in_play = answers.TILE_SETS[tile_set]
    ready = 0
    for hand in some_hands(3, 600, 13, in_play):
        tiles = answers.kinds(hand.tiles)
        theirs = reference.waits(tiles, stock=answers.stock(hand, in_play))
        ours = _core.waits(hand, kinds=in_play)
        assert ours == expected(hand, theirs, [0] * 34), str(hand)
        ready += bool(ours)
    assert ready > 100


@pytest.mark.parametrize("form", hands.FORMS)
def test_waits_of_every_form(form: str) -> None:
    rng = Random(form)
    for _ in range(40):
        hand = hands.complete(rng, form)
        tiles = answers.kinds(hand.tiles)
        tiles.remove(rng.choice(tiles))
        ours = _core.waits(_core.Hand(tiles), answers.bits(reference.MCR))
        assert [kind for kind, _ in ours] == reference.waits(tiles, reference.MCR), tiles


def test_a_wait_that_the_others_hold_is_still_a_wait() -> None:
    seen = [0] * 34
    seen[12] = seen[15] = 4  # 4p and 7p
    seen[12] -= 1
    assert _core.waits("123m 456p 789s 11z 56p", visible=seen) == [(12, 0), (15, 0)]


@pytest.mark.parametrize(
    "case", [json.loads(line) for line in VECTORS.read_text("utf-8").splitlines()], ids=lambda case: str(case["id"])
)
def test_vectors(case: dict[str, Any]) -> None:
    ours = _core.waits(case["hand"])
    assert [_core.tile_name(kind) for kind, _ in ours] == case["expect"]["waits"]
    assert sum(left for _, left in ours) == case["expect"]["left"]
