"""The REST calls of courses (docs/protocol.md): lessons to read; their questions are judged as those of drills."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from ruka.learn.courses import find
from ruka.server import work
from ruka.server.models import CourseList, LessonPage, Word
from ruka.server.problems import language
from ruka.server.routes import REFUSALS, InLang, Slow, once

courses_api = APIRouter(prefix="/api/v1/learn/courses", responses=REFUSALS)
Named = Annotated[Word, Path()]


@courses_api.get("", response_model=CourseList)
async def courses(request: Request, slow: Slow, lang: InLang = None) -> Response:
    """The courses with their lessons."""
    return await once(request, slow, "application/json", work.course_cards, language(request))


@courses_api.get("/{course}/{lesson}", response_model=LessonPage)
async def lesson(request: Request, course: Named, lesson: Named, slow: Slow, lang: InLang = None) -> Response:
    """A lesson: what is read, asked and practised. Its questions do not hold their answers."""
    find(course, lesson)  # only what there is is made, and kept
    return await once(request, slow, "application/json", work.lesson, course, lesson, language(request))
