"""Sources 000 and 003, 3.3.1 and 4.1: several winners on one discard, with honba and bets."""

from ruka.scoring import Circumstances, settle
from tests.clauses.book import EMA, EMA_2016, GUIDE, M_LEAGUE, MAHJONG_SOUL, TENHOU, TENHOU_3P, WRC

PINFU = "234p 567p 345s 99s 67s +8s"
SOUTH: tuple[str, Circumstances] = ("234p 567p 345s 66s 67s +8s", {"seat": "S"})  # 2000
SOUTH_IN_RIICHI: tuple[str, Circumstances] = (PINFU, {"seat": "S", "riichi": True})  # 2000
NORTH: tuple[str, Circumstances] = (PINFU, {"seat": "N"})  # 1000
EAST: tuple[str, Circumstances] = (PINFU, {"seat": "E"})  # 1500


def test_000_4_1_each_winner_is_paid_alone_and_with_the_honba() -> None:
    assert settle(EMA, [SOUTH, NORTH], discarder="W").deltas == [0, 2000, -3000, 1000]
    assert settle(EMA, [SOUTH, NORTH], discarder="W", honba=2).deltas == [0, 2600, -4200, 1600]
    assert settle(GUIDE, [SOUTH, NORTH], discarder="W", honba=2).deltas == [0, 2600, -4200, 1600]


def test_000_4_1_three_winners_are_paid_too() -> None:
    assert settle(EMA, [EAST, SOUTH, NORTH], discarder="W", honba=1).deltas == [1800, 2300, -5400, 1300]


def test_000_4_1_bets_go_to_the_winner_nearest_to_the_right_of_the_discarder() -> None:
    """East bet and did not win, one bet is carried over: north sits to the right of west."""
    assert settle(EMA, [SOUTH_IN_RIICHI, NORTH], discarder="W", sticks=3).deltas == [0, 3000, -3000, 3000]
    assert settle(EMA, [SOUTH_IN_RIICHI, NORTH], discarder="E", sticks=3).deltas == [-3000, 5000, 0, 1000]


def test_000_4_1_a_winner_gets_the_own_bet_back() -> None:
    assert settle(EMA, [SOUTH_IN_RIICHI, NORTH], discarder="W", sticks=1).deltas == [0, 3000, -3000, 1000]
    assert settle(EMA_2016, [SOUTH_IN_RIICHI, NORTH], discarder="W", sticks=1).deltas == [0, 3000, -3000, 1000]


def test_000_4_1_one_winner_gets_every_bet() -> None:
    assert settle(EMA, [NORTH], discarder="W", honba=1, sticks=2).deltas == [0, 0, -1300, 3300]


def test_d17_liability_is_each_winners_own_case() -> None:
    dragons: tuple[str, Circumstances] = ("[555z] [666z] [777z] 234p 9s +9s", {"seat": "S", "pao": "E"})
    settled = settle(EMA, [dragons, NORTH], discarder="W", honba=1)
    assert settled.deltas == [-16000, 32300, -16300 - 1300, 1300]


def test_settled_scores_stand_in_the_order_of_the_turn() -> None:
    settled = settle(EMA, [SOUTH, EAST, NORTH], discarder="W")
    assert [score.total for score in settled.scores] == [1000, 1500, 2000]  # north, east, south


def test_tenhou_the_first_of_two_winners_gets_honba_and_bets() -> None:
    assert settle(TENHOU, [SOUTH_IN_RIICHI, NORTH], discarder="W", honba=2, sticks=3).deltas == [0, 2000, -3600, 4600]


def test_tenhou_three_winners_abort_the_hand() -> None:
    settled = settle(TENHOU, [EAST, SOUTH, NORTH], discarder="W", honba=1, sticks=1)
    assert settled.aborted
    assert (settled.scores, settled.deltas) == ([], [0, 0, 0, 0])
    assert not settle(TENHOU, [SOUTH, NORTH], discarder="W").aborted


def test_tenhou_3p_two_winners() -> None:
    west: tuple[str, Circumstances] = (PINFU, {"seat": "W"})
    assert settle(TENHOU_3P, [SOUTH, west], discarder="E", honba=1, sticks=1).deltas == [-3200, 3200, 1000]


def test_mahjong_soul_three_winners() -> None:
    settled = settle(MAHJONG_SOUL, [EAST, SOUTH, NORTH], discarder="W", honba=1, sticks=1)
    assert settled.deltas == [1500, 2000, -4800, 2300]


def test_m_league_and_wrc_head_bump() -> None:
    for rules in (M_LEAGUE, WRC):
        settled = settle(rules, [SOUTH, NORTH], discarder="W", honba=1, sticks=2)
        assert settled.deltas == [0, 0, -1300, 3300]
        assert len(settled.scores) == 1
