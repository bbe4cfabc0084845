"""Games that older versions of ruka recorded or kept: they open, replay and go on under the rules they began with.

A folder for each version, named after its commit: a record and a running table of every rule set.
"""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from ruka.engine.record import parse_record
from ruka.engine.replays import replay
from ruka.rulesets import RULE_SETS
from ruka.server.app import DATABASE
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
