"""What the sources say of a decision: the one place where their advice joins the lines of an agent."""

from __future__ import annotations

from ruka.schema import Action, View
from ruka.schema.advice import Advice, AdviceLine, Choice, Question


def source_lines(view: View, question: Question, action: Action) -> tuple[AdviceLine, ...]:
    """Lines of the kind `advice` that apply to this action; nobody has written any down yet.

    They are to come from a function of `ruka.agents` with these parameters: what the seat sees, what it is asked, and
    one thing that it may do.
    """
    return ()


def with_sources(advice: Advice, view: View, question: Question) -> Advice:
    """The same choices in the same order; the sources' advice stands behind the agent's own lines."""
    return Advice(tuple(_with(choice, source_lines(view, question, choice.action)) for choice in advice.choices))


def _with(choice: Choice, lines: tuple[AdviceLine, ...]) -> Choice:
    return choice.but(lines=(*choice.lines, *lines)) if lines else choice
