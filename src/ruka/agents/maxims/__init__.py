"""Maxims: the advice that sources 001 and 002 give, each with the condition under which it applies.

A line of kind `advice` names its maxim in `why`, and `sentence` says it. `beyond` has the rows of
advice that are no maxims.
"""

from ruka.agents.maxims import attack, claims, defence, opponents, plan  # they register what they say
from ruka.agents.maxims.beyond import BEYOND
from ruka.agents.maxims.case import Case, games_of
from ruka.agents.maxims.maxim import MAXIMS, Maxim
from ruka.agents.maxims.words import sentence
from ruka.rules.ruleset import RuleSet
from ruka.schema import Action, AdviceLine, View

__all__ = ["BEYOND", "MAXIMS", "Case", "Maxim", "applying", "games_of", "lines", "sentence"]
_ = (attack, claims, defence, opponents, plan)


def applying(view: View, rules: RuleSet, action: Action | None) -> tuple[AdviceLine, ...]:
    """What the sources say here of an action, or of the position where no action is named."""
    return lines(Case(view, rules), action)


def lines(case: Case, action: Action | None) -> tuple[AdviceLine, ...]:
    """The same of a position that is read once for all its actions."""
    return tuple(line for maxim in MAXIMS.values() for line in maxim.lines(case, action))
