"""Source 002, basic scoring of the classical rules: every point, with a hand beside it that just fails."""

import pytest

from ruka.scoring import points, score
from tests.clauses.book import CLASSICAL, EUROPEAN, JAPANESE, THREE, hit, miss

PLAIN = "234p 567p 345s 99s 67s +8s"
OPEN = "[234p] 567p 345s 99s 67s +8s"
ORPHANS = "19m 19p 19s 1234567z +1z"


def test_002_twenty_for_mahjong() -> None:
    hit("base_20", PLAIN, 20, CLASSICAL)
    hit("base_20", OPEN, 20, CLASSICAL, win="tsumo")
    miss("base_20", ORPHANS, CLASSICAL)  # a limit hand has no points; with three players every win has these


@pytest.mark.parametrize(
    ("set_", "worth"),
    [
        *(("[222p]", 2), ("[888m]", 2), ("[111m]", 4), ("[999p]", 4), ("[444z]", 4), ("[555z]", 4)),
        *(("222p", 4), ("888m", 4), ("111m", 8), ("999p", 8), ("444z", 8), ("777z", 8)),
    ],
)
def test_002_pungs_d32(set_: str, worth: int) -> None:
    hit("pung", f"{set_} 345p 345s 99s 67s +8s", worth, CLASSICAL)
    miss("pung", PLAIN, CLASSICAL)


@pytest.mark.parametrize(
    ("set_", "worth"),
    [("[2222p]", 8), ("[9999m]", 16), ("[4444z]", 16), ("<8888p>", 16), ("<1111m>", 32), ("<7777z>", 32)],
)
def test_002_kongs(set_: str, worth: int) -> None:
    hit("kong", f"{set_} 345p 345s 99s 67s +8s", worth, CLASSICAL)
    miss("kong", "222p 345p 345s 99s 67s +8s", CLASSICAL)
    miss("kong", "[222p] 234p 345s 99s 67s +8s", CLASSICAL)  # four tiles of a kind are no kong


def test_002_a_pung_finished_by_a_discard_is_open() -> None:
    hit("pung", "22p 99m 567p 345s 678s +2p", 2, CLASSICAL)
    hit("pung", "22p 99m 567p 345s 678s +2p", 4, CLASSICAL, win="tsumo")


def test_002_pair_of_lucky_tiles() -> None:
    for dragons in ("55z", "66z", "77z"):
        hit("pair_dragon", f"234p 567p 345s {dragons} 67s +8s", 2, CLASSICAL)
    hit("pair_seat", "234p 567p 345s 22z 67s +8s", 2, CLASSICAL)
    hit("pair_round", "234p 567p 345s 11z 67s +8s", 2, CLASSICAL)
    for lucky, elsewhere in (("pair_dragon", "44z"), ("pair_seat", "11z"), ("pair_round", "22z")):
        miss(lucky, f"234p 567p 345s {elsewhere} 67s +8s", CLASSICAL)


def test_002_pair_of_the_double_wind_is_four() -> None:
    for rules in CLASSICAL:
        assert score(rules, "[234p] 567p 345s 11z 67s +8s", seat="E", round="E").fu == 24
        assert score(rules, "[234p] 567p 345s 11z 67s +8s", seat="S", round="E").fu == 22


def test_002_last_tile_by_draw() -> None:
    hit("self_draw_2", PLAIN, 2, CLASSICAL, win="tsumo")
    hit("self_draw_2", "222p 567p 345s 55z 68s +7s", 2, CLASSICAL, win="tsumo")
    miss("self_draw_2", PLAIN, CLASSICAL)


def test_002_the_only_possible_tile() -> None:
    for wait in ("99s 12s +3s", "11s 89s +7s", "99s 68s +7s", "345s 9s +9s"):
        hit("wait_2", f"234p 456p 678m {wait}", 2, CLASSICAL)
    miss("wait_2", PLAIN, CLASSICAL)
    miss("wait_2", "234p 456p 678m 66s 99s +9s", CLASSICAL)
    miss("wait_2", "234p 456p 678m 3456s +3s", CLASSICAL)  # 6s would win too


def test_002_concealed_by_discard() -> None:
    hit("menzen_ron_10", PLAIN, 10, CLASSICAL)
    hit("menzen_ron_10", "<2222p> 567p 345s 99s 67s +8s", 10, CLASSICAL)  # D-44
    miss("menzen_ron_10", OPEN, CLASSICAL)
    miss("menzen_ron_10", PLAIN, CLASSICAL, win="tsumo")


@pytest.mark.parametrize(
    ("fu", "doubles", "japanese", "european"),
    [
        *((24, 0, 20, 24), (25, 0, 30, 25), (36, 2, 140, 144), (38, 1, 80, 76), (20, 2, 80, 80)),
        *((62, 3, 500, 496), (31, 4, 500, 496), (63, 3, 500, 500), (32, 4, 500, 500), (20, 9, 500, 500)),
    ],
)
def test_002_doubled_rounded_to_ten_and_not_over_the_limit(fu: int, doubles: int, japanese: int, european: int) -> None:
    assert points(JAPANESE, fu=fu, fan=doubles).value == japanese
    assert points(THREE, fu=fu, fan=doubles).value == japanese
    assert points(EUROPEAN, fu=fu, fan=doubles).value == european  # no rounding


def test_002_a_hand_of_no_value_still_has_its_twenty() -> None:
    scored = score(JAPANESE, OPEN)
    assert (scored.fu, scored.fan, scored.value) == (20, 1, 40)


def test_002_without_any_double_a_hand_wins_too() -> None:
    scored = score(JAPANESE, OPEN, win="tsumo")
    assert (scored.wins, scored.fu, scored.fan, scored.value) == (True, 22, 0, 20)
