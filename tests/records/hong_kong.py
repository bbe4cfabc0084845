"""Hands of two Hong Kong house tables as cases to score: tiles without winds, flowers or a winning tile."""

import re
from itertools import groupby
from typing import Any

from ruka.errors import RukaError
from ruka.rulesets import rule_set
from ruka.scoring import Circumstances, Score, score

HONG_KONG = rule_set("hong-kong")
# Nothing counts but the tiles: the winds are those of a pair at most, and the flower is another's.
BARE: Circumstances = {"seat": "N", "round": "N", "flowers": "1f"}
SHARED = {
    "COMMON_HAND": "all_chows",
    "ALL_IN_TRIPLETS": "toitoi",
    "ALL_ONE_SUIT": "chinitsu",
    "MIXED_ONE_SUIT": "honitsu",
    "SMALL_DRAGON": "shousangen",
    "ALL_HONOR_TILES": "tsuuiisou",
    "GREAT_WINDS": "daisuushii",
    "NINE_GATES": "chuuren_9",
    "THIRTEEN_ORPHANS": "kokushi",
}
NO_HAND = "TRICK_HAND"
LIMIT = "∞"
CONFIG: dict[str, Circumstances] = {
    "selfPick": {"win": "tsumo"},
    "winByDoubleKong": {"win": "tsumo", "after_kong": True, "second_replacement": True},
    "heavenlyHand": {"win": "tsumo", "first_turn": True, "seat": "E"},
    "earthlyHand": {"first_turn": True},
}


def our_patterns(record: dict[str, Any]) -> list[str]:
    """Those of our patterns that the other table knows, or that the tiles are no hand."""
    melds = [
        *(f"[{start[0]}{int(start[0]) + 1}{int(start[0]) + 2}{start[1]}]" for start in record["exposed_chow_starts"]),
        *(f"[{tile[0] * 3}{tile[1]}]" for tile in record["exposed_pungs"]),
        *(f"[{tile[0] * 4}{tile[1]}]" for tile in record["exposed_kongs"]),
    ]
    scored = _best(record["closed"], melds, BARE)
    return sorted(set(SHARED.values()).intersection(scored.patterns)) if scored.complete else [NO_HAND]


def their_patterns(record: dict[str, Any]) -> list[str]:
    if record["patterns"] == [NO_HAND]:
        return [NO_HAND]
    return sorted(SHARED[name] for name in record["patterns"] if name in SHARED)


def our_faan(record: dict[str, Any]) -> int | str:
    """The faan, the sign of a limit, or the error for what cannot be."""
    said = BARE
    for name in re.findall(r"(\w+): true", record["config"]):
        said = said | CONFIG.get(name, {})
    melds, closed = _laid(record["tiles"], concealed="fullyConcealedHand" in record["config"])
    try:
        scored = _best(closed, melds, said)
    except RukaError as error:
        return error.code
    if not scored.complete:
        return NO_HAND
    return LIMIT if scored.limits else scored.fan


def _laid(tiles: list[str], *, concealed: bool) -> tuple[list[str], list[str]]:
    """Sets on the table and tiles in the hand: kongs, and one of four pungs, which nobody calls concealed."""
    groups = [list(group) for _, group in groupby(tiles)]
    pungs = [group for group in groups if len(group) == 3]
    laid = [group for group in groups if len(group) == 4]
    if len(pungs) == 4 and not concealed:
        laid.append(pungs[0])
    return [f"[{''.join(group)}]" for group in laid], [tile for group in groups if group not in laid for tile in group]


def _best(closed: list[str], melds: list[str], said: Circumstances) -> Score:
    """Nobody says which tile won: the one that is worth most."""
    scores = []
    for winning in sorted(set(closed)):
        rest = list(closed)
        rest.remove(winning)
        scores.append(score(HONG_KONG, " ".join((*rest, *melds, f"+{winning}")), **said))
    return max(scores, key=lambda one: (one.complete, one.value))
