"""Final points as Tenhou writes them: scores in whole thousands, half a thousand away from zero, the rest to the first.

>>> final_points([56000, 30500, 14600, -1100], target=30000, uma=(20000, 10000, -10000, -20000))
[65, 11, -25, -51]
"""

from collections.abc import Sequence


def final_points(scores: Sequence[int], *, target: int, uma: Sequence[int]) -> list[int]:
    """By seat, from the scores by seat; of equals the one nearer to the first east is ahead."""
    order = sorted(range(len(scores)), key=lambda seat: -scores[seat])
    points = [0] * len(scores)
    for seat, extra in zip(order[1:], uma[1:], strict=True):
        points[seat] = _thousands(scores[seat]) + (extra - target) // 1000
    points[order[0]] = -sum(points)
    return points


def _thousands(score: int) -> int:
    size = (abs(score) + 500) // 1000
    return size if score >= 0 else -size
