"""A game as the database keeps it: written step by step, and read again."""

from __future__ import annotations

import json
from collections.abc import Sequence
from traceback import extract_tb
from typing import get_args

from ruka.engine.events import Event, leads_to
from ruka.engine.shared_seed import SharedSeed
from ruka.engine.table import Table
from ruka.errors import RukaError
from ruka.server.store import KeptTable, Store
from ruka.session import Game, Step
from ruka.session.messages import Kind, Rematch


class Steps:
    """The steps of one table."""

    def __init__(self, store: Store, table: str) -> None:
        self.store = store
        self.table = table

    async def write(self, step: Step) -> None:
        events = [event.to_json() for event in step.events]
        last = any(event["type"] == "over" for event in events)
        action = None if step.action is None else step.action.to_json()
        await self.store.add_step(self.table, step.number, _json(action), _json(events), last=last)


def rematch_at(game: Game) -> Rematch:
    return Rematch(table=game.setup.id, commitment=game.commitment)


def seed_of(kept: KeptTable) -> str | SharedSeed:
    if not kept.commitment:  # walls are laid, or it is a game from before seeds were shared
        return kept.seed
    seed = SharedSeed(kept.commitment, kept.seed)
    if not seed.kept:
        raise RukaError("broken-commitment")
    return seed


def compare(table: Table, steps: Sequence[tuple[int, str, str]]) -> None:
    """The game played again must tell what was told then."""
    told = [Event.from_json(event) for _, _, events in steps for event in json.loads(events)]
    if [number for number, _, _ in steps] != [*range(len(steps))]:
        raise RukaError("steps-missing")
    ours = table.events[max(0, len(table.events) - len(told)) :]
    if len(ours) != len(told) or not all(map(leads_to, ours, told)):
        raise RukaError("steps-differ")


def reason_of(error: Exception) -> str:
    """What is wrong and where, without a value of the game: logs are read by people who may play."""
    if isinstance(error, RukaError):
        return f"{type(error).__name__}: {error.code}"
    place = extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} in {place.name}, line {place.lineno}"


def kind_of(kind: str) -> Kind:
    known: tuple[Kind, ...] = get_args(Kind)
    return known[known.index(kind)]


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
