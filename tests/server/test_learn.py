"""Drills by REST: questions without their answers, answers judged, and refusals."""

from __future__ import annotations

from typing import Any

import pytest

from ruka.learn.drills import DRILLS, question, solution, verdict
from ruka.schema import encode
from ruka.schema.learning import DrillQuestion
from ruka.schema.values import convert
from tests.server.conftest import House, shared_house

house = shared_house
Json = dict[str, Any]

FIRST: Json = {"drill": "waits", "rules": "tenhou", "level": 1, "seed": "first"}


async def test_a_question_is_the_one_that_the_library_makes_and_has_no_answer_in_it(house: House) -> None:
    for drill in DRILLS:
        asked = {**FIRST, "drill": drill, "lang": "cs"}
        found = await house.http.get("/api/v1/learn/question", params=asked)
        assert found.status_code == 200, found.text
        made = question(drill, "tenhou", 1, "first", "cs")
        assert found.content == encode(made)
        assert not {"answer", "lines", "said", "right"} & {*found.json()}


async def test_an_answer_is_judged_and_what_was_missed_comes_again(house: House) -> None:
    asked = question(**FIRST)
    right = solution(asked)
    good = (await house.http.post("/api/v1/learn/answer", json={**FIRST, "answer": right.to_json()})).json()
    assert good == verdict(asked, right).to_json()
    assert good["card"] is None
    wrong = {**FIRST, "answer": {"tiles": ["1z"]}}
    missed = (await house.http.post("/api/v1/learn/answer", json=wrong)).json()
    assert not missed["right"]
    assert missed["answer"] == good["answer"]
    assert missed["card"]["seed"] == "first"
    again = {**FIRST, "answer": right.to_json(), "card": missed["card"]}
    later = (await house.http.post("/api/v1/learn/answer", json=again)).json()
    assert later["card"]["due"] > missed["card"]["due"]


async def test_every_drill_says_for_which_rules_it_is(house: House) -> None:
    for lang in ("cs", "pl", "en"):
        cards = (await house.http.get("/api/v1/learn/drills", params={"lang": lang})).json()
        assert [card["drill"] for card in cards] == [*DRILLS]
        assert all(card["name"] and card["text"].endswith(".") and card["levels"] for card in cards)


WRONG: list[tuple[Json, str]] = [
    ({"drill": "wait"}, "unknown-drill"),
    ({"rules": "tenho"}, "unknown-rules-near"),
    ({"drill": "fu", "rules": "mcr"}, "drill-not-for-rules"),
    ({"level": 9}, "no-such-level"),
    ({"level": 10}, "bad-field"),
    ({"seed": "a/b"}, "bad-field"),
    ({"seed": "x" * 33}, "bad-field"),
    ({"level": "one"}, "bad-field"),
]
ANSWERS: list[Json] = [{}, {"picked": [0]}, {"number": 3}, {"tiles": ["1x"]}, {"tiles": ["1f"]}]


@pytest.mark.parametrize(("change", "code"), WRONG)
@pytest.mark.parametrize("lang", ["cs", "pl", "en"])
async def test_what_is_no_question_is_refused_in_a_sentence(house: House, change: Json, code: str, lang: str) -> None:
    refused = await house.http.get("/api/v1/learn/question", params={**FIRST, **change, "lang": lang})
    assert refused.status_code in (400, 404), refused.text
    assert refused.json()["code"] == code
    assert refused.json()["text"].endswith((".", "!"))


@pytest.mark.parametrize("answer", ANSWERS)
async def test_what_is_no_answer_is_refused_and_tells_nothing(house: House, answer: Json) -> None:
    refused = await house.http.post("/api/v1/learn/answer", json={**FIRST, "answer": answer})
    assert refused.status_code == 400, refused.text
    assert {*refused.json()} == {"code", "text"}


async def test_a_card_that_nobody_made_is_refused_or_begun_anew(house: House) -> None:
    asked = convert(question(**FIRST).to_json(), DrillQuestion)
    card = {**FIRST, "due": "2026-01-01T00:00:00+00:00"}
    for change, status in (
        ({"seed": "other"}, 400),
        ({"due": "tomorrow"}, 400),
        ({"due": "9999-12-31T23:59:59+00:00", "state": 2, "stability": 1e6, "difficulty": 10.0}, 200),
        ({"state": 2}, 200),
        ({"state": 7}, 400),
    ):
        body = {**FIRST, "answer": solution(asked).to_json(), "card": {**card, **change}}
        answered = await house.http.post("/api/v1/learn/answer", json=body)
        assert answered.status_code == status, (change, answered.text)
