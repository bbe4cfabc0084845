"""Games of the lobby: watched, left, void, and those that count."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import monotonic

import pytest

from ruka.server.hall import Hall
from ruka.session.gallery import COUNTED
from tests.server.conftest import House, serving, shared_house
from tests.server.lobby_visitors import RIICHI, page, quick, signed_in
from tests.server.players import Json, Player

house = shared_house


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


async def test_a_listed_table_where_nobody_is_awaited_is_a_game_to_watch(house: House) -> None:
    made = await house.make(seats=["person", "bot", "bot", "bot"], listed=True, watched="everybody")
    async with house.player(made) as eva:
        await eva.question()
        shown = await page(house)
    assert (shown["open"], [one["setup"]["id"] for one in shown["games"]]) == ([], [made["table"]])


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
