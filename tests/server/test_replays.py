"""Games seen again: files that people bring, and tables whose game is over; nothing of a game that is still played."""

from __future__ import annotations

import asyncio
import gzip
import json
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

import httpx
import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from ruka.coach import Telling, Wording, review
from ruka.engine import Record, SharedSeed, Table
from ruka.explain.results import hand_result
from ruka.records import CODECS
from ruka.records.seal import sealed
from ruka.records.verify import verify_record
from ruka.rulesets import rule_set
from ruka.schema import End, Hand
from ruka.server.limits import Buckets
from ruka.server.models import MOST_RECORD, NewTable
from ruka.testing.walls import build_wall
from tests.engine.games import play
from tests.server.conftest import House, serving, shared_house
from tests.server.players import Json

house = shared_house

NAMES = ("Eva", "Adam", "Božena", "Łukasz")


@cache
def game(rules: str) -> Table:
    return play(Table(rules, seed="replays"), Random(3))


def file_of(record: Record) -> bytes:
    return "".join(f"{line}\n" for line in record.lines()).encode()


async def bring(house: House, data: bytes, lang: str = "en") -> httpx.Response:
    return await house.http.post("/api/v1/replays", params={"lang": lang}, content=data)


async def brought(house: House, data: bytes) -> Json:
    answer = await bring(house, data)
    assert answer.status_code == 201, answer.text
    replay: Json = (await house.http.get(f"/api/v1/replays/{answer.json()['id']}")).json()
    return replay


@pytest.mark.parametrize("rules", ["tenhou-3p", "hong-kong", "european-classical"])
async def test_a_file_becomes_a_replay(house: House, rules: str) -> None:
    table = game(rules)
    replay = await brought(house, file_of(table.record))
    assert replay["events"] == [event.to_json() for event in table.events]
    assert (replay["rules"], replay["layout"]["id"], replay["proof"]) == (rules, rules, "unsigned")
    assert replay["players"] == [""] * table.players
    assert [replay["events"][hand["event"]]["type"] for hand in replay["hands"]] == ["hand"] * len(replay["hands"])
    for number, hand in enumerate(replay["hands"], 1):
        answer = await house.http.get(f"/api/v1/replays/{replay['id']}/hands/{number}", params={"lang": "pl"})
        result = answer.json()
        assert result == hand_result(table, number, "pl").to_json()
        assert (hand["kind"], hand["points"]) == (result["kind"], result["after"])
        assert [(win["seat"], win["source"]) for win in hand["wins"]] == [
            (win["seat"], win["source"]) for win in result["wins"]
        ]


async def test_the_same_game_has_the_same_link_packed_or_not(house: House) -> None:
    data = file_of(game("tenhou-3p").record)
    first, again, packed = [(await bring(house, one)).json() for one in (data, data, gzip.compress(data))]
    assert first == again == packed


@pytest.mark.parametrize("format", ["mjai", "mjlog", "tenhou"])
async def test_files_of_other_programs(house: House, format: str) -> None:
    table = game("tenhou")
    text = CODECS[format].write(replace(table.record, players=NAMES)).text
    replay = await brought(house, text.encode())
    assert replay["players"] == [*NAMES]
    told = [{**event, "dice": None} for event in replay["events"] if event["type"] != "over"]
    ours = [{**event.to_json(), "dice": None} for event in table.events if event.type != "over"]
    assert told == ours
    damaged = text.replace('"tsumogiri":true', '"tsumogiri":false', 3).replace("<T", "<U", 3).replace("[11,", "[12,", 3)
    answer = await bring(house, damaged.encode(), "cs")
    assert answer.status_code == 400
    assert "Řádek" in answer.json()["text"]


async def test_rules_are_named_where_a_file_says_none(house: House) -> None:
    table = game("ema-riichi")
    data = CODECS["mjlog"].write(table.record).text.encode()
    assert (await bring(house, data)).status_code == 400  # not what Tenhou's rules lead to
    named = await house.http.post("/api/v1/replays", params={"rules": "ema-riichi"}, content=data)
    assert named.status_code == 201, named.text
    replay = (await house.http.get(f"/api/v1/replays/{named.json()['id']}")).json()
    assert (replay["rules"], replay["hands"][-1]["points"]) == (
        "ema-riichi",
        next(list(event.points) for event in table.hand(len(replay["hands"])) if isinstance(event, End)),
    )
    unknown = await house.http.post("/api/v1/replays", params={"rules": "snap"}, content=data)
    assert (unknown.status_code, unknown.json()["code"]) == (400, "unknown-rules")


async def test_names_are_told_and_cut(house: House) -> None:
    head, *events = file_of(game("tenhou-3p").record).splitlines(keepends=True)
    named = json.dumps(json.loads(head) | {"players": ["Eva", "x" * 5000, "Adam", "Nobody"]}).encode() + b"\n"
    replay = await brought(house, named + b"".join(events))
    assert replay["players"] == ["Eva", "x" * 24, "Adam"]


async def test_a_game_that_breaks_off_has_a_hand_without_an_end(house: House) -> None:
    lines = file_of(game("tenhou-3p").record).splitlines(keepends=True)
    replay = await brought(house, b"".join(lines[:20]))
    assert len(replay["events"]) == 19
    assert [(hand["kind"], hand["wins"]) for hand in replay["hands"]] == [(None, [])]
    answer = await house.http.get(f"/api/v1/replays/{replay['id']}/hands/1")
    assert (answer.status_code, answer.json()["code"]) == (409, "hand-not-over")


async def test_replays_outlive_the_server(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        before = await brought(house, file_of(game("tenhou-3p").record))
    async with serving(tmp_path) as house:
        after = await house.http.get(f"/api/v1/replays/{before['id']}")
        assert after.json() == before


async def test_a_table_is_replayed_once_its_game_is_over(house: House) -> None:
    asked = NewTable(rules="tenhou", pace="fast", name="Eva")
    seated = (await house.app.state.hall.make(asked, [build_wall(rule_set("tenhou"))])).to_json()  # one hand
    link = f"/api/v1/replays/{seated['table']}"
    async with house.player(seated) as player:
        await player.answer(await player.question())
        for path in (link, f"{link}/hands/1", f"{link}/coach/{seated['seat']}/1"):
            during = await house.http.get(path, params={"lang": "cs"})
            assert during.json() == {"code": "game-not-over", "text": "Hra se ještě hraje."}
            assert during.status_code == 409
        await player.play()
    replay = (await house.http.get(link)).json()
    record = (await house.http.get(f"/api/v1/tables/{seated['table']}/record")).text.splitlines()
    assert replay["events"] == [json.loads(line) for line in record[1:-1]]
    assert replay["players"][0] == "Eva"
    hand = await house.http.get(f"{link}/hands/1")
    assert hand.json() == (await house.http.get(f"/api/v1/tables/{seated['table']}/hands/1")).json()
    assert (await brought(house, "\n".join(record).encode()))["events"] == replay["events"]


BOMB = b"""%b<!DOCTYPE mjloggm [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>
<mjloggm ver="&b;"><UN n0="&b;"/></mjloggm>"""


def changed(line: int, **fields: object) -> bytes:
    lines = file_of(game("tenhou-3p").record).splitlines(keepends=True)
    lines[line - 1] = json.dumps(json.loads(lines[line - 1]) | fields).encode() + b"\n"
    return b"".join(lines)


def bare(rules: str) -> bytes:
    """A record of version 1, which names its rules and does not hold them."""
    head, *events = file_of(game("tenhou-3p").record).splitlines(keepends=True)
    header = json.loads(head) | {"version": 1, "rules": rules}
    del header["form"]
    return json.dumps(header).encode() + b"\n" + b"".join(events)


@pytest.mark.parametrize(
    ("data", "code", "place"),
    [
        (b"", "unknown-record", "mjlog"),
        (b"\xff\xfe\x00", "unknown-record", "Řádek 1"),
        (b"\x1f\x8b not packed", "unknown-record", "Řádek 1"),
        (gzip.compress(gzip.compress(b"{}")), "unknown-record", "Řádek 1"),
        (b"[" * 100_000, "unknown-record", "Řádek 1"),
        (b'{"format":', "not-a-record", "Řádek 1"),
        (b'{"title":' * 50_000, "", "Řádek 1"),
        (b'{"type":"start_game"}', "", "Řádek"),
        (b"<mjloggm>\n<INIT></mjloggm>", "bad-xml", "Řádek 2"),
        (BOMB % b"", "unknown-record", "Řádek 1"),
        (BOMB % b'<mjloggm ver="2.3">', "bad-xml", "Řádek 1"),
        (file_of(replace(game("tenhou-3p").record, events=[])), "not-a-record", "Řádek 1"),
        (changed(1, version=99), "record-version", "Řádek 1"),
        (bare("snap"), "unknown-rules", "snap"),
        (changed(1, seed="another"), "event-differs", "Řádek 2"),
        (changed(1, walls=[[1, 2, 3]]), "", ""),
        (changed(1, walls=[[-1] * 108]), "", ""),
        (changed(1, walls=[]), "no-wall", ""),
        (changed(1, options={"\ud800": 1}), "not-a-record", "Řádek 1"),
        (changed(1, players=["\ud800", "b", "c"]), "not-a-record", "Řádek 1"),
        (changed(4, type="fly"), "unknown-event", "Řádek 4"),
        (changed(4, seat="one"), "bad-field", "Řádek 4"),
        (changed(4, seat=3), "event-differs", "Řádek 4"),
        (changed(4, seat=7), "wrong-seat", "Řádek 4"),
    ],
    ids=lambda one: "file" if isinstance(one, bytes) else one or "any",
)
async def test_what_is_no_game_is_refused_with_its_line(house: House, data: bytes, code: str, place: str) -> None:
    answer = await bring(house, data, "cs")
    told = answer.json()
    assert answer.status_code == 400, told
    assert not code or told["code"] == code
    assert place in told["text"]
    assert told["text"].endswith(".")


async def test_damaged_files_are_refused_and_never_break_the_server(house: House) -> None:
    house.app.state.limits.bringers = Buckets(1000, 1)
    data, random = bytearray(file_of(game("tenhou-3p").record)[:6000]), Random(5)
    for _ in range(60):
        damaged = bytearray(data)
        for _ in range(random.randint(1, 3)):
            damaged[random.randrange(len(damaged))] = random.choice(b'0123456789"{}[],:-mpsz')
        answer = await bring(house, bytes(damaged))
        assert answer.status_code in (201, 400), (answer.text, bytes(damaged))


async def test_too_large_a_file_packed_or_not(house: House) -> None:
    large = b"x" * (MOST_RECORD + 1)
    for data in (large, gzip.compress(large), gzip.compress(b"\0" * 30_000_000)):
        answer = await bring(house, data)
        assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
    house.app.state.limits.bringers = Buckets(2, 0.1)
    assert [(await bring(house, b"")).status_code for _ in range(3)] == [400, 400, 429]


def sealed_game() -> Record:
    """By a key that nobody knows."""
    seed = SharedSeed.of("5eed" * 16, ("a1", "b2", "c3"))
    return sealed(play(Table("tenhou-3p", seed), Random(3)).record, Ed25519PrivateKey.generate())


async def test_only_the_key_of_this_server_verifies(house: House) -> None:
    """Anybody can make a game, and sign it."""
    record = sealed_game()
    assert verify_record(record).sound
    assert record.seal is not None
    replay = await brought(house, file_of(record))
    assert (replay["proof"], replay["signer"]) == ("unknown-key", record.seal.key)
    own = await brought(house, file_of(sealed(record, house.app.state.hall.key)))
    assert own["proof"] == "verified"
    broken = replace(record, seal=replace(record.seal, signature="00" * 64))
    assert (await brought(house, file_of(broken)))["proof"] == "broken"


async def test_a_game_is_verified_once_however_many_ask(house: House, worked: list[str]) -> None:
    link = f"/api/v1/replays/{(await bring(house, file_of(sealed_game()))).json()['id']}"
    answers = await asyncio.gather(*(house.http.get(link) for _ in range(5)), house.http.get(f"{link}/hands/1"))
    assert [answer.status_code for answer in answers] == [200] * 6
    assert len({answer.text for answer in answers[:5]}) == worked.count("replay") == 1
    assert answers[0].json()["proof"] == "unknown-key"


async def test_no_replay_at_this_link(house: House) -> None:
    answer = await house.http.get("/api/v1/replays/nowhere", params={"lang": "pl"})
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-replay")
    replay = await brought(house, file_of(game("tenhou-3p").record))
    beyond = await house.http.get(f"/api/v1/replays/{replay['id']}/hands/99")
    assert (beyond.status_code, beyond.json()["code"]) == (404, "no-such-hand")


async def test_the_coach_speaks_of_a_replay_hand_by_hand(house: House) -> None:
    table = game("tenhou-3p")
    replay = await brought(house, file_of(table.record))
    address = f"/api/v1/replays/{replay['id']}/coach"
    told = (await house.http.get(f"{address}/1/2", params={"lang": "cs"})).json()
    (expected,) = review(table.record, 1, hands=[2])
    assert told == Telling(Wording(table.rules, "cs", [""] * 3, marked=True)).hand(expected.hands[0]).to_json()
    assert {one["seat"] for one in told["decisions"]} == {1}
    assert all(len(one["choices"]) <= 4 and one["choices"][0]["name"] for one in told["decisions"])
    english = (await house.http.get(f"{address}/1/2", params={"lang": "en"})).json()
    assert [one["grade"] for one in english["decisions"]] == [one["grade"] for one in told["decisions"]]
    assert english["decisions"][0]["sentences"] != told["decisions"][0]["sentences"]


@pytest.mark.parametrize(
    ("asked", "code"), [("3/1", "no-such-seat"), ("0/99", "no-such-hand"), ("0/0", "no-such-hand")]
)
async def test_the_coach_refuses_what_is_not_there(house: House, asked: str, code: str) -> None:
    replay = await brought(house, file_of(game("tenhou-3p").record))
    answer = await house.http.get(f"/api/v1/replays/{replay['id']}/coach/{asked}")
    assert (answer.status_code, answer.json()["code"]) == (404, code)


async def test_whoever_sits_out_decided_nothing(house: House) -> None:
    table = game("japanese-classical-5p")
    hand = next(event for event in table.hand(1) if isinstance(event, Hand))
    assert hand.order is not None
    replay = await brought(house, file_of(table.record))
    answer = await house.http.get(f"/api/v1/replays/{replay['id']}/coach/{hand.order[4]}/1")
    assert answer.json()["decisions"] == []
