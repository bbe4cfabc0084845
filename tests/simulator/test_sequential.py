"""The sequential test: its error rate, its intervals, and what it finds."""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from random import Random

import pytest

from ruka.simulator.sequential import Sequential

ALPHA = 0.1
RUNS, WALLS = 400, 300
Numbers = Callable[[Random], float]

EQUALS: dict[str, Numbers] = {
    "coin flips": lambda random: random.choice((-1.0, 1.0)),
    "mostly nothing": lambda random: random.choice((-5.0, *[0.0] * 8, 5.0)),
    "normal": lambda random: random.gauss(0, 300),
    "without a variance": lambda random: random.gauss(0, 1) / sqrt(random.expovariate(1)),
    "one large win to many small losses": lambda random: random.expovariate(1) - 1,
}


@pytest.mark.parametrize("name", EQUALS)
def test_equals_are_seldom_decided_however_often_one_looks(name: str) -> None:
    """The share of decided comparisons stays below alpha; a plain test at each wall would decide every third."""
    random, wrong = Random(f"equals {name}"), 0
    for _ in range(RUNS):
        test = Sequential(ALPHA)
        for _ in range(WALLS):
            test.add(EQUALS[name](random))
            if test.decided:
                wrong += 1
                break
    assert wrong / RUNS < ALPHA


def test_the_true_difference_is_in_every_interval_at_once() -> None:
    random, missed, stops = Random("shifted"), 0, []
    for _ in range(RUNS // 2):
        test, out = Sequential(ALPHA), False
        for wall in range(WALLS):
            test.add(random.gauss(0.5, 1))
            out = out or test.log_evidence(0.5) >= -log(ALPHA)
            if test.decided:
                stops.append(wall)
                break
        missed += out
    assert missed / (RUNS // 2) < ALPHA
    assert len(stops) == RUNS // 2  # half a deviation is always found
    assert sum(stops) / len(stops) < 60


def test_the_interval_holds_what_is_not_rejected() -> None:
    random, test = Random(7), Sequential(0.05)
    test.extend(random.gauss(2, 10) for _ in range(200))
    assert test.interval is not None
    low, high = test.interval
    for inside in (low + 0.001, test.mean, high - 0.001):
        assert test.log_evidence(inside) < -log(0.05)
    for outside in (low - 0.001, high + 0.001):
        assert test.log_evidence(outside) >= -log(0.05)
    assert test.decided == (1 if low > 0 else 0)


def test_it_does_not_matter_in_which_unit_one_counts() -> None:
    random = Random(3)
    numbers = [random.gauss(1, 3) for _ in range(80)]
    first, second = Sequential(), Sequential()
    first.extend(numbers)
    second.extend(1000 * number for number in numbers)
    assert second.log_evidence() == pytest.approx(first.log_evidence())
    assert second.interval == pytest.approx([1000 * bound for bound in first.interval or ()])


def test_who_differs_by_nothing_is_not_decided() -> None:
    test = Sequential()
    test.extend([0.0] * 500)
    assert (test.decided, test.mean, test.interval) == (0, 0.0, None)


def test_a_difference_that_never_changes_is_decided() -> None:
    test = Sequential()
    test.extend([2.0] * 40)
    assert test.decided == 1
    assert test.interval is not None
    assert test.interval[0] > 0
