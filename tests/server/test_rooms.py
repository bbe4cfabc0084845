"""The rooms of a server: the lobby needs no table in memory, a hall runs what it has a lease for, news reach everybody,
and whoever sits at a seat has a row of their own."""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import create_engine, insert, select

from ruka.agents.hosts import Threads
from ruka.errors import RukaError
from ruka.schema.messages import Said, State
from ruka.server.bus import LocalBus, News, SeatTaken
from ruka.server.data import DATABASE
from ruka.server.hall import Hall, leasing
from ruka.server.keys import signing_key
from ruka.server.limits import Buckets
from ruka.server.lobby import Lobby, RuleShelf
from ruka.server.migrate import migrate
from ruka.server.models import NewTable, TakeSeat
from ruka.server.people import Agent, Guest, Person, hash_of
from ruka.server.pool import Pool
from ruka.server.stores import Stores, schema
from tests.server.conftest import House, serving
from tests.server.players import PATIENCE, Player

OPEN = NewTable(rules="tenhou", name="Eva", seats=["person", "open", "open", "bot"], draw_seats=False)
OLDER = Path(__file__).parents[1] / "older" / "6388a01"


class Building:
    """Rooms without a door."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.stores = Stores(f"sqlite:///{data / DATABASE}")
        self.bus = LocalBus()
        self.pool = Pool(1, 20, lambda: Buckets(1, 1))
        self.agents = Threads({"mortal": "greedy"})
        self.lobby = Lobby(self.stores, self.bus, RuleShelf(self.stores, self.pool), self.agents)

    async def hall(self) -> Hall:
        """One that has brought back what it could."""
        hall = Hall(self.stores, self.lobby, self.bus, signing_key(self.data), self.pool, self.agents)
        await hall._chores[0]
        return hall


@asynccontextmanager
async def building(data: Path) -> AsyncIterator[Building]:
    made = Building(data)
    try:
        yield made
    finally:
        await made.pool.close()
        made.stores.close()


def quiet(_: Said) -> None:
    pass


# --- the lobby ---


async def test_the_lobby_needs_no_table_in_memory(tmp_path: Path) -> None:
    async with building(tmp_path) as rooms:
        heard: list[News] = []
        deaf = rooms.bus.listen(heard.append)
        host = await rooms.lobby.keep(await rooms.lobby.plan(OPEN))
        adam = await rooms.lobby.take_seat(host.table, TakeSeat(name="Adam", seat=2))
        assert heard == [SeatTaken(host.table, 2, "Adam")]
        deaf()
        jan = await rooms.lobby.take_seat(host.table, TakeSeat(name="Jan"))
        assert len(heard) == 1
        assert (adam.seat, jan.seat, adam.commitment) == (2, 1, host.commitment)
        kept = await rooms.lobby.find(host.table)
        assert [seat.kind for seat in kept.seats] == ["person", "person", "person", "bot"]
        for token, place in ((host.token, 0), (jan.token, 1), (adam.token, 2)):
            assert kept.seats[place].secret_hash == hash_of(token)
        assert kept.seats[3].holder == Agent()
        with pytest.raises(RukaError, match="No seat is free"):
            await rooms.lobby.take_seat(host.table, TakeSeat(name="Ota"))
        assert len(await rooms.stores.clerk.rows(select(schema.guests))) == 3  # nobody is kept for a refusal
        hall = await rooms.hall()
        told: list[Said] = []
        await hall.join(host.table, adam.token, told.append, "en")
        assert isinstance(told[0], State)
        assert [player.name for player in told[0].players][:3] == ["Eva", "Jan", "Adam"]
        await hall.close()


async def test_two_who_want_one_seat(house: House) -> None:
    seated = await house.make(seats=["person", "open", "bot", "bot"])
    url = f"/api/v1/tables/{seated['table']}/seats"
    asked = [{"name": name, "seat": 1} for name in ("Adam", "Jan", "Ota")]
    answers = await asyncio.gather(*(house.http.post(url, json=one) for one in asked))
    assert sorted(answer.status_code for answer in answers) == [201, 409, 409]


async def test_whoever_is_quicker_than_the_host_keeps_the_seat(tmp_path: Path) -> None:
    """The host starts, and the seat has been taken just before: the database knows."""
    async with building(tmp_path) as rooms:
        host = await rooms.lobby.keep(await rooms.lobby.plan(OPEN))
        hall = await rooms.hall()
        eva = await hall.join(host.table, host.token, quiet, "en", "a1")
        game = eva.seating.game
        guest, arrives = Guest("adam"), rooms.stores.people.add_guest(Guest("adam"), hash_of("key"))
        await rooms.stores.keep(rooms.stores.tables.take_seat(host.table, None, "Adam", guest, arrives))
        game.start(0)  # before the news
        async with asyncio.timeout(PATIENCE):
            while game.players.phase == "open":
                await asyncio.sleep(0.01)
        assert [seat.kind for seat in game.seats] == ["person", "person", "bot", "bot"]
        assert game.seats[1].name == "Adam"
        late = await hall.join(host.table, "key", quiet, "en")
        assert late.connection.seat == 1
        kept = await rooms.lobby.find(host.table)
        assert [(seat.kind, seat.seed is None) for seat in kept.seats] == [
            *(("person", False), ("person", False), ("bot", False), ("bot", False))
        ]
        with pytest.raises(RukaError) as refused:
            await rooms.lobby.take_seat(host.table, TakeSeat(name="Ota"))
        assert refused.value.code == "started"
        await hall.close()


async def test_a_seat_taken_is_shown_to_those_who_wait(house: House) -> None:
    seated = await house.make(seats=["person", "open", "open", "bot"])
    async with house.player(seated) as eva:
        await eva.until("state")
        await house.sit(seated["table"], "Adam")
        told = await eva.until("players")
        assert [player["name"] for player in told["players"]][1] == "Adam"


async def test_news_reach_everybody_whoever_fails(caplog: pytest.LogCaptureFixture) -> None:
    bus = LocalBus()
    heard: list[News] = []

    def fails(_: News) -> None:
        raise ZeroDivisionError

    bus.listen(fails)
    bus.listen(heard.append)
    bus.tell(SeatTaken("t", 1, "Eva"))
    assert len(heard) == 1
    assert "SeatTaken" in caplog.text


# --- leases ---


async def test_a_table_runs_in_one_hall(tmp_path: Path) -> None:
    async with building(tmp_path) as rooms:
        host = await rooms.lobby.keep(await rooms.lobby.plan(OPEN))
        one = await rooms.hall()
        assert host.table in one._live
        other = await rooms.hall()
        with pytest.raises(RukaError) as refused:
            await other.find(host.table)
        assert refused.value.code == "table-elsewhere"
        one.put_away_idle(0)
        async with asyncio.timeout(PATIENCE):
            while one._leaving:
                await asyncio.sleep(0.01)
        await other.find(host.table)
        with pytest.raises(RukaError):
            await one.find(host.table)
        await one.close()
        await other.close()
        assert not await rooms.stores.clerk.rows(select(schema.leases))


async def test_a_lease_that_is_not_renewed_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with building(tmp_path) as rooms:
        slow, quick = await rooms.hall(), await rooms.hall()
        host = await rooms.lobby.keep(await rooms.lobby.plan(OPEN))
        monkeypatch.setattr(leasing, "LEASE", 0.0)
        await slow.find(host.table)
        monkeypatch.setattr(leasing, "LEASE", 60.0)
        await quick.find(host.table)
        await slow._renew()
        assert not slow._live
        assert host.table in quick._live
        assert "runs elsewhere" in caplog.text
        await slow.close()
        await quick._renew()
        assert host.table in quick._live
        await quick.close()


async def test_leases_of_a_server_that_was_killed_keep_nobody_out(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        seated = await house.make()
    engine = create_engine(f"sqlite:///{tmp_path / DATABASE}")
    with engine.begin() as connection:
        late = datetime.now(UTC) + timedelta(days=1)
        connection.execute(insert(schema.leases), {"table": seated["table"], "hall": "gone", "until": late})
    engine.dispose()
    async with serving(tmp_path) as house, house.player(seated) as player:
        await player.question()


# --- people ---


async def test_a_rematch_has_the_same_guests(tmp_path: Path) -> None:
    async with building(tmp_path) as rooms:
        host = await rooms.lobby.keep(await rooms.lobby.plan(OPEN))
        await rooms.lobby.take_seat(host.table, TakeSeat(name="Adam"))
        before = await rooms.lobby.find(host.table)
        again = await rooms.lobby.keep(await rooms.lobby.plan_rematch(host.table))
        after = await rooms.lobby.find(again.table)
        assert [(seat.name, seat.holder) for seat in after.seats] == [(seat.name, seat.holder) for seat in before.seats]
        assert (await rooms.lobby.find(host.table)).rematch == again.table
        eva = after.seats[0].holder
        assert isinstance(eva, Guest)
        assert await rooms.lobby.tables_of(eva) == [again.table, host.table]
        assert await rooms.lobby.tables_of(Person("nobody")) == []


async def test_a_person_holds_a_seat(tmp_path: Path) -> None:
    """Accounts come later; their seats can be kept already."""
    async with building(tmp_path) as rooms:
        row = {"id": "p1", "name": "Eva", "made": datetime.now(UTC)}
        await rooms.stores.keep(lambda connection: connection.execute(insert(schema.people), row))
        new = await rooms.lobby.plan(OPEN)
        new.kept.seats[0] = replace(new.kept.seats[0], holder=Person("p1"))
        await rooms.lobby.keep(new)
        assert (await rooms.lobby.find(new.setup.id)).seats[0].holder == Person("p1")
        assert await rooms.lobby.tables_of(Person("p1")) == [new.setup.id]


def test_older_seats_are_held_by_guests(tmp_path: Path) -> None:
    """... with the keys that they had, and their way back."""
    file = tmp_path / DATABASE
    file.write_bytes(gzip.decompress((OLDER / "ruka.db.gz").read_bytes()))
    seats: dict[str, tuple[str, str]] = json.loads((OLDER / "seats.json").read_text("utf-8"))
    query = 'SELECT "table", seat, kind, {} FROM seats ORDER BY 1, 2'
    with closing(sqlite3.connect(file)) as database:
        before = database.execute(query.format("token_hash")).fetchall()
    engine = create_engine(f"sqlite:///{file}")
    migrate(engine)
    with closing(sqlite3.connect(file)) as database:
        joined = "(SELECT secret_hash FROM guests WHERE guests.id = guest), agent, person"
        after = database.execute(query.format(joined)).fetchall()
    for (*where, kind, key), (*place, now, own, agent, person) in zip(before, after, strict=True):
        assert (where, kind, key or None, None) == (place, now, own, person)
        assert agent == ("" if kind == "bot" else None)
    assert {hash_of(token) for _, token in seats.values()} <= {row[3] for row in after}
    migrate(engine, to="0005")
    engine.dispose()
    with closing(sqlite3.connect(file)) as database:
        assert database.execute(query.format("token_hash")).fetchall() == before


async def test_programs_are_agents_with_names(tmp_path: Path) -> None:
    async with building(tmp_path) as rooms:
        asked = OPEN.model_copy(update={"bots": ["", "", "", "mortal"]})
        seated = await rooms.lobby.keep(await rooms.lobby.plan(asked))
        assert (await rooms.lobby.find(seated.table)).seats[3].holder == Agent("mortal")


async def test_a_key_that_nobody_has(house: House) -> None:
    async with Player(house.url, (await house.make())["table"], "guessed") as thief:
        assert (await thief.hear())["code"] == "wrong-token"
