"""Courses by REST: the list, a lesson, an answer judged; and what there is not."""

from __future__ import annotations

from http import HTTPStatus

import pytest

from tests.server.conftest import House, shared_house
from tests.server.players import Json

house = shared_house
ANSWER = "/api/v1/learn/answer"
SECOND: Json = {"drill": "waits/two", "rules": "video", "level": 1, "seed": "1"}  # the second step of a lesson


async def test_the_list_has_every_course_with_its_lessons(house: House) -> None:
    found = (await house.http.get("/api/v1/learn/courses", params={"lang": "cs"})).json()
    assert [course["id"] for course in found] == ["tiles", "waits", "counting", "points", "patterns", "play", "table"]
    assert found[1]["title"] == "Čekání"
    assert found[1]["lessons"][2] == {
        "id": "two",
        "title": "Dva druhy",
        "rules": "video",
        "rules_name": found[1]["lessons"][2]["rules_name"],
        "steps": 6,
    }


async def test_a_question_is_asked_without_its_answer_and_judged(house: House) -> None:
    lesson = (await house.http.get("/api/v1/learn/courses/waits/two", params={"lang": "en"})).json()
    asked = lesson["steps"][1]
    assert asked["kind"] == "ask"
    assert set(asked) == {"kind", "prompt", "facts", "picture", "asks"}
    right = (await house.http.post(ANSWER, json={**SECOND, "answer": {"tiles": ["4p", "7p"]}})).json()
    assert right["right"]
    assert right["lines"][0]["tiles"] == ["4p"]
    assert right["card"] is None
    wrong = (await house.http.post(ANSWER, json={**SECOND, "answer": {"tiles": ["4p"]}, "lang": "pl"})).json()
    assert not wrong["right"]
    assert wrong["answer"]["tiles"] == ["4p", "7p"]
    assert wrong["said"] == "czwórka kółek, siódemka kółek"


async def test_what_was_missed_in_a_lesson_comes_again(house: House) -> None:
    missed = (await house.http.post(ANSWER, json={**SECOND, "answer": {"tiles": ["4p"]}})).json()["card"]
    again = (await house.http.get("/api/v1/learn/question", params={**SECOND, "lang": "cs"})).json()
    lesson = (await house.http.get("/api/v1/learn/courses/waits/two", params={"lang": "cs"})).json()
    assert again == {**SECOND, **{name: lesson["steps"][1][name] for name in ("prompt", "facts", "picture", "asks")}}
    known = {**SECOND, "answer": {"tiles": ["4p", "7p"]}, "card": missed}
    assert (await house.http.post(ANSWER, json=known)).json()["card"]["due"] > missed["due"]


@pytest.mark.parametrize("path", ["waits/nothing", "nothing/two"])
async def test_what_there_is_not_gets_a_sentence(house: House, path: str) -> None:
    answer = await house.http.get(f"/api/v1/learn/courses/{path}", params={"lang": "en"})
    assert answer.status_code == HTTPStatus.NOT_FOUND
    assert answer.json() == {"code": "no-such-lesson", "text": f"There is no lesson “{path}”."}


@pytest.mark.parametrize(
    "change", [{"seed": "0"}, {"seed": "99"}, {"seed": "one"}, {"seed": "01"}, {"rules": "tenhou"}]
)
async def test_what_a_lesson_does_not_ask_is_not_answered(house: House, change: dict[str, str]) -> None:
    answer = await house.http.post(ANSWER, json={**SECOND, **change, "answer": {"number": 3}})
    assert answer.json()["code"] == "no-question-here"
    assert answer.status_code == HTTPStatus.NOT_FOUND
