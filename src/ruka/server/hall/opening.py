"""A game read from the database again, and compared with what it told then."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Mapping, Sequence
from traceback import extract_tb
from typing import get_args

from ruka.bots import Program, bot
from ruka.engine.actions import Action
from ruka.engine.events import Event, leads_to
from ruka.engine.shared_seed import SharedSeed
from ruka.engine.table import Table
from ruka.errors import RukaError
from ruka.rulesets import rules_of
from ruka.server.hall.journal import Steps
from ruka.server.metrics import BOT_FAILURES
from ruka.server.stores import KeptTable, Stores
from ruka.server.stores.journals import KeptStep
from ruka.session import Again, Game, SeatAt
from ruka.session.messages import Kind, Setup

Sit = Callable[[Table, int], Program]  # a program takes a seat of a table
Started = Callable[[Sequence[SeatAt]], Awaitable[Sequence[SeatAt]]]


def open_game(
    kept: KeptTable,
    steps: Sequence[KeptStep],
    stores: Stores,
    programs: Mapping[str, Sit],
    *,
    started: Started,
    again: Callable[[], Awaitable[Again]],
) -> Game:
    """It goes on after its last step."""
    setup = Setup.model_validate_json(kept.setup)
    setup = setup.model_copy(update={"revision": rules_of(setup.rules, setup.options, kept.rules_hash).revision})
    told = (json.loads(step.action) for step in steps)
    game = Game(
        setup,
        seed_of(kept),
        [SeatAt(seat.name, kind_of(seat.kind), seat.seed) for seat in kept.seats],
        Steps(stores, kept.id),
        bot,
        [None if action is None else Action.from_json(action) for action in told],
        walls=json.loads(kept.walls) if kept.walls else None,
        # a program that this server no longer has is replaced by our bot
        programs={place: programs[name] for place, name in enumerate(setup.bots) if name in programs},
        started=started,
        again=None if kept.rematch else again,
        failed=lambda note: BOT_FAILURES.labels(note).inc(),
    )
    if game.dealt:
        compare(game.table, steps)
    elif steps:
        raise RukaError("steps-differ")
    game.next_table = kept.rematch
    return game


def seed_of(kept: KeptTable) -> str | SharedSeed:
    if not kept.commitment:  # walls are laid, or it is a game from before seeds were shared
        return kept.seed
    seed = SharedSeed(kept.commitment, kept.seed)
    if not seed.kept:
        raise RukaError("broken-commitment")
    return seed


def compare(table: Table, steps: Sequence[KeptStep]) -> None:
    """The game played again must tell what was told then."""
    told = [Event.from_json(event) for step in steps for event in json.loads(step.events)]
    if [step.number for step in steps] != [*range(len(steps))]:
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
