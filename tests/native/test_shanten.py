"""Shanten against brute force: each form, each size of hand, with sets on the table, and other tile sets."""

from random import Random

import pytest

from ruka import _core
from ruka.testing import corpora, hands
from ruka.testing.reference import hands as reference
from ruka.tiles import TILES_108, TILES_132
from tests.native import answers

SIZES = (1, 2, 4, 5, 7, 8, 10, 11, 13, 14)


@pytest.mark.parametrize("tile_set", answers.TILE_SETS)
@pytest.mark.parametrize("size", SIZES)
def test_every_size_of_hand(size: int, tile_set: str) -> None:
    in_play = answers.TILE_SETS[tile_set]
    rows = corpora.mixed_hands(400, size, seed=size, kinds=in_play)
    ours = _core.shanten_batch(rows, _core.RIICHI_FORMS, in_play)
    limits = answers.stock(_core.Hand([]), in_play)
    for tiles, answer in zip(corpora.tile_lists(rows), ours.tolist(), strict=True):
        assert answer == reference.shanten(tiles, stock=limits), tiles


@pytest.mark.parametrize("forms", [reference.MCR, answers.INTERNATIONAL], ids=["mcr", "international"])
def test_each_form_by_itself(forms: tuple[str, ...]) -> None:
    rng = Random(81)
    for number in range(60):
        hand = hands.complete(rng, hands.FORMS[number % 5]) if number % 2 else hands.dealt(rng, 14)
        tiles = answers.kinds(hand.tiles)
        for _ in range(number % 4):  # some steps away from complete
            tiles[rng.randrange(14)] = rng.randrange(34)
        if max(map(tiles.count, tiles)) > 4:
            continue
        ours = _core.shanten_by_form(_core.Hand(tiles), answers.bits(forms))
        named = {answers.FORM_OF_BIT[bit]: far for bit, far in ours.items()}
        assert named == reference.shanten_by_form(tiles, forms), tiles


@pytest.mark.parametrize("melds", [1, 2, 3, 4])
def test_sets_on_the_table_use_up_their_tiles(melds: int) -> None:
    rng = Random(melds)
    for _ in range(300):
        hand = hands.dealt(rng, rng.choice((13, 14)), melds, kinds=rng.choice((_FEW, hands.ALL_KINDS)))
        ours = _core.shanten_by_form(hand, _core.MCR_FORMS)
        theirs = reference.shanten_by_form(answers.kinds(hand.tiles), reference.MCR, answers.stock(hand))
        assert {answers.FORM_OF_BIT[bit]: far for bit, far in ours.items()} == theirs, str(hand)


_FEW = 0b1111111 << 18  # one suit, so that the sets take what the hand needs


def test_kinds_out_of_play_complete_nothing() -> None:
    # 2m and 3m would make sets of the ones, but they are not there
    assert _core.shanten("1111m 111122233z") == 1
    assert _core.shanten("1111m 111122233z", kinds=TILES_108.kinds) == 2
    # without west a pair of it cannot come
    assert _core.shanten("123m 456p 789s 111z 2z", kinds=TILES_132.kinds) == 0
