"""What the sources say of a decision: the one place where their advice joins the lines of an agent."""

from __future__ import annotations

from collections.abc import Iterator

from ruka.agents.maxims import MAXIMS, Case, lines
from ruka.rules.ruleset import RuleSet
from ruka.schema import View
from ruka.schema.advice import Advice, AdviceLine, Choice


def with_sources(advice: Advice, view: View, rules: RuleSet) -> Advice:
    """The same choices in the same order; behind the agent's own lines stands what the sources say for the best of
    them, and against the others. Where they and the agent differ they are silent: its numbers decide."""
    case = Case(view, rules)
    return Advice(tuple(_with(choice, case, place == 0) for place, choice in enumerate(advice.choices)))


def _with(choice: Choice, case: Case, best: bool) -> Choice:
    said = tuple(_said(choice, case, "for" if best else "against"))
    return choice.but(lines=(*choice.lines, *said)) if said else choice


def _said(choice: Choice, case: Case, stance: str) -> Iterator[AdviceLine]:
    return (line for line in lines(case, choice.action) if MAXIMS[line.why].stance == stance)
