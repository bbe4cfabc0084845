"""`ruka simulate`."""

import json

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
    assert [line.split()[1] for line in lines[-4:]] == ["greedy", "random", "random", "greedy"]


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
        ("--rules tenhou --bots clever", "There is no player “clever”; choose from: random, greedy."),
        (
            "--rules tenhou-3p --bots greedy,random",
            "Name one player for all seats or 3, one for each seat; there are 2.",
        ),
        ("--rules tenhou --games 0", "At least one game is needed."),
        ("--rules tenhou --jobs -1", "The number of cores cannot be negative; 0 uses all of them."),
    ],
)
def test_refusals(arguments: str, sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", *arguments.split()]) == 2
    assert capsys.readouterr().err == f"ruka: {sentence}\n"


def test_interrupted(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("ruka._core.simulate", interrupted)
    assert main("simulate --rules tenhou".split()) == 130
    assert "Traceback" not in capsys.readouterr().err
