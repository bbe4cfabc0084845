"""Source 000, 3.3.12 and 3.4.5: riichi, kongs in riichi, the three kinds of furiten."""

import pytest

from ruka.rules import RuleSet
from tests.clauses.book import EMA, EMA_2016, TENHOU
from tests.clauses.scene import PINFU, READY, Scene

PLAIN = EMA.with_options(renhou="none")
NO_YAKU = "234p567p345m99m79s"  # a closed wait on 8s


def test_000_3_3_12_at_least_four_tiles_are_left() -> None:
    scene = Scene(EMA, {1: READY[1], 2: READY[2]}, last="9m 9m 9m 9m 8m")
    scene.until(4)
    assert (scene.table.turn, scene.table.tiles_left) == (1, 4)
    assert "riichi" in scene.can(1)
    scene.throw(skip=True)
    assert (scene.table.turn, scene.table.tiles_left) == (2, 3)
    assert "riichi" not in scene.can(2)


def test_000_3_3_12_only_a_concealed_hand_that_is_ready() -> None:
    assert "riichi" in Scene(EMA, {0: PINFU}, draws="1z").can(0)
    assert "riichi" not in Scene(EMA, {0: PINFU.replace("67s", "6s1p")}, draws="1z").can(0)
    shown = Scene(EMA, {0: "1z", 1: "11z234p567p99m67s2z"}, draws="3z 9p 9p 9p 1p")
    shown.throw("1z")
    shown.do(1, "pung")
    shown.skip()
    shown.throw("2z", skip=True)
    for _ in range(3):
        shown.throw(skip=True)
    assert shown.table.waits(1)
    assert "riichi" not in shown.can(1)


def test_000_3_4_2_a_wait_for_a_fifth_tile_alone_is_no_ready_hand() -> None:
    scene = Scene(EMA, {0: "1111z234p567p789s"}, draws="9m")
    assert scene.table.waits(0) == 0
    assert {tile for type, tile, _ in scene.table.legal(0) if type == "riichi"} == {27}  # not with the 9m


@pytest.mark.parametrize(("rules", "may"), [(EMA, True), (TENHOU, False)], ids=["ema-riichi", "tenhou"])
def test_d02_riichi_with_less_than_a_thousand(rules: RuleSet, may: bool) -> None:
    scene = Scene(rules, {0: PINFU}, draws="1z", scores=[900, 30000, 30000, 30000])
    assert ("riichi" in scene.can(0)) == may


def test_000_3_3_12_riichi_is_void_when_its_tile_is_won_on() -> None:
    scene = Scene(PLAIN, {0: READY[0], 1: PINFU}, draws="8s")
    scene.throw(riichi=True)
    scene.do(1, "ron")
    assert scene.told("riichi") == []
    assert scene.gained == [-1000, 1000, 0, 0]
    assert scene.table.scores == [29000, 31000, 30000, 30000]


def test_000_3_3_12_riichi_stands_when_its_tile_is_claimed_for_a_set() -> None:
    scene = Scene(EMA, {0: READY[0], 1: "88s"}, draws="8s")
    scene.throw(riichi=True)
    scene.do(1, "pung")
    scene.skip()
    assert [event.type for event in scene.told("riichi", "pung")] == ["riichi", "pung"]
    assert (scene.table.scores[0], scene.table.sticks) == (29000, 1)
    assert not any(riichi for seat, _, _, riichi, claimed in scene.table.discards if not claimed)


def test_000_3_3_12_after_riichi_only_the_drawn_tile_is_thrown() -> None:
    scene = Scene(EMA, {0: READY[0]}, draws="8m 7m 7m 7m 6m")
    scene.throw(riichi=True, skip=True)
    for _ in range(3):
        scene.throw(skip=True)
    assert scene.table.legal(0) == [("discard", 5, 1)]


def after_riichi(kong: bool) -> Scene:
    """Seat 3 is in riichi, seat 0 has thrown its 8s, perhaps after a kong."""
    scene = Scene(PLAIN, {0: "8s111z", 3: PINFU}, draws="9m 9p 2z 3z 1z", replacements="9p")
    for _ in range(3):
        scene.throw(skip=True)
    scene.throw(riichi=True, skip=True)
    if kong:
        scene.do(0, "concealed_kong", "1z")
    scene.throw("8s")
    return scene


@pytest.mark.parametrize("kong", [False, True])
def test_000_3_3_12_a_concealed_kong_too_ends_ippatsu(kong: bool) -> None:
    scene = after_riichi(kong)
    assert ("ippatsu" in scene.table.score(3, 25, False).patterns) != kong
    assert "double_riichi" in scene.table.score(3, 25, False).patterns  # declared before the interruption


def test_000_3_3_12_the_winner_in_riichi_turns_the_tiles_under_the_indicators() -> None:
    scene = Scene(PLAIN, {0: "8s", 3: PINFU}, draws="9m 9p 2z 3z 1z", ura="8m")  # 9m is ura dora
    for _ in range(3):
        scene.throw(skip=True)
    scene.throw(riichi=True, skip=True)
    scene.throw("8s")
    assert "ura_dora" in scene.table.score(3, 25, False).patterns
    scene.do(3, "ron")
    assert [event.code for event in scene.told("ura")] == [7]


# --- kongs in riichi -------------------------------------------------------------------------------------------------


def in_riichi(hand: str, then: str, rules: RuleSet = EMA) -> Scene:
    """Seat 0 is in riichi and draws the tile."""
    scene = Scene(rules, {0: hand}, draws=f"9s 9m 9m 9m {then}")
    scene.throw(riichi=True, skip=True)
    for _ in range(3):
        scene.throw(skip=True)
    return scene


@pytest.mark.parametrize(
    ("hand", "drawn", "may"),
    [
        ("111z234p567p22s67s", "1z", True),
        ("111222333p22s67s", "1p", False),  # three pungs may be three chows
        ("3334m567p789p111z", "3m", False),  # the waits would change
        ("444m23m567p789p11z", "4m", False),  # 23m waits for 1m and 4m
        ("111z234p567p22s67s", "2z", False),  # the kong must be of the drawn tile
    ],
)
def test_000_3_3_12_kong_in_riichi(hand: str, drawn: str, may: bool) -> None:
    assert ("concealed_kong" in in_riichi(hand, drawn).can(0)) == may


# --- furiten ---------------------------------------------------------------------------------------------------------


def test_000_3_4_5_own_discards_count_against_every_wait_but_not_by_draw() -> None:
    scene = Scene(EMA, {0: "8s", 3: PINFU}, draws="1z 2z 2z 5s 8s 5s 5s 8s")
    for _ in range(3):
        scene.throw(skip=True)
    scene.throw("5s", skip=True)  # by seat 3, which waits for 5s and 8s
    assert scene.table.furiten(3)
    scene.throw("8s")
    assert "ron" not in scene.can(3)
    scene.skip()
    scene.throw("5s", skip=True)
    scene.throw("5s", skip=True)
    assert "tsumo" in scene.can(3)


def test_000_3_4_5_example_2_another_tile_of_the_suit_is_free() -> None:
    scene = Scene(EMA, {3: "23p567p345m99m678s"}, draws="1z 2z 2z 7p 1p")
    for _ in range(3):
        scene.throw(skip=True)
    scene.throw("7p", skip=True)  # 1p and 4p are waited for
    scene.throw("1p")
    assert "ron" in scene.can(3)


def test_000_3_4_5_a_winning_tile_let_go_until_the_own_draw() -> None:
    scene = Scene(PLAIN, {0: "8s", 1: "5s", 3: PINFU}, draws="9m 9p 2z 3z 5s")
    scene.throw("8s", skip=True)
    scene.throw("5s")
    assert "ron" not in scene.can(3)
    scene.skip()
    scene.throw(skip=True)
    scene.throw(skip=True)  # seat 3 has drawn
    scene.throw("5s")
    assert "ron" in scene.can(3)


def test_000_3_4_5_even_one_without_yaku() -> None:
    scene = Scene(PLAIN, {0: "8s", 3: NO_YAKU}, draws="9m")
    scene.throw("8s")
    assert "ron" not in scene.can(3)
    scene.skip()
    assert scene.table.furiten(3)


@pytest.mark.parametrize(("rules", "free"), [(PLAIN, True), (EMA_2016, False), (TENHOU, False)])
def test_d09_a_concealed_kong_ends_it(rules: RuleSet, free: bool) -> None:
    scene = Scene(rules, {0: "8s", 1: "111z5s", 3: PINFU}, draws="9m 1z", replacements="9p")
    scene.throw("8s", skip=True)
    scene.do(1, "concealed_kong", "1z")
    scene.throw("5s")
    assert ("ron" in scene.can(3)) == free


def test_000_3_3_12_in_riichi_for_good() -> None:
    scene = Scene(PLAIN, {0: "5s", 3: PINFU}, draws="9m 9p 2z 3z 8s 9p 9p 4z 7z")
    for _ in range(3):
        scene.throw(skip=True)
    scene.throw(riichi=True, skip=True)
    scene.throw("8s", skip=True)
    for _ in range(3):
        scene.throw(skip=True)
    scene.throw("5s")
    assert "ron" not in scene.can(3)
    assert scene.table.furiten(3)
