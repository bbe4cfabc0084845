"""The lobby: strangers find each other, wait together, and are told what changes."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic
from typing import Any

import httpx
import pytest
from sqlalchemy import insert, select
from websockets.asyncio.client import connect

from ruka.server import work
from ruka.server.hall import Hall
from ruka.server.lobby import board
from ruka.server.stores import schema
from ruka.session.gallery import COUNTED
from tests.server.conftest import House, serving, shared_house
from tests.server.players import PATIENCE, Json, Player
from tests.server.postgres import cluster, postgres

__all__ = ["cluster", "postgres"]
house = shared_house
RIICHI: Json = {"rules": "tenhou", "options": {"length": "tonpuu"}, "clock": "fast", "pace": "fast"}


async def quick(house: House, name: str, http: httpx.AsyncClient | None = None, **more: Any) -> Json:
    answer = await (http or house.http).post("/api/v1/lobby/seat", json={**RIICHI, "name": name} | more)
    assert answer.status_code == 201, answer.text
    seated: Json = answer.json()
    return seated


async def page(house: House, **query: Any) -> Json:
    answer = await house.http.get("/api/v1/lobby", params=query)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


@asynccontextmanager
async def signed_in(house: House, name: str) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=house.url, timeout=PATIENCE) as http:
        answer = await http.post("/api/v1/people", json={"name": name, "password": f"very secret {name}"})
        assert answer.status_code == 201, answer.text
        yield http


class Looker:
    """Somebody who looks at the lobby."""

    def __init__(self, house: House, cookies: httpx.Cookies | None = None, query: str = "") -> None:
        self.url = f"{house.url.replace('http', 'ws', 1)}/api/v1/lobby/socket{query}"
        self.headers = {"cookie": "; ".join(f"{n}={v}" for n, v in cookies.items())} if cookies else {}

    async def __aenter__(self) -> Looker:
        self.socket = await connect(self.url, additional_headers=self.headers)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()

    async def hear(self) -> Json:
        async with asyncio.timeout(PATIENCE):
            said: Json = json.loads(await self.socket.recv())
        return said

    async def until(self, type: str) -> Json:
        while (said := await self.hear())["type"] != type:
            pass
        return said


# --- finding a table ---


async def test_two_who_ask_for_the_same_meet(house: House) -> None:
    eva = await quick(house, "Eva")
    adam = await quick(house, "Adam")
    assert adam["table"] == eva["table"]
    assert adam["seat"] != eva["seat"]
    other = await quick(house, "Jan", clock="calm")
    assert other["table"] != eva["table"]
    shown = await page(house)
    assert [one["setup"]["id"] for one in shown["open"]] == [eva["table"], other["table"]]  # the fullest first
    first = shown["open"][0]
    assert [player["name"] for player in first["players"]] == ["Eva", "Adam", "", ""]
    assert (first["family"], first["setup"]["listed"], first["setup"]["delay"]) == ("riichi", True, 60)
    assert not shown["games"]


async def at_once(data: Path, database: str | None = None) -> None:
    """Many ask at the same moment: everybody sits, nobody at the same seat, and no table waits that need not."""
    async with serving(data, database=database) as house:
        house.app.state.limits.makers.size = 1000
        seated = await asyncio.gather(*(quick(house, "Guest") for _ in range(10)))
        places = {(one["table"], one["seat"]) for one in seated}
        assert len(places) == 10
        by_table = sorted(sum(one["table"] == id for one in seated) for id in {one["table"] for one in seated})
        assert by_table == [2, 4, 4]
        names = [player["name"] for one in (await page(house))["open"] for player in one["players"] if player["name"]]
        assert sorted(names) == ["Guest", "Guest 2"]


async def test_many_who_ask_at_the_same_moment(tmp_path: Path) -> None:
    await at_once(tmp_path)


async def test_the_same_with_postgresql(tmp_path: Path, postgres: str) -> None:
    await at_once(tmp_path, postgres)


async def test_any_of_a_family(house: House) -> None:
    eva = await quick(house, "Eva", rules="wrc", options={}, clock="even")
    adam = await quick(house, "Adam", rules="", options={}, family="riichi", players=4, clock="even")
    assert adam["table"] == eva["table"]
    jan = await quick(house, "Jan", rules="", options={}, family="riichi", players=3, clock="even")
    assert jan["table"] != eva["table"]
    assert [one["setup"]["rules"] for one in (await page(house, players=3))["open"]] == ["tenhou-3p"]
    refused = await house.http.post("/api/v1/lobby/seat", json={"name": "Ota", "family": "riichi", "players": 5})
    assert (refused.status_code, refused.json()["code"]) == (400, "no-quick-rules")


async def test_filters(house: House) -> None:
    await quick(house, "Eva")
    await quick(house, "Adam", rules="hong-kong", options={}, clock="calm")
    for query, rules in (
        ({"family": "riichi"}, ["tenhou"]),
        ({"rules": "hong-kong"}, ["hong-kong"]),
        ({"clock": "calm"}, ["hong-kong"]),
        ({"clock": "even"}, []),
        ({"players": 3}, []),
    ):
        assert [one["setup"]["rules"] for one in (await page(house, **query))["open"]] == rules, query
    refused = await house.http.get("/api/v1/lobby", params={"clock": "soon"})
    assert (refused.status_code, refused.json()["code"]) == (400, "bad-field")


async def rate(house: House, http: httpx.AsyncClient, mean: float, games: int, family: str = "riichi") -> str:
    """As if somebody had played so many rated games; the answer is who they are."""
    person: str = (await http.get("/api/v1/me")).json()["id"]
    row = {"person": person, "family": family, "mean": mean, "deviation": 1.0, "games": games}
    row |= {"last": datetime.now(UTC)}
    await house.app.state.stores.keep(lambda connection: connection.execute(insert(schema.ratings), row))
    return person


async def refusal(http: httpx.AsyncClient, table: str) -> str:
    """Why somebody may not sit down there; empty: they sit."""
    answer = await http.post(f"/api/v1/tables/{table}/seats", json={"name": "x", "lang": "en"})
    return "" if answer.status_code == 201 else f"{answer.status_code} {answer.json()['code']}"


async def test_a_table_for_beginners_is_for_those_whose_rating_says_nothing_yet_or_little(house: House) -> None:
    eva = await quick(house, "Eva", strength="beginners")
    assert (await quick(house, "Adam"))["table"] == eva["table"]  # of a guest nothing is known
    async with signed_in(house, "Strong Beginner") as strong, signed_in(house, "Weak Beginner") as weak:
        await rate(house, strong, mean=25.1, games=10)
        await rate(house, weak, mean=24.9, games=500)
        assert await refusal(strong, eva["table"]) == "403 for-beginners"
        assert (await quick(house, "x", strong))["table"] != eva["table"]
        refused = await strong.post("/api/v1/lobby/seat", json={**RIICHI, "name": "x", "strength": "beginners"})
        assert "a rating below 1500" in refused.json()["text"]
        assert await refusal(weak, eva["table"]) == ""


async def test_a_table_for_experienced_players_is_for_those_whose_rating_says_so(house: House) -> None:
    async with signed_in(house, "Anna Strong") as anna, signed_in(house, "Bob Strong") as bob:
        ids = [await rate(house, http, mean=26, games=10) for http in (anna, bob)]
        made = await quick(house, "x", anna, strength="experienced")
        assert await refusal(house.http, made["table"]) == "403 for-experienced"
        assert (await quick(house, "Guest"))["table"] != made["table"]
        async with signed_in(house, "Few Games") as few, signed_in(house, "Other Family") as other:
            third = await rate(house, few, mean=30, games=9)
            await rate(house, other, mean=30, games=99, family="classical")
            for http in (few, other):
                assert await refusal(http, made["table"]) == "403 for-experienced"
            await befriend(house, ids[1], third)
            assert await refusal(few, made["table"]) == "403 for-experienced"  # a friend of nobody who sits there
            assert (await quick(house, "x", bob))["table"] == made["table"]
            assert await refusal(few, made["table"]) == ""


async def test_a_table_that_is_not_listed_asks_nobody(house: House) -> None:
    made = await house.make(seats=["person", "open", "open", "open"], strength="experienced")
    assert await refusal(house.http, made["table"]) == ""


async def test_a_table_that_is_not_listed_is_not_found(house: House) -> None:
    await house.make(seats=["person", "open", "open", "open"])
    assert (await page(house))["open"] == []
    await house.make(seats=["person", "open", "open", "open"], listed=True)
    assert len((await page(house))["open"]) == 1


# --- waiting, and going away again ---


async def test_cancelling_frees_the_seat_and_closes_an_empty_table(house: House) -> None:
    eva, adam = await quick(house, "Eva"), await quick(house, "Adam")
    url = f"/api/v1/tables/{eva['table']}/seats"
    async with house.player(adam) as player:
        await player.until("state")
        assert (await house.http.delete(url, headers={"seat-key": eva["token"]})).status_code == 204
        told = await player.until("state")
        assert [one["kind"] for one in told["players"]] == ["open", "person", "open", "open"]
        assert told["setup"]["host"] == 1
    assert (await house.http.delete(url, headers={"seat-key": eva["token"]})).json()["code"] == "wrong-token"
    assert (await house.http.delete(url, headers={"seat-key": adam["token"]})).status_code == 204
    assert (await page(house))["open"] == []
    gone = await house.http.get(f"/api/v1/tables/{eva['table']}")
    assert (gone.status_code, gone.json()["code"]) == (410, "table-closed")
    assert (await quick(house, "Jan"))["table"] != eva["table"]


async def test_bots_fill_the_table_that_nobody_else_found(house: House) -> None:
    eva = await quick(house, "Eva", fill={"after": 0.2, "level": "novice"})
    async with house.player(eva) as player:
        assert (await player.until("state"))["fills"] is not None
        await player.question()
        kinds = [one["kind"] for one in player.heard[-1].get("players", [])] or None
    card = await house.http.get(f"/api/v1/tables/{eva['table']}")
    assert card.status_code == 200
    kept = await house.app.state.stores.tables.find(eva["table"])
    assert [seat.kind for seat in kept.seats] == ["person", "bot", "bot", "bot"], kinds
    assert [seat.holder.name for seat in kept.seats[1:]] == ["novice"] * 3


async def test_the_host_need_not_wait(house: House) -> None:
    eva = await quick(house, "Eva", fill={"after": 3600, "level": ""})
    async with house.player(eva) as player:
        assert 3500 < (await player.until("state"))["fills"] <= 3600
        await player.say({"type": "start"})
        await player.question()


async def test_a_game_to_watch(house: House) -> None:
    eva = await quick(house, "Eva", fill=None)
    async with house.player(eva) as player:
        await player.until("state")
        await player.say({"type": "start"})
        await player.question()
        shown = await page(house)
        assert (shown["open"], [one["setup"]["id"] for one in shown["games"]]) == ([], [eva["table"]])
        async with Player(house.url, eva["table"], None) as watcher:
            state = await watcher.until("state")
            assert (state["view"], state["phase"], state["setup"]["delay"]) == (None, "open", 60)
            assert (await player.until("players"))["watching"] == 1
        url = f"/api/v1/tables/{eva['table']}"
        assert (await house.http.get(url)).json()["phase"] == "open"
        assert (await house.http.get(f"{url}/hands/1")).json()["code"] == "game-not-begun"
        own = await house.http.get(f"{url}/hands/1", headers={"seat-key": eva["token"]})
        assert own.json()["code"] == "hand-not-over"


async def test_whoever_comes_and_goes_again_and_again_is_counted_once_a_second(house: House) -> None:
    eva = await house.make(seats=["person", "open", "open", "bot"])
    async with house.player(eva) as player:
        await player.until("state")
        start = monotonic()
        async with Player(house.url, eva["table"], None) as watcher:
            for _ in range(5):
                await watcher.until("state")
                await watcher.hello()
            await watcher.until("state")
            seconds = monotonic() - start
            await player.say({"type": "next"})
            await player.until("refused")  # all that was said before has come
            told = [one["watching"] for one in player.heard if one["type"] == "players"]
            assert 1 <= len(told) <= 2 + seconds / COUNTED
            while told[-1] != 1:
                told.append((await player.until("players"))["watching"])
        assert (await player.until("players"))["watching"] == 0


# --- who leaves ---


async def test_who_left_is_kept_and_known_after_a_restart(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        eva, adam = await quick(house, "Eva"), await quick(house, "Adam")
        async with house.player(eva) as one, house.player(adam) as other:
            await one.until("state")
            await one.say({"type": "start"})
            await asyncio.gather(one.until("events"), other.until("events"))
            for word in ("leave", "back", "leave"):
                await one.say({"type": word})
                assert (await other.until("notice"))["code"] == f"person-{'left' if word == 'leave' else 'back'}"
    async with serving(tmp_path) as house:
        kept = await house.app.state.stores.tables.find(eva["table"])
        assert [(seat.away, seat.leaves) for seat in kept.seats[:2]] == [("left", 2), ("", 0)]
        async with house.player(adam) as other:
            state = await other.until("state")
            assert [player["away"] for player in state["players"] if player["kind"] == "person"].count(True) == 1


@pytest.mark.parametrize("listed", [True, False])
async def test_a_game_that_everybody_left_is_void(house: House, listed: bool) -> None:
    asked: Json = {"listed": listed, "seats": ["person", "open", "bot", "bot"]}
    eva = await house.make(**asked)
    adam = await house.sit(eva["table"], "Adam")
    async with house.player(eva) as one, house.player(adam) as other:
        await asyncio.gather(one.until("events"), other.until("events"))
        await one.say({"type": "leave"})
        await other.until("notice")
        await other.say({"type": "leave"})
        await one.until("notice")
        await one.until("notice")
        hall: Hall = house.app.state.hall
        await hall.give_up_deserted(3600)
        assert eva["table"] in hall._live
        await hall.give_up_deserted(0)
        found = await house.http.get(f"/api/v1/tables/{eva['table']}")
        if not listed:  # friends may go on with theirs another day
            assert found.status_code == 200
            return
        assert (found.status_code, found.json()["code"]) == (410, "game-void")
        assert (await one.until("refused"))["code"] == "game-void"
    assert not (await page(house))["games"]


# --- games that count ---


async def test_games_that_count_are_for_people_with_accounts(house: House) -> None:
    refused = await house.http.post("/api/v1/lobby/seat", json={**RIICHI, "name": "Eva", "rated": True})
    assert (refused.status_code, refused.json()["code"]) == (403, "rated-sign-in")
    async with signed_in(house, "Eva Rated") as eva:
        for wrong, code in (({"clock": "calm"}, "rated-clock"),):
            answer = await eva.post("/api/v1/lobby/seat", json={**RIICHI, "name": "x", "rated": True} | wrong)
            assert (answer.status_code, answer.json()["code"]) == (400, code)
        seated = await quick(house, "x", eva, rated=True)
        again = await quick(house, "x", eva, rated=True)
        assert (again["table"], again["seat"]) == (seated["table"], seated["seat"])  # one seat for one person
        stranger = await house.http.post(f"/api/v1/tables/{seated['table']}/seats", json={"name": "Ota"})
        assert stranger.json()["code"] == "rated-sign-in"
        assert (await quick(house, "Ota"))["table"] != seated["table"]
        shown = [one for one in (await page(house))["open"] if one["setup"]["rated"]]
        assert [player["name"] for player in shown[0]["players"]] == ["Eva Rated", "", "", ""]
        assert shown[0]["players"][0]["person"]


# --- the socket ---


async def test_those_who_look_are_told_what_changes(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(board, "SETTLES", 0.01)
    async with Looker(house) as one, Looker(house) as other:
        assert [await looker.hear() for looker in (one, other)] == [{"type": "lobby", "open": [], "games": []}] * 2
        eva = await quick(house, "Eva")
        told = await one.until("changed")
        assert [table["setup"]["id"] for table in told["open"]] == [eva["table"]]
        assert await other.until("changed") == told
        await house.http.delete(f"/api/v1/tables/{eva['table']}/seats", headers={"seat-key": eva["token"]})
        assert (await one.until("changed"))["gone"] == [eva["table"]]
        async with Looker(house) as late:
            assert (await late.hear())["open"] == []


async def test_whoever_chatters_at_the_lobby_is_cut_off(house: House) -> None:
    async with Looker(house) as one:
        await one.hear()
        for _ in range(50):
            await one.socket.send("hello?")
        async with asyncio.timeout(PATIENCE):
            await one.socket.wait_closed()


async def test_a_page_of_another_site_does_not_look(house: House) -> None:
    url = f"{house.url.replace('http', 'ws', 1)}/api/v1/lobby/socket"
    with pytest.raises(Exception, match="403"):
        await connect(url, additional_headers={"origin": "https://elsewhere.example"})


# --- invitations ---


async def befriend(house: House, *people: str) -> None:
    rows = [{"person": a, "other": b, "state": "friend"} for a in people for b in people if a != b]
    work = [row | {"made": datetime.now(UTC)} for row in rows]
    await house.app.state.stores.keep(lambda connection: connection.execute(insert(schema.friends), work))


async def test_a_friend_is_invited_and_sees_it_at_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(board, "SETTLES", 0.01)
    async with signed_in(house, "Eva Invites") as eva, signed_in(house, "Adam Invited") as adam:
        named = select(schema.people).where(schema.people.c.name.like("% Invite%")).order_by("name")
        ids = [row.id for row in await house.app.state.stores.clerk.rows(named)]
        made = await eva.post(
            "/api/v1/tables", json={"rules": "tenhou", "name": "x", "seats": ["person"] + ["open"] * 3}
        )
        table = made.json()["table"]
        url = f"/api/v1/tables/{table}/invitations"
        refused = await eva.post(url, json={"person": ids[0]})
        assert (refused.status_code, refused.json()["code"]) == (403, "not-friends")
        await befriend(house, *ids)
        async with Looker(house, adam.cookies) as looker:
            assert (await looker.until("invitations"))["invitations"] == []
            assert (await eva.post(url, json={"person": ids[0]})).status_code == 204
            told = (await looker.until("invitations"))["invitations"]
            assert [(one["host"], one["table"]["setup"]["id"], one["table"]["family"]) for one in told] == [
                ("Eva Invites", table, "riichi")
            ]
            async with Looker(house, adam.cookies, "?only=invitations") as elsewhere:
                assert len((await elsewhere.hear())["invitations"]) == 1
                await quick(house, "Jan")  # is told in the lobby alone
                await looker.until("changed")
                assert (await adam.delete(url)).status_code == 204
                assert await elsewhere.hear() == {"type": "invitations", "invitations": []}
            assert (await looker.until("invitations"))["invitations"] == []
        assert (await adam.post(url, json={"person": ids[1]})).json()["code"] == "only-watching"
        assert (await house.http.post(url, json={"person": ids[0]})).json()["code"] == "sign-in-first"


# --- links elsewhere ---


async def test_a_link_says_what_it_leads_to(house: House) -> None:
    eva = await house.make(seats=["person", "open", "open", "bot"], name='Eva <"script">')
    page = await house.http.get(f"/table/{eva['table']}", headers={"accept": "text/html", "accept-language": "cs"})
    assert page.status_code == 200
    assert '<meta property="og:title" content="Tenhou · ruka">' in page.text
    assert "2 volná místa: posaďte se a hrajte!" in page.text
    assert "Eva &lt;&quot;script&quot;&gt;" in page.text
    assert '<div id="app">' in page.text
    none = await house.http.get("/table/nowhere", headers={"accept": "text/html"})
    assert (none.status_code, "og:" in none.text) == (200, False)


async def test_the_picture_of_a_rule_set(house: House) -> None:
    pytest.importorskip("typst")
    eva = await house.make(seats=["person", "open", "open", "bot"])
    page = await house.http.get(f"/table/{eva['table']}")
    address = page.text.split('property="og:image" content="')[1].split('"')[0]
    assert address.startswith(house.url)
    picture = work.preview("tenhou", "en")
    assert picture.startswith(b"\x89PNG")
    assert (int.from_bytes(picture[16:20]), int.from_bytes(picture[20:24])) == (1200, 630)
