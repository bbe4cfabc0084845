"""A table by link, from the first call to the record and the rematch."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest_asyncio

from ruka.engine import load_record, replay
from tests.server.conftest import House, seeded, shared_house
from tests.server.players import PATIENCE, Player, claims_all

house = shared_house


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def played(open_house: House) -> tuple[str, Player, Player]:
    """A game of two people and two bots, over."""
    with seeded("played"):
        return await _played(open_house)


async def _played(house: House) -> tuple[str, Player, Player]:
    host = await house.make(seats=["person", "bot", "open", "bot"])
    early = await house.http.get(f"/api/v1/tables/{host['table']}/hands/1")
    assert (early.status_code, early.json()["code"]) == (409, "game-not-begun")
    guest = await house.sit(host["table"], "Adam")
    assert guest["seat"] == 2
    async with house.player(host) as eva, house.player(guest, claims_all) as adam:
        await eva.until("events")  # both are here: the first deal
        during = await house.http.get(f"/api/v1/tables/{host['table']}/record?lang=cs")
        assert (during.status_code, during.json()) == (409, {"code": "game-not-over", "text": "Hra se ještě hraje."})
        during = await house.http.get(f"/api/v1/tables/{host['table']}/hands/1?lang=pl")
        assert (during.status_code, during.json()["text"]) == (409, "Rozgrywka jeszcze trwa.")
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(eva.play(), adam.play())
    return host["table"], eva, adam


async def test_a_whole_game_its_record_and_its_results(
    house: House, played: tuple[str, Player, Player], tmp_path: Path
) -> None:
    table, eva, adam = played
    assert eva.events[-1] == adam.events[-1]
    assert eva.events[-1]["type"] == "over"
    assert not [message for message in eva.heard + adam.heard if message["type"] == "refused"]

    record = await house.http.get(f"/api/v1/tables/{table}/record")
    (tmp_path / "game.ruka").write_bytes(record.content)
    loaded = load_record(tmp_path / "game.ruka")
    assert loaded.players[0] == "Eva"
    assert loaded.players[2] == "Adam"
    again = replay(loaded)
    state = eva.heard[0]
    told = [event.to_json() for event in again.stream(0)]
    assert told[state["number"] :] == eva.events  # what came over the socket is what the seat may see of the record

    about = (await house.http.get(f"/api/v1/tables/{table}")).json()
    assert about["phase"] == "over"
    assert [player["kind"] for player in about["players"]] == ["person", "bot", "person", "bot"]

    for lang, word in {"cs": "bod", "pl": "punkt", "en": "point"}.items():
        await check_results(house, table, eva, lang, word)


async def check_results(house: House, table: str, eva: Player, lang: str, word: str) -> None:
    """Every hand, explained in the language."""
    history = [event for event in eva.events if event["type"] == "end"]
    headlines = []
    for number, end in enumerate(history, 1):
        answer = await house.http.get(f"/api/v1/tables/{table}/hands/{number}", params={"lang": lang})
        result = answer.json()
        assert answer.status_code == 200, result
        assert result["after"] == end["points"]
        assert result["kind"] in ("win", "exhausted", "aborted")
        headlines += [win["explanation"]["headline"] for win in result["wins"]]
        for win in result["wins"]:
            assert win["explanation"]["received"] == win["gained"][win["seat"]]
    assert headlines
    assert all(word in headline for headline in headlines)
    missing = await house.http.get(f"/api/v1/tables/{table}/hands/{len(history) + 2}", params={"lang": lang})
    assert (missing.status_code, missing.json()["code"]) == (404, "no-such-hand")


async def test_rematch_with_the_same_keys(house: House, played: tuple[str, Player, Player]) -> None:
    table, eva, adam = played
    one, other = (house.player({"table": table, "token": player.token}) for player in (eva, adam))
    async with one, other:
        await one.say({"type": "rematch"})
        await other.say({"type": "rematch"})
        told = await one.until("rematch")
        assert told == await other.until("rematch") | {"token": eva.token}
    async with house.player({"table": told["table"], "token": adam.token}) as again:
        state = await again.hear()
        assert (state["seat"], state["setup"]["rules"]) == (2, "tenhou")
    async with house.player({"table": table, "token": adam.token}) as late:
        assert (await late.until("rematch"))["table"] == told["table"]


async def test_three_players_and_who_watches(house: House) -> None:
    seated = await house.make(rules="tenhou-3p", options={}, seats=[])
    async with house.player(seated) as player:
        assert len((await player.hear())["players"]) == 3
        async with Player(house.url, seated["table"], None) as watcher:
            state = await watcher.hear()
            assert state["seat"] is None
            assert {tile for seat in state["view"]["seats"] for tile in seat["tiles"]} <= {"?"}
            await watcher.say({"type": "act", "question": 1, "action": {"type": "pass"}})
            assert (await watcher.until("refused"))["code"] == "only-watching"


async def test_who_loses_the_connection_comes_back(house: House) -> None:
    host = await house.make(seats=["person", "bot", "open", "bot"])
    guest = await house.sit(host["table"], "Adam")

    async def connected(player: Player) -> bool:
        told = await player.until("players")
        return bool(told["players"][0]["connected"])

    async with house.player(guest) as adam:
        async with house.player(host) as eva, house.player(host) as other_tab:
            await other_tab.question()
            await eva.answer(await eva.question())
            assert (await eva.until("events"))["events"][0]["type"] == "discard"
            assert (await other_tab.until("events"))["events"][0]["type"] == "discard"
            await eva.hello()
            before = await eva.until("state")
        while await connected(adam):
            pass
        async with house.player(host) as eva:
            while not await connected(adam):
                pass
            after = await eva.until("state")
            assert after["number"] >= before["number"]
            assert after["view"]["seats"][0]["discards"] == before["view"]["seats"][0]["discards"]


async def test_messages_are_packed(house: House) -> None:
    async with house.player(await house.make()) as player:
        assert player.socket is not None
        assert [one.name for one in player.socket.protocol.extensions] == ["permessage-deflate"]
