"""Two bots on the same walls."""

from __future__ import annotations

import numpy as np
import pytest

from ruka.engine.summaries import GAME, HAND, Part
from ruka.rulesets import rule_set
from ruka.simulator import Duplicate, run
from ruka.simulator.duplicate import exchanged


@pytest.mark.parametrize("people", [2, 3, 4, 5])
def test_each_bot_sits_once_at_every_seat(people: int) -> None:
    first, second = exchanged(("one", "two"), people)
    assert all({a, b} == {"one", "two"} for a, b in zip(first, second, strict=True))


def test_equal_bots_are_equal_to_the_point() -> None:
    [match] = run([rule_set("tenhou-3p")], 30, duplicate=("greedy", "greedy"), seed=4)
    assert match.duplicate is not None
    assert (match.duplicate.points, match.duplicate.points.margin) == pytest.approx((0, 0))
    assert (match.duplicate.place, match.duplicate.place.margin) == pytest.approx((0, 0))


def test_the_better_bot_is_found() -> None:
    [match] = run([rule_set("hong-kong")], 40, duplicate=("random", "greedy"), seed=4)
    assert match.duplicate is not None
    assert match.duplicate.walls == 40
    assert match.duplicate.points.high < 0 < match.duplicate.place.low
    assert [tally.games for tally in match.tallies] == [40, 40]
    assert match.tallies[0].bots == match.tallies[1].bots[1:] + match.tallies[1].bots[:1]


def test_the_difference_of_known_games() -> None:
    """The bots differ by 200 a seat in every game, and luck of the wall, up to 1000, falls to a pair of seats."""
    luck = np.array([1000, -600, 300, -700, 0])
    parts = []
    for side in (1, -1):
        games = np.zeros(len(luck), GAME)
        better = 100 * side
        games["points"][:, :4] = np.stack([luck + better, -luck - better] * 2, axis=1)
        games["scores"][:] = games["points"] + 1000
        parts.append(Part(games, np.zeros(0, HAND), 1.0))
    duplicate = Duplicate(rule_set("tenhou"), ("one", "two"))
    duplicate.add(*parts)
    assert (duplicate.walls, duplicate.points, duplicate.points.margin) == pytest.approx((5, 200, 0))
    apart = 1.959964 * np.std(luck, ddof=1) / 5**0.5 * 2**0.5
    assert duplicate.independent.margin == pytest.approx(apart)


def test_the_same_walls_are_dealt_to_both_seatings() -> None:
    """Luck is shared: where a wall favours a seat, it favours whoever sits there, and the interval is narrower."""
    [match] = run([rule_set("tenhou")], 300, duplicate=("greedy", "greedy"), seed=9)
    assert match.duplicate is not None
    first, second = match.tallies
    assert [seat.points for seat in first.seats] == [seat.points for seat in second.seats]
    assert match.duplicate.independent.margin > 1000
