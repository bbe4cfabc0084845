"""Sources 000 and 003, 3.3.6: whoever feeds the third dragon set or the fourth wind set answers for the hand (pao)."""

from ruka.scoring import score
from tests.clauses.book import EMA, EMA_2016, M_LEAGUE, MAHJONG_SOUL, TENHOU, WRC

DRAGONS = "[555z] [666z] [777z] 234p 9s +9s"
WINDS = "[111z] [222z] [333z] [444z] 9s +9s"
BOTH = "[555z] [666z] [777z] 111z 2z +2z"  # big three dragons and all honours
KONGS = "[2222p] [4444p] [6666s] [9999s] 5z +5z"


def test_000_3_3_6_by_draw_the_feeder_pays_all() -> None:
    scored = score(EMA, DRAGONS, win="tsumo", pao="N", honba=2, sticks=1)
    assert scored.pay == {"N": 32600}
    assert scored.deltas == [0, 33600, 0, -32600]


def test_000_3_3_6_d04_by_discard_they_share_and_the_discarder_pays_the_honba() -> None:
    scored = score(EMA, DRAGONS, discarder="W", pao="N", honba=2, sticks=1)
    assert scored.pay == {"discarder": 16600, "N": 16000}
    assert scored.deltas == [0, 33600, -16600, -16000]


def test_000_3_3_6_a_feeder_who_discards_too_pays_all() -> None:
    assert score(EMA, DRAGONS, discarder="N", pao="N", honba=2).deltas == [0, 32600, 0, -32600]


def test_000_3_3_6_the_winds_are_a_double_yakuman() -> None:
    assert score(EMA, WINDS, win="tsumo", pao="E").deltas == [-64000, 64000, 0, 0]
    assert score(EMA, WINDS, discarder="W", pao="E").deltas == [-32000, 64000, -32000, 0]
    assert score(EMA, WINDS, seat="E", discarder="W", pao="N").deltas == [96000, 0, -48000, -48000]


def test_000_3_3_6_the_whole_value_of_the_hand() -> None:
    assert score(EMA, BOTH, win="tsumo", pao="W").deltas == [0, 32000, -32000, 0]


def test_000_3_3_6_nobody_answers_for_other_hands() -> None:
    little = "[555z] [666z] 77z 234p 67s +8s"
    assert score(EMA, little, discarder="W", pao="N").deltas == score(EMA, little, discarder="W").deltas
    assert score(EMA, KONGS, discarder="W", pao="N").deltas == [0, 32000, -32000, 0]


def test_ema_2016_3_3_9_only_the_discarder_pays_for_counters() -> None:
    for rules in (EMA_2016, WRC):
        assert score(rules, DRAGONS, discarder="W", pao="N", honba=2).deltas == [0, 32600, -16600, -16000]


def test_tenhou_the_feeder_pays_the_honba() -> None:
    assert score(TENHOU, DRAGONS, discarder="W", pao="N", honba=2).deltas == [0, 32600, -16000, -16600]
    assert score(TENHOU, DRAGONS, win="tsumo", pao="N", honba=2).deltas == [0, 32600, 0, -32600]


def test_tenhou_the_feeder_answers_for_yakuman_beside_it_too() -> None:
    assert score(TENHOU, BOTH, win="tsumo", pao="W", honba=1).deltas == [0, 64300, -64300, 0]
    assert score(TENHOU, BOTH, discarder="E", pao="W", honba=1).deltas == [-32000, 64300, -32300, 0]


def test_m_league_the_feeder_answers_for_the_fed_yakuman_only() -> None:
    """The league's own example: south has both by draw, west fed the dragons, one counter."""
    for rules in (M_LEAGUE, MAHJONG_SOUL):
        assert score(rules, BOTH, win="tsumo", pao="W", honba=1).deltas == [-16000, 64300, -40300, -8000]
        assert score(rules, BOTH, discarder="E", pao="W", honba=1).deltas == [-48000, 64300, -16300, 0]


def test_m_league_four_kongs() -> None:
    assert score(M_LEAGUE, KONGS, win="tsumo", pao="N").deltas == [0, 32000, 0, -32000]
    assert score(M_LEAGUE, KONGS, discarder="W", pao="N").deltas == [0, 32000, -16000, -16000]
    assert score(TENHOU, KONGS, win="tsumo", pao="N").deltas == [-16000, 32000, -8000, -8000]
