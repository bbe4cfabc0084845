"""ruka: one engine for every mahjong that people sit down to.

>>> import ruka
>>> ruka.shanten("123m 456p 789s 11z 56p")
0
>>> print(ruka.waits("123m 456p 789s 11z 56p"))
4p×3 7p×4
>>> ruka.score("ema-riichi", "123m 456p 789s 11z 56p +7p", win="tsumo", riichi=True)
<Score 2000: 2 fan 30 fu, riichi, menzen_tsumo>
>>> ruka.Hand("123m 456p 789s 11z 56p").size
13
>>> ruka.Table("tenhou", seed=7)
<Table tenhou: East 1, hand 1, seat 0 to act>
"""

import typing as _typing
from importlib import import_module as _import_module

from ruka.errors import IllegalAction, NotationError, RecordError, RukaError, UnknownName
from ruka.hands import (
    Danger,
    Discard,
    Element,
    Form,
    Potential,
    Reading,
    TilesLeft,
    Useful,
    Wait,
    danger,
    discards,
    element,
    potential,
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

if _typing.TYPE_CHECKING:
    from ruka import batch, records
    from ruka.agents.reading import Guess, reading
    from ruka.engine import Action, Event, Record, Result, Table, View, load_record, replay
    from ruka.engine.simulate import Simulation, simulate
    from ruka.rules.ruleset import RuleSet
    from ruka.rulesets import RULE_SETS, points, rule_set, score, score_readings
    from ruka.rulesets.house import load_rules
    from ruka.rulesets.stored import read_rules
    from ruka.scoring import Score, ScoreLine

__all__ = [
    "RULE_SETS",
    "TILES_108",
    "TILES_132",
    "TILES_136",
    "TILES_144",
    "Action",
    "Danger",
    "Discard",
    "Element",
    "Event",
    "Form",
    "Guess",
    "Hand",
    "IllegalAction",
    "Meld",
    "NotationError",
    "Potential",
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
    "danger",
    "discards",
    "draw",
    "element",
    "load_record",
    "load_rules",
    "parse",
    "points",
    "potential",
    "read_rules",
    "reading",
    "readings",
    "records",
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
    "Guess": "ruka.agents.reading",
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
    "read_rules": "ruka.rulesets.stored",
    "reading": "ruka.agents.reading",
    "replay": "ruka.engine",
    "rule_set": "ruka.rulesets",
    "score": "ruka.rulesets",
    "score_readings": "ruka.rulesets",
    "simulate": "ruka.engine.simulate",
}
# Those that the documents speak of.
_MODULES = ("agents", "batch", "coach", "env", "explain", "records", "rulesets", "testing")


def __getattr__(name: str) -> object:
    if name in _MODULES:
        return _import_module(f"ruka.{name}")
    if name in _LATER:
        value = globals()[name] = getattr(_import_module(_LATER[name]), name)
        return value
    raise AttributeError(f"module 'ruka' has no attribute '{name}'")


def __dir__() -> list[str]:
    """What there is for whoever uses the library, loaded or not."""
    return sorted({*__all__, *_MODULES, "errors", "hands", "tiles"})
