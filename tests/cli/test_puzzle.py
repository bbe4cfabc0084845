"""`ruka puzzle`, as people call it."""

from __future__ import annotations

import json
import sys
from io import StringIO
from pathlib import Path

import pytest

from ruka.cli import main
from ruka.learn.puzzles import Kept, puzzles


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("RUKA_DATA_DIR", str(tmp_path))


def puzzle(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, typed: str, *arguments: str
) -> tuple[int, str]:
    monkeypatch.setattr(sys, "stdin", StringIO(typed))
    code = main(["puzzle", *arguments])
    told = capsys.readouterr()
    return code, told.out + told.err


def throwing() -> Kept:
    return next(one for one in puzzles().values() if one.theme == "efficiency" and one.answer.type == "discard")


def test_a_puzzle_is_shown_answered_and_rated_once(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    one = throwing()
    code, told = puzzle(capsys, monkeypatch, f"nonsense\n{one.answer.tile}\n", one.id)
    assert code == 0, told
    assert "That is none of them." in told
    assert "Right! Efficiency" in told
    assert "Rating: 1,500 →" in told
    kept = json.loads((tmp_path / "puzzles.json").read_text())
    assert [(tried["id"], tried["right"]) for tried in kept["tries"]] == [(one.id, True)]
    code, told = puzzle(capsys, monkeypatch, f"{one.answer.tile}\n", one.id)
    assert "Rating" not in told
    assert json.loads((tmp_path / "puzzles.json").read_text()) == kept


def test_with_help_a_right_answer_changes_nothing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    one = throwing()
    _, told = puzzle(capsys, monkeypatch, f"?\n{one.answer.tile}\n", one.id)
    assert "count the tiles that help" in told.replace("\n", " ")
    assert not (tmp_path / "puzzles.json").exists()


def test_one_comes_by_game_and_theme_or_for_the_day(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    code, told = puzzle(capsys, monkeypatch, "1\n", "--rules", "mcr", "--theme", "call")
    assert code == 0
    assert "Do you take it?" in told
    code, told = puzzle(capsys, monkeypatch, "", "--rules", "mahjong-soul", "--day")  # and nothing is answered
    assert code == 0
    assert "What you may do:" in told


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("nothing",), "There is no such puzzle."),
        (("--theme", "luck"), "no puzzles of this theme."),
        (("--rules", "tenho"), "tenhou"),
    ],
)
def test_what_is_none_is_said_in_a_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], said: str
) -> None:
    code, told = puzzle(capsys, monkeypatch, "", *arguments)
    assert code == 2
    assert said in told
