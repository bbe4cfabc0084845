"""The traffic of a seat, byte by byte: two tiles that it does not see change places, and it hears the very same."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partialmethod
from itertools import count
from pathlib import Path
from random import Random

import pytest

from ruka import _core
from ruka.engine import Table
from ruka.engine.flow import compiled_flow
from ruka.rulesets import rule_set
from ruka.server.hall import Hall
from ruka.server.people import secrets
from tests.server.conftest import serving
from tests.server.players import Json, Player

Wall = list[int]
MAKE = Hall.make
COMING = '{"type":"players"'  # when somebody comes is the one thing that differs from day to day


def keeps_the_deal(ask: Json) -> Json:
    """Passes and discards what was drawn, so that what was dealt is not seen before the end."""
    quiet = ("pass", "hide")
    return dict(next((one for one in ask["actions"] if one["type"] in quiet or one.get("drawn")), ask["actions"][-1]))


async def heard(data: Path, monkeypatch: pytest.MonkeyPatch, rules: str, wall: Wall) -> list[list[str]]:
    """Everything said to each seat, and to one who watches, while four people play this wall."""
    keys = count()
    monkeypatch.setattr(Hall, "make", partialmethod(MAKE, walls=[wall]))
    monkeypatch.setattr(secrets, "token_urlsafe", lambda _: f"key{next(keys)}")
    async with serving(data) as house:
        seated = [await house.make(rules=rules, options={}, seats=["person", "open", "open", "open"])]
        players = [Player(house.url, seated[0]["table"], None, keeps_the_deal)]
        players += [house.player(seated[0], keeps_the_deal)]
        for name in ("Adam", "Jan"):
            seated.append(await house.sit(seated[0]["table"], name))
            players.append(house.player(seated[-1], keeps_the_deal))
        for player in players:
            await player.__aenter__()
            await player.until("state")
        seated.append(await house.sit(seated[0]["table"], "Ota"))
        async with house.player(seated[-1], keeps_the_deal) as last:
            players.append(last)
            await asyncio.gather(*(player.play() for player in players))
        for player in players[:-1]:
            await player.__aexit__()
    watcher, *people = players
    return [[text for text in player.raw if not text.startswith(COMING)] for player in (*people, watcher)]


def exchanges(rules: str, seed: int) -> Iterator[tuple[Wall, Wall, tuple[int, ...]]]:
    """A wall, the same with two tiles exchanged, and the seats (4 watches) that see neither of them."""
    known = rule_set(rules)
    wall, _ = _core.deal(compiled_flow(known), str(seed).encode(), 0)
    chance = Random(seed)
    dealt = Table(rules, walls=[wall])
    places = range(4 * known.table_flow.hand_tiles)
    while True:
        one, other = chance.sample(places, 2)
        twin = [*wall]
        twin[one], twin[other] = wall[other], wall[one]
        changed = Table(rules, walls=[twin])
        streams = [(seat, seat if seat < dealt.players else None) for seat in range(5)]
        blind = tuple(seat for seat, told in streams if [*dealt.stream(told)] == [*changed.stream(told)])
        if wall[one] != wall[other] and len(blind) == 3:
            yield wall, twin, blind


@pytest.mark.parametrize("rules", ["tenhou", "ema-riichi", "mcr", "hong-kong", "modern-japanese"])
async def test_hidden_tiles_change_nothing_that_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rules: str
) -> None:
    wall, twin, blind = next(exchanges(rules, seed=8))
    first = await heard(tmp_path / "one", monkeypatch, rules, wall)
    second = await heard(tmp_path / "other", monkeypatch, rules, twin)
    for seat, (ours, theirs) in enumerate(zip(first, second, strict=True)):
        assert len(ours) > 100
        assert (ours == theirs) == (seat in blind), seat
