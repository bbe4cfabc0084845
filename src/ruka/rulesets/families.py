"""Families: rule sets that are one game to those who play them. Pages group by them, and so do ratings."""

from __future__ import annotations

from ruka.rules.ruleset import RuleSet
from ruka.rulesets import RULE_SETS

# By the forms of a complete hand, which no option changes; a rule set with forms of its own is a family by itself.
_OF_FORMS = {
    "riichi": "riichi",
    "regular": "classical",
    "regular,orphans": "classical",
    "international": "international",
    "mcr": "mcr",
}


def family_of(rules: RuleSet) -> str:
    """House rules belong to the family of their base.

    >>> family_of(RULE_SETS["tenhou-3p"]), family_of(RULE_SETS["hong-kong"]), family_of(RULE_SETS["bmja"])
    ('riichi', 'classical', 'bmja')
    """
    known = RULE_SETS.get(rules.base or rules.id, rules)
    return _OF_FORMS.get(known.resolved.forms, known.id)


FAMILIES: tuple[str, ...] = tuple(dict.fromkeys(map(family_of, RULE_SETS.values())))
