"""The REST calls of courses (docs/protocol.md): lessons to read, and their questions judged."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from ruka.learn.courses import find
from ruka.schema.learning import Verdict
from ruka.server import work
from ruka.server.models import CourseList, LessonPage, LessonReply, Word
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


@courses_api.post("/{course}/{lesson}/{step}")
async def answer(
    request: Request,
    course: Named,
    lesson: Named,
    step: Annotated[int, Path(ge=0, le=99)],
    reply: LessonReply,
    slow: Slow,
) -> Verdict:
    """Whether an answer to a question of a lesson is right, and why."""
    request.state.lang = reply.lang
    return await slow.run(work.lesson_verdict, course, lesson, step, reply.answer, reply.lang)
