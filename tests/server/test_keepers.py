"""Whoever keeps a server: named when it starts, sees reports, bans and renames, and all of it is kept."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from ruka.server.people import Guest, Person
from tests.server.conftest import House, serving
from tests.server.test_accounts import me, sign_in


@pytest.fixture
async def kept(tmp_path: Path) -> AsyncIterator[tuple[House, httpx.AsyncClient]]:
    """A server, and the browser of its keeper."""
    async with serving(tmp_path) as house, house.person("Keeper"):
        pass
    async with serving(tmp_path, keepers=["keeper"]) as house, house.browser() as browser:
        await sign_in(browser, "Keeper")
        yield house, browser


async def test_a_keeper_is_named_by_whoever_runs_the_server(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        async with serving(tmp_path, keepers=["Eva"]) as house, house.person("Eva") as browser:
            assert "nobody is called Eva" in caplog.text  # and whoever takes the name later is no keeper
            assert (await me(browser) or {})["keeper"] is False
            assert (await browser.get("/api/v1/keeper/reports")).json()["code"] == "keepers-only"
    for keepers, expected in ((["Eva"], True), ([], True), (["Adam"], False)):
        async with serving(tmp_path, keepers=keepers) as house, house.browser() as browser:
            await sign_in(browser, "Eva")
            assert (await me(browser) or {})["keeper"] is expected


async def test_calls_of_keepers_are_for_keepers_alone(kept: tuple[House, httpx.AsyncClient]) -> None:
    house, _ = kept
    async with house.person("Nosy") as nosy:
        id = (await me(nosy) or {})["id"]
        for method, path in (
            *(("GET", "reports"), ("GET", "acts"), ("GET", "people?name=Nosy"), ("POST", "reports/x/settle")),
            *(("POST", f"people/{id}/ban"), ("DELETE", f"people/{id}/ban"), ("DELETE", f"people/{id}/visits")),
            ("PUT", f"people/{id}/name"),
        ):
            body = {"name": "x"} if method == "PUT" else {} if method == "POST" else None
            for browser, status in ((nosy, 403), (house.http, 401)):
                answer = await browser.request(method, f"/api/v1/keeper/{path}", json=body)
                assert answer.status_code == status, (method, path, answer.text)


async def test_a_ban_is_told_at_the_table_and_at_the_door(kept: tuple[House, httpx.AsyncClient]) -> None:
    house, keeper = kept
    async with house.person("Rude") as rude:
        seated = (await rude.post("/api/v1/tables", json={"rules": "tenhou", "name": "x"})).json()
        found = (await keeper.get("/api/v1/keeper/people", params={"name": "rude"})).json()
        assert (found["banned"], found["visits"]) == ("", 1)
        async with house.player(seated, browser=rude) as player:
            await player.until("state")
            asked = {"days": 3, "reason": "Said it again."}
            banned = (await keeper.post(f"/api/v1/keeper/people/{found['id']}/ban", json=asked)).json()
            assert banned["banned"]
            assert (await player.until("refused"))["code"] == "was-banned"
        assert await me(rude) is None
        answer = await rude.post("/api/v1/visits", json={"name": "Rude", "password": "not this one", "lang": "en"})
        assert answer.json()["code"] == "wrong-sign-in"  # only they themselves are told
        answer = await sign_in(rude, "Rude")
        assert (answer.status_code, answer.json()["code"]) == (403, "banned")
        assert "Said it again." in answer.json()["text"]
        for asked_for, code in (({"days": None}, "banned-forever"), ({"days": 1}, "banned")):
            await keeper.post(f"/api/v1/keeper/people/{found['id']}/ban", json=asked_for)
            assert (await sign_in(rude, "Rude")).json()["code"] == code
        await keeper.delete(f"/api/v1/keeper/people/{found['id']}/ban")
        assert (await sign_in(rude, "Rude")).status_code == 201
    acts = (await keeper.get("/api/v1/keeper/acts")).json()
    assert [(one["keeper"], one["person"], one["act"]) for one in acts] == [
        ("Keeper", "Rude", "unban"),
        *[("Keeper", "Rude", "ban")] * 3,
        ("", "Keeper", "keeper"),
    ]


async def test_a_name_that_nobody_should_read(kept: tuple[House, httpx.AsyncClient]) -> None:
    house, keeper = kept
    async with house.person("Something Rude") as rude:
        seated = (await rude.post("/api/v1/tables", json={"rules": "tenhou", "name": "x"})).json()
        id = (await me(rude) or {})["id"]
        answer = await keeper.put(f"/api/v1/keeper/people/{id}/name", json={"name": "Player 7"})
        assert answer.json()["name"] == "Player 7"
        assert (await me(rude) or {})["name"] == "Player 7"
        table = (await house.http.get(f"/api/v1/tables/{seated['table']}")).json()
        assert "Player 7" in [one["name"] for one in table["players"]]
        await keeper.delete(f"/api/v1/keeper/people/{id}/visits")
        assert await me(rude) is None
    acts = (await keeper.get("/api/v1/keeper/acts")).json()
    assert [one["act"] for one in acts] == ["end-visits", "rename", "keeper"]
    assert acts[1]["text"] == "Something Rude → Player 7"


async def test_keepers_do_not_ban_each_other(kept: tuple[House, httpx.AsyncClient]) -> None:
    _, keeper = kept
    id = (await me(keeper) or {})["id"]
    assert (await keeper.post(f"/api/v1/keeper/people/{id}/ban", json={})).json()["code"] == "keepers-only"


async def test_reports_are_seen_and_settled(kept: tuple[House, httpx.AsyncClient]) -> None:
    house, keeper = kept
    seated = await house.make(name="Loud")
    stores = house.app.state.stores
    seat = (await stores.tables.find(seated["table"])).seats[0]
    assert isinstance(seat.holder, Guest)
    async with house.person("Reporter") as reporter, house.person("Told") as told:
        by, about = (await me(reporter) or {})["id"], Person((await me(told) or {})["id"])
        await stores.keep(stores.keeping.report(seat.holder, "Loud", by, seated["table"], "chat", "…"))
        await stores.keep(stores.keeping.report(about, "Told", None, None, "play", ""))
    first, second = (await keeper.get("/api/v1/keeper/reports")).json()
    assert (first["name"], first["person"], first["by"]) == ("Told", about.id, "")
    assert (second["name"], second["person"], second["by"], second["reason"]) == ("Loud", "", "Reporter", "chat")
    assert (await keeper.post(f"/api/v1/keeper/reports/{first['id']}/settle")).status_code == 204
    later = (await keeper.get("/api/v1/keeper/reports")).json()
    assert [(one["name"], bool(one["settled"])) for one in later] == [("Loud", False), ("Told", True)]
    assert (await keeper.post("/api/v1/keeper/reports/none/settle")).status_code == 404
