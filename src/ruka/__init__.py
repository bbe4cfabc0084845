"""ruka: one engine for every mahjong that people sit down to.

>>> import ruka
>>> ruka.shanten("123m 456p 789s 11z 56p")
0
>>> print(ruka.waits("123m 456p 789s 11z 56p"))
4p×3 7p×4
>>> ruka.score("ema-riichi", "123m 456p 789s 11z 56p +7p", win="tsumo", riichi=True).pay
{'dealer': 1000, 'others': 500}
"""

from importlib import import_module
from typing import TYPE_CHECKING

from ruka.errors import NotationError, RukaError, UnknownName
from ruka.hands import (
    Discard,
    Form,
    Reading,
    TilesLeft,
    Useful,
    Wait,
    discards,
    readings,
    shanten,
    shanten_by_form,
    useful,
    waits,
)
from ruka.tiles import (
    TILES_108,
    TILES_132,
    TILES_136,
    TILES_144,
    Hand,
    Meld,
    TileSet,
    draw,
    parse,
    tile_set,
)

if TYPE_CHECKING:
    from ruka import batch
    from ruka.rules.ruleset import RuleSet
    from ruka.rulesets import RULE_SETS, points, rule_set, score, score_readings
    from ruka.rulesets.house import load_rules
    from ruka.scoring import Score, ScoreLine

__all__ = [
    "RULE_SETS",
    "TILES_108",
    "TILES_132",
    "TILES_136",
    "TILES_144",
    "Discard",
    "Form",
    "Hand",
    "Meld",
    "NotationError",
    "Reading",
    "RukaError",
    "RuleSet",
    "Score",
    "ScoreLine",
    "TileSet",
    "TilesLeft",
    "UnknownName",
    "Useful",
    "Wait",
    "batch",
    "discards",
    "draw",
    "load_rules",
    "parse",
    "points",
    "readings",
    "rule_set",
    "score",
    "score_readings",
    "shanten",
    "shanten_by_form",
    "tile_set",
    "useful",
    "waits",
]


# Imported when somebody first asks for them: `import ruka` stays quick.
_LATER = {
    "RULE_SETS": "ruka.rulesets",
    "RuleSet": "ruka.rules.ruleset",
    "Score": "ruka.scoring",
    "ScoreLine": "ruka.scoring",
    "load_rules": "ruka.rulesets.house",
    "points": "ruka.rulesets",
    "rule_set": "ruka.rulesets",
    "score": "ruka.rulesets",
    "score_readings": "ruka.rulesets",
}


def __getattr__(name: str) -> object:
    if name == "batch":
        return import_module("ruka.batch")
    if name in _LATER:
        value = globals()[name] = getattr(import_module(_LATER[name]), name)
        return value
    raise AttributeError(f"module 'ruka' has no attribute '{name}'")
