"""The British rules: every value with a hand that has it and one that just fails, hands one tile short, settlement."""

from typing import Unpack

import pytest

from ruka.rulesets import rule_set
from ruka.scoring import Circumstances, score, score_unfinished
from tests.clauses.book import MISSES, hit, lines, miss, refused

BMJA = rule_set("bmja")
PUNGS = "[222m] [444p] 666s 888m 5p +5p"  # no chow, nothing else
CHOW = "[222m] [444p] 666s 55p 67m +8m"
ONE_LIMIT, HALF, FOUR_TENTHS, TWO_TENTHS = 10, 5, 4, 2


def no_hand(pattern: str, hand: str, **said: Unpack[Circumstances]) -> None:
    """A near miss that is not even complete."""
    assert not score(BMJA, hand, **said).complete
    MISSES.setdefault((BMJA.id, pattern), []).append((hand, said))


# --- points ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tiles", "pattern", "points"),
    [
        ("[333p]", "pung", 2),
        ("[999p]", "pung", 4),
        ("[333z]", "pung", 4),
        ("333p", "pung", 4),
        ("999p", "pung", 8),
        ("333z", "pung", 8),
        ("[3333p]", "kong", 8),
        ("[9999p]", "kong", 16),
        ("[3333z]", "kong", 16),
        ("<3333p>", "kong", 16),
        ("<9999p>", "kong", 32),
        ("<3333z>", "kong", 32),
    ],
)
def test_bmja_sets(tiles: str, pattern: str, points: int) -> None:
    base = lines(score(BMJA, "[222m] [444s] 678m 888p 5s +5s", seat="S"))
    found = lines(score(BMJA, f"{tiles} [222m] [444s] 678m 5s +5s", seat="S"))
    rest = found.get("pung", 0) + found.get("kong", 0) - 4
    assert (base["pung"], rest) == (8, points)
    hit(pattern, f"{tiles} [222m] [444s] 678m 5s +5s", rules=BMJA, seat="S")
    miss("kong", PUNGS, BMJA)
    miss("pung", "[2222m] [4444p] <6666s> 678m 5s +5s", BMJA)


def test_bmja_a_pung_finished_by_a_discard_is_open() -> None:
    hand = "[222m] 444p 55s 678m 99p +9p"
    hit("pung", hand, 2 + 4 + 4, BMJA)
    hit("pung", hand, 2 + 4 + 8, BMJA, win="tsumo")


def test_bmja_pairs() -> None:
    hit("pair_dragon", "[222m] [444p] 666s 678m 5z +5z", 2, BMJA)
    miss("pair_dragon", "[222m] [444p] 666s 678m 4z +4z", BMJA)
    south = "[222m] [444p] 666s 678m 2z +2z"
    hit("pair_seat", south, 2, BMJA, seat="S")
    hit("pair_round", south, 2, BMJA, seat="E", round="S")
    miss("pair_seat", south, BMJA, seat="W", round="S")
    miss("pair_round", south, BMJA, seat="S", round="E")


def test_bmja_winning_and_drawing() -> None:
    assert lines(score(BMJA, PUNGS)) == {"base_20": 20, "pung": 2 + 2 + 4 + 4, "toitoi": 1}
    hit("base_20", PUNGS, 20, BMJA)
    miss("base_20", "11m 11p 22z 33z 55z 66z 7z +7z", BMJA)  # special hands have their limits alone
    hit("self_draw_2", PUNGS, 2, BMJA, win="tsumo")
    miss("self_draw_2", PUNGS, BMJA)


def test_bmja_flowers() -> None:
    hit("flower_points", PUNGS, 4 * 3, BMJA, flowers="168f")
    miss("flower_points", PUNGS, BMJA)
    hit("own_flower", PUNGS, 1, BMJA, seat="W", flowers="3f")
    hit("own_flower", PUNGS, 2, BMJA, seat="W", flowers="37f")
    miss("own_flower", PUNGS, BMJA, seat="W", flowers="124568f")
    hit("all_flowers", PUNGS, 2, BMJA, flowers="1234f")
    miss("all_flowers", PUNGS, BMJA, flowers="1235f")
    hit("all_seasons", PUNGS, 2, BMJA, flowers="5678f")
    miss("all_seasons", PUNGS, BMJA, flowers="4567f")


# --- doubles ---------------------------------------------------------------------------------------------------------


def test_bmja_lucky_sets() -> None:
    hit("lucky_pung", "[555z] [444p] 666s 55p 67m +8m", 1, BMJA)
    east = "[1111z] [444p] 666s 55p 67m +8m"
    hit("lucky_pung", east, 1, BMJA, seat="E", round="S")
    hit("lucky_pung", east, 1, BMJA, seat="S", round="E")
    hit("lucky_pung", east, 2, BMJA, seat="E", round="E")
    miss("lucky_pung", east, BMJA, seat="S", round="W")


def test_bmja_no_chow() -> None:
    hit("toitoi", PUNGS, 1, BMJA)
    miss("toitoi", CHOW, BMJA)


def test_bmja_only_concealed_melds() -> None:
    hidden = "222m 444p 666s 55p 67m +8m"
    hit("concealed_self_draw", hidden, 1, BMJA, win="tsumo")
    miss("concealed_self_draw", hidden, BMJA)
    miss("concealed_self_draw", CHOW, BMJA, win="tsumo")


def test_bmja_terminals_and_honours() -> None:
    hit("honroutou", "[111m] [999p] 333z 444z 9s +9s", 1, BMJA)
    miss("honroutou", "[111m] [999p] 333z 444z 8s +8s", BMJA)


def test_bmja_purity() -> None:
    hit("purity", "[111m] [222m] [555m] 777m 9m +9m", 3, BMJA)
    miss("purity", "[111m] [222m] 55m 777m 67m +8m", BMJA)
    miss("purity", "[111m] [222m] [555m] 777m 3z +3z", BMJA)


def test_bmja_moments() -> None:
    hit("last_tile_draw", PUNGS, 1, BMJA, win="tsumo", last_tile=True)
    miss("last_tile_draw", PUNGS, BMJA, last_tile=True)
    hit("last_tile_discard", PUNGS, 1, BMJA, last_tile=True)
    miss("last_tile_discard", PUNGS, BMJA, win="tsumo", last_tile=True)
    hit("chankan", CHOW, 1, BMJA, robbing_kong=True)
    miss("chankan", CHOW, BMJA)
    hidden = "222m 444p 666s 55p 67m +8m"
    hit("original_call", hidden, 1, BMJA, double_riichi=True)
    miss("original_call", hidden, BMJA, riichi=True)


@pytest.mark.parametrize(
    "hand",
    [
        "[111m] [333s] 678m 444p 2m +2m",  # one suit and honours, a straight, simples: nothing of the European doubles
        "[111m] [222m] 678m 444z 5m +5m",
        "222m 333m 444p 678s 5p +5p",
    ],
)
def test_bmja_has_no_other_doubles(hand: str) -> None:
    assert score(BMJA, hand, seat="W").fan == 0


def test_bmja_only_one_chow() -> None:
    assert score(BMJA, CHOW).wins
    no_hand("toitoi", "[222m] 345p 666s 55p 67m +8m")
    no_hand("chankan", "[234m] 345p 666s 55p 67m +8m", robbing_kong=True)
    three_pungs = score(BMJA, "111222333m 55p 77z +7z")  # read as three chows it would be no hand
    assert lines(three_pungs)["pung"] == 8 + 4 + 4 + 4


# --- special hands ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pattern", "worth", "hand", "near"),
    [
        ("wriggling_snake", ONE_LIMIT, "1m 123456789m 123z +4z", "2m 123456789m 123z +4z"),
        ("wriggling_snake", ONE_LIMIT, "1123456789s 134z +2z", "1123456789s 113z +2z"),
        ("gates_of_heaven", ONE_LIMIT, "1112345678999s +5s", "1112345678999s +1s"),
        ("gates_of_heaven", ONE_LIMIT, "111234567899m 8m +9m", "112345678999m 3m +2m"),
        ("triple_knitting", HALF, "2467m 2467p 2467s 8p +8s", "2467m 2467p 2467s 8p +9s"),
        ("triple_knitting", HALF, "2446m 2446p 2446s 8p +8m", "2446m 2446p 2446s 8p +8p"),
        ("knitting", HALF, "2345679p 234567s +9s", "2345679p 234567s +9m"),
        ("knitting", HALF, "2245679m 224567s +9s", "2345679m 224567s +9s"),
        ("orphan_pairs", HALF, "11m 99p 11s 33z 44z 55z 6z +6z", "11m 99p 11s 33z 44z 55z 2s +2s"),
        ("orphan_pairs", HALF, "11m 99p 11s 33z 44z 55z 9m +9m", "1111m 11s 33z 44z 55z 6z +6z"),
        ("kokushi", ONE_LIMIT, "19m 19p 19s 1234567z +1m", "19m 19p 19s 1234566z +1m"),
    ],
)
def test_bmja_special_hands(pattern: str, worth: int, hand: str, near: str) -> None:
    hit(pattern, hand, worth, BMJA)
    no_hand(pattern, near)
    assert score(BMJA, hand).value == 100 * worth


def test_bmja_special_hands_are_concealed() -> None:
    assert not score(BMJA, "[111s] 2345678999s +5s").complete
    assert score(BMJA, "1112345678999s +5s", win="tsumo").wins


@pytest.mark.parametrize(
    ("pattern", "hand", "near"),
    [
        ("tsuuiisou", "[111z] [222z] 555z 666z 7z +7z", "[111z] [222z] 555z 666z 1m +1m"),
        ("chinroutou", "[111m] [999m] 111p 999p 1s +1s", "[111m] [999m] 111p 999p 2s +2s"),
        ("ryuuiisou", "[222s] [444s] 666s 666z 8s +8s", "[222s] [444s] 666s 666z 9s +9s"),
        ("ryuuiisou", "[222s] 234s 666s 666z 8s +8s", "[222s] 345s 666s 666z 8s +8s"),
        ("suukantsu", "[2222s] [4444p] <6666m> [8888s] 5m +5m", "[2222s] [4444p] <6666m> [888s] 5m +5m"),
        ("daisangen", "[555z] [6666z] 777z 222m 3m +3m", "[555z] [6666z] 777z 234m 3m +3m"),
        ("daisuushii", "[111z] [222z] 333z <4444z> 3m +3m", "[111z] [222z] 333z 222m 4z +4z"),
        ("buried_treasure", "222m 444m 666m 555z 3m +3m", "222m 444m 666p 555z 3m +3m"),
        ("buried_treasure", "222m 444m 666m 888m 3z +3z", "<2222m> 444m 666m 888m 3z +3z"),
    ],
)
def test_bmja_limit_hands(pattern: str, hand: str, near: str) -> None:
    hit(pattern, hand, ONE_LIMIT, BMJA)
    miss(pattern, near, BMJA)
    assert score(BMJA, hand).value == 1000


def test_bmja_buried_treasure_needs_the_last_pung_drawn() -> None:
    hand = "222m 444m 66m 555z 33m +3m"
    hit("buried_treasure", hand, ONE_LIMIT, BMJA, win="tsumo")
    miss("buried_treasure", hand, BMJA)


def test_bmja_limits_by_the_moment() -> None:
    kong = "[2222m] 444s 666s 888m 5p +5p"
    hit("plum_blossom", kong, ONE_LIMIT, BMJA, win="tsumo", after_kong=True)
    miss("plum_blossom", kong, BMJA, win="tsumo")
    miss("plum_blossom", kong.replace("5p", "4p"), BMJA, win="tsumo", after_kong=True)
    moon = "[222m] 444s 666s 888m 1p +1p"
    hit("moon", moon, ONE_LIMIT, BMJA, win="tsumo", last_tile=True)
    miss("moon", moon, BMJA, last_tile=True)
    pole = "[222m] 444p 666m 55p 34s +2s"
    hit("carrying_pole", pole, ONE_LIMIT, BMJA, robbing_kong=True)
    miss("carrying_pole", pole, BMJA)
    miss("carrying_pole", pole.replace("+2s", "+5s"), BMJA, robbing_kong=True)
    twice = "[2222m] <4444s> 666s 888m 3p +3p"
    hit("second_kong_replacement", twice, ONE_LIMIT, BMJA, win="tsumo", second_replacement=True)
    miss("second_kong_replacement", twice, BMJA, win="tsumo", after_kong=True)
    dealt = "222m 444p 666s 888m 5p +5p"
    hit("tenhou", dealt, ONE_LIMIT, BMJA, seat="E", win="tsumo", first_turn=True)
    miss("tenhou", dealt, BMJA, seat="E", win="tsumo")
    hit("earth", dealt, ONE_LIMIT, BMJA, seat="S", discarder="E", first_turn=True)
    miss("earth", dealt, BMJA, seat="W", discarder="S", first_turn=True)
    miss("earth", dealt, BMJA, seat="S", win="tsumo", first_turn=True)


# --- value -----------------------------------------------------------------------------------------------------------


def test_bmja_limit_of_1000_and_the_roof_off() -> None:
    hand = "[1111z] <3333s> 555z 777z 2p +2p"
    capped = score(BMJA, hand, seat="E", round="E")
    assert (capped.fu, capped.fan, capped.value, capped.limit) == (68, 5, 1000, "limit")
    assert score(BMJA.with_options(roof_off=True), hand, seat="E", round="E").value == 68 * 2**5


def test_bmja_a_half_limit_that_its_points_pass_counts_by_them() -> None:
    pairs = "11m 99p 11s 33z 44z 55z 6z +6z"
    all_flowers = score(BMJA, pairs, win="tsumo", seat="E", flowers="12345678f")
    assert (all_flowers.limits, all_flowers.value) == (0, 1000)
    assert "orphan_pairs" not in all_flowers.patterns
    plain = score(BMJA, pairs, win="tsumo", seat="E")
    assert (plain.limits, plain.value) == (0.5, 500)


# --- hands that did not win ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "points", "doubles"),
    [
        ("[777z] 2258m 369p 147s", 4, 1),
        ("[9999m] <1111s> 22z 3p 58m 24s", 16 + 32 + 2, 0),  # south's pair counts too
        ("555z 555p 22z 66z 369m", 8 + 4 + 2 + 2, 1),
        ("[222p] [234p] [9999m] 1111s", 2 + 16 + 8, 0),
    ],
)
def test_bmja_what_all_others_count(hand: str, points: int, doubles: int) -> None:
    scored = score_unfinished(BMJA, hand, seat="S")
    assert (scored.complete, scored.wins, scored.fu, scored.fan, scored.limits) == (False, False, points, doubles, 0)


def test_bmja_flowers_of_all_others() -> None:
    scored = score_unfinished(BMJA, "[777z] 2258m 369p 147s 2f 6f 7f", seat="S")
    assert (scored.fu, scored.fan) == (4 + 3 * 4, 1 + 2)


@pytest.mark.parametrize(
    ("tenths", "hand", "near"),
    [
        (FOUR_TENTHS, "1m 123456789m 134z", "1m 123456789m 133z"),
        (FOUR_TENTHS, "111345678999s 5s", "111345678999s 1s"),
        (FOUR_TENTHS, "19m 19p 19s 1134567z", "19m 19p 19s 1133567z"),
        (TWO_TENTHS, "2467m 2468p 24678s", "2467m 2468p 24679s"),
        (TWO_TENTHS, "2345679p 234567s", "2345679p 234568s"),
        (TWO_TENTHS, "11m 99p 11s 33z 44z 55z 6z", "11m 99p 11s 33z 44z 55z 6m"),
        (FOUR_TENTHS, "[111z] [222z] 55z 666z 77z", "[111z] [222z] 55m 666z 77z"),
        (FOUR_TENTHS, "[111m] [999m] 111p 999p 1s", "[111m] [999m] 111p 999p 2s"),
        (FOUR_TENTHS, "[222s] [444s] 666s 66z 88s", "[222s] [444s] 666s 66z 89s"),
        (FOUR_TENTHS, "[2222s] [4444p] <6666m> [8888s] 5m", "[2222s] [4444p] <6666m> [888s] 5m"),
        (FOUR_TENTHS, "[555z] [666z] 77z 222m 33m", "[555z] [666z] 77z 234m 33m"),
        (FOUR_TENTHS, "[111z] [222z] 333z 444z 3m", "[111z] [222z] 333z 44z 34m"),
        (FOUR_TENTHS, "222m 444m 66m 555z 33m", "[222m] 444m 66m 555z 33m"),
    ],
)
def test_bmja_one_tile_short(tenths: int, hand: str, near: str) -> None:
    scored = score_unfinished(BMJA, hand, seat="W", round="N")
    assert (scored.limits, scored.value) == (tenths / 10, tenths * 100)
    assert score_unfinished(BMJA, near, seat="W", round="N").limits == 0


def test_bmja_one_tile_short_of_purity() -> None:
    scored = score_unfinished(BMJA, "[111m] [222m] [555m] 77m 99m", seat="W")
    assert (scored.fu, scored.fan, scored.value) == (4 + 2 + 2, 3, 64)
    assert score_unfinished(BMJA, "[111m] [222m] [555m] 77m 9m 3z", seat="W").fan == 0


def test_bmja_points_that_pass_what_it_is_one_tile_short_of() -> None:
    scored = score_unfinished(BMJA, "[1111z] 2p 666z 555z 777z", seat="E")
    assert (scored.fu, scored.fan, scored.limits, scored.value) == (40, 5, 0, 1000)


# --- settlement ------------------------------------------------------------------------------------------------------


def test_bmja_everybody_settles() -> None:
    others = {"E": "[777z] 2258m 369p 257s", "S": "[9999m] <1111s> 22z 3p 58m 24s", "W": "1123456789p 134z"}
    with_them = score(BMJA, "[555p] [444p] 666s 888p 3s +3s", seat="N", others=others)
    assert with_them.others == {"E": 8, "S": 50, "W": 400}
    own = with_them.value
    assert with_them.deltas == [
        -2 * own - 2 * (50 - 8) - 2 * (400 - 8),
        -own + 2 * (50 - 8) - (400 - 50),
        -own + 2 * (400 - 8) + (400 - 50),
        4 * own,
    ]
    assert sum(with_them.deltas) == 0


def test_bmja_flowers_are_in_play() -> None:
    refused("tile-not-in-play", PUNGS + " 1f", rule_set("european-classical"))
    assert score(BMJA, "1f " + PUNGS).fu == score(BMJA, PUNGS).fu + 4
