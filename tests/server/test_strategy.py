"""The questions of strategy by REST: what the command line answers, with its limits and refusals."""

from __future__ import annotations

import pytest

from ruka.cli.questions import answer
from tests.server.conftest import House, shared_house
from tests.server.players import Json

house = shared_house

ASKED: list[tuple[str, Json]] = [
    ("element", {"tiles": "788m", "visible": "9m"}),
    ("potential", {"hand": "123m 456p 78s 11z 589p", "turn": 3}),
    ("danger", {"tile": "9m", "visible": "7777m 8888m"}),
    ("danger", {"tile": "9m", "visible": "7777m 8888m 999m", "rules": "hong-kong"}),
    ("reading", {"discards": "3z7z37p148s6z9p2s3m"}),
]
WRONG: list[tuple[str, Json, str]] = [
    ("element", {"tiles": "7m8p"}, "element-of-one-suit"),
    ("element", {"tiles": "788m", "visible": "7777m"}, "bad-visible"),
    ("potential", {"hand": "123m", "turn": 1, "tiles": 5}, "unknown-tile-set"),
    ("danger", {"tile": "12m"}, "one-tile"),
    ("danger", {"tile": "9m", "rules": "no-such-rules"}, "unknown-rules"),
    ("reading", {"discards": "3z7z", "cuts": "h"}, "bad-cuts"),
]


@pytest.mark.parametrize(("kind", "asked"), ASKED)
async def test_answers_are_those_of_the_command_line(house: House, kind: str, asked: Json) -> None:
    found = await house.http.post(f"/api/v1/{kind}", json=asked)
    assert found.status_code == 200, found.text
    told = found.json()
    assert answer({"kind": kind, **asked}).items() <= told.items()


@pytest.mark.parametrize(("kind", "asked", "code"), WRONG)
@pytest.mark.parametrize("lang", ["cs", "pl", "en"])
async def test_refusals_have_a_code_and_a_sentence(house: House, kind: str, asked: Json, code: str, lang: str) -> None:
    refused = await house.http.post(f"/api/v1/{kind}", json={**asked, "lang": lang})
    assert refused.status_code == 400
    assert refused.json()["code"] == code
    assert refused.json()["text"].endswith((".", "!"))


@pytest.mark.parametrize("kind", ["element", "potential", "danger", "reading"])
async def test_what_is_no_question_is_refused(house: House, kind: str) -> None:
    for body in (
        {},
        {"hand": 3},
        {"tiles": "1" * 300 + "m", "hand": "1" * 300, "tile": "1" * 300, "discards": "1" * 300},
    ):
        assert 400 <= (await house.http.post(f"/api/v1/{kind}", json=body)).status_code < 500


async def test_reasons_of_a_reading_are_sentences_of_the_language(house: House) -> None:
    asked = {"discards": "3z7z37p148s6z9p2s3m", "lang": "cs"}
    told = (await house.http.post("/api/v1/reading", json=asked)).json()
    assert len(told["sentences"]) == len(told["lines"]) > 0
    assert told["sentences"][0].startswith("Tento hráč vůbec neodhazuje znaky")
