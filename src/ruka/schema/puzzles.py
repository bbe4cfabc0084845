"""Puzzles: moments of games where one action is clearly best, what was answered, and how players and puzzles stand."""

# ruff: noqa: RUF012 (every value gets an empty list of its own)
from __future__ import annotations

from typing import Annotated, Literal, get_args

from msgspec import Meta

from ruka.schema.actions import Action
from ruka.schema.coaching import CoachedChoice, Grade
from ruka.schema.messages import Layout
from ruka.schema.values import Part
from ruka.schema.views import View

Theme = Literal["efficiency", "value", "push", "safe", "call", "reading"]
THEMES: tuple[Theme, ...] = get_args(Theme)
MOST_TRIES = 1000  # that are remembered of one player

PuzzleId = Annotated[str, Meta(max_length=48)]


class PuzzleRating(Part, frozen=True, kw_only=True):
    """What is believed of a player's strength (OpenSkill); a browser without an account keeps it and sends it along."""

    mean: Annotated[float, Meta(ge=-100, le=200)]
    deviation: Annotated[float, Meta(gt=0, le=25)]
    tried: Annotated[int, Meta(ge=0, le=10**6)] = 0  # puzzles that counted
    right: Annotated[int, Meta(ge=0, le=10**6)] = 0


class PuzzleQuestion(Part, frozen=True, kw_only=True):
    """What is asked; it never holds the answer."""

    id: str
    rules: str
    name: str  # of the rules
    prompt: str
    winds: list[str]  # by seat
    view: View  # as the seat sees it, with what it may do
    rating: int | None  # None: of a game that somebody brought, which counts for nobody
    day: str = ""  # the date of which it is the puzzle


class ShownPuzzle(PuzzleQuestion, frozen=True, kw_only=True):
    """The same for who draws the table."""

    layout: Layout


class PuzzleHint(Part, frozen=True, kw_only=True):
    """What to look at."""

    theme: Theme
    name: str
    text: str


class PuzzleVerdict(Part, frozen=True, kw_only=True):
    """Whether the answer is the best one, what the coach says of the choices, and what it did to the rating."""

    id: str
    right: bool
    theme: Theme | None
    theme_name: str
    grade: Grade | None
    best: Action
    taken: Action
    place: int | None  # of what was answered, among the choices
    choices: list[CoachedChoice]  # the best ones, and what was answered
    sentences: list[str]
    counted: bool = False  # for the rating
    before: int = 0  # the player's rating as people read it ...
    after: int = 0  # ... and after this
    rating: PuzzleRating | None = None  # the same to be kept
    puzzle: int = 0  # the puzzle's own, now


class PuzzleTry(Part, frozen=True, kw_only=True):
    """A puzzle that was tried."""

    id: PuzzleId
    right: bool
    at: Annotated[str, Meta(max_length=40)]  # ISO 8601


class GuestTry(PuzzleTry, frozen=True, kw_only=True):
    """... in a browser without an account, which keeps it until there is one."""

    counted: bool = True  # for the rating; not where a hint led to the right answer


class PuzzleStanding(Part, frozen=True, kw_only=True):
    """How a player stands."""

    rating: PuzzleRating
    shown: int
    tries: list[PuzzleTry] = []  # the latest first


class PuzzleGame(Part, frozen=True, kw_only=True):
    """A rule set that has puzzles, and how many of each theme."""

    rules: str
    name: str
    family: str
    themes: dict[str, int]


class PuzzleShelf(Part, frozen=True, kw_only=True):
    """What there is to solve."""

    games: list[PuzzleGame]
    themes: list[PuzzleHint]


class OwnPuzzles(Part, frozen=True, kw_only=True):
    """Puzzles of a game that somebody played."""

    ids: list[str]
