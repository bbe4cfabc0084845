"""What a win usually costs whoever throws the tile, by the rules' own price list: measured once on short games."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ruka import _core
from ruka.engine.flow import at_table
from ruka.engine.simulate import simulate
from ruka.engine.summaries import NOBODY
from ruka.rules.ruleset import RuleSet
from ruka.scoring import compiled

GAMES = 40  # of players who only want to be ready: a tenth of a second
SEED = "usual"
MOST_FAN = 200  # more than any average


class Usual(NamedTuple):
    """The average win on a discard, as points and fan that are paid as much."""

    points: float
    fan: float


def usual(rules: RuleSet) -> Usual:
    """Found once for each rule set.

    >>> from ruka.rulesets import rule_set
    >>> cheap, dear = usual(rule_set("hong-kong")), usual(rule_set("mcr"))
    >>> cheap.fan < 3 and dear.fan > 10
    True
    """
    known: Usual | None = rules.__dict__.get("_usual")
    if known is None:
        known = rules.__dict__["_usual"] = _measured(rules)
    return known


def _measured(rules: RuleSet) -> Usual:
    hands = simulate(rules, GAMES, "greedy", seed=SEED, jobs=1, hands=True).hand_records
    wins = hands["wins"][(hands["from"] != NOBODY) & (hands["wins_count"] == 1), 0]
    if not len(wins):
        return Usual(0.0, 1.0)
    paid = _paid(rules)
    points = int(np.median(wins["points"]))
    average = _average(wins, paid)
    for fan in range(MOST_FAN):
        low, high = paid(points, fan, 0), paid(points, fan + 1, 0)
        if average <= high and high > low:
            return Usual(float(points), fan + max(0.0, (average - low) / (high - low)))
    most = paid(points, MOST_FAN, 0)  # more than fan can be paid: limit hands on average
    return Usual(float(points), float(next(fan for fan in range(MOST_FAN + 1) if paid(points, fan, 0) == most)))


Paid = Callable[[int, int, int], int]  # for points, fan and limits


def _average(wins: NDArray[np.void], paid: Paid) -> float:
    return float(np.mean([paid(int(one["points"]), int(one["fan"]), int(one["limits"])) for one in wins]))


def _paid(rules: RuleSet) -> Paid:
    """What one who is not the dealer gets from the discarder."""
    program = compiled(at_table(rules))
    seat = rules.seats[1]

    @cache
    def paid(points: int, fan: int, limits: int) -> int:
        pay = _core.points(program, points, fan, limits, {"seat": seat})[3]
        return pay.get("discarder", pay.get("others", 0))

    return paid
