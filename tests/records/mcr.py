"""Hands of the PyMahjongGB engine and its corpora as cases to score."""

from collections import Counter
from collections.abc import Iterable
from typing import Any, cast

from ruka import Hand
from ruka._core import CHOW, KONG, PUNG, Meld
from ruka.patterns.international_names import NAMES
from ruka.rulesets import rule_set
from ruka.scoring import Circumstances, Score, score
from ruka.scoring.win import WINDS
from ruka.tiles import CODES, KINDS

# Its kongs are those of the older table.
RULES = rule_set("mcr").with_options(kong_table="1998")
NUMBERS = {chinese: number for number, (chinese, *_) in NAMES.items()} | {
    "嵌张": 10,
    "独听・边张": 9,
    "独听・嵌张": 10,
    "独听・单钓": 11,
    "单骑": 11,
}
OF_ALTERNATIVES = {  # mcr-fan-cases names the values of a second answer by ids alone
    "FAN_BIANZHANG": "边张",
    "FAN_DANDIAOJIANG": "单钓将",
    "FAN_HUALONG": "花龙",
    "FAN_HUAPAI": "花牌",
    "FAN_KANZHANG": "坎张",
    "FAN_LAOSHAOFU": "老少副",
    "FAN_LIANLIU": "连六",
    "FAN_MENQIANQING": "门前清",
    "FAN_PINGHU": "平和",
    "FAN_QUEYIMEN": "缺一门",
    "FAN_XIAOYUWU": "小于五",
    "FAN_XIXIANGFENG": "喜相逢",
    "FAN_YIBANGAO": "一般高",
    "FAN_ZUHELONG": "组合龙",
}
SMALL = {"mcr_01", "mcr_02", "mcr_03", "mcr_04"}  # combinations of chows worth one: which of them is a matter of taste

Values = dict[str, int]  # how often each value counts, those of SMALL together


def values(lines: Iterable[tuple[str, int]]) -> Values:
    """The lines as they are compared."""
    found: Counter[str] = Counter()
    for id, count in lines:
        found["mcr_01-04" if id in SMALL else id] += count
    return dict(sorted(found.items()))


def ours(won: Score) -> Values:
    return values((line.pattern.id, line.count) for line in won.lines if line.worth)


def theirs(fans: Iterable[tuple[str, int]]) -> Values:
    return values((f"mcr_{NUMBERS[name]:02}", count) for name, count in fans)


def scored(record: dict[str, Any]) -> Score:
    """A record of mcr-fan-vectors or mcr-fan-cases."""
    melds = [_meld(meld) for meld in record["melds"]]
    tiles = [CODES[tile] for tile in (*record["hand"], record["win_tile"])]
    hand = Hand(tiles, melds, CODES[record["win_tile"]], [CODES["1f"] + n for n in range(record["flowers"])])
    draw = record["self_drawn"]
    said: Circumstances = {
        "win": "tsumo" if draw else "ron",
        "seat": record["seat_wind"],
        "round": record["prevalent_wind"],
        "last_tile": record["last_tile"],
        "last_of_kind": record["last_of_kind"],
    }
    if record["kong_related"]:
        said["after_kong" if draw else "robbing_kong"] = True
    return score(RULES, hand, **said)


def _meld(meld: dict[str, Any]) -> Meld:
    tiles = sorted(CODES[tile] for tile in meld["tiles"])
    if tiles[0] != tiles[1]:
        return Meld(CHOW, tiles[0])
    return Meld(KONG if len(tiles) == 4 else PUNG, tiles[0], "concealed" in meld["type"])


# --- the engine itself -----------------------------------------------------------------------------------------------

LETTERS = {"m": "W", "p": "B", "s": "T"}
TYPES = {CHOW: "CHI", PUNG: "PENG", KONG: "GANG"}


def without_riichi(said: Circumstances) -> Circumstances:
    """What both know of a win."""
    kept = ("win", "seat", "round", "last_tile", "after_kong", "robbing_kong", "last_of_kind")
    return cast(Circumstances, {name: value for name, value in said.items() if name in kept and value})


def arguments(hand: Hand, said: Circumstances) -> tuple[Any, ...]:
    """A win as MahjongFanCalculator takes it."""
    assert hand.winning is not None
    rest = list(hand.tiles)
    rest.remove(hand.winning)
    packs = tuple(
        (TYPES[meld.type], _tile(meld.kind + (meld.type == CHOW)), 0 if meld.concealed else 1) for meld in hand.melds
    )
    return (
        packs,
        tuple(map(_tile, rest)),
        _tile(hand.winning),
        len(hand.flowers),
        said["win"] == "tsumo",
        said.get("last_of_kind", False),
        said.get("after_kong", False) or said.get("robbing_kong", False),
        said.get("last_tile", False),
        WINDS.index(said["seat"]),
        WINDS.index(said["round"]),
        True,
    )


def _tile(code: int) -> str:
    rank, suit = KINDS[code][0], KINDS[code][1]
    if suit != "z":
        return LETTERS[suit] + rank
    return f"F{rank}" if int(rank) <= 4 else f"J{8 - int(rank)}"  # its dragons begin with the red one
