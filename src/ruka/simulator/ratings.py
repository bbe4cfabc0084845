"""OpenSkill ratings: the model of Plackett and Luce, one table after the other."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from ruka.errors import extra

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

CERTAIN = 3  # standard deviations below the mean: what a player is at least worth


class Rating(NamedTuple):
    """What is believed of a player's strength: a normal distribution."""

    mean: float
    deviation: float

    @property
    def least(self) -> float:
        return self.mean - CERTAIN * self.deviation


UNKNOWN = Rating(25.0, 25.0 / 3)  # of whom nothing is known yet


@cache
def _model(tau: float) -> PlackettLuce:
    with extra("cli"):
        from openskill.models import PlackettLuce  # only who rates needs it
    return PlackettLuce(mu=UNKNOWN.mean, sigma=UNKNOWN.deviation, tau=tau)


def rated(before: Sequence[Rating], places: Sequence[float], tau: float = 0.0) -> list[Rating]:
    """By seat, after a table that ended so. `tau` is how much a player may have changed since the last one.

    >>> first, second = rated([UNKNOWN, UNKNOWN], [1, 2])
    >>> first.mean > UNKNOWN.mean > second.mean, first.deviation < UNKNOWN.deviation
    (True, True)
    """
    model = _model(tau)
    teams = [[model.rating(*one)] for one in before]
    return [Rating(one.mu, one.sigma) for [one] in model.rate(teams, ranks=[*places])]


class Ratings:
    """Of so many players who do not change, all unknown at first.

    >>> ratings = Ratings(2)
    >>> for _ in range(20):
    ...     ratings.add([0, 1, 0, 1], [1, 3, 2, 4])
    >>> first, second = ratings.players
    >>> first.least > second.mean
    True
    """

    def __init__(self, players: int) -> None:
        self.players = [UNKNOWN] * players

    def add(self, seats: Sequence[int], places: Sequence[float]) -> None:
        """A table: whoever sits at several seats learns from all of them at once."""
        before = self.players
        after = [*before]
        for player, learnt in zip(seats, rated([before[player] for player in seats], places), strict=True):
            was, now = before[player], after[player]
            after[player] = Rating(now.mean + learnt.mean - was.mean, now.deviation * learnt.deviation / was.deviation)
        self.players = after
