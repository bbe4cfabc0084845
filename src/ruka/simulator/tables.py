"""Games played at tables, by agents that are asked one question after the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from time import perf_counter

import numpy as np

from ruka.agents import Agent, agent, check_agent, play_out
from ruka.agents.agent import SECONDS
from ruka.engine import Table
from ruka.engine.simulate import Player
from ruka.engine.summaries import Part
from ruka.errors import RukaError
from ruka.rules.ruleset import RuleSet
from ruka.simulator.told import game_record, hand_records


@dataclass(frozen=True)
class AtTables:
    """What only games at tables have."""

    seconds: float = SECONDS  # for an answer
    records: Path | None = None  # a folder for the record of every game


def table_player(rules: RuleSet, bots: Sequence[str], seed: int | str, settings: AtTables) -> Player:
    """Plays one game after the other; number n is the table of the seed `SEED/n`."""
    for name in {*bots}:
        check_agent(name, rules)  # a game that has no seat for it is refused before anything is played

    def play(first: int, games: int) -> Part:
        began = perf_counter()
        of_games, of_hands = [], []
        for number in range(first, first + games):
            table = Table(rules, f"{seed}/{number}")
            with sat_down(table, bots) as agents:
                of_games.append(game_record(table, play_out(table, agents, settings.seconds)))
            of_hands.append(hand_records(table, number))
            if settings.records is not None:
                _save(table, bots, settings.records / f"{number}.ruka")
        return Part(np.concatenate(of_games), np.concatenate(of_hands), perf_counter() - began)

    return play


@contextmanager
def sat_down(table: Table, names: Sequence[str]) -> Iterator[list[Agent]]:
    """An agent at each seat; they go when the game is over."""
    with ExitStack() as leaving:
        agents = []
        for seat, name in enumerate(names):
            agents.append(agent(name, table.rules, seat, f"{table.seed}/{seat}"))
            leaving.callback(agents[-1].close)
        yield agents


def _save(table: Table, bots: Sequence[str], path: Path) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise RukaError("unwritable-file", path=str(path.parent)) from None
    replace(table.record, players=tuple(bots)).save(path)
