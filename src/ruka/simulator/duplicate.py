"""Two bots on the same walls: what one draws the other draws too, and luck falls out of the difference."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from ruka.engine.estimates import Estimate, mean
from ruka.engine.summaries import Part, places
from ruka.rules.ruleset import RuleSet

Player = TypeVar("Player")


def rotated(players: Sequence[Player], labels: Sequence[int]) -> tuple[tuple[Player, ...], ...]:
    """Seatings in which every player sits once at every seat: who has a label in one has the next in the next.

    >>> rotated("ABC", [0, 1, 2, 0])
    (('A', 'B', 'C', 'A'), ('B', 'C', 'A', 'B'), ('C', 'A', 'B', 'C'))
    """
    count = len(players)
    return tuple(tuple(players[(label + turn) % count] for label in labels) for turn in range(count))


def exchanged(bots: tuple[str, str], people: int) -> tuple[tuple[str, ...], ...]:
    """Two seatings in which each bot sits once at every seat.

    >>> exchanged(("greedy", "random"), 3)
    (('greedy', 'random', 'greedy'), ('random', 'greedy', 'random'))
    """
    return rotated(bots, [seat % 2 for seat in range(people)])


def drawn_labels(players: int, people: int, seed: str) -> list[int]:
    """Who sits beside whom, by lot: as many seats for each label as for any other, or one more; where the players are
    more than the seats, some labels have none.

    >>> sorted(drawn_labels(2, 4, "7/0")), len(set(drawn_labels(6, 4, "7/0")))
    ([0, 0, 1, 1], 4)
    """
    random = Random(seed)
    labels = random.sample(range(players), min(players, people))
    labels = [labels[seat % players] for seat in range(people)]
    random.shuffle(labels)
    return labels


class _Difference:
    """The first bot less the second, a seat and game, over this many walls."""

    def __init__(self) -> None:
        self.walls, self.total, self.squares = 0, 0.0, 0.0
        self.apart = np.zeros((2, 2))  # by seating: sum and squares, as if its games had nothing to do with the others

    def add(self, by_seating: Sequence[NDArray[np.float64]]) -> None:
        sides = np.where(np.arange(by_seating[0].shape[1]) % 2, -1, 1) / by_seating[0].shape[1]
        differences = [by_seating[0] @ sides, by_seating[1] @ -sides]
        together = differences[0] + differences[1]
        self.walls += len(together)
        self.total += together.sum()
        self.squares += (together**2).sum()
        self.apart += [[one.sum(), (one**2).sum()] for one in differences]

    @property
    def estimate(self) -> Estimate:
        return mean(self.total, self.squares, self.walls)

    @property
    def independent(self) -> float:
        """The margin that as many games on walls of their own would have."""
        return sqrt(sum(mean(total, squares, self.walls).margin ** 2 for total, squares in self.apart))


class Duplicate:
    """Every wall is played twice, with the seats exchanged."""

    def __init__(self, rules: RuleSet, bots: tuple[str, str]) -> None:
        self.rules, self.bots = rules, bots
        self._points, self._places = _Difference(), _Difference()

    def add(self, first: Part, second: Part) -> None:
        people = self.rules.people
        games = (first.games, second.games)
        self._points.add([one["points"][:, :people].astype(np.float64) for one in games])
        self._places.add([places(self.rules, one) for one in games])

    @property
    def walls(self) -> int:
        return self._points.walls

    @property
    def points(self) -> Estimate:
        """Points a game that a seat of the first bot has over one of the second."""
        return self._points.estimate

    @property
    def independent(self) -> Estimate:
        """The same with the interval that as many games on walls of their own would have."""
        margin = self._points.independent
        return Estimate(self.points, self.points - margin, self.points + margin)

    @property
    def place(self) -> Estimate:
        return self._places.estimate

    def to_json(self) -> dict[str, object]:
        return {
            "rules": self.rules.id,
            "bots": list(self.bots),
            "walls": self.walls,
            "points": self.points,
            "place": self.place,
            "intervals": {"points": self.points.interval, "place": self.place.interval},
            "independent": {"points": self.independent.interval},
        }
