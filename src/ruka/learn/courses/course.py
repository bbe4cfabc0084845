"""What a course is made of: plain values. Nothing in them says what is right: a lesson asks the engine."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ruka.learn.courses.items import Answer, Item


@dataclass(frozen=True)
class Passage:
    """A stretch of a chapter of the rule book: each ends with a figure, and 0 is the whole chapter."""

    chapter: str
    stretch: int = 0


@dataclass(frozen=True)
class Read:
    """A text of the course, and what is shown with it. What the text counts is asked of the engine: `facts` by the
    name that the text has for them."""

    text: str  # its key is `lesson-COURSE-TEXT`
    tiles: tuple[str, ...] = ()  # in notation
    facts: Mapping[str, Item] = field(default_factory=dict)
    passages: tuple[Passage, ...] = ()
    patterns: tuple[str, ...] = ()
    examples: tuple[str, ...] = ()  # of the sources, by their ids
    sheets: bool = False  # the score tables of the rules
    opening: bool = False  # the wall broken and dealt, to be watched
    lines: bool = False  # what sets, waits and ways of winning are worth


@dataclass(frozen=True)
class Ask:
    """A question whose answer the engine knows; `says` is what the source concludes, where it is the source's own."""

    item: Item
    says: Answer | None = None


@dataclass(frozen=True)
class Practise:
    """Some questions of a drill, made when they are asked."""

    drill: str
    level: int = 1
    count: int = 3


Step = Read | Ask | Practise


@dataclass(frozen=True)
class Lesson:
    """A few steps under one rule set."""

    id: str
    rules: str
    steps: tuple[Step, ...]
    title: str = ""  # where it is not its own: lessons that are made share one, and have numbers
    number: int = 0


@dataclass(frozen=True)
class Course:
    """A row of lessons, the easier ones first."""

    id: str
    lessons: tuple[Lesson, ...]

    def lesson(self, id: str) -> Lesson | None:
        return next((lesson for lesson in self.lessons if lesson.id == id), None)
