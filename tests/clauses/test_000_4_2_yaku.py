"""Sources 000 and 003, 4.2.1 to 4.2.4: every yaku, open and concealed, with a hand beside it that just fails."""

from ruka.scoring import score
from tests.clauses.book import EMA, GUIDE, RIICHI, hit, lines, miss, refused

PINFU = "234p 567p 345s 99s 67s +8s"
ORPHAN_PUNGS = "[111p] 999p 111s 111z 9s +9s"
ONE_SUIT = "123p 456p 678p 234p 9p +9p"
OUTSIDE = "123p 789p 123s 111z 9s +9s"
TERMINALS = "123p 789p 123s 111p 9s +9s"
TWICE_TWO = "223344p 667788s 9s +9s"
CONCEALED_TANYAO = (EMA, GUIDE)
OPEN_TANYAO = tuple(rules for rules in RIICHI if rules not in CONCEALED_TANYAO)


# --- 4.2.1: one yaku -------------------------------------------------------------------------------------------------


def test_000_4_2_1_riichi() -> None:
    hit("riichi", PINFU, 1, riichi=True)
    miss("riichi", PINFU)
    refused("riichi-with-shown-sets", "[234p] 567p 345s 99s 67s +8s", riichi=True)


def test_000_4_2_1_ippatsu() -> None:
    hit("ippatsu", PINFU, 1, riichi=True, ippatsu=True)
    miss("ippatsu", PINFU, riichi=True)
    refused("ippatsu-without-riichi", PINFU, ippatsu=True)


def test_000_4_2_1_double_riichi_stands_in_place_of_riichi() -> None:
    hit("double_riichi", PINFU, 2, double_riichi=True)
    miss("riichi", PINFU, double_riichi=True)
    miss("double_riichi", PINFU, riichi=True)


def test_000_4_2_1_menzen_tsumo() -> None:
    hit("menzen_tsumo", PINFU, 1, win="tsumo")
    hit("menzen_tsumo", "234p <5555p> 345s 99s 67s +8s", 1, win="tsumo")  # 3.3.8: still concealed
    miss("menzen_tsumo", PINFU)
    miss("menzen_tsumo", "234p [567p] 345s 99s 67s +8s", win="tsumo")


def test_000_4_2_1_tanyao_concealed_only() -> None:
    hit("tanyao", "234p 567p 345s 66s 67s +8s", 1)
    miss("tanyao", "[234p] 567p 345s 66s 67s +8s", CONCEALED_TANYAO)
    hit("tanyao", "[234p] 567p 345s 66s 67s +8s", 1, OPEN_TANYAO)
    miss("tanyao", PINFU)  # a pair of nines
    miss("tanyao", "234p 567p 345s 33z 67s +8s")


def test_000_4_2_1_pinfu() -> None:
    hit("pinfu", PINFU, 1)
    hit("pinfu", PINFU, 1, win="tsumo")
    hit("pinfu", "234p 567p 345s 33z 67s +8s", 1)  # a wind that is nobody's
    miss("pinfu", "[234p] 567p 345s 99s 67s +8s")
    miss("pinfu", "234p 567p 999s 88p 67s +8s")  # a pung


def test_000_4_2_1_pinfu_has_a_worthless_pair() -> None:
    for valued in ("55z", "66z", "77z", "22z", "11z"):  # dragons, own wind, round wind
        miss("pinfu", f"234p 567p 345s {valued} 67s +8s")
    hit("pinfu", "234p 567p 345s 22z 67s +8s", 1, seat="W")
    hit("pinfu", "234p 567p 345s 11z 67s +8s", 1, round="S")


def test_000_4_2_1_pinfu_waits_on_two_sides() -> None:
    for wait in ("99s 12s +3s", "11s 89s +7s", "99s 68s +7s", "678s 9s +9s", "66s 99s +9s"):
        miss("pinfu", f"234p 456p 678p {wait}")


def test_000_4_2_1_iipeikou() -> None:
    hit("iipeikou", "223344p 345s 99s 67s +8s", 1)
    miss("iipeikou", "[234p] 234p 345s 99s 67s +8s")
    miss("iipeikou", "234p 345p 345s 99s 67s +8s")
    miss("iipeikou", "234p 567p 234s 99s 67s +8s")  # the same numbers of another suit


def test_000_4_2_1_sanshoku_doujun() -> None:
    hit("sanshoku_doujun", "234m 234p 234s 99s 67s +8s", 2)
    hit("sanshoku_doujun", "[234m] 234p 234s 99s 67s +8s", 1)
    miss("sanshoku_doujun", "234m 234p 345s 99s 67s +8s")
    miss("sanshoku_doujun", "222m 234p 234s 99s 67s +8s")


def test_000_4_2_1_ittsuu() -> None:
    hit("ittsuu", "123456789p 345s 9s +9s", 2)
    hit("ittsuu", "[123p] 456789p 345s 9s +9s", 1)
    miss("ittsuu", "123p 456p 678p 345s 9s +9s")
    miss("ittsuu", "123p 456p 789s 345s 9s +9s")


def test_000_4_2_1_dragon_pung() -> None:
    for tile, pattern in (("5z", "yakuhai_white"), ("6z", "yakuhai_green"), ("7z", "yakuhai_red")):
        rank = tile[0]
        hit(pattern, f"{rank * 3}z 234p 567p 99s 67s +8s", 1)
        hit(pattern, f"[{rank * 3}z] 234p 567p 99s 67s +8s", 1)
        hit(pattern, f"[{rank * 4}z] 234p 567p 99s 67s +8s", 1)
        miss(pattern, f"{rank * 2}z 234p 567p 345s 67s +8s")


def test_000_4_2_1_seat_wind() -> None:
    hit("yakuhai_seat", "[222z] 234p 567p 99s 67s +8s", 1, seat="S")
    miss("yakuhai_seat", "[222z] 234p 567p 99s 67s +8s", seat="W")
    miss("yakuhai_seat", "22z 234p 567p 345s 67s +8s", seat="S")


def test_000_4_2_1_round_wind() -> None:
    hit("yakuhai_round", "[111z] 234p 567p 99s 67s +8s", 1, round="E")
    miss("yakuhai_round", "[111z] 234p 567p 99s 67s +8s", round="S")
    miss("yakuhai_round", "11z 234p 567p 345s 67s +8s", round="E")


def test_000_4_2_1_a_wind_of_seat_and_round_counts_twice() -> None:
    for pattern in ("yakuhai_seat", "yakuhai_round"):
        hit(pattern, "[111z] 234p 567p 99s 67s +8s", 1, seat="E", round="E")


def test_000_4_2_1_chanta() -> None:
    hit("chanta", OUTSIDE, 2)
    hit("chanta", "[123p] 789p 123s 111z 9s +9s", 1)
    miss("chanta", "123p 789p 234s 111z 9s +9s")
    miss("chanta", "123p 789p 123s 111z 5s +5s")
    miss("chanta", TERMINALS)  # junchan in its place
    miss("chanta", ORPHAN_PUNGS)  # no chow


def test_000_4_2_1_rinshan_counts_as_a_draw() -> None:
    won = "234p <5555p> 345s 99s 67s +8s"
    hit("rinshan", won, 1, win="tsumo", after_kong=True)
    hit("menzen_tsumo", won, 1, win="tsumo", after_kong=True)
    miss("rinshan", won, win="tsumo")
    refused("replacement-by-discard", won, after_kong=True)
    refused("replacement-without-kong", PINFU, win="tsumo", after_kong=True)


def test_000_4_2_1_chankan_counts_as_a_discard() -> None:
    hit("chankan", PINFU, 1, robbing_kong=True)
    miss("menzen_tsumo", PINFU, robbing_kong=True)
    miss("chankan", PINFU)
    refused("robbing-by-draw", PINFU, win="tsumo", robbing_kong=True)


def test_000_4_2_1_haitei_and_houtei() -> None:
    hit("haitei", PINFU, 1, win="tsumo", last_tile=True)
    miss("haitei", PINFU, last_tile=True)
    hit("houtei", PINFU, 1, last_tile=True)
    miss("houtei", PINFU, win="tsumo", last_tile=True)


def test_000_3_4_1_d12_a_replacement_tile_may_be_the_last_tile() -> None:
    won = "234p <5555p> 345s 99s 67s +8s"
    for pattern in ("rinshan", "haitei"):
        hit(pattern, won, 1, (EMA, GUIDE), win="tsumo", after_kong=True, last_tile=True)
    miss("haitei", won, (EMA, GUIDE), win="tsumo", after_kong=True)


# --- 4.2.2: two yaku -------------------------------------------------------------------------------------------------


def test_000_4_2_2_seven_pairs() -> None:
    hit("chiitoitsu", "1133p 5577s 22z 66z 9s +9s", 2)
    miss("chiitoitsu", TWICE_TWO)  # its other reading is worth more


def test_000_4_2_2_seven_pairs_are_seven_different_ones() -> None:
    assert not score(EMA, "1111p 5577s 22z 66z 9s +9s").complete


def test_000_4_2_2_triple_pung() -> None:
    hit("sanshoku_doukou", "111m 111p 111s 345s 9s +9s", 2)
    hit("sanshoku_doukou", "[111m] [1111p] 111s 345s 9s +9s", 2)
    miss("sanshoku_doukou", "111m 111p 222s 345s 9s +9s")


def test_000_4_2_2_three_concealed_pungs() -> None:
    hit("sanankou", "222p 444p 666s 345s 9s +9s", 2)
    hit("sanankou", "222p <4444p> 666s [345s] 9s +9s", 2)  # the hand itself may be open
    miss("sanankou", "[222p] 444p 666s 345s 9s +9s")


def test_000_4_2_2_a_pung_finished_by_a_discard_is_not_concealed() -> None:
    hit("sanankou", "222p 444p 66s 345s 99s +6s", 2, win="tsumo")
    miss("sanankou", "222p 444p 66s 345s 99s +6s")


def test_000_4_2_2_three_kongs() -> None:
    hit("sankantsu", "<2222p> [4444p] [6666s] 345s 9s +9s", 2)
    miss("sankantsu", "<2222p> [4444p] [666s] 345s 9s +9s")


def test_000_4_2_2_all_pungs() -> None:
    hit("toitoi", "[222p] [444p] 666s 999s 5z +5z", 2)
    hit("toitoi", "222p 444p 666s 33z 99s +9s", 2)
    miss("toitoi", "[222p] [444p] 678s 999s 5z +5z")


def test_000_4_2_2_half_flush() -> None:
    hit("honitsu", "123p 456p 678p 111z 9p +9p", 3)
    hit("honitsu", "[123p] 456p 678p 111z 9p +9p", 2)
    hit("honitsu", "1133p 5577p 22z 66z 9p +9p", 3)
    miss("honitsu", "123p 456p 678s 111z 9p +9p")
    miss("honitsu", ONE_SUIT)


def test_000_4_2_2_little_three_dragons_and_two_for_its_pungs() -> None:
    hit("shousangen", "555z 666z 77z 234p 67s +8s", 2)
    hit("shousangen", "[555z] [666z] 77z 234p 67s +8s", 2)
    for pattern in ("yakuhai_white", "yakuhai_green"):
        hit(pattern, "555z 666z 77z 234p 67s +8s", 1)
    miss("shousangen", "555z 666z 33z 234p 67s +8s")
    miss("shousangen", "555z 222z 77z 234p 67s +8s")


def test_000_4_2_2_all_terminals_and_honours() -> None:
    hit("honroutou", ORPHAN_PUNGS, 2)
    hit("toitoi", ORPHAN_PUNGS, 2)  # "and two more for all pungs"
    hit("honroutou", "1199p 1199s 1155z 7z +7z", 2)
    miss("honroutou", "111p 999p 222s 111z 9s +9s")


def test_000_4_2_2_terminal_in_every_set() -> None:
    hit("junchan", TERMINALS, 3)
    hit("junchan", "[123p] 789p 123s 111p 9s +9s", 2)
    miss("junchan", OUTSIDE)
    miss("junchan", "123p 789p 123s 111p 8s +8s")


# --- 4.2.3 and 4.2.4 -------------------------------------------------------------------------------------------------


def test_000_4_2_3_ryanpeikou_without_iipeikou() -> None:
    hit("ryanpeikou", TWICE_TWO, 3)
    miss("iipeikou", TWICE_TWO)
    miss("ryanpeikou", "223344p 678789s 9s +9s")
    miss("ryanpeikou", "[234p] 234p 667788s 9s +9s")
    hit("ryanpeikou", "2222333344445p +5p", 3)  # four times the same


def test_000_4_2_4_full_flush() -> None:
    hit("chinitsu", ONE_SUIT, 6)
    hit("chinitsu", "[123p] 456p 678p 234p 9p +9p", 5)
    hit("chinitsu", "1133557788p 224p +4p", 6)
    miss("chinitsu", "123p 456p 678p 111z 9p +9p")
    miss("chinitsu", "123p 456p 678p 234s 9p +9p")


# --- 4.2: yaku are cumulative ----------------------------------------------------------------------------------------


def test_000_4_2_tanyao_with_sanshoku() -> None:
    concealed, shown = "234m 234p 234s 66s 67s +8s", "[234m] 234p 234s 66s 67s +8s"
    assert lines(score(EMA, concealed, win="tsumo")).keys() >= {"tanyao", "sanshoku_doujun", "menzen_tsumo"}
    closed = "234m 234p 234s 66s 57p +6p"  # without pinfu, as the source counts
    assert score(EMA, closed, win="tsumo").fan == 4
    assert score(EMA, closed).fan == 3
    assert score(EMA, shown).fan == 1


# --- 4.1: dora, which are no yaku ------------------------------------------------------------------------------------


def test_000_4_1_dora_and_red_fives_add_fan() -> None:
    hit("dora", "234p 567p 345s 99s 67s +8s", 2, dora="8s")  # two nines
    hit("dora", "234p 567p 345s 99s 67s +8s", 4, dora=["8s", "8s"])  # kan dora of the same kind
    miss("dora", "234p 567p 345s 99s 67s +8s", dora="9s")  # one is dora then
    hit("red_dora", "234p 067p 340s 99s 67s +8s", 2)
    miss("red_dora", PINFU)


def test_000_3_3_12_ura_dora_only_with_riichi() -> None:
    hit("ura_dora", PINFU, 2, riichi=True, ura="8s")
    miss("ura_dora", PINFU, ura="8s")
    miss("ura_dora", PINFU, riichi=True, ura="9s")


def test_000_2_7_what_an_indicator_points_to() -> None:
    for indicator, dora in (("6s", "7s"), ("9p", "1p"), ("9s", "1s")):
        hit("dora", f"{dora[0]}{dora} 222z 345p 456p 34s +5s", 2, dora=indicator)
    for indicator, dora in (("7z", "5z"), ("5z", "6z"), ("6z", "7z"), ("1z", "2z"), ("3z", "4z"), ("4z", "1z")):
        hit("dora", f"{dora[0]}{dora} 222s 345p 456p 34s +5s", 2, dora=indicator)


def test_000_3_2_dora_alone_do_not_win() -> None:
    scored = score(EMA, "[234p] 067p 345s 99s 67s +8s", dora="8s")
    assert scored.complete
    assert not scored.wins
    assert (scored.total, scored.pay) == (0, {})
