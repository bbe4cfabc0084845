"""A game to be seen again."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random

from ruka.engine import Record, Table
from tests.engine.games import play
from tests.server.conftest import House

NAMES = ("Eva", "Adam", "Božena", "Łukasz")


@cache
def game() -> Record:
    table = play(Table("tenhou", seed="replay", options={"length": "tonpuu"}), Random(1))
    return replace(table.record, players=NAMES)


def file() -> bytes:
    return "".join(f"{line}\n" for line in game().lines()).encode()


async def bring(house: House) -> str:
    """The link of the replay."""
    answer = await house.http.post("/api/v1/replays", content=file())
    assert answer.status_code == 201, answer.text
    return f"/replay/{answer.json()['id']}"


def seen_after(type: str, hand: int = 1) -> int:
    """How many events have been seen with the first of a type in a hand."""
    starts = [place for place, event in enumerate(game().events) if event.type == "hand"]
    first = starts[hand - 1]
    return next(place for place, event in enumerate(game().events) if place >= first and event.type == type) + 1
