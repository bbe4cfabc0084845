"""`ruka simulate`."""

import json
import re
import sys
from pathlib import Path

import pytest

from ruka.cli import main


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.delenv("COLUMNS", raising=False)


def test_a_summary_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main("simulate --rules tenhou --games 20 --bots greedy,random,random,greedy --seed 7".split()) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Tenhou · seed 7"
    assert lines[1].startswith("20 games, ")
    assert lines[2].endswith(" decisions a second")
    seats = lines.index(next(line for line in lines if line.startswith("seat")))
    assert [line.split()[1] for line in lines[seats + 1 : seats + 5]] == ["greedy", "random", "random", "greedy"]
    [won] = [line for line in lines if line.startswith("hands won")]
    assert re.fullmatch(r"hands won +([\d.]+)%  ([\d.]+)% … ([\d.]+)% *", won)
    [riichi] = [line for line in lines if line.startswith("Riichi")]
    assert riichi.endswith("█" * 28)  # the most frequent of all


def test_several_rule_sets_one_after_the_other(capsys: pytest.CaptureFixture[str]) -> None:
    assert main("simulate --rules hong-kong,video --games 3 --seed 7".split()) == 0
    titles = [line for line in capsys.readouterr().out.splitlines() if line.endswith(" · seed 7")]
    assert titles == ["Hong Kong · seed 7", "Video mahjong · seed 7"]
    assert main("simulate --rules hong-kong,video --games 3 --seed 7 --json".split()) == 0
    assert [json.loads(line)["rules"] for line in capsys.readouterr().out.splitlines()] == ["hong-kong", "video"]


@pytest.mark.parametrize("lang", ["cs", "pl", "en"])
def test_two_players_on_the_same_walls(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    command = f"simulate --rules tenhou --games 20 --seed 7 --duplicate greedy random --lang {lang}".split()
    assert main(command) == 0
    said = capsys.readouterr().out
    assert said.splitlines()[1].startswith("greedy ")
    assert said.count(" greedy  ") == said.count(" random  ") == 4
    assert main([*command, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    low, high = told["intervals"]["points"]
    assert 0 < low < told["points"] < high
    assert [seating["bots"][0] for seating in told["seatings"]] == ["greedy", "random"]


def test_rows_and_a_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out, plot = tmp_path / "hands.jsonl", tmp_path / "chart.svg"
    command = f"simulate --rules tenhou --games 4 --seed 7 --out {out} --plot {plot} --json".split()
    assert main(command) == 0
    assert json.loads(capsys.readouterr().out)["hands"] == len(out.read_text("utf-8").splitlines())
    assert plot.read_text("utf-8").startswith("<svg")
    assert main(command) == 2
    assert "already exists" in capsys.readouterr().err


@pytest.mark.parametrize(("lang", "played"), [("cs", "1 hra, "), ("pl", "1 gra, "), ("en", "1 game, ")])
def test_every_language_counts(lang: str, played: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(f"simulate --rules tenhou-3p --games 1 --seed 7 --lang {lang}".split()) == 0
    assert capsys.readouterr().out.splitlines()[1].startswith(played)


def test_json_is_the_same_for_any_number_of_jobs(capsys: pytest.CaptureFixture[str]) -> None:
    answers = []
    for jobs in (1, 2):
        command = f"simulate --rules ema-riichi --games 40 --seed word --jobs {jobs} --option abortive_draws=no --json"
        assert main(command.split()) == 0
        answer = json.loads(capsys.readouterr().out)
        assert answer.pop("seconds") > 0
        answers.append(answer)
    assert answers[0] == answers[1]
    assert (answers[0]["games"], answers[0]["abort_rate"], len(answers[0]["seats"])) == (40, 0, 4)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("", "Name a rule set, such as ema-riichi; “ruka rules list” shows them all."),
        (
            "--rules tenhou --bots clever",
            (
                "There is no player “clever”; choose from: expert, club, novice, greedy, random, still, "
                "mjai:COMMAND, python:MODULE:NAME, scripted:JSON."
            ),
        ),
        (
            "--rules tenhou-3p --bots greedy,random",
            "Name one player for all seats or 3, one for each seat; there are 2.",
        ),
        ("--rules tenhou --games 0", "At least one game is needed."),
        ("--rules tenhou --resume", "Name the file of the run to go on with: --out FILE."),
        ("--rules tenhou --plot chart.pdf", "The ending of chart.pdf is not known; pictures are .svg or .png."),
        (
            "--rules tenhou --out hands.csv",
            "The ending of hands.csv is not known; hands are written to .parquet or .jsonl.",
        ),
        ("--rules tenhou --jobs -1", "The number of cores cannot be negative; 0 uses all of them."),
    ],
)
def test_refusals(arguments: str, sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", *arguments.split()]) == 2
    assert capsys.readouterr().err == f"ruka: {sentence}\n"


def test_interrupted(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("ruka._core.simulate_hands", interrupted)
    assert main("simulate --rules tenhou".split()) == 130
    assert "Traceback" not in capsys.readouterr().err


@pytest.mark.parametrize(
    ("program", "sentence"),
    [
        ("mjai:", "“mjai:” does not name a program; write mjai:COMMAND."),
        ("mjai:python 'x", "“mjai:python 'x” does not name a program; write mjai:COMMAND."),
        ("mjai:no-such-program-anywhere 3", "The program of “no-such-program-anywhere 3” cannot be found."),
    ],
)
def test_programs_that_cannot_be_started(program: str, sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--rules", "tenhou", "--games", "1", "--bots", program]) == 2
    assert sentence in capsys.readouterr().err
    assert main(["simulate", "--rules", "tenhou", "--games", "1", "--duplicate", program, "club"]) == 2


def test_a_bot_of_ones_own_is_found_in_the_folder_of_the_call(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """As its example says; what cannot take a seat is told in a sentence."""
    own = "from ruka.agents.bots.plain import GreedyBot as Mine\n\ndef broken(*_):\n    raise ZeroDivisionError\n"
    (tmp_path / "my_own_bots.py").write_text(own, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    words = "simulate --rules tenhou --option length=tonpuu --games 1 --lang en --bots greedy,greedy,greedy,python:"
    assert main(f"{words}my_own_bots:Mine".split()) == 0
    capsys.readouterr()
    assert main(f"{words}my_own_bots:broken".split()) == 2
    assert capsys.readouterr().err.endswith("does not name a program; write python:MODULE:NAME.\n")
