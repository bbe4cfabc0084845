"""Drills: what is asked, what was answered, and why; what comes again, and what a learner has done."""

# ruff: noqa: RUF012 (every value gets an empty list of its own)
from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from ruka.schema.coaching import HELP_KINDS, Grade
from ruka.schema.values import Part
from ruka.schema.views import ThrownTile

MOST_SEED = 32  # letters
MOST_LEVEL = 9
MOST_PICKED = 40  # things that an answer names
MOST_CARDS = 200
MOST_DAYS = 400  # that are remembered
MOST_LESSONS = 500
MOST_JUDGED = 12  # choices of a kind that are remembered

Name = Annotated[str, Meta(max_length=64)]
Seed = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,32}(?!\n)$")]
Level = Annotated[int, Meta(ge=1, le=MOST_LEVEL)]
Day = Annotated[str, Meta(pattern=r"^\d{4}-\d{2}-\d{2}(?!\n)$")]
Moment = Annotated[str, Meta(max_length=40)]  # in ISO 8601, UTC


class QuestionId(Part, frozen=True, kw_only=True):
    """Who knows it makes the same question again, anywhere."""

    drill: Name
    rules: Name
    level: Level
    seed: Seed


# --- what is asked ---


class PicturedSeat(Part, frozen=True, kw_only=True):
    """What somebody has thrown and laid in front of them."""

    name: str  # who, in words
    discards: list[ThrownTile] = []
    sets: str = ""  # in notation


class Picture(Part, frozen=True, kw_only=True):
    """Tiles to be drawn."""

    hand: str = ""  # in notation, sets and the winning tile in it
    tiles: list[str] = []  # by themselves, in this order
    indicators: list[str] = []  # of dora
    seen: str = ""  # lie elsewhere, in notation
    seats: list[PicturedSeat] = []


class PickOption(Part, frozen=True, kw_only=True):
    """A sentence or a name to be chosen, or tiles in notation to be drawn, or both."""

    text: str = ""
    tiles: str = ""


class PickOptions(Part, frozen=True, kw_only=True, tag="pick"):
    """One of these, or as many as are right."""

    options: list[PickOption]
    several: bool = False


class PickTiles(Part, frozen=True, kw_only=True, tag="tiles"):
    """One of these tiles, or as many as are right: of each kind one is named."""

    tiles: list[str]
    several: bool = False
    of_hand: bool = False  # they are those of the hand that is drawn


class AskNumber(Part, frozen=True, kw_only=True, tag="number"):
    """A number with its unit."""

    unit: str  # in words, as it follows several
    most: int


Asks: TypeAlias = PickOptions | PickTiles | AskNumber


class DrillQuestion(QuestionId, frozen=True, kw_only=True):
    """What is asked; it never holds the answer."""

    prompt: str  # a sentence
    facts: list[str]  # circumstances in words: winds, riichi, honba
    picture: Picture
    asks: Asks


# --- what was answered ---


class DrillAnswer(Part, frozen=True, kw_only=True):
    """An answer in the shape of what was asked: places of options, tiles, or a number."""

    picked: Annotated[list[int], Meta(max_length=MOST_PICKED)] = []
    tiles: Annotated[list[Annotated[str, Meta(max_length=2)]], Meta(max_length=MOST_PICKED)] = []
    number: int | None = None


class VerdictLine(Part, frozen=True, kw_only=True):
    """One reason: what, about which tiles, and what it adds."""

    text: str
    tiles: list[str] = []  # sets, pairs or single tiles, each in notation
    worth: str = ""
    counts: bool = True  # False: it is there and does not count, and the text says why
    clause: str = ""


class ReviewCard(QuestionId, frozen=True, kw_only=True):
    """A question that was answered wrong, and when it comes again (FSRS)."""

    due: Moment
    state: Annotated[int, Meta(ge=1, le=3)] = 1
    step: Annotated[int, Meta(ge=0, le=9)] | None = None
    stability: Annotated[float, Meta(ge=0, le=1e6)] | None = None
    difficulty: Annotated[float, Meta(ge=0, le=10)] | None = None
    last: Moment | None = None  # when it was answered


class Verdict(Part, frozen=True, kw_only=True):
    """Whether an answer is right, the right one, and why."""

    right: bool
    answer: DrillAnswer
    said: str  # the right answer in words, tiles in notation
    lines: list[VerdictLine]
    terms: list[str] = []  # of the glossary
    card: ReviewCard | None = None  # None: it need not come again


# --- which drills there are, and what a learner has done ---


class DrillCard(Part, frozen=True, kw_only=True):
    """A drill: its name in words, and for which rule sets it has how many levels."""

    drill: str
    name: str
    text: str  # one sentence: what is practised
    levels: dict[str, list[str]]  # by rule set: what each level asks, in words


class Helped(Part, frozen=True, kw_only=True):
    """How far help has faded for one kind of decision at a table."""

    quiet: bool = False  # it waits until it is asked for
    last: Annotated[list[Grade], Meta(max_length=MOST_JUDGED)] = []  # how good the choices were since it changed
    at: Moment = ""  # of the last choice


class Progress(Part, frozen=True, kw_only=True):
    """What a learner has done: two of them, from two browsers, become one in any order, as often as one likes."""

    lessons: Annotated[dict[Name, Day], Meta(max_length=MOST_LESSONS)] = {}  # COURSE/LESSON: the day it was ended
    levels: Annotated[dict[Name, Level], Meta(max_length=MOST_LESSONS)] = {}  # DRILL/RULES: the highest one passed
    days: Annotated[list[Day], Meta(max_length=MOST_DAYS)] = []  # on which something was done, in order
    cards: Annotated[list[ReviewCard], Meta(max_length=MOST_CARDS)] = []
    help: Annotated[dict[Name, Helped], Meta(max_length=len(HELP_KINDS))] = {}  # by kind of decision


class Due(Part, frozen=True, kw_only=True):
    """What comes again now, the longest due first, and how many days in a row something was done."""

    cards: list[ReviewCard]
    later: int  # cards that are not due yet
    streak: int
