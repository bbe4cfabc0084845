"""Sources 000 and 003, 4.2.5: yakuman, the double ones, and what does not add up."""

from ruka.scoring import score
from tests.clauses.book import EMA, GUIDE, MAHJONG_SOUL, RIICHI, TENHOU, hit, lines, miss, refused

PINFU = "234p 567p 345s 99s 67s +8s"
ORPHANS = "19m 19p 19s 1123456z +7z"
ORPHANS_13 = "19m 19p 19s 1234567z +1m"
GATES = "1112335678999p +4p"
NINE_GATES = "1112345678999p"
PUNGS = "222p 444p 666s 99s 55z +5z"
PUNGS_ON_THE_PAIR = "222p 444p 666s 999s 5z +5z"
DOUBLE = (EMA, GUIDE, MAHJONG_SOUL)
SINGLE = tuple(rules for rules in RIICHI if rules not in DOUBLE)


def test_000_4_2_5_thirteen_orphans() -> None:
    hit("kokushi", ORPHANS, 1)
    hit("kokushi", ORPHANS, 1, robbing_kong=True)  # 3.3.8: even of a concealed kong
    miss("kokushi", "1199m 1199p 1199s 7z +7z")


def test_000_4_2_5_thirteen_orphans_waiting_on_thirteen_sides_are_double() -> None:
    hit("kokushi_13", ORPHANS_13, 2, DOUBLE)
    hit("kokushi_13", ORPHANS_13, 1, SINGLE)
    miss("kokushi", ORPHANS_13)  # its own name stands in place of the plain one
    miss("kokushi_13", ORPHANS)


def test_000_4_2_5_nine_gates() -> None:
    hit("chuuren", GATES, 1)
    miss("chuuren", "112233456789p 9p +9p")
    miss("chuuren", "111234234999p 5p +5p")
    miss("chuuren", "111p 999s 234p 567s 5z +5z")
    miss("chuuren", "[999p] 1112345678p +5p")
    miss("chuuren", "<9999p> 1112345678p +5p")


def test_000_4_2_5_nine_gates_win_on_all_nine_tiles_and_are_double() -> None:
    for rank in range(1, 10):
        hit("chuuren_9", f"{NINE_GATES} +{rank}p", 2, DOUBLE)
        hit("chuuren_9", f"{NINE_GATES} +{rank}p", 1, SINGLE)
        miss("chuuren", f"{NINE_GATES} +{rank}p")
    miss("chuuren_9", GATES)


def test_000_4_2_5_heaven() -> None:
    hit("tenhou", PINFU, 1, win="tsumo", seat="E", first_turn=True)
    miss("tenhou", PINFU, win="tsumo", seat="E")
    miss("tenhou", PINFU, win="tsumo", seat="S", first_turn=True)
    miss("tenhou", PINFU, win="ron", seat="E", first_turn=True)
    refused("first-turn-with-sets", "<2222p> 567p 345s 99s 67s +8s", win="tsumo", seat="E", first_turn=True)


def test_000_4_2_5_heaven_has_no_extra_for_its_wait() -> None:
    for waiting, plain in (
        (ORPHANS_13, "kokushi"),
        (f"{NINE_GATES} +5p", "chuuren"),
        (PUNGS_ON_THE_PAIR, "suuankou"),
    ):
        scored = score(EMA, waiting, win="tsumo", seat="E", first_turn=True)
        assert lines(scored).keys() >= {"tenhou", plain}
        assert (scored.limits, scored.total) == (1, 48000)


def test_000_4_2_5_earth() -> None:
    hit("chiihou", PINFU, 1, win="tsumo", seat="S", first_turn=True)
    miss("chiihou", PINFU, win="tsumo", seat="S")
    miss("chiihou", PINFU, win="tsumo", seat="E", first_turn=True)


def test_000_4_2_5_d13_man_before_the_own_first_draw_and_never_east() -> None:
    hit("renhou", PINFU, 1, (EMA, GUIDE), seat="W", first_turn=True)
    hit("renhou", PINFU, seat="W", first_turn=True)
    miss("renhou", PINFU, seat="W")
    miss("renhou", PINFU, seat="E", first_turn=True)
    miss("renhou", PINFU, seat="W", win="tsumo", first_turn=True)
    refused("first-turn-with-riichi", PINFU, first_turn=True, riichi=True)


def test_000_4_2_5_four_concealed_pungs() -> None:
    hit("suuankou", PUNGS, 1, win="tsumo")
    hit("suuankou", "<2222p> 444p 666s 99s 55z +5z", 1, win="tsumo")
    miss("suuankou", PUNGS)  # finished by a discard
    miss("suuankou", "[222p] 444p 666s 99s 55z +5z", win="tsumo")


def test_000_4_2_5_four_concealed_pungs_on_the_pair_are_double_by_discard_and_by_draw() -> None:
    for win in ("ron", "tsumo"):
        hit("suuankou_tanki", PUNGS_ON_THE_PAIR, 2, DOUBLE, win=win)
        hit("suuankou_tanki", PUNGS_ON_THE_PAIR, 1, SINGLE, win=win)
        miss("suuankou", PUNGS_ON_THE_PAIR, win=win)
    miss("suuankou_tanki", PUNGS, win="tsumo")


def test_000_4_2_5_four_kongs() -> None:
    hit("suukantsu", "<2222p> [4444p] [6666s] [9999s] 5z +5z", 1)
    miss("suukantsu", "<2222p> [4444p] [6666s] [999s] 5z +5z")


def test_000_4_2_5_all_green_with_or_without_the_dragon() -> None:
    hit("ryuuiisou", "223344s 666s 88s 66z +6z", 1)
    hit("ryuuiisou", "[222s] [333s] 444s 666s 8s +8s", 1)
    miss("ryuuiisou", "223344s 666s 88s 55z +5z")
    miss("ryuuiisou", "[222s] [333s] 444s 666s 5s +5s")


def test_000_4_2_5_all_terminals() -> None:
    hit("chinroutou", "[111p] [999p] 111s 999s 1m +1m", 1)
    miss("chinroutou", "[111p] [999p] 111s 999s 5z +5z")


def test_000_4_2_5_all_honours() -> None:
    hit("tsuuiisou", "[111z] [222z] 555z 666z 7z +7z", 1)
    hit("tsuuiisou", "1122334455667z +7z", 1)  # seven pairs
    miss("tsuuiisou", "[111z] [222z] 555z 666z 9s +9s")


def test_000_4_2_5_big_three_dragons() -> None:
    hit("daisangen", "555z [666z] 77z 234p 99s +7z", 1)
    miss("daisangen", "555z [666z] 77z 234p 67s +8s")


def test_000_4_2_5_little_four_winds() -> None:
    hit("shousuushii", "111z [222z] 333z 44z 23p +4p", 1)
    miss("shousuushii", "111z [222z] 333z 99s 23p +4p")
    miss("shousuushii", "111z [222z] 555z 33z 23p +4p")


def test_000_4_2_5_big_four_winds_are_double() -> None:
    four_winds = "[111z] [222z] 333z 44z 99s +4z"
    hit("daisuushii", four_winds, 2, DOUBLE)
    hit("daisuushii", four_winds, 1, SINGLE)
    miss("shousuushii", four_winds)
    miss("daisuushii", "111z [222z] 333z 44z 23p +4p")


def test_000_4_2_yakuman_do_not_add_up() -> None:
    both = "[555z] [666z] [777z] 111z 2z +2z"
    scored = score(EMA, both)
    assert lines(scored).keys() >= {"daisangen", "tsuuiisou"}
    assert (scored.limits, scored.total) == (1, 32000)
    assert score(TENHOU, both).total == 64000


def test_000_4_2_the_highest_yakuman_counts() -> None:
    scored = score(EMA, "[111z] [222z] [333z] 444z 5z +5z")  # big four winds, all honours
    assert (scored.limits, scored.total) == (2, 64000)
    assert score(TENHOU, "[111z] [222z] [333z] 444z 5z +5z").total == 64000  # one and one there
    assert score(MAHJONG_SOUL, "[111z] [222z] [333z] 444z 5z +5z").total == 96000


def test_000_4_2_yaku_and_dora_add_nothing_to_a_yakuman() -> None:
    plain = score(EMA, PUNGS_ON_THE_PAIR)
    rich = score(EMA, PUNGS_ON_THE_PAIR, riichi=True, dora="4z", ura="4z")
    assert plain.total == rich.total == 64000


def test_000_4_2_d07_counted_yakuman_is_one_however_many_fan() -> None:
    scored = score(EMA, "2233445566778p +8p", riichi=True, ippatsu=True, dora="7p", ura="7p")
    assert (scored.fan, scored.limit, scored.total) == (17, "yakuman", 32000)
    assert score(EMA, "2233445566778p +8p", seat="E", riichi=True, ippatsu=True, dora="7p").total == 48000


def test_000_4_2_d07_twelve_fan_are_still_sanbaiman() -> None:
    scored = score(EMA, "2233445566778p +8p", riichi=True)
    assert (scored.fan, scored.limit, scored.total) == (12, "sanbaiman", 24000)
