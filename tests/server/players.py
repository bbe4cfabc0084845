"""People made of code, over real sockets."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from ruka.server import socket
from ruka.server.limits import Bucket

PATIENCE = 120  # seconds, on a machine that does much else
Json = dict[str, Any]
Policy = Callable[[Json], Json]
UNHURRIED = 0.9  # of what the server listens to: who plays says no more


def throws_drawn(ask: Json) -> Json:
    """Wins where it can, passes, shows, and else discards the tile just drawn."""
    by_type = {action["type"]: action for action in ask["actions"]}
    for type in ("tsumo", "ron", "pass", "show"):
        if type in by_type:
            return dict(by_type[type])
    return dict(next((one for one in ask["actions"] if one.get("drawn")), ask["actions"][-1]))


def claims_all(ask: Json) -> Json:
    """Wins and calls whatever it can."""
    by_type = {action["type"]: action for action in ask["actions"]}
    for type in ("tsumo", "ron", "riichi", "kong", "pung", "chow", "concealed_kong", "added_kong"):
        if type in by_type:
            return dict(by_type[type])
    return throws_drawn(ask)


def asked_in(message: Json) -> Json | None:
    """The question in a message: it comes alone, or with the state."""
    ask: Json | None = message if message["type"] == "ask" else message.get("ask")
    return ask


class Player:
    """Plays by its policy and keeps all that it was told."""

    def __init__(
        self, url: str, table: str, token: str | None, policy: Policy = throws_drawn, seed: str = "", cookie: str = ""
    ) -> None:
        self.url = f"{url.replace('http', 'ws', 1)}/api/v1/tables/{table}/socket"
        self.token = token
        self.policy = policy
        self.seed = seed
        self.cookie = cookie
        self.socket: ClientConnection | None = None
        self.heard: list[Json] = []
        self.raw: list[str] = []
        self.events: list[Json] = []
        self._breath = Bucket(*(part * UNHURRIED for part in socket.TALKING))

    async def __aenter__(self) -> Player:
        headers = {"cookie": self.cookie} if self.cookie else None
        self.socket = await connect(self.url, additional_headers=headers, open_timeout=PATIENCE)
        await self.hello()
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self.socket is not None
        await self.socket.close()

    async def hello(self, **changes: object) -> None:
        await self.say({"type": "hello", "version": 1, "token": self.token, "lang": "en", "seed": self.seed} | changes)

    async def say(self, message: Json | str) -> None:
        assert self.socket is not None
        await self.socket.send(message if isinstance(message, str) else json.dumps(message))

    async def hear(self) -> Json:
        assert self.socket is not None
        async with asyncio.timeout(PATIENCE):
            text = await self.socket.recv()
        assert isinstance(text, str)
        message: Json = json.loads(text)
        self.raw.append(text)
        self.heard.append(message)
        if message["type"] == "events":
            self.events += message["events"]
        return message

    async def until(self, type: str) -> Json:
        """The next message of this type; a question may also come inside the state, so wait for those otherwise."""
        assert type != "ask", "who comes first is not certain: use question()"
        while (message := await self.hear())["type"] != type:
            pass
        return message

    async def question(self) -> Json:
        """The next question, in this hand or a later one: it comes with the state, or alone."""
        while not (ask := asked_in(message := await self.hear())):
            await self.go_on(message)
        return ask

    async def answer(self, ask: Json) -> None:
        action = {name: value for name, value in self.policy(ask).items() if name != "seat"}
        await self._say_in_time({"type": "act", "question": ask["question"], "action": action})

    async def react(self, message: Json) -> None:
        """Act when asked, and be done with every result at once."""
        if ask := asked_in(message):
            await self.answer(ask)
        await self.go_on(message)

    async def go_on(self, message: Json) -> None:
        """Be done with a result."""
        if message["type"] in ("events", "state") and message["phase"] == "result":
            await self._say_in_time({"type": "next"})

    async def _say_in_time(self, message: Json) -> None:
        while not self._breath.take():
            await asyncio.sleep(0.01)
        await self.say(message)

    async def play(self) -> None:
        """To the end of the game."""
        while True:
            message = await self.hear()
            await self.react(message)
            if message.get("phase") == "over":
                return
