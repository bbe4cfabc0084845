"""People with accounts: they come in, hold seats from any browser, and leave again."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from ruka.server.people import hash_of
from tests.server.conftest import PASSWORD, House, serving, shared_house
from tests.server.players import Json
from tests.server.test_database import address, cluster, postgres

__all__ = ["address", "cluster", "postgres"]
house = shared_house


async def sign_in(browser: httpx.AsyncClient, name: str, password: str = PASSWORD) -> httpx.Response:
    return await browser.post("/api/v1/visits", json={"name": name, "password": password})


async def me(browser: httpx.AsyncClient) -> Json | None:
    answer = await browser.get("/api/v1/me")
    assert answer.status_code == 200
    found: Json | None = answer.json()
    return found


# --- coming in and leaving ---


async def test_an_account_is_made_and_signed_in_with(tmp_path: Path, address: str) -> None:
    async with serving(tmp_path / "data", database=address) as house, house.person("Eva Nová") as browser:
        known = await me(browser)
        assert known is not None
        assert (known["name"], known["keeper"]) == ("Eva Nová", False)
        assert (await browser.delete("/api/v1/visits/this")).status_code == 204
        assert await me(browser) is None
        answer = await sign_in(browser, "  eva nová ".strip())
        assert (answer.status_code, answer.json()["id"]) == (201, known["id"])
    async with serving(tmp_path / "data", database=address) as house, house.browser() as other:  # it stays signed in
        other.cookies.set("ruka-visit", browser.cookies["ruka-visit"])
        assert (await me(other) or {})["id"] == known["id"]


async def test_nobody_is_signed_in_by_default(house: House) -> None:
    assert await me(house.http) is None
    answer = await house.http.get("/api/v1/visits", params={"lang": "en"})
    assert (answer.status_code, answer.json()) == (401, {"code": "sign-in-first", "text": "Sign in first."})


@pytest.mark.parametrize("name", ["Zora", "ZORA", "ｚｏｒａ"])
async def test_a_name_belongs_to_one_person(house: House, name: str) -> None:
    async with house.browser() as browser:
        first = {"name": "Zora", "password": PASSWORD}
        await browser.post("/api/v1/people", json=first)  # the first time
        answer = await browser.post("/api/v1/people", json=first | {"name": name})
        assert (answer.status_code, answer.json()["code"]) == (409, "account-taken")


@pytest.mark.parametrize(
    ("password", "code"),
    [
        ("tajné", "password-short"),
        ("Longer Name", "password-is-name"),
        ("x" * 1001, "too-long"),
        ("", "password-short"),
    ],
)
async def test_passwords_that_are_refused(house: House, password: str, code: str) -> None:
    asked = {"name": "Longer Name", "password": password, "lang": "en"}
    answer = await house.http.post("/api/v1/people", json=asked)
    assert (answer.status_code, answer.json()["code"]) == (400, code)
    assert not password or password not in answer.text


async def test_a_password_from_another_keyboard_is_the_same(house: House) -> None:
    async with house.person("Keyboard", "ﬁancée" + " of 1000"), house.browser() as browser:
        assert (await sign_in(browser, "Keyboard", "fiance" + chr(0x301) + "e of 1000")).status_code == 201


async def test_visits_can_be_seen_and_ended(house: House) -> None:
    agent = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0"
    async with house.person("Visits") as desk, house.browser() as phone, house.browser() as library:
        phone.headers["user-agent"] = agent
        for browser in (phone, library):
            await sign_in(browser, "Visits")
        found = (await desk.get("/api/v1/visits")).json()
        assert len(found) == 3
        assert [one["this"] for one in found].count(True) == 1
        (other,) = [one for one in found if one["about"] == "Edge, Windows"]
        assert (await desk.delete(f"/api/v1/visits/{other['id']}")).status_code == 204
        assert (await desk.delete(f"/api/v1/visits/{other['id']}")).json()["code"] == "no-such-visit"
        assert await me(phone) is None
        assert await me(library) is not None
        assert (await desk.delete("/api/v1/visits")).status_code == 204
        assert await me(library) is None
        assert await me(desk) is not None


async def test_a_visit_of_somebody_else_stays(house: House) -> None:
    async with house.person("Here") as one, house.person("There") as other:
        visit = (await me(other) or {})["visit"]
        assert (await one.delete(f"/api/v1/visits/{visit}")).status_code == 404
        assert await me(other) is not None


# --- seats ---


async def test_a_person_goes_on_in_another_browser(house: House) -> None:
    async with house.person("Anežka") as desk, house.browser() as phone:
        answer = await desk.post(
            "/api/v1/tables", json={"rules": "tenhou", "name": "x", "pace": "fast", "draw_seats": False}
        )
        seated = answer.json()
        assert seated["token"] == ""
        async with house.player(seated, browser=desk) as player:
            state = await player.until("state")
            assert state["seat"] == 0
            known = await me(desk) or {}
            assert (state["players"][0]["name"], state["players"][0]["person"]) == ("Anežka", known["id"])
            assert [one["person"] for one in state["players"][1:]] == ["", "", ""]
        await sign_in(phone, "Anežka")
        async with house.player(seated, browser=phone) as player:
            state = await player.until("state")
            assert state["seat"] == 0
            await player.answer(state["ask"] or await player.question())
        async with house.player(seated) as stranger:
            assert (await stranger.until("state"))["seat"] is None


async def test_a_person_takes_a_seat_under_their_own_name(house: House) -> None:
    host = await house.make(seats=["person", "open", "open", "bot"], name="Rosa")
    path = f"/api/v1/tables/{host['table']}/seats"
    async with house.person("Rosa") as browser:
        answer = await browser.post(path, json={"name": "somebody else"})
        assert (answer.status_code, answer.json()["seat"]) == (201, 1)
        players = (await house.http.get(f"/api/v1/tables/{host['table']}")).json()["players"]
        assert [one["name"] for one in players[:2]] == ["Rosa", "Rosa"]  # a guest only says so
        assert [bool(one["person"]) for one in players[:2]] == [False, True]
        again = await browser.post(path, json={"name": "Rosa"})
        assert (again.status_code, again.json()["code"]) == (409, "sits-there")


async def test_a_socket_ends_with_its_visit(house: House) -> None:
    async with house.person("Ended") as desk, house.browser() as phone:
        seated = (await desk.post("/api/v1/tables", json={"rules": "tenhou", "name": "x", "pace": "fast"})).json()
        await sign_in(phone, "Ended")
        async with house.player(seated, browser=phone) as player:
            await player.until("state")
            await desk.delete("/api/v1/visits")
            assert (await player.until("refused"))["code"] == "visit-ended"
            with pytest.raises(Exception, match="1008"):
                while True:
                    await player.hear()
        async with house.player(seated, browser=desk) as player:
            assert (await player.until("state"))["seat"] is not None


async def test_a_guest_sits_as_before(house: House) -> None:
    seated = await house.make()
    assert seated["token"]
    async with house.player(seated) as player:
        assert (await player.until("state"))["players"][0]["person"] == ""
    kept = await house.app.state.stores.tables.find(seated["table"])
    assert kept.seats[0].secret_hash == hash_of(seated["token"])
