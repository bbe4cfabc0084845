"""Games at tables are told as the core tells its own, and programs play in them."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import numpy as np
import pytest

from ruka import _core
from ruka.agents import agent, play_out
from ruka.cli import main
from ruka.engine import Table, load_record, replay
from ruka.engine.flow import compiled_flow
from ruka.engine.simulate import native_player
from ruka.errors import RukaError
from ruka.rules.ruleset import RuleSet
from ruka.rulesets import rule_set
from ruka.schema import Note
from ruka.simulator import AtTables, run
from ruka.simulator.told import game_record, hand_records
from tests.agents.programs import command
from tests.conftest import ROOT

SEED = b"7"
MOST_HANDS = 60


def walls(rules: RuleSet, game: int) -> list[list[int]]:
    """Of a game of the core (docs/simulator.md)."""
    key = _key(_key(SEED, 0), game)
    return [_core.deal(compiled_flow(rules), key, hand)[0] for hand in range(MOST_HANDS)]


def _key(seed: bytes, number: int) -> bytes:
    return hashlib.sha256(seed + number.to_bytes(8, "little")).digest()


@pytest.mark.parametrize("id", ["tenhou", "tenhou-3p", "ema-riichi", "mcr"])
def test_greedy_players_play_and_are_told_of_as_in_the_core(id: str) -> None:
    rules, games = rule_set(id), 3
    core = native_player(rules, ["greedy"] * rules.people, SEED.decode(), hands=True)(0, games)
    for game in range(games):
        table = Table(rules, walls=walls(rules, game))
        decisions = play_out(table, [agent("greedy", rules, seat) for seat in range(rules.people)])
        assert (game_record(table, decisions) == core.games[game]).all()
        assert np.array_equal(hand_records(table, game), core.hands[core.hands["game"] == game])


def test_a_program_plays_in_a_simulation(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bots = f"mjai:{command('faulty', 'illegal')},greedy,random,club"
    words = ["--rules", "tenhou", "--option", "length=tonpuu", "--games", "2", "--seed", "5", "--bots", bots]
    assert main(["simulate", *words, "--records", str(tmp_path), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    records = [load_record(tmp_path / f"tenhou/0/{number}.ruka") for number in range(2)]
    assert [seat["bot"] for seat in told["seats"]] == list(records[0].players) == bots.split(",")
    assert told["games"] == 2
    assert told["hands"] == sum(event.type == "hand" for record in records for event in record.events)
    faults = [event for record in records for event in record.events if isinstance(event, Note)]
    assert told["violations"] == len(faults) > 0
    assert {(event.seat, event.reason) for event in faults} == {(0, "illegal")}
    assert all(list(replay(record).record.events) == list(record.events) for record in records)


def test_faults_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    bots = f"mjai:{command('faulty', 'illegal')},greedy,greedy,greedy"
    words = ["--rules", "tenhou", "--option", "length=tonpuu", "--games", "1", "--seed", "5", "--bots", bots]
    assert main(["simulate", *words, "--lang", "en"]) == 0
    assert "the records (--records) say why." in " ".join(capsys.readouterr().out.split())


def test_the_same_seed_is_the_same_games() -> None:
    first, second = (run([rule_set("video")], 2, ["club", "greedy"], seed=3)[0].tallies[0] for _ in range(2))
    assert first.to_json() | {"seconds": 0} == second.to_json() | {"seconds": 0}


@pytest.mark.parametrize(
    ("rules", "bots", "code"),
    [
        ("tenhou", ["grandmaster"], "unknown-bot"),
        ("hong-kong", ["mjai:sh"], "format-rules"),
        ("tenhou", ["club", "club"], "wrong-bots"),
    ],
)
def test_what_cannot_play_is_refused(rules: str, bots: list[str], code: str) -> None:
    with pytest.raises(RukaError) as refused:
        run([rule_set(rules)], 1, bots, at_tables=AtTables(seconds=1))
    assert refused.value.code == code


def test_the_bot_of_the_example_plays_under_its_name(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.syspath_prepend(ROOT / "examples")
    bots = "python:careful:Careful,greedy,greedy,greedy"
    words = ["--rules", "tenhou", "--option", "length=tonpuu", "--games", "1", "--seed", "5", "--bots", bots]
    assert main(["simulate", *words, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["seats"][0]["bot"], told["violations"]) == ("python:careful:Careful", 0)
