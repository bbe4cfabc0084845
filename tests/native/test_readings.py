"""All readings of complete hands with all roles of the winning tile, against brute force."""

from random import Random

import pytest

from ruka import _core
from ruka.testing import hands
from ruka.testing.reference import hands as reference
from tests.native import answers

NASTY = [
    *(f"1112345678999m +{rank}m" for rank in range(1, 10)),  # nine gates
    "22333344445556m",
    "2233334444555m +6m",
    "2344455566678s +8s",  # seven-sided
    "11222333m 456p 99s +1m",  # three pungs or three equal chows
    "111222333444m 9p +9p",
    "111122223333m 4m +4m",  # four equal ranks: pungs, chows, and both
    "223344m 556677p 8s +8s",  # seven pairs, or twice two equal chows
    "2233445566778m +8m",
    "1122334455667s +4s",
    "1122334455667p +7p",
    "3334445556667m +7m",
    "55m 123p 123p 12p 999s +3p",  # a chow that is there three times, completed at its edge
    "19m 19p 19s 123456z 7z +1m",
    "119m 19p 19s 123456z +7z",
    "147m 258p 369s 123m 1z +1z",
    "147m 258p 369s 11m 23m +1m",  # the knitted one, the pair, or the chow
    "147m 258p 369s 4477m +4m",
    "147m 258p 369s 1234z +5z",
    "47m 258p 369s 12345z +7z",
    "[123m] 147m 258p 369s 7z +7z",
    "[111z] <2222z> [3333z] [444z] 5z +5z",
    "[123m] [123m] 123m 12m 99m +3m",
    "[406p] 340s 77z 34678m +5m",
    "1122m 3344p 5555s 77z",  # four of a kind are two pairs only where the rules say so
]
FORM_CHOICES = {"riichi": reference.RIICHI, "mcr": reference.MCR, "international": answers.INTERNATIONAL}


def check(hand: _core.Hand, forms: tuple[str, ...]) -> None:
    winning = None if hand.winning is None else answers.kinds([hand.winning])[0]
    ours = answers.readings(hand, forms)
    assert len(ours) == len(set(ours)), f"{hand}: a reading is there twice"
    assert set(ours) == reference.readings(answers.kinds(hand.tiles), winning, forms), str(hand)


@pytest.mark.parametrize("forms", FORM_CHOICES)
@pytest.mark.parametrize("text", NASTY)
def test_hands_that_read_in_many_ways(text: str, forms: str) -> None:
    check(_core.parse(text), FORM_CHOICES[forms])


@pytest.mark.parametrize("form", hands.FORMS)
def test_complete_hands_of_each_form(form: str) -> None:
    rng = Random(form)
    for number in range(1500 if form == "regular" else 250):
        melds = number % 5 if form == "regular" else number % 2 if form == "knitted" else 0
        hand = hands.complete(rng, form, melds, named=number % 4 != 0)
        assert answers.readings(hand, reference.MCR), str(hand)
        check(hand, reference.MCR)


def test_any_split_of_the_suits_is_knitted_in_international_rules() -> None:
    rng = Random(64)
    for _ in range(25):
        straight = rng.choice(reference.splits(True))
        singles = rng.sample((*straight, *reference.HONOURS), 14)
        check(_core.Hand(singles, winning=rng.choice(singles)), answers.INTERNATIONAL)
        check(_core.Hand([*straight, 33, 33, 33, 32, 32], winning=straight[0]), answers.INTERNATIONAL)


def test_a_hand_that_is_not_complete_has_no_reading() -> None:
    rng = Random(13)
    for _ in range(500):
        hand = hands.dealt(rng, 14, melds=rng.randrange(5))
        check(hand, reference.MCR)
