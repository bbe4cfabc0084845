"""One wall of a league: the same tiles, with everybody once at every seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Literal

import msgspec

from ruka.agents import Agent, play_out
from ruka.agents.agent import SECONDS
from ruka.engine import Table
from ruka.engine.summaries import places
from ruka.rules.ruleset import RuleSet
from ruka.rulesets.stored import Stored
from ruka.schema import End, Event, Hand, Note
from ruka.schema.advice import Advice, Question
from ruka.simulator.duplicate import drawn_labels, rotated
from ruka.simulator.tables import sat_down
from ruka.simulator.told import game_record
from ruka.views.statistics import counted

Unit = Literal["hands", "games"]


class Fared(msgspec.Struct, array_like=True):
    """How a player fared at one seat of one table."""

    player: int  # its number in the league
    points: int = 0  # what the hand changed; of a game those in the end, after uma
    place: float = 0  # from 1; those who share places share their number too
    hands: int = 0  # in which it did not sit out
    wins: int = 0
    won: int = 0  # points that its wins brought
    won_squares: int = 0
    deal_ins: int = 0  # a tile that two win on counts twice
    claimed: int = 0  # hands in which it claimed a tile for a set
    riichi: int = 0
    faults: int = 0  # answers that it did not give
    decisions: int = 0
    seconds: float = 0  # of thought


class Wall(msgspec.Struct):
    """What became of one wall, table by table, each by seat."""

    number: int
    hands: int  # of all tables
    tables: list[list[Fared]]


def counts_places(rules: RuleSet) -> bool:
    """Does the order at the end decide what a game is worth?"""
    match = rules.resolved.match
    return any(match.uma) or bool(match.oka) or bool(match.hands_to_win)


@dataclass(frozen=True)
class Walls:
    """What makes walls: whoever has the same of it plays the same. It goes to other processes as it is."""

    stored: Stored
    agents: tuple[str, ...]
    seed: str
    unit: Unit
    seconds: float = SECONDS  # for an answer

    def play(self, number: int) -> Wall:
        rules = self.stored.rules
        seed = f"{self.seed}/{number}"
        labels = drawn_labels(len(self.agents), rules.people, seed)
        tables, hands = [], 0
        for seating in rotated(range(len(self.agents)), labels):
            table = Table(rules, seed)
            tables.append(self._fared(table, seating))
            hands += 1 if self.unit == "hands" else table.hands
        return Wall(number, hands, tables)

    def _fared(self, table: Table, seating: Sequence[int]) -> list[Fared]:
        """The table played to its end, or to that of its first hand."""
        fared = [Fared(player) for player in seating]
        with sat_down(table, [self.agents[player] for player in seating]) as agents:
            timed = [_Timed(agent, of) for agent, of in zip(agents, fared, strict=True)]
            decisions = play_out(table, timed, self.seconds, _one_hand if self.unit == "hands" else _over)
        if self.unit == "hands":
            _count(table.hand(1), fared)
            _rank(fared)
        else:
            _count(table.events, fared)
            assert table.result is not None
            placed = places(table.rules, game_record(table, decisions))[0].tolist()
            for of, points, place in zip(fared, table.result.points, placed, strict=True):
                of.points, of.place = points, place
        return fared


def _over(table: Table) -> bool:
    return table.over


def _one_hand(table: Table) -> bool:
    return table.over or table.hands > 1


class _Timed:
    """An agent whose thinking is timed."""

    def __init__(self, agent: Agent, fared: Fared) -> None:
        self._agent, self._fared = agent, fared
        self.told: Callable[[Event], None] = agent.told
        self.close: Callable[[], None] = agent.close

    def asked(self, question: Question, budget: float) -> Advice:
        began = perf_counter()
        try:
            return self._agent.asked(question, budget)
        finally:
            self._fared.decisions += 1
            self._fared.seconds += perf_counter() - began


def _count(events: Sequence[Event], fared: Sequence[Fared]) -> None:
    """What happened, to whom; points are what the hands changed."""
    for of, counts in zip(fared, counted(events, len(fared)), strict=True):
        of.hands, of.wins, of.deal_ins, of.riichi = counts.hands, counts.wins, counts.deal_ins, counts.riichi
        of.claimed, of.won, of.won_squares = counts.open_hands, counts.won, counts.won_squares
    for event in events:
        match event:
            case Hand():
                for of, points in zip(fared, event.points, strict=True):
                    of.points -= points
            case End():
                for of, points in zip(fared, event.points, strict=True):
                    of.points += points
            case Note():
                fared[event.seat].faults += 1


def _rank(fared: Sequence[Fared]) -> None:
    """Places by the points of the hand."""
    for of in fared:
        ahead = sum(other.points > of.points for other in fared)
        level = sum(other.points == of.points for other in fared)
        of.place = 1 + ahead + (level - 1) / 2
