"""Puzzles by REST: asked without their answers, judged by the coach, rated for guests and people, made of own games."""

from __future__ import annotations

import io
import json
from datetime import UTC, datetime
from functools import cache
from typing import Any
from zipfile import ZipFile

import pytest
from sqlalchemy import select

from ruka.agents import agent, play_out
from ruka.engine import Table
from ruka.learn.puzzles import Kept, games, of_day, puzzles, shown
from ruka.learn.puzzles.rating import UNKNOWN
from ruka.schema import HIDDEN
from ruka.server.stores import schema
from tests.server.conftest import PASSWORD, House, shared_house

house = shared_house
Json = dict[str, Any]
PUZZLES = "/api/v1/learn/puzzles"


def one_of(rules: str = "tenhou", theme: str = "efficiency", place: int = 0) -> Kept:
    return [one for one in puzzles().values() if (one.rules, one.theme) == (rules, theme)][place]


def right(one: Kept) -> Json:
    return {"action": one.answer.to_json()}


def wrong(one: Kept) -> Json:
    return {"action": one.moment().coached.choices[-1].action.to_json()}


async def test_a_puzzle_is_asked_without_its_answer_and_without_what_is_hidden(house: House) -> None:
    for rules, themes in games().items():
        one = one_of(rules, next(iter(themes)))
        found = await house.http.get(f"{PUZZLES}/{one.id}", params={"lang": "cs"})
        assert found.status_code == 200, found.text
        told = found.json()
        assert not {"best", "theme", "choices", "sentences", "seed", "deeds"} & {*told}
        assert told["rules"] == told["layout"]["id"] == rules
        assert told["prompt"].endswith("?")
        for seat, other in enumerate(told["view"]["seats"]):
            assert seat == told["view"]["seat"] or {*other["tiles"]} <= {HIDDEN}


async def test_the_coach_says_why_and_the_browser_of_a_guest_keeps_the_rating(house: House) -> None:
    one = one_of()
    good = (await house.http.post(f"{PUZZLES}/{one.id}", json=right(one))).json()
    assert (good["right"], good["counted"], good["theme"]) == (True, True, "efficiency")
    assert good["after"] > good["before"] == shown(UNKNOWN)
    assert (good["rating"]["tried"], good["rating"]["right"]) == (1, 1)
    other = one_of(place=1)
    bad = (await house.http.post(f"{PUZZLES}/{other.id}", json={**wrong(other), "rating": good["rating"]})).json()
    assert (bad["right"], bad["best"]) == (False, other.answer.to_json())
    assert bad["after"] < bad["before"] == good["after"]
    assert (bad["rating"]["tried"], bad["rating"]["right"]) == (2, 1)
    assert bad["sentences"]
    assert all(choice["reasons"] is not None for choice in bad["choices"])


async def test_help_gains_nothing_and_costs_no_more_than_being_wrong(house: House) -> None:
    one = one_of()
    told = (await house.http.get(f"{PUZZLES}/{one.id}/hint", params={"lang": "pl"})).json()
    assert told["theme"] == one.theme
    assert told["text"].endswith((".", "?"))
    plain = (await house.http.post(f"{PUZZLES}/{one.id}", json=wrong(one))).json()
    helped = (await house.http.post(f"{PUZZLES}/{one.id}", json={**wrong(one), "helped": True})).json()
    assert helped["after"] == plain["after"] < plain["before"]
    gained = (await house.http.post(f"{PUZZLES}/{one.id}", json={**right(one), "helped": True})).json()
    assert (gained["right"], gained["counted"], gained["after"]) == (True, False, gained["before"])


async def test_the_next_puzzle_is_of_the_game_and_theme_and_new(house: House) -> None:
    wish: Json = {"rules": "hong-kong", "theme": "call"}
    own = [one.id for one in puzzles().values() if (one.rules, one.theme) == ("hong-kong", "call")]
    seen: list[str] = []
    for _ in own[:4]:
        found = (await house.http.post(f"{PUZZLES}/next", json={**wish, "seen": seen})).json()
        assert found["id"] in own
        assert found["id"] not in seen
        seen.append(found["id"])


async def test_the_puzzle_of_the_day_is_the_same_for_everybody(house: House) -> None:
    day = datetime.now(UTC).date()
    for rules in ("mcr", "mahjong-soul"):
        found = (await house.http.get(f"{PUZZLES}/day", params={"rules": rules})).json()
        if found["day"] == day.isoformat():  # not over midnight
            assert found["id"] == of_day(rules, day).id


async def test_a_person_is_rated_here_once_for_a_puzzle_and_so_is_the_puzzle(house: House) -> None:
    one = one_of()
    async with house.person("Petra") as browser:
        before = (await browser.get(f"{PUZZLES}/mine")).json()
        assert (before["shown"], before["tries"]) == (shown(UNKNOWN), [])
        made_up = {"mean": 90.0, "deviation": 1.0}
        first = (await browser.post(f"{PUZZLES}/{one.id}", json={**right(one), "rating": made_up})).json()
        assert first["before"] == shown(UNKNOWN)
        assert first["counted"]
        assert first["puzzle"] < round(60 * one.mean)
        again = (await browser.post(f"{PUZZLES}/{one.id}", json=wrong(one))).json()
        assert (again["counted"], again["after"]) == (False, first["after"])
        after = (await browser.get(f"{PUZZLES}/mine")).json()
        assert after["shown"] == first["after"]
        assert [(tried["id"], tried["right"]) for tried in after["tries"]] == [(one.id, True)]
        for _ in range(3):
            found = await browser.post(f"{PUZZLES}/next", json={"rules": one.rules, "theme": one.theme})
            assert found.json()["id"] != one.id

        packed = await browser.get("/api/v1/me/export")
        account = json.loads(ZipFile(io.BytesIO(packed.content)).read("account.json"))
        assert account["puzzles"] == after
        gone = await browser.request("DELETE", "/api/v1/me", json={"password": PASSWORD})
        assert gone.status_code == 204, gone.text
    stores = house.app.state.stores
    for table in ("puzzle_ratings", "puzzle_tries"):
        assert not await stores.clerk.rows(select(schema.metadata.tables[table]))
    assert (await house.http.get(f"{PUZZLES}/{one.id}")).json()["rating"] == first["puzzle"]


async def test_what_a_guest_tried_counts_for_the_account_once(house: House) -> None:
    """As the browser was told it would: the same tries lead to the same rating."""
    solved, missed, led = (one_of(place=place) for place in (1, 2, 3))
    before = (await house.http.get(f"{PUZZLES}/{missed.id}")).json()["rating"]
    rating: Json | None = None
    tries: list[Json] = []
    for hour, (one, body) in enumerate([(solved, right(solved)), (missed, wrong(missed)), (led, right(led))]):
        asked = {**body, "rating": rating, "helped": one is led}
        told = (await house.http.post(f"{PUZZLES}/{one.id}", json=asked)).json()
        rating = told["rating"]
        known = {"right": told["right"] and one is not led, "counted": told["counted"]}
        tries.insert(0, {"id": one.id, "at": f"2026-11-01T0{hour}:00:00.000Z", **known})
    assert [one["counted"] for one in tries] == [False, True, True]
    gone = {"id": "gone", "right": True, "at": "2026-11-01T09:00:00Z"}  # a puzzle that is not shipped any more
    async with house.person("Marek") as browser:
        for _ in range(2):  # to send it twice changes nothing
            put = await browser.put(f"{PUZZLES}/mine", json={"tries": [gone, *tries]})
            assert put.status_code == 200, put.text
            stands = put.json()
            assert stands["rating"] == pytest.approx(rating)
            assert [(one["id"], one["right"]) for one in stands["tries"]] == [
                (led.id, False),
                (missed.id, False),
                (solved.id, True),
            ]
        assert (await browser.get(f"{PUZZLES}/mine")).json() == stands
        again = (await browser.post(f"{PUZZLES}/{missed.id}", json=right(missed))).json()
        assert not again["counted"]

        made_up = [{**tries[-1], "right": False}, {**tries[-1], "id": one_of(place=4).id, "at": "2999-01-01T00:00:00Z"}]
        more = (await browser.put(f"{PUZZLES}/mine", json={"tries": made_up})).json()
        assert (more["rating"]["tried"], more["rating"]["right"]) == (3, 2)  # what is known stays
        assert more["tries"][0]["at"] < "2999"
        await browser.request("DELETE", "/api/v1/me", json={"password": PASSWORD})
    assert (await house.http.get(f"{PUZZLES}/{missed.id}")).json()["rating"] == before  # nobody proved it


async def test_tries_that_cannot_be_are_refused_and_change_nothing(house: House) -> None:
    one = {"id": one_of().id, "right": True, "at": "2026-11-01T00:00:00Z"}
    refused = await house.http.put(f"{PUZZLES}/mine", json={"tries": [one]})
    assert (refused.status_code, refused.json()["code"]) == (401, "sign-in-first")
    async with house.person("Jan") as browser:
        for bad in (
            [{**one, "at": "yesterday"}],
            [{**one, "at": "0001-01-01T00:00:00+14:00"}],
            [{**one, "id": "x" * 99}],
            [{**one, "more": 1}],
            [one] * 1001,
        ):
            refused = await browser.put(f"{PUZZLES}/mine", json={"tries": bad})
            assert refused.status_code == 400, refused.text
            assert refused.json()["text"].endswith(".")
        assert (await browser.get(f"{PUZZLES}/mine")).json()["tries"] == []
        await browser.request("DELETE", "/api/v1/me", json={"password": PASSWORD})


async def test_a_guest_makes_no_puzzle_harder(house: House) -> None:
    one = one_of("mcr")
    before = (await house.http.get(f"{PUZZLES}/{one.id}")).json()["rating"]
    sure = {"mean": 90.0, "deviation": 1.0}
    await house.http.post(f"{PUZZLES}/{one.id}", json={**wrong(one), "rating": sure})
    assert (await house.http.get(f"{PUZZLES}/{one.id}")).json()["rating"] == before


@cache
def own_game() -> Table:
    table = Table("hong-kong", seed=3)
    play_out(table, [agent("greedy", table.rules, seat) for seat in range(4)], until=lambda table: table.hands > 4)
    return table


async def test_a_game_becomes_puzzles_that_count_for_nobody(house: House, worked: list[str]) -> None:
    data = "".join(f"{line}\n" for line in own_game().record.lines()).encode()
    game = (await house.http.post("/api/v1/replays", content=data)).json()["id"]
    found: list[str] = []
    for seat in range(4):
        asked = {"game": {"id": game, "seat": seat}}
        answer = await house.http.post(f"{PUZZLES}/own", json=asked)
        assert answer.status_code == 200, answer.text
        found += answer.json()["ids"]
        assert (await house.http.post(f"{PUZZLES}/own", json=asked)).json() == answer.json()
    assert worked.count("own_puzzles") == 4  # each is looked through once
    assert found
    told = (await house.http.get(f"{PUZZLES}/{found[0]}")).json()
    assert told["rating"] is None
    action = told["view"]["legal_actions"][0]
    judged = (await house.http.post(f"{PUZZLES}/{found[0]}", json={"action": action})).json()
    assert (judged["counted"], judged["rating"]) == (False, None)
    assert judged["choices"]
    assert (await house.http.get(f"{PUZZLES}/{found[0]}/hint")).json()["text"]
    for id in (f"{game}.9.9", f"{game}.x.y", f"{game}.0.999999", f"{game}..", f"{game}.0"):
        missing = await house.http.get(f"{PUZZLES}/{id}")
        assert (missing.status_code, missing.json()["code"]) == (404, "no-such-puzzle"), id


WRONG: list[tuple[str, str, Json | None, str]] = [
    ("GET", "/nothing", None, "no-such-puzzle"),
    ("GET", "/nothing/hint", None, "no-such-puzzle"),
    ("POST", "/nothing", {"action": {"seat": 0, "type": "pass"}}, "no-such-puzzle"),
    ("GET", "/day?rules=tenho", None, "unknown-rules-near"),
    ("POST", "/next", {"rules": "tenho"}, "unknown-rules-near"),
    ("POST", "/next", {"rules": "tenhou", "theme": "luck"}, "bad-field"),
    ("POST", "/next", {"rules": "tenhou", "rating": {"mean": 1e9, "deviation": 1}}, "bad-field"),
    ("POST", "/next", {"rules": "tenhou", "seen": ["x" * 99]}, "too-long"),
    ("GET", "/mine", None, "sign-in-first"),
    ("POST", "/own", {"game": {"id": "nothing", "seat": 0}}, "no-such-replay"),
]


@pytest.mark.parametrize(("method", "path", "body", "code"), WRONG)
async def test_what_is_no_puzzle_is_refused_in_a_sentence(
    house: House, method: str, path: str, body: Json | None, code: str
) -> None:
    refused = await house.http.request(method, PUZZLES + path, json=body)
    assert refused.status_code in (400, 401, 404), refused.text
    assert refused.json()["code"] == code
    assert refused.json()["text"].endswith((".", "?", "!"))


async def test_an_answer_that_cannot_be_done_tells_nothing(house: House) -> None:
    one = one_of()
    for action in ({"seat": one.seat, "type": "nine_orphans"}, {"seat": 9, "type": "pass"}):
        refused = await house.http.post(f"{PUZZLES}/{one.id}", json={"action": action})
        assert (refused.status_code, {*refused.json()}) == (400, {"code", "text"})
