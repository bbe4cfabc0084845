"""`ruka coach`: recorded games reviewed, as text, JSON and a page."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from ruka import Table
from ruka.cli import main
from ruka.records import CODECS
from ruka.rulesets import rule_set
from ruka.schema.coaching import CoachedGame
from ruka.schema.values import convert
from ruka.texts import LANGUAGES, text
from tests.coach.golden import game
from tests.engine.games import play


@pytest.fixture
def record(tmp_path: Path) -> str:
    game().save(tmp_path / "game.ruka")
    return str(tmp_path / "game.ruka")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_seat_is_told_its_costliest_moments_and_habits(
    record: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["coach", record, "--seat", "0", "--lang", lang]) == 0
    said = capsys.readouterr().out
    for key in ("coach-costliest", "coach-habits", "coach-by-kind"):
        assert text(key, lang) in said
    assert text("coach-all", lang) not in said
    assert said.count("\n?") >= 3


def test_every_decision_is_told_where_it_is_asked_for(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["coach", record, "--seat", "0", "--all", "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "Every decision" in said
    assert said.count("\n✓") > 20


def test_programs_read_a_line_for_each_seat(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["coach", record, "--format", "json"]) == 0
    told = [convert(json.loads(line), CoachedGame) for line in capsys.readouterr().out.splitlines()]
    assert [one.seat for one in told] == [0, 1, 2, 3]
    assert sum(one.result for one in told) == 0


def test_a_page_of_html(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["coach", record, "--seat", "1", "--format", "html", "--lang", "pl"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("<!DOCTYPE html>")
    assert 'lang="pl"' in said
    assert "<script" not in said


def test_habits_of_several_games_are_added_up(record: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = tmp_path / "game.mjson"
    other.write_text(CODECS["mjai"].write(game()).text, encoding="utf-8")
    assert main(["coach", record, str(other), "--seat", "0", "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "2 games together" in said
    assert "2 of 12" in said  # one of six hands was won, twice


def test_habits_of_other_rules_are_not_added(record: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = tmp_path / "other.ruka"
    play(Table("tenhou-3p", seed=1, options={"length": "tonpuu"}), Random(3)).record.save(other)
    assert main(["coach", record, record, str(other), "--seat", "0", "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert said.count("together") == 1
    assert f"{rule_set('tenhou').names['en']}: 2 games together" in said


def test_another_agent_advises(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["coach", record, "--seat", "0", "--agent", "greedy", "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "reviewed by greedy" in said
    assert "luck" not in said  # it counts in no points


@pytest.mark.parametrize(
    ("more", "sentence"), [(("--seat", "7"), "no seat 7"), (("--agent", "nobody"), "nobody"), (("--rules", "x"), "x")]
)
def test_what_is_wrong_is_one_sentence(
    record: str, more: tuple[str, ...], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["coach", record, *more, "--lang", "en"]) == 2
    said = capsys.readouterr().err
    assert sentence in said
    assert said.count("\n") == 1
