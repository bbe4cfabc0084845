"""The schema: everything that is said, declared once.

Events, actions, advice, views, messages and explanations are msgspec structs; what has several shapes is a union that
its `type` tells apart. The core's enums, the client's types, the JSON Schema and the reference pages are made from it
(`tools/declared.py`, `tools/web_types.py`, `tools/schema_pages.py`). It is loaded when it is first needed: whoever
only asks about hands needs the names of tiles and no more.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ruka.schema.actions import ACTION_TYPES, NOTES, Action, ActionType, Failure
    from ruka.schema.advice import Advice, AdviceLine, Choice, Question
    from ruka.schema.changes import Change
    from ruka.schema.events import (
        ABORTS,
        EVENT_TYPES,
        EVENTS,
        OFFENCES,
        Abort,
        Aborted,
        AddedKong,
        Changed,
        Chow,
        Claim,
        ConcealedKong,
        Deal,
        Discard,
        Dora,
        Draw,
        Drawn,
        End,
        Ending,
        Event,
        Exhausted,
        Fact,
        Flower,
        Hand,
        Kong,
        Moving,
        Nagashi,
        Note,
        Nuki,
        Offence,
        Offended,
        Over,
        Pung,
        Ready,
        Riichi,
        Settled,
        Shown,
        Ura,
        Win,
    )
    from ruka.schema.reading import read_event
    from ruka.schema.tiles import CODES, HIDDEN, KINDS, TILES, WINDS
    from ruka.schema.values import Value, convert, encode, refusal
    from ruka.schema.views import Enough, Need, SeatView, SetType, ShownSet, ThrownTile, View, Wait, Waits

__all__ = [
    "ABORTS",
    "ACTION_TYPES",
    "CODES",
    "EVENTS",
    "EVENT_TYPES",
    "HIDDEN",
    "KINDS",
    "NOTES",
    "OFFENCES",
    "TILES",
    "WINDS",
    "Abort",
    "Aborted",
    "Action",
    "ActionType",
    "AddedKong",
    "Advice",
    "AdviceLine",
    "Change",
    "Changed",
    "Choice",
    "Chow",
    "Claim",
    "ConcealedKong",
    "Deal",
    "Discard",
    "Dora",
    "Draw",
    "Drawn",
    "End",
    "Ending",
    "Enough",
    "Event",
    "Exhausted",
    "Fact",
    "Failure",
    "Flower",
    "Hand",
    "Kong",
    "Moving",
    "Nagashi",
    "Need",
    "Note",
    "Nuki",
    "Offence",
    "Offended",
    "Over",
    "Pung",
    "Question",
    "Ready",
    "Riichi",
    "SeatView",
    "SetType",
    "Settled",
    "Shown",
    "ShownSet",
    "ThrownTile",
    "Ura",
    "Value",
    "View",
    "Wait",
    "Waits",
    "Win",
    "convert",
    "encode",
    "read_event",
    "refusal",
]

_MODULES = ("tiles", "values", "actions", "events", "changes", "reading", "advice", "views")


def __getattr__(name: str) -> object:
    """Imported when somebody first asks for it: tiles have their names here, and `import ruka` needs no more."""
    if name in __all__:
        for module in _MODULES:
            declared = vars(import_module(f"ruka.schema.{module}"))
            if name in declared:
                value = globals()[name] = declared[name]
                return value
    raise AttributeError(f"module 'ruka.schema' has no attribute '{name}'")
