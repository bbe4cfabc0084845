"""Positions before a discard, with what the seat may not see: who was ready, and on what each could have won.

From the games of tenhou.net's highest room in the records (`../shared/data`), or from games of our own bots.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import islice
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from ruka import _core
from ruka.agents import agent, play_out
from ruka.engine import Table
from ruka.engine.flow import TURN
from ruka.rules.ruleset import RuleSet
from tests.conftest import RECORDS
from tests.machine import new_table
from tests.records.tenhou_games import HandPlayer, rules_of

KINDS, SEATS = 34, 5
Half = Literal["tuning", "held-out"]
ROOM = "houou"


def half_of(game_id: str) -> Half:
    """By a hash of the id: no game is in both, whichever games there are."""
    return "tuning" if sha256(game_id.encode()).digest()[0] % 2 else "held-out"


@dataclass
class Positions:
    """Row by row: a table, who is to throw, and the truth about the others."""

    tables: list[_core.Table] = field(default_factory=list)
    seats: list[int] = field(default_factory=list)
    thrown: list[int] = field(default_factory=list)  # the kind that was thrown, -1: it is not known
    held: list[list[int]] = field(default_factory=list)  # kinds that could have been
    ready: list[list[bool]] = field(default_factory=list)
    riichi: list[list[bool]] = field(default_factory=list)
    wins: list[list[int]] = field(default_factory=list)  # masks of kinds
    paid: dict[int, tuple[int, int]] = field(default_factory=dict)  # by row: who alone won on the discard, and points

    def add(self, core: _core.Table, thrown: int, people: int) -> None:
        me = core.turn
        seats = [seat for seat in core.order if seat != me]
        ready, riichi, wins = [False] * SEATS, [False] * SEATS, [0] * SEATS
        for seat in seats[:people]:
            if waits := core.waits(seat):
                ready[seat] = bool(waits)
                wins[seat] = core.wins_on(seat, me)
            riichi[seat] = core.riichi(seat) > 0
        self.tables.append(core.copy())
        self.seats.append(me)
        self.thrown.append(thrown)
        self.held.append(sorted({kind_of(code) for code in core.tiles(me)}))
        self.ready.append(ready)
        self.riichi.append(riichi)
        self.wins.append(wins)

    def join(self, other: Positions) -> None:
        self.paid |= {len(self.tables) + row: paid for row, paid in other.paid.items()}
        for name, rows in vars(other).items():
            if name != "paid":
                getattr(self, name).extend(rows)

    def truth(self) -> Truth:
        wins = np.array(self.wins, np.uint64)[:, :, None] >> np.arange(KINDS, dtype=np.uint64) & np.uint64(1)
        held = np.zeros((len(self.tables), KINDS), bool)
        for row, kinds in enumerate(self.held):
            held[row, kinds] = True
        others = np.ones((len(self.tables), SEATS), bool)
        others[np.arange(len(self.tables)), self.seats] = False
        return Truth(
            np.array(self.ready), np.array(self.riichi), wins.astype(bool), held, np.array(self.thrown), others
        )

    def believed(self, style: _core.Style) -> NDArray[np.float32]:
        return _core.dangers_batch(self.tables, self.seats, style)


@dataclass(frozen=True)
class Truth:
    ready: NDArray[np.bool_]  # position, seat
    riichi: NDArray[np.bool_]
    wins: NDArray[np.bool_]  # position, seat, kind
    held: NDArray[np.bool_]  # position, kind
    thrown: NDArray[np.int64]
    others: NDArray[np.bool_]  # position, seat: not the one who throws


def kind_of(code: int) -> int:
    return (code - 34) * 9 + 4 if 34 <= code < 37 else code


# --- records ----------------------------------------------------------------------------------------------------------


def recorded(half: Half, games: int, players: int = 4, each: int = 1) -> Positions:
    """Every `each`-th discard of the first games of a half."""
    found, number = Positions(), 0
    for rules, table, hand in hands_of(half, games, players):
        player = HandPlayer(table, hand, rules)
        for event in hand["events"]:
            if event[0] == "discard":
                number += 1
                if number % each == 0:
                    found.add(table.core, event[2] // 4, rules.players)
            player.step(event)
        if not hand["end"]:
            continue
        (what, end), *more = hand["end"]
        if what == "AGARI" and end["who"] != end["fromWho"] and not more and hand["events"][-1][0] == "discard":
            lost = -100 * int(end["sc"].split(",")[1::2][int(end["fromWho"])])
            if number % each == 0:
                found.paid[len(found.tables) - 1] = int(end["who"]), lost
        player.finish()
    return found


def hands_of(half: Half, games: int, players: int) -> Iterator[tuple[RuleSet, Any, dict[str, Any]]]:
    """Every hand of the first games of a half, and the table to play it at; nothing follows one that was broken off."""
    for game in islice(_games(half, players), games):
        rules = rules_of(game)
        table = new_table(rules)
        for hand in game["hands"]:
            yield rules, table, hand
            if not hand["end"]:
                break


def _games(half: Half, players: int) -> Iterator[dict[str, Any]]:
    with gzip.open(RECORDS / "tenhou-games.jsonl.gz", "rt", encoding="utf-8") as lines:
        for game in map(json.loads, lines):
            said = game["rule"]
            if said["room"] == ROOM and said["players"] == players and half_of(game["game_id"]) == half:
                yield game


# --- self-play --------------------------------------------------------------------------------------------------------


def self_played(rules: RuleSet, bots: str, hands: int, seed: int) -> Positions:
    """Every discard of so many hands; what was thrown is what the next table shows."""
    found = Positions()
    dealt = 0
    game = 0
    while dealt < hands:
        table = Table(rules, seed=f"danger-{seed}-{game}")
        game += 1
        pending: list[_core.Table] = []

        def watch(table: Table, before: int = dealt, pending: list[_core.Table] = pending) -> bool:
            core = table.core
            if pending:
                last = pending.pop()
                thrown = core.discards[len(last.discards) :] if core.hands == last.hands else []
                if thrown:
                    found.add(last, kind_of(thrown[0][1]), rules.people)
            if core.phase == TURN:
                pending.append(core.copy())
            return table.over or before + table.hands > hands

        agents = [agent(bots, rules, seat, f"{seed}-{game}") for seat in range(rules.people)]
        play_out(table, agents, until=watch)
        dealt += table.hands
    return found
