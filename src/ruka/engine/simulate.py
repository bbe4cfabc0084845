"""Whole games played in the core by players that need no thought."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from secrets import token_hex
from time import perf_counter

import numpy as np
from numpy.typing import NDArray

from ruka import _core
from ruka.engine.flow import at_table, compiled_flow
from ruka.errors import RukaError, UnknownName
from ruka.rules.ruleset import RuleSet
from ruka.rulesets import known
from ruka.scoring import compiled

__all__ = ["BOTS", "GAME", "SeatSummary", "Simulation", "simulate"]

BOTS = ("random", "greedy")  # in the order of the core's policies
PART = 0.1  # seconds between two signs of life: nothing stops the core in the middle
FIRST_PART = 16  # games
SEATS = 5
MORE_THAN_POINTS = np.int64(10**9)

# A finished game in memory (GameSummary of the core).
GAME = np.dtype(
    [
        *((name, np.int32, SEATS) for name in ("points", "scores", "won")),
        ("decisions", np.uint32),
        *((name, np.uint16) for name in ("hands", "draws", "aborts")),
        *((name, np.uint16, SEATS) for name in ("wins", "wins_by_draw", "deal_ins", "riichi", "taken")),
        ("violations", np.uint16),
    ],
    align=True,
)


@dataclass(frozen=True)
class SeatSummary:
    """How a seat fared; rates are shares of the hands played."""

    seat: int
    bot: str
    points: float  # a game, after uma and oka
    place: float  # from 1; those who share places share their number too
    win_rate: float
    deal_in_rate: float  # a tile that two win on counts twice
    riichi_rate: float
    value: float  # gained with a win: honba and bets too


@dataclass(frozen=True)
class Simulation:
    """Finished games, one record of `GAME` each; the first seat deals first in all of them."""

    rules: RuleSet
    bots: tuple[str, ...]
    seed: int | str
    records: NDArray[np.void]
    seconds: float

    @property
    def games(self) -> int:
        return len(self.records)

    @property
    def hands(self) -> int:
        return int(self.records["hands"].sum())

    @property
    def decisions(self) -> int:
        return int(self.records["decisions"].sum(dtype=np.int64))

    @property
    def draw_rate(self) -> float:
        """Hands in which the wall ran out."""
        return float(self.records["draws"].sum()) / self.hands

    @property
    def abort_rate(self) -> float:
        return float(self.records["aborts"].sum()) / self.hands

    @property
    def win_rate(self) -> float:
        """Hands that somebody won."""
        return 1 - self.draw_rate - self.abort_rate

    @property
    def by_draw(self) -> float:
        """The share of wins that were by draw."""
        return _ratio(self.records["wins_by_draw"].sum(), self.records["wins"].sum())

    @property
    def deal_in_rate(self) -> float:
        return sum(seat.deal_in_rate for seat in self.seats) / len(self.bots)

    @property
    def riichi_rate(self) -> float:
        return sum(seat.riichi_rate for seat in self.seats) / len(self.bots)

    @property
    def value(self) -> float:
        """What an average win brought."""
        return _ratio(self.records["won"].sum(dtype=np.int64), self.records["wins"].sum())

    @property
    def seats(self) -> list[SeatSummary]:
        points, places = self._by_seat("points") / self.games, self.places.mean(0)
        won, wins, deal_ins, riichi = map(self._by_seat, ("won", "wins", "deal_ins", "riichi"))
        return [
            SeatSummary(
                seat=seat,
                bot=bot,
                points=float(points[seat]),
                place=float(places[seat]),
                win_rate=float(wins[seat]) / self.hands,
                deal_in_rate=float(deal_ins[seat]) / self.hands,
                riichi_rate=float(riichi[seat]) / self.hands,
                value=_ratio(won[seat], wins[seat]),
            )
            for seat, bot in enumerate(self.bots)
        ]

    @property
    def places(self) -> NDArray[np.float64]:
        """The place of every seat in every game: by points, or by the hands taken where these decide the match."""
        players, match = len(self.bots), self.rules.resolved.match
        standing = self.records["scores"][:, :players].astype(np.int64)
        if match.hands_to_win:
            standing += self.records["taken"][:, :players] * MORE_THAN_POINTS
        own, others = standing[:, :, None], standing[:, None, :]
        ahead = (others > own).sum(2)
        if match.ties == "seat":
            earlier = np.tri(players, k=-1, dtype=bool)
            return np.asarray(1.0 + ahead + ((others == own) & earlier).sum(2))
        return np.asarray(1.0 + ahead + ((others == own).sum(2) - 1) / 2)

    def to_json(self) -> dict[str, object]:
        """Everything but the records."""
        counts = ("games", "hands", "decisions")
        rates = ("win_rate", "draw_rate", "abort_rate", "by_draw", "deal_in_rate", "riichi_rate", "value")
        return {
            "rules": self.rules.id,
            "hash": self.rules.hash,
            "bots": list(self.bots),
            "seed": self.seed,
            **{name: getattr(self, name) for name in (*counts, *rates)},
            "seconds": round(self.seconds, 3),
            "seats": [asdict(seat) for seat in self.seats],
        }

    def _by_seat(self, name: str) -> NDArray[np.int64]:
        return np.asarray(self.records[name].sum(0, dtype=np.int64))


def simulate(
    rules: RuleSet | str,
    games: int = 1000,
    bots: str | Sequence[str] = "greedy",
    *,
    seed: int | str | None = None,
    jobs: int = 0,
    progress: Callable[[int], object] | None = None,
) -> Simulation:
    """Play whole games; `bots` is one for all seats or one for each, `jobs=0` uses every core.

    The same seed gives the same games for any number of jobs. `progress` is told how many games are over, every tenth
    of a second or so.

    >>> result = simulate("ema-riichi", games=20, bots=("greedy", "random", "random", "random"), seed=7)
    >>> result.games, result.seats[0].place < 2
    (20, True)
    """
    chosen = known(rules)
    if games < 1:
        raise RukaError("no-games")
    if jobs < 0:
        raise RukaError("bad-jobs")
    seated = _seated(bots, chosen.people)
    kept = token_hex(16) if seed is None else seed
    policies = [BOTS.index(bot) for bot in seated]
    play = partial(_core.simulate, compiled(at_table(chosen)), compiled_flow(chosen), str(kept).encode(), policies)
    records = np.zeros(games, GAME)  # the padding too: the same games are the same bytes
    done, part, began = 0, FIRST_PART, perf_counter()
    while done < games:
        part = min(part, games - done)
        records[done : done + part] = play(done, part, jobs).view(GAME)[:, 0]
        done += part
        part = max(1, int(PART * done / (perf_counter() - began)))
        if progress:
            progress(done)
    return Simulation(chosen, seated, kept, records, perf_counter() - began)


def _seated(bots: str | Sequence[str], players: int) -> tuple[str, ...]:
    names = (bots,) if isinstance(bots, str) else tuple(bots)
    for name in names:
        if name not in BOTS:
            raise UnknownName("unknown-bot", name=name, known=", ".join(BOTS))
    if len(names) not in (1, players):
        raise RukaError("wrong-bots", players=players, count=len(names))
    return names if len(names) == players else names * players


def _ratio(part: float, whole: float) -> float:
    return float(part) / float(whole) if whole else 0.0
