"""Whole games played in the core by players that need no thought."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from secrets import token_hex
from time import perf_counter
from types import MappingProxyType

import numpy as np
from numpy.typing import NDArray

from ruka import _core
from ruka.engine.flow import at_table, compiled_flow
from ruka.engine.summaries import GAME, HAND, Part, places
from ruka.engine.tally import Tally
from ruka.errors import RukaError, UnknownName, plain_types
from ruka.rules.ruleset import RuleSet
from ruka.rulesets import known
from ruka.scoring import compiled

__all__ = ["BOTS", "Player", "Simulation", "native_player", "parts", "seated", "simulate"]

BOTS = ("random", "greedy")  # in the order of the core's players
PART = 0.1  # seconds between two signs of life: nothing stops the core in the middle
FIRST_PART = 1  # games: nobody knows yet how long they take

Player = Callable[[int, int], Part]  # plays this many games from this number on


class Simulation(Tally):
    """Finished games: a record of `GAME` for each, and one of `HAND` for every hand where they were asked for."""

    def __init__(self, rules: RuleSet, bots: Sequence[str], seed: int | str, played: Sequence[Part]) -> None:
        super().__init__(rules, bots, seed)
        for part in played:
            self.add(part)
        self.records: NDArray[np.void] = np.concatenate([part.games for part in played])
        self.hand_records: NDArray[np.void] = np.concatenate([part.hands for part in played])

    @property
    def places(self) -> NDArray[np.float64]:
        """The place of every seat in every game."""
        return places(self.rules, self.records)


@plain_types
def simulate(
    rules: RuleSet | str,
    games: int = 1000,
    bots: str | Sequence[str] = "greedy",
    *,
    seed: int | str | None = None,
    jobs: int = 0,
    hands: bool = False,
    progress: Callable[[int], object] | None = None,
) -> Simulation:
    """Play whole games; `bots` is one for all seats or one for each, `jobs=0` uses every core.

    The same seed gives the same games for any number of jobs. With `hands` there is a record of every hand, too.
    `progress` is told how many games are over, every tenth of a second or so.

    >>> result = simulate("ema-riichi", games=20, bots=("greedy", "random", "random", "random"), seed=7)
    >>> result.games, result.seats[0].place < 2
    (20, True)
    """
    chosen = known(rules)
    names = seated(bots, chosen.people)
    kept = token_hex(16) if seed is None else seed
    played, done = [], 0
    for part in parts(native_player(chosen, names, kept, jobs=jobs, hands=hands), range(games)):
        played.append(part)
        done += len(part.games)
        if progress:
            progress(done)
    return Simulation(chosen, names, kept, played)


def parts(player: Player, games: range) -> Iterator[Part]:
    """Games of these numbers, some of them at a time: as many as take a tenth of a second."""
    if not games:
        raise RukaError("no-games")
    done, size, spent = 0, FIRST_PART, 0.0
    while done < len(games):
        part = player(games.start + done, min(size, len(games) - done))
        done += len(part.games)
        spent += part.seconds
        size = max(1, int(PART * done / spent))
        yield part


def native_player(
    rules: RuleSet,
    bots: Sequence[str],
    seed: int | str,
    *,
    jobs: int = 0,
    hands: bool = False,
    checked: bool = False,
    advisors: Mapping[str, _core.Advisor] = MappingProxyType({}),
) -> Player:
    """Plays in the core; `checked` counts steps after which a tile or a point came from nowhere. `advisors` play by
    their names."""
    if jobs < 0:
        raise RukaError("bad-jobs")
    for name in bots:
        if name not in BOTS and name not in advisors:
            raise UnknownName("unknown-bot", name=name, known=", ".join([*advisors, *BOTS]))
    game = (
        compiled(at_table(rules)),
        compiled_flow(rules),
        str(seed).encode(errors="surrogatepass"),
        [advisors.get(bot) or BOTS.index(bot) for bot in bots],
    )

    def play(first: int, games: int) -> Part:
        began = perf_counter()
        if hands:
            of_games, of_hands = _core.simulate_hands(*game, first, games, jobs, checked)
        else:
            of_games, of_hands = _core.simulate(*game, first, games, jobs, checked), None
        seconds = perf_counter() - began
        told = np.zeros(0, HAND) if of_hands is None else of_hands.view(HAND)[:, 0]
        return Part(of_games.view(GAME)[:, 0], told, seconds)

    return play


def seated(bots: str | Sequence[str], players: int) -> tuple[str, ...]:
    """One name for each seat."""
    names = (bots,) if isinstance(bots, str) else tuple(bots)
    if len(names) not in (1, players):
        raise RukaError("wrong-bots", players=players, count=len(names))
    return names if len(names) == players else names * players
