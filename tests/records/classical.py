"""Hands of the classical club rules, won or not, as cases to score."""

from collections import Counter
from typing import Any

from ruka.errors import RukaError
from ruka.rulesets import rule_set
from ruka.scoring import Circumstances, Score, score, score_unfinished

BMJA = rule_set("bmja")
WINDS = "eswn"
# What a hand that is not told whole is filled up with: single tiles that count nothing and wait for nothing.
FILLING = ("2m", "5m", "8m", "3p", "6p", "9p", "1s", "4s", "7s", "2z", "3z", "4z", "6z")
WAITING, COMPLETE = 13, 14
MOMENTS: dict[str | None, Circumstances] = {
    "last_tile_of_wall": {"last_tile": True},
    "last_tile_of_wall_discarded": {"last_tile": True},
    "robbed_kong": {"robbing_kong": True},
    "first_tile": {"win": "tsumo", "first_turn": True},
}
Answer = tuple[bool, int, int, int | float]  # won, points, doubles, limits
NOTHING: Answer = (False, 0, 0, 0)


def theirs(record: dict[str, Any]) -> Answer:
    expected = record["expected"]["BMJA"]
    return expected["won"], expected["points"], expected["doubles"], expected["limits"]


def ours(record: dict[str, Any]) -> Answer:
    try:
        scored = scored_by(record)
    except RukaError:
        return NOTHING  # too many tiles, or sets that are none
    return (scored.wins, 0, 0, scored.limits) if scored.limits else (scored.wins, scored.fu, scored.fan, 0)


def scored_by(record: dict[str, Any], **options: bool) -> Score:
    rules = BMJA.with_options(options)
    melds, held = _laid(record)
    seat, round = record["seat_wind"][0], record["round_wind"][0]
    flowers = [f"{WINDS.index(wind) + 1}f" for wind in record["flowers"]]
    flowers += [f"{WINDS.index(wind) + 5}f" for wind in record["seasons"]]
    size = len(held) + 3 * len(melds)
    if size <= WAITING:
        held += [tile for tile in FILLING if tile not in held][: WAITING - size]
        return score_unfinished(rules, " ".join((*melds, *held, *flowers)), seat=seat, round=round)
    winning = record["last_tile"] if record["last_tile"] in held else held[-1]
    held.remove(winning)
    said: Circumstances = {"seat": seat, "round": round, **_how(record, melds)}
    return score(rules, " ".join((*melds, *held, *flowers, f"+{winning}")), **said)


def _laid(record: dict[str, Any]) -> tuple[list[str], list[str]]:
    """Sets on the table and tiles in the hand: with those of the set, pair or single that the last tile completed."""
    held, melds = list(record["hand"]), []
    size = len(held) + sum(min(len(s["tiles"]), 3) for s in record["exposed"] + record["concealed_declared"])
    won_on = sorted(record["last_meld"] or []) if size == COMPLETE and not record.get("last_tile_concealed") else []
    for laid in record["exposed"]:
        if len(laid["tiles"]) < 3 or sorted(laid["tiles"]) == won_on:
            held += laid["tiles"]
            won_on = []
        else:
            melds.append(f"[{''.join(laid['tiles'])}]")
    for laid in record["concealed_declared"]:
        if len(laid["tiles"]) == 4:
            melds.append(f"<{''.join(laid['tiles'])}>")
        else:
            held += laid["tiles"]
    return melds, held


def _how(record: dict[str, Any], melds: list[str]) -> Circumstances:
    """The last tile lies concealed when it was drawn, whatever wall the record names."""
    drawn = bool(record.get("last_tile_concealed"))
    said: Circumstances = {"win": "tsumo" if drawn else "ron"}
    said |= MOMENTS.get(record["last_source"], {})
    kongs = sum(Counter(meld)[meld[1]] == 4 for meld in melds)
    if kongs and record["last_source"] == "dead_wall":  # without a kong nothing is drawn from there
        said |= {"after_kong": True}
    if "twofold_fortune" in record["announcements"]:
        said |= {"second_replacement": True}
    return said


def waiting_hand(record: dict[str, Any]) -> str:
    melds, held = _laid(record)
    return " ".join((*melds, *held))
