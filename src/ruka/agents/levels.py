"""Levels: how well somebody plays, as values. Each becomes a style by the rules that are played."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from ruka import _core
from ruka.agents.plans import plans
from ruka.agents.styles import SearchWeights, Style, attack_by, taste_by
from ruka.agents.threats import compiled_style, danger_weights, minimum_of
from ruka.rules.ruleset import RuleSet


@dataclass(frozen=True)
class Level:
    """What somebody sees, and how far off the judgement is."""

    plans: bool = True  # knows what hands the rules pay for
    heeds: float = 1.0
    errs: float = 0.0
    worlds: int = 0  # looks ahead in so many
    taste: float = 1.0  # the part that counts of what good players throw sooner


NOVICE = Level(
    plans=False, heeds=0.5, errs=0.15, taste=0.0
)  # the sources' beginner: own tiles first, others now and then
CLUB = Level()
EXPERT = Level(worlds=64)
LEVELS = {"expert": EXPERT, "club": CLUB, "novice": NOVICE}


def style(level: Level, rules: RuleSet) -> Style:
    attack = attack_by(bets=rules.table_flow.riichi, minimum=minimum_of(rules), players=rules.players)
    taste = taste_by(bets=rules.table_flow.riichi, players=rules.players)
    taste = replace(taste, counts=taste.counts * level.taste)
    search = SearchWeights(worlds=float(level.worlds))
    return Style(danger_weights(rules), attack, taste, search, heeds=level.heeds, errs=level.errs)


@lru_cache(maxsize=64)
def advisor(level: Level, rules: RuleSet) -> _core.Advisor:
    """For the core, made once for a level and rules."""
    made = _core.Advisor(compiled_style(style(level, rules)))
    if level.plans:
        for plan in plans(rules):
            made.add_plan(plan.groups, plan.pairs, plan.chows, list(plan.forced))
    return made
