"""The lobby: strangers find each other, and wait together."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from pathlib import Path

import httpx
from sqlalchemy import insert

from ruka.server.stores import schema
from tests.server.conftest import House, serving, shared_house
from tests.server.lobby_visitors import RIICHI, befriend, page, quick, signed_in
from tests.server.postgres import cluster, postgres

__all__ = ["cluster", "postgres"]
house = shared_house

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
