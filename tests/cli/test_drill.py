"""`ruka drill`, as people and programs call it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest

from ruka.cli import main
from ruka.learn.drills import DRILLS, solution
from ruka.schema.learning import DrillQuestion, QuestionId
from ruka.schema.values import convert
from ruka.tiles import full_name

SEED = ("--seed", "abc", "--rules", "tenhou")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("RUKA_DATA_DIR", str(tmp_path / "data"))


def drill(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, answers: str, *arguments: str
) -> tuple[int, str]:
    monkeypatch.setattr(sys, "stdin", StringIO(answers))
    code = main(["drill", *arguments])
    told = capsys.readouterr()
    return code, told.out + told.err


def right(drill: str, seed: str, rules: str = "tenhou", level: int = 1) -> str:
    """The answer as somebody types it."""
    found = solution(QuestionId(drill=drill, rules=rules, level=level, seed=seed))
    if found.number is not None:
        return str(found.number)
    return "".join(found.tiles) or " ".join("abcdefgh"[place] for place in found.picked)


def test_right_answers_of_every_drill(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    for name in DRILLS:
        answers = "\n".join(right(name, f"abc-{place}") for place in range(3))
        code, told = drill(capsys, monkeypatch, answers, name, *SEED, "--count", "3", "--level", "1")
        assert code == 0
        assert "Right: 3 of 3 questions." in told, (name, told)


def test_a_wrong_answer_is_explained_and_comes_again(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    _, told = drill(capsys, monkeypatch, "vv\n", "waits", *SEED, "--count", "1")
    assert "Not quite. The answer:" in told
    assert f"{full_name('1z').capitalize()} does not finish the hand" in told
    assert "Right: 0 of 1 question." in told
    file = tmp_path / "data" / "learning.json"
    (card,) = json.loads(file.read_text())["cards"]
    assert card["seed"] == "abc-0"
    card["due"] = "2026-01-01T00:00:00+00:00"
    file.write_text(json.dumps({"cards": [card]}))
    _, told = drill(capsys, monkeypatch, right("waits", "abc-0"), "waits", "--rules", "tenhou", "--count", "1")
    assert "Right: 1 of 1 question." in told


def test_both_notations_are_understood_and_others_are_asked_again(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = right("waits", "abc-0").replace("p", "k").replace("s", "b")
    _, told = drill(capsys, monkeypatch, f"what\n\n{typed}\n", "waits", *SEED, "--count", "1")
    assert "At position 1: “w” is not a tile" in told
    assert "Answer with tiles that are offered" in told
    assert "Right: 1 of 1 question." in told


def test_the_end_of_the_answers_is_the_end(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    code, told = drill(capsys, monkeypatch, "", "fu", "--lang", "cs")
    assert code == 0
    assert "Nic nebylo zodpovězeno." in told


def test_questions_with_answers_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["drill", "points", *SEED, "--count", "4", "--level", "2", "--json"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["seed"] for line in lines] == [f"abc-{place}" for place in range(4)]
    for line in lines:
        asked = convert({name: line[name] for name in DrillQuestion.__struct_fields__}, DrillQuestion)
        assert line["answer"] == solution(asked).to_json()
        assert line["said"]
        assert line["lines"]


def test_all_drills_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    for lang in ("cs", "pl", "en"):
        assert main(["drill", "--rules", "hong-kong", "--lang", lang]) == 0
        listed = capsys.readouterr().out
        assert all(name in listed for name in DRILLS if name != "fu")


def test_a_level_that_was_passed_leads_to_the_next(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    answers = "\n".join(right("tiles", f"abc-{place}") for place in range(5))
    drill(capsys, monkeypatch, answers, "tiles", *SEED, "--count", "5")
    assert json.loads((tmp_path / "data" / "learning.json").read_text())["levels"] == {"tiles/tenhou": 1}
    _, told = drill(capsys, monkeypatch, right("tiles", "abc-0", level=2), "tiles", *SEED, "--count", "1")
    assert "--level 2" in told


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("nothing",), "There is no drill “nothing”"),
        (("fu", "--rules", "mcr"), "has nothing to ask by the rules “mcr”"),
        (("fu", "--level", "9"), "has levels from 1 to 3"),
        (("fu", "--rules", "tenho"), "tenhou"),
        (("fu", "--seed", "ž"), "seed"),
    ],
)
def test_what_is_wrong_is_one_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], sentence: str
) -> None:
    code, told = drill(capsys, monkeypatch, "1\n", *arguments)
    assert code == 2
    assert sentence in told
    assert "Traceback" not in told


def test_a_file_that_is_no_progress_is_not_touched(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "data" / "learning.json"
    file.parent.mkdir()
    file.write_text("mine")
    code, told = drill(capsys, monkeypatch, "1\n", "fu")
    assert code == 2
    assert "move it away" in told
    assert file.read_text() == "mine"


def test_ctrl_c_ends_with_a_summary(tmp_path: Path) -> None:
    environment = {**os.environ, "RUKA_DATA_DIR": str(tmp_path), "LC_ALL": "en_GB.UTF-8", "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-c", "from ruka.cli import main; raise SystemExit(main())", "drill", "fu"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    ) as running:
        assert running.stdout is not None
        while "?" not in running.stdout.readline():
            assert running.poll() is None
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=60)
    assert "Nothing was answered." in out
    assert "Traceback" not in err
    assert running.returncode == 0
