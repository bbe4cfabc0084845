"""An offence as a sentence: what was done, and what it costs."""

from __future__ import annotations

from ruka.rules.ruleset import RuleSet
from ruka.schema import Offence
from ruka.texts import text


def offence_sentence(event: Offence, who: str, rules: RuleSet, lang: str) -> str:
    """Of the player at this wind, or of this name; a false win after which somebody has shown tiles costs points.

    >>> from ruka import rule_set
    >>> offence_sentence(Offence(1, "wrong_call", (0, 0, 0, 0)), "S", rule_set("european-classical"), "en")
    'South has called a set that is not one: a fine paid into the middle.'
    """
    costs: dict[str, str] = dict(rules.table_flow.penalties)
    penalty = costs.get(event.reason, "none")
    if penalty == "barred" and any(event.points):
        penalty = "shown"
    done = text(f"story-offence-{event.reason.replace('_', '-')}", lang, who=who)
    if penalty == "none":
        return f"{done}."
    return f"{done}: {text(f'story-penalty-{penalty}'.replace('_', '-'), lang)}."
