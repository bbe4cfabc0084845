"""The bots of the package `mjai`, in an environment of their own, play through the bridge."""

import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import ruka
from ruka import Record, Table
from ruka.agents import play_out
from ruka.agents.registry import MJAI
from ruka.schema import Note
from ruka.simulator.tables import sat_down
from tests.conftest import ROOT

pytestmark = [pytest.mark.long, pytest.mark.peers]

SECONDS = 60.0
BOTS = ("rulebase", "rulebase", "base", "rulebase")


@pytest.fixture(scope="session")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The interpreter of the environment."""
    folder = tmp_path_factory.mktemp("mjai")
    subprocess.run([sys.executable, "-m", "venv", folder], check=True)
    found = folder / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    lock = ROOT / "requirements/mjai.txt"
    pip = subprocess.run([found, "-m", "pip", "install", "-q", "--require-hashes", "-r", lock], check=False)
    if pip.returncode:
        pytest.skip("the package mjai cannot be installed")
    return found


def played(python: Path, seed: int, bots: tuple[str, ...]) -> Record:
    table = Table("tenhou", seed=seed)
    script = ROOT / "examples/mjai_bot.py"
    commands = [MJAI + shlex.join([str(python), str(script), name]) + " {seat}" for name in bots]
    with sat_down(table, commands) as agents:
        play_out(table, agents, SECONDS)
    return table.record


def test_ten_games_without_an_error(python: Path) -> None:
    done: set[str] = set()
    for seed in range(10):
        record = played(python, seed, BOTS)
        assert [event for event in record.events if isinstance(event, Note)] == [], seed
        assert list(ruka.replay(record).record.lines()) == list(record.lines())
        done |= {event.type for event in record.events}
    assert done >= {"riichi", "win", "pung", "chow", "exhausted"}


def test_the_one_illegal_answer_of_theirs(python: Path) -> None:
    """Their RiichiBot throws another tile than the one it drew where a kong would be allowed after its riichi."""
    record = played(python, 0, ("riichi", "rulebase", "base", "rulebase"))
    ((note, noted),) = [(place, event) for place, event in enumerate(record.events) if isinstance(event, Note)]
    own = [event.type for event in record.events[:note] if event.type == "hand" or event.seat == 0]
    assert (noted.seat, noted.reason) == (0, "illegal")
    assert "riichi" in own[-own[::-1].index("hand") :]
