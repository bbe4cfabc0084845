"""Source 000, 3.3: claims and their order, kongs of every kind, robbing them."""

import pytest

from ruka.engine.flow import CLAIM
from ruka.rules import RuleSet
from tests.clauses.book import EMA, M_LEAGUE, TENHOU, TENHOU_3P
from tests.clauses.scene import PINFU, Scene

PLAIN = EMA.with_options(renhou="none")  # a win in the first turn is worth what it is
ORPHANS = "19m19p19s1234566z"  # waits on 7z
SINGLE = "123p456p789p222z7z"  # waits on 7z too
OTHER_PINFU = "345p678p345m11p67s"  # waits on 5s and 8s as PINFU does
THIRD_PINFU = "234p567p234m22s67s"


def contested() -> Scene:
    scene = Scene(EMA, {0: "8s", 1: "79s", 2: "88s79s", 3: PINFU}, draws="1z")
    scene.throw("8s")
    return scene


def test_000_3_3_1_a_chow_is_claimed_from_the_left_only() -> None:
    scene = contested()
    assert "chow" in scene.can(1)
    assert "chow" not in scene.can(2)
    assert {"pung", "pass"} <= scene.can(2)


def test_000_3_3_1_a_win_goes_before_a_pung_and_a_pung_before_a_chow() -> None:
    scene = contested()
    scene.do(1, "chow")
    scene.do(2, "pung")
    assert scene.table.phase == CLAIM  # whoever could have more is waited for
    scene.do(3, "ron")
    assert [event.seat for event in scene.told("win", "pung", "chow")] == [3]
    scene = contested()
    scene.do(1, "chow")
    scene.do(2, "pung")
    scene.do(3, "pass")
    assert [event.seat for event in scene.told("win", "pung", "chow")] == [2]
    assert scene.table.turn == 2


def test_000_3_3_1_a_claim_that_was_made_is_not_taken_back() -> None:
    scene = contested()
    scene.do(1, "chow")
    assert scene.can(1) == set()


def test_000_4_1_several_winners_each_with_the_honba_and_bets_to_the_nearest() -> None:
    scene = Scene(PLAIN, {0: "8s", 1: PINFU, 3: OTHER_PINFU}, draws="1z", honba=2, sticks=1)
    scene.throw("8s")
    scene.do(3, "ron")
    scene.do(1, "ron")
    assert [event.values for event in scene.told("win")] == [[-1600, 2600, 0, 0], [-1600, 0, 0, 1600]]


def test_000_4_1_a_winners_own_bet_comes_back() -> None:
    scene = Scene(PLAIN, {2: "8s", 1: OTHER_PINFU, 3: PINFU}, draws="9p 1z 1z", sticks=1)
    scene.throw(skip=True)
    scene.throw(riichi=True, skip=True)
    scene.throw("8s")
    scene.do(3, "ron")
    scene.do(1, "ron")
    values = [event.values for event in scene.told("win")]
    assert values[0] == [0, 0, -1000, 2000]  # the carried bet
    assert values[1][1] == -values[1][2] + 1000  # the own one


def three_winners(rules: RuleSet) -> Scene:
    scene = Scene(rules, {0: "8s", 1: PINFU, 2: OTHER_PINFU, 3: THIRD_PINFU}, draws="1z")
    scene.throw("8s")
    for seat in (3, 2, 1):
        scene.do(seat, "ron")
    return scene


def test_three_winners_by_rule_set() -> None:
    assert [event.seat for event in three_winners(EMA).told("win")] == [1, 2, 3]
    assert [event.seat for event in three_winners(M_LEAGUE).told("win")] == [1]  # head bump
    aborted = three_winners(TENHOU)
    assert (aborted.aborted, aborted.gained, aborted.table.honba) == ("three_winners", [0] * 4, 1)


# --- kongs -----------------------------------------------------------------------------------------------------------


def timing(scene: Scene) -> list[str]:
    kinds = ("concealed_kong", "kong", "added_kong", "dora", "draw", "discard")
    return [event.type for event in scene.told(*kinds)]


@pytest.mark.parametrize("rules", [EMA, TENHOU], ids=lambda rules: rules.id)
def test_000_3_3_8_a_concealed_kong_turns_its_dora_at_once(rules: RuleSet) -> None:
    scene = Scene(rules, {0: "1111z"}, draws="9p")
    scene.do(0, "concealed_kong", "1z")
    assert timing(scene)[-3:] == ["concealed_kong", "dora", "draw"]
    assert scene.table.tiles_left == 68  # the dead wall is filled up from the end of the wall


@pytest.mark.parametrize(("rules", "at_once"), [(EMA, True), (TENHOU, False)], ids=["ema-riichi", "tenhou"])
def test_000_3_3_2_an_open_kong_turns_its_dora_at_once_or_after_the_discard(rules: RuleSet, at_once: bool) -> None:
    scene = Scene(rules, {0: "1z", 2: "111z"}, draws="9p", replacements="9s")
    scene.throw("1z")
    scene.do(2, "kong")
    assert timing(scene)[3:] == (["kong", "dora", "draw"] if at_once else ["kong", "draw"])
    scene.throw()
    assert timing(scene)[3:7] == (
        ["kong", "dora", "draw", "discard"] if at_once else ["kong", "draw", "dora", "discard"]
    )


def with_added_kong(rules: RuleSet, hand: str) -> Scene:
    """Seat 1 has a pung of 8s and adds the fourth; seat 3 holds the hand."""
    scene = Scene(rules, {0: "8s", 1: "88s1z", 3: hand}, draws="9p 1z 2z 3z 8s")
    scene.throw("8s")
    scene.do(1, "pung")
    scene.skip()
    assert not {"concealed_kong", "added_kong"} & scene.can(1)  # not in the turn of a claim
    scene.throw("1z", skip=True)
    for _ in range(3):
        scene.throw(skip=True)
    scene.do(1, "added_kong", "8s")
    return scene


def test_000_3_3_7_an_added_kong_may_be_robbed_and_turns_no_dora_then() -> None:
    scene = with_added_kong(EMA, "234p567p345m99m79s")
    assert scene.can(3) == {"ron", "pass"}
    assert "chankan" in scene.table.score(3, 25, False).patterns
    scene.do(3, "ron")
    assert (len(scene.told("dora")), scene.gained[1] < 0) == (1, True)


def test_000_3_3_7_an_added_kong_that_is_not_robbed_turns_its_dora() -> None:
    scene = with_added_kong(EMA, "234p567p345m99m79s")
    scene.do(3, "pass")
    assert timing(scene)[-3:] == ["added_kong", "dora", "draw"]


def test_000_3_3_8_only_thirteen_orphans_rob_a_concealed_kong() -> None:
    scene = Scene(EMA, {0: "777z", 3: ORPHANS}, draws="7z")
    scene.do(0, "concealed_kong", "7z")
    assert scene.can(3) == {"ron", "pass"}
    plain = Scene(EMA, {0: "777z", 3: SINGLE.replace("7z", "5z")}, draws="7z")
    plain.do(0, "concealed_kong", "7z")
    assert plain.table.turn == 0


def test_000_3_3_8_a_hand_that_waits_for_it_otherwise_does_not() -> None:
    scene = Scene(EMA, {0: "9999p", 3: "123456789s78p11z"}, draws="1m")  # waits on 6p and 9p
    scene.do(0, "concealed_kong", "9p")
    assert scene.can(3) == set()


def test_000_3_3_9_four_kongs_of_one_player_go_on_without_a_fifth() -> None:
    scene = Scene(EMA, {0: "1111m2222m3333m4m", 1: "5555z"}, draws="4m", replacements="4m 4m 9p 9s", dora="9m")
    for kind in ("1m", "2m", "3m", "4m"):
        scene.do(0, "concealed_kong", kind)
    scene.throw(skip=True)
    assert (scene.aborted, scene.table.turn) == ("", 1)
    assert "concealed_kong" not in scene.can(1)


# --- swap calling, the last tile --------------------------------------------------------------------------------------


def after_a_chow(rules: RuleSet) -> Scene:
    scene = Scene(rules, {0: "3p", 1: "12p336p"}, draws="9s")
    scene.throw("3p")
    scene.do(1, "chow", "1p")
    return scene


def test_d08_after_a_claim_the_same_tile_may_be_thrown() -> None:
    after_a_chow(EMA).throw("3p")


def test_no_swap_calling_neither_the_same_tile_nor_the_other_end() -> None:
    forbidden = after_a_chow(TENHOU)
    assert 11 not in {tile for _, tile, _ in forbidden.table.legal(1)}
    ends = Scene(TENHOU, {0: "4p", 1: "23p1p"}, draws="9s")
    ends.throw("4p")
    ends.do(1, "chow", "2p")
    assert 9 not in {tile for _, tile, _ in ends.table.legal(1)}


def test_000_3_4_1_the_last_tile_is_claimed_to_win_only() -> None:
    scene = Scene(EMA, {0: "0555888s", 3: "99s", 2: PINFU}, last="9s 8s")  # nobody throws a 5s or 8s before
    scene.until(1)
    scene.throw()
    assert "pung" in scene.can(3)
    scene.skip()
    scene.throw()  # by seat 1
    assert scene.can(2) == {"ron", "pass"}
    assert "houtei" in scene.table.score(2, 25, False).patterns


def test_000_3_4_1_no_kong_with_the_last_tile() -> None:
    scene = Scene(EMA, {0: "111z", 1: "222z"}, last="1z 2z")
    scene.until(1)
    assert "concealed_kong" in scene.can(0)
    scene.throw(skip=True)
    assert (scene.table.tiles_left, scene.table.drawn) == (0, 28)
    assert "concealed_kong" not in scene.can(1)


# --- three players ----------------------------------------------------------------------------------------------------


def test_three_players_set_norths_aside_and_never_chow() -> None:
    scene = Scene(TENHOU_3P, {0: "4z3p", 1: "12p"}, draws="9s", dora="1z", replacements="9p")
    scene.do(0, "nuki")
    assert (scene.table.nuki(0), scene.table.drawn) == (1, 17)
    scene.throw("3p")
    assert "chow" not in scene.can(1)


def test_three_players_a_north_set_aside_may_be_won_on_and_is_no_robbed_kong() -> None:
    scene = Scene(TENHOU_3P, {0: "4z", 2: "111z222z333z999p4z"}, draws="9s", dora="1p")
    scene.do(0, "nuki")
    assert scene.can(2) == {"ron", "pass"}
    assert "chankan" not in scene.table.score(2, 30, False).patterns
