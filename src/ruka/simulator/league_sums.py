"""What the walls of a league add up to: how each player fares, and by how much each pair differs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations

from ruka.engine.estimates import Estimate, Sample, mean, rate
from ruka.engine.tally import with_intervals
from ruka.simulator.league_walls import Fared, Wall
from ruka.simulator.ratings import Rating, Ratings
from ruka.simulator.sequential import Sequential

FIGURES = ("points", "place", "win_rate", "deal_in_rate", "claim_rate", "riichi_rate", "value")


@dataclass
class Standing:
    """How a player fares. Rates are shares of the hands it played; all intervals here are those of a sample whose size
    was fixed beforehand.
    """

    name: str
    agent: str
    rating: Rating
    tables: int = 0  # seats at tables
    sums: Fared = field(default_factory=lambda: Fared(0))
    _points: Sample = field(default_factory=Sample)
    _place: Sample = field(default_factory=Sample)

    def add(self, fared: Sequence[Fared]) -> None:
        """Its seats at all tables of one wall."""
        for of in fared:
            for name in Fared.__struct_fields__[1:]:
                setattr(self.sums, name, getattr(self.sums, name) + getattr(of, name))
        self.tables += len(fared)
        self._points.add(sum(of.points for of in fared) / len(fared))
        self._place.add(sum(of.place for of in fared) / len(fared))

    @property
    def points(self) -> Estimate:
        return self._points.estimate

    @property
    def place(self) -> Estimate:
        return self._place.estimate

    @property
    def win_rate(self) -> Estimate:
        return rate(self.sums.wins, self.sums.hands)

    @property
    def deal_in_rate(self) -> Estimate:
        return rate(self.sums.deal_ins, self.sums.hands)

    @property
    def claim_rate(self) -> Estimate:
        """Hands in which it claimed a tile for a set."""
        return rate(self.sums.claimed, self.sums.hands)

    @property
    def riichi_rate(self) -> Estimate:
        return rate(self.sums.riichi, self.sums.hands)

    @property
    def value(self) -> Estimate:
        """What an average win brought."""
        return mean(self.sums.won, self.sums.won_squares, self.sums.wins)

    @property
    def milliseconds(self) -> float:
        """A decision."""
        return 1000 * self.sums.seconds / self.sums.decisions if self.sums.decisions else 0.0

    def to_json(self) -> dict[str, object]:
        rating = {"mean": self.rating.mean, "deviation": self.rating.deviation, "least": self.rating.least}
        counts = ("hands", "wins", "deal_ins", "claimed", "riichi", "faults", "decisions")
        return {
            "name": self.name,
            "agent": self.agent,
            "tables": self.tables,
            **{name: getattr(self.sums, name) for name in counts},
            **with_intervals(self, FIGURES),
            "rating": rating,
            "milliseconds": round(self.milliseconds, 4),
        }


class Lead:
    """How far the first of two players is ahead of the second, a seat and table: in points, and in places."""

    def __init__(self, first: int, second: int, alpha: float, by_place: bool) -> None:
        self.first, self.second = first, second
        self.points, self.places = Sequential(alpha), Sequential(alpha)
        self.decisive = self.places if by_place else self.points
        self.course: list[float] = []  # of the deciding differences, wall by wall
        self.decided_after = 0  # walls
        self._better = first

    def add(self, points: Sequence[float], places: Sequence[float]) -> None:
        """A wall, by player."""
        ahead = points[self.first] - points[self.second]
        above = places[self.second] - places[self.first]
        self.points.add(ahead)
        self.places.add(above)
        self.course.append(above if self.decisive is self.places else ahead)
        if not self.decided_after and (side := self.decisive.decided):
            self.decided_after = self.decisive.count
            self._better = self.first if side > 0 else self.second

    @property
    def better(self) -> int | None:
        """Which of the two players is better, once that is decided; more walls do not take it back."""
        return self._better if self.decided_after else None


class Sums:
    """Of all walls, in the order of their numbers."""

    def __init__(self, names: Sequence[str], agents: Sequence[str], alpha: float, by_place: bool) -> None:
        self.walls = self.tables = self.hands = 0
        self.by_place = by_place
        self._ratings = Ratings(len(names))
        self.standings = [Standing(*words) for words in zip(names, agents, self._ratings.players, strict=True)]
        pairs = [*combinations(range(len(names)), 2)]
        self.leads = [Lead(*pair, alpha / len(pairs), by_place) for pair in pairs]  # alpha is for all of them together

    def add(self, wall: Wall) -> None:
        self.walls += 1
        self.tables += len(wall.tables)
        self.hands += wall.hands
        for table in wall.tables:
            self._ratings.add([of.player for of in table], [of.place for of in table])
        points, places = [], []
        for player, standing in enumerate(self.standings):
            fared = [of for table in wall.tables for of in table if of.player == player]
            standing.add(fared)
            standing.rating = self._ratings.players[player]
            points.append(sum(of.points for of in fared) / len(fared))
            places.append(sum(of.place for of in fared) / len(fared))
        for lead in self.leads:
            lead.add(points, places)

    @property
    def decided(self) -> bool:
        return all(lead.decided_after for lead in self.leads)
