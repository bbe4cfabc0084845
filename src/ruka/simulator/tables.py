"""Games played at tables, by bots that are asked one question after the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from time import perf_counter

import numpy as np

from ruka.bots import LEVELS, Bot, bot
from ruka.bots.engines import check_command
from ruka.bots.mjai import SECONDS, MjaiBot
from ruka.engine import Table
from ruka.engine.simulate import Player
from ruka.engine.summaries import Part
from ruka.errors import RukaError, UnknownName
from ruka.rules.ruleset import RuleSet
from ruka.simulator.told import game_record, hand_records

MJAI = "mjai:"  # and a command
PROGRAM = f"{MJAI}COMMAND"


@dataclass(frozen=True)
class AtTables:
    """What only games at tables have."""

    seconds: float = SECONDS  # for an answer of a program
    records: Path | None = None  # a folder for the record of every game


def table_player(rules: RuleSet, bots: Sequence[str], seed: int | str, settings: AtTables) -> Player:
    """Plays one game after the other; number n is the table of the seed `SEED/n`."""
    for name in bots:
        if name not in LEVELS and not name.startswith(MJAI):
            raise UnknownName("unknown-bot", name=name, known=", ".join([*LEVELS, PROGRAM]))
        if name.startswith(MJAI):
            check_command(name.removeprefix(MJAI), name, PROGRAM)
    with sat_down(Table(rules, seed), bots, settings.seconds):
        pass  # a game that has no seat for a program is refused before anything is played

    def play(first: int, games: int) -> Part:
        began = perf_counter()
        of_games, of_hands = [], []
        for number in range(first, first + games):
            table = Table(rules, f"{seed}/{number}")
            with sat_down(table, bots, settings.seconds) as players:
                of_games.append(game_record(table, play_out(table, players)))
            of_hands.append(hand_records(table, number))
            if settings.records is not None:
                _save(table, bots, settings.records / f"{number}.ruka")
        return Part(np.concatenate(of_games), np.concatenate(of_hands), perf_counter() - began)

    return play


@contextmanager
def sat_down(table: Table, bots: Sequence[str], seconds: float) -> Iterator[list[Bot]]:
    """A bot at each seat; programs go when the game is over."""
    with ExitStack() as leaving:
        players: list[Bot] = []
        for seat, name in enumerate(bots):
            if name.startswith(MJAI):
                program = MjaiBot(table, seat, name.removeprefix(MJAI), seconds)
                leaving.callback(program.close)
                players.append(program)
            else:
                players.append(bot(table.rules, name, f"{table.seed}/{seat}"))
        yield players


def play_out(table: Table, players: Sequence[Bot]) -> int:
    """To the end of the game; how many decisions it took."""
    decisions = 0
    while not table.over:
        for seat in table.waiting_for:
            table.apply(players[seat].choose(table.view(seat)))
            decisions += 1
    return decisions


def _save(table: Table, bots: Sequence[str], path: Path) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise RukaError("unwritable-file", path=str(path.parent)) from None
    replace(table.record, players=tuple(bots)).save(path)
