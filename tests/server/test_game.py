"""A table by link, from the first call to the record."""

from __future__ import annotations

import asyncio

from tests.server.conftest import House
from tests.server.players import claims_all


async def test_two_people_and_two_bots_play_a_whole_game(house: House, tmp_path):  # type: ignore[no-untyped-def]
    host = await house.make(seats=["person", "bot", "open", "bot"])
    guest = await house.sit(host["table"], "Adam")
    assert guest["seat"] == 2
    async with house.player(host) as eva, house.player(guest, claims_all) as adam:
        async with asyncio.timeout(60):
            await asyncio.gather(eva.play(), adam.play())
    assert eva.events[-1]["type"] == adam.events[-1]["type"] == "over"
    assert not [message for message in eva.heard + adam.heard if message["type"] == "refused"]
