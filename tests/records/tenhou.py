"""Wins on tenhou.net: what was on the table, and what the site said of it."""

from typing import Any

from ruka.records.tenhou.yaku import PATTERNS
from ruka.rules import RuleSet
from ruka.rulesets import rule_set
from ruka.scoring import Circumstances, Score
from tests.records.cases import Case, notation, yaku

FOUR, THREE = rule_set("tenhou"), rule_set("tenhou-3p")


def case_of(record: dict[str, Any]) -> Case:
    hand = list(record["hand"])
    hand.remove(record["win_tile"])
    sets = [meld for meld in record["melds"] if meld["type"] != "kita"]
    return Case(_rules(record), notation(hand, sets, record["win_tile"]), _circumstances(record))


def _rules(record: dict[str, Any]) -> RuleSet:
    return THREE if record["rule"]["players"] == 3 else FOUR


def _circumstances(record: dict[str, Any]) -> Circumstances:
    context = record["context"]
    said: Circumstances = {
        "win": "tsumo" if record["tsumo"] else "ron",
        "seat": record["seat_wind"],
        "round": record["round_wind"],
        "riichi": context["riichi"],
        "double_riichi": context["double_riichi"],
        "ippatsu": context["ippatsu"],
        "last_tile": context["last_tile"],
        "after_kong": context["rinshan"],
        "robbing_kong": context["chankan"],
        "first_turn": context["first_turn_uninterrupted"],
        "dora": record["dora_indicators"],
        "ura": record["ura_indicators"],
        "nuki": sum(meld["type"] == "kita" for meld in record["melds"]),
    }
    if record["ron_index"] == 0:  # of several winners the first gets honba and bets
        said |= {"honba": record["honba"], "sticks": record["sticks"]}
    if not record["tsumo"]:
        said["discarder"] = _wind(record, record["loser"])
    if record["pao"] is not None:
        said["pao"] = _wind(record, record["pao"])
    return said


def _wind(record: dict[str, Any], player: int) -> str:
    return "ESWN"[(player - record["dealer"]) % record["rule"]["players"]]


def name_of(record: dict[str, Any]) -> str:
    return f"{record['game_id']}-{record['hand_no']}-{record['winner']}"


def recorded(record: dict[str, Any]) -> dict[str, Any]:
    """What the site said, in our words."""
    limits = {PATTERNS[one["id"]]: 1 for one in record["yakuman"]}
    fan = {PATTERNS[one["id"]]: one["han"] for one in record["yaku"] if one["han"]}
    return {
        "yaku": limits or fan,
        "fu": record["fu"],
        "han": record["han"],
        "points": record["points"],
        "deltas": record["deltas"],
    }


def answered(record: dict[str, Any], scored: Score) -> dict[str, Any]:
    """What we say, in the site's order."""
    found = yaku(scored)
    if norths := found.pop("nuki_dora", 0):
        found["dora"] = found.get("dora", 0) + norths
    return {
        "yaku": found,
        "fu": scored.base,
        "han": None if scored.limits else scored.fan,
        "points": scored.total,
        "deltas": by_player(scored.deltas, record),
    }


def by_player(deltas: list[int], record: dict[str, Any]) -> list[int]:
    """Gains by seat, in the order of the site's players."""
    players = record["rule"]["players"]
    return [deltas[(player - record["dealer"]) % players] for player in range(players)]
