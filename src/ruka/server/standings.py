"""What games of a person add up to, in words: worked out beside the loop."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec

from ruka.explain.words import Words
from ruka.rulesets import RULE_SETS, rule_set
from ruka.rulesets.families import family_of
from ruka.rulesets.stored import Stored
from ruka.schema.standing import PatternCount, ShownHand, Statistics, StatisticsByRules, WonHand
from ruka.views.statistics import added


class CountedGame(NamedTuple):
    """A game of somebody, as it is kept."""

    table: str
    seat: int
    rules: str
    rank: int
    players: int
    points: int
    statistics: str


def by_rules(
    games: Sequence[CountedGame], house: Mapping[str, Stored], lang: str, terms: str
) -> list[StatisticsByRules]:
    """A section for each rule set, the most played first; games come newest first."""
    played: dict[str, list[CountedGame]] = {}
    for game in games:
        played.setdefault(game.rules, []).append(game)
    sections = (_section(id, same, house, lang, terms) for id, same in played.items() if id in house or id in RULE_SETS)
    return sorted(sections, key=lambda section: -section.games)


def _section(
    id: str, games: Sequence[CountedGame], house: Mapping[str, Stored], lang: str, terms: str
) -> StatisticsByRules:
    rules = house[id].rules if id in house else rule_set(id)
    words = Words(lang, terms, rules)
    seats = {game.table: game.seat for game in games}
    sums = added(_read(game) for game in games)
    ranks = [sum(game.rank == rank for game in games) for rank in range(1, max(game.players for game in games) + 1)]

    def shown(won: WonHand | None) -> ShownHand | None:
        if won is None:
            return None
        names = [words.name(pattern) for pattern in won.patterns]
        dearest = words.name(won.dearest) if won.dearest else ""
        where = won.table, seats[won.table], won.at
        return ShownHand(won.hand, won.points, names, dearest, *where)

    return StatisticsByRules(
        **{name: getattr(sums, name) for name in ("hands", "wins", "wins_by_draw", "deal_ins", "open_hands", "won")},
        rules=id,
        name=rules.names[lang],
        family=family_of(rules),
        riichi=rules.resolved.flow.riichi,
        games=len(games),
        ranks=ranks,
        points=sum(game.points for game in games),
        declared=sums.riichi,
        patterns=[
            PatternCount(id=pattern, name=words.name(pattern), wins=wins, hand=sums.drawn[pattern])
            for pattern, wins in sums.patterns.items()
        ],
        best=shown(sums.best),
        rarest=shown(sums.rarest),
    )


def _read(game: CountedGame) -> Statistics:
    """With the table in it, so that whoever reads finds the replay."""
    found = msgspec.json.decode(game.statistics, type=Statistics)
    best, rarest = (won and won.but(table=game.table) for won in (found.best, found.rarest))
    return found.but(best=best, rarest=rarest)
