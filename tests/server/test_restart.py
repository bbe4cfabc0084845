"""What is kept: games go on after a restart, sleep when nobody is there, and one that is damaged harms no other."""

from __future__ import annotations

import logging
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import create_engine

from ruka.errors import RukaError
from ruka.server.app import app
from ruka.server.data import DATABASE
from ruka.server.migrate import SCRIPTS, migrate
from tests.server.conftest import House, serving
from tests.server.players import Json, Player


async def play_a_little(player: Player, answers: int = 5) -> Json:
    """Some answers; the last state of things."""
    for _ in range(answers):
        await player.answer(await player.question())
    await player.question()
    await player.hello()
    return await state_and_ask(player)


async def state_and_ask(player: Player) -> Json:
    """The state with the question, which a table that was just brought back asks a moment later."""
    state = await player.until("state")
    ask = state["ask"] or await player.question()
    return state | {"ask": ask, "view": state["view"] | {"legal_actions": ask["actions"]}}


async def test_a_game_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        seated = await house.make()
        async with house.player(seated) as player:
            before = await play_a_little(player)
    async with serving(tmp_path) as house, house.player(seated) as player:
        after = await state_and_ask(player)
        assert after["view"] == before["view"]
        assert after["number"] == before["number"]
        assert after["ask"]["actions"] == before["ask"]["actions"]
        assert after["ask"]["question"] == before["ask"]["question"]
        await player.answer(after["ask"])
        assert (await player.until("events"))["number"] == after["number"]


async def test_open_seats_survive_a_restart(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        seated = await house.make(seats=["person", "open", "open", "bot"])
        guest = await house.sit(seated["table"], "Adam")
    async with serving(tmp_path) as house, house.player(guest) as adam:
        state = await adam.until("state")
        assert (state["seat"], state["phase"], state["players"][1]["name"]) == (1, "open", "Adam")
        async with house.player(seated) as eva:
            await eva.say({"type": "start"})
            await eva.question()
    async with serving(tmp_path) as house, house.player(guest) as adam:
        state = await adam.until("state")
        assert (state["phase"], state["players"][2]["kind"]) == ("playing", "bot")


async def test_a_table_where_nobody_is_leaves_memory(house: House) -> None:
    seated = await house.make()
    tables = house.app.state.hall
    async with house.player(seated) as player:
        before = await play_a_little(player)
        tables.put_away_idle(0)
        assert seated["table"] in tables._live
    while tables._live[seated["table"]].connections:
        await house.http.get("/health")
    tables.put_away_idle(0)
    assert not tables._live
    async with house.player(seated) as player:
        assert (await state_and_ask(player))["view"] == before["view"]


@pytest.mark.parametrize(
    "harm",
    [
        "DELETE FROM steps WHERE number = 1",
        "UPDATE steps SET action = '{' WHERE number = 1",
        "UPDATE tables SET setup = '{}' WHERE id = (SELECT \"table\" FROM steps)",
        "UPDATE tables SET seed = '00' WHERE id = (SELECT \"table\" FROM steps)",
    ],
)
async def test_a_damaged_game_is_set_aside(tmp_path: Path, caplog: pytest.LogCaptureFixture, harm: str) -> None:
    async with serving(tmp_path) as house:
        broken, fine = await house.make(), await house.make(seats=["person", "open", "open", "open"])
        async with house.player(broken) as player:
            await play_a_little(player)
    with closing(sqlite3.connect(tmp_path / DATABASE)) as database, database:
        database.execute(harm)
    for _ in range(2):  # it is told once, and stays aside
        async with serving(tmp_path) as house:
            answer = await house.http.get(f"/api/v1/tables/{broken['table']}?lang=en")
            assert (answer.status_code, answer.json()["code"]) == (409, "table-set-aside")
            assert (await house.http.get(f"/api/v1/tables/{fine['table']}")).json()["phase"] == "open"
    told = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert [broken["table"] in record.getMessage() for record in told] == [True]


NEXT = """
from alembic import op

revision, down_revision = "tomorrow", "{head}"


def upgrade():
    op.execute("DELETE FROM steps")
    op.execute("ALTER TABLE tables ADD COLUMN colour TEXT")
"""


async def test_a_migration_keeps_a_copy(tmp_path: Path) -> None:
    """Today's games under the program of tomorrow."""
    async with serving(tmp_path / "data") as house, house.player(await house.make()) as player:
        await play_a_little(player)
    engine = create_engine(f"sqlite:///{tmp_path / 'data' / DATABASE}")
    assert migrate(engine) is None  # up to date already
    shutil.copytree(SCRIPTS, tmp_path / "scripts", ignore=shutil.ignore_patterns("__pycache__"))
    head = max(file.name[:4] for file in (SCRIPTS / "versions").glob("*.py"))
    (tmp_path / "scripts" / "versions" / "tomorrow.py").write_text(NEXT.format(head=head))
    copy = migrate(engine, tmp_path / "scripts")
    engine.dispose()
    assert copy is not None
    with closing(sqlite3.connect(copy)) as old, closing(sqlite3.connect(tmp_path / "data" / DATABASE)) as new:
        assert old.execute("SELECT count(*) FROM steps").fetchone()[0] > 5
        assert new.execute("SELECT count(*), max(colour) FROM tables").fetchone() == (1, None)
        assert new.execute("SELECT count(*) FROM steps").fetchone() == (0,)


async def test_two_servers_do_not_share_a_folder(tmp_path: Path) -> None:
    async with serving(tmp_path):
        with pytest.raises(RukaError) as refused:
            app(tmp_path)
        assert refused.value.code == "data-in-use"


def test_databases_that_cannot_be(tmp_path: Path) -> None:
    for number, url in enumerate(("nonsense", "sqlite:////nowhere/at/all.db", "oracle://x")):
        with pytest.raises(RukaError) as refused:
            app(tmp_path / str(number), url)
        assert refused.value.code == "bad-database"
    (tmp_path / "file").write_text("")
    with pytest.raises(RukaError) as refused:
        app(tmp_path / "file")
    assert refused.value.code == "unwritable-file"
