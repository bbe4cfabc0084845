"""The references against each other: two slow ways to say the same thing."""

from collections.abc import Iterator

import pytest

from ruka.testing import corpora
from ruka.testing.reference import hands as reference


def test_complete_is_one_before_ready() -> None:
    for tiles in corpora.tile_lists(corpora.late_hands(150, 14, turns=25, seed=1)):
        assert reference.complete(tiles) == (reference.shanten(tiles) == -1)


def test_ready_is_waiting_for_something() -> None:
    for tiles in corpora.tile_lists(corpora.late_hands(60, 13, turns=25, seed=2)):
        waits = reference.waits(tiles)
        assert bool(waits) == (reference.shanten(tiles) == 0)
        if waits:
            assert reference.useful(tiles) == waits


@pytest.mark.parametrize("forms", [reference.RIICHI, reference.MCR], ids=["riichi", "mcr"])
def test_an_exchange_is_one_step_at_most_and_the_best_one_is_one(forms: tuple[str, ...]) -> None:
    for tiles in corpora.tile_lists(corpora.late_hands(6, 14, turns=20, seed=3)):
        far = reference.shanten(tiles, forms)
        steps = {reference.shanten(other, forms) - far for other in exchanges(tiles)}
        assert steps <= {-1, 0, 1}
        assert (-1 in steps) == (far > -1)


def exchanges(tiles: list[int]) -> Iterator[list[int]]:
    for out in set(tiles):
        rest = reference.without(tiles, [out])
        assert rest is not None
        yield from ([*rest, into] for into in reference.KINDS if rest.count(into) < 4)


def test_a_pair_is_complete_beside_four_sets() -> None:
    assert reference.shanten([33, 33]) == -1
    assert reference.readings([33, 33], 33) == {reference.Reading("regular", (), (33,), (), "single")}


def test_three_pungs_are_three_equal_chows() -> None:
    tiles = [0, 0, 0, 1, 1, 1, 2, 2, 2, 9, 10, 11, 33, 33]
    assert {reading.sets for reading in reference.readings(tiles)} == {
        (("chow", 0), ("chow", 0), ("chow", 0), ("chow", 9)),
        (("chow", 9), ("pung", 0), ("pung", 1), ("pung", 2)),
    }


def test_knitted_straights() -> None:
    assert len(reference.splits(False)) == 6
    assert len(set(reference.splits(True))) == 1680 - 6  # not into three chows
    assert set(reference.splits(False)) < set(reference.splits(True))
