"""What is kept and by whom: one server on a database, its owner alone reads it, and what fails is told as it is."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, create_engine, event, insert, text

from ruka.errors import RukaError
from ruka.server.app import app
from ruka.server.data import DATABASE, go_back
from ruka.server.lobby.lobby import RETIRED
from ruka.server.migrate import SCRIPTS, migrate
from ruka.server.stores import Stores, clerk, database, schema
from tests.server.conftest import House, serving
from tests.server.players import PATIENCE
from tests.server.postgres import cluster, postgres
from tests.server.processes import start
from tests.server.test_restart import play_a_little

__all__ = ["cluster", "postgres"]
HEAD = max(file.name[:4] for file in (SCRIPTS / "versions").glob("0*.py"))


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Of a database that two servers with folders of their own could share."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'shared.db'}"
    found: str = request.getfixturevalue("postgres")
    return found


# --- G5: one server at a time ---


async def test_g5_a_second_server_on_one_database_is_refused(
    tmp_path: Path, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "PATIENCE", 0.2)
    async with serving(tmp_path / "one", database=address) as house:
        with pytest.raises(RukaError) as refused:
            app(tmp_path / "two", address)
        assert str(refused.value) == "Another server is using this database; one database is for one server."
        async with house.player(await house.make()) as player:
            await play_a_little(player)
    async with serving(tmp_path / "two", database=address) as house:  # the first has ended
        assert (await house.http.get("/health")).status_code == 200


async def test_g5_kill_9_does_not_keep_the_next_server_out(tmp_path: Path, address: str) -> None:
    process = await start(tmp_path, 0, "--database", address)
    process.send_signal(signal.SIGKILL)
    await process.wait()
    Stores(address).close()
    await process.communicate()


async def test_g5_a_lock_that_was_lost_is_taken_again_or_given_up(postgres: str) -> None:
    """PostgreSQL forgets it with the connection."""
    store = Stores(postgres)
    _end_connections(store.clerk.engine)
    assert store.clerk.hold.check()
    _end_connections(store.clerk.engine)
    other = Stores(postgres)  # was quicker
    assert not store.clerk.hold.check()
    other.close()
    store.close()


HOLDING = "FROM pg_locks WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = :name)"


def _end_connections(engine: Engine) -> None:
    name = {"name": engine.url.database}
    with engine.connect() as connection:
        connection.execute(text(f"SELECT pg_terminate_backend(pid) {HOLDING}"), name)
        while connection.scalar(text(f"SELECT count(*) {HOLDING}"), name):
            pass


# --- G7, G10: what PostgreSQL cannot keep never comes to it ---


async def test_g7_a_nul_is_refused(tmp_path: Path, address: str) -> None:
    async with serving(tmp_path / "data", database=address) as house:
        asked = {"rules": "tenhou", "name": "E\0va", "lang": "en"}
        answer = await house.http.post("/api/v1/tables", json=asked)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-name")
        for path in ("tables/a%00b", "tables/a%00b/hands/1", "tables/%00/record", "replays/%00", "replays/%00/hands/1"):
            assert (await house.http.get(f"/api/v1/{path}")).status_code == 404
        seated = await house.make(seats=["person", "open", "bot", "bot"])
        answer = await house.http.post(f"/api/v1/tables/{seated['table']}/seats", json={"name": "\0"})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-name")
        assert (await house.http.get("/health")).json()["database"] == "ok"


# --- G11: its owner alone, and nothing of it in a log ---


def rights(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


async def test_g11_files_are_for_their_owner_alone(tmp_path: Path) -> None:
    data = tmp_path / "new" / "data"
    before = os.umask(0o000)
    try:
        async with serving(data) as house:
            await house.make()
            made = {path.name: rights(path) for path in data.iterdir()}
            assert made.keys() >= {DATABASE, f"{DATABASE}-wal", f"{DATABASE}-shm", f"{DATABASE}.lock", "signing.pem"}
            assert {*made.values()} == {0o600}
        assert rights(data) == 0o700
        (data / DATABASE).chmod(0o644)  # as older versions left it
        tmp_path.chmod(0o755)
        Stores(f"sqlite:///{data / DATABASE}").close()
        assert rights(data / DATABASE) == 0o600
        copy = _go_back(data, "0003")
        assert rights(copy) == 0o600
    finally:
        os.umask(before)


def _go_back(data: Path, revision: str) -> Path:
    engine = create_engine(f"sqlite:///{data / DATABASE}")
    try:
        copy = migrate(engine, to=revision)
    finally:
        engine.dispose()
    assert copy is not None
    return copy


async def test_g11_nothing_of_a_game_stands_in_the_log(
    tmp_path: Path, address: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    async with serving(tmp_path / "data", database=address) as house:
        seated = await house.make()
        store = house.app.state.stores
        async with house.player(seated) as player:
            state = await play_a_little(player)
            with store.clerk.engine.begin() as connection:  # the next step meets one of its number
                seed = connection.scalar(text("SELECT seed FROM tables"))
                number = connection.scalar(text("SELECT max(number) + 1 FROM steps"))
                row = {"table": seated["table"], "number": number, "action": "", "events": ""}
                connection.execute(insert(schema.steps), row)
            await player.answer(state["ask"])
            assert (await player.until("refused"))["code"] == "table-stopped"
        await asyncio.sleep(0)
    told = "\n".join(record.getMessage() + str(record.exc_info) for record in caplog.records) + caplog.text
    assert "stopped" in told
    assert seed not in told
    assert '"drawn"' not in told
    assert '"type":' not in told


# --- G12: health tells the truth ---


def full(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    pages = cursor.execute("PRAGMA page_count").fetchone()[0]
    cursor.execute(f"PRAGMA max_page_count = {pages}")
    cursor.close()


def read_only(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA query_only = ON")
    cursor.close()


@pytest.fixture
def asked_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """No answer about health holds for a second."""
    monkeypatch.setattr(clerk, "FRESH", -1.0)


@pytest.mark.parametrize(
    ("harm", "code", "said"), [(full, "disk-full", "plný"), (read_only, "database-read-only", "číst")]
)
async def test_g12_health_tells_a_disk_that_takes_nothing(
    house: House, asked_anew: None, harm: Callable[[Any, object], None], code: str, said: str
) -> None:
    store = house.app.state.stores
    assert (await house.http.get("/health")).json()["database"] == "ok"
    store.clerk.engine.dispose()
    event.listen(store.clerk.engine, "connect", harm)
    wanted = {"rules": "tenhou", "name": "E" * 24, "lang": "cs", "options": {"length": "tonpuu"}}
    async with asyncio.timeout(PATIENCE):  # a full disk still takes what fits
        while (answer := await house.http.post("/api/v1/tables", json=wanted)).status_code == 201:
            pass
    assert (answer.status_code, answer.json()["code"]) == (503, code)
    health = await house.http.get("/health", params={"lang": "cs"})
    assert (health.status_code, health.json()["database"]) == (503, code)
    assert said in health.json()["text"]
    page = await house.http.get("/health", params={"lang": "cs"}, headers={"accept": "text/html"})
    assert (page.status_code, page.headers["content-type"]) == (503, "text/html; charset=utf-8")
    assert said in page.text
    event.remove(store.clerk.engine, "connect", harm)
    store.clerk.engine.dispose()
    assert (await house.http.get("/health")).status_code == 200
    await house.make()


async def test_g12_health_of_a_database_that_is_gone(tmp_path: Path, postgres: str, asked_anew: None) -> None:
    async with serving(tmp_path, database=postgres) as house:
        assert (await house.http.get("/health")).status_code == 200
        engine = house.app.state.stores.clerk.engine
        with engine.begin() as connection:
            connection.execute(
                text("ALTER DATABASE " + engine.url.database + " SET default_transaction_read_only = on")
            )
        engine.dispose()
        health = await house.http.get("/health")
        assert (health.status_code, health.json()["database"]) == (503, "database-read-only")


async def test_g12_many_who_ask_for_health_cause_one_write(house: House) -> None:
    clerk = house.app.state.stores.clerk
    written = 0
    write = clerk.write

    async def counted(work: Any) -> None:
        nonlocal written
        written += 1
        await write(work)

    clerk.write = counted
    answers = await asyncio.gather(*(house.http.get("/health") for _ in range(20)))
    assert {answer.status_code for answer in answers} == {200}
    assert written <= 3


# --- G15: revisions, and games that nobody comes back to ---


async def test_g15_a_newer_database_is_one_sentence(tmp_path: Path, address: str) -> None:
    store = Stores(address)
    with store.clerk.engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = 'tomorrow'"))
    store.close()
    for _ in range(2):  # nothing stays locked
        with pytest.raises(RukaError) as refused:
            app(tmp_path / "data", address)
        assert refused.value.code == "newer-database"
        assert "tomorrow" in str(refused.value)


async def test_g15_there_is_a_way_back(tmp_path: Path, address: str) -> None:
    async with serving(tmp_path / "data", database=address) as house, house.player(await house.make()) as player:
        await play_a_little(player)
    for revision in ("0003", "0002", "0001"):
        go_back(tmp_path / "data", address, revision)
    with pytest.raises(RukaError) as refused:
        go_back(tmp_path / "data", address, "0099")
    assert refused.value.code == "unknown-revision"
    async with serving(tmp_path / "data", database=address) as house:  # and forward again
        await house.make()
        with house.app.state.stores.clerk.engine.connect() as connection:
            assert connection.scalar(text("SELECT version_num FROM alembic_version")) == HEAD
            assert connection.scalar(text("SELECT count(*) FROM steps")) > 3


async def test_g15_games_where_nobody_comes_retire(tmp_path: Path, address: str) -> None:
    async with serving(tmp_path / "data", database=address) as house:
        old, new = await house.make(), await house.make()
    long_ago = datetime.now(UTC) - RETIRED - timedelta(hours=1)
    engine = create_engine(address)
    rows = schema.tables
    with engine.begin() as connection:
        connection.execute(rows.update().where(rows.c.id == old["table"]).values(seen=long_ago))
    engine.dispose()
    async with serving(tmp_path / "data", database=address) as house:
        hall = house.app.state.hall
        async with asyncio.timeout(PATIENCE):
            while (kept := await hall.stores.tables.find(old["table"])) is None or kept.retired is None:
                await asyncio.sleep(0.02)
        answer = await house.http.get(f"/api/v1/tables/{old['table']}", params={"lang": "en"})
        assert (answer.status_code, answer.json()["code"]) == (410, "game-retired")
        assert "30 days" in answer.json()["text"]
        assert (await house.http.get(f"/api/v1/tables/{new['table']}")).status_code == 200


async def test_g15_who_comes_is_remembered(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        seated = await house.make()
    with closing(sqlite3.connect(tmp_path / DATABASE)) as kept, kept:
        kept.execute("UPDATE tables SET seen = ?", (f"{datetime.now(UTC) - timedelta(days=10):%F %T.%f}",))
    async with serving(tmp_path) as house, house.player(seated) as player:
        await player.until("state")
    with closing(sqlite3.connect(tmp_path / DATABASE)) as kept:
        assert kept.execute("SELECT seen FROM tables").fetchone()[0] > f"{datetime.now(UTC) - timedelta(days=1):%F %T}"


async def test_g12_health_tells_a_file_that_was_moved(tmp_path: Path, asked_anew: None) -> None:
    """What is still written goes into a file that nobody will find."""
    async with serving(tmp_path) as house:
        assert (await house.http.get("/health")).status_code == 200
        (tmp_path / DATABASE).rename(tmp_path / "elsewhere.db")
        answer = await house.http.get("/health")
        assert answer.status_code == 503
        assert "moved or deleted" in answer.text


def test_a_lock_that_cannot_be_made_is_nobody_elses(tmp_path: Path) -> None:
    (tmp_path / "lock").mkdir()
    with pytest.raises(RukaError) as refused:
        database.lock(tmp_path / "lock")
    assert refused.value.code == "unwritable-file"


def test_a_connection_outside_the_pool_that_broke_is_closed(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'ruka.db'}")
    alone = database.Alone(engine)
    driver: Any = alone.connection.connection.dbapi_connection
    alone.connection.invalidate()  # as after an error that says that the other side is gone
    alone.close()
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        driver.execute("SELECT 1")
    alone.close()
    engine.dispose()
