"""Lessons are right by construction: texts in three languages, tiles that can be read, and the sources' own conclusions
where a question is the source's."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import ruka
from ruka.explain.words import Words
from ruka.learn import drills
from ruka.learn.courses import COURSES, Ask, Lesson, Practise, Read
from ruka.learn.courses.items import Item
from ruka.learn.courses.telling import AskStep, ReadStep, cards, question_id, told, verdict
from ruka.learn.glossary import terms
from ruka.rulesets import rule_set
from ruka.schema.learning import DrillAnswer
from ruka.texts import LANGUAGES
from tests.families import first_of_each

PLACES = Path(ruka.__file__).parent / "learn/places/courses.toml"
MOST_STEPS = 9
FIRST = {(course.id, lesson.id) for course in COURSES.values() for lesson in course.lessons if not lesson.title}
MADE = [(course.id, one.id) for course in COURSES.values() for one in course.lessons if one.title]
USUAL = sorted(FIRST) + [(course, id) for course, id in MADE if id.removesuffix("-1") in first_of_each()]
REST = [one for one in MADE if one not in USUAL]
ALL = [*USUAL, *(pytest.param(*one, marks=pytest.mark.long) for one in REST)]
every_lesson = pytest.mark.parametrize(("course", "id"), ALL)


def lesson_of(course: str, id: str) -> Lesson:
    found = COURSES[course].lesson(id)
    assert found is not None
    return found


def questions(lesson: Lesson) -> Iterator[tuple[int, Ask]]:
    for place, step in enumerate(lesson.steps):
        if isinstance(step, Ask):
            yield place, step


@every_lesson
def test_a_lesson_is_told_in_every_language(course: str, id: str) -> None:
    """With words for all of it, and tiles that can be drawn."""
    shapes = set()
    for lang in LANGUAGES:
        lesson = told(course, id, lang)
        shapes.add(tuple(step.kind for step in lesson.steps))
        for step in lesson.steps:
            if isinstance(step, ReadStep):
                assert all(step.paragraphs)
                for tiles in step.tiles:
                    assert ruka.parse(tiles).size or ruka.parse(tiles).flowers
            elif isinstance(step, AskStep):
                assert step.prompt
                for tiles in filter(None, (step.picture.hand, step.picture.seen, *step.picture.tiles)):
                    assert ruka.parse(tiles).size
    assert len(shapes) == 1
    assert 2 <= len(lesson_of(course, id).steps) <= MOST_STEPS


@every_lesson
def test_the_engine_answers_what_the_source_concludes(course: str, id: str) -> None:
    lesson = lesson_of(course, id)
    rules = rule_set(lesson.rules)
    for place, step in questions(lesson):
        if step.says is not None:
            assert step.item.answer(rules) == step.says, (place, step.item)


@every_lesson
def test_an_answer_is_judged(course: str, id: str) -> None:
    """The right one is right and every answer has reasons; what is wrong is told the same right answer."""
    lesson = lesson_of(course, id)
    rules = rule_set(lesson.rules)
    for place, step in questions(lesson):
        right = step.item.shaped(rules)
        judged = verdict(question_id(course, lesson, place), right, "en")
        assert judged.right
        assert judged.said
        assert judged.lines
        wrong = verdict(question_id(course, lesson, place), _other(step.item, lesson), "en")
        assert not wrong.right
        assert wrong.answer == right


def _other(item: Item, lesson: Lesson) -> DrillAnswer:
    """An answer that is none."""
    rules = rule_set(lesson.rules)
    asks = item.asks(rules, Words("en", rules=rules))
    right = item.shaped(rules)
    match asks.__class__.__name__:
        case "AskNumber":
            return DrillAnswer(number=(right.number or 0) + 1)
        case "PickOptions":
            return DrillAnswer(picked=[(right.picked[0] + 1) % len(asks.options)])  # type: ignore[union-attr]
        case _:
            return DrillAnswer(tiles=[])


def test_what_is_practised_can_be_asked_by_the_rules_of_the_lesson() -> None:
    for course in COURSES.values():
        for lesson in course.lessons:
            for step in lesson.steps:
                if isinstance(step, Practise):
                    asked = drills.question(step.drill, lesson.rules, step.level, "seed")
                    assert asked.prompt, (course.id, lesson.id)


def test_every_course_has_a_title_and_lessons_have_names_of_their_own() -> None:
    for lang in LANGUAGES:
        for card in cards(lang):
            assert card.title
            assert card.text
            names = [(lesson.title, lesson.rules) for lesson in card.lessons]
            assert len(set(names)) == len(names), card.id


def test_every_text_of_a_course_is_in_a_lesson() -> None:
    """`./dev check` finds keys that nothing could name; here, those that no lesson does."""
    used = {
        f"lesson-{course.id}-{name}"
        for course in COURSES.values()
        for lesson in course.lessons
        for name in (
            f"{lesson.title or lesson.id}-title",
            *(step.text for step in lesson.steps if isinstance(step, Read)),
        )
    }
    written = set()
    for file in (Path(ruka.__file__).parent / "texts/en").glob("course-*.ftl"):
        written |= set(re.findall(r"^(lesson-[\w-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE))
    assert used == written


def test_marked_words_are_in_the_glossary() -> None:
    for file in (Path(ruka.__file__).parent / "texts").glob("*/course-*.ftl"):
        marked = set(re.findall(r"\[term:([^|\]]*)\|", file.read_text(encoding="utf-8")))
        assert marked <= terms().keys(), file.name


def test_each_row_of_the_inventories_leads_to_a_lesson() -> None:
    for row, address in tomllib.loads(PLACES.read_text(encoding="utf-8")).items():
        assert re.fullmatch(r"C[0-4]-\d{3}", row)
        for one in [address] if isinstance(address, str) else address:
            kind, _, place = one.partition(":")
            course, _, id = place.partition("/")
            assert kind == "lesson"
            assert COURSES[course].lesson(id), one
