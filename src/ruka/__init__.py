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

from ruka.errors import IllegalAction, NotationError, RecordError, RukaError, UnknownName
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
    from ruka.engine import Action, Event, Record, Result, Table, View, load_record, replay
    from ruka.engine.simulate import Simulation, simulate
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
    "Action",
    "Discard",
    "Event",
    "Form",
    "Hand",
    "IllegalAction",
    "Meld",
    "NotationError",
    "Reading",
    "Record",
    "RecordError",
    "Result",
    "RukaError",
    "RuleSet",
    "Score",
    "ScoreLine",
    "Simulation",
    "Table",
    "TileSet",
    "TilesLeft",
    "UnknownName",
    "Useful",
    "View",
    "Wait",
    "batch",
    "discards",
    "draw",
    "load_record",
    "load_rules",
    "parse",
    "points",
    "readings",
    "replay",
    "rule_set",
    "score",
    "score_readings",
    "shanten",
    "shanten_by_form",
    "simulate",
    "tile_set",
    "useful",
    "waits",
]


# Imported when somebody first asks for them: `import ruka` stays quick.
_LATER = {
    "RULE_SETS": "ruka.rulesets",
    "Action": "ruka.engine",
    "Event": "ruka.engine",
    "Record": "ruka.engine",
    "Result": "ruka.engine",
    "RuleSet": "ruka.rules.ruleset",
    "Score": "ruka.scoring",
    "ScoreLine": "ruka.scoring",
    "Simulation": "ruka.engine.simulate",
    "Table": "ruka.engine",
    "View": "ruka.engine",
    "load_record": "ruka.engine",
    "load_rules": "ruka.rulesets.house",
    "points": "ruka.rulesets",
    "replay": "ruka.engine",
    "rule_set": "ruka.rulesets",
    "score": "ruka.rulesets",
    "score_readings": "ruka.rulesets",
    "simulate": "ruka.engine.simulate",
}


def __getattr__(name: str) -> object:
    if name == "batch":
        return import_module("ruka.batch")
    if name in _LATER:
        value = globals()[name] = getattr(import_module(_LATER[name]), name)
        return value
    raise AttributeError(f"module 'ruka' has no attribute '{name}'")
