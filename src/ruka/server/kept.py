"""A game as the database keeps it: written step by step, and read again."""

from __future__ import annotations

import json
from collections.abc import Sequence
from traceback import extract_tb
from typing import get_args

from ruka.engine.events import leads_to
from ruka.engine.shared_seed import SharedSeed
from ruka.engine.table import Table
from ruka.errors import RukaError
from ruka.schema import Over, encode, read_event
from ruka.schema.messages import Kind, Rematch
from ruka.server.store import KeptTable, Store
from ruka.session import Game, Step


class Steps:
    """The steps of one table."""

    def __init__(self, store: Store, table: str) -> None:
        self.store = store
        self.table = table

    async def write(self, step: Step) -> None:
        last = any(isinstance(event, Over) for event in step.events)
        action, events = encode(step.action).decode(), encode([*step.events]).decode()
        await self.store.add_step(self.table, step.number, action, events, last=last)


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
    told = [read_event(event) for _, _, events in steps for event in json.loads(events)]
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
