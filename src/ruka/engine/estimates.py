"""What a sample says about all games."""

from __future__ import annotations

from dataclasses import dataclass
from math import isnan, nan, sqrt
from typing import Self

NORMAL = 1.959964  # standard deviations that hold 95 % of a normal distribution


class Estimate(float):
    """A number with the interval that holds the true one in 95 of 100 such samples.

    >>> half = rate(50, 100)
    >>> float(half), round(half.low, 3), round(half.high, 3)
    (0.5, 0.404, 0.596)
    """

    low: float  # not a number where the sample does not say
    high: float

    def __new__(cls, value: float, low: float = nan, high: float = nan) -> Self:
        self = super().__new__(cls, value)
        self.low, self.high = low, high
        return self

    @property
    def margin(self) -> float:
        return (self.high - self.low) / 2

    @property
    def interval(self) -> tuple[float, float] | None:
        return None if isnan(self.low) else (self.low, self.high)


def rate(count: int, of: int) -> Estimate:
    """A share with Wilson's interval, which holds for rare events too.

    >>> round(rate(0, 100).high, 3)
    0.037
    """
    if not of:
        return Estimate(0.0)
    share, square = count / of, NORMAL * NORMAL
    centre = (share + square / (2 * of)) / (1 + square / of)
    margin = NORMAL * sqrt(max(0.0, share * (1 - share) / of + square / (4 * of * of))) / (1 + square / of)
    return Estimate(share, max(0.0, centre - margin), min(1.0, centre + margin))


def mean(total: float, squares: float, count: int) -> Estimate:
    """The mean of this many numbers, from their sum and the sum of their squares.

    >>> round(mean(10, 30, 4).margin, 2)
    1.27
    """
    if count < 2:
        return Estimate(total / count if count else 0.0)
    value = total / count
    margin = NORMAL * sqrt(max(0.0, (squares - total * value) / (count - 1)) / count)
    return Estimate(value, value - margin, value + margin)


@dataclass
class Sample:
    """Numbers as they come, summed up.

    >>> sample = Sample()
    >>> for number in (1.0, 2.0, 3.0):
    ...     sample.add(number)
    >>> float(sample.estimate)
    2.0
    """

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, number: float) -> None:
        self.count += 1
        self.total += number
        self.squares += number * number

    @property
    def estimate(self) -> Estimate:
        return mean(self.total, self.squares, self.count)
