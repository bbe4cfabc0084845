"""The match that the cabinet plays by itself while nobody does: two of the ladder against each other."""

from __future__ import annotations

from dataclasses import replace

from ruka.agents import agent, play_out
from ruka.arcade.match import RULES, START
from ruka.arcade.opponents import LADDER
from ruka.engine import Record, Table
from ruka.rulesets import with_options

PLAYERS = (LADDER[1], LADDER[3])  # quick ones: something happens
SEED = "coin"
BUDGET = 0.05  # seconds for a decision


def demo() -> Record:
    """Always the same; its players are named by their ids."""
    rules = with_options(RULES, {"start_points": (START, START)})
    table = Table(rules, seed=SEED)
    seated = [agent(one.agent, rules, seat, seed=SEED) for seat, one in enumerate(PLAYERS)]
    play_out(table, seated, BUDGET)
    return replace(table.record, players=tuple(one.id for one in PLAYERS))
