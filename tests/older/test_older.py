"""Games that older versions of ruka recorded or kept: they open, replay and go on under the rules they began with.

A folder for each version, named after its commit: a record and a running table of every rule set.
"""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

import ruka
from ruka.engine.record import parse_record
from ruka.engine.replays import replay
from ruka.rulesets import RULE_SETS
from ruka.server.data import DATABASE
from tests.rules.copies import TOMORROW, changed_copy, run
from tests.server.conftest import serving

HERE = Path(__file__).parent
VERSIONS = sorted(folder.name for folder in HERE.iterdir() if (folder / "records").is_dir())


@pytest.mark.parametrize("id", RULE_SETS)
@pytest.mark.parametrize("version", VERSIONS)
def test_a_record_opens_and_replays(version: str, id: str) -> None:
    text = gzip.decompress((HERE / version / "records" / f"{id}.ruka.gz").read_bytes()).decode()
    record = parse_record(text)
    assert "".join(line + "\n" for line in record.lines()) == text
    assert len(replay(record).events) == len(record.events)


@pytest.mark.parametrize("version", VERSIONS)
async def test_tables_of_an_older_server_go_on(version: str, tmp_path: Path) -> None:
    (tmp_path / DATABASE).write_bytes(gzip.decompress((HERE / version / "ruka.db.gz").read_bytes()))
    seats: dict[str, tuple[str, str]] = json.loads((HERE / version / "seats.json").read_text("utf-8"))
    assert seats.keys() == RULE_SETS.keys()
    async with serving(tmp_path) as house:
        for id, (table, token) in seats.items():
            async with house.player({"table": table, "token": token}) as player:
                ask = await player.question()
                await player.answer(ask)
                assert (await player.until("events"))["events"], id


# --- under the program of tomorrow: policies gained, another lowering

OPEN_RECORDS = """
import gzip, json, sys
from pathlib import Path
from ruka.engine.record import load_record, parse_record
from ruka.engine.replays import replay
from ruka.rules.policies import Flow, Payment
assert Flow().gained == Payment().gained == 3
for file in sys.argv[1:]:
    packed = Path(file).read_bytes()
    record = parse_record((gzip.decompress(packed) if file.endswith(".gz") else packed).decode())
    print(Path(file).name, len(replay(record).events) == len(record.events))
"""
OPEN_TABLES = """
import asyncio, json, sys
from pathlib import Path
from ruka.rules.policies import Flow, Payment
assert Flow().gained == Payment().gained == 3
from tests.server.conftest import serving

async def go():
    async with serving(Path(sys.argv[1])) as house:
        for id, (table, token) in json.loads(sys.argv[2]).items():
            async with house.player({"table": table, "token": token}) as player:
                ask = await player.question()
                await player.answer(ask)
                print(id, bool((await player.until("events"))["events"]))

asyncio.run(go())
"""


def test_records_open_under_the_program_of_tomorrow(tmp_path: Path) -> None:
    """Those of older versions, and one of today with house rules in it."""
    table = ruka.Table(ruka.load_rules(HERE / "club.toml"), seed=3)
    for _ in range(40):
        table.apply(table.legal_actions(table.waiting_for[0])[0])
    table.record.save(tmp_path / "club.ruka")
    files = [str(file) for version in VERSIONS for file in sorted((HERE / version / "records").iterdir())]
    said = run(changed_copy(tmp_path / "copy", TOMORROW), OPEN_RECORDS, *files, str(tmp_path / "club.ruka"))
    assert said.count("True") == len(files) + 1


@pytest.mark.parametrize("version", VERSIONS)
def test_tables_go_on_under_the_program_of_tomorrow(version: str, tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / DATABASE).write_bytes(gzip.decompress((HERE / version / "ruka.db.gz").read_bytes()))
    seats = (HERE / version / "seats.json").read_text("utf-8")
    said = run(changed_copy(tmp_path / "copy", TOMORROW), OPEN_TABLES, str(tmp_path / "data"), seats)
    assert said.count("True") == len(RULE_SETS)
