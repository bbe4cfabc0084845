"""A game that another engine played: found by replaying, told precisely, and never harmed."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from ruka.engine import flow
from ruka.engine.record import parse_record
from ruka.engine.replays import replay
from ruka.errors import RecordError
from ruka.rules.ruleset import RuleSet
from ruka.rulesets import stored
from ruka.server.data import DATABASE
from ruka.server.limits import Buckets
from tests.server.conftest import House, serving

if TYPE_CHECKING:
    from ruka._declared import Policies

RULES = "video"  # a short game


def unhurried(house: House) -> None:
    """A long game is dear to open, and these are opened again and again."""
    house.app.state.limits.asking = Buckets(10**6, 10**6)


def rows(data: Path) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(data / DATABASE)) as database:
        return [
            *database.execute("SELECT id, setup, rules_hash, damage, over FROM tables"),
            *database.execute("SELECT * FROM steps ORDER BY number"),
        ]


@pytest.fixture
def other_engine(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Pays otherwise: every hand ends with other points."""
    policies = flow._policies

    def changed(rules: RuleSet) -> Policies:
        return {**policies(rules), "noten_total": 1200, "honba_discard": 900, "honba_draw_each": 300, "round_up": 1000}

    monkeypatch.setattr(flow, "_policies", changed)
    stored._read.cache_clear()  # rules that were compiled before
    return monkeypatch


async def played(data: Path) -> dict[str, str]:
    async with serving(data) as house:
        seated = await house.make(rules=RULES, options={})
        async with house.player(seated) as player:
            await player.play()
    return seated


async def test_a_game_of_another_engine_is_told_precisely_and_stays_as_it_is(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    seated = await played(tmp_path)
    before = rows(tmp_path)
    other_engine: pytest.MonkeyPatch = request.getfixturevalue("other_engine")
    for _ in range(2):  # the second time as precisely as the first
        async with serving(tmp_path) as house:
            unhurried(house)
            async with house.player(seated) as player:
                await player.until("state")
                refused = await player.until("refused")
            assert refused["code"] == "game-differs"
            assert "Hand " in refused["text"]
            assert "event " in refused["text"]
            assert "“points” is" in refused["text"]
            address = f"/api/v1/tables/{seated['table']}"
            assert (await house.http.get(address)).status_code == 200
            answer = await house.http.get(f"{address}/record")
            assert answer.status_code == 200
            opened = await house.http.get(f"/api/v1/replays/{seated['table']}?lang=cs")
            assert opened.json()["hands"]
        assert rows(tmp_path) == before
    record = parse_record(answer.text)
    with pytest.raises(RecordError) as differs:
        replay(record)
    assert differs.value.code == "event-differs"
    assert differs.value.hand
    for lang in ("cs", "pl", "en"):
        assert str(differs.value.words["told"]) in differs.value.sentence(lang)
    other_engine.undo()  # the engine that played it
    stored._read.cache_clear()
    replay(parse_record(answer.text))
    async with serving(tmp_path) as house, house.player(seated) as player:
        assert (await player.until("state"))["phase"] == "over"
    assert rows(tmp_path) == before


@pytest.mark.parametrize(
    ("harm", "code"),
    [
        ("UPDATE steps SET events = '[]' WHERE number > 0", "game-differs"),  # a pass tells nothing
        ("""UPDATE steps SET action = '{"seat":0,"type":"ron"}' WHERE number = 1""", "game-refuses"),
        ("UPDATE seats SET seed = '00' WHERE kind = 'person'", "game-"),
    ],
)
async def test_steps_that_do_not_lead_to_what_was_told_stop_the_table_and_no_more(
    tmp_path: Path, harm: str, code: str
) -> None:
    async with serving(tmp_path) as house:
        unhurried(house)
        broken = await house.make()
        async with house.player(broken) as player:
            for _ in range(3):
                await player.answer(await player.question())
            await player.until("events")
    with closing(sqlite3.connect(tmp_path / DATABASE)) as database, database:
        database.execute(harm)
    before = rows(tmp_path)
    async with serving(tmp_path) as house:
        unhurried(house)
        async with house.player(broken) as player:
            await player.until("state")
            assert (await player.until("refused"))["code"].startswith(code)
        answer = await house.http.get(f"/api/v1/tables/{broken['table']}/record")
        assert (answer.status_code, answer.json()["code"].startswith(code)) == (409, True)
    assert rows(tmp_path) == before


async def test_a_game_whose_rules_are_gone_stays_as_it_is(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        unhurried(house)
        seated = await house.make()
    with closing(sqlite3.connect(tmp_path / DATABASE)) as database, database:
        database.execute("UPDATE tables SET rules_hash = 'other'")
    before = rows(tmp_path)
    async with serving(tmp_path) as house:
        unhurried(house)
        answer = await house.http.get(f"/api/v1/tables/{seated['table']}?lang=en")
        assert (answer.status_code, answer.json()["code"]) == (409, "rules-not-kept")
    assert rows(tmp_path) == before
