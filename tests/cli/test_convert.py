"""`ruka convert`, and the commands that take a record in any format."""

import json
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

import ruka
from ruka.cli import main
from ruka.schema import Win
from ruka.texts import LANGUAGES
from tests.engine.games import play

CHAIN = ("game.ruka", "game.mjson", "game.mjlog.gz", "game.json", "again.ruka")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One game in every format, each made of the one before."""
    folder = tmp_path_factory.mktemp("games")
    table = ruka.Table("tenhou", seed=5, options={"length": "tonpuu"})
    play(table, Random(1)).record.save(folder / CHAIN[0])
    for source, target in pairwise(CHAIN):
        assert main(["convert", str(folder / source), str(folder / target)]) == 0
    return folder


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")


def test_a_game_goes_through_every_format(folder: Path) -> None:
    first, last = (ruka.load_record(folder / name) for name in (CHAIN[0], CHAIN[-1]))
    assert last.rules == first.rules
    fields = ("type", "seat", "tile", "points")
    assert [[getattr(event, name, None) for name in fields] for event in last.events] == [
        [getattr(event, name, None) for name in fields] for event in first.events
    ]
    assert ruka.replay(last).result == ruka.replay(first).result


def test_losses_are_told_in_each_language(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    reports = {}
    for lang in LANGUAGES:
        assert main(["convert", str(folder / "game.ruka"), str(folder / f"{lang}.mjson"), "--lang", lang]) == 0
        reports[lang] = capsys.readouterr().out
    assert "– The dice are left out.\n" in reports["en"]
    assert "– Kostky chybějí.\n" in reports["cs"]
    assert "– Kostki są pominięte.\n" in reports["pl"]


def test_losses_for_programs(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = folder / "x.txt"
    assert main(["convert", str(folder / "game.ruka"), str(target), "--format", "tenhou", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [loss["code"] for loss in told["losses"]] == ["wall", "dice"]
    assert json.loads(target.read_text("utf-8"))["rule"] == {"disp": "般東喰赤", "aka": 1}


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("game.ruka", "game.pdf"), "The name game.pdf does not say which format to write"),
        (("game.ruka", "x.json", "--format", "chess"), "choose from: ruka, mjai, mjlog, tenhou"),
        (("missing.json", "x.mjson"), "missing.json cannot be read"),
        (("text.txt", "x.mjson"), "Line 1: this is not a game record that ruka knows"),
        (("broken.mjson", "x.json"), "Line 3: this line is not a JSON object."),
        (("game.ruka", "no/such/folder.json"), "cannot be written"),
    ],
)
def test_what_cannot_be_done_is_said(
    folder: Path, arguments: tuple[str, ...], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "text.txt").write_text("Dear diary", encoding="utf-8")
    lines = (folder / "game.mjson").read_text("utf-8").splitlines()
    (folder / "broken.mjson").write_text("\n".join([*lines[:2], "{", *lines[3:]]), encoding="utf-8")
    source, target, *options = arguments
    assert main(["convert", str(folder / source), str(folder / target), *options]) == 2
    assert sentence in capsys.readouterr().err


@pytest.mark.parametrize("name", CHAIN)
def test_replay_and_score_take_every_format(folder: Path, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(folder / name), "--json"]) == 0
    story = [json.loads(line)["text"] for line in capsys.readouterr().out.splitlines()]
    assert "The game is over." in story
    assert main(["score", str(folder / name), "--json"]) == 0
    wins = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    told = [event for event in ruka.load_record(folder / "game.ruka").events if isinstance(event, Win)]
    assert [(win["seat"], tuple(win["gained"])) for win in wins] == [(event.seat, event.points) for event in told]


def test_the_wins_of_a_game_in_words(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", str(folder / "game.json"), "--lang", "cs"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("Rozdání ")
    assert "bodů" in out


def test_rules_can_be_named_where_the_file_is_silent(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ruka.Table("ema-riichi", seed=3).record.save(folder / "ema.ruka")
    assert main(["convert", str(folder / "ema.ruka"), str(folder / "ema.json")]) == 0
    assert "The file says nothing about the rules ema-riichi" in capsys.readouterr().out
    back = ["convert", str(folder / "ema.json"), str(folder / "back.ruka"), "--rules", "ema-riichi"]
    assert main(back) == 0
    assert ruka.load_record(folder / "back.ruka").rules.id == "ema-riichi"


def test_a_file_that_is_there_is_kept(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = folder / "kept.mjson"
    kept.write_text("mine", encoding="utf-8")
    sentences = set()
    for lang in LANGUAGES:
        assert main(["convert", str(folder / "game.ruka"), str(kept), "--lang", lang]) == 2
        sentences.add(capsys.readouterr().err)
    assert kept.read_text("utf-8") == "mine"
    assert len(sentences) == len(LANGUAGES)
    assert any("kept.mjson already exists; name another, or overwrite it with --force" in one for one in sentences)
    assert main(["convert", str(folder / "game.ruka"), str(kept), "--force"]) == 0
    assert kept.read_bytes() == (folder / "game.mjson").read_bytes()
