"""Courses by REST: the list, a lesson, an answer judged; and what there is not."""

from __future__ import annotations

from http import HTTPStatus

import pytest

from tests.server.conftest import House, shared_house

house = shared_house


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
    path = "/api/v1/learn/courses/waits/two"
    lesson = (await house.http.get(path, params={"lang": "en"})).json()
    asked = lesson["steps"][1]
    assert asked["kind"] == "ask"
    assert set(asked) == {"kind", "prompt", "facts", "picture", "asks"}
    right = (await house.http.post(f"{path}/1", json={"answer": {"tiles": ["4p", "7p"]}})).json()
    assert right["right"]
    assert right["lines"][0]["tiles"] == ["4p"]
    wrong = (await house.http.post(f"{path}/1", json={"answer": {"tiles": ["4p"]}, "lang": "pl"})).json()
    assert not wrong["right"]
    assert wrong["answer"]["tiles"] == ["4p", "7p"]
    assert wrong["said"] == "czwórka kółek, siódemka kółek"


@pytest.mark.parametrize("path", ["waits/nothing", "nothing/two"])
async def test_what_there_is_not_gets_a_sentence(house: House, path: str) -> None:
    answer = await house.http.get(f"/api/v1/learn/courses/{path}", params={"lang": "en"})
    assert answer.status_code == HTTPStatus.NOT_FOUND
    assert answer.json() == {"code": "no-such-lesson", "text": f"There is no lesson “{path}”."}


async def test_a_step_that_asks_nothing_is_not_answered(house: House) -> None:
    answer = await house.http.post("/api/v1/learn/courses/waits/two/0", json={"answer": {"number": 3}})
    assert answer.json()["code"] == "no-question-here"
    assert answer.status_code == HTTPStatus.NOT_FOUND
