"""The puzzles that ruka ships, and which of them comes next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import date
from functools import cache
from hashlib import sha256
from random import Random

from ruka.errors import RukaError
from ruka.learn.puzzles.kept import FOLDER, Kept, read_file
from ruka.learn.puzzles.rating import SURE, Rating
from ruka.rules.ruleset import RuleSet
from ruka.rulesets import RULE_SETS, rule_set
from ruka.rulesets.families import family_of
from ruka.schema.puzzles import THEMES, Theme

NEAR = 5  # of those nearest to a player's strength, one comes


@cache
def puzzles() -> Mapping[str, Kept]:
    """By id."""
    files = sorted(FOLDER.glob("*.jsonl"))
    return {one.id: one for file in files for one in read_file(file)}


@cache
def games() -> Mapping[str, Mapping[Theme, int]]:
    """Rule sets that have puzzles, in the order of the rule sets, and how many of each theme."""
    counted = Counter((one.rules, one.theme) for one in puzzles().values())
    there = [rules for rules in RULE_SETS if any(rules == other for other, _ in counted)]
    return {rules: {theme: counted[rules, theme] for theme in THEMES if counted[rules, theme]} for rules in there}


def find(id: str) -> Kept:
    try:
        return puzzles()[id]
    except KeyError:
        raise RukaError("no-such-puzzle") from None


def game_for(rules: RuleSet | str) -> str:
    """The rule set whose puzzles are for these rules: their own, or one of the same family.

    >>> game_for("mahjong-soul"), game_for("bmja")
    ('tenhou', 'bmja')
    """
    wanted = rule_set(rules) if isinstance(rules, str) else rules
    base = wanted.base or wanted.id
    if base in games():
        return base
    for id in games():
        if family_of(RULE_SETS[id]) == family_of(wanted):
            return id
    raise RukaError("no-puzzles", rules=wanted.id)


def of_day(rules: RuleSet | str, day: date) -> Kept:
    """The same for everybody on a day, another every day.

    >>> of_day("tenhou", date(2026, 1, 1)).id == of_day("mahjong-soul", date(2026, 1, 1)).id
    True
    """
    game = game_for(rules)
    own = [one for one in puzzles().values() if one.rules == game]
    ordered = sorted(own, key=lambda one: sha256(one.id.encode()).digest())
    return ordered[day.toordinal() % len(ordered)]


def choose(
    rules: RuleSet | str,
    theme: Theme | None,
    mean: float,
    seen: Sequence[str],
    rng: Random,
    strengths: Mapping[str, Rating] | None = None,
) -> Kept:
    """One that this player has not tried, near to their strength; where they have tried all, the longest ago."""
    game = game_for(rules)
    wanted = [one for one in puzzles().values() if one.rules == game and theme in (None, one.theme)]
    if not wanted:
        raise RukaError("no-puzzles-of-theme", rules=game, theme=str(theme))
    fresh = _without(wanted, {*seen})
    if not fresh:
        last = {id: place for place, id in enumerate(seen)}
        return min(wanted, key=lambda one: last[one.id])
    known = strengths or {}
    near = sorted(fresh, key=lambda one: (abs(known.get(one.id, first(one)).mean - mean), one.id))
    return rng.choice(near[:NEAR])


def _without(puzzles: Iterable[Kept], seen: Collection[str]) -> list[Kept]:
    return [one for one in puzzles if one.id not in seen]


def first(kept: Kept) -> Rating:
    """Its rating before anybody has tried it."""
    return Rating(kept.mean, SURE)
