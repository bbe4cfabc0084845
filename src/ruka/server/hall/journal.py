"""A game as the database keeps it: written step by step."""

from __future__ import annotations

import json

from ruka.server.stores import Stores
from ruka.server.stores.journals import KeptStep
from ruka.session import Step


class Steps:
    """The steps of one table."""

    def __init__(self, stores: Stores, table: str) -> None:
        self.stores = stores
        self.table = table

    async def write(self, step: Step) -> None:
        events = [event.to_json() for event in step.events]
        last = any(event["type"] == "over" for event in events)
        action = None if step.action is None else step.action.to_json()
        kept = KeptStep(step.number, _json(action), _json(events))
        await self.stores.keep(self.stores.journals.add(self.table, kept, last=last))


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
