"""What must hold for any hand, tried by hypothesis."""

from hypothesis import given
from hypothesis import strategies as base

from ruka import _core
from ruka.testing import strategies as st
from ruka.testing.reference import hands as reference
from tests.native import answers


@given(st.hands(size=14))
def test_the_best_discard_keeps_the_shanten(hand: _core.Hand) -> None:
    far = _core.shanten(hand)
    after = [left for _, left, _ in _core.discards(hand)]
    assert min(after) == max(far, 0)
    assert max(after) <= far + 1


@given(st.hands(size=13))
def test_a_useful_tile_brings_one_step_and_no_other_does(hand: _core.Hand) -> None:
    far, useful = _core.useful(hand)
    for kind, limit in enumerate(answers.stock(hand)):
        if answers.kinds(hand.tiles).count(kind) < limit:
            drawn = _core.Hand([*hand.tiles, kind], hand.melds)
            assert _core.shanten(drawn) == far - (kind in dict(useful))


@given(st.hands(size=13))
def test_ready_is_having_waits(hand: _core.Hand) -> None:
    assert bool(_core.waits(hand)) == (_core.shanten(hand) == 0)


@given(st.late_hands(size=13))
def test_a_late_hand_agrees_with_brute_force(hand: _core.Hand) -> None:
    tiles = answers.kinds(hand.tiles)
    assert _core.shanten(hand) == reference.shanten(tiles)
    assert [kind for kind, _ in _core.waits(hand)] == reference.waits(tiles)


@given(st.complete_hands())
def test_complete_is_having_readings(hand: _core.Hand) -> None:
    assert _core.shanten(hand, _core.MCR_FORMS) == -1
    assert set(answers.readings(hand, reference.MCR))


@given(st.complete_hands(form="regular", named=False), base.data())
def test_every_tile_of_a_complete_hand_may_have_won_it(hand: _core.Hand, data: base.DataObject) -> None:
    winning = data.draw(st.winning_tiles(hand))
    won = _core.Hand(hand.tiles, hand.melds, winning)
    without = list(hand.tiles)
    without.remove(winning)
    assert all(reading.role != _core.NO_ROLE for reading in _core.readings(won))
    assert answers.kinds([winning])[0] in dict(_core.waits(_core.Hand(without, hand.melds)))


@given(st.notations())
def test_printing_and_parsing_are_inverse(text: str) -> None:
    hand = _core.parse(text)
    assert _core.parse(str(hand)) == hand
    assert hash(_core.parse(str(hand))) == hash(hand)


@given(base.permutations([0, 9, 18]), st.hands(size=13))
def test_suits_are_alike(starts: list[int], hand: _core.Hand) -> None:
    def moved(kind: int) -> int:
        return starts[kind // 9] + kind % 9 if kind < 27 else kind

    table = [_core.Meld(meld.type, moved(meld.kind), meld.concealed) for meld in hand.melds]
    other = _core.Hand([moved(kind) for kind in answers.kinds(hand.tiles)], table)
    assert _core.shanten(other) == _core.shanten(hand)
    assert dict(_core.waits(other)) == {moved(kind): left for kind, left in _core.waits(hand)}
