"""A run: one or several rule sets, each played by one seating or, to compare two bots, by two on the same walls."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from importlib.metadata import version
from pathlib import Path
from secrets import token_hex

import numpy as np

from ruka.agents.levels import NAMED, advisor
from ruka.engine.simulate import BOTS, Player, native_player, parts, seated
from ruka.engine.summaries import Part
from ruka.engine.tally import Tally
from ruka.errors import RukaError
from ruka.rules.ruleset import RuleSet
from ruka.simulator.duplicate import Duplicate, exchanged
from ruka.simulator.rows import Row, rows
from ruka.simulator.store import About, Store
from ruka.simulator.tables import AtTables, table_player

DEFAULT = AtTables()
PART_GAMES = 500  # all that an interruption may cost; the same on every machine

Progress = Callable[[int], object]  # told how many more games are over


class Match:
    """One rule set: its players, and what their games add up to, by seating."""

    def __init__(
        self,
        rules: RuleSet,
        bots: str | Sequence[str],
        duplicate: tuple[str, str] | None,
        seed: int | str,
        jobs: int,
        checked: bool,
        at_tables: AtTables = DEFAULT,
    ) -> None:
        self.rules = rules
        self.duplicate = Duplicate(rules, duplicate) if duplicate else None
        seatings = exchanged(duplicate, rules.people) if duplicate else (seated(bots, rules.people),)
        self.tallies = [Tally(rules, names, seed) for names in seatings]
        self._players = [
            player_of(rules, names, seed, jobs, checked, _apart(at_tables, rules.id, place))
            for place, names in enumerate(seatings)
        ]

    def play(self, games: range, progress: Progress) -> list[Part]:
        """Games of these numbers, by each seating."""
        played = []
        for player in self._players:
            pieces = []
            for piece in parts(player, games):
                pieces.append(piece)
                progress(len(piece.games))
            of_games, of_hands, seconds = zip(*pieces, strict=True)
            played.append(Part(np.concatenate(of_games), np.concatenate(of_hands), sum(seconds)))
        return played

    def add(self, played: Sequence[Part]) -> None:
        for tally, part in zip(self.tallies, played, strict=True):
            tally.add(part)
        if self.duplicate:
            self.duplicate.add(*played)

    def rows(self, played: Sequence[Part]) -> Iterator[Row]:
        for tally, part in zip(self.tallies, played, strict=True):
            yield from rows(self.rules, tally.bots, part.hands)


def player_of(
    rules: RuleSet, bots: Sequence[str], seed: int | str, jobs: int, checked: bool, at_tables: AtTables
) -> Player:
    """Whoever plays the games of these bots: the core where it has them all, and no record is asked for."""
    if at_tables.records is None and set(bots) <= {*BOTS, *NAMED}:
        advisors = {name: advisor(NAMED[name], rules) for name in bots if name in NAMED}
        return native_player(rules, bots, seed, jobs=jobs, hands=True, checked=checked, advisors=advisors)
    return table_player(rules, bots, seed, at_tables)


def _apart(at_tables: AtTables, rules: str, seating: int) -> AtTables:
    """A folder for the records of every seating."""
    folder = at_tables.records
    return at_tables if folder is None else replace(at_tables, records=folder / rules / str(seating))


def run(
    rule_sets: Sequence[RuleSet],
    games: int = 1000,
    bots: str | Sequence[str] = "greedy",
    *,
    duplicate: tuple[str, str] | None = None,
    seed: int | str | None = None,
    jobs: int = 0,
    checked: bool = False,
    out: Path | None = None,
    resume: bool = False,
    at_tables: AtTables = DEFAULT,
    progress: Progress = lambda games: None,
) -> list[Match]:
    """Play `games` of every rule set; with `duplicate`, every one of them again with the seats exchanged.

    Every hand becomes a row of `out` (Parquet or JSON lines). A run that was interrupted goes on with `resume`, and its
    file is the same as that of a run that was not.
    """
    if games < 1:
        raise RukaError("no-games")
    store = Store(out, resume) if out else None
    begun = store.begun if store else None
    kept = seed if seed is not None else begun["seed"] if begun else token_hex(16)
    matches = [Match(rules, bots, duplicate, kept, jobs, checked, at_tables) for rules in rule_sets]
    if store:
        store.begin(_about(matches, games, kept))
    for number, (match, numbers) in enumerate(_pieces(matches, games)):
        played = store.load(number) if store else None
        if played is None:
            played = match.play(numbers, progress)
            if store:
                store.save(number, played)
        else:
            progress(sum(len(part.games) for part in played))
        match.add(played)
    if store:
        store.finish(_rows(store, matches, games))
    return matches


def _pieces(matches: Sequence[Match], games: int) -> Iterator[tuple[Match, range]]:
    for match in matches:
        for first in range(0, games, PART_GAMES):
            yield match, range(first, min(first + PART_GAMES, games))


def _rows(store: Store, matches: Sequence[Match], games: int) -> Iterator[Row]:
    for number, (match, _) in enumerate(_pieces(matches, games)):
        yield from match.rows(store.load(number) or [])


def _about(matches: Sequence[Match], games: int, seed: int | str) -> About:
    """What decides every row."""
    return {
        "rules": ",".join(match.rules.id for match in matches),
        "hashes": ",".join(match.rules.hash for match in matches),
        "bots": " ".join(",".join(tally.bots) for match in matches for tally in match.tallies),
        "games": str(games),
        "seed": str(seed),
        "ruka": version("ruka"),
    }
