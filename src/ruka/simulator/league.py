"""A league: agents of any kind meet on the same walls, until it is decided who is better.

>>> from ruka.rulesets import rule_set
>>> league = play_league(rule_set("video"), ["greedy", "random"], seed=7, most_hands=400, jobs=1)
>>> league.sums.standings[league.sums.leads[0].better].name
'greedy'
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from contextlib import closing
from importlib.metadata import version
from pathlib import Path
from secrets import token_hex

from ruka.agents import check_agent
from ruka.agents.agent import SECONDS
from ruka.engine.estimates import Estimate
from ruka.errors import RukaError
from ruka.rules.ruleset import RuleSet
from ruka.rulesets.stored import Stored
from ruka.simulator.league_kept import Kept
from ruka.simulator.league_pool import played, unbroken
from ruka.simulator.league_sums import Lead, Sums
from ruka.simulator.league_walls import Unit, Walls, counts_places

ALPHA = 0.05
MOST_HANDS = 2000

Progress = Callable[[int, Sums], object]  # told how many more hands are over, and what all add up to


class League:
    """The players under one rule set, and what their walls add up to."""

    def __init__(
        self,
        rules: RuleSet,
        players: Sequence[str],
        *,
        seed: int | str | None = None,
        unit: Unit | None = None,
        alpha: float = ALPHA,
        most_hands: int = MOST_HANDS,
        seconds: float = SECONDS,
    ) -> None:
        """Players are names of agents, or `NAME=AGENT` to name one more shortly. The unit is a game where the order at
        the end counts: only there does a lead or a last hand mean something. Elsewhere a game is the sum of its hands,
        and the first one alone is played: nothing has set the tables apart before it.
        """
        self.rules = rules
        self.names, self.agents = _named(players, rules)
        self.seed = token_hex(16) if seed is None else str(seed)
        self.unit: Unit = unit or ("games" if counts_places(rules) else "hands")
        if not 0 < alpha < 1:
            raise RukaError("bad-alpha")
        if most_hands < 1:
            raise RukaError("no-hands")
        self.alpha, self.most_hands = alpha, most_hands
        self.by_place = self.unit == "games" and counts_places(rules)
        self.interrupted = False
        self.walls = Walls(Stored.of(rules), self.agents, self.seed, self.unit, seconds)
        self.sums = Sums(self.names, self.agents, alpha, self.by_place)

    @property
    def over(self) -> bool:
        return self.sums.decided or self.sums.hands >= self.most_hands

    @property
    def about(self) -> dict[str, str]:
        """What decides every wall; not when to stop."""
        return {
            "rules": self.rules.id,
            "hash": self.rules.hash,
            "players": ",".join(self.agents),
            "unit": self.unit,
            "seed": self.seed,
            "ruka": version("ruka"),
        }

    def to_json(self) -> dict[str, object]:
        sums = self.sums
        return {
            "rules": self.rules.id,
            "hash": self.rules.hash,
            "seed": self.seed,
            "unit": self.unit,
            "by": "place" if self.by_place else "points",
            "alpha": self.alpha,
            "most_hands": self.most_hands,
            "walls": sums.walls,
            "tables": sums.tables,
            "hands": sums.hands,
            "interrupted": self.interrupted,
            "players": [standing.to_json() for standing in sums.standings],
            "leads": [self._lead(lead) for lead in sums.leads],
        }

    def _lead(self, lead: Lead) -> dict[str, object]:
        def told(estimate: Estimate) -> dict[str, object]:
            return {"mean": estimate, "interval": estimate.interval}

        return {
            "players": [self.names[lead.first], self.names[lead.second]],
            "better": None if lead.better is None else self.names[lead.better],
            "decided_after": lead.decided_after or None,
            "points": told(lead.points.estimate),
            "places": told(lead.places.estimate),
        }


def play_league(
    rules: RuleSet,
    players: Sequence[str],
    *,
    seed: int | str | None = None,
    unit: Unit | None = None,
    alpha: float = ALPHA,
    most_hands: int = MOST_HANDS,
    seconds: float = SECONDS,
    jobs: int = 0,
    keep: Path | None = None,
    progress: Progress = lambda hands, sums: None,
) -> League:
    """Play until every pair of players is decided, or `most_hands` are dealt. Ctrl-C stops it: the league has what was
    played. Walls are kept in the file `keep`, and a league goes on where its file ends.
    """
    if jobs < 0:
        raise RukaError("bad-jobs")
    kept = Kept(keep) if keep else None
    seed = kept.seed if kept and seed is None and kept.seed else seed
    league = League(rules, players, seed=seed, unit=unit, alpha=alpha, most_hands=most_hands, seconds=seconds)
    try:
        for wall in kept.begin(league.about) if kept else ():
            if league.over:
                return league
            league.sums.add(wall)
            progress(wall.hands, league.sums)
        if league.over:
            return league
        with closing(played(league.walls, league.sums.walls, jobs)) as walls:
            for wall in walls:
                with unbroken():
                    league.sums.add(wall)
                    if kept:
                        kept.add(wall)
                progress(wall.hands, league.sums)
                if league.over:
                    break
    except KeyboardInterrupt:
        league.interrupted = True
    return league


def _named(players: Sequence[str], rules: RuleSet) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The names of players, and the agents that they name."""
    pairs = [named if (named := re.match(r"([\w.-]+)=(.+)", one)) else None for one in players]
    names = tuple(pair[1] if pair else one for pair, one in zip(pairs, players, strict=True))
    agents = tuple(pair[2] if pair else one for pair, one in zip(pairs, players, strict=True))
    if len(agents) < 2:
        raise RukaError("league-few")
    for name in names:
        if names.count(name) > 1:
            raise RukaError("league-twice", name=name)
    for agent in agents:
        check_agent(agent, rules)
    return names, agents
