"""Questions about many hands give the answers of the single ones."""

from random import Random

import numpy as np
import pytest

import ruka
from ruka.hands import PRESETS
from ruka.testing import hands
from ruka.tiles import KINDS, kinds_in


@pytest.fixture(scope="module")
def waiting() -> list[ruka.Hand]:
    rng = Random(5)
    return [hands.dealt(rng, 13) for _ in range(300)]


@pytest.mark.parametrize("forms", PRESETS)
def test_shanten_and_useful_tiles(waiting: list[ruka.Hand], forms: str) -> None:
    counts = ruka.batch.counts(waiting)
    far, masks = ruka.batch.useful(counts, forms)
    assert ruka.batch.shanten(counts, forms).tolist() == far.tolist()
    for hand, shanten, mask in zip(waiting, far.tolist(), masks.tolist(), strict=True):
        useful = ruka.useful(hand, forms)
        assert (shanten, kinds_in(mask)) == (useful.shanten, tuple(useful.tiles))


def test_waits() -> None:
    notations = ["123m 456p 789s 11z 56p", "19m 19p 19s 1234567z", "123m 456p 789s 1234z"]
    masks = ruka.batch.waits(ruka.batch.counts(notations)).tolist()
    assert [kinds_in(mask) for mask in masks] == [tuple(ruka.waits(notation)) for notation in notations]


def test_readings() -> None:
    notations = ["123m 456p 22z 56789s +7s", "123m 456p 789s 11z 568p", "1133m 5577p 2244s 66z"]
    winning = np.array([KINDS.index("7s"), 255, 255], np.uint8)
    packed = ruka.batch.readings(ruka.batch.counts(notations), winning)
    assert np.diff(packed.offsets).tolist() == [len(ruka.readings(notation)) for notation in notations]
    assert len(packed.rows) == packed.offsets[-1]


def test_no_hands_give_no_answers() -> None:
    assert ruka.batch.shanten(ruka.batch.counts([])).shape == (0,)


def test_an_array_of_another_shape_is_refused() -> None:
    with pytest.raises(ruka.RukaError) as caught:
        ruka.batch.shanten(np.zeros((2, 33), np.uint8))
    assert caught.value.code == "bad-shape"
