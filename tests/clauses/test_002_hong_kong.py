"""Source 002, Hong Kong: every line of faan, flowers, limit hands, the table, payments and the special penalty."""

import pytest

from ruka.rulesets import rule_set
from ruka.scoring import Circumstances, Score, score
from tests.clauses.book import hit, lines, miss, refused
from tests.clauses.classical_ten import CLASSICAL_TEN

HONG_KONG = rule_set("hong-kong")
PLAIN = "[123m] 456p 999s 88p 67s +8s"  # nothing at all but its flowers
CHOWS = "[123m] 456p 234s 88p 67s +8s"
KONG = "[2222m] 456p 999s 88p 67s +8s"
ONE_SUIT = "[123m] [456m] [789m] 55m 23m +4m"


def won(hand: str, flowers: str = "2f", **circumstances: object) -> Score:
    """By west, whose flower is the third; a flower of another keeps the faan for none away."""
    said: Circumstances = {"seat": "W", "flowers": flowers, **circumstances}  # type: ignore[typeddict-item]
    return score(HONG_KONG, hand, **said)


def test_002_hk_a_hand_without_anything_is_worth_one_point() -> None:
    scored = won(PLAIN, discarder="E")
    assert lines(scored) == {}
    assert (scored.wins, scored.fan, scored.value) == (True, 0, 1)
    assert scored.deltas == [-2, -1, 4, -1]


# --- for each --------------------------------------------------------------------------------------------------------


def test_002_hk_dragon_pung_or_kong() -> None:
    for tiles in ("555z", "[666z]", "[7777z]", "<5555z>"):
        hit("lucky_pung", f"{tiles} 456p 999s 88p 67s +8s", 1, HONG_KONG)
    miss("lucky_pung", "55z 456p 999s 123m 67s +8s", HONG_KONG)


def test_002_hk_own_wind_and_round_wind() -> None:
    west = "[333z] 456p 999s 88p 67s +8s"
    hit("lucky_pung", west, 1, HONG_KONG, seat="W", round="E")
    hit("lucky_pung", west, 1, HONG_KONG, seat="E", round="W")
    hit("lucky_pung", west, 2, HONG_KONG, seat="W", round="W")
    assert won(west, round="W").patterns == ["lucky_pung", "lucky_pung"]
    miss("lucky_pung", west, HONG_KONG, seat="N", round="E")


# --- flowers and seasons ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seat", "flower", "season"), [("E", "1f", "5f"), ("S", "2f", "6f"), ("W", "3f", "7f"), ("N", "4f", "8f")]
)
def test_002_hk_flower_of_the_own_wind(seat: str, flower: str, season: str) -> None:
    hit("own_flower", PLAIN, 1, HONG_KONG, seat=seat, flowers=flower)
    hit("own_flower", PLAIN, 1, HONG_KONG, seat=seat, flowers=season)
    hit("own_flower", PLAIN, 2, HONG_KONG, seat=seat, flowers=flower + season)
    others = "".join(f"{number}f" for number in range(1, 9) if f"{number}f" not in (flower, season))
    miss("own_flower", PLAIN, HONG_KONG, seat=seat, flowers=others)


def test_002_hk_flowers_stand_in_the_notation_too() -> None:
    assert score(HONG_KONG, f"{PLAIN} 37f", seat="W").fan == won(PLAIN, "37f").fan == 2


def test_002_hk_no_flower_and_no_season() -> None:
    hit("no_flowers", PLAIN, 1, HONG_KONG)
    miss("no_flowers", PLAIN, HONG_KONG, flowers="4f")
    miss("no_flowers", PLAIN, HONG_KONG, flowers="8f")


def test_002_hk_all_flowers_and_the_own_one_among_them() -> None:
    hit("all_flowers", PLAIN, 2, HONG_KONG, flowers="1234f")
    hit("own_flower", PLAIN, 1, HONG_KONG, flowers="1234f")
    miss("all_flowers", PLAIN, HONG_KONG, flowers="1235678f")
    assert won(PLAIN, "1234f").fan == 3


def test_002_hk_all_seasons() -> None:
    hit("all_seasons", PLAIN, 2, HONG_KONG, flowers="5678f")
    miss("all_seasons", PLAIN, HONG_KONG, flowers="1234567f")
    assert won(PLAIN, "12345678f").fan == 6


def test_002_hk_a_flower_is_there_once() -> None:
    refused("duplicate-flower", PLAIN, HONG_KONG, flowers="33f")


# --- combinations ----------------------------------------------------------------------------------------------------


def test_002_hk_d41_little_three_dragons_include_their_pungs() -> None:
    little = "[555z] 666z 77z 456p 67s +8s"
    hit("shousangen", little, 4, HONG_KONG)
    miss("lucky_pung", little, HONG_KONG)
    miss("shousangen", "[555z] 666z 88p 456p 67s +8s", HONG_KONG)
    hit("lucky_pung", "[555z] 666z 88p 456p 67s +8s", 2, HONG_KONG)
    assert won("[555z] 666z 88p 456p 67s +8s").patterns == ["lucky_pung", "lucky_pung"]  # once for each set
    hit("lucky_pung", "[555z] 666z 77z [333z] 67s +8s", 1, HONG_KONG, seat="W")  # a wind is not among them


def test_002_hk_all_chows() -> None:
    hit("all_chows", CHOWS, 1, HONG_KONG)
    hit("all_chows", CHOWS.replace("88p", "44z"), 1, HONG_KONG)  # nobody's wind
    hit("all_chows", CHOWS.replace("67s +8s", "79s +8s"), 1, HONG_KONG)  # whatever the wait
    for lucky in ("55z", "11z", "22z"):
        miss("all_chows", CHOWS.replace("88p", lucky), HONG_KONG)
    miss("all_chows", PLAIN, HONG_KONG)


def test_002_hk_no_chow() -> None:
    hit("toitoi", "[222m] [4444p] 999s 88p 66s +6s", 2, HONG_KONG)
    miss("toitoi", "[222m] [4444p] 999s 88p 67s +8s", HONG_KONG)


def test_002_hk_one_suit_and_honours() -> None:
    hit("honitsu", "[123m] [444z] [789m] 55m 23m +4m", 2, HONG_KONG)
    miss("honitsu", "[123m] [444z] [789p] 55m 23m +4m", HONG_KONG)
    miss("honitsu", ONE_SUIT, HONG_KONG)


def test_002_hk_one_suit() -> None:
    hit("chinitsu", ONE_SUIT, 4, HONG_KONG)
    miss("chinitsu", "[123m] [456m] [789m] 44z 23m +4m", HONG_KONG)


# --- endings ---------------------------------------------------------------------------------------------------------


def test_002_hk_by_draw() -> None:
    hit("self_draw", PLAIN, 1, HONG_KONG, win="tsumo")
    miss("self_draw", PLAIN, HONG_KONG)


def test_002_hk_last_tile_and_last_discard() -> None:
    hit("last_tile_draw", PLAIN, 1, HONG_KONG, win="tsumo", last_tile=True)
    hit("self_draw", PLAIN, 1, HONG_KONG, win="tsumo", last_tile=True)
    miss("last_tile_draw", PLAIN, HONG_KONG, last_tile=True)
    hit("last_tile_discard", PLAIN, 1, HONG_KONG, last_tile=True)
    miss("last_tile_discard", PLAIN, HONG_KONG, win="tsumo", last_tile=True)


def test_002_hk_robbing_a_kong() -> None:
    hit("chankan", PLAIN, 1, HONG_KONG, robbing_kong=True)
    miss("chankan", PLAIN, HONG_KONG)


def test_002_hk_replacement_tile() -> None:
    hit("replacement_tile", KONG, 1, HONG_KONG, win="tsumo", after_kong=True)
    hit("self_draw", KONG, 1, HONG_KONG, win="tsumo", after_kong=True)
    miss("replacement_tile", KONG, HONG_KONG, win="tsumo")
    miss("replacement_tile", KONG, HONG_KONG, win="tsumo", flowers="1f")  # that of a flower is none


def test_002_hk_d45_two_kongs_in_a_row_stand_in_place_of_the_replacement_tile() -> None:
    twice = "[2222m] <4444p> 999s 88p 67s +8s"
    hit("second_kong_replacement", twice, 4, HONG_KONG, win="tsumo", after_kong=True, second_replacement=True)
    miss("replacement_tile", twice, HONG_KONG, win="tsumo", after_kong=True, second_replacement=True)
    miss("second_kong_replacement", twice, HONG_KONG, win="tsumo", after_kong=True)


# --- limit hands -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("pattern", "hand", "near", "said"), CLASSICAL_TEN)
def test_002_hk_limit_hands(pattern: str, hand: str, near: str, said: Circumstances) -> None:
    hit(pattern, hand, 1, HONG_KONG, **said)
    later: Circumstances = {**said, "first_turn": False}
    miss(pattern, near, HONG_KONG, **later)


def test_002_hk_four_concealed_pungs_are_finished_by_draw_or_on_the_pair() -> None:
    hit("suuankou", "222m 444p 777p 88s 99s +9s", 1, HONG_KONG, win="tsumo")


def test_002_hk_earth_is_on_the_discard_of_the_dealer_or_the_own_draw() -> None:
    first = "123m 456p 999s 88p 67s +8s"
    hit("earth", first, 1, HONG_KONG, first_turn=True, seat="W", discarder="E")
    hit("earth", first, 1, HONG_KONG, first_turn=True, seat="W", win="tsumo")
    miss("earth", first, HONG_KONG, first_turn=True, seat="W", discarder="S")
    miss("earth", first, HONG_KONG, first_turn=True, seat="E", win="tsumo")


def test_002_hk_d42_a_limit_is_added_to_the_rest() -> None:
    big = won("[555z] [666z] 777z 88p 67s +8s", discarder="E")
    assert lines(big) == {"lucky_pung": 3, "daisangen": 1}
    assert (big.fan, big.value, big.limit) == (3, 64 + 8, "limit")
    assert big.deltas == [-144, -72, 288, -72]


def test_002_hk_d42_each_limit_hand_adds_its_own() -> None:
    both = won("[111z] [222z] 333z 444z 5z +5z", seat="N", round="S")
    assert (both.limits, both.fan, both.value) == (2, 4, 2 * 64 + 16)  # no chow, own wind, round wind


# --- table and payments ----------------------------------------------------------------------------------------------


def test_002_hk_example_three_faan() -> None:
    three = "[555z] 666z 777p 88p 67s +8s"
    by_discard = won(three, "3f", discarder="N")
    assert (by_discard.fan, by_discard.value, by_discard.deltas) == (3, 8, [-8, -8, 32, -16])
    by_draw = won(three, win="tsumo")
    assert (by_draw.fan, by_draw.pay, by_draw.deltas) == (3, {"others": 16}, [-16, -16, 48, -16])


def test_002_hk_east_neither_pays_nor_gets_double() -> None:
    assert won(PLAIN, "4f", seat="E", discarder="S").deltas == [4, -2, -1, -1]
    assert won(PLAIN, "4f", seat="E", win="tsumo").deltas == [12, -4, -4, -4]


def test_002_hk_penalty_one_suit_with_three_sets_on_the_table() -> None:
    alone = won(ONE_SUIT, discarder="N")
    assert (alone.fan, alone.value, alone.discarder_alone) == (5, 16, True)
    assert alone.deltas == [0, 0, 64, -64]


@pytest.mark.parametrize(
    ("hand", "alone"),
    [
        ("[123m] [456m] 789m 55m 23m +4m", False),  # two sets only
        ("[123m] [456m] [789m] 44z 23m +4m", False),  # not one suit
        ("[123m] [456p] [789m] 55m 23m +4m", False),
        ("[1111m] [2222m] [3333m] 55m 67m +8m", True),  # twelve tiles
        ("[123m] <4444m> [789m] 55m 23m +1m", True),  # a concealed kong lies on the table too
        ("[123m] [456m] [789m] [555m] 8m +8m", True),
    ],
)
def test_002_hk_penalty_needs_three_sets_and_one_suit(hand: str, alone: bool) -> None:
    scored = won(hand, discarder="N")
    assert scored.complete
    assert scored.discarder_alone is alone
    assert (scored.deltas[0] == 0) is alone


def test_002_hk_penalty_is_not_for_a_draw() -> None:
    drawn = won(ONE_SUIT, win="tsumo")
    assert not drawn.discarder_alone
    assert drawn.deltas == [-32, -32, 96, -32]


# --- forms and options -----------------------------------------------------------------------------------------------


def test_002_hk_d38_seven_pairs_are_no_winning_shape() -> None:
    assert not won("1133p 5577s 22z 66z 9s +9s").complete


@pytest.mark.parametrize(
    ("minimum", "flowers", "wins"),
    [(0, "2f", True), (1, "2f", False), (1, "3f", True), (3, "37f", False), (3, "1234f", True)],
)
def test_002_hk_minimum_faan(minimum: int, flowers: str, wins: bool) -> None:
    rules = HONG_KONG.with_options(minimum_faan=minimum)
    assert score(rules, PLAIN, seat="W", flowers=flowers).wins is wins


def test_002_hk_a_limit_hand_needs_no_minimum() -> None:
    rules = HONG_KONG.with_options(minimum_faan=3)
    assert score(rules, "19m 19p 19s 1234567z +1m", flowers="4f").wins


def test_002_hk_d40_points_at_the_start() -> None:
    assert HONG_KONG.resolved.match.start_points == 1000
    assert HONG_KONG.with_options(start_points=500).resolved.match.start_points == 500


def test_002_hk_144_tiles() -> None:
    assert (HONG_KONG.resolved.tiles.total, HONG_KONG.resolved.tiles.flowers) == (144, 8)
