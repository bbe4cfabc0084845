"""What a puzzle is about: found from the lines of its two choices, the best one and the one that tempts.

The difference between the two has parts: the chance to win (*speed*), what a win is worth (*value*) and what a discard
may cost (*risk*). Whichever is greatest is what the puzzle teaches; where none is, it teaches nothing clear.
"""

from __future__ import annotations

from ruka.coach.grades import of_kind
from ruka.schema.advice import Advice, AdviceLine, Choice
from ruka.schema.puzzles import Theme

CLAIMS = frozenset(("chow", "pung", "kong"))
MOST_OF = 0.6  # of what speaks for the best choice: so much the theme must be


def theme_of(advice: Advice, tempting: Choice, bets: frozenset[int]) -> Theme | None:
    """`bets` are the seats in riichi, which need no reading."""
    best = advice.best
    if any(choice.action.type in CLAIMS for choice in advice.choices):
        return "call"
    if _has(best, "fold") != _has(tempting, "fold"):
        return "push"
    parts = _parts(best, tempting)
    ahead = {name: part for name, part in parts.items() if part > 0}
    if not ahead:
        return None
    name = max(ahead, key=ahead.__getitem__)
    if ahead[name] < MOST_OF * sum(ahead.values()):
        return None
    match name:
        case "speed":
            return "efficiency"
        case "value":
            return "value"
        case "risk":
            return _of_risk(best, tempting, bets)
    return None


def _parts(best: Choice, tempting: Choice) -> dict[str, float]:
    """Points by which the best choice is ahead, by reason."""
    chance, other_chance = _number(best, "chance"), _number(tempting, "chance")
    points, other_points = _number(best, "points"), _number(tempting, "points")
    return {
        "speed": (chance - other_chance) * max(points, other_points),
        "value": (points - other_points) * min(chance, other_chance),
        "risk": _risk(tempting) - _risk(best),
    }


def _of_risk(best: Choice, tempting: Choice, bets: frozenset[int]) -> Theme | None:
    """A tile that is certainly safe from whom the other feeds; else discards and sets have to be read."""
    dangers = sorted(of_kind(tempting, "danger"), key=_exposure, reverse=True)
    if not dangers:
        return None
    threat = dangers[0].seat
    if any(line.seat == threat for line in of_kind(best, "safe")):
        return "safe"
    read = [line for kind in ("suji", "no_chance") for line in of_kind(best, kind)]
    read += of_kind(tempting, "suit")
    return "reading" if read or threat not in bets else None


def _risk(choice: Choice) -> float:
    return sum(map(_exposure, of_kind(choice, "danger"))) + _number(choice, "push")


def _exposure(line: AdviceLine) -> float:
    chance, ready, cost = line.numbers
    return chance * ready * cost


def _has(choice: Choice, kind: str) -> bool:
    return bool(of_kind(choice, kind))


def _number(choice: Choice, kind: str) -> float:
    return next((line.numbers[0] for line in of_kind(choice, kind) if line.numbers), 0.0)
