"""A win as Tenhou lists it: numbers of yaku with their fan, and the name of its limit."""

from __future__ import annotations

from collections.abc import Sequence

from ruka.records.tenhou.yaku import PATTERNS
from ruka.rules.pattern import BONUS, FAN, LIMIT
from ruka.schema import Win
from ruka.scoring import Score

LIMITS = ("", "mangan", "haneman", "baiman", "sanbaiman", "yakuman")
_WINDS = {"yakuhai_seat": 10, "yakuhai_round": 14}  # of east


def yaku_of(score: Score) -> list[tuple[int, int]]:
    """Numbers and fan; of a limit hand the yakuman alone, each with how often it counts."""
    tags = {LIMIT} if score.limits else {FAN, BONUS}
    found: dict[int, int] = {}
    for line in score.lines:
        number = _number(line.pattern.id, score)
        if line.tag in tags and line.worth and number is not None:
            found[number] = found.get(number, 0) + line.worth
    return sorted(found.items())


def _number(pattern: str, score: Score) -> int | None:
    if pattern == "nuki_dora":
        pattern = "dora"
    if pattern in _WINDS:
        return _WINDS[pattern] + (score.win.seat if pattern == "yakuhai_seat" else score.win.round)
    return PATTERNS.index(pattern) if pattern in PATTERNS else None


def unnumbered(wins: Sequence[Win]) -> list[str]:
    """Patterns that Tenhou has no number for."""
    return sorted({name for win in wins for name in win.patterns if name not in (*PATTERNS, "nuki_dora")})


def limit_of(score: Score) -> int:
    """The number of the limit, 0 for none.

    >>> LIMITS[4]
    'sanbaiman'
    """
    if score.limits:
        return LIMITS.index("yakuman")
    return LIMITS.index(score.limit) if score.limit in LIMITS else 0
