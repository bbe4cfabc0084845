"""`ruka league`."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from ruka.cli import main

SHORT = "league --bots greedy,random --seed 7 --jobs 1"
LINUX = pytest.mark.skipif(sys.platform != "linux", reason="groups of processes are looked at")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.delenv("COLUMNS", raising=False)


def test_a_league_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(f"{SHORT} --rules hong-kong".split()) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Hong Kong · seed 7"
    assert re.fullmatch(r"\d+ walls, each played 2 times with everybody at every seat: \d+ hands", lines[1])
    columns = [line.split() for line in lines if line.startswith("player")]
    assert columns == [
        "player place points rating ms a decision".split(),
        "player wins deals in claims average win".split(),
    ]
    [verdict] = [line for line in lines if " is better than " in line]
    said = r"greedy is better than random: [\d.]+ points a hand \([\d.]+ … [\d.]+\), decided after \d+ walls\."
    assert re.fullmatch(said, verdict)
    assert "at most 5.0%" in lines[-2] + lines[-1]


@pytest.mark.parametrize(
    ("lang", "open_"), [("cs", "není rozhodnuto"), ("pl", "nie jest rozstrzygnięte"), ("en", "is not")]
)
def test_every_language(lang: str, open_: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(f"{SHORT} --rules tenhou --hands --most-hands 2 --lang {lang}".split()) == 0
    said = capsys.readouterr().out
    assert open_ in said
    assert "{" not in said


def test_games_are_compared_by_place(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plot, keep = tmp_path / "league.svg", tmp_path / "walls.jsonl"
    command = f"{SHORT} --rules video --most-hands 100 --json --plot {plot} --keep {keep} --alpha 0.1".split()
    assert main(command) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["rules"], told["unit"], told["by"], told["alpha"]) == ("video", "games", "place", 0.1)
    assert told["tables"] == 2 * told["walls"]
    assert sum(player["place"] for player in told["players"]) == 3
    assert plot.read_text("utf-8").startswith("<svg")
    assert len(keep.read_text("utf-8").splitlines()) == 1 + told["walls"]
    assert main(command) == 0
    assert json.loads(capsys.readouterr().out) == told


def test_several_rule_sets_have_files_of_their_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    keep = tmp_path / "walls.jsonl"
    assert main(f"{SHORT} --rules hong-kong,mcr --most-hands 4 --keep {keep}".split()) == 0
    titles = [line for line in capsys.readouterr().out.splitlines() if line.endswith(" · seed 7")]
    assert titles == ["Hong Kong · seed 7", "Mahjong Competition Rules · seed 7"]
    assert {path.name for path in tmp_path.iterdir()} == {"walls-hong-kong.jsonl", "walls-mcr.jsonl"}


def started(keep: Path) -> subprocess.Popen[str]:
    """A league without an end in two processes, when it has kept some walls. It has a group of its own."""
    words = f"league --rules hong-kong --bots greedy,again=greedy --seed 7 --jobs 2 --most-hands 1000000 --keep {keep}"
    run = "import sys; from ruka.cli import main; sys.exit(main(sys.argv[1:]))"
    command, pipe = [sys.executable, "-c", run, *words.split(), "--lang", "en"], subprocess.PIPE
    process = subprocess.Popen(command, text=True, start_new_session=True, stdout=pipe, stderr=pipe)
    while not keep.exists() or keep.read_bytes().count(b"\n") < 3:
        assert process.poll() is None, "it ended before it could be interrupted"
        time.sleep(0.01)
    return process


def wait_for_the_end_of(group: int) -> None:
    """Of all its processes; those that nobody has looked after yet have ended too."""
    while any(_runs(path, group) for path in Path("/proc").glob("[0-9]*/stat")):
        time.sleep(0.01)


def _runs(stat: Path, group: int) -> bool:
    try:
        state, _, of, *_ = stat.read_text("utf-8").rpartition(")")[2].split()
    except OSError:  # it has just ended
        return False
    return int(of) == group and state != "Z"


@LINUX
def test_interrupted_it_tells_what_was_played(tmp_path: Path) -> None:
    """Ctrl-C reaches the whole group, the processes that play too."""
    keep = tmp_path / "walls.jsonl"
    process = started(keep)
    os.killpg(process.pid, signal.SIGINT)
    said, complained = process.communicate()
    assert process.returncode == 130
    assert "Traceback" not in complained
    assert "Interrupted; this is what has been played." in said
    walls = keep.read_bytes().count(b"\n") - 1
    assert f"{walls} walls, each played 2 times" in said
    wait_for_the_end_of(process.pid)


@LINUX
def test_killed_it_leaves_no_process_behind(tmp_path: Path) -> None:
    process = started(tmp_path / "walls.jsonl")
    process.kill()
    process.communicate()
    wait_for_the_end_of(process.pid)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("--rules tenhou --bots greedy", "A league needs at least two players; name them with --bots"),
        ("--rules tenhou --bots greedy,greedy", "The player “greedy” is named twice; call one of them by another name"),
        ("--rules tenhou --bots greedy,clever", "There is no player “clever”; choose from: "),
        ("--rules tenhou --alpha 2", "The share of wrong decisions must be between 0 and 1"),
        ("--rules tenhou --most-hands 0", "At least one hand is needed."),
        ("--rules tenhou --jobs -1", "The number of cores cannot be negative; 0 uses all of them."),
        ("--rules tenhou --plot league.pdf", "The ending of league.pdf is not known; pictures are .svg or .png."),
        ("--bots greedy,random", "Name a rule set, such as ema-riichi"),
        ("--rules hong-kong --bots greedy,mjai:sh", "Mjai holds riichi for three or four players only"),
    ],
)
def test_refusals(arguments: str, sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["league", *arguments.split()]) == 2
    assert capsys.readouterr().err.startswith(f"ruka: {sentence}")
