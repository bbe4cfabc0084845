"""Programs at a web table: the server knows their commands, players name them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ruka.agents.registry import MJAI
from ruka.cli import main
from ruka.engine import Record, replay
from ruka.records import read
from ruka.rules.ruleset import RuleSet
from ruka.schema import Note
from ruka.server.hall import hall as halls
from tests.agents.programs import command
from tests.server.conftest import House, serving
from tests.server.players import PATIENCE, Json
from tests.session.test_programs import Stuck

SEATS = {"bots": ["", "thrower", "", "faulty"]}
PROGRAMS = {
    "thrower": MJAI + command("faulty", "never"),
    "faulty": MJAI + command("faulty", "crash"),
}


async def played(house: House, seated: Json) -> Record:
    async with house.player(seated) as eva:
        async with asyncio.timeout(PATIENCE):
            await eva.play()
        assert not [message for message in eva.heard if message["type"] == "refused"]
        assert all(event["type"] != Note.type for event in eva.events)
    return read((await house.http.get(f"/api/v1/tables/{seated['table']}/record")).content)


async def test_a_game_with_programs_and_the_notes_in_its_record(tmp_path: Path) -> None:
    async with serving(tmp_path, programs=PROGRAMS, bot_seconds=20.0) as house:
        assert (await house.http.get("/api/v1/bots")).json() == ["thrower", "faulty"]
        record = await played(house, await house.make(**SEATS))
    assert (record.players[1], record.players[3]) == ("thrower", "faulty")
    assert {(event.seat, event.reason) for event in record.events if isinstance(event, Note)} == {(3, "crashed")}
    assert list(replay(record).record.events) == list(record.events)


async def test_a_game_goes_on_with_its_programs_after_a_restart(tmp_path: Path) -> None:
    async with serving(tmp_path, programs=PROGRAMS, bot_seconds=20.0) as house:
        seated = await house.make(**SEATS)
        async with house.player(seated) as eva:
            async with asyncio.timeout(PATIENCE):
                while not any(event["type"] == "end" for event in eva.events):
                    await eva.react(await eva.hear())
    async with serving(tmp_path, programs=PROGRAMS, bot_seconds=20.0) as house:
        record = await played(house, seated)
    assert {event.seat for event in record.events if isinstance(event, Note)} == {3}
    assert list(replay(record).record.events) == list(record.events)


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"bots": ["", "rm -rf"]}, "unknown-bot"),
        ({"bots": ["", "greedy"]}, "unknown-bot"),  # a level is for people
        ({"bots": ["thrower"]}, "bad-seats"),
        ({"bots": ["", "", "", "", "thrower"]}, "bad-seats"),
        ({"bots": ["", "thrower"], "rules": "hong-kong", "options": {}}, "format-rules"),
    ],
)
async def test_what_cannot_sit_is_refused(tmp_path: Path, asked: Json, code: str) -> None:
    async with serving(tmp_path, programs=PROGRAMS, bot_seconds=20.0) as house:
        wanted = {"rules": "tenhou", "name": "Eva"} | asked
        answer = await house.http.post("/api/v1/tables", json=wanted)
        assert (answer.status_code // 100, answer.json()["code"]) == (4, code)


async def test_no_more_programs_than_the_server_bears(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(halls, "MOST_PROGRAMS", 2)
    async with serving(tmp_path, programs=PROGRAMS, bot_seconds=20.0) as house:
        await house.make(**SEATS)
        answer = await house.http.post("/api/v1/tables", json={"rules": "tenhou", "name": "Eva"} | SEATS)
        assert (answer.status_code, answer.json()["code"]) == (503, "programs-busy")
        await house.make()


async def test_programs_of_games_that_are_over_play_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(halls, "MOST_PROGRAMS", 3)
    async with serving(tmp_path, programs=PROGRAMS, bot_seconds=20.0) as house:
        seated = await house.make(**SEATS)
        wanted = {"rules": "tenhou", "name": "Eva"} | SEATS
        assert (await house.http.post("/api/v1/tables", json=wanted)).json()["code"] == "programs-busy"  # 2 + 2
        house.app.state.hall._live[seated["table"]].game._shown.phase = "over"
        await house.make(**SEATS)


async def test_a_program_that_hangs_stops_no_other_table_and_not_the_server(tmp_path: Path) -> None:
    made: list[Stuck] = []

    def sit(rules: RuleSet, seat: int, seed: str) -> Stuck:
        made.append(Stuck(rules, seat, seed))
        return made[-1]

    async with asyncio.timeout(PATIENCE):
        async with serving(tmp_path, programs={"stuck": sit}) as house:
            hall, other, seated = house.app.state.hall, await house.make(), await house.make(bots=["", "stuck"])
            async with house.player(seated) as eva:
                while not made[-1:] or not made[-1].thinks.is_set():
                    await eva.react(await eva.hear())
            while hall._live[seated["table"]].connections:
                await asyncio.sleep(0.01)
            hall.put_away_idle(0)
            assert not hall._live
            await hall.find(other["table"])
            async with house.player(seated) as eva:
                assert (await eva.until("state"))["phase"] == "playing"
    assert all(one.closed for one in made)


@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        ("mortal", "ruka: “mortal” does not name a program; write NAME=COMMAND.\n"),
        ("mortal='", "ruka: “mortal='” does not name a program; write NAME=COMMAND.\n"),
        ("mortal=no-such-program x", "ruka: The program of “no-such-program x” cannot be found.\n"),
    ],
)
def test_what_is_no_program_is_said_when_the_server_starts(
    tmp_path: Path, bot: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--data", str(tmp_path), "--bot", bot, "--lang", "en"]) == 2
    assert capsys.readouterr().err == sentence


async def test_a_level_sits_at_a_table_under_a_name_of_its_own(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        options = {"rules": "video", "options": {}, "bots": ["", "novice"]}
        seated = await house.make(**options)
        record = await played(house, seated)
        assert record.players[1] not in ("", "novice")
    assert not [event for event in record.events if isinstance(event, Note)]
