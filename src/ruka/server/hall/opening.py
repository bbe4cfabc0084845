"""A game read from the database again, and compared with what it told then."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from traceback import extract_tb
from typing import get_args

import msgspec

from ruka.agents.hosts import Host
from ruka.agents.levels import ARCADE
from ruka.arcade.items import effect
from ruka.arcade.match import RULES
from ruka.engine.events import leads_to
from ruka.engine.shared_seed import SharedSeed
from ruka.errors import IllegalAction, RukaError
from ruka.rules.ruleset import RuleSet
from ruka.rulesets.families import family_of
from ruka.schema import Event
from ruka.schema.messages import Kind, Setup
from ruka.server.hall.differences import ToldStep, first_difference, step_of
from ruka.server.hall.journal import Steps
from ruka.server.hall.talking import Talking
from ruka.server.metrics import BOT_FAILURES
from ruka.server.people import Agent, person_of
from ruka.server.stores import KeptSeat, KeptTable, Stores
from ruka.server.stores.journals import KeptStep
from ruka.server.stores.results import Ended
from ruka.session import Again, Course, Game, Keeper, SeatAt
from ruka.session.journal import no_change
from ruka.session.seats import Away

DAMAGED = frozenset("steps-missing broken-commitment bad-field unknown-event unknown-action".split())
Started = Callable[[Sequence[SeatAt]], Awaitable[Sequence[SeatAt]]]


@dataclass(frozen=True)
class Opened:
    """A game as far as this engine leads to what was told, and what was told after that."""

    game: Game
    later: Sequence[Event] = ()


def open_game(
    kept: KeptTable,
    rules: RuleSet,
    steps: Sequence[KeptStep],
    stores: Stores,
    agents: Host,
    *,
    started: Started,
    again: Callable[[], Awaitable[Again]],
    away: Callable[[int, Away], None],
    stood_up: Callable[[int], None],
    over: Callable[[], None],
    beside: Callable[[Awaitable[object]], object],
) -> Opened:
    """It goes on after its last step. Where this engine tells something else than was told, it stops there, says so,
    and nothing of it changes."""
    if [step.number for step in steps] != [*range(len(steps))]:
        raise RukaError("steps-missing")
    setup = setup_of(kept).but(revision=rules.revision)
    told = [step_of(step) for step in steps]
    walls = json.loads(kept.walls) if kept.walls else None
    talking = Talking(stores, kept.id, beside)
    keeper = Keeper(
        Steps(stores, ended_of(kept, setup, rules), over),
        started=started,
        again=None if kept.rematch else again,
        failed=lambda note: BOT_FAILURES.labels(note).inc(),
        spoken=talking.spoken,
        written=talking.written,
        reported=talking.reported,
        away=away,
        stood_up=stood_up,
        changes=effect if is_match(setup) else no_change,
    )
    waited = (datetime.now(UTC) - kept.made).total_seconds() if kept.made else 0.0

    def made(after: int) -> Game:
        return Game(
            setup,
            [seat_at(seat) for seat in kept.seats],
            Course(seed_of(kept), walls, [step.action for step in told[:after]], rules, waited),
            keeper,
            agents,
        )

    opened = _whole(made, told) or _as_far_as_it_leads(made, told)
    opened.game.next_table = kept.rematch
    return opened


def is_match(setup: Setup) -> bool:
    """Of the arcade, where items work by themselves."""
    return setup.rules == RULES and any(name in ARCADE for name in setup.bots)


def ended_of(kept: KeptTable, setup: Setup, rules: RuleSet) -> Ended:
    """A game whose walls are laid is a lesson or a test, and no measure of anybody."""
    return Ended(kept.id, setup.rules, family_of(rules), setup.rated and not kept.walls)


def _whole(made: Callable[[int], Game], told: Sequence[ToldStep]) -> Opened | None:
    """None where the game played again does not tell what was told then."""
    try:
        game = made(len(told))
    except IllegalAction:
        return None
    if not game.dealt:
        if told:
            raise RukaError("steps-missing")
        return Opened(game)
    events = [event for step in told for event in step.events]
    ours = game.table.events[max(0, len(game.table.events) - len(events)) :]
    return Opened(game) if len(ours) == len(events) and all(map(leads_to, ours, events)) else None


def _as_far_as_it_leads(made: Callable[[int], Game], told: Sequence[ToldStep]) -> Opened:
    place, why = first_difference(made(0).table, told)
    game = made(place)
    game.stopped = why
    return Opened(game, [event for step in told[place:] for event in step.events])


def seed_of(kept: KeptTable) -> str | SharedSeed:
    if not kept.commitment:  # walls are laid, or it is a game from before seeds were shared
        return kept.seed
    seed = SharedSeed(kept.commitment, kept.seed)
    if not seed.kept:
        raise RukaError("broken-commitment")
    return seed


def is_damage(error: Exception) -> bool:
    """Is the stored game broken in itself, whatever engine reads it?"""
    if isinstance(error, RukaError):
        return error.code in DAMAGED
    return isinstance(error, ValueError)  # no JSON, or no setup


def reason_of(error: Exception) -> str:
    """What is wrong and where, without a value of the game: logs are read by people who may play."""
    if isinstance(error, RukaError):
        return f"{type(error).__name__}: {error.code}"
    place = extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} in {place.name}, line {place.lineno}"


def seat_at(kept: KeptSeat) -> SeatAt:
    known: tuple[Away, ...] = get_args(Away)
    away = known[known.index(kept.away)]
    return SeatAt(kept.name, kind_of(kept.kind), kept.seed, person_of(kept.holder), away)


def setup_of(kept: KeptTable) -> Setup:
    """Bots that filled seats are known by who holds these."""
    setup = msgspec.json.decode(kept.setup, type=Setup)
    programs = [seat.holder.name if isinstance(seat.holder, Agent) else "" for seat in kept.seats]
    return setup.but(bots=programs) if any(programs) else setup


def kind_of(kind: str) -> Kind:
    known: tuple[Kind, ...] = get_args(Kind)
    return known[known.index(kind)]
