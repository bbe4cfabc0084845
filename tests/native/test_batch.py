"""Batch answers are those of single calls, whatever the layout of the array and the number of threads."""

from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest

from ruka import _core, batch
from ruka.errors import RukaError
from ruka.testing import corpora, hands
from tests.native import answers

NONE = 255
CHOICES = {"riichi": _core.RIICHI_FORMS, "mcr": _core.MCR_FORMS, "international": _core.MCR_FORMS | _core.KNITTED_ANY}
BATCHES: list[Callable[..., Any]] = [batch.shanten, batch.useful, batch.waits]


def mask(kinds: list[tuple[int, int]]) -> int:
    return sum(1 << kind for kind, _ in kinds)


@pytest.mark.parametrize("forms", CHOICES)
@pytest.mark.parametrize("tile_set", answers.TILE_SETS)
def test_shanten(tile_set: str, forms: str) -> None:
    in_play, bits = answers.TILE_SETS[tile_set], CHOICES[forms]
    for size in (13, 14):
        rows = corpora.mixed_hands(500, size, seed=size, kinds=in_play)
        single = [_core.shanten(_core.Hand(tiles), bits, in_play) for tiles in corpora.tile_lists(rows)]
        assert _core.shanten_batch(rows, bits, in_play).tolist() == single


@pytest.mark.parametrize("forms", CHOICES)
@pytest.mark.parametrize("tile_set", answers.TILE_SETS)
def test_useful_tiles_and_waits(tile_set: str, forms: str) -> None:
    in_play, bits = answers.TILE_SETS[tile_set], CHOICES[forms]
    rows = corpora.mixed_hands(300, 13, seed=5, kinds=in_play)
    far, useful = _core.useful_batch(rows, bits, in_play)
    waits = _core.waits_batch(rows, bits, in_play)
    for number, tiles in enumerate(corpora.tile_lists(rows)):
        hand = _core.Hand(tiles)
        single_far, single_useful = _core.useful(hand, bits, in_play)
        assert (far[number], useful[number]) == (single_far, mask(single_useful)), tiles
        assert waits[number] == mask(_core.waits(hand, bits, in_play)), tiles


def test_readings() -> None:
    rng = Random(4)
    won = [hands.complete(rng, form, named=number % 3 > 0) for number in range(60) for form in hands.FORMS]
    rows = np.array([list(hand.counts) for hand in won], np.uint8)
    winning = np.array([NONE if hand.winning is None else answers.kinds([hand.winning])[0] for hand in won], np.uint8)
    offsets, packed = _core.readings_batch(rows, winning, _core.MCR_FORMS)
    assert packed.shape == (offsets[-1], 13)
    for hand, start, end in zip(won, offsets, offsets[1:], strict=False):
        assert packed[start:end].tolist() == [row(reading) for reading in _core.readings(hand, _core.MCR_FORMS)]


def row(reading: _core.Reading) -> list[int]:
    """A reading as the batch packs it."""
    sets = [number for group in reading.sets for number in (group.type, group.kind)]
    padded = sets + [NONE] * (8 - len(sets))
    pair = reading.pairs[0] if len(reading.pairs) == 1 else NONE
    completed = NONE if reading.completed is None else reading.completed
    return [reading.form, reading.role, completed, len(reading.sets), *padded, pair]


@pytest.mark.parametrize("answer", BATCHES)
def test_threads_and_layout_change_nothing(answer: Callable[..., Any]) -> None:
    rows = corpora.mixed_hands(5000, 13, seed=9)
    expected = np.asarray(answer(rows, threads=1))
    wide = np.zeros((5000, 40), np.uint8)
    wide[:, 3:37] = rows
    for threads in (0, 2, 7):
        assert np.array_equal(answer(rows, threads=threads), expected)
    assert np.array_equal(answer(np.asfortranarray(rows)), expected)
    assert np.array_equal(answer(wide[:, 3:37]), expected)
    assert np.array_equal(answer(rows[::-1]), expected[..., ::-1])


@pytest.mark.parametrize("answer", BATCHES)
def test_no_hands_no_answers(answer: Callable[..., Any]) -> None:
    assert np.asarray(answer(np.zeros((0, 34), np.uint8))).size == 0


@pytest.mark.parametrize("answer", BATCHES)
@pytest.mark.parametrize(
    ("bad", "code"),
    [
        (np.zeros((3, 33), np.uint8), "bad-shape"),
        (np.zeros(34, np.uint8), "bad-shape"),
        (np.zeros((3, 34), np.int64), "bad-shape"),
        (np.full((3, 34), 1, np.uint8), "bad-counts"),  # thirty-four tiles
        (np.eye(3, 34, dtype=np.uint8) * 3, "bad-counts"),  # three tiles are no hand
        (np.eye(3, 34, dtype=np.uint8) * 5, "bad-counts"),  # nor are five of a kind
        (np.full((3, 34), 255, np.uint8), "bad-counts"),
    ],
    ids=["33 columns", "one row", "wide numbers", "34 tiles", "3 tiles", "fifth tile", "255"],
)
def test_what_is_no_hand_is_refused(answer: Callable[..., Any], bad: np.ndarray, code: str) -> None:
    with pytest.raises(RukaError) as refused:
        answer(bad)
    assert refused.value.code == code
    assert all(refused.value.sentence(lang) for lang in ("cs", "pl", "en"))
