"""Friends: asked, accepted, declined, left and blocked; and who of them is here."""

from __future__ import annotations

import httpx
import pytest

from ruka.server.accounts import presence
from tests.server.conftest import House, shared_house
from tests.server.test_accounts import me

house = shared_house


async def known(browser: httpx.AsyncClient) -> dict[str, str]:
    return {one["name"]: one["state"] for one in (await browser.get("/api/v1/friends")).json()}


async def id_of(browser: httpx.AsyncClient) -> str:
    return str((await me(browser) or {})["id"])


async def ask(browser: httpx.AsyncClient, **whom: str) -> httpx.Response:
    return await browser.post("/api/v1/friends", json=whom)


async def test_two_who_ask_each_other_are_friends(house: House) -> None:
    friends = house.app.state.stores.friends
    async with house.person("Jana") as jana, house.person("Petr") as petr:
        one, other = await id_of(jana), await id_of(petr)
        assert (await ask(jana, name="PETR")).status_code == 201
        assert (await known(jana), await known(petr)) == ({"Petr": "asked"}, {"Jana": "asks"})
        assert not await friends.are_friends(one, other)
        await ask(petr, person=one)
        assert (await known(jana), await known(petr)) == ({"Petr": "friend"}, {"Jana": "friend"})
        assert await friends.are_friends(one, other)
        assert await friends.friends_of(one) == {other}
        assert (await petr.delete(f"/api/v1/friends/{one}")).json() == []
        assert await known(jana) == {}


async def test_what_was_asked_can_be_declined(house: House) -> None:
    async with house.person("Asks") as asks, house.person("Declines") as declines:
        await ask(asks, name="Declines")
        await declines.delete(f"/api/v1/friends/{await id_of(asks)}")
        assert (await known(asks), await known(declines)) == ({}, {})


async def test_whoever_is_blocked_asks_in_vain_and_is_not_told(house: House) -> None:
    async with house.person("Bully") as bully, house.person("Quiet") as quiet:
        await ask(bully, name="Quiet")
        await ask(quiet, name="Bully")
        await quiet.post(f"/api/v1/friends/{await id_of(bully)}/block")
        assert await known(quiet) == {"Bully": "blocked"}
        assert await known(bully) == {}
        assert (await ask(bully, name="Quiet")).status_code == 201
        assert await known(bully) == {"Quiet": "asked"}
        assert await known(quiet) == {"Bully": "blocked"}
        await bully.delete(f"/api/v1/friends/{await id_of(quiet)}")
        assert await known(quiet) == {"Bully": "blocked"}
        await quiet.delete(f"/api/v1/friends/{await id_of(bully)}")
        assert await known(quiet) == {}


async def test_nobody_is_a_friend_of_nobody(house: House) -> None:
    async with house.person("Lonely") as lonely:
        assert (await ask(lonely, name="Nobody at all")).status_code == 404
        assert (await ask(lonely, name="lonely")).json()["code"] == "own-friend"
        assert (await house.http.get("/api/v1/friends")).status_code == 401


async def test_friends_see_who_is_here(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house.person("Sees") as sees, house.person("Seen") as seen, house.person("Stranger") as stranger:
        await ask(sees, name="Seen")
        await ask(seen, name="Sees")
        await ask(sees, name="Stranger")
        await known(stranger)

        async def here() -> dict[str, bool]:
            return {one["name"]: one["here"] for one in (await sees.get("/api/v1/friends")).json()}

        assert await here() == {"Seen": True, "Stranger": False}  # of friends alone
        monkeypatch.setattr(presence, "RECENT", 0.0)
        assert await here() == {"Seen": False, "Stranger": False}
        seated = (await seen.post("/api/v1/tables", json={"rules": "tenhou", "name": "x"})).json()
        async with house.player(seated, browser=seen) as player:
            await player.until("state")
            assert await here() == {"Seen": True, "Stranger": False}
