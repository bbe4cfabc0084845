"""Source 004, "How it is played, part 6": its numbers, and its three differences from the rules of 2008."""

import pytest

from ruka.scoring import score
from tests.clauses.book import EMA, GUIDE, hit, lines, miss

OPEN = "[234p] 567p 345s 99s 67s +8s"


def test_004_zakladni_body_every_win_has_20() -> None:
    hit("base_20", "234p 567p 345s 99s 67s +8s", 20, GUIDE)
    hit("base_20", OPEN, 20, GUIDE)


def test_004_20_and_10_and_2_are_32_rounded_to_40() -> None:
    """Won, by ron, waiting for the pair: the worked example."""
    scored = score(GUIDE, "234p 456p 678p 345s 9s +9s", riichi=True)
    assert lines(scored) == {"riichi": 1, "base_20": 20, "menzen_ron_10": 10, "wait_2": 2}
    assert (scored.fu, scored.base) == (32, 40)


@pytest.mark.parametrize(
    ("pair", "seat", "worth"), [("55z", "W", 2), ("11z", "W", 2), ("33z", "W", 2), ("44z", "W", 0)]
)
def test_004_pary_valued_pairs(pair: str, seat: str, worth: int) -> None:
    scored = score(GUIDE, f"[234p] 567p 345s {pair} 67s +8s", seat=seat, round="E", last_tile=True)
    assert scored.fu == 20 + worth  # the text: open hands too, whatever the table says


def test_004_pary_twice_valued_pair_is_4() -> None:
    twice = "234p 567p 345s 11z 67s +8s"
    assert score(GUIDE, twice, seat="E", round="E", riichi=True).fu == 34
    other = GUIDE.with_options(double_wind_pair_fu=2)  # "other rules give only two"
    assert score(other, twice, seat="E", round="E", riichi=True).fu == 32


def test_004_trojice_a_ctverice() -> None:
    for tiles, worth in (("[111s]", 4), ("999p", 8), ("[777z]", 4), ("222z", 8), ("[222s]", 2), ("555s", 4)):
        hit("pung", f"{tiles} 567p 345p 99s 67p +8p", worth, GUIDE)
    for tiles, worth in (("[1111p]", 16), ("<9999p>", 32), ("[3333p]", 8), ("<4444p>", 16)):
        hit("kong", f"{tiles} 567p 345s 99s 67s +8s", worth, GUIDE)


def test_004_cekani_edge_closed_and_single() -> None:
    for wait in ("99s 12s +3s", "11s 89s +7s", "99s 35s +4s", "345s 9s +9s"):
        hit("wait_2", f"234p 456p 678p {wait}", 2, GUIDE, riichi=True)
    miss("wait_2", "234p 456p 678p 99s 67s +8s", GUIDE, riichi=True)


def test_004_cekani_only_when_the_whole_hand_waits_for_one_tile() -> None:
    """A pair on either end of 2345 (nobetan): 2 in the rules of 2008, nothing here."""
    for won in ("+2p", "+5p"):
        miss("wait_2", f"2345p 345s 678s 999s {won}", GUIDE)
        hit("wait_2", f"2345p 345s 678s 999s {won}", 2, EMA)
    miss("wait_2", "999p 234p 55z 56789s +7s", GUIDE)  # the edge of 89, but 56 waits too


def test_004_zpusob_vyhry_draw_2_and_concealed_ron_10() -> None:
    hit("self_draw_2", "234p 567p 345s 55z 67s +8s", 2, GUIDE, win="tsumo")
    hit("self_draw_2", OPEN, 2, GUIDE, win="tsumo")  # the text; the table has no 2 for an open hand
    hit("menzen_ron_10", "234p 567p 345s 55z 67s +8s", 10, GUIDE)
    miss("menzen_ron_10", OPEN, GUIDE)


def test_004_exception_draw_with_pinfu() -> None:
    miss("self_draw_2", "234p 567p 345s 99s 67s +8s", GUIDE, win="tsumo")
    assert score(GUIDE, "234p 567p 345s 99s 67s +8s", win="tsumo").fu == 20


def test_004_exception_seven_pairs_are_always_25() -> None:
    for win in ("ron", "tsumo"):
        assert score(GUIDE, "1133p 5577s 22z 55z 9s +9s", win=win).base == 25


def test_004_exception_draw_of_the_replacement_tile() -> None:
    won = "<2222p> 567p 345s 99s 67s +8s"
    miss("self_draw_2", won, GUIDE, win="tsumo", after_kong=True)
    hit("self_draw_2", won, 2, EMA, win="tsumo", after_kong=True)
    hit("self_draw_2", won, 2, GUIDE, win="tsumo")
    assert (score(GUIDE, won, win="tsumo", after_kong=True).fu, score(EMA, won, win="tsumo", after_kong=True).fu) == (
        36,
        38,
    )


def test_004_no_open_pinfu() -> None:
    scored = score(GUIDE, OPEN, last_tile=True)
    assert (scored.fu, scored.base, scored.total) == (20, 20, 700)
    assert score(EMA, OPEN, last_tile=True).base == 30


def test_004_han_riichi_tanyao_and_pinfu_are_three() -> None:
    scored = score(GUIDE, "234p 567p 345s 66s 67s +8s", riichi=True)
    assert set(scored.patterns) == {"riichi", "tanyao", "pinfu"}
    assert scored.fan == 3
