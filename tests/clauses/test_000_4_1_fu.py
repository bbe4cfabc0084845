"""Sources 000 and 003, 4.1.1: minipoints (fu), and the reading that the winner chooses."""

import pytest

from ruka.scoring import score, score_readings
from tests.clauses.book import EMA, GUIDE, M_LEAGUE, RIICHI, facts, hit, lines, miss

PINFU = "234p 567p 345s 99s 67s +8s"
SEVEN_PAIRS = "11p 5577s 11z 22z 55z 9s +9s"
OPEN = "[234p] 567p 345s 99s 67s +8s"
WAIT_AMONG_OTHERS = tuple(rules for rules in RIICHI if rules is not GUIDE)
DOUBLE_WIND_4 = tuple(rules for rules in RIICHI if rules is not M_LEAGUE)


# --- for winning -----------------------------------------------------------------------------------------------------


def test_000_4_1_1_concealed_by_discard_30() -> None:
    hit("base_30", PINFU, 30)
    miss("base_30", PINFU, win="tsumo")
    miss("base_30", OPEN)


def test_000_4_1_1_otherwise_20() -> None:
    hit("base_20", PINFU, 20, win="tsumo")
    hit("base_20", OPEN, 20)
    miss("base_20", PINFU, EMA)
    miss("base_20", SEVEN_PAIRS)


def test_000_4_1_1_thirty_as_twenty_and_ten() -> None:
    hit("menzen_ron_10", PINFU, 10)
    miss("menzen_ron_10", PINFU, win="tsumo")
    miss("menzen_ron_10", OPEN)
    assert {score(rules, PINFU).fu for rules in RIICHI} == {30}


def test_000_4_1_1_seven_pairs_25_and_nothing_else() -> None:
    hit("chiitoitsu_25", SEVEN_PAIRS, 25)
    miss("chiitoitsu_25", "2233445566778p +8p")
    for rules in RIICHI:
        for win in ("ron", "tsumo"):  # winds, dragons, a single wait and a draw are worth nothing
            scored = score(rules, SEVEN_PAIRS, win=win)
            assert (scored.fu, scored.base) == (25, 25)


# --- pungs and kongs -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tiles", "shown", "concealed"),
    [("222p", 2, 4), ("888p", 2, 4), ("111p", 4, 8), ("999p", 4, 8), ("333z", 4, 8), ("555z", 4, 8)],
)
def test_000_4_1_1_pungs(tiles: str, shown: int, concealed: int) -> None:
    hit("pung", f"[{tiles}] 567p 345s 99s 67s +8s", shown)
    hit("pung", f"{tiles} 567p 345s 99s 67s +8s", concealed)
    miss("kong", f"{tiles} 567p 345s 99s 67s +8s")


@pytest.mark.parametrize(
    ("tiles", "shown", "concealed"),
    [("2222p", 8, 16), ("8888p", 8, 16), ("1111p", 16, 32), ("9999p", 16, 32), ("3333z", 16, 32), ("5555z", 16, 32)],
)
def test_000_4_1_1_kongs(tiles: str, shown: int, concealed: int) -> None:
    hit("kong", f"[{tiles}] 567p 345s 99s 67s +8s", shown)
    hit("kong", f"<{tiles}> 567p 345s 99s 67s +8s", concealed)
    miss("pung", f"<{tiles}> 567p 345s 99s 67s +8s")


def test_000_4_1_1_chows_are_worth_nothing() -> None:
    miss("pung", PINFU)
    miss("kong", PINFU)


def test_000_4_1_1_a_pung_finished_by_a_discard_is_open() -> None:
    waiting = "22p 567p 345s 678s 99s +2p"
    hit("pung", waiting, 4, win="tsumo")
    hit("pung", waiting, 2, win="ron")
    assert score(EMA, waiting, win="ron").fu == 30 + 2  # and the hand stays concealed (4.2)


def test_000_4_1_1_sets_add_up() -> None:
    assert lines(score(EMA, "[222p] 333p [1111s] <9999s> 5z +5z"))["pung"] == 2 + 4
    assert lines(score(EMA, "[222p] 333p [1111s] <9999s> 5z +5z"))["kong"] == 16 + 32


# --- two more --------------------------------------------------------------------------------------------------------


def test_000_4_1_1_pair_of_dragons() -> None:
    for dragon in "567":
        hit("pair_dragon", f"234p 567p 345s {dragon * 2}z 67s +8s", 2, riichi=True)
    miss("pair_dragon", "234p 567p 345s 33z 67s +8s", riichi=True)
    miss("pair_dragon", SEVEN_PAIRS)


def test_000_4_1_1_pair_of_the_seat_wind() -> None:
    hit("pair_seat", "234p 567p 345s 22z 67s +8s", 2, seat="S", riichi=True)
    miss("pair_seat", "234p 567p 345s 22z 67s +8s", seat="W", riichi=True)
    miss("pair_seat", SEVEN_PAIRS, seat="S")


def test_000_4_1_1_pair_of_the_round_wind() -> None:
    hit("pair_round", "234p 567p 345s 11z 67s +8s", 2, round="E", riichi=True)
    miss("pair_round", "234p 567p 345s 11z 67s +8s", round="S", riichi=True)
    miss("pair_round", SEVEN_PAIRS, round="E")


def test_000_4_1_1_a_pair_of_both_winds_is_4() -> None:
    both = "234p 567p 345s 11z 67s +8s"
    hit("pair_seat", both, 2, DOUBLE_WIND_4, seat="E", round="E")
    hit("pair_round", both, 2, seat="E", round="E")
    miss("pair_seat", both, M_LEAGUE, seat="E", round="E")
    assert score(EMA, both, seat="E", round="E", riichi=True).fu == 34
    assert score(M_LEAGUE, both, seat="E", round="E", riichi=True).fu == 32


def test_000_4_1_1_edge_closed_and_single_waits() -> None:
    for wait in ("99s 12s +3s", "11s 89s +7s", "99s 68s +7s", "345s 9s +9s"):
        hit("wait_2", f"234p 456p 678p {wait}", 2, riichi=True)
    for wait in ("99s 23s +1s", "11s 78s +9s", "66s 99s +9s"):
        miss("wait_2", f"234p 456p 678p {wait}", riichi=True)
    miss("wait_2", SEVEN_PAIRS)


def test_003_4_1_1_a_wait_counts_even_among_others() -> None:
    for won in ("+2p", "+5p"):  # 2345 waits for the pair on both ends
        hit("wait_2", f"2345p 345s 678s 999s {won}", 2, WAIT_AMONG_OTHERS)
    hit("wait_2", "999p 234p 55z 56789s +7s", 2, WAIT_AMONG_OTHERS)  # the edge of 89, though 56 waits too


def test_000_4_1_1_win_by_draw_but_not_with_pinfu() -> None:
    hit("self_draw_2", "234p 567p 345s 55z 67s +8s", 2, win="tsumo")
    miss("self_draw_2", "234p 567p 345s 55z 67s +8s", win="ron")
    miss("self_draw_2", PINFU, win="tsumo")
    assert {score(rules, PINFU, win="tsumo").fu for rules in RIICHI} == {20}


def test_000_4_1_1_open_pinfu() -> None:
    straight = "[123p] 456p 789p 99s 67s +8s"
    hit("open_pinfu_2", OPEN, 2)
    hit("open_pinfu_2", straight, 2)
    miss("open_pinfu_2", straight, win="tsumo")  # the draw has 2 already
    miss("open_pinfu_2", straight.replace("99s", "55z"))
    miss("open_pinfu_2", PINFU)
    assert facts(score(EMA, OPEN, last_tile=True), "fu", "base", "total") == {"fu": 22, "base": 30, "total": 1000}


# --- rounding and choice ---------------------------------------------------------------------------------------------


def test_000_4_1_32_minipoints_are_rounded_to_40() -> None:
    scored = score(EMA, "234p 456p 678p 99s 68s +7s", riichi=True)
    assert (scored.fu, scored.base) == (32, 40)


def test_000_4_1_1_whole_tens_are_not_rounded() -> None:
    scored = score(EMA, PINFU)
    assert (scored.fu, scored.base) == (30, 30)


def test_000_4_1_1_56789_won_on_7_pinfu_or_the_edge() -> None:
    scored = score(EMA, "234p 345p 22s 56789s +7s", seat="W")
    assert scored.patterns == ["pinfu"]
    assert (scored.fu, scored.total) == (30, 1000)
    valued = score(EMA, "999p 234p 55z 56789s +7s", riichi=True)  # no pinfu: the edge makes 42 of 40
    assert lines(valued)["wait_2"] == 2
    assert (valued.fu, valued.base) == (42, 50)


def test_000_3_4_9_the_winner_chooses_what_pays_most() -> None:
    """Three equal chows or three pungs: chows with terminals everywhere, pungs where they are worth more."""
    as_chows = score(EMA, "111222333s 99p 78p +9p")
    assert set(as_chows.patterns) == {"pinfu", "iipeikou", "junchan"}
    as_pungs = score(EMA, "[456p] 111222333s 9p +9p")
    assert as_pungs.patterns == ["sanankou"]


def test_000_3_4_9_seven_pairs_or_twice_two_chows() -> None:
    scored = score(EMA, "112233p 778899s 5z +5z")
    assert "ryanpeikou" in scored.patterns
    assert "chiitoitsu" not in scored.patterns


def test_d05_equal_readings_first_more_fan_then_more_fu() -> None:
    """All four are baiman: nine fan, ten fan with 20 fu (twice), ten fan with 38 fu."""
    hand = "234p 66777888p 99p +9p"
    readings = score_readings(EMA, hand, win="tsumo", riichi=True)
    best = [each for each in readings if each.value == 4000]
    assert sorted((each.fan, each.fu) for each in best) == [(9, 24), (10, 20), (10, 20), (10, 38)]
    assert facts(score(EMA, hand, win="tsumo", riichi=True), "fan", "fu") == {"fan": 10, "fu": 38}


def test_d05_equal_readings_with_equal_fan_more_fu() -> None:
    """The three finishes the pair (a single wait) or 345 (two-sided); both round to 50."""
    hand = "999p 111s 3345s 789s +3s"
    readings = score_readings(EMA, hand, riichi=True)
    assert sorted((each.fu, each.base, each.total) for each in readings) == [(46, 50, 1600), (48, 50, 1600)]
    assert score(EMA, hand, riichi=True).fu == 48
