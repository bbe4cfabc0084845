"""Drills by REST: questions without their answers, answers judged, and refusals."""

from __future__ import annotations

import io
import json
from typing import Any
from zipfile import ZipFile

import pytest
from sqlalchemy import select

from ruka.learn.drills import DRILLS, question, solution, verdict
from ruka.schema import encode
from ruka.schema.learning import DrillQuestion
from ruka.schema.values import convert
from ruka.server.stores import schema
from tests.server.conftest import PASSWORD, House, shared_house

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


async def test_a_person_has_cards_and_progress_in_every_browser(house: House) -> None:
    asked = question(**FIRST)
    async with house.person("Lena") as browser:
        assert (await browser.get("/api/v1/learn/due")).json() == {"cards": [], "later": 0, "streak": 0}
        wrong = {**FIRST, "answer": {"tiles": ["1z"]}}
        missed = (await browser.post("/api/v1/learn/answer", json=wrong)).json()
        found = (await browser.get("/api/v1/learn/due")).json()
        assert (found["cards"], found["later"], found["streak"]) == ([], 1, 1)  # it comes in a minute
        again = {**FIRST, "answer": solution(asked).to_json()}
        later = (await browser.post("/api/v1/learn/answer", json=again)).json()
        assert later["card"]["due"] >= missed["card"]["due"]
        progress = (await browser.get("/api/v1/learn/progress")).json()
        assert progress["cards"] == [later["card"]]

        old = {**FIRST, "seed": "old", "due": "2026-01-01T00:00:00+00:00", "last": "2025-12-31T00:00:00+00:00"}
        guest = {"lessons": {"fu/pairs": "2026-01-01"}, "levels": {"waits/tenhou": 2}, "days": ["2026-01-01"]}
        for _ in range(2):  # to send it twice changes nothing
            put = await browser.put("/api/v1/learn/progress", json={"progress": {**guest, "cards": [old]}})
            assert put.status_code == 200, put.text
        both = put.json()
        assert both["lessons"] == guest["lessons"]
        assert both["levels"] == guest["levels"]
        assert both["days"][0] == "2026-01-01"
        assert len(both["days"]) == 2
        assert [card["seed"] for card in both["cards"]] == ["old", "first"]
        assert [card["seed"] for card in (await browser.get("/api/v1/learn/due")).json()["cards"]] == ["old"]

        packed = await browser.get("/api/v1/me/export")
        account = json.loads(ZipFile(io.BytesIO(packed.content)).read("account.json"))
        assert account["learning"] == both
        gone = await browser.request("DELETE", "/api/v1/me", json={"password": PASSWORD})
        assert gone.status_code == 204, gone.text
    stores = house.app.state.stores
    for table in ("progress", "review_cards"):
        assert not await stores.clerk.rows(select(schema.metadata.tables[table]))


async def test_what_a_guest_keeps_is_no_business_of_the_server(house: House) -> None:
    for method, path in (("GET", "due"), ("GET", "progress"), ("PUT", "progress")):
        body: Json | None = {"progress": {}} if method == "PUT" else None
        refused = await house.http.request(method, f"/api/v1/learn/{path}", json=body)
        assert (refused.status_code, refused.json()["code"]) == (401, "sign-in-first")


@pytest.mark.parametrize(
    "progress",
    [
        {"days": ["yesterday"]},
        {"lessons": {"a/b": "2026-1-1"}},
        {"levels": {"waits/tenhou": 10}},
        {"cards": [{**FIRST, "due": "soon"}]},
        {"cards": [{**FIRST, "due": "0001-01-01T00:00:00+14:00"}]},
        {"cards": [{**FIRST, "due": "2026-01-01T00:00:00+00:00", "stability": 1e99}]},
        {"other": 1},
    ],
)
async def test_progress_that_cannot_be_is_refused_and_changes_nothing(house: House, progress: Json) -> None:
    async with house.person("Jan") as browser:
        refused = await browser.put("/api/v1/learn/progress", json={"progress": progress})
        assert refused.status_code == 400, refused.text
        assert refused.json()["text"].endswith(".")
        empty: Json = {"lessons": {}, "levels": {}, "days": [], "cards": [], "help": {}}
        assert (await browser.get("/api/v1/learn/progress")).json() == empty
        await browser.request("DELETE", "/api/v1/me", json={"password": PASSWORD})
