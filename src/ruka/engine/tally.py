"""Simulated games added up: whole numbers only, so that parts add up to the same in any order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ruka.engine.estimates import Estimate, mean, rate
from ruka.engine.summaries import Part, pattern_counts, places, wins_of
from ruka.rules.ruleset import RuleSet


@dataclass(frozen=True)
class SeatSummary:
    """How a seat fared; rates are shares of the hands played."""

    seat: int
    bot: str
    points: Estimate  # a game, after uma and oka
    place: Estimate  # from 1; those who share places share their number too
    win_rate: Estimate
    deal_in_rate: Estimate  # a tile that two win on counts twice
    riichi_rate: Estimate
    value: Estimate  # gained with a win: honba and bets too

    def to_json(self) -> dict[str, object]:
        return {"seat": self.seat, "bot": self.bot, **with_intervals(self, SEAT_FIGURES)}


SEAT_FIGURES = ("points", "place", "win_rate", "deal_in_rate", "riichi_rate", "value")
FIGURES = (
    "win_rate",
    "draw_rate",
    "abort_rate",
    "by_draw",
    "deal_in_rate",
    "riichi_rate",
    "value",
    "total",
    "discards",
)


class Tally:
    """What games add up to. Values have intervals, and patterns and discards are known, where hands were recorded."""

    def __init__(self, rules: RuleSet, bots: Sequence[str], seed: int | str) -> None:
        self.rules, self.bots, self.seed = rules, tuple(bots), seed
        self.seconds = 0.0
        self.patterns: Counter[str] = Counter()  # wins that have each pattern
        self.totals: Counter[int] = Counter()  # wins by what people call the worth of a hand
        self._worth = "fan" if rules.resolved.formula.kind == "sum" else "total"
        self._sums: Counter[str] = Counter()
        self._by_seat: dict[str, NDArray[np.int64]] = {}

    def add(self, part: Part) -> None:
        games, people = part.games, len(self.bots)
        self.seconds += part.seconds
        self._sums["games"] += len(games)
        for name in ("hands", "decisions", "draws", "aborts", "violations"):
            self._sums[name] += int(games[name].sum(dtype=np.int64))
        for name in ("won", "wins", "wins_by_draw", "deal_ins", "riichi"):
            self._add_by_seat(name, games[name][:, :people])
        halves = (2 * places(self.rules, games)).astype(np.int64)  # places may be shared
        for name, values in (("points", games["points"][:, :people]), ("half_places", halves)):
            self._add_by_seat(name, values)
            self._add_by_seat(f"{name}_squares", values.astype(np.int64) ** 2)
        self._add_hands(part.hands)

    def _add_by_seat(self, name: str, values: NDArray[np.int64]) -> None:
        self._by_seat[name] = self._by_seat.get(name, 0) + values.sum(0, dtype=np.int64)

    def _add_hands(self, hands: NDArray[np.void]) -> None:
        wins = wins_of(hands)
        self._sums["hands_told"] += len(hands)
        for name in ("discards", "discards_squares"):
            power = 2 if name.endswith("squares") else 1
            self._sums[name] += int((hands["discards"].astype(np.int64) ** power).sum())
        squares = np.zeros(len(self.bots), np.int64)
        np.add.at(squares, wins["seat"], wins["gain"].astype(np.int64) ** 2)
        self._add_by_seat("won_squares", squares[None])
        totals, counts = np.unique(wins[self._worth], return_counts=True)
        self.totals.update(dict(zip(totals.tolist(), counts.tolist(), strict=True)))
        self.patterns.update(pattern_counts(self.rules, wins))

    # --- sums ---

    @property
    def games(self) -> int:
        return self._sums["games"]

    @property
    def hands(self) -> int:
        return self._sums["hands"]

    @property
    def decisions(self) -> int:
        return self._sums["decisions"]

    @property
    def wins(self) -> int:
        return self._of_all("wins")

    @property
    def violations(self) -> int:
        """Steps after which something was wrong, where the games were checked."""
        return self._sums["violations"]

    # --- estimates ---

    @property
    def win_rate(self) -> Estimate:
        """Hands that somebody won."""
        return rate(self.hands - self._sums["draws"] - self._sums["aborts"], self.hands)

    @property
    def draw_rate(self) -> Estimate:
        """Hands in which the wall ran out."""
        return rate(self._sums["draws"], self.hands)

    @property
    def abort_rate(self) -> Estimate:
        return rate(self._sums["aborts"], self.hands)

    @property
    def by_draw(self) -> Estimate:
        """The share of wins that were by draw."""
        return rate(self._of_all("wins_by_draw"), self.wins)

    @property
    def deal_in_rate(self) -> Estimate:
        return rate(self._of_all("deal_ins"), self.hands * len(self.bots))

    @property
    def riichi_rate(self) -> Estimate:
        return rate(self._of_all("riichi"), self.hands * len(self.bots))

    @property
    def value(self) -> Estimate:
        """What an average win brought."""
        return self._value(self._of_all("won"), self._of_all("won_squares"), self.wins)

    @property
    def total(self) -> Estimate:
        """What people call the worth of an average hand that won: its points, or its fan where they are the points."""
        worth = sum(total * count for total, count in self.totals.items())
        squares = sum(total**2 * count for total, count in self.totals.items())
        return mean(worth, squares, self.totals.total())

    @property
    def discards(self) -> Estimate:
        """How long a hand is: tiles thrown by everybody together."""
        return mean(self._sums["discards"], self._sums["discards_squares"], self._sums["hands_told"])

    @property
    def seats(self) -> list[SeatSummary]:
        return [self._seat(seat) for seat in range(len(self.bots))]

    @property
    def pattern_rates(self) -> dict[str, Estimate]:
        """Shares of the wins that have each pattern, the most frequent first."""
        return {pattern: rate(count, self.wins) for pattern, count in self.patterns.most_common()}

    def to_json(self) -> dict[str, object]:
        return {
            "rules": self.rules.id,
            "hash": self.rules.hash,
            "bots": list(self.bots),
            "seed": self.seed,
            **{name: getattr(self, name) for name in ("games", "hands", "decisions", "wins", "violations")},
            **with_intervals(self, FIGURES),
            "seconds": round(self.seconds, 3),
            "seats": [seat.to_json() for seat in self.seats],
            "patterns": dict(self.patterns.most_common()),
            "totals": dict(sorted(self.totals.items())),
        }

    def _seat(self, seat: int) -> SeatSummary:
        def of(name: str) -> int:
            return int(self._by_seat[name][seat])

        halves = mean(of("half_places"), of("half_places_squares"), self.games)
        return SeatSummary(
            seat=seat,
            bot=self.bots[seat],
            points=mean(of("points"), of("points_squares"), self.games),
            place=Estimate(halves / 2, halves.low / 2, halves.high / 2),
            win_rate=rate(of("wins"), self.hands),
            deal_in_rate=rate(of("deal_ins"), self.hands),
            riichi_rate=rate(of("riichi"), self.hands),
            value=self._value(of("won"), of("won_squares"), of("wins")),
        )

    def _value(self, won: int, squares: int, wins: int) -> Estimate:
        known = mean(won, squares, wins)
        return known if self._sums["hands_told"] else Estimate(known)

    def _of_all(self, name: str) -> int:
        return int(self._by_seat[name].sum())


def with_intervals(figures: object, names: Sequence[str]) -> dict[str, object]:
    """Numbers, and beside them their intervals of 95 %."""
    found: dict[str, Estimate] = {name: getattr(figures, name) for name in names}
    return {**found, "intervals": {name: figure.interval for name, figure in found.items()}}
