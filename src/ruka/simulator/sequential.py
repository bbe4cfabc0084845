"""A comparison that may be looked at after every wall: it stops as soon as it is decided, and its error does not grow.

The test is the mixture of Robbins, normalised by the squares of what was seen (de la Peña): for numbers d that are
symmetric about m, with S the sum of all d − m and V that of their squares, exp(λS − λ²V/2) is on average at most 1 for
any λ, and so is its mean over λ with the normal distribution of variance r,

    evidence = (1 + rV)^(−1/2) · exp(r S² / (2 (1 + rV))).

So it ever reaches 1/α with a chance of at most α (Ville), wherever one stops. For two players who are alike the
differences of walls are symmetric about 0, because every wall seats each of them as it seats the other: the level is
then exact, whatever the numbers look like. For players who are equal on average without being alike it is approached
as walls become many. The interval holds those m that the same test does not reject.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import inf, log, log1p, nan, sqrt

from ruka.engine.estimates import Estimate, Sample

TYPICAL = 20  # walls: 1/r in squares; the interval is narrowest at some times as many, and little wider elsewhere
FIRST = 10  # numbers other than 0, whose squares set the scale: the signs are what is tested, so sizes are free to use


class _Sums(Sample):
    """... of which the mean is in question."""

    def about(self, m: float) -> tuple[float, float]:
        """The sum of the differences from m, and of their squares."""
        squares = self.squares - 2 * m * self.total + self.count * m * m
        return self.total - self.count * m, max(0.0, squares)


class Sequential:
    """Is the mean of these numbers above or below 0? At most `alpha` of all comparisons of equals are ever decided.

    >>> test = Sequential(alpha=0.05)
    >>> test.extend([1.0, 2.0] * 12)
    >>> test.decided, test.mean
    (1, 1.5)
    >>> test.interval[0] > 0
    True
    """

    def __init__(self, alpha: float = 0.05) -> None:
        self.alpha = alpha
        self._all, self._first = _Sums(), _Sums()

    def add(self, number: float) -> None:
        self._all.add(number)
        if number and self._first.count < FIRST:
            self._first.add(number)

    def extend(self, numbers: Iterable[float]) -> None:
        for number in numbers:
            self.add(number)

    @property
    def count(self) -> int:
        return self._all.count

    @property
    def mean(self) -> float:
        return self._all.total / self.count if self.count else 0.0

    @property
    def decided(self) -> int:
        """1: above 0; -1: below; 0: not yet."""
        if self.log_evidence() < -log(self.alpha):
            return 0
        return 1 if self.mean > 0 else -1

    def log_evidence(self, m: float = 0.0) -> float:
        """Against m being the mean; 0 says nothing."""
        if self._first.count < FIRST:
            return 0.0
        total, squares = self._all.about(m)
        scale = self._first.about(m)[1] / FIRST
        if not scale:
            return 0.0 if not squares else inf
        r = 1 / (TYPICAL * scale)
        return r * total * total / (2 * (1 + r * squares)) - log1p(r * squares) / 2

    @property
    def interval(self) -> tuple[float, float] | None:
        """It holds the true mean at all times at once, in all but `alpha` of such comparisons; nothing while they are
        too few to exclude anything.
        """
        if self._first.count < FIRST:
            return None
        low, high = self._bound(-1), self._bound(1)
        return None if -inf in (low, -high) else (low, high)

    @property
    def estimate(self) -> Estimate:
        low, high = self.interval or (nan, nan)
        return Estimate(self.mean, low, high)

    def _bound(self, side: int) -> float:
        """From the mean outwards to where the test rejects."""
        limit = -log(self.alpha)
        spread = self._all.about(self.mean)[1]
        step = sqrt(spread) / self.count or abs(self.mean) / 1e6 or 1e-9
        inside, outside = 0.0, step
        while self.log_evidence(self.mean + side * outside) < limit:
            inside, outside = outside, 2 * outside
            if outside > 1e6 * step:
                return side * inf
        for _ in range(50):
            middle = (inside + outside) / 2
            if self.log_evidence(self.mean + side * middle) < limit:
                inside = middle
            else:
                outside = middle
        return self.mean + side * outside
