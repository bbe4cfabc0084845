"""The table machine: actions in, events out, views of both; the native core knows the rules only as numbers."""

from ruka.engine.events import redact
from ruka.engine.record import Record, load_record, parse_record
from ruka.engine.replays import follow, replay
from ruka.engine.shared_seed import SharedSeed
from ruka.engine.start import Start
from ruka.engine.table import Moved, Result, Table
from ruka.schema import ACTION_TYPES, EVENT_TYPES, Action, Event, SeatView, ShownSet, ThrownTile, View

__all__ = [
    "ACTION_TYPES",
    "EVENT_TYPES",
    "Action",
    "Event",
    "Moved",
    "Record",
    "Result",
    "SeatView",
    "SharedSeed",
    "ShownSet",
    "Start",
    "Table",
    "ThrownTile",
    "View",
    "follow",
    "load_record",
    "parse_record",
    "redact",
    "replay",
]
