"""Whatever is asked wrongly is refused with a code and a sentence, and changes nothing."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ruka.server import limits, metrics, socket
from ruka.server.client import HEADERS
from ruka.server.hall import memory
from ruka.server.pool import Pool
from ruka.server.problems import STATUS
from tests.conftest import ROOT
from tests.server.conftest import House, serving, shared_house
from tests.server.players import PATIENCE, Json, Player, throws_drawn
from tests.server.test_doors import line

house = shared_house


async def refusal(player: Player, message: Json | str) -> Json:
    await player.say(message)
    return await player.until("refused")


async def test_seats_of_others_and_other_tables(house: House) -> None:
    mine, other = await house.make(), await house.make(name="Adam")
    async with house.player({"table": mine["table"], "token": other["token"]}) as thief:
        told = await thief.hear()
        assert told == {"type": "refused", "code": "wrong-token", "text": "This key opens no seat at this table."}
        assert (await refusal(thief, {"type": "next"}))["code"] == "hello-first"
    async with house.player(mine) as player:
        ask = await player.question()
        action = throws_drawn(ask)
        for seat in (0, 1):  # whose it is, the token alone says
            told = await refusal(
                player, {"type": "act", "question": ask["question"], "action": action | {"seat": seat}}
            )
            assert told["code"] == "bad-field"
        action.pop("seat")
        told = await refusal(player, {"type": "act", "question": ask["question"] - 1, "action": action})
        assert told["code"] == "old-question"
        told = await refusal(player, {"type": "act", "question": ask["question"], "action": {"type": "ron"}})
        assert told["code"] == "own-turn"
        told = await refusal(player, {"type": "act", "question": ask["question"], "action": {"type": "fly"}})
        assert told["code"] == "unknown-action"
        told = await refusal(player, {"type": "act", "question": ask["question"], "action": {"type": "fly" * 999}})
        assert told["text"] == "The field “action.type” is too long; it has at most 64 characters."
        await player.say({"type": "act", "question": ask["question"], "action": action})
        assert (await player.until("events"))["events"][0]["type"] == "discard"


@pytest.mark.parametrize(
    "message",
    [
        "",
        "{",
        '"\\ud800"',
        "null",
        "[]",
        "[" * 5000,
        json.dumps({"type": "fly"}),
        json.dumps({"type": "act"}),
        json.dumps({"type": "next", "more": 1}),
        json.dumps({"type": "hello", "version": "one"}),
        json.dumps({"type": "hello", "version": 1, "lang": "tlh"}),
        json.dumps({"type": "act", "question": 1, "action": {"type": "discard", "tile": ["1m"]}}),
    ],
)
async def test_what_is_no_message(house: House, message: str) -> None:
    async with house.player(await house.make()) as player:
        await player.until("state")
        told = await refusal(player, message)
        assert told["code"] in ("bad-message", "bad-field")
        assert told["text"].endswith(".")
        await player.hello()
        await player.until("state")  # it goes on as if nothing had been said


async def test_bytes_are_no_message(house: House) -> None:
    async with house.player(await house.make()) as player:
        assert player.socket is not None
        await player.socket.send(b"\xff\x00")
        assert (await player.until("refused"))["code"] == "bad-message"


async def test_other_versions_and_tables(house: House) -> None:
    seated = await house.make()
    async with house.player(seated) as player:
        await player.until("state")
        await player.hello(version=99, lang="cs")
        told = await player.until("refused")
        assert (told["code"], told["text"][:5]) == ("wrong-version", "Stůl ")
    async with Player(house.url, "nowhere", None) as lost:
        assert (await lost.hear())["code"] == "no-such-table"
    answer = await house.http.get("/api/v1/tables/nowhere", headers={"accept-language": "de, pl;q=0.8"})
    assert (answer.status_code, answer.json()["text"][:14]) == (404, "Nie ma stołu „")


async def test_too_large(house: House) -> None:
    async with house.player(await house.make()) as player:
        await player.until("state")
        told = await refusal(player, json.dumps({"type": "next", "fill": "x" * limits.MOST_MESSAGE}))
        assert told["code"] == "too-large"
        with pytest.raises(ConnectionClosed):
            await player.say("x" * (limits.MOST_BODY + 1))
            await player.until("never")
    answer = await house.http.post("/api/v1/score", content=b"x" * (limits.MOST_BODY + 1))
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


async def test_floods(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "TALKING", (5, 1.0))
    monkeypatch.setattr(socket, "MOST_FAULTS", 30)
    monkeypatch.setattr(socket, "BREATH", 0.01)
    async with house.player(await house.make()) as player:
        await player.until("state")
        with pytest.raises(ConnectionClosed):
            for _ in range(100):
                await player.say({"type": "why", "action": {"type": "ron"}})
                await player.hear()
        told = [message.get("code") for message in player.heard if message["type"] == "refused"]
        assert told == ["too-many"] * 30
    house.app.state.limits.makers = limits.Buckets(3, 0.1)
    answers = [await house.http.post("/api/v1/tables/nowhere/seats", json={"name": "x"}) for _ in range(5)]
    assert [answer.status_code for answer in answers] == [404, 404, 404, 429, 429]


async def test_who_says_nothing_is_let_go(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "SILENT", 0.1)
    silent = await connect(house.player(await house.make()).url)
    with pytest.raises(ConnectionClosed):
        await silent.recv()


async def test_pages_of_other_sites(house: House) -> None:
    seated = await house.make()
    address = house.player(seated).url
    with pytest.raises(InvalidStatus) as refused:
        await connect(address, origin="http://evil.example")  # type: ignore[arg-type]
    assert refused.value.response.status_code == 403
    own = await connect(address, origin=house.url)  # type: ignore[arg-type]
    await own.close()


async def test_a_slow_reader_is_cut_off_and_blocks_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "MOST_WAITING", 3)
    monkeypatch.setattr(socket, "GREETING", (60, 1.0))
    async with serving(tmp_path, send_buffer=4096) as house:
        seated = await house.make()
        async with house.player(seated) as player:
            ask = await player.question()
            slow = await connect(player.url, compression=None)
            slow.transport.pause_reading()
            cut = metrics.DROPPED._value.get()
            for _ in range(59):
                await slow.send(json.dumps({"type": "hello", "version": 1, "lang": "en", "token": seated["token"]}))
            async with asyncio.timeout(PATIENCE):
                while metrics.DROPPED._value.get() == cut:
                    await player.answer(ask)
                    ask = await player.question()
            slow.transport.abort()
            about = await house.http.get(f"/api/v1/tables/{seated['table']}")
            assert about.json()["phase"] == "playing"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"rules": "snap"}, "unknown-rules"),
        ({"options": {"wings": True}}, "unknown-option"),
        ({"options": {"length": "long"}}, "bad-option-value"),
        ({"name": ""}, "bad-field"),
        ({"name": "x" * 25}, "too-long"),
        ({"seats": ["person", "bot"]}, "bad-seats"),
        ({"seats": ["person", "person", "bot", "bot"]}, "bad-seats"),
        ({"clock": {"move": -1}}, "bad-field"),
        ({"more": 1}, "bad-field"),
    ],
)
async def test_tables_that_cannot_be(house: House, change: Json, code: str) -> None:
    answer = await house.http.post("/api/v1/tables", json={"rules": "tenhou", "name": "Eva", "lang": "en"} | change)
    assert 400 <= answer.status_code < 500
    assert answer.json()["code"] == code
    assert answer.json()["text"]


async def test_seats_that_cannot_be_taken(house: House) -> None:
    seated = await house.make(seats=["person", "open", "open", "bot"])
    url = f"/api/v1/tables/{seated['table']}/seats"
    wanted: list[tuple[Json, str]] = [
        ({"name": "Eva"}, "name-taken"),
        ({"name": "Adam", "seat": 0}, "seat-taken"),
        ({"name": "Adam", "seat": 3}, "seat-taken"),
        ({"name": "Adam", "seat": 9}, "bad-field"),
    ]
    for asked, code in wanted:
        answer = await house.http.post(url, json=asked)
        assert (answer.status_code, answer.json()["code"]) == (400 if code == "bad-field" else 409, code)
    await house.sit(seated["table"], "Adam")
    await house.sit(seated["table"], "Jan")
    answer = await house.http.post(url, json={"name": "Petr"})
    assert answer.status_code == 409
    assert answer.json()["code"] in ("table-full", "started")


def test_every_status_is_that_of_a_refusal() -> None:
    sources = [file.read_text("utf-8") for file in (ROOT / "src/ruka").rglob("*.py")]
    raised = {code for source in sources for code in re.findall(r'(?:Error|UnknownName)\("([a-z-]+)"', source)}
    assert raised >= {*STATUS}


async def test_a_full_server_puts_away_a_table_where_nobody_is(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    hall, asked = house.app.state.hall, {"rules": "tenhou", "name": "Eva", "lang": "cs"}
    monkeypatch.setattr(memory, "MOST_TABLES", 2)
    made = [await house.make() for _ in range(4)]
    assert len(hall._live) == 2
    async with house.player(made[0]) as one, house.player(made[1]) as other:  # read again
        await one.until("state")
        await other.until("state")
        assert {*hall._live} == {made[0]["table"], made[1]["table"]}
        for answer in (
            await house.http.post("/api/v1/tables", json=asked),
            await house.http.get(f"/api/v1/tables/{made[2]['table']}"),
        ):
            assert (answer.status_code, answer.json()["code"]) == (503, "server-full")
    assert len(hall._live) == 2


async def test_what_breaks_inside_stays_inside(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: object) -> None:
        raise ZeroDivisionError("the secret reason")

    monkeypatch.setattr(Pool, "run", broken)
    answer = await house.http.post("/api/v1/score?lang=cs", json={"rules": ["tenhou"], "hand": "1m", "lang": "cs"})
    assert answer.status_code == 500
    assert answer.json() == {"code": "internal", "text": "Na serveru se něco pokazilo; nic se nezměnilo."}
    assert "secret" not in answer.text
    assert "the secret reason" in caplog.text


async def test_refusals_at_the_door_say_what_a_browser_may_do_with_them(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    large = await house.http.post("/api/v1/score", content=b"x" * (limits.MOST_BODY + 1))
    house.app.state.limits.asking = limits.Buckets(0, 0)
    many = await house.http.get("/api/v1/rules")
    house.app.state.limits.asking = limits.Buckets(1000, 1000)

    async def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Pool, "run", broken)
    internal = await house.http.post("/api/v1/score", json={"rules": ["tenhou"], "hand": "1m"})
    assert [answer.status_code for answer in (large, many, internal)] == [413, 429, 500]
    for answer in (large, many, internal):
        assert {name: answer.headers[name] for name in HEADERS} == HEADERS


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b'{"rules": ["tenhou"], "hand": "1m", "honba": ' + b"9" * 5000 + b"}", "number-too-long"),
        (b'{"rules": "\xff"}', "bad-message"),
        (b"[" * 50_000, "bad-message"),
    ],
    ids="digits bytes depth".split(),
)
async def test_bodies_that_cannot_be_read(house: House, body: bytes, code: str) -> None:
    answer = await house.http.post("/api/v1/score", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (400, code)


async def test_numbers_without_end(house: House) -> None:
    seated = await house.make()
    answer = await house.http.get(f"/api/v1/tables/{seated['table']}/hands/{'9' * 5000}", params={"lang": "pl"})
    told = {"code": "number-too-long", "text": "Któraś liczba w żądaniu ma zbyt wiele cyfr."}
    assert (answer.status_code, answer.json()) == (400, told)


async def test_a_page_of_no_site_is_refused_where_no_host_is_named(house: House) -> None:
    path = house.player(await house.make()).url.split("/", 3)[3]
    head = ["GET /" + path + " HTTP/1.1", "Host:", "Origin: null", "Connection: Upgrade", "Upgrade: websocket"]
    head += ["Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "", ""]
    async with line(house) as (reader, writer):
        writer.write("\r\n".join(head).encode())
        assert (await reader.readline()).split()[1] == b"403"
