"""Records of wins as cases to score, and a score as the records put it."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from ruka.rules import BONUS, FAN, LIMIT, RuleSet
from ruka.scoring import Circumstances, Score, score


@dataclass(frozen=True)
class Case:
    rules: RuleSet
    hand: str
    circumstances: Circumstances

    def score(self) -> Score:
        return score(self.rules, self.hand, **self.circumstances)


def notation(tiles: Iterable[str], melds: Iterable[dict[str, Any]], winning: str) -> str:
    """The tiles that were in the hand, the sets on the table, the winning tile."""
    return " ".join((*tiles, *map(_set, melds), f"+{winning}"))


def _set(meld: dict[str, Any]) -> str:
    tiles = "".join(meld["tiles"])
    return f"<{tiles}>" if meld["type"] == "ankan" else f"[{tiles}]"


def yaku(scored: Score) -> dict[str, int]:
    """What each pattern adds: yaku and dora, or the limit hands alone."""
    tags = {LIMIT} if scored.limits else {FAN, BONUS}
    return {line.pattern.id: line.worth for line in scored.lines if line.tag in tags and line.worth}
