"""Where a stored game and this engine part: found by playing it again, and told with the hand and the event."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any

from ruka.engine.events import leads_to, redact
from ruka.engine.replays import difference, hand_of
from ruka.engine.table import Table
from ruka.errors import IllegalAction, RukaError
from ruka.schema import Action, Change, Event, convert, read_event
from ruka.server.stores.journals import KeptStep


@dataclass(frozen=True)
class ToldStep:
    """A step as it was kept: what was done, and what was told of it."""

    action: Action | Change | None
    events: Sequence[Event]


def step_of(step: KeptStep) -> ToldStep:
    action = json.loads(step.action)
    events = [read_event(event) for event in json.loads(step.events)]
    return ToldStep(None if action is None else _deed(action), events)


def _deed(told: dict[str, Any]) -> Action | Change:
    return convert(told, Change) if told.get("type") == "change" else Action.from_json(told)


def first_difference(table: Table, told: Sequence[ToldStep]) -> tuple[int, RukaError]:
    """The first step that leads elsewhere, and how; the table is new."""
    for place, step in enumerate(told):
        if step.action is None:  # a deal was shown
            continue
        before = list(table.events)
        try:
            happened = table.do(step.action)
        except IllegalAction:
            done: dict[str, str | int] = {
                "hand": hand_of(before, len(before)),
                "event": len(before) + 1,
                "type": step.action.item if isinstance(step.action, Change) else step.action.type,
            }
            return place, RukaError("game-refuses", **done)
        for number, (ours, theirs) in enumerate(zip_longest(happened, step.events), len(before)):
            if ours is None or theirs is None or not leads_to(ours, theirs):
                at = {"hand": hand_of([*before, *step.events], number), "event": number + 1}
                return place, RukaError("game-differs", **at, **_differs(ours, theirs))
    return len(told), RukaError("game-goes-on", hand=table.hands)


def _differs(ours: Event | None, theirs: Event | None) -> dict[str, str]:
    """In what; of tiles that not everybody may see, only that they differ."""
    one, other = (event and redact(event, None) for event in (ours, theirs))
    if one is None or other is None or one.type != other.type:
        names = [event.type if event else "–" for event in (one, other)]
        return {"type": names[1], "field": "type", "ours": names[0], "told": names[1]}
    if one == other:
        return {"type": one.type, "field": "tiles", "ours": "?", "told": "?"}
    return {"type": other.type, **difference(one, other)}
