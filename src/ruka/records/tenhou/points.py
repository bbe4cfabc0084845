"""Final points as a log of Tenhou has them."""

from __future__ import annotations

from collections.abc import Sequence

from ruka.engine import Result, Table
from ruka.errors import RecordError
from ruka.records.tenhou.rules import is_tenhou
from ruka.rules.ruleset import RuleSet


def final_points(result: Result, rules: RuleSet) -> Sequence[int]:
    """By seat; by other rules than Tenhou's they are those of the table."""
    match = rules.resolved.match
    return rounded(result.scores, match.target, match.uma) if is_tenhou(rules) else result.points


def rounded(scores: Sequence[int], target: int, uma: Sequence[int]) -> list[int]:
    """As the site does: scores in whole thousands, half a thousand away from zero, the rest to the first; of equals the
    one nearer to the first east is ahead.

    >>> rounded([56000, 30500, 14600, -1100], 30000, (20000, 10000, -10000, -20000))
    [65000, 11000, -25000, -51000]
    """
    order = sorted(range(len(scores)), key=lambda seat: -scores[seat])
    points = [0] * len(scores)
    for seat, extra in zip(order[1:], uma[1:], strict=True):
        points[seat] = _thousands(scores[seat]) + extra - target
    points[order[0]] = -sum(points)
    return points


def check_final(scores: Sequence[int], points: Sequence[int], table: Table) -> None:
    """Scores are those of the table; so are points, but of Tenhou's any that add up: its events have an uma of their
    own, and its old games are not rounded."""
    scores, points = list(scores[: table.players]), list(points[: table.players])
    if scores != table.core.scores:
        raise _differs("scores", table.core.scores, scores)
    ours = list(final_points(table.result, table.rules)) if table.result else points
    if points != ours and not (is_tenhou(table.rules) and adds_up(points, scores)):
        raise _differs("points", ours, points)


def _differs(field: str, ours: Sequence[int], told: Sequence[int]) -> RecordError:
    return RecordError("record-differs", field=field, ours=str(ours), told=str(told))


def adds_up(points: Sequence[int], scores: Sequence[int]) -> bool:
    """Whatever the uma: nothing is left over, and whoever has more points on the table gets more.

    >>> adds_up([37000, -10000, 7000, -34000], [47000, 20200, 24700, 8100]), adds_up([1000, -2000], [300, 200])
    (True, False)
    """
    by_score = sorted(zip(scores, points, strict=False), reverse=True)
    ranked = [one for _, one in by_score]
    return len(points) == len(scores) and sum(points) == 0 and ranked == sorted(ranked, reverse=True)


def _thousands(score: int) -> int:
    size = (abs(score) + 500) // 1000 * 1000
    return size if score >= 0 else -size
