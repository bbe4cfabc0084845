"""Sources 000 and 003, 4.1.2 and 4.1.3: from fu and fan to points, limits, honba and bets."""

import pytest

from ruka.scoring import points, score
from tests.clauses.book import EMA, RIICHI

PINFU = "234p 567p 345s 99s 67s +8s"


def test_000_4_1_2_fu_times_two_to_the_fan_and_two() -> None:
    assert points(EMA, fu=30, fan=1).value == 30 * 2**3
    assert points(EMA, fu=40, fan=3).value == 40 * 2**5


def test_000_4_1_2_east_gets_and_pays_double() -> None:
    assert points(EMA, fu=30, fan=2, seat="E", win="tsumo").pay == {"others": 1000}
    assert points(EMA, fu=30, fan=2, seat="S", win="tsumo").pay == {"dealer": 1000, "others": 500}


def test_000_4_1_2_by_discard_four_times_or_six_times() -> None:
    assert points(EMA, fu=50, fan=2, seat="S").pay == {"discarder": 4 * 800}
    assert points(EMA, fu=50, fan=2, seat="E").pay == {"discarder": 6 * 800}


def test_000_4_1_2_every_payment_is_rounded_up_to_hundreds() -> None:
    assert points(EMA, fu=30, fan=1, win="tsumo").pay == {"dealer": 500, "others": 300}  # 480 and 240
    assert points(EMA, fu=30, fan=1).pay == {"discarder": 1000}  # 960
    assert points(EMA, fu=30, fan=1, win="tsumo").total == 1100


@pytest.mark.parametrize(
    ("fu", "fan", "limit", "total"),
    [
        (30, 4, None, 7700),  # not rounded up to mangan
        (60, 3, None, 7700),
        (40, 4, "mangan", 8000),
        (70, 3, "mangan", 8000),
        (30, 5, "mangan", 8000),
        (30, 6, "haneman", 12000),
        (30, 7, "haneman", 12000),
        (30, 8, "baiman", 16000),
        (30, 10, "baiman", 16000),
        (30, 11, "sanbaiman", 24000),
        (30, 12, "sanbaiman", 24000),
        (30, 13, "yakuman", 32000),
        (30, 20, "yakuman", 32000),
    ],
)
def test_000_4_1_3_limits(fu: int, fan: int, limit: str | None, total: int) -> None:
    answer = points(EMA, fu=fu, fan=fan)
    assert (answer.limit, answer.total) == (limit, total)


def test_000_4_1_3_haneman_by_discard() -> None:
    """The source's own example."""
    assert points(EMA, fu=30, fan=6, seat="E").total == 18000
    assert points(EMA, fu=30, fan=6, seat="S").total == 12000


def test_000_4_1_3_limits_by_draw() -> None:
    for fan, each in ((5, 2000), (6, 3000), (8, 4000), (11, 6000), (13, 8000)):
        assert points(EMA, fu=30, fan=fan, win="tsumo").pay == {"dealer": 2 * each, "others": each}
        assert points(EMA, fu=30, fan=fan, seat="E", win="tsumo").pay == {"others": 2 * each}


def test_000_4_1_3_minipoints_do_not_matter_from_five_fan_on() -> None:
    assert {points(EMA, fu=fu, fan=5).total for fu in (20, 25, 30, 110)} == {8000}


def test_000_3_4_10_a_counter_is_300_by_discard() -> None:
    scored = score(EMA, PINFU, honba=2, discarder="N")
    assert scored.total == 1000
    assert scored.pay == {"discarder": 1600}
    assert scored.deltas == [0, 1600, 0, -1600]


def test_000_3_4_10_a_counter_is_100_from_each_by_draw() -> None:
    assert score(EMA, PINFU, win="tsumo").deltas == [-700, 1500, -400, -400]
    assert score(EMA, PINFU, win="tsumo", honba=2).deltas == [-900, 2100, -600, -600]


def test_000_4_1_bets_go_to_the_winner() -> None:
    assert score(EMA, PINFU, sticks=3, discarder="E").deltas == [-1000, 4000, 0, 0]
    assert score(EMA, PINFU, sticks=1, win="tsumo", seat="E", riichi=True).deltas == [
        3 * 1300 + 1000,
        -1300,
        -1300,
        -1300,
    ]


def test_000_4_1_deltas_need_the_discarder() -> None:
    assert score(EMA, PINFU).deltas == []
    assert score(EMA, PINFU).pay == {"discarder": 1000}


# --- 3.4.11: five counters -------------------------------------------------------------------------------------------


def test_000_3_4_11_two_yaku_at_five_counters() -> None:
    assert score(EMA, PINFU, honba=4).wins
    assert not score(EMA, PINFU, honba=5).wins
    assert score(EMA, PINFU, honba=5, riichi=True).wins


def test_000_3_4_11_value_and_not_the_number_of_names() -> None:
    assert score(EMA, "1133p 5577s 22z 66z 9s +9s", honba=5).patterns == ["chiitoitsu"]
    assert score(EMA, "1133p 5577s 22z 66z 9s +9s", honba=5).wins
    assert score(EMA, "2345p 345s 678s 999s +5p", honba=7, double_riichi=True).wins


def test_000_3_4_11_dora_are_not_yaku() -> None:
    assert not score(EMA, PINFU, honba=5, dora="8s").wins


def test_000_3_4_11_yakuman_always_win() -> None:
    assert score(EMA, PINFU, honba=5, win="tsumo", first_turn=True).wins


def test_000_3_4_11_the_reading_with_two_yaku_is_chosen() -> None:
    assert score(EMA, "234p 345p 22s 56789s +7s", seat="W", honba=5, riichi=True).wins


def test_presets_without_that_rule() -> None:
    for rules in RIICHI[2:]:
        assert score(rules, PINFU, honba=5).wins
