"""`kill -9` at random moments of running games: what anybody has seen is there after the restart, and all play on."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from ruka.engine import Action, SharedSeed, Table
from ruka.schema.messages import Setup
from ruka.server.serve import bound
from ruka.server.stores import Stores
from tests.server.players import PATIENCE, Json, Player, asked_in, claims_all, throws_drawn
from tests.server.processes import running, start

LOST = (ConnectionClosed, InvalidHandshake, OSError, httpx.HTTPError, TimeoutError)
HARMLESS = {"old-question", "no-result"}  # what an answer meets that a restart has overtaken


class Guest:
    """Plays one table after another, whatever happens to the server, and remembers every event with its number."""

    def __init__(self, url: str, seats: list[str], names: Sequence[str]) -> None:
        self.url = url
        self.seats = seats
        self.names = names
        self.seen: dict[tuple[str, int], dict[int, Json]] = {}  # by table and place: number, event
        self.answers = 0

    async def go_on(self) -> None:
        while True:
            places = await self._new_table()
            await asyncio.gather(*(self._play(place) for place in places))

    async def _new_table(self) -> list[Json]:
        while True:
            with suppress(*LOST):
                async with httpx.AsyncClient(base_url=self.url) as http:
                    asked = {"rules": "tenhou", "pace": "fast", "name": self.names[0], "seats": self.seats}
                    places = [(await http.post("/api/v1/tables", json=asked)).json()]
                    for name in self.names[1:]:
                        url = f"/api/v1/tables/{places[0]['table']}/seats"
                        places.append((await http.post(url, json={"name": name})).json())
                    return places
            await asyncio.sleep(0.05)

    async def _play(self, place: Json) -> None:
        seen = self.seen.setdefault((place["table"], place["seat"]), {})
        policy = claims_all if place["seat"] % 2 else throws_drawn
        while True:
            with suppress(*LOST):
                async with Player(self.url, place["table"], place["token"], policy) as player:
                    if await self._listen(player, seen):
                        return
            await asyncio.sleep(0.05)

    async def _listen(self, player: Player, seen: dict[int, Json]) -> bool:
        while True:
            message = await player.hear()
            if message["type"] == "state":
                assert message["number"] >= max(seen, default=-1) + 1, "something was lost"
            if message["type"] == "events":
                for number, event in enumerate(message["events"], message["number"]):
                    assert seen.setdefault(number, event) == event, "it happened in another way"
            assert message["type"] != "refused" or message["code"] in HARMLESS, message
            self.answers += asked_in(message) is not None
            await player.react(message)
            if message.get("phase") == "over":
                return True


async def cut(data: Path, kills: int) -> None:
    chance = Random(kills)
    with bound("127.0.0.1", 0) as free:
        port = free.getsockname()[1]
    url = f"http://127.0.0.1:{port}"
    alone, together = ["person", "bot", "bot", "bot"], ["person", "open", "bot", "open"]
    guests = [Guest(url, alone, ["Eva"]), Guest(url, alone, ["Jan"]), Guest(url, together, ["Ota", "Iva", "Lea"])]
    process = await start(data, port)
    playing = [asyncio.create_task(guest.go_on()) for guest in guests]
    try:
        for _ in range(kills):
            await asyncio.sleep(chance.uniform(0.1, 1.5))
            process.kill()
            await process.communicate()
            process = await start(data, port)
        await resumed(guests, playing)
    finally:
        for task in playing:
            task.cancel()
        for outcome in await asyncio.gather(*playing, return_exceptions=True):
            if not isinstance(outcome, asyncio.CancelledError) and isinstance(outcome, BaseException):
                raise outcome
        if process.returncode is None:
            process.terminate()
        await process.communicate()
    assert process.returncode == 0
    for guest in guests:
        for (table, place), seen in guest.seen.items():
            stream = await stored(data, table, place)
            assert {number: stream[number] for number in seen} == seen


async def resumed(guests: list[Guest], playing: list[asyncio.Task[None]]) -> None:
    """Everybody is asked again after the last restart."""
    answers = [guest.answers for guest in guests]
    async with asyncio.timeout(PATIENCE):
        while any(guest.answers < before + 3 for guest, before in zip(guests, answers, strict=True)):
            assert not any(task.done() for task in playing), [task for task in playing if task.done()]
            await asyncio.sleep(0.1)


async def stored(data: Path, table: str, place: int) -> list[Json]:
    """What whoever sat down at the place was told, played again from what is on disk."""
    store = Stores(f"sqlite:///{data / 'ruka.db'}")
    kept, steps = await store.tables.find(table), await store.journals.steps(table)
    store.close()
    assert kept is not None
    setup = msgspec.json.decode(kept.setup, type=Setup)
    seed = SharedSeed(kept.commitment, kept.seed, tuple(one.seed or "" for one in kept.seats))
    game = Table(setup.rules, seed, setup.options)
    for _, action, events in steps:
        if action == "null":  # the deal was shown
            continue
        told = [event.to_json() for event in game.apply(Action.from_json(json.loads(action)))]
        assert told == json.loads(events)
    return [event.to_json() for event in game.stream(seed.lots.index(place))]


async def test_three_power_cuts(tmp_path: Path) -> None:
    await cut(tmp_path, 3)


async def test_g9_what_was_shown_has_happened(tmp_path: Path) -> None:
    """Killed when the draw of the seats and the first deal have been shown, and again when the second deal has been:
    nobody has acted, and nothing of it is taken back."""
    with bound("127.0.0.1", 0) as free:
        port = free.getsockname()[1]
    url, seats = f"http://127.0.0.1:{port}", []
    async with running(tmp_path, port) as process, httpx.AsyncClient(base_url=url) as http:
        asked = {"rules": "tenhou-3p", "pace": "fast", "name": "Eva", "seats": ["person", "open", "open"]}
        seats.append((await http.post("/api/v1/tables", json=asked)).json())
        for name in ("Jan", "Ota"):
            seats.append((await http.post(f"/api/v1/tables/{seats[0]['table']}/seats", json={"name": name})).json())
        first = await deal_shown(url, seats, process)
    async with running(tmp_path, port) as process:
        kept = await deal_shown(url, seats, process, hands=2)
        for before, player in zip(first, kept, strict=True):
            state, shown = player.heard[0], before.heard[-1]
            assert (state["phase"], state["number"]) == ("playing", shown["number"] + len(shown["events"]))
            assert state["hand"] == before.events
            assert state["places"] == places_in(before) != []
    async with running(tmp_path, port):
        for before, seat in zip(kept, seats, strict=True):
            async with Player(url, seat["table"], seat["token"]) as player:
                state, shown = await player.until("state"), before.heard[-1]
            assert (state["phase"], state["number"]) == ("playing", shown["number"] + len(shown["events"]))
            assert state["hand"] == shown["events"]


def places_in(player: Player) -> list[int]:
    return [place for one in player.heard if one["type"] == "state" for place in one["places"]][-3:]


async def deal_shown(url: str, seats: list[Json], process: asyncio.subprocess.Process, hands: int = 1) -> list[Player]:
    """Play until this hand of the game is shown to all, and kill the server before anybody moves in it."""
    players = [Player(url, seat["table"], seat["token"], seed="a1") for seat in seats]

    async def play(player: Player) -> None:
        async with player:
            while True:
                message = await player.hear()
                dealt = message["type"] == "events" and message["events"][0]["type"] == "hand"
                if dealt and (hands == 1 or message["number"]):
                    return
                await player.react(message)

    await asyncio.gather(*map(play, players))
    process.kill()
    await process.wait()
    return players


@pytest.mark.long
async def test_twenty_power_cuts(tmp_path: Path) -> None:
    async with asyncio.timeout(300):  # under a minute on a machine that does nothing else
        await cut(tmp_path, 20)
