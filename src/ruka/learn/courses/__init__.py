"""Courses: seven rows of short lessons. A lesson states its rule set, and the engine answers what it asks.

>>> from ruka.learn.courses import COURSES
>>> [*COURSES]
['tiles', 'waits', 'counting', 'points', 'patterns', 'play', 'table']
>>> COURSES["waits"].lesson("two").steps[1].item.hand
'123m 456s 789s 11z 56p'
"""

from ruka.errors import RukaError
from ruka.learn.courses import counting, patterns, play, points, table, tiles, waits
from ruka.learn.courses.course import Ask, Course, Lesson, Passage, Practise, Read, Step

__all__ = ["COURSES", "Ask", "Course", "Lesson", "Passage", "Practise", "Read", "Step", "find"]

COURSES: dict[str, Course] = {
    module.COURSE.id: module.COURSE for module in (tiles, waits, counting, points, patterns, play, table)
}


def find(course: str, lesson: str) -> Lesson:
    """The lesson of this name, or a sentence that there is none."""
    found = COURSES[course].lesson(lesson) if course in COURSES else None
    if found is None:
        raise RukaError("no-such-lesson", lesson=f"{course}/{lesson}")
    return found
