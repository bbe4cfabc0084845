"""What the coach says of a decision and of a game: numbers of an agent's lines, and sentences made of them."""

# ruff: noqa: RUF012 (every value gets an empty list of its own)
from __future__ import annotations

from typing import Literal, get_args

from ruka.schema.actions import Action
from ruka.schema.advice import AdviceLine
from ruka.schema.values import Value

Grade = Literal["best", "good", "inaccuracy", "mistake", "blunder"]
DecisionKind = Literal["discard", "riichi", "claim", "kong", "win", "other"]
HelpKind = Literal["discard", "defence", "claim", "riichi", "win", "other"]  # what one is helped with, each by itself

GRADES: tuple[Grade, ...] = get_args(Grade)
DECISION_KINDS: tuple[DecisionKind, ...] = get_args(DecisionKind)
HELP_KINDS: tuple[HelpKind, ...] = get_args(HelpKind)


class CoachedChoice(Value, frozen=True, kw_only=True):
    """One of the choices of a decision, with what speaks for it and against it."""

    action: Action
    name: str  # in words, the tiles of it in notation
    value: float  # what it is worth to the agent that advises, in points
    bar: float  # 0 to 1: the same beside the other choices
    reasons: list[str]  # a sentence for each line that has something to say
    lines: list[AdviceLine] = []


class Hinted(Value, frozen=True, kw_only=True):
    """What the coach says before anything is done: the best choices, and why the first of them."""

    choices: list[CoachedChoice]
    sentences: list[str]


class Coached(Value, frozen=True, kw_only=True):
    """What the coach says of one decision."""

    event: int  # how many events of the record come before it
    hand: int  # counted from 1
    seat: int
    kind: DecisionKind
    grade: Grade | None  # None: the agent has said nothing of what was done
    lost: float  # points that the choice was worth less than the best one
    luck: float | None  # what the draws and the others brought since this seat's last choice; None: not known
    taken: Action
    place: int | None  # of what was done, among the choices
    choices: list[CoachedChoice]  # the best ones, and what was done
    sentences: list[str]


class CoachedHand(Value, frozen=True, kw_only=True):
    """A hand of one seat: what it brought is what was dealt, plus luck, less what the choices lost."""

    hand: int  # counted from 1
    name: str  # East 1 …
    seat: int
    result: int  # points
    dealt: float | None  # what the hand was worth at the first decision; None: the agent counts in no points
    luck: float | None
    lost: float
    decisions: list[Coached]


class Rate(Value, frozen=True, kw_only=True):
    """How often something was done, and its 95 % interval."""

    name: str  # a short stable name
    text: str
    count: int
    of: int
    low: float
    high: float


class LostBy(Value, frozen=True, kw_only=True):
    """Decisions of one kind, and what they lost."""

    kind: DecisionKind
    decisions: int
    lost: float  # in points, together
    text: str = ""


class CoachedHabits(Value, frozen=True, kw_only=True):
    """What one seat does again and again."""

    hands: int
    grades: dict[str, int]
    rates: list[Rate]
    lost_by: list[LostBy]


class HabitsByRules(Value, frozen=True, kw_only=True):
    """Habits over games of one rule set; points of another are worth something else."""

    rules: str
    name: str
    agent: str  # who advises
    games: int
    habits: CoachedHabits


class CoachedGame(Value, frozen=True, kw_only=True):
    """A whole game of one seat, as it is told to whoever asks for it."""

    rules: str
    agent: str  # who advises
    seat: int
    player: str  # empty where nobody knows the name
    result: int
    dealt: float | None
    luck: float | None
    lost: float
    costliest: list[int]  # the events of the decisions that lost most, the worst first
    habits: CoachedHabits
    hands: list[CoachedHand]
