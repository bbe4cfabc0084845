"""Advice is for a person who plays against bots alone: every way that leads to it, over a real server.

There are three: the hint at a table, the coach of a replay, and habits over games. Where a second person sits or may
still sit down the first is refused, and while a game is played the other two are refused to everybody.
"""

from __future__ import annotations

import pytest

from tests.server.conftest import House, shared_house
from tests.server.players import Json, Player

house = shared_house
PEOPLE = ["person", "open", "bot", "bot"]


async def hint(player: Player) -> Json:
    """What is said to it: advice, or a refusal."""
    await player.say({"type": "hint"})
    while (message := await player.hear())["type"] not in ("hint", "refused"):
        pass
    return message


async def refused(player: Player) -> str:
    message = await hint(player)
    assert message["type"] == "refused", message
    return str(message["code"])


async def behind_the_table(house: House, table: str, keys: list[str]) -> None:
    """What could be asked about the running game in other ways, by anybody."""
    for seat in range(4):
        coached = await house.http.get(f"/api/v1/replays/{table}/coach/{seat}/1")
        assert (coached.status_code, coached.json()["code"]) == (409, "game-not-over")
    for who in (*keys, 0, 1, 2, 3):
        counted = await house.http.post("/api/v1/habits", json={"games": [{"id": table, "seat": who}]})
        assert (counted.status_code, counted.json()["code"]) == (409, "game-not-over")
    for rest in (f"replays/{table}", f"tables/{table}/record"):
        told = await house.http.get(f"/api/v1/{rest}")
        assert (told.status_code, told.json()["code"]) == (409, "game-not-over")


async def test_among_people_nobody_is_advised(house: House) -> None:
    """Neither while a seat is open, nor while they play, nor when one of them has left the other alone with bots."""
    made = await house.make(seats=PEOPLE)
    async with house.player(made) as eva:
        assert await refused(eva) == "no-hints"
        sat = await house.sit(made["table"], "Adam")
        async with house.player(sat) as adam:
            await eva.question()
            for one in (eva, adam):
                assert await refused(one) == "no-hints"
            await behind_the_table(house, made["table"], [made["token"], sat["token"]])
            await adam.say({"type": "leave"})
            await eva.until("players")
            for one in (eva, adam):
                assert await refused(one) == "no-hints"
    assert not [message for message in (*eva.heard, *adam.heard) if message["type"] == "hint"]


async def test_where_somebody_might_have_come_nobody_is_advised(house: House) -> None:
    """Bots that took seats which were open do not make it a game against bots."""
    made = await house.make(seats=PEOPLE)
    async with house.player(made) as eva:
        await eva.say({"type": "start"})
        await eva.question()
        assert await refused(eva) == "no-hints"


async def test_alone_with_bots_one_is_advised_at_the_table_and_nowhere_else(house: House) -> None:
    made = await house.make()
    async with house.player(made) as eva, Player(house.url, made["table"], None) as spectator:
        ask = await eva.question()
        told = await hint(eva)
        assert told["type"] == "hint"
        assert told["action"] in [{**action, "seat": told["action"]["seat"]} for action in ask["actions"]]
        assert await refused(spectator) == "only-watching"
        await behind_the_table(house, made["table"], [made["token"]])


@pytest.mark.parametrize("seats", [PEOPLE, []], ids=["people", "bots"])
async def test_whoever_makes_a_table_cannot_ask_for_advice(house: House, seats: list[str]) -> None:
    asked = {"rules": "tenhou", "name": "Eva", "seats": seats, "hints": True}
    answer = await house.http.post("/api/v1/tables", json=asked)
    assert answer.status_code == 400
    assert "hints" in answer.json()["text"]
