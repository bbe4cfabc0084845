"""OpenSkill ratings of players that do not change: the model of Plackett and Luce, one table after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ruka.errors import extra

CERTAIN = 3  # standard deviations below the mean: what a player is at least worth


class Rating(NamedTuple):
    """What is believed of a player's strength: a normal distribution."""

    mean: float
    deviation: float

    @property
    def least(self) -> float:
        return self.mean - CERTAIN * self.deviation


class Ratings:
    """Of so many players, all unknown at first.

    >>> ratings = Ratings(2)
    >>> for _ in range(20):
    ...     ratings.add([0, 1, 0, 1], [1, 3, 2, 4])
    >>> first, second = ratings.players
    >>> first.least > second.mean
    True
    """

    def __init__(self, players: int) -> None:
        with extra("cli"):
            from openskill.models import PlackettLuce  # only the league needs it
        self._model = PlackettLuce(tau=0.0)  # nobody learns or forgets between two tables
        start = self._model.rating()
        self.players = [Rating(start.mu, start.sigma)] * players

    def add(self, seats: Sequence[int], places: Sequence[float]) -> None:
        """A table: whoever sits at several seats learns from all of them at once."""
        before = self.players
        teams = [[self._model.rating(*before[player])] for player in seats]
        after = [*before]
        for player, [rated] in zip(seats, self._model.rate(teams, ranks=[*places]), strict=True):
            was, now = before[player], after[player]
            after[player] = Rating(now.mean + rated.mu - was.mean, now.deviation * rated.sigma / was.deviation)
        self.players = after
