"""Levels: how well somebody plays, as values. Each becomes a style by the rules that are played."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from ruka import _core
from ruka.agents.plans import plans
from ruka.agents.styles import SearchWeights, Style, attack_by, taste_by
from ruka.agents.threats import compiled_style, danger_weights, has_one_chow, minimum_of
from ruka.rules.ruleset import RuleSet


@dataclass(frozen=True)
class Level:
    """What somebody sees, and how far off the judgement is."""

    plans: bool = True  # knows what hands the rules pay for
    heeds: float = 1.0
    errs: float = 0.0
    calls: float = 1.0  # the part that counts of what a claim must promise
    worlds: int = 0  # looks ahead in so many
    caution: float = 3.5  # errors by which worlds must contradict the evaluation to be believed
    taste: float = 1.0  # the part that counts of what good players throw sooner


# The sources' beginner looks at the own tiles alone: claims whatever fits, sees a danger now and then, guesses.
NOVICE = Level(plans=False, heeds=0.2, errs=0.35, calls=0.65, taste=0.0)
CLUB = Level()
EXPERT = Level(worlds=128)
LEVELS = {"expert": EXPERT, "club": CLUB, "novice": NOVICE}

# Opponents of the arcade, the weakest first: how far each plans for value, heeds danger, errs, and likes to call.
ARCADE = {
    "arcade:hana": Level(plans=False, heeds=0.1, errs=0.6, calls=0.6, taste=0.0),
    "arcade:jirka": Level(plans=False, heeds=0.0, errs=0.5, calls=0.35, taste=0.0),  # calls whatever comes
    "arcade:mei": Level(heeds=0.3, errs=0.6, calls=1.6, taste=0.5),  # keeps her hand closed
    "arcade:bartek": Level(heeds=0.2, errs=0.55, calls=0.8),  # pushes against everything
    "arcade:sato": Level(heeds=1.6, errs=0.35, calls=1.2),  # throws nothing dangerous
    "arcade:vlasta": Level(heeds=0.8, errs=0.25, calls=0.9),
    "arcade:lin": Level(errs=0.1, calls=1.1),
    "arcade:mistr": CLUB,
}
NAMED = {**LEVELS, **ARCADE}


def style(level: Level, rules: RuleSet) -> Style:
    bets, one_chow = rules.table_flow.riichi, has_one_chow(rules)
    attack = attack_by(bets=bets, minimum=minimum_of(rules), one_chow=one_chow, players=rules.players)
    attack = replace(attack, call_margin=attack.call_margin * level.calls)
    taste = taste_by(bets=bets, players=rules.players)
    taste = replace(taste, counts=taste.counts * level.taste)
    search = SearchWeights(worlds=float(level.worlds), caution=level.caution)
    return Style(danger_weights(rules), attack, taste, search, heeds=level.heeds, errs=level.errs)


@lru_cache(maxsize=64)
def advisor(level: Level, rules: RuleSet) -> _core.Advisor:
    """For the core, made once for a level and rules."""
    made = _core.Advisor(compiled_style(style(level, rules)))
    if level.plans:
        for plan in plans(rules):
            made.add_plan(plan.groups, plan.pairs, plan.chows, list(plan.forced))
    return made
