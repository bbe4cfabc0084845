"""C4: files that begin in the middle of a game are read, and nothing is made up about what was before."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

import ruka
from ruka import Record, RecordError, RukaError, Table
from ruka.cli import main
from ruka.engine import Start
from ruka.engine.record import parse_record
from ruka.records import CODECS
from ruka.schema import Hand
from ruka.texts import LANGUAGES
from tests.records.test_codec_files import every_format, game, without_dice

LATER = 2  # hands left out


def cut(format: str, record: Record) -> str:
    """The file without its first hands, as people pass them on."""
    text = CODECS[format].write(record).text
    match format:
        case "mjai":
            lines = text.splitlines()
            starts = [place for place, line in enumerate(lines) if "start_kyoku" in line]
            return "\n".join([lines[0], *lines[starts[LATER] :]])
        case "mjlog":
            first, *_ = text.partition("<INIT")
            return first + "<INIT" + text.split("<INIT", LATER + 1)[-1]
    log = json.loads(text)
    log["log"] = log["log"][LATER:]
    return json.dumps(log, ensure_ascii=False)


@every_format
@pytest.mark.parametrize("rules", ["tenhou", "tenhou-3p"])
def test_c4_a_file_that_begins_in_the_middle_is_read(format: str, rules: str) -> None:
    record = game(rules, hands=4)
    read = CODECS[format].read(cut(format, record), None)
    hands = [place for place, event in enumerate(record.events) if event.type == "hand"]
    assert without_dice(read) == without_dice(record)[hands[LATER] :]
    first = record.events[hands[LATER]]
    assert isinstance(first, Hand)
    assert read.start == Start(first.round, first.seat, first.honba, first.sticks, first.points)
    assert read.rules == record.rules  # the points at the start follow: they only move


@every_format
def test_c4_what_is_not_known_is_marked_and_stays_so(format: str) -> None:
    read = CODECS[format].read(cut(format, game(hands=4)), None)
    lines = [*read.lines()]
    assert json.loads(lines[0])["start"] == read.start.to_json()  # type: ignore[union-attr]
    again = parse_record("".join(f"{line}\n" for line in lines))
    assert again == read
    assert ruka.replay(again).hands == 3  # not 5: nobody invents the others
    assert CODECS[format].read(CODECS[format].write(read).text, None) == read


def test_c4_a_game_from_its_beginning_has_no_start() -> None:
    record = CODECS["mjai"].read(CODECS["mjai"].write(game()).text, None)
    assert record.start is None
    assert "start" not in record.header


def test_c4_without_points_nothing_can_be_known() -> None:
    text = cut("mjai", game(hands=4)).replace('"scores"', '"points"')
    with pytest.raises(RecordError) as refused:
        CODECS["mjai"].read(text, None)
    assert refused.value.code == "record-no-points"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_c4_replay_says_that_the_past_is_unknown(lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "game.mjson").write_text(cut("mjai", game(hands=4)), "utf-8")
    assert main(["replay", str(tmp_path / "game.mjson"), "--lang", lang]) == 0
    said = {"en": "is not known.", "cs": "se neví.", "pl": "nie wiadomo, ile rozgrywek"}[lang]
    assert said in capsys.readouterr().err


def test_c4_a_table_taken_up_in_the_middle() -> None:
    start = Start(1, 2, honba=1, sticks=2, points=(20000, 30000, 28000, 20000))
    table = Table("tenhou", seed=7, start=start)
    first = table.events[0]
    assert isinstance(first, Hand)
    assert (first.round, first.seat, first.honba, first.sticks, first.points) == (1, 2, 1, 2, start.points)
    assert table.copy().record == table.record
    assert ruka.replay(table.record).record == table.record


@pytest.mark.parametrize(
    ("rules", "change", "code"),
    [
        ("tenhou", {"dealer": 4}, "bad-start"),
        ("tenhou", {"round": 3}, "bad-start"),
        ("tenhou", {"honba": -1}, "bad-start"),
        ("tenhou", {"points": (25000,) * 3}, "bad-start"),
        ("tenhou", {"points": (10**20,) * 4}, "bad-start"),
        ("japanese-classical", {}, "start-rules"),
        ("video", {}, "start-rules"),
    ],
)
def test_c4_a_start_that_cannot_be(rules: str, change: dict[str, object], code: str) -> None:
    start = replace(Start(0, 1, 0, 0, (25000,) * 4), **change)  # type: ignore[arg-type]
    with pytest.raises(RukaError) as refused:
        Table(rules, seed=1, start=start)
    assert refused.value.code == code
    assert len({refused.value.sentence(lang) for lang in LANGUAGES}) == len(LANGUAGES)
    header = Table("tenhou", seed=1).record.header | {"start": start.to_json() | {"x": 1}}
    with pytest.raises(RecordError, match="start"):
        parse_record(json.dumps(header))
