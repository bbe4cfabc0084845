"""Runs that become files: every hand a row, the same in either format, also after a real interruption."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet

import ruka
from ruka.rulesets import rule_set, with_options
from ruka.simulator import run
from ruka.simulator.run import PART_GAMES

COMMAND = [str(Path(sys.executable).with_name("ruka")), "simulate"]
QUICK = with_options("tenhou", {"length": "tonpuu"})
LONG_RUN: dict[str, Any] = {"games": 4 * PART_GAMES + 7, "bots": "random", "seed": "kept"}


def lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


@pytest.fixture(scope="module")
def uninterrupted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a run that nobody interrupted."""
    out = tmp_path_factory.mktemp("whole") / "hands.jsonl"
    run([QUICK], out=out, **LONG_RUN)
    return out


def test_a_row_for_every_hand(tmp_path: Path) -> None:
    out = tmp_path / "hands.jsonl"
    [match] = run([rule_set("tenhou")], 30, seed=7, out=out)
    told, [tally] = lines(out), match.tallies
    assert not list(tmp_path.glob("*.parts"))
    assert len(told) == tally.hands
    assert [row["game"] for row in told] == sorted(row["game"] for row in told)
    assert sum(row["outcome"] == "exhausted" for row in told) == round(tally.draw_rate * tally.hands)
    assert sum(len(row["wins"]) for row in told) == tally.wins
    for row in told:
        assert (row["outcome"] == "won") == bool(row["wins"])
        assert sum(row["changes"]) == 1000 * (
            row["sticks"] * bool(row["wins"]) - len(row["riichi"]) * (not row["wins"])
        )
        for win in row["wins"]:
            assert win["gain"] >= win["total"] > 0
            assert win["patterns"]


def test_parquet_says_the_same_as_json_lines(tmp_path: Path) -> None:
    rules = [rule_set("hong-kong"), rule_set("japanese-classical-5p")]
    for ending in ("jsonl", "parquet"):
        run(rules, 12, "random", seed=3, out=tmp_path / f"hands.{ending}")
    table = parquet.read_table(tmp_path / "hands.parquet")
    assert table.to_pylist() == lines(tmp_path / "hands.jsonl")
    assert table.schema.metadata[b"ruka.seed"] == b"3"
    assert {*table["rules"].to_pylist()} == {rule.id for rule in rules}


@pytest.mark.parametrize(("how", "code"), [(signal.SIGINT, 130), (signal.SIGKILL, -signal.SIGKILL)])
def test_an_interrupted_run_goes_on_to_the_same_file(
    how: signal.Signals, code: int, uninterrupted: Path, tmp_path: Path
) -> None:
    out = tmp_path / "hands.jsonl"
    words = f"--rules tenhou --option length=tonpuu --jobs 1 --out {out} --games {LONG_RUN['games']} --bots random"
    command = [*COMMAND, *words.split(), "--seed", "kept", "--lang", "en"]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        while len(list(tmp_path.glob("hands.jsonl.parts/*.npz"))) < 2:
            assert process.poll() is None, "it ended before it could be interrupted"
            time.sleep(0.005)
        process.send_signal(how)
        said = process.communicate()[1]
    assert process.returncode == code
    assert not out.exists()
    assert "Traceback" not in said
    assert (how is not signal.SIGINT) or said.startswith("ruka: Interrupted")

    [match] = run([QUICK], LONG_RUN["games"], "random", out=out, resume=True)
    assert match.tallies[0].seed == "kept"
    assert out.read_bytes() == uninterrupted.read_bytes()
    assert match.tallies[0].hands == len(lines(out))
    assert not list(tmp_path.glob("*.parts"))


def test_what_is_there_is_never_lost(tmp_path: Path) -> None:
    def stop(games: int) -> None:
        raise KeyboardInterrupt

    def refused(**changed: Any) -> str:
        with pytest.raises(ruka.RukaError) as error:
            run(**(asked | changed))
        return error.value.code

    out = tmp_path / "hands.jsonl"
    asked: dict[str, Any] = {"rule_sets": [QUICK], "games": 20, "seed": 1, "out": out}
    with pytest.raises(KeyboardInterrupt):
        run([QUICK], 20, seed=1, out=out, progress=stop)
    assert refused() == "unfinished-run"
    assert refused(resume=True, seed=2) == "other-run"
    assert refused(resume=True, games=30) == "other-run"
    assert refused(resume=True, rule_sets=[rule_set("tenhou")]) == "other-run"
    run([QUICK], 20, out=out, resume=True)
    kept = out.read_bytes()
    assert refused() == refused(resume=True) == "out-exists"
    assert out.read_bytes() == kept
    assert refused(out=tmp_path / "hands.csv") == "hands-format"
    assert refused(out=tmp_path / "nowhere" / "hands.jsonl") == "unwritable-file"


def test_a_broken_part_is_found(tmp_path: Path) -> None:
    parts = tmp_path / "hands.jsonl.parts"

    def stop(games: int) -> None:
        if (parts / "000000.npz").exists():
            raise KeyboardInterrupt

    games = PART_GAMES + 20
    with pytest.raises(KeyboardInterrupt):
        run([QUICK], games, "random", seed=1, out=tmp_path / "hands.jsonl", progress=stop)
    (parts / "000000.npz").write_bytes((parts / "000000.npz").read_bytes()[:1000])
    with pytest.raises(ruka.RukaError) as error:
        run([QUICK], games, "random", out=tmp_path / "hands.jsonl", resume=True)
    assert error.value.code == "broken-run"


def test_parquet_needs_a_package(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(ruka.RukaError, match=r"pip install 'ruka\[data\]'"):
        run([QUICK], 1, out=tmp_path / "hands.parquet")
