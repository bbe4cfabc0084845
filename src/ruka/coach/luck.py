"""Luck apart from skill, as backgammon programs tell them apart.

At each decision of a seat the agent says what its hand is worth if it plays well from here on: the value of the best
choice. That value changes in two ways only. The seat's own choice lowers it to the value of what was done: that is what
the choice *lost*. Everything until its next decision (its draw, the others' discards, claims and wins, the end of the
hand) raises or lowers it: that is *luck*. So for every hand

    result = dealt + luck − lost

where *dealt* is the value at the first decision, and the result is what the hand brought in points. The sum is exact;
what an agent does not foresee (a payment to somebody else's win by draw, say) counts as luck.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ruka.coach.watching import Decision


@dataclass(frozen=True)
class Account:
    """Where the points of a hand came from; `steps` are the luck before each decision, None where it has no value."""

    result: int
    lost: float
    dealt: float | None = None
    luck: float | None = None
    steps: tuple[float | None, ...] = ()


def counts_in_points(decisions: Sequence[Decision]) -> bool:
    """Does the agent say what hands are worth in points?"""
    lines = (line for one in decisions for choice in one.advice.choices for line in choice.lines)
    return any(line.kind == "points" for line in lines)


def account(decisions: Sequence[Decision], result: int) -> Account:
    """Of one hand of one seat; its decisions in order."""
    lost = sum(one.lost for one in decisions)
    if not counts_in_points(decisions):
        return Account(result, lost, steps=(None,) * len(decisions))
    steps: list[float | None] = []
    dealt: float | None = None
    stands = 0.0  # what the hand was worth after the last choice
    for one in decisions:
        best = None if one.at_once else one.advice.best.value
        if best is None:
            steps.append(None)
            continue
        steps.append(None if dealt is None else best - stands)
        dealt = best if dealt is None else dealt
        stands = best - one.lost
    luck = None if dealt is None else result - dealt + lost
    return Account(result, lost, dealt, luck, tuple(steps))
