"""What a seat is asked, and advice: what an agent would do, in lines, as scores are; every sentence comes from them."""

from __future__ import annotations

from ruka.schema.actions import Action
from ruka.schema.values import Value


class Question(Value, frozen=True):
    """What a seat is asked. `wrong` are declarations that a table of open discipline takes and punishes."""

    number: int  # of the seat's own questions
    actions: tuple[Action, ...]  # everything it may do: at least one
    wrong: tuple[Action, ...] = ()
    waits: tuple[str, ...] = ()  # what the hand waits on
    furiten: bool = False  # it may win by its own draw only


class AdviceLine(Value, frozen=True, omit_defaults=True):
    """One reason: of what kind, with which numbers, about which tiles and which seat; `why` names its source."""

    kind: str
    numbers: tuple[float, ...] = ()
    tiles: str = ""
    seat: int | None = None
    why: str = ""


class Choice(Value, frozen=True):
    """An action, what it is worth to whoever advises, and why."""

    action: Action
    value: float = 0.0
    lines: tuple[AdviceLine, ...] = ()


class Advice(Value, frozen=True):
    """Choices in order of preference: the first is what is done.

    >>> from ruka.schema import Action
    >>> why = AdviceLine("shanten", (2.0,))
    >>> advice = Advice((Choice(Action(0, "pass"), 0.5, (why,)), Choice(Action(0, "ron"), 0.1)))
    >>> advice.best.action.type, [choice.value for choice in advice.choices]
    ('pass', [0.5, 0.1])
    """

    choices: tuple[Choice, ...]

    @property
    def best(self) -> Choice:
        return self.choices[0]
