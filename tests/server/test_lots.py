"""A6: seats drawn by lot at a real server: told to everybody, in the record, proven by it, the same after a restart."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from ruka.engine import SharedSeed
from ruka.engine.record import parse_record
from ruka.records.seal import sealed
from ruka.records.verify import verify, verify_record
from tests.server.conftest import House, serving
from tests.server.players import Json, Player

SEATS = ["person", "bot", "open", "bot"]
OWN, OTHER = "0a", "bb"
SECRET = SharedSeed.of("5eed" * 16)
LOTS = replace(SECRET, players=(OWN, "", OTHER, "")).lots


@pytest.fixture(autouse=True)
def known_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that the lots are the same every day, and everybody moves."""
    assert all(seat != place for seat, place in enumerate(LOTS))
    monkeypatch.setattr(SharedSeed, "new", lambda: SECRET)


async def friends(house: House, **asked: object) -> tuple[Json, Json]:
    host = await house.make(seats=SEATS, **asked)
    return host, await house.sit(host["table"], "Adam")


async def drawn(player: Player) -> Json:
    """The state after the draw."""
    while not (state := await player.until("state"))["places"]:
        pass
    return state


async def test_a6_seats_are_drawn_and_the_record_proves_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        host, guest = await friends(house, draw_seats=True)
        assert (host["seat"], guest["seat"]) == (0, 2)
        async with house.player(host, seed=OWN) as eva, house.player(guest, seed=OTHER) as adam:
            for player, place in ((eva, 0), (adam, 2)):
                state = await drawn(player)
                assert (state["places"], state["seat"]) == (list(LOTS), LOTS.index(place))
                assert state["players"][state["seat"]]["name"] == ("Adam" if place else "Eva")
    async with serving(tmp_path) as house:  # the same for whoever comes back
        async with house.player(host) as eva, house.player(guest) as adam, asyncio.timeout(120):
            await asyncio.gather(eva.play(), adam.play())
        assert eva.heard[0]["seat"] == LOTS.index(0)
        record = (await house.http.get(f"/api/v1/tables/{host['table']}/record")).content
        about = (await house.http.get(f"/api/v1/tables/{host['table']}")).json()
        await again(house, host, guest)
    header = json.loads(record.splitlines()[0])
    assert header["places"] == list(LOTS)
    assert header["seeds"] == [(OWN, "", OTHER, "")[place] for place in LOTS]
    assert header["players"] == [player["name"] for player in about["players"]]
    assert header["players"][LOTS.index(2)] == "Adam"
    found = verify(record, commitment=SECRET.commitment, shares=[OWN, OTHER])
    assert found.verified, found.fault
    assert "by lot" in next(check for check in found.checks if check.name == "seats").sentence()


async def again(house: House, host: Json, guest: Json) -> None:
    """A rematch draws anew, from where everybody sat down."""
    async with house.player(host) as eva, house.player(guest) as adam:
        for player in (eva, adam):
            await player.say({"type": "rematch"})
        table = (await eva.until("rematch"))["table"]
    async with Player(house.url, table, guest["token"]) as adam:
        state = await adam.until("state")
        assert (state["seat"], state["phase"], state["places"]) == (2, "open", [])
        assert [player["name"] for player in state["players"]][::2] == ["Eva", "Adam"]


async def test_a6_lots_that_do_not_follow_from_the_seeds_are_found(house: House) -> None:
    seated = await house.make(draw_seats=True)
    async with house.player(seated, seed=OWN) as eva, asyncio.timeout(120):
        await eva.play()
    text = (await house.http.get(f"/api/v1/tables/{seated['table']}/record")).text
    record, key = parse_record(text), Ed25519PrivateKey.generate()
    assert verify_record(sealed(replace(record, seal=None), key), shares=[OWN]).verified
    assert isinstance(record.seed, SharedSeed)
    places = record.seed.places
    turned = replace(record, seal=None, seed=replace(record.seed, places=(*places[1:], places[0])))
    found = verify_record(sealed(turned, key))
    assert not next(check for check in found.checks if check.name == "seats").passed
    assert found.fault is not None
    assert found.fault.code == "other-lots"
    for wrong in ([0, 0, 1, 2], [0, 1, 2], ["0", "1", "2", "3"]):
        line = json.dumps(json.loads(text.splitlines()[0]) | {"places": wrong}, separators=(",", ":"))
        fault = verify("\n".join([line, *text.splitlines()[1:], ""]).encode()).fault
        assert fault is not None
        assert fault.code == "bad-field"


async def test_seats_are_drawn_unless_the_table_is_played_as_it_sits(house: House) -> None:
    asked = {"rules": "tenhou", "name": "Eva"}
    for change, draw in (({}, True), ({"draw_seats": False}, False)):
        made = (await house.http.post("/api/v1/tables", json=asked | change)).json()
        async with house.player(made, seed=OWN) as eva:
            state = await eva.until("state")
        assert (state["setup"]["draw_seats"], bool(state["places"])) == (draw, draw)
