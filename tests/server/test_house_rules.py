"""House rules are shared by a link, opened by anybody, and played; each text of rules is kept once."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from ruka.engine.record import parse_record
from ruka.engine.replays import replay
from ruka.rulesets import RULE_SETS, rule_set
from ruka.rulesets.stored import read_rules
from ruka.server.data import DATABASE
from ruka.server.work import ID_LENGTH
from ruka.texts import text
from tests.server.conftest import House, serving

HOUSE = """base = "hong-kong"
id = "thursday"
name = "Thursday club"

[prices]
toitoi = 5

[patterns.red_pair]
names = { cs = "Červený pár", pl = "Czerwona para", en = "A red pair" }
is = "any_of(pairs & kinds('7z'))"
open = 2
concealed = 3
"""


async def share(house: House, file: str = HOUSE, lang: str = "en") -> Any:
    answer = await house.http.post("/api/v1/rules", json={"file": file, "lang": lang})
    return answer.json() | {"status": answer.status_code}


async def test_shared_rules_have_a_link_that_anybody_can_open(house: House) -> None:
    page = await share(house, lang="cs")
    assert page["status"] == 201
    assert len(page["id"]) == ID_LENGTH
    assert (page["name"], page["base"], page["file"]) == ("Thursday club", "hong-kong", HOUSE)
    assert (await share(house))["id"] == page["id"]  # twice is once
    address = f"/api/v1/rules/{page['id']}"
    opened = (await house.http.get(f"{address}/house?lang=pl")).json()
    assert {one["name"] for one in opened["differences"]} >= {"Czerwona para"}
    book = (await house.http.get(f"{address}?lang=cs")).json()
    entries = {entry["id"]: entry for section in book["sections"] for entry in section["entries"]}
    assert entries["red_pair"]["name"] == "Červený pár"
    assert entries["red_pair"]["expression"] == 'any_of(pairs & kinds("7z"))'
    assert entries["red_pair"]["example"]["hand"].count("7") >= 1
    assert entries["toitoi"]["expression"] == ""
    assert entries["toitoi"]["values"][0]["open"] == 5
    card = (await house.http.get(f"{address}/card?lang=en")).json()
    assert (card["id"], card["name"], card["people"]) == (page["id"], "Thursday club", 4)
    assert (await house.http.get(f"{address}/sheet.html?lang=en")).status_code == 200
    question = {"rules": [page["id"], "hong-kong"], "hand": "123m 456p 789s 77z 56p +7p"}
    ours, base = (await house.http.post("/api/v1/score", json=question)).json()
    assert "A red pair" in str(ours["explanation"])
    assert "red_pair" not in str(base["explanation"])


async def test_a_person_reads_names_and_no_ids(house: House) -> None:
    file = 'base = "ema-riichi"\n[options]\nopen_tanyao = true\nrenhou = "mangan"\n[prices]\nsanrenkou = 2'
    page = await share(house, file, lang="pl")
    rows = {one["name"]: (one["base"], one["house"]) for one in page["differences"]}
    assert rows[text("option-open_tanyao", "pl")] == ("nie", "tak")
    assert rows[text("option-renhou", "pl")] == ("yakuman", "mangan")
    assert not {"open_tanyao", "renhou", "sanrenkou"} & rows.keys()
    book = (await house.http.get(f"/api/v1/rules/{page['id']}?lang=pl")).json()
    assert book["source"] == page["base_name"] == rule_set("ema-riichi").names["pl"]
    sheet = (await house.http.get(f"/api/v1/rules/{page['id']}/sheet.html?lang=pl")).text
    assert text("book-source", "pl", source=page["base_name"]) in sheet


@pytest.mark.parametrize(
    ("file", "code", "where"),
    [
        ('base = "hong-kong"\n[prices]\nbeauty = 3', "unknown-pattern", "Line 3"),
        ('base = "hong-kong"\n\n[patterns.mine]\nis = "pair & DRAGONS"\nopen = 1', "expression-unknown", "Line 4"),
        ('base = "moon"', "unknown-rules", "Line 1"),
        ("base = =", "house-not-toml", "Line 1"),
        ('base = "hong-kong"\n[options]\ngravity = true', "unknown-option", "Line 3"),
        ('base = "hong-kong"\n[patterns.mine]\nis = "draw"\nopen = 101', "house-bad-worth", "Line 4"),
    ],
)
async def test_rules_that_cannot_be_are_refused_with_their_line(house: House, file: str, code: str, where: str) -> None:
    answer = await share(house, file)
    assert (answer["status"], answer["code"]) == (400, code)
    assert where in answer["text"]


async def test_files_that_are_too_long_and_links_that_lead_nowhere(house: House) -> None:
    assert (await share(house, "#" * 20_000))["status"] == 400
    for link in ("A" * ID_LENGTH, "../etc/passwd", "nowhere"):
        assert (await house.http.get(f"/api/v1/rules/{link}/house")).status_code == 404
    for page in ("", "/card", "/sheet.html"):
        assert (await house.http.get(f"/api/v1/rules/nowhere{page}")).status_code == 404


async def test_a_mark_before_the_text_changes_nothing(house: House) -> None:
    marked = await share(house, f"\ufeff{HOUSE}")
    assert (marked["status"], marked["file"], marked["id"]) == (201, HOUSE, (await share(house))["id"])


async def test_an_unknown_link_in_a_body(house: House) -> None:
    answer = await house.http.post("/api/v1/tables", json={"rules": "A" * ID_LENGTH, "name": "Eva"})
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-rules")


async def test_house_rules_are_played_and_go_on_after_a_restart(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        page = await share(house)
        seated = await house.make(rules=page["id"], options={})
        async with house.player(seated) as player:
            state = await player.until("state")
            assert (state["setup"]["rules"], state["setup"]["house"]) == (page["id"], "Thursday club")
            await player.answer(state["ask"] or await player.question())
            await player.until("events")
    async with serving(tmp_path) as house:
        async with house.player(seated) as player:
            await player.play()
        record = parse_record((await house.http.get(f"/api/v1/tables/{seated['table']}/record")).text)
        assert (record.rules.id, record.rules.hash, record.rules.base) == (page["id"], page["hash"], "hong-kong")
        replay(record)
        told = (await house.http.get(f"/api/v1/replays/{seated['table']}?lang=en")).json()
        assert told["name"] == "Thursday club"
        hand = await house.http.get(f"/api/v1/tables/{seated['table']}/hands/1?lang=cs")
        assert hand.status_code == 200


async def test_every_text_of_rules_is_kept_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        page = await share(house)
        for _ in range(2):
            await house.make(rules=page["id"], options={})
            await house.make(rules="tenhou")
    with closing(sqlite3.connect(tmp_path / DATABASE)) as database:
        texts = dict(database.execute("SELECT hash, text FROM rule_texts").fetchall())
        used = {row[0] for row in database.execute("SELECT rules_hash FROM tables")}
    assert used == texts.keys() == {page["hash"], rule_set("tenhou").with_options(length="tonpuu").hash}
    assert all(read_rules(text).hash == hash for hash, text in texts.items())


def test_no_built_in_rule_set_could_be_a_link() -> None:
    assert all(len(id) != ID_LENGTH for id in RULE_SETS)
