"""Source 002, modern Japanese: every line of han, the limit hands, fu, dora, the table and payments."""

import pytest

from ruka.rulesets import rule_set
from ruka.scoring import Circumstances, points, score
from tests.clauses.book import hit, lines, miss, refused
from tests.clauses.classical_ten import CLASSICAL_TEN

MODERN = rule_set("modern-japanese")
NO_VALUE = "234p 567p 345s 99s 67s +8s"
OPEN = "[234p] 567p 999s 88p 67s +8s"
KONG = "<2222p> 567p 345s 99s 67s +8s"


# --- riichi, minimum, dora -------------------------------------------------------------------------------------------


def test_002_modern_riichi() -> None:
    hit("riichi", NO_VALUE, 1, MODERN, riichi=True)
    miss("riichi", NO_VALUE, MODERN)
    refused("riichi-with-shown-sets", OPEN, MODERN, riichi=True)


def test_002_modern_riichi_has_neither_ippatsu_nor_ura() -> None:
    scored = score(MODERN, NO_VALUE, riichi=True, ippatsu=True, ura="8s")
    assert lines(scored).keys() & {"riichi", "ippatsu", "ura_dora"} == {"riichi"}


def test_002_modern_the_bet_of_100_goes_to_the_winner() -> None:
    scored = score(MODERN, NO_VALUE, riichi=True, discarder="W", sticks=2)
    assert (scored.fan, scored.base, scored.value) == (2, 30, 480)
    assert scored.deltas == [0, 1920 + 200, -1920, 0]


def test_002_modern_minimum_one_han_that_is_no_dora() -> None:
    assert not score(MODERN, OPEN, dora="4p").wins
    assert score(MODERN, OPEN, dora="4p", last_tile=True).wins
    without = MODERN.with_options(minimum_han=0)
    nothing = score(without, OPEN)
    assert (nothing.wins, nothing.fan, nothing.value) == (True, 0, 30 * 4)


def test_002_modern_d50_dora_in_concealed_sets_and_the_pair() -> None:
    hit("dora", OPEN, 2, MODERN, dora="7p")  # the pair
    hit("dora", OPEN, 1, MODERN, dora="5p")
    hit("dora", "<8888p> 567p 345s 99s 67s +8s", 4, MODERN, dora="7p")
    miss("dora", OPEN, MODERN, dora="2p")  # in an open set
    hit("dora", OPEN, 1, MODERN.with_options(open_dora=True), dora="2p")
    hit("dora", OPEN, 2, MODERN.with_options(open_dora=True), dora="7p")


def test_002_modern_d50_a_set_finished_by_a_discard_is_open() -> None:
    pung, chow = "234m 345p 456s 88s 77p +7p", "234p 567p 345s 88p 67s +8s"
    miss("dora", pung, MODERN, dora="6p")
    hit("dora", pung, 3, MODERN, dora="6p", win="tsumo")
    miss("dora", chow, MODERN, dora="7s")
    hit("dora", chow, 1, MODERN, dora="7s", win="tsumo")
    hit("dora", "234p 567p 345s 678s 8p +8p", 2, MODERN, dora="7p")  # the pair counts
    hit("dora", pung, 3, MODERN.with_options(open_dora=True), dora="6p")


def test_002_modern_d50_each_reading_has_its_own_dora() -> None:
    scored = score(MODERN, "234m 345p 88s 56789s +7s", dora="8s")  # 567 was finished and 789 keeps its nine
    assert lines(scored)["dora"] == 1


def test_002_modern_dora_follows_the_indicator() -> None:
    for indicator, tiles in (("9s", "11s"), ("4z", "11z"), ("7z", "55z"), ("5z", "66z")):
        hit("dora", f"234p 567p 345p {tiles} 67s +8s", 2, MODERN, dora=indicator)


# --- han -------------------------------------------------------------------------------------------------------------


def test_002_modern_lucky_pung() -> None:
    for tiles in ("555z", "[666z]", "[7777z]", "<5555z>"):
        hit("lucky_pung", f"{tiles} 456p 999s 88p 67s +8s", 1, MODERN)
    west = "[333z] 456p 999s 88p 67s +8s"
    hit("lucky_pung", west, 1, MODERN, seat="W", round="E")
    hit("lucky_pung", west, 1, MODERN, seat="E", round="W")
    hit("lucky_pung", "[333z] [555z] 999s 88p 67s +8s", 2, MODERN, seat="W")
    miss("lucky_pung", west, MODERN, seat="N", round="E")


def test_002_modern_double_wind_is_two() -> None:
    west = "[333z] 456p 999s 88p 67s +8s"
    hit("double_wind_pung", west, 2, MODERN, seat="W", round="W")
    miss("lucky_pung", west, MODERN, seat="W", round="W")
    miss("double_wind_pung", west, MODERN, seat="W", round="E")


def test_002_modern_three_sisters() -> None:
    hit("sanshoku_doujun", "234m 234p 234s 99s 67s +8s", 2, MODERN)
    hit("sanshoku_doujun", "[234m] 234p 234s 99s 67s +8s", 1, MODERN)
    miss("sanshoku_doujun", "234m 234p 345s 99s 67s +8s", MODERN)


def test_002_modern_two_same_chows() -> None:
    hit("iipeikou", "223344p 345s 99s 67s +8s", 1, MODERN)
    hit("iipeikou", "223344p 667788s 9s +9s", 2, MODERN)  # twice
    miss("iipeikou", "[234p] 234p 345s 99s 67s +8s", MODERN)
    miss("iipeikou", "234p 345p 345s 99s 67s +8s", MODERN)


def test_002_modern_three_same_chows_stand_in_place_of_two() -> None:
    three = "222333444p 67s 99s +8s"
    hit("isshoku_sanjun", three, 3, MODERN)
    miss("iipeikou", three, MODERN)
    miss("isshoku_sanjun", "[234p] 223344p 99s 67s +8s", MODERN)
    miss("isshoku_sanjun", "223344p 345p 99s 67s +8s", MODERN)


def test_002_modern_straight() -> None:
    hit("ittsuu", "123456789p 345s 9s +9s", 2, MODERN)
    hit("ittsuu", "[123p] 456789p 345s 9s +9s", 1, MODERN)
    miss("ittsuu", "123p 456p 789s 345s 9s +9s", MODERN)


def test_002_modern_triple_pung() -> None:
    hit("sanshoku_doukou", "222m 222p 222s 345s 9s +9s", 2, MODERN)
    hit("sanshoku_doukou", "[222m] [2222p] 222s 345s 9s +9s", 2, MODERN)
    miss("sanshoku_doukou", "222m 222p 333s 345s 9s +9s", MODERN)


def test_002_modern_three_concealed_pungs() -> None:
    hit("sanankou", "222p <4444p> 666s [345s] 9s +9s", 2, MODERN)
    miss("sanankou", "222p 444p 66s 345s 99s +6s", MODERN)  # finished by a discard


def test_002_modern_three_kongs() -> None:
    hit("sankantsu", "<2222p> [4444p] [6666s] 345s 9s +9s", 2, MODERN)
    miss("sankantsu", "<2222p> [4444p] [666s] 345s 9s +9s", MODERN)


def test_002_modern_d41_little_three_dragons_include_their_pungs() -> None:
    little = "[555z] 666z 77z 456p 67s +8s"
    hit("shousangen", little, 4, MODERN)
    miss("lucky_pung", little, MODERN)
    hit("lucky_pung", "[555z] 666z 77z [333z] 67s +8s", 1, MODERN, seat="W")
    miss("shousangen", "[555z] 666z 88p 456p 67s +8s", MODERN)


def test_002_modern_concealed_by_draw() -> None:
    hit("concealed_self_draw", NO_VALUE, 1, MODERN, win="tsumo")
    hit("concealed_self_draw", KONG, 1, MODERN, win="tsumo")  # D-44
    miss("concealed_self_draw", NO_VALUE, MODERN)
    miss("concealed_self_draw", OPEN, MODERN, win="tsumo")


def test_002_modern_no_value() -> None:
    hit("no_value", NO_VALUE, 1, MODERN)
    hit("no_value", "[234p] 567p 345s 99s 67s +8s", 1, MODERN)
    miss("no_value", NO_VALUE, MODERN, win="tsumo")
    miss("no_value", "234p 567p 345s 55z 67s +8s", MODERN)
    miss("no_value", "234p 567p 345s 99s 68s +7s", MODERN)  # the only possible tile
    miss("no_value", "234p 567p 999s 88p 67s +8s", MODERN)


def test_002_modern_no_chows() -> None:
    hit("toitoi", "[222p] [444p] 666s 99s 33z +3z", 2, MODERN)
    miss("toitoi", "[222p] [444p] 678s 99s 33z +3z", MODERN)
    miss("toitoi", "1133p 5577s 22z 66z 9s +9s", MODERN)


def test_002_modern_only_cheap_tiles() -> None:
    hit("tanyao", "234p 567p 345s 66s 67s +8s", 1, MODERN)
    hit("tanyao", "[234p] 567p 345s 66s 67s +8s", 1, MODERN)
    miss("tanyao", NO_VALUE, MODERN)


def test_002_modern_dear_tile_in_every_set() -> None:
    hit("chanta", "123p 789p 123s 111z 9s +9s", 2, MODERN)
    hit("chanta", "[123p] 789p 123s 111z 9s +9s", 1, MODERN)
    miss("chanta", "123p 789p 123s 111z 5s +5s", MODERN)  # D-43: in the pair too
    miss("chanta", "123p 789p 234s 111z 9s +9s", MODERN)


def test_002_modern_terminal_in_every_set() -> None:
    terminals = "123p 789p 123s 111p 9s +9s"
    hit("junchan", terminals, 3, MODERN)
    hit("junchan", "[123p] 789p 123s 111p 9s +9s", 2, MODERN)
    miss("junchan", "123p 789p 123s 111z 9s +9s", MODERN)
    miss("chanta", terminals, MODERN)  # the highest alone counts


def test_002_modern_only_dear_tiles() -> None:
    dear = "[111p] 999p 111s 333z 9s +9s"
    hit("honroutou", dear, 1, MODERN)
    hit("honroutou", "1199p 1199s 22z 66z 1m +1m", 3, MODERN)
    for contained in ("chanta", "junchan"):
        miss(contained, dear, MODERN)
    miss("honroutou", "[111p] 999p 111s 333z 8s +8s", MODERN)


def test_002_modern_one_suit_and_honours() -> None:
    hit("honitsu", "123p 456p 678p 111z 9p +9p", 3, MODERN)
    hit("honitsu", "[123p] 456p 678p 111z 9p +9p", 2, MODERN)
    miss("honitsu", "123p 456p 678s 111z 9p +9p", MODERN)


def test_002_modern_one_suit() -> None:
    pure = "123p 456p 678p 234p 9p +9p"
    hit("chinitsu", pure, 6, MODERN)
    hit("chinitsu", "[123p] 456p 678p 234p 9p +9p", 5, MODERN)
    miss("honitsu", pure, MODERN)
    miss("chinitsu", "123p 456p 678p 111z 9p +9p", MODERN)


def test_002_modern_d51_seven_pairs_are_400() -> None:
    pairs = "1133p 5577s 22z 66z 9s +9s"
    hit("chiitoitsu", pairs, 2, MODERN)
    scored = score(MODERN, pairs)
    assert (scored.base, scored.fan, scored.value) == (25, 2, 400)
    assert score(MODERN, pairs, riichi=True).value == 800
    miss("chiitoitsu", "223344p 667788s 9s +9s", MODERN)  # its chows are worth more
    assert not score(MODERN, "1111p 5577s 22z 66z 9s +9s").complete


def test_002_modern_last_tile_and_last_discard() -> None:
    hit("last_tile_draw", OPEN, 1, MODERN, win="tsumo", last_tile=True)
    miss("last_tile_draw", OPEN, MODERN, last_tile=True)
    hit("last_tile_discard", OPEN, 1, MODERN, last_tile=True)
    miss("last_tile_discard", OPEN, MODERN, win="tsumo", last_tile=True)


def test_002_modern_replacement_tile_and_robbing_a_kong() -> None:
    hit("replacement_tile", KONG, 1, MODERN, win="tsumo", after_kong=True)
    miss("replacement_tile", KONG, MODERN, win="tsumo")
    hit("chankan", OPEN, 1, MODERN, robbing_kong=True)
    miss("chankan", OPEN, MODERN)


# --- limit hands -----------------------------------------------------------------------------------------------------


LIMIT_HANDS: list[tuple[str, str, str, Circumstances]] = [
    *CLASSICAL_TEN,
    ("isshoku_yonjun", "[234p] [234p] 223344p 9s +9s", "[234p] [234p] 234p 345p 9s +9s", {}),
    ("ryuuiisou", "[234s] [666z] 666s 88s 33s +3s", "[234s] [555z] 666s 88s 33s +3s", {}),
    ("suukantsu", "[2222p] [4444p] <6666s> [9999s] 5p +5p", "[2222p] [4444p] <6666s> [999s] 5p +5p", {}),
]


@pytest.mark.parametrize(("pattern", "hand", "near", "said"), LIMIT_HANDS)
def test_002_modern_limit_hands_are_four_limits(pattern: str, hand: str, near: str, said: Circumstances) -> None:
    hit(pattern, hand, 4, MODERN, **said)
    scored = score(MODERN, hand, **said)
    assert (scored.limits, scored.value, scored.limit) == (4, 8000, "limit")
    later: Circumstances = {**said, "first_turn": False}
    miss(pattern, near, MODERN, **later)


def test_002_modern_limit_hands_do_not_add_up() -> None:
    assert score(MODERN, "[111z] [222z] 333z 444z 5z +5z").value == 8000


# --- fu --------------------------------------------------------------------------------------------------------------


def test_002_modern_fu_are_the_classical_points() -> None:
    for tiles, worth in (("[222m]", 2), ("222m", 4), ("[111m]", 4), ("111m", 8), ("[333z]", 4)):
        hit("pung", f"{tiles} 456p 345s 88p 67s +8s", worth, MODERN)
    for tiles, worth in (("[2222m]", 8), ("<2222m>", 16), ("[1111m]", 16), ("<1111m>", 32)):
        hit("kong", f"{tiles} 456p 345s 88p 67s +8s", worth, MODERN)
    miss("pung", NO_VALUE, MODERN)
    miss("kong", OPEN, MODERN)


def test_002_modern_fu_of_pairs() -> None:
    hand = "234p 567p 345s {} 67s +8s"
    hit("pair_dragon", hand.format("55z"), 2, MODERN, riichi=True)
    miss("pair_dragon", hand.format("44z"), MODERN, riichi=True)
    hit("pair_seat", hand.format("22z"), 2, MODERN, seat="S", riichi=True)
    miss("pair_seat", hand.format("22z"), MODERN, seat="W", riichi=True)
    hit("pair_round", hand.format("11z"), 2, MODERN, round="E", riichi=True)
    miss("pair_round", hand.format("11z"), MODERN, round="S", riichi=True)
    assert score(MODERN, hand.format("11z"), seat="E", round="E", riichi=True).fu == 20 + 10 + 4


def test_002_modern_fu_of_the_way_of_winning() -> None:
    hit("base_20", OPEN, 20, MODERN)
    miss("base_20", "1133p 5577s 22z 66z 9s +9s", MODERN)
    hit("self_draw_2", NO_VALUE, 2, MODERN, win="tsumo")
    miss("self_draw_2", NO_VALUE, MODERN)
    hit("menzen_ron_10", NO_VALUE, 10, MODERN)
    miss("menzen_ron_10", OPEN, MODERN)
    miss("menzen_ron_10", NO_VALUE, MODERN, win="tsumo")
    hit("wait_2", "234p 567p 345s 99s 68s +7s", 2, MODERN, riichi=True)
    miss("wait_2", "2345p 345s 678s 999s +2p", MODERN, riichi=True)  # another tile was possible
    hit("chiitoitsu_25", "1133p 5577s 22z 66z 9s +9s", 25, MODERN)
    miss("chiitoitsu_25", NO_VALUE, MODERN)


def test_002_modern_fu_are_rounded_up_to_ten() -> None:
    scored = score(MODERN, "<1111m> 456p 345s 88p 68s +7s", riichi=True)
    assert (scored.fu, scored.base) == (20 + 32 + 10 + 2, 70)


# --- table and payments ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seat", "win", "pay"),
    [
        ("S", "tsumo", {"dealer": 960, "others": 480}),
        ("S", "ron", {"discarder": 4 * 480}),
        ("E", "tsumo", {"others": 960}),
        ("E", "ron", {"discarder": 6 * 480}),
    ],
)
def test_002_modern_the_discarder_pays_for_all_and_the_dealer_double(seat: str, win: str, pay: dict[str, int]) -> None:
    assert points(MODERN, fu=30, fan=2, seat=seat, win=win).pay == pay


@pytest.mark.parametrize(
    ("fan", "limit"),
    [(4, None), (5, "limit"), (6, "1½ × limit"), (8, "2 × limit"), (11, "3 × limit"), (13, "4 × limit")],
)
def test_002_modern_limits_by_han(fan: int, limit: str | None) -> None:
    assert points(MODERN, fu=30, fan=fan).limit == limit


def test_002_modern_the_formula_is_capped_at_the_limit() -> None:
    capped = points(MODERN, fu=40, fan=4)
    assert (capped.value, capped.limit) == (2000, "limit")


def test_002_modern_neither_honba_nor_rounding() -> None:
    assert score(MODERN, NO_VALUE, honba=3, riichi=True, discarder="W").deltas == [0, 1920, -1920, 0]


def test_002_modern_8000_points_and_four_rounds() -> None:
    match = MODERN.resolved.match
    assert (match.start_points, match.rounds) == (8000, 4)


def test_002_modern_furiten_is_a_matter_of_the_table() -> None:
    """Who wins on a discard is asked there; a hand that won is worth the same."""
    for furiten in ("same_tile", "any_wait"):
        rules = MODERN.with_options(furiten=furiten)
        assert rules.settings["furiten"] == furiten
        assert score(rules, NO_VALUE).value == score(MODERN, NO_VALUE).value
