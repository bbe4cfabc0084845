"""Source 002, doubles and limit hands of the classical rules, each with a hand beside it that just fails."""

from ruka.scoring import score
from tests.clauses.book import CLASSICAL, JAPANESE, THREE, hit, lines, miss, refused

PLAIN = "234p 567p 345s 99s 67s +8s"
OPEN = "[234p] 567p 345s 99s 67s +8s"


def test_002_lucky_pung() -> None:
    for lucky in ("[555z]", "666z", "<7777z>", "[222z]", "[1111z]"):  # dragons, own wind, round wind
        hit("lucky_pung", f"{lucky} 567p 345s 99s 67s +8s", 1, CLASSICAL)
    hit("lucky_pung", "[555z] [7777z] 345s 99s 67s +8s", 2, CLASSICAL)
    miss("lucky_pung", "[444z] 567p 345s 99s 67s +8s", CLASSICAL)
    miss("lucky_pung", "234p 567p 345s 55z 67s +8s", CLASSICAL)


def test_002_double_wind_pung() -> None:
    hit("double_wind_pung", "[111z] 567p 345s 99s 67s +8s", 2, CLASSICAL, seat="E")
    hit("double_wind_pung", "<2222z> 567p 345s 99s 67s +8s", 2, CLASSICAL, round="S")
    miss("lucky_pung", "[111z] 567p 345s 99s 67s +8s", CLASSICAL, seat="E")  # 2 in all
    miss("double_wind_pung", "[111z] 567p 345s 99s 67s +8s", CLASSICAL)


def test_002_concealed_by_draw_d44() -> None:
    hit("concealed_self_draw", PLAIN, 1, CLASSICAL, win="tsumo")
    hit("concealed_self_draw", "<2222p> 567p 345s 99s 67s +8s", 1, CLASSICAL, win="tsumo")
    miss("concealed_self_draw", PLAIN, CLASSICAL)
    miss("concealed_self_draw", OPEN, CLASSICAL, win="tsumo")


def test_002_four_pungs() -> None:
    hit("toitoi", "[222p] [555m] 333s 99s 77p +7p", 1, CLASSICAL)
    hit("toitoi", "[2222p] [555m] 333s 777p 9s +9s", 1, CLASSICAL)
    miss("toitoi", "[222p] [555m] 333s 99s 67p +8p", CLASSICAL)


def test_002_four_pungs_of_which_three_are_concealed() -> None:
    hit("toitoi_sanankou", "[222p] 555m 333s 888s 9p +9p", 2, CLASSICAL)
    hit("toitoi_sanankou", "[222p] 555m <3333s> 88s 99p +8s", 2, CLASSICAL, win="tsumo")
    for counted_in_it in ("toitoi", "sanankou"):
        miss(counted_in_it, "[222p] 555m 333s 888s 9p +9p", CLASSICAL)
    miss("toitoi_sanankou", "[222p] 555m 333s 88s 99p +8s", CLASSICAL)  # finished by a discard
    miss("toitoi_sanankou", "234p 555m 333s 888s 9p +9p", CLASSICAL)


def test_002_three_concealed_pungs_and_a_chow() -> None:
    hit("sanankou", "555m 333s 888s 67p 99p +8p", 1, CLASSICAL)
    hit("sanankou", "555m <3333s> 88s [678p] 99p +8s", 1, CLASSICAL, win="tsumo")
    miss("sanankou", "555m 333s 88s [678p] 99p +8s", CLASSICAL)


def test_002_ways_of_winning() -> None:
    hit("last_tile_draw", OPEN, 1, CLASSICAL, win="tsumo", last_tile=True)
    miss("last_tile_draw", OPEN, CLASSICAL, win="tsumo")
    miss("last_tile_draw", OPEN, CLASSICAL, last_tile=True)
    hit("last_tile_discard", OPEN, 1, CLASSICAL, last_tile=True)
    miss("last_tile_discard", OPEN, CLASSICAL)
    hit("chankan", OPEN, 1, CLASSICAL, robbing_kong=True)
    miss("chankan", OPEN, CLASSICAL)
    hit("replacement_tile", "[2222p] 567p 345s 99s 67s +8s", 1, CLASSICAL, win="tsumo", after_kong=True)
    miss("replacement_tile", "[2222p] 567p 345s 99s 67s +8s", CLASSICAL, win="tsumo")
    refused("replacement-without-kong", OPEN, JAPANESE, win="tsumo", after_kong=True)


def test_002_only_cheap_tiles() -> None:
    hit("tanyao", "234p 567p 345s 66s 67s +8s", 1, CLASSICAL)
    hit("tanyao", "[234p] 567p 345s 66s 67s +8s", 1, CLASSICAL)
    miss("tanyao", PLAIN, CLASSICAL)  # a pair of nines
    miss("tanyao", "234p 567p 345s 44z 67s +8s", CLASSICAL)


def test_002_only_dear_tiles_d33() -> None:
    hit("honroutou", "[111p] [999p] 555z 99m 11s +1s", 1, CLASSICAL)
    miss("honroutou", "[111p] [999p] 555z 99m 12s +3s", CLASSICAL)
    miss("chanta", "[111p] [999p] 555z 99m 11s +1s", CLASSICAL)  # counted once


def test_002_a_dear_tile_in_every_set_d43() -> None:
    hit("chanta", "[123p] [789p] 123s 555z 9s +9s", 1, CLASSICAL)
    hit("chanta", "123p 789p 123s 999m 1s +1s", 1, CLASSICAL)  # terminals alone
    miss("chanta", "[123p] [789p] 123s 555z 5s +5s", CLASSICAL)  # the pair too
    miss("chanta", "[123p] [678p] 123s 555z 9s +9s", CLASSICAL)


def test_002_one_suit_and_honours() -> None:
    hit("honitsu", "[123p] 456p 678p 444z 9p +9p", 1, CLASSICAL)
    miss("honitsu", "[123p] 456p 678p 444z 9s +9s", CLASSICAL)
    miss("honitsu", "[123p] 456p 678p 234p 9p +9p", CLASSICAL)


def test_002_one_suit() -> None:
    hit("chinitsu", "[123p] 456p 678p 234p 9p +9p", 4, CLASSICAL)
    miss("chinitsu", "[123p] 456p 678p 234p 4z +4z", CLASSICAL)


def test_002_little_three_dragons() -> None:
    hit("shousangen", "[555z] [666z] 77z 234p 67s +8s", 1, CLASSICAL)
    miss("shousangen", "[555z] [666z] 44z 234p 67s +8s", CLASSICAL)
    assert lines(score(JAPANESE, "[555z] [666z] 77z 234p 67s +8s"))["lucky_pung"] == 2


def test_002_no_value() -> None:
    hit("no_value", PLAIN, 1, CLASSICAL)
    hit("no_value", OPEN, 1, CLASSICAL)
    hit("no_value", "234p 567p 345s 44z 67s +8s", 1, CLASSICAL)  # a wind that is nobody's
    hit("no_value", "234p 456p 678m 3456s +3s", 1, CLASSICAL)  # on the pair, but 6s would win too
    miss("no_value", PLAIN, CLASSICAL, win="tsumo")
    miss("no_value", "234p 567p 345s 55z 67s +8s", CLASSICAL)
    miss("no_value", "234p 567p 345s 22z 67s +8s", CLASSICAL)
    miss("no_value", "234p 567p 345s 99s 68s +7s", CLASSICAL)  # the only possible tile
    miss("no_value", "222p 567p 345s 99s 67s +8s", CLASSICAL)


def test_002_straight_of_one_to_nine() -> None:
    hit("ittsuu", "[123p] 456p 789p 99s 67s +8s", 1, CLASSICAL)
    hit("ittsuu", "123p 456p 789p 222s 5z +5z", 1, CLASSICAL)
    miss("ittsuu", "123p 456p 678p 99s 67s +8s", CLASSICAL)
    miss("ittsuu", "123p 456p 789s 99s 67s +8s", CLASSICAL)


# --- limit hands -----------------------------------------------------------------------------------------------------


def test_002_big_three_dragons() -> None:
    hit("daisangen", "[555z] [666z] 777z 234p 9s +9s", 1, CLASSICAL)
    miss("daisangen", "[555z] [666z] 77z 234p 67s +8s", CLASSICAL)


def test_002_four_winds() -> None:
    hit("shousuushii", "[111z] [222z] 333z 44z 67s +8s", 1, CLASSICAL)
    miss("shousuushii", "[111z] [222z] 333z 55z 67s +8s", CLASSICAL)
    hit("daisuushii", "[111z] [222z] 333z 44z 99s +4z", 1, CLASSICAL)
    miss("daisuushii", "[111z] [222z] 333z 44z 99s +9s", CLASSICAL)


def test_002_all_honours() -> None:
    hit("tsuuiisou", "[111z] [222z] 555z 66z 77z +6z", 1, CLASSICAL)
    miss("tsuuiisou", "[111z] [222z] 555z 66z 99s +6z", CLASSICAL)


def test_002_all_terminals() -> None:
    hit("chinroutou", "[111p] [999p] 111s 99s 99m +9s", 1, CLASSICAL)
    miss("chinroutou", "[111p] [999p] 111s 99s 55z +9s", CLASSICAL)


def test_002_four_concealed_pungs() -> None:
    hit("suuankou", "222p 555m 333s 888s 9p +9p", 1, CLASSICAL)  # the pair may be a discard
    hit("suuankou", "222p <5555m> 333s 88s 99p +8s", 1, CLASSICAL, win="tsumo")
    miss("suuankou", "222p 555m 333s 88s 99p +8s", CLASSICAL)
    miss("suuankou", "[222p] 555m 333s 88s 99p +8s", CLASSICAL, win="tsumo")


def test_002_earth() -> None:
    hit("earth", PLAIN, 1, CLASSICAL, win="tsumo", first_turn=True)
    hit("earth", PLAIN, 1, CLASSICAL, first_turn=True)
    hit("earth", PLAIN, 1, CLASSICAL, first_turn=True, seat="N", discarder="E")
    miss("earth", PLAIN, CLASSICAL, first_turn=True, seat="N", discarder="S")  # not the dealer's discard
    miss("earth", PLAIN, CLASSICAL, first_turn=True, seat="E", win="tsumo")
    miss("earth", PLAIN, CLASSICAL, win="tsumo")


def test_002_heaven() -> None:
    hit("tenhou", PLAIN, 1, CLASSICAL, first_turn=True, seat="E", win="tsumo")
    miss("tenhou", PLAIN, CLASSICAL, first_turn=True, win="tsumo")
    miss("tenhou", PLAIN, CLASSICAL, seat="E", win="tsumo")


def test_002_nine_gates_wait_on_nine_sides() -> None:
    hit("chuuren_9", "1112345678999p +5p", 1, CLASSICAL)
    hit("chuuren_9", "1112345678999s +1s", 1, CLASSICAL, win="tsumo")
    miss("chuuren_9", "1112345678899p +9p", CLASSICAL)


def test_002_thirteen_orphans() -> None:
    hit("kokushi", "19m 19p 19s 1234567z +1z", 1, CLASSICAL)
    hit("kokushi", "19m 19p 19s 1234566z +7z", 1, CLASSICAL)
    miss("kokushi", "[111m] [999p] 111s 66z 77z +7z", CLASSICAL)


def test_002_limit_hands_do_not_add_up() -> None:
    scored = score(JAPANESE, "[555z] [666z] [777z] 111z 2z +2z", seat="E", discarder="S")
    assert (scored.value, scored.limit, scored.pay) == (500, "limit", {"discarder": 3000})


def test_002_seven_pairs_are_no_hand_d38() -> None:
    for rules in CLASSICAL:
        assert not score(rules, "1133m 5577p 2288s 5z +5z").complete


def test_002_limit_hands_that_three_cannot_have() -> None:
    gone = {"shousuushii", "daisuushii", "tsuuiisou", "kokushi"}
    assert {price.pattern.id for price in JAPANESE.prices} - {price.pattern.id for price in THREE.prices} == gone
    for missing, tile in (("W", "3z"), ("S", "2z"), ("N", "4z")):
        refused("tile-not-in-play", f"234p 567p 345s {tile}{tile} 67s +8s", THREE.with_options(missing_wind=missing))
