"""Where a game is taken up whose beginning nobody has recorded."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from ruka.errors import RukaError
from ruka.rules.ruleset import RuleSet

COUNTERS = ("round", "dealer", "honba", "sticks")
MOST_COUNTED, MOST_POINTS = 99, 10**8  # more than any game has


@dataclass(frozen=True)
class Start:
    """The first hand that is known: its round (0: east), dealer, counters, bets on the table and points by seat.

    Hands before it were played, and nothing is known of them: neither how many there were nor who won them.

    >>> Start(1, 2, honba=0, sticks=1, points=(31000, 22000, 25000, 21000)).to_json()
    {'round': 1, 'dealer': 2, 'honba': 0, 'sticks': 1, 'points': [31000, 22000, 25000, 21000]}
    """

    round: int
    dealer: int
    honba: int
    sticks: int
    points: tuple[int, ...]

    def to_json(self) -> dict[str, Any]:
        return asdict(self) | {"points": list(self.points)}

    @classmethod
    def from_json(cls, data: object) -> Start | None:
        """None where this is not a start."""
        if not isinstance(data, Mapping) or set(data) != {*COUNTERS, "points"}:
            return None
        points = data["points"]
        if not isinstance(points, list) or any(type(one) is not int for one in points):
            return None
        if any(type(data[name]) is not int for name in COUNTERS):
            return None
        return cls(**{name: data[name] for name in COUNTERS}, points=tuple(points))

    def check(self, rules: RuleSet) -> None:
        """Only where the past does not matter: seats deal in a fixed order, and points alone decide the game."""
        match = rules.resolved.match
        if match.first_dealer != "first_seat" or match.hands_to_win or match.sitting_out:
            raise RukaError("start-rules", rules=rules.id)
        rounds = match.rounds + match.extra_rounds if match.rounds else MOST_COUNTED
        fits = len(self.points) == rules.people and all(abs(one) < MOST_POINTS for one in self.points)
        counted = 0 <= self.honba <= MOST_COUNTED and 0 <= self.sticks <= MOST_COUNTED
        if not (fits and counted and 0 <= self.dealer < rules.people and 0 <= self.round < rounds):
            raise RukaError("bad-start")
