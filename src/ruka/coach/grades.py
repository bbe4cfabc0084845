"""How good a choice was: what it lost, beside what was at stake.

The value of a choice is what an agent expects of it, in points. What a choice *loses* is what it is worth less than the
agent's first one. What is *at stake* is the most that this decision can still move: the largest of what the hand would
win (`points`) and what a discard would cost (`danger`) among its choices. Lost divided by stake is therefore the part
of a whole win that was given away, so that the same grades hold for 8000 points of riichi and for 24 of MCR:

| grade | gives away of a win |
| --- | --- |
| `best` | nothing: the first choice, or one that is worth the same to a thousandth |
| `good` | less than 2 % |
| `inaccuracy` | less than 6 % |
| `mistake` | less than 16 % |
| `blunder` | 16 % and more; also a win that was let go |

An agent that counts in no points (`greedy` counts useful tiles) has neither line; there the stake is the difference
between its best choice and its worst.
"""

from __future__ import annotations

from ruka.schema import Action
from ruka.schema.actions import THROWS, WINS
from ruka.schema.advice import Advice, AdviceLine, Choice
from ruka.schema.coaching import Grade

EVEN = 0.001
LIMITS: tuple[tuple[float, Grade], ...] = ((EVEN, "best"), (0.02, "good"), (0.06, "inaccuracy"), (0.16, "mistake"))
AT_ONCE = frozenset(("only", "win", "show", "orphans"))  # done without a thought: no value stands behind it


def place_of(advice: Advice, taken: Action) -> int | None:
    """Where among the choices this action is; an agent does not tell apart two equal tiles of a hand."""
    same = [place for place, choice in enumerate(advice.choices) if _alike(choice.action, taken)]
    return same[0] if same else None


def _alike(one: Action, other: Action) -> bool:
    if one.type in THROWS:
        return (one.type, one.tile) == (other.type, other.tile)
    return (one.type, one.tile, one.tiles) == (other.type, other.tile, other.tiles)


def of_kind(choice: Choice, kind: str) -> list[AdviceLine]:
    return [line for line in choice.lines if line.kind == kind]


def stake(advice: Advice) -> float:
    """The most that the decision can still move."""
    lines = [line for choice in advice.choices for line in choice.lines]
    sums = [line.numbers[0] for line in lines if line.kind == "points"]
    sums += [line.numbers[2] for line in lines if line.kind == "danger"]
    if most := max(sums, default=0.0):
        return most
    values = [choice.value for choice in advice.choices]
    return max(values) - min(values)


def lost(advice: Advice, place: int | None) -> float:
    """What the choice at this place is worth less than the first; a first choice may be worth less than another,
    where claims must promise more than a pass (`needs`)."""
    return 0.0 if place is None else max(0.0, advice.best.value - advice.choices[place].value)


def grade(advice: Advice, taken: Action) -> Grade | None:
    """None where the agent has said nothing of what was done.

    >>> worth = AdviceLine("points", (8000.0,))
    >>> first = Choice(Action(0, "discard", "1z"), 900, (worth,))
    >>> second = Choice(Action(0, "discard", "5p"), 700, (worth,))
    >>> advice = Advice((first, second))
    >>> grade(advice, first.action), grade(advice, second.action), grade(advice, Action(0, "discard", "9s"))
    ('best', 'inaccuracy', None)
    """
    place = place_of(advice, taken)
    if place is None:
        return "blunder" if advice.best.action.type in WINS and taken.type not in WINS else None
    if place == 0:
        return "best"
    part = lost(advice, place) / (stake(advice) or 1.0)
    found: Grade = next((name for limit, name in LIMITS if part < limit), "blunder")
    return found
