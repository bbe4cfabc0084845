"""Templates and hands of one chow: readings, distance and waits against lists of all hands that there are."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, combinations_with_replacement
from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from ruka import _core
from ruka.testing import hands as builders
from ruka.tiles import Hand

ORPHANS = (0, 8, 9, 17, 18, 26, *range(27, 34))
SUITS = (0, 9, 18)
BITS = {
    "snake": _core.SNAKE,
    "gates": _core.GATES,
    "triples": _core.TRIPLES,
    "couples": _core.COUPLES,
    "orphan_pairs": _core.ORPHAN_PAIRS,
}
ONE_CHOW = _core.REGULAR | _core.ONE_CHOW


def all_hands(template: str) -> Iterator[list[int]]:
    """Every hand of the shape, perhaps with five of a kind."""
    match template:
        case "snake":
            yield from ([suit, *range(suit, suit + 9), 27, 28, 29, 30] for suit in SUITS)
        case "gates":
            for suit in SUITS:
                gate = [suit, suit, *range(suit, suit + 9), suit + 8, suit + 8]
                yield from ([*gate, suit + rank] for rank in range(1, 8))
        case "triples":
            for ranks in combinations_with_replacement(range(9), 4):
                for pair in range(9):
                    for two in combinations(SUITS, 2):
                        yield [suit + rank for rank in ranks for suit in SUITS] + [suit + pair for suit in two]
        case "couples":
            for two in combinations(SUITS, 2):
                for seven in combinations_with_replacement(range(9), 7):
                    yield [suit + rank for rank in seven for suit in two]
        case "orphan_pairs":
            yield from ([*kinds, *kinds] for kinds in combinations(ORPHANS, 7))


@cache
def table(template: str) -> NDArray[np.uint8]:
    """Those that four of a kind allow, as counts."""
    counts = np.array([np.bincount(hand, minlength=34) for hand in all_hands(template)], np.uint8)
    return counts[(counts <= 4).all(axis=1)]


def nearest(hands: NDArray[np.uint8], counts: NDArray[np.int64]) -> int:
    """The most tiles that these have in common with one of the hands."""
    return int(np.minimum(hands, counts).sum(axis=1).max())


def random_hand(rng: Random, template: str, size: int) -> list[int]:
    """Tiles of such a hand, some of them exchanged."""
    held = list(builders.complete(rng, template, named=False).counts)
    tiles = [kind for kind, number in enumerate(held) for _ in range(number)]
    rng.shuffle(tiles)
    tiles = tiles[:size]
    for place in range(rng.choice((0, 0, 1, 1, 2, 5))):
        tiles[place] = rng.choice([kind for kind in range(34) if tiles.count(kind) < 4])
    return tiles


@pytest.mark.parametrize("template", BITS)
def test_distance_and_readings_of_templates(template: str) -> None:
    rng = Random(template)
    hands, bit = table(template), BITS[template]
    complete = 0
    for size in (13, 14) * 150:
        tiles = random_hand(rng, template, size)
        counts = np.bincount(tiles, minlength=34)
        fitting = nearest(hands, counts)
        far = 13 - fitting
        assert _core.shanten(Hand(tiles), bit) == far, tiles
        if size == 14:
            found = _core.readings(Hand(tiles), bit)
            assert len(found) == (far == -1)
            complete += far == -1
        else:
            drawn = {kind: counts + np.eye(34, dtype=int)[kind] for kind in range(34) if counts[kind] < 4}
            useful = [kind for kind, more in drawn.items() if nearest(hands, more) > fitting]
            assert [kind for kind, _ in _core.useful(Hand(tiles), bit)[1]] == useful, tiles
    assert complete > 20


@pytest.mark.parametrize("template", BITS)
def test_a_reading_of_a_template_names_all_its_tiles(template: str) -> None:
    rng = Random(template)
    for _ in range(50):
        hand = builders.complete(rng, template)
        (reading, *more) = _core.readings(hand, BITS[template])
        assert not more
        assert (reading.form, reading.role) == (BITS[template], _core.SINGLE)
        named = [*reading.pairs, *reading.pairs, *reading.singles]
        assert np.bincount(named, minlength=34).tolist() == list(hand.counts)


def test_templates_have_no_sets_on_the_table() -> None:
    gates = Hand([1, 2, 3, 4, 4, 5, 6, 7, 8, 8, 8], [_core.Meld(_core.PUNG, 0)])
    assert all(reading.form == _core.REGULAR for reading in _core.readings(gates, _core.REGULAR | _core.GATES))


def test_one_chow_drawing_a_useful_tile_is_one_step_and_no_other_is() -> None:
    rng = Random(5)
    complete = 0
    for number in range(400):
        melds = number % 4
        hand = builders.complete(rng, "regular", melds=melds, named=False)
        tiles = [tile if tile < 34 else (tile - 34) * 9 + 4 for tile in hand.tiles]
        rng.shuffle(tiles)
        tiles = tiles[1:]
        if tiles and rng.random() < 0.5:
            tiles[0] = rng.randrange(34)
        laid = [kind for meld in hand.melds for kind in meld.tiles]
        laid = [tile if tile < 34 else (tile - 34) * 9 + 4 for tile in laid]
        if max((tiles + laid).count(kind) for kind in range(34)) > 4:
            continue
        chows = sum(meld.type == _core.CHOW for meld in hand.melds)
        if chows > 1:
            assert _core.waits(Hand(tiles, hand.melds), ONE_CHOW) == []
            continue
        far, useful = _core.useful(Hand(tiles, hand.melds), ONE_CHOW)
        helps = {kind for kind, _ in useful}
        for kind in range(34):
            if (tiles + laid).count(kind) == 4:
                assert kind not in helps
                continue
            drawn = Hand([*tiles, kind], hand.melds)
            after = _core.shanten(drawn, ONE_CHOW)
            assert after == far - (kind in helps)
            assert (after == -1) == bool(_core.readings(drawn, ONE_CHOW))
            complete += after == -1
        assert far >= _core.shanten(Hand(tiles, hand.melds), _core.REGULAR)
    assert complete > 100
