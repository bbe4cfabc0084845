"""Source 000, 3.4 to 3.6: how a hand ends, who deals next, how a game ends."""

import pytest

from ruka.engine.flow import HAND_OVER, OVER
from ruka.rules import RuleSet
from tests.clauses.book import EMA, EMA_2016, M_LEAGUE, TENHOU, WRC
from tests.clauses.scene import PINFU, READY, Scene, nagashi_draws

PLAIN = EMA.with_options(renhou="none")
NINE = "19p19s12345z2345p"
OTHER_PINFU = "345p678p345m11p67s"


# --- exhaustive draws -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ready", "gained"),
    [
        ((), [0, 0, 0, 0]),
        ((1,), [-1000, 3000, -1000, -1000]),
        ((0, 2), [1500, -1500, 1500, -1500]),
        ((1, 2, 3), [-3000, 1000, 1000, 1000]),
        ((0, 1, 2, 3), [0, 0, 0, 0]),
    ],
)
def test_000_3_4_2_noten_pay_three_thousand_in_all(ready: tuple[int, ...], gained: list[int]) -> None:
    scene = Scene(EMA, {seat: READY[seat] for seat in ready})
    scene.exhaust()
    assert scene.gained == gained
    assert scene.table.honba == 1
    assert scene.table.dealer == (0 if 0 in ready else 1)  # 3.4.12


def test_d14_a_ready_hand_may_be_hidden() -> None:
    scene = Scene(EMA, {0: READY[0], 2: READY[2]})
    scene.exhaust(hide=(0,))
    assert scene.gained == [-1000, -1000, 3000, -1000]
    assert scene.table.dealer == 1


def test_d14_but_not_in_riichi() -> None:
    scene = Scene(EMA, {0: READY[0]}, draws="8m")
    scene.throw(riichi=True, skip=True)
    scene.exhaust(hide=(0,))
    assert scene.gained == [3000, -1000, -1000, -1000]
    assert scene.table.sticks == 1  # 3.4.4: the bet stays


def test_000_3_4_2_a_hand_that_waits_for_a_fifth_tile_is_noten() -> None:
    scene = Scene(EMA, {0: "1111z234p567p789s", 1: READY[2]})
    scene.exhaust()
    assert scene.gained[0] == -1000


# --- nagashi mangan ---------------------------------------------------------------------------------------------------


def nagashi(rules: RuleSet, seat: int = 1, hands: dict[int, str] | None = None) -> Scene:
    scene = Scene(rules, hands or {}, nagashi_draws(rules, seat, {9: "1m", **(hands or {})}), honba=1, sticks=2)
    scene.exhaust()
    return scene


def test_d11_nagashi_is_a_win_with_honba_and_bets() -> None:
    scene = nagashi(EMA)
    assert scene.gained == [-4100, 10300, -2100, -2100]
    assert (scene.table.honba, scene.table.sticks, scene.table.dealer) == (0, 0, 1)


def test_d11_east_stays_with_it() -> None:
    scene = nagashi(EMA, seat=0)
    assert scene.gained == [14300, -4100, -4100, -4100]
    assert (scene.table.honba, scene.table.dealer) == (2, 0)


def test_tenhou_nagashi_is_a_draw() -> None:
    scene = nagashi(TENHOU)
    assert scene.gained == [-4000, 8000, -2000, -2000]
    assert (scene.table.honba, scene.table.sticks) == (2, 2)


@pytest.mark.parametrize("rules", [M_LEAGUE, EMA_2016, WRC], ids=lambda rules: rules.id)
def test_no_nagashi(rules: RuleSet) -> None:
    assert nagashi(rules).told("nagashi") == []


# --- abortive draws ---------------------------------------------------------------------------------------------------


def assert_aborted(scene: Scene, why: str) -> None:
    assert scene.aborted == why
    assert (scene.gained, scene.table.honba, scene.table.dealer) == ([0] * 4, 1, 0)  # D-03: east stays


def test_000_3_4_3_nine_terminals_and_honours_in_the_first_turn() -> None:
    scene = Scene(EMA, {1: NINE, 2: NINE}, draws="888p")
    scene.throw(skip=True)
    assert "nine_orphans" in scene.can(1)
    scene.throw(skip=True)
    scene.do(2, "nine_orphans")
    assert_aborted(scene, "nine_orphans")


def test_000_3_4_3_not_after_an_interruption() -> None:
    scene = Scene(EMA, {0: "7777z", 1: NINE}, draws="8p 8p", replacements="8p")
    scene.do(0, "concealed_kong", "7z")
    scene.throw(skip=True)
    assert "nine_orphans" not in scene.can(1)


def test_000_3_4_3_four_same_winds() -> None:
    scene = Scene(EMA, draws="4444z")
    for _ in range(4):
        scene.throw(skip=True)
    assert_aborted(scene, "four_winds")


def test_000_3_4_3_four_riichi_stay_on_the_table() -> None:
    scene = Scene(EMA, READY, draws="8888m")
    for _ in range(4):
        scene.throw(riichi=True, skip=True)
    assert_aborted(scene, "four_riichi")
    assert (scene.table.sticks, scene.table.scores) == (4, [29000] * 4)
    assert [event.seat for event in scene.told("ready")] == [0, 1, 2, 3]


def test_000_3_4_3_a_false_riichi_comes_out_when_four_are_shown() -> None:
    scene = Scene(EMA.with_options(discipline="open"), [*READY[:3], "159m159p159s3456z"], draws="8888m")
    for _ in range(3):
        scene.throw(riichi=True, skip=True)
    scene.err(3, "riichi")
    scene.skip()
    assert scene.aborted == ""
    assert scene.gained == [5000, 3000, 3000, -7000]  # their bets, and a mangan in reverse


def test_000_3_3_9_four_kongs_of_several_players_after_the_discard() -> None:
    scene = Scene(EMA, {0: "1111z2222z", 1: "3333z4444z"}, draws="9p 9p")
    for kind in ("1z", "2z"):
        scene.do(0, "concealed_kong", kind)
    scene.throw(skip=True)
    for kind in ("3z", "4z"):
        scene.do(1, "concealed_kong", kind)
    assert scene.aborted == ""
    scene.throw(skip=True)
    assert_aborted(scene, "four_kongs")


@pytest.mark.parametrize("rules", [M_LEAGUE, EMA_2016, WRC], ids=lambda rules: rules.id)
def test_no_abortive_draws(rules: RuleSet) -> None:
    assert "nine_orphans" not in Scene(rules, {0: NINE}, draws="8p").can(0)
    scene = Scene(rules, draws="4444z")
    for _ in range(4):
        scene.throw(skip=True)
    assert scene.aborted == ""


# --- wins -------------------------------------------------------------------------------------------------------------


def won_by(seats: tuple[int, ...], rules: RuleSet = PLAIN, **state: int) -> Scene:
    """Seat 3 throws the 8s on which these win with a pinfu (east: seat 0)."""
    hands = dict(zip(seats, (PINFU, OTHER_PINFU), strict=False))
    scene = Scene(rules, {3: "8s", **hands}, draws="1z 2z 3z 4z", **state)  # type: ignore[arg-type]
    for _ in range(3):
        scene.throw(skip=True)
    scene.throw("8s")
    for seat in seats:
        scene.do(seat, "ron")
    return scene


@pytest.mark.parametrize(
    ("winners", "dealer", "honba"),
    [((1,), 1, 0), ((0,), 0, 3), ((0, 1), 0, 3)],  # D-15: with east among them the counters stay
)
def test_000_3_4_10_dealer_and_honba(winners: tuple[int, ...], dealer: int, honba: int) -> None:
    table = won_by(winners, honba=2).table
    assert (table.dealer, table.honba) == (dealer, honba)


def test_000_3_4_11_at_five_honba_yaku_worth_two() -> None:
    assert won_by((1,), honba=4).gained == [0, 2200, 0, -2200]
    with pytest.raises(AssertionError, match="cannot ron"):
        won_by((1,), honba=5)


def test_d12_a_replacement_tile_that_is_the_last_counts_as_both() -> None:
    scene = Scene(EMA, {0: "111z234p567p22s67s"}, last="1z 9m", replacements="8s")
    scene.until(1)
    scene.do(0, "concealed_kong", "1z")
    assert {"rinshan", "haitei"} <= set(scene.table.score(0, 25, True).patterns)


def test_000_3_3_6_the_feeder_of_the_third_dragon_shares() -> None:
    scene = Scene(PLAIN, {0: "5z", 1: "55z66z77z234p567p9s", 2: "6z7z", 3: "9s"}, draws="1m")
    scene.throw("5z")
    for fed, thrown in (("6z", "5p"), ("7z", "6p")):
        scene.do(1, "pung")
        scene.skip()
        scene.throw(thrown, skip=True)
        scene.throw(fed)  # by seat 2
    scene.do(1, "pung")
    scene.skip()
    scene.throw("7p", skip=True)
    scene.throw(skip=True)
    scene.throw("9s")
    scene.do(1, "ron")
    assert scene.gained == [0, 32000, -16000, -16000]


# --- the end of a game ------------------------------------------------------------------------------------------------


def last_hand(rules: RuleSet, scores: list[int], **state: int) -> Scene:
    """The last dealer is not ready, and neither is anybody."""
    scene = Scene(rules, round=1, dealer=3, scores=scores, **state)  # type: ignore[arg-type]
    scene.exhaust()
    return scene


def final(scene: Scene) -> list[int]:
    (over,) = scene.told("over")
    return over.values


def test_000_3_6_the_game_ends_after_the_south_round() -> None:
    scene = last_hand(EMA, [40000, 35000, 25000, 20000])
    assert scene.table.phase == OVER
    assert final(scene) == [19000, 8000, -8000, -19000]


def test_000_3_6_bets_left_over_go_to_the_winner() -> None:
    scene = last_hand(EMA, [38000, 35000, 25000, 20000], sticks=2)
    assert scene.table.scores == [40000, 35000, 25000, 20000]


def test_000_3_6_1_a_shared_place_shares_uma_and_bets() -> None:
    assert final(last_hand(EMA, [35000, 35000, 30000, 20000])) == [11000, 11000, -3000, -19000]
    scene = last_hand(EMA, [33000, 33000, 33000, 20000], sticks=1)
    assert scene.table.scores == [33400, 33300, 33300, 20000]  # the rest to the one nearest to the first east


def test_000_3_6_the_last_dealer_plays_on_though_leading() -> None:
    scene = Scene(PLAIN, {3: PINFU}, draws="8s", round=1, dealer=3, scores=[20000, 20000, 20000, 60000])
    scene.do(3, "tsumo")
    assert (scene.table.phase, scene.table.dealer, scene.table.honba) == (HAND_OVER, 3, 1)


def test_d02_nobody_goes_bust() -> None:
    scene = Scene(EMA, {0: READY[0]}, scores=[60000, 60000, 500, -500])
    scene.exhaust()
    assert (scene.table.phase, min(scene.table.scores)) == (HAND_OVER, -1500)


def test_tenhou_bust_ends_the_game() -> None:
    scene = Scene(TENHOU, {0: READY[0]}, scores=[40000, 40000, 19500, 500])
    scene.exhaust()
    assert scene.table.phase == OVER


def test_tenhou_the_west_round_is_played_until_somebody_has_the_target() -> None:
    scene = last_hand(TENHOU, [25000] * 4)
    assert (scene.table.phase, scene.table.round, scene.table.dealer) == (HAND_OVER, 2, 0)
    assert last_hand(TENHOU, [30000, 20000, 25000, 25000]).table.phase == OVER
    west = Scene(TENHOU, {0: PINFU}, draws="8s", round=2, dealer=0, scores=[29000, 24000, 24000, 23000])
    west.do(0, "tsumo")
    assert west.table.phase == OVER


def test_tenhou_the_leading_last_dealer_stops() -> None:
    def stopped(scores: list[int]) -> bool:
        scene = Scene(TENHOU, {3: READY[3]}, round=1, dealer=3, scores=scores)
        scene.exhaust()
        return scene.table.core.phase == OVER

    assert stopped([20000, 20000, 25000, 35000])
    assert not stopped([20000, 20000, 40000, 20000])


@pytest.mark.parametrize(
    ("rules", "scores", "points"),
    [
        (TENHOU, [40000, 30000, 20000, 10000], [50000, 10000, -20000, -40000]),
        (TENHOU, [35000, 35000, 20000, 10000], [45000, 15000, -20000, -40000]),  # the nearer to the first east
        (M_LEAGUE, [35000, 35000, 20000, 10000], [35000, 35000, -20000, -50000]),
        (EMA_2016, [40000, 30000, 30000, 20000], [25000, 0, 0, -25000]),
    ],
    ids=["tenhou", "tenhou-tie", "m-league-tie", "ema-2016-tie"],
)
def test_uma_and_oka_by_rule_set(rules: RuleSet, scores: list[int], points: list[int]) -> None:
    assert final(last_hand(rules, scores)) == points
