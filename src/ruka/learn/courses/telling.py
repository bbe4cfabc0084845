"""A lesson in one language: what is read, asked and practised, as plain data that the web shows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from ruka.errors import RukaError
from ruka.explain.chapters import CHAPTERS, chapter
from ruka.explain.chapters.teller import Teller
from ruka.explain.parts import Chapter, Figure, Part
from ruka.explain.rulebook import sections
from ruka.explain.sheets import Row, Sheet, sheets
from ruka.explain.words import Words
from ruka.explain.worked import Worked
from ruka.learn.courses import COURSES, Ask, Course, Lesson, Passage, Practise, Read, Step, find
from ruka.learn.courses.score_items import worked_examples
from ruka.learn.gallery.patterns import ShownPattern, pattern
from ruka.rules.pattern import POINTS
from ruka.rules.ruleset import RuleSet
from ruka.rulesets import rule_set
from ruka.schema.learning import Asks, DrillAnswer, DrillQuestion, Picture, QuestionId, Verdict


@dataclass(frozen=True)
class LessonCard:
    """A lesson in the list of its course."""

    id: str
    title: str
    rules: str
    rules_name: str
    steps: int


@dataclass(frozen=True)
class CourseCard:
    """A course: what one learns in it, and its lessons in order."""

    id: str
    title: str
    text: str
    lessons: tuple[LessonCard, ...]


@dataclass(frozen=True)
class ReadStep:
    """Paragraphs with marks of glossary terms, and what is shown with them."""

    paragraphs: tuple[str, ...]
    tiles: tuple[str, ...]  # in notation
    chapters: tuple[Chapter, ...]  # of the rule book
    entries: tuple[ShownPattern, ...]
    worked: tuple[Worked, ...]  # examples of a source
    sheets: tuple[Sheet, ...]
    opening: str = ""  # the rule set whose wall can be watched as it is broken and dealt
    kind: Literal["read"] = "read"


@dataclass(frozen=True)
class AskStep:
    """A question; the answer is judged by the server."""

    prompt: str
    facts: tuple[str, ...]
    picture: Picture
    asks: Asks
    kind: Literal["ask"] = "ask"


@dataclass(frozen=True)
class PractiseStep:
    """So many questions of a drill."""

    drill: str
    level: int
    count: int
    kind: Literal["practise"] = "practise"


ToldStep = ReadStep | AskStep | PractiseStep


@dataclass(frozen=True)
class ToldLesson:
    course: str
    course_title: str
    id: str
    title: str
    rules: str
    rules_name: str
    steps: tuple[ToldStep, ...]
    next: str  # COURSE/LESSON, of the next course after the last one; nothing after the very last


def cards(lang: str) -> list[CourseCard]:
    """Every course with its lessons."""
    return [_card(course, lang) for course in COURSES.values()]


def _card(course: Course, lang: str) -> CourseCard:
    words = Words(lang)
    lessons = tuple(
        LessonCard(one.id, _title(course.id, one, words), one.rules, _name(one.rules, lang), len(one.steps))
        for one in course.lessons
    )
    return CourseCard(course.id, words.text(f"course-{course.id}"), words.text(f"course-{course.id}-about"), lessons)


def _title(course: str, lesson: Lesson, words: Words) -> str:
    if lesson.title:
        return words.text(f"lesson-{course}-{lesson.title}-title", number=lesson.number)
    return words.text(f"lesson-{course}-{lesson.id}-title")


def _name(rules: str, lang: str) -> str:
    return rule_set(rules).names[lang]


def told(course: str, lesson: str, lang: str) -> ToldLesson:
    """The lesson as it is shown.

    >>> one = told("waits", "two", "en")
    >>> one.title, len(one.steps), one.next
    ('Two kinds of tile', 6, 'waits/three')
    """
    found = find(course, lesson)
    rules = rule_set(found.rules)
    words = Words(lang, rules=rules)
    return ToldLesson(
        course=course,
        course_title=words.text(f"course-{course}"),
        id=lesson,
        title=_title(course, found, words),
        rules=rules.id,
        rules_name=_name(rules.id, lang),
        steps=tuple(_step(course, step, rules, words) for step in found.steps),
        next=_after(course, found),
    )


def _after(course: str, lesson: Lesson) -> str:
    """
    >>> _after("tiles", COURSES["tiles"].lessons[-1])
    'waits/ready'
    """
    row = [(id, one) for id, of in COURSES.items() for one in of.lessons]
    return "".join(f"{id}/{one.id}" for id, one in row[row.index((course, lesson)) + 1 :][:1])


def _step(course: str, step: Step, rules: RuleSet, words: Words) -> ToldStep:
    match step:
        case Read():
            return _read(course, step, rules, words)
        case Ask(item):
            put = item.put(rules, words)
            return AskStep(put.prompt, put.facts, put.picture, item.asks(rules, words))
        case Practise(drill, level, count):
            return PractiseStep(drill, level, count)


def _read(course: str, step: Read, rules: RuleSet, words: Words) -> ReadStep:
    facts = {name: item.fact(rules, words) for name, item in step.facts.items()}
    return ReadStep(
        paragraphs=tuple(words.text(f"lesson-{course}-{step.text}", **facts).split("\n")),
        tiles=step.tiles,
        chapters=tuple(_passage(one, rules, words) for one in step.passages),
        entries=tuple(pattern(rules, id, words) for id in step.patterns),
        worked=tuple(worked_examples(rules, words)[id] for id in step.examples),
        sheets=(*(_lines(rules, words) if step.lines else ()), *(sheets(rules, words) if step.sheets else ())),
        opening=rules.id if step.opening else "",
    )


def _passage(passage: Passage, rules: RuleSet, words: Words) -> Chapter:
    parts = tuple(CHAPTERS[passage.chapter](Teller(rules, words)))
    if passage.stretch:
        parts = tuple(_stretches(parts))[passage.stretch - 1]
    return chapter(passage.chapter, parts, words)


def _stretches(parts: tuple[Part, ...]) -> Iterator[tuple[Part, ...]]:
    """Each ends with a figure; what follows the last figure is one too."""
    some: list[Part] = []
    for part in parts:
        some.append(part)
        if isinstance(part, Figure):
            yield tuple(some)
            some = []
    if some:
        yield tuple(some)


def _lines(rules: RuleSet, words: Words) -> Iterator[Sheet]:
    """The points of sets, waits and ways of winning."""
    for tag, title, found in sections(rules, words):
        if tag == POINTS:
            rows = (
                Row((one.name_of(value, words) if value.key else words.name(one.id), value.text(words)))
                for one in found
                for value in one.values
            )
            yield Sheet(title, ("", ""), tuple(rows))


# --- a question by its name, as drills have them: COURSE/LESSON is the drill, and the number of the step the seed ---


def question_id(course: str, lesson: Lesson, step: int) -> QuestionId:
    """What a step that asks is called, so that it can come again.

    >>> question_id("waits", find("waits", "two"), 1)
    QuestionId(drill='waits/two', rules='video', level=1, seed='1')
    """
    return QuestionId(drill=f"{course}/{lesson.id}", rules=lesson.rules, level=1, seed=str(step))


def question(id: QuestionId, lang: str) -> DrillQuestion:
    """The question of a lesson, in words of one language."""
    asked, rules = _asked(id)
    words = Words(lang, rules=rules)
    put = asked.item.put(rules, words)
    return DrillQuestion(
        drill=id.drill,
        rules=id.rules,
        level=id.level,
        seed=id.seed,
        prompt=put.prompt,
        facts=[*put.facts],
        picture=put.picture,
        asks=asked.item.asks(rules, words),
    )


def verdict(id: QuestionId, given: DrillAnswer, lang: str) -> Verdict:
    """Whether an answer to a question of a lesson is right, and why."""
    asked, rules = _asked(id)
    words = Words(lang, rules=rules)
    item = asked.item
    return Verdict(
        right=item.is_right(rules, given),
        answer=item.shaped(rules),
        said=item.said(rules, words),
        lines=item.why(rules, words),
    )


def _asked(id: QuestionId) -> tuple[Ask, RuleSet]:
    course, _, lesson = id.drill.partition("/")
    found = find(course, lesson)
    step = int(id.seed) if id.seed.isascii() and id.seed.isdigit() else -1
    asked = found.steps[step] if 0 <= step < len(found.steps) else None
    if not isinstance(asked, Ask) or id != question_id(course, found, step):
        raise RukaError("no-question-here", lesson=id.drill, step=id.seed)
    return asked, rule_set(found.rules)
