"""The hands of another scorer: how it writes a win, and its names of yaku."""

from functools import cache
from typing import Any

from ruka.rules import RuleSet
from ruka.rulesets import rule_set
from ruka.scoring import Circumstances
from tests.records.cases import Case, notation

# Double yakuman, yakuman add up, 13 han is yakuman, 30 fu 4 han is not rounded.
# Double yakuman, yakuman add up, 13 han is yakuman, 30 fu 4 han is not rounded.
RULES = rule_set("mahjong-soul").with_options(pao_honba="discarder")
OPTIONS = {
    "クイタンあり": "open_tanyao",
    "ダブル役満あり": "double_yakuman",
    "数え役満あり": "counted_yakuman",
    "切り上げ満貫あり": "rounded_mangan",
}
SEVERAL_LIMITS = "役満の複合あり"
LIABILITY = "役満パオあり"

WINDS = dict(zip("東南西北", "ESWN", strict=True))
NAMES = {
    "立直": "riichi",
    "ダブル立直": "double_riichi",
    "一発": "ippatsu",
    "門前清自摸和": "menzen_tsumo",
    "平和": "pinfu",
    "断幺九": "tanyao",
    "一盃口": "iipeikou",
    "翻牌 白": "yakuhai_white",
    "翻牌 發": "yakuhai_green",
    "翻牌 中": "yakuhai_red",
    **{f"自風 {wind}": "yakuhai_seat" for wind in WINDS},
    **{f"場風 {wind}": "yakuhai_round" for wind in WINDS},
    "嶺上開花": "rinshan",
    "槍槓": "chankan",
    "海底摸月": "haitei",
    "河底撈魚": "houtei",
    "三色同順": "sanshoku_doujun",
    "三色同刻": "sanshoku_doukou",
    "一気通貫": "ittsuu",
    "混全帯幺九": "chanta",
    "純全帯幺九": "junchan",
    "七対子": "chiitoitsu",
    "対々和": "toitoi",
    "三暗刻": "sanankou",
    "三槓子": "sankantsu",
    "混老頭": "honroutou",
    "小三元": "shousangen",
    "混一色": "honitsu",
    "清一色": "chinitsu",
    "二盃口": "ryanpeikou",
    "天和": "tenhou",
    "地和": "chiihou",
    "国士無双": "kokushi",
    "国士無双十三面": "kokushi_13",
    "四暗刻": "suuankou",
    "四暗刻単騎": "suuankou_tanki",
    "大三元": "daisangen",
    "小四喜": "shousuushii",
    "大四喜": "daisuushii",
    "字一色": "tsuuiisou",
    "緑一色": "ryuuiisou",
    "清老頭": "chinroutou",
    "四槓子": "suukantsu",
    "九蓮宝燈": "chuuren",
    "純正九蓮宝燈": "chuuren_9",
    "ドラ": "dora",
    "裏ドラ": "ura_dora",
    "赤ドラ": "red_dora",
}
LIABLE_TILES = ({"5z", "6z", "7z"}, {"1z", "2z", "3z", "4z"})
SIDES = {"right": 1, "across": 2, "left": 3}


def case_of(record: dict[str, Any]) -> Case:
    hand = list(record["hand"])
    if len(hand) % 3 == 2:  # a line has the winning tile among the others
        hand.remove(record["win_tile"])
    rules = _changed(tuple(record.get("rule_changes", {}).items()))
    return Case(rules, notation(hand, record["melds"], record["win_tile"]), _circumstances(record))


@cache
def _changed(changes: tuple[tuple[str, bool], ...]) -> RuleSet:
    rules = RULES.with_options({OPTIONS[name]: value for name, value in changes if name in OPTIONS})
    return rules.but(formula={"most_limits": 1}) if (SEVERAL_LIMITS, False) in changes else rules


def _circumstances(record: dict[str, Any]) -> Circumstances:
    said: Circumstances = {
        "win": "tsumo" if record["self_drawn"] else "ron",
        "seat": record["seat_wind"],
        "round": record["round_wind"],
        "riichi": record["riichi"] > 0,
        "double_riichi": record["riichi"] == 2,
        "ippatsu": record["ippatsu"],
        "last_tile": record["last_tile"] > 0,
        "after_kong": record["rinshan"],
        "robbing_kong": record["chankan"],
        "first_turn": record["first_turn"] > 0,
        "dora": record["dora_indicators"],
        "ura": record["ura_indicators"],
        "honba": record["honba"],
        "sticks": record["sticks"],
    }
    if not record["self_drawn"]:
        said["discarder"] = _wind(record, record["ron_from"])
    if (side := _fed_by(record)) and record.get("rule_changes", {}).get(LIABILITY, True):
        said["pao"] = _wind(record, side)
    return said


def _wind(record: dict[str, Any], side: str) -> str:
    return "ESWN"[("ESWN".index(record["seat_wind"]) + SIDES[side]) % 4]


def _fed_by(record: dict[str, Any]) -> str | None:
    """Who gave the last of three dragon sets, or of four wind sets, on the table."""
    for tiles in LIABLE_TILES:
        sets = [meld for meld in record["melds"] if meld["tiles"][0] in tiles]
        if len(sets) == len(tiles):
            side: str | None = sets[-1].get("from")
            return side
    return None


def yaku_of(listed: list[dict[str, Any]] | None, worth: str) -> dict[str, int]:
    """Its list in our names; a yakuman is a star, a double one two."""
    stars = {"*": 1, "**": 2}
    return {NAMES[one["name"]]: stars.get(one[worth], one[worth]) for one in listed or ()}
