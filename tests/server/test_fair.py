"""The server is bound to its seed before it knows those of the players, keeps it secret, and signs what was played."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import create_engine

from ruka.engine import Table
from ruka.errors import RukaError
from ruka.records.seal import public_hex
from ruka.records.verify import verify
from ruka.rulesets import rule_set
from ruka.schema import encode
from ruka.schema.messages import Setup
from ruka.server.app import app
from ruka.server.data import DATABASE
from ruka.server.keys import FILE, signing_key
from ruka.server.migrate import SCRIPTS, migrate
from ruka.server.people import hash_of
from tests.server.conftest import House, serving
from tests.server.players import Player, claims_all

OWN, OTHER = "a1" * 16, "b2" * 16


def kept(data: Path) -> tuple[str, str]:
    """The server's seed and what it is bound to."""
    with closing(sqlite3.connect(data / DATABASE)) as database:
        seed, commitment = database.execute("SELECT seed, commitment FROM tables ORDER BY made LIMIT 1").fetchone()
    return seed, commitment


async def record_of(house: House, table: str) -> bytes:
    answer = await house.http.get(f"/api/v1/tables/{table}/record")
    assert answer.status_code == 200, answer.text
    return answer.content


async def test_a_game_that_everybody_can_check(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        host = await house.make(seats=["person", "bot", "open", "bot"])
        guest = await house.sit(host["table"], "Adam")
        secret, commitment = kept(tmp_path)
        assert host["commitment"] == guest["commitment"] == commitment
        told = [json.dumps(host), json.dumps(guest)]

        eva, adam = house.player(host, seed=OWN), house.player(guest, claims_all, OTHER)
        watcher = Player(house.url, host["table"], None)
        async with eva, adam, watcher, asyncio.timeout(120):
            await asyncio.gather(eva.play(), adam.play(), watcher.play(), look_around(house, host["table"], told))
            await eva.hello(seed="c3" * 16)  # too late to change anything
            assert (await eva.until("state"))["commitment"] == commitment
        for player in (eva, adam, watcher):
            told += player.raw
            assert player.heard[0]["commitment"] == commitment
        assert len(told) > 200
        assert not [text for text in told if secret in text]  # not before the record, and nowhere else

        record = await record_of(house, host["table"])
        key = (await house.http.get("/api/v1/key")).text.strip()
        found = verify(record, key=key, commitment=commitment, shares=[OWN, OTHER])
        assert found.verified, found.fault
        header, *_, closing_line = record.splitlines()
        assert json.loads(header)["seeds"] == [OWN, "", OTHER, ""]
        assert json.loads(closing_line)["seed"] == secret
        assert record == await record_of(house, host["table"])
        brought = (await house.http.post("/api/v1/replays", content=record)).json()["id"]
        for id in (brought, host["table"]):
            assert (await house.http.get(f"/api/v1/replays/{id}")).json()["proof"] == "verified"
        await check_rematch(house, eva, adam)


async def check_rematch(house: House, eva: Player, adam: Player) -> None:
    """It is bound to a seed of its own, and everybody is told it before they come."""
    async with eva, adam:
        for player in (eva, adam):
            await player.say({"type": "rematch"})
        again = await eva.until("rematch")
        await adam.hello()
        assert (await adam.until("rematch"))["commitment"] == again["commitment"]
    assert again["commitment"] not in ("", eva.heard[0]["commitment"])
    async with house.player(again, seed=OTHER) as player:
        state = await player.until("state")
        assert (state["commitment"], state["phase"]) == (again["commitment"], "open")  # Adam has not come yet


async def look_around(house: House, table: str, told: list[str]) -> None:
    """Whatever can be asked while the game goes on."""
    while True:
        for path in ("", "/hands/1", "/record", "/seats", "/key"):
            answer = await house.http.get(f"/api/v1/tables/{table}{path}")
            if path == "/record" and answer.status_code == 200:
                return
            told.append(answer.text)
        await asyncio.sleep(0.05)


async def test_seeds_survive_a_restart(tmp_path: Path) -> None:
    """The share that was given first counts."""
    async with serving(tmp_path) as house:
        host = await house.make(seats=["person", "bot", "open", "bot"])
        guest = await house.sit(host["table"], "Adam")
        key = (await house.http.get("/api/v1/key")).text
        async with house.player(host, seed=OWN) as eva:
            assert (await eva.until("state"))["phase"] == "open"
    async with serving(tmp_path) as house, house.player(host, seed=OTHER) as eva, house.player(guest, seed=OTHER):
        await eva.answer(await eva.question())
        await eva.until("events")
    async with serving(tmp_path) as house:
        assert (await house.http.get("/api/v1/key")).text == key
        async with house.player(host) as eva, house.player(guest) as adam, asyncio.timeout(120):
            await asyncio.gather(eva.play(), adam.play())
        record = await record_of(house, host["table"])
    assert verify(record, key=key.strip(), commitment=host["commitment"], shares=[OWN]).verified
    assert json.loads(record.splitlines()[0])["seeds"] == [OWN, "", OTHER, ""]


@pytest.mark.parametrize("seed", ["A1", "xyz", "0" * 65, ":", "a1\n"])
async def test_what_is_no_seed_is_refused(house: House, seed: str) -> None:
    async with house.player(await house.make(), seed=seed) as player:
        refused = await player.until("refused")
        assert (refused["code"], "seed" in refused["text"]) == ("bad-field", True)


# --- what was there before ---


async def test_a_game_from_before_seeds_were_shared_goes_on(tmp_path: Path) -> None:
    scripts = tmp_path / "scripts"
    shutil.copytree(SCRIPTS, scripts, ignore=shutil.ignore_patterns("__pycache__", "000[2-9]*", "001*"))
    data = tmp_path / "data"
    data.mkdir()
    engine = create_engine(f"sqlite:///{data / DATABASE}")
    migrate(engine, scripts)
    engine.dispose()
    options: dict[str, bool | int | str | tuple[int, ...]] = {"length": "tonpuu"}
    setup = encode(Setup(id="old", rules="tenhou", options=options, pace="fast")).decode()
    seats = [("old", 0, "Eva", "person", hash_of("key")), *(("old", n, f"Bot {n}", "bot", "") for n in (1, 2, 3))]
    row = ("old", setup, "7", "", rule_set("tenhou").with_options(options).hash, "2026-01-01 00:00:00", None, "", "")
    with closing(sqlite3.connect(data / DATABASE)) as database, database:
        database.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
        database.executemany("INSERT INTO seats VALUES (?, ?, ?, ?, ?)", seats)
    async with serving(data) as house, house.player({"table": "old", "token": "key"}, seed=OWN) as player:
        state = await player.until("state")
    view = Table("tenhou", "7", options).view(0).to_json()
    assert (state["commitment"], state["view"]["seats"]) == ("", view["seats"])


# --- the key ---


def test_the_key_is_made_once_and_for_nobody_else(tmp_path: Path) -> None:
    made = signing_key(tmp_path)
    assert public_hex(signing_key(tmp_path)) == public_hex(made)
    file = tmp_path / FILE
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert not file.with_suffix(".new").exists()


def test_a_file_that_is_no_key_is_refused(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("no key")
    with pytest.raises(RukaError) as refused:
        app(tmp_path)
    assert refused.value.code == "bad-signing-key"
    assert (tmp_path / FILE).read_text() == "no key"
