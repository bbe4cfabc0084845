"""The value of every British rule as the table of rules has it, and as the rule set prices it."""

import re
from collections.abc import Iterable, Iterator
from typing import Any

from ruka.explain.rulebook import priced
from ruka.rules.pattern import FAN, LIMIT, POINTS
from tests.records.classical import BMJA

Value = tuple[str, float]  # tag, number
OF_HANDS = ("winnerRules", "mjRules", "handRules", "meldRules", "loserRules")
NO_VALUE = {"Dangerous Game", "Long Hand", "False Naming of Discard, Claimed for Mah Jongg"}  # of the flow, penalties
NOT_BRITISH = {  # of the common rules: taken out, or changed (flowers)
    "Last Tile Taken from Dead Wall",
    "East won nine times in a row",
    "Own Flower and Own Season",
    "All Flowers",
    "All Seasons",
    "Three Concealed Pongs",
    "Last Tile Completes Pair of 2..8",
    "Last Tile Completes Pair of Terminals or Honors",
    "Last Tile is Only Possible Tile",
    "Zero Point Hand",
    "False Color Game",
    "True Color Game",
    "Concealed True Color Game",
    "Hidden Treasure",
    "Nine Gates",
}
NAMES = {
    "Last Tile is Last Tile of Wall": "last_tile_draw",
    "Last Tile is Last Tile of Wall Discarded": "last_tile_discard",
    "Robbing the Kong": "chankan",
    "Mah Jongg with Original Call": "original_call",
    "Original Call": "original_call",  # the same announcement
    "Twofold Fortune": "second_kong_replacement",
    "Blessing of Heaven": "tenhou",
    "Blessing of Earth": "earth",
    "All Flowers": "all_flowers",
    "All Seasons": "all_seasons",
    "Won with Last Tile Taken from Wall": "self_draw_2",
    "No Chow": "toitoi",
    "Only Concealed Melds": "concealed_self_draw",
    "Only Terminals and Honors": "honroutou",
    "Only Honors": "tsuuiisou",
    "Heads and Tails": "chinroutou",
    "Fourfold Plenty": "suukantsu",
    "Three Great Scholars": "daisangen",
    "Four Blessings Hovering over the Door": "daisuushii",
    "Imperial Jade": "ryuuiisou",
    "Gathering the Plum Blossom from the Roof": "plum_blossom",
    "Plucking the Moon from the Bottom of the Sea": "moon",
    "Scratching a Carrying Pole": "carrying_pole",
    "Standard Mah Jongg": "base_20",
    "Thirteen Orphans": "kokushi",
    "The 13 Unique Wonders": "kokushi",
    "Gates of Heaven": "gates_of_heaven",
    "Wriggling Snake": "wriggling_snake",
    "Triple Knitting": "triple_knitting",
    "Knitting": "knitting",
    "All pair honors": "orphan_pairs",
    "Buried Treasure": "buried_treasure",
    "Purity": "purity",
    "Own Flower": "own_flower",
    "Own Season": "own_flower",
    "Pung/Kong of Dragons": "lucky_pung",
    "Pung/Kong of Own Wind": "lucky_pung",
    "Pung/Kong of Round Wind": "lucky_pung",
    "Pair of Own Wind": "pair_seat",
    "Pair of Round Wind": "pair_round",
    "Pair of Dragons": "pair_dragon",
    "Flower": "flower_points",
    "Season": "flower_points",
}


def theirs(records: Iterable[dict[str, Any]]) -> Iterator[tuple[str, Value]]:
    """What each line says of the British rules: the common ones, but for those that they take out or change, and what
    they add and change. A line stands by itself, whichever others there are."""
    for record in records:
        if record["ruleset"] not in ("ClassicalChinese", "ClassicalChineseBMJA"):
            continue
        if record["op"] == "add" and record["list"] in OF_HANDS and record["name"] not in NO_VALUE:
            if record["ruleset"] != "ClassicalChinese" or record["name"] not in NOT_BRITISH:
                yield record["name"], _value(record)
        elif record["op"] == "change" and (changed := re.match(r"handRules\['(\w+)'\].*\.(\w+)$", record["target"])):
            name = next(name for name in NAMES if _key(name) == changed[1])
            yield name, _value({changed[2]: record["value"]})


def _key(name: str) -> str:
    return re.sub(r"\W", "", name)


def _value(rule: dict[str, Any]) -> Value:
    tags = {"points": POINTS, "doubles": FAN, "limits": LIMIT}
    return next((tag, rule[field]) for field, tag in tags.items() if rule.get(field))


def ours(name: str) -> Value:
    if name.startswith("Calling for "):
        price = next(p for p in BMJA.prices if p.pattern.id == NAMES[name.removeprefix("Calling for ")])
        return price.tag, BMJA.formula.limits(price.one_short) if price.tag == LIMIT else price.one_short
    if found := re.match(r"(Exposed|Concealed) (Pung|Kong)", name):
        kinds = "orphans" if name.endswith(("Terminals", "Honors")) else "simples"
        sets = next(one for one in priced(BMJA, POINTS) if one.id == found[2].lower())
        value = next(one for one in sets.values if one.key.endswith(kinds))
        return POINTS, value.open if found[1] == "Exposed" else value.concealed
    price = next(p for p in BMJA.prices if p.pattern.id == NAMES[name])
    return price.tag, BMJA.formula.limits(price.concealed) if price.tag == LIMIT else price.concealed


def told_of(pattern: str) -> bool:
    return pattern in NAMES.values() or pattern in ("pung", "kong")
