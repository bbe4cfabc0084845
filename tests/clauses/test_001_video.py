"""Source 001: every yaku, yakuman and point of video mahjong, each with a hand beside it that just fails."""

import json
from pathlib import Path
from typing import Any

import pytest

from ruka.cli import questions
from ruka.rulesets import rule_set
from ruka.scoring import points, score
from tests.clauses.book import facts, hit, lines, miss

VIDEO = rule_set("video")
VECTORS = Path(__file__).parents[1] / "vectors"
PINFU = "234p 567p 345s 99s 67s +8s"
OPEN = "[234p] 567p 345s 99s 67s +8s"
DEALT: dict[str, Any] = {"win": "tsumo", "first_turn": True}

Case = tuple[str, str, int, str, dict[str, Any], dict[str, Any]]  # pattern, hand, worth, near miss, how they were won
YAKU: list[Case] = [
    ("menzen_tsumo", PINFU, 1, OPEN, {"win": "tsumo"}, {"win": "tsumo"}),
    ("riichi", PINFU, 1, PINFU, {"riichi": True}, {"double_riichi": True}),
    ("ippatsu", PINFU, 1, PINFU, {"riichi": True, "ippatsu": True}, {"riichi": True}),
    ("haitei", OPEN, 1, OPEN, {"win": "tsumo", "last_tile": True}, {"last_tile": True}),
    ("houtei", OPEN, 1, OPEN, {"last_tile": True}, {"win": "tsumo", "last_tile": True}),
    ("rinshan", "[2222p] 567p 345s 99s 67s +8s", 1, "[2222p] 567p 345s 99s 67s +8s",
     {"win": "tsumo", "after_kong": True}, {"win": "tsumo"}),
    ("yakuhai_white", "[555z] 567p 345s 99s 67s +8s", 1, "55z 234p 567p 345s 67s +8s", {}, {}),
    ("yakuhai_green", "[666z] 567p 345s 99s 67s +8s", 1, "66z 234p 567p 345s 67s +8s", {}, {}),
    ("yakuhai_red", "[777z] 567p 345s 99s 67s +8s", 1, "77z 234p 567p 345s 67s +8s", {}, {}),
    ("yakuhai_seat", "[222z] 567p 345s 99s 67s +8s", 1, "[222z] 567p 345s 99s 67s +8s", {"seat": "S"}, {"seat": "E"}),
    ("yakuhai_round", "[111z] 567p 345s 99s 67s +8s", 1, "[111z] 567p 345s 99s 67s +8s", {}, {"round": "S"}),
    ("pinfu", "123m 456p 789s 2345s +5s", 1, "123m 456p 789s 99p 24s +3s", {}, {}),
    ("tanyao", "[234p] 567p 345s 66s 67s +8s", 1, OPEN, {}, {}),
    ("iipeikou", "223344p 345s 99s 67s +8s", 1, "[234p] 234p 345s 99s 67s +8s", {}, {}),
    ("double_riichi", PINFU, 2, PINFU, {"double_riichi": True}, {"riichi": True}),
    ("chiitoitsu", "1133m 5577p 2244s 6z +6z", 2, "223344p 667788s 9s +9s", {}, {}),
    ("sanshoku_doujun", "234m 234p 234s 99s 67s +8s", 2, "234m 234p 345s 99s 67s +8s", {}, {}),
    ("ittsuu", "123456789p 345s 9s +9s", 2, "123p 456p 789s 345s 9s +9s", {}, {}),
    ("chanta", "[123p] 789p 123s 111z 9s +9s", 1, "[123p] 678p 123s 111z 9s +9s", {}, {}),
    ("toitoi", "[222p] 444p 666s 888s 9s +9s", 2, "[222p] 444p 666s 678s 9s +9s", {}, {}),
    ("isshoku_sanjun", "[234p] 234p 234p 888s 9s +9s", 2, "[234p] 234p 345p 888s 9s +9s", {}, {}),
    ("sanrenkou", "[222p] 333p 444p 678s 9s +9s", 2, "[222p] 333p 555p 678s 9s +9s", {}, {}),
    ("sanankou", "222p 444p 666s [678s] 9s +9s", 2, "222p 444p [666s] 678s 9s +9s", {}, {}),
    ("sanshoku_doukou", "222p 222m [222s] 678s 9s +9s", 2, "222p 222m [333s] 678s 9s +9s", {}, {}),
    ("sankantsu", "[2222p] <4444p> [6666s] 345m 9s +9s", 2, "[2222p] <4444p> [666s] 345m 9s +9s", {}, {}),
    ("honroutou", "[111p] 999p 111s 111z 9s +9s", 2, "1199m 1199p 1199s 1z +1z", {}, {}),
    ("shousangen", "[555z] 666z 234p 678s 7z +7z", 2, "[555z] 666z 234p 678s 9s +9s", {}, {}),
    ("ryanpeikou", "223344p 667788s 9s +9s", 3, "[234p] 234p 667788s 9s +9s", {}, {}),
    ("honitsu", "[123p] 456p 789p 111z 9p +9p", 2, "[123p] 456p 789s 111z 9p +9p", {}, {}),
    ("junchan", "[123p] 789p 123s 111p 9s +9s", 2, "[123p] 789p 123s 111z 9s +9s", {}, {}),
    ("chinitsu", "[123p] 456p 789p 111p 9p +9p", 5, "[123p] 456p 789p 111z 9p +9p", {}, {}),
    ("dora", PINFU, 1, OPEN, {"dora": "1p"}, {"dora": "1p"}),
    ("ura_dora", PINFU, 1, PINFU, {"riichi": True, "ura": "1p"}, {"ura": "1p"}),
]  # fmt: skip
YAKUMAN: list[Case] = [
    ("tenhou", PINFU, 1, PINFU, DEALT | {"seat": "E"}, {"win": "tsumo", "seat": "E"}),
    ("chiihou", PINFU, 1, PINFU, DEALT, DEALT | {"seat": "E"}),
    ("renhou", PINFU, 1, PINFU, {"first_turn": True}, {"first_turn": True, "seat": "E"}),
    ("suuankou", "222p 444p 666s 88s 99s +9s", 1, "222p 444p 666s 88s 99s +9s", {"win": "tsumo"}, {}),
    ("suurenkou", "[222p] 333p 444p 555p 9s +9s", 1, "[222p] 333p 444p 666p 9s +9s", {}, {}),
    ("daisangen", "[555z] 666z 777z 234p 9s +9s", 1, "[555z] 666z 77z 234p 99s +9s", {}, {}),
    ("tsuuiisou", "[111z] 222z 333z 555z 6z +6z", 1, "[111z] 222z 333z 555z 9s +9s", {}, {}),
    ("ryuuiisou", "[234s] 234s 666s 888s 6z +6z", 1, "[234s] 234s 666s 888s 9s +9s", {}, {}),
    ("kokushi", "119m19p19s123456z +7z", 1, "1199m 1199p 1199s 1z +1z", {}, {}),
    ("suukantsu", "[2222p] <4444p> [6666s] [8888s] 9s +9s", 1, "[2222p] <4444p> [6666s] [888s] 9s +9s", {}, {}),
    ("shousuushii", "[111z] 222z 333z 234p 4z +4z", 1, "[111z] 222z 333z 234p 9s +9s", {}, {}),
    ("chinroutou", "[111p] 999p 111s 999m 9s +9s", 1, "[111p] 999p 111s 111z 9s +9s", {}, {}),
    ("daisharin", "2233445566778m +8m", 1, "2233445566779m +9m", {}, {}),
    ("chuuren", "1112344567899p +9p", 1, "[123p] 111p 456p 789p 9p +9p", {}, {}),
    ("shiisanpuutaa", "147m 258p 369s 1234z +1z", 1, PINFU, DEALT | {"seat": "E"}, DEALT | {"seat": "E"}),
    ("daisuushii", "[111z] 222z 333z 444z 9s +9s", 2, "[111z] 222z 333z 234p 4z +4z", {}, {}),
    ("suuankou_tanki", "222p 444p 666s 888s 9s +9s", 2, "222p 444p 666s 88s 99s +9s", {}, {"win": "tsumo"}),
    ("kokushi_13", "19m19p19s1234567z +7z", 2, "119m19p19s123456z +7z", {}, {}),
    ("chuuren_9", "1112345678999p +5p", 2, "1112344567899p +9p", {}, {}),
]  # fmt: skip
RIICHI = {"riichi": True}
FU: list[Case] = [
    ("base_20", PINFU, 20, "1133m 5577p 2244s 6z +6z", {}, {}),
    ("chiitoitsu_25", "1133m 5577p 2244s 6z +6z", 25, PINFU, {}, {}),
    ("menzen_ron_10", PINFU, 10, OPEN, {}, {}),
    ("self_draw_2", OPEN, 2, PINFU, {"win": "tsumo"}, {"win": "tsumo"}),  # no 2 points with pinfu
    ("wait_2", "234p 567p 345s 99s 68s +7s", 2, "123m 456p 789s 2345s +5s", RIICHI, RIICHI),  # a nobetan: two kinds
    ("pung", "[222p] 567p 345s 99s 67s +8s", 2, OPEN, {}, {}),
    ("pung", "[999p] 567p 345s 99s 67s +8s", 4, "[9999p] 567p 345s 99s 67s +8s", {}, {}),
    ("kong", "<9999p> 567p 345s 99s 67s +8s", 32, "999p 567p 345s 99s 67s +8s", {}, {}),
    ("kong", "[2222p] 567p 345s 99s 67s +8s", 8, "[222p] 567p 345s 99s 67s +8s", {}, {}),
    ("pair_dragon", "234p 567p 345s 55z 67s +8s", 2, "234p 567p 345s 33z 67s +8s", RIICHI, RIICHI),
    ("pair_seat", "234p 567p 345s 22z 67s +8s", 2, "234p 567p 345s 22z 67s +8s", RIICHI, RIICHI | {"seat": "E"}),
    ("pair_round", "234p 567p 345s 11z 67s +8s", 2, "234p 567p 345s 11z 67s +8s", RIICHI, RIICHI | {"round": "W"}),
]  # fmt: skip


@pytest.mark.parametrize(("pattern", "hand", "worth", "near", "won", "not_won"), [*YAKU, *YAKUMAN, *FU])
def test_001_each_line(
    pattern: str, hand: str, worth: int, near: str, won: dict[str, Any], not_won: dict[str, Any]
) -> None:
    hit(pattern, hand, worth, VIDEO, **won)
    miss(pattern, near, VIDEO, **not_won)


def test_001_concealed_hands_are_worth_more() -> None:
    for hand, pattern, worth in (
        ("123p 456p 789p 111z 9p +9p", "honitsu", 3),
        ("123p 456p 678p 222p 9p +9p", "chinitsu", 6),
        ("123p 789p 123s 111p 9s +9s", "junchan", 3),
        ("123p 789p 123s 111z 9s +9s", "chanta", 2),
        ("[123p] 456789p 345s 9s +9s", "ittsuu", 1),
        ("[234m] 234p 234s 99s 67s +8s", "sanshoku_doujun", 1),
    ):
        hit(pattern, hand, worth, VIDEO)


def test_001_three_same_chows_and_twice_two_stand_in_place_of_two() -> None:
    for hand in ("222333444p 678s 9s +9s", "223344p 667788s 9s +9s"):
        assert "iipeikou" not in lines(score(VIDEO, hand, riichi=True))


def test_001_consecutive_pungs_and_three_concealed_add() -> None:
    assert score(VIDEO, "222333444p [678s] 9s +9s").patterns == ["sanrenkou", "sanankou"]


def test_001_unrelated_tiles_are_the_dealers_first_draw_d28() -> None:
    hand = "147m 258p 369s 1234z +1z"
    assert facts(score(VIDEO, hand, seat="E", **DEALT), "patterns", "limits") == {
        "patterns": ["shiisanpuutaa"],
        "limits": 1,
    }
    for said in ({"seat": "E", "win": "tsumo"}, DEALT, {"seat": "E", "first_turn": True}):
        assert not score(VIDEO, hand, **said).complete
    assert not score(VIDEO, "146m 258p 369s 1234z +1z", seat="E", **DEALT).complete  # 4 and 6 may join a chow


def test_001_seven_yakuman_are_the_most() -> None:
    most = score(VIDEO, "111z 222z 333z 444z 5z +5z", seat="E", **DEALT)  # 2 + 2 + 1 + 1
    assert (most.limits, most.total) == (6, 288000)
    assert points(VIDEO, fan=104, multiplier=1).total == 56000


def test_001_two_yaku_at_five_counters_bind_the_dealer_d21() -> None:
    assert not score(VIDEO, PINFU, seat="E", honba=5).wins
    assert score(VIDEO, PINFU, seat="E", honba=4).wins
    assert score(VIDEO, PINFU, seat="E", honba=5, riichi=True).wins
    assert score(VIDEO, PINFU, seat="S", honba=9).wins


def test_001_counters_and_sticks() -> None:
    for win in ("ron", "tsumo"):
        won = score(VIDEO, PINFU, win=win, riichi=True, honba=2, sticks=3, discarder="E" if win == "ron" else None)
        assert won.deltas == [-won.total - 600, won.total + 600 + 3000]


def test_001_base_is_never_over_70() -> None:
    assert facts(score(VIDEO, "<1111z> <9999p> 345s 99s 67s +8s"), "fu", "base") == {"fu": 94, "base": 70}


# --- options ---------------------------------------------------------------------------------------------------------


def test_option_multiplier_d22() -> None:
    won = [(seat, win) for seat in "ES" for win in ("tsumo", "ron")]
    pay = {
        choice: [
            score(VIDEO.with_options(multiplier=choice), PINFU, win=win, seat=seat, riichi=True).total
            for seat, win in won
        ]
        for choice in "ABC"
    }
    assert pay == {"A": [1300, 2900, 1300, 2000], "B": [1300, 2900, 1300, 2000], "C": [3900, 2900, 2600, 2000]}


def test_option_pinfu_only_by_draw() -> None:
    only = VIDEO.with_options(pinfu_only_by_draw=True)
    assert not score(only, PINFU).wins
    assert "pinfu" in score(only, PINFU, win="tsumo").patterns
    assert "self_draw_2" not in lines(score(only, PINFU, win="tsumo"))
    assert score(VIDEO, PINFU).patterns == ["pinfu"]


def test_option_open_tanyao() -> None:
    shown = "[234p] 567p 345s 66s 67s +8s"
    assert score(VIDEO, shown).patterns == ["tanyao"]
    assert not score(VIDEO.with_options(open_tanyao=False), shown).wins


def test_option_dora_only_concealed_d27() -> None:
    shown = "[234p] 567p 345s 66s 67s +8s"
    assert score(VIDEO, shown, dora="1p").fan == 1
    assert score(VIDEO.with_options(dora_only_concealed=False), shown, dora="1p").fan == 2


def test_option_tenpai_bonus() -> None:
    assert [VIDEO.with_options(tenpai_bonus=bonus).resolved.match.noten_total for bonus in (1000, 1500)] == [1000, 1500]


# --- the table, and the vectors --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["video.jsonl", "video-tables.jsonl"])
def test_001_vectors(name: str) -> None:
    for line in (VECTORS / name).read_text("utf-8").splitlines():
        answered(json.loads(line))


def answered(case: dict[str, Any]) -> None:
    answer, expected = questions.answer(case), case["expect"]
    patterns = expected.pop("patterns", None)
    assert {name: answer[name] for name in expected} == expected, case
    assert patterns is None or set(answer["patterns"]) == set(patterns)
