"""Cases of another library's tests: its options as changes of a rule set, its answers beside ours."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from ruka.errors import RukaError
from ruka.patterns.circumstances import nuki_dora
from ruka.patterns.hands import DRAGON_PUNGS, chiitoitsu, chinitsu, honitsu, honroutou, toitoi
from ruka.patterns.limits import chinroutou, chuuren, chuuren_9, daisangen, daisharin, daisuushii, ryuuiisou, tsuuiisou
from ruka.rules import BONUS, FAN, LIMIT, POINTS, Pattern, RuleSet, Step, price
from ruka.rules.words import kinds, only
from ruka.rulesets import rule_set
from ruka.rulesets.ema_prices import LIMITS
from ruka.scoring import Circumstances, Score, points, score_readings
from tests.records.cases import Case

Record = dict[str, Any]
Config = Mapping[str, Any]

# What the library plays unless told otherwise.
RULES = (
    rule_set("ema-riichi")
    .but(prices=(price(nuki_dora, 1, tag=BONUS),))
    .with_options(red_fives=False, two_yaku_at_five_honba=False, renhou="mangan", yakuman_add_up=True)
)

OPTIONS: dict[tuple[str, object], dict[str, object]] = {
    ("has_aka_dora", True): {"red_fives": True},
    ("has_open_tanyao", True): {"open_tanyao": True},
    ("kiriage", True): {"rounded_mangan": True},
    ("kazoe_limit", "KAZOE_LIMITED"): {"counted_yakuman": True},
    ("disable_double_yakuman", True): {"double_yakuman": False},
}

MANY_LIMITS = tuple(Step(13 * number, 8000 * number, "yakuman") for number in range(1, 7))
DAISHARIN_OF_DOTS = daisharin.as_(daisharin.expr & only(kinds("2345678p")))
DAICHISEI = Pattern("daichisei", tsuuiisou.expr & chiitoitsu.expr, {"en": "Big seven stars"})
HOUSE_RULES: dict[tuple[str, object], dict[str, Any]] = {
    ("kazoe_limit", "KAZOE_NO_LIMIT"): {"formula": {"ladder": (*LIMITS[:-1], *MANY_LIMITS)}},
    ("is_three_player", True): {"players": 3, "payment": {"honba_discard": 200}, "match": {"uma": (0, 0, 0)}},
    ("allow_daisharin", True): {"prices": (price(DAISHARIN_OF_DOTS, 0, 1, tag=LIMIT),)},
    ("allow_daisharin_other_suits", True): {"prices": (price(daisharin, 0, 1, tag=LIMIT),)},
    ("has_daichisei", True): {"prices": (price(DAICHISEI, 0, 1, tag=LIMIT),)},
}

# In a game without limits a yakuman is 13 han, and what it implies does not count beside it.
IMPLIED: dict[str, tuple[Pattern, ...]] = {
    daisangen.id: DRAGON_PUNGS,
    daisuushii.id: (toitoi,),
    tsuuiisou.id: (toitoi, honroutou),
    chinroutou.id: (toitoi, honroutou),
    ryuuiisou.id: (honitsu,),
    chuuren.id: (chinitsu,),
    chuuren_9.id: (chinitsu,),
}
LAST_WITHOUT_LIMITS = "mr-0017"  # a line does not say it, but its sum does

ERRORS = {
    "ippatsu-without-riichi": "ERR_IPPATSU_WITHOUT_RIICHI",
    "robbing-by-draw": "ERR_CHANKAN_WITH_TSUMO",
    "robbing-last-tile": "ERR_HOUTEI_WITH_CHANKAN",
    "first-turn-with-sets": "ERR_CHIIHOU_WITH_MELD",
    "too-many-tiles": "ERR_HAND_NOT_WINNING",
}
NAMES = {"Daichikurin": "daisharin", "Daisuurin": "daisharin"}  # big wheels of the other suits

CIRCUMSTANCES = {
    "is_riichi": "riichi",
    "is_daburu_riichi": "double_riichi",
    "is_ippatsu": "ippatsu",
    "is_rinshan": "after_kong",
    "is_chankan": "robbing_kong",
    "is_haitei": "last_tile",
    "is_houtei": "last_tile",
    "is_tenhou": "first_turn",
    "is_chiihou": "first_turn",
    "is_renhou": "first_turn",
}
NUMBERS = {"tsumi_number": "honba", "kyoutaku_number": "sticks", "num_nuki_dora": "nuki"}
SAID = {"options", "is_tsumo", "player_wind", "round_wind", *CIRCUMSTANCES, *NUMBERS}


def compared(record: Record) -> tuple[dict[str, Any], dict[str, Any]]:
    """Our answers and the library's to what the case states, where they differ."""
    stated = {key: _shown(value) for key, value in record["expected"].items()}
    answer = {"hand_value": _hand, "fu": _fu, "score": _points}[record["kind"]]
    try:
        found = answer(record)
    except RukaError as error:
        found = {"error": ERRORS.get(error.code, error.code)}
    ours = {key: _answer(found, key, value) for key, value in stated.items()}
    differing = [key for key in stated if ours[key] != stated[key]]
    return {key: ours[key] for key in differing}, {key: stated[key] for key in differing}


def _answer(found: Mapping[str, Any], key: str, stated: Any) -> Any:
    if key.endswith(" !="):  # it must be something else
        actual = _shown(found.get(key.removesuffix(" !=")))
        return stated if actual != stated else f"not {stated}"
    return _shown(found.get(key))


def _shown(value: Any) -> Any:
    """The list of differences knows no nothing."""
    return "none" if value is None else NAMES.get(value, value)


# --- questions -------------------------------------------------------------------------------------------------------


def _hand(record: Record) -> dict[str, Any]:
    scored = case_of(record).score()
    if not scored.wins:
        return {"error": "ERR_NO_YAKU" if scored.complete else "ERR_HAND_NOT_WINNING"}
    return {
        "han": 13 * scored.limits or scored.fan,
        "fu": scored.base,
        "yaku.count": len(scored.patterns),
        "yaku[0].name": scored.patterns[0],
        "fu_details.count": _details(scored),
        "cost[yaku_level]": scored.limit or "",
        **_bonus("cost", {}, scored.rules),
        **_cost("cost", scored.pay),
    }


def _fu(record: Record) -> dict[str, Any]:
    """The case means one of the sets that the winning tile may have completed, and does not say which."""
    case = case_of(record)
    readings = score_readings(case.rules, case.hand, **case.circumstances)
    scored = next((one for one in readings if one.base == record["expected"]["value[1]"]), readings[0])
    return {"value[0].count": _details(scored), "value[1]": scored.base}


def _details(scored: Score) -> int:
    return sum(line.tag == POINTS for line in scored.lines)


def _points(record: Record) -> dict[str, Any]:
    stated, config = record["input"], record["input"]["config"]
    rules = _rules(config)
    win = "tsumo" if config.get("is_tsumo") else "ron"
    worth = points(rules, fu=stated["fu"], fan=stated["han"], win=win, seat=config.get("player_wind", "S"))
    bonus = _bonus("value", config, rules)
    total = worth.total + config.get("kyoutaku_number", 0) * rules.payment.bet
    payers = rules.players - 1 if win == "tsumo" else 1
    total += bonus["value[main_bonus]"] * payers
    return {"value[total]": total, **bonus, **_cost("value", worth.pay)}


def _cost(prefix: str, pay: Mapping[str, int]) -> dict[str, int]:
    """What the dealer or the discarder pays, and each of the others; of a dealer's draw all are others."""
    others = pay.get("others", 0)
    main = pay.get("dealer", pay.get("discarder", others))
    return {f"{prefix}[main]": main, f"{prefix}[additional]": others}


def _bonus(prefix: str, config: Config, rules: RuleSet) -> dict[str, int]:
    honba = config.get("tsumi_number", 0)
    payment = rules.payment
    draw = bool(config.get("is_tsumo"))
    return {
        f"{prefix}[main_bonus]": honba * (payment.honba_draw_each if draw else payment.honba_discard),
        f"{prefix}[additional_bonus]": honba * payment.honba_draw_each * draw,
        f"{prefix}[kyoutaku_bonus]": config.get("kyoutaku_number", 0) * payment.bet,
    }


# --- hands -----------------------------------------------------------------------------------------------------------


def case_of(record: Record) -> Case:
    stated = record["input"]
    config = stated.get("config", {})
    rules = _rules(config)
    if record["id"] <= LAST_WITHOUT_LIMITS:
        rules = _without_limits(rules)
    melds = stated.get("melds", ())
    tiles = _in_hand(stated.get("tiles") or stated["hand"], melds)
    return Case(rules, _notation(tiles, melds, stated["win_tile"]), _circumstances(stated, config))


def _rules(config: Config) -> RuleSet:
    rules = RULES
    for name, value in {**config, **config.get("options", {})}.items():
        if name in SAID:
            continue
        if changes := HOUSE_RULES.get((name, value)):
            rules = rules.but(**changes)
        else:
            rules = rules.with_options(OPTIONS.get((name, value), {name: value}))
    return rules


def _without_limits(rules: RuleSet) -> RuleSet:
    counted = [
        replace(
            one,
            tag=FAN,
            open=13 * one.open,
            concealed=13 * one.concealed,
            excludes=(*one.excludes, *IMPLIED.get(one.pattern.id, ())),
        )
        for one in rules.resolved.prices
        if one.tag == LIMIT
    ]
    return rules.but(prices=counted, formula={"ladder": (), "cap": 2**31 - 1})


def _in_hand(tiles: Iterable[str], melds: Iterable[Record]) -> list[str]:
    laid = Counter(tile for meld in melds for tile in meld["tiles"])
    return list((Counter(tiles) - laid).elements())


def _notation(tiles: list[str], melds: Iterable[Record], winning: str) -> str:
    if winning in tiles:
        tiles.remove(winning)
    return " ".join((*tiles, *map(_set, melds), f"+{winning}"))


def _set(meld: Record) -> str:
    kong = meld["type"] in ("kan", "shouminkan")
    tiles = "".join([meld["tiles"][0]] * 4 if kong else meld["tiles"])  # some write a kong with three
    return f"[{tiles}]" if meld["open"] else f"<{tiles}>"


def _circumstances(stated: Record, config: Config) -> Circumstances:
    tiles = stated.get("tiles", ())
    # where a line names no wind, none counts: one that the hand does not hold stands for it
    unnamed = [wind for wind, tile in zip("SWNE", ("2z", "3z", "4z", "1z"), strict=True) if tile not in tiles] or ["S"]
    said: Record = {
        "win": "tsumo" if config.get("is_tsumo") else "ron",
        "seat": config.get("player_wind") or ("E" if config.get("is_tenhou") else unnamed[0]),
        "round": config.get("round_wind") or unnamed[-1],
        "dora": stated.get("dora_indicators", ()),
        "ura": stated.get("ura_dora_indicators", ()),
    }
    said |= {ours: True for theirs, ours in CIRCUMSTANCES.items() if config.get(theirs)}
    said |= {ours: config[theirs] for theirs, ours in NUMBERS.items() if theirs in config}
    circumstances: Circumstances = said  # type: ignore[assignment]
    return circumstances
