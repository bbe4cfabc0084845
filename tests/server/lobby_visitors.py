"""People at the lobby, made of code."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import Any

import httpx
from sqlalchemy import insert
from websockets.asyncio.client import connect

from ruka.server.stores import schema
from tests.server.conftest import House
from tests.server.players import PATIENCE, Json

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
        self.socket = await connect(self.url, additional_headers=self.headers, open_timeout=PATIENCE)
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


async def befriend(house: House, *people: str) -> None:
    rows = [{"person": a, "other": b, "state": "friend"} for a in people for b in people if a != b]
    work = [row | {"made": datetime.now(UTC)} for row in rows]
    await house.app.state.stores.keep(lambda connection: connection.execute(insert(schema.friends), work))
