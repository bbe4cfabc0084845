"""Advice: what an agent would do, in lines, as scores are; from them come its choice and every sentence about it."""

from __future__ import annotations

from ruka.schema.actions import Action
from ruka.schema.values import Value


class AdviceLine(Value, frozen=True, omit_defaults=True):
    """One reason: what kind it is, its numbers, and which tiles or seat it speaks of; `why` names its source."""

    kind: str
    numbers: tuple[float, ...]
    tiles: str = ""
    seat: int | None = None
    why: str = ""


class Choice(Value, frozen=True):
    """An action, what the agent thinks that it is worth, and the lines that say why."""

    action: Action
    value: float
    lines: tuple[AdviceLine, ...] = ()


class Advice(Value, frozen=True):
    """The choices of a question, the best first.

    >>> from ruka.schema import Action
    >>> why = AdviceLine("shanten", (2.0,))
    >>> advice = Advice((Choice(Action(0, "pass"), 0.5, (why,)), Choice(Action(0, "ron"), 0.1)))
    >>> advice.best.type, [choice.value for choice in advice.choices]
    ('pass', [0.5, 0.1])
    """

    choices: tuple[Choice, ...]

    @property
    def best(self) -> Action:
        return self.choices[0].action
