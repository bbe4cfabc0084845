"""Records: saved, loaded and replayed to the same bytes; what is broken gets a sentence."""

import json
from pathlib import Path
from random import Random

import pytest

import ruka
from ruka import RecordError, RukaError, Table
from ruka.engine import follow
from ruka.schema import Offence
from ruka.texts import LANGUAGES
from tests.engine.games import every_rule_set, play, step


@every_rule_set
def test_a_game_is_replayed_to_the_same_bytes(rules: str, tmp_path: Path) -> None:
    play(Table(rules, seed="seed of words"), Random(8)).record.save(tmp_path / "game.ruka")
    loaded = ruka.load_record(tmp_path / "game.ruka")
    ruka.replay(loaded).record.save(tmp_path / "again.ruka")
    assert (tmp_path / "game.ruka").read_bytes() == (tmp_path / "again.ruka").read_bytes()


def test_open_discipline_is_replayed_with_its_offences() -> None:
    offences = set()
    for seed in range(12):
        table, random = Table("ema-riichi", seed=seed, options={"discipline": "open"}), Random(seed)
        for _ in range(400):
            seat = table.waiting_for[0]
            wrong = table.wrong_actions(seat)
            actions = wrong if wrong and random.random() < 0.02 else table.legal_actions(seat)
            table.apply(random.choice(actions))
        offences |= {event.reason for event in table.events if isinstance(event, Offence)}
        assert list(ruka.replay(table.record).record.lines()) == list(table.record.lines())
    assert {"false_win", "wrong_call", "false_riichi"} <= offences


def test_a_game_that_is_not_over_and_walls_in_place_of_a_seed(tmp_path: Path) -> None:
    wall = ruka._core.deal(ruka.engine.flow.compiled_flow(ruka.rule_set("tenhou")), b"x", 0)[0]
    table, random = Table("tenhou", walls=[wall]), Random(1)
    for _ in range(20):
        step(table, random)
    table.record.save(tmp_path / "part.ruka")
    loaded = ruka.load_record(tmp_path / "part.ruka")
    assert list(ruka.replay(loaded).record.lines()) == list(table.record.lines())
    assert json.loads(next(loaded.lines()))["walls"] == [wall]


def test_follow_stops_before_every_step() -> None:
    table = play(Table("tenhou-3p", seed=4), Random(4))
    again = Table("tenhou-3p", seed=4)
    stops = [(seen, len(again.events)) for seen in follow(again, table.events)]
    assert all(seen == happened for seen, happened in stops)
    assert stops[-1][0] == len(table.events)


HEADER = next(Table("tenhou", seed=1).record.lines())
HAND = list(Table("tenhou", seed=1).record.lines())[1]


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("", "not-a-record", 1),
        ("<mjloggm ver='2.3'>", "not-a-record", 1),
        ("[1, 2]", "not-a-record", 1),
        (HEADER.replace('"version":2', '"version":9'), "record-version", 1),
        (HEADER.replace('"seed":1', '"sand":1'), "bad-field", 1),
        (HEADER.replace('"hash":"', '"hash":"0'), "form-other-hash", 1),
        (HEADER + "\n{", "bad-json", 2),
        (HEADER + '\n{"type":"flood"}', "unknown-event", 2),
        (HEADER + '\n{"type":"draw","colour":"red"}', "bad-field", 2),
        (HEADER + '\n{"type":"discard","seat":9,"tile":"5p"}', "wrong-seat", 2),
        (HEADER + '\n{"type":"discard","seat":1,"tile":"5q"}', "bad-tile-name", 2),
        (HEADER + '\n{"type":"ready","seat":1,"hand":"123m 8z"}', "bad-rank", 2),
    ],
)
def test_what_is_no_record(text: str, code: str, line: int, tmp_path: Path) -> None:
    (tmp_path / "game.ruka").write_text(text, encoding="utf-8")
    with pytest.raises(RecordError) as refused:
        ruka.load_record(tmp_path / "game.ruka")
    assert (refused.value.code, refused.value.line) == (code, line)
    assert len({refused.value.sentence(lang) for lang in LANGUAGES}) == len(LANGUAGES)


def test_a_file_that_is_not_there_or_no_text(tmp_path: Path) -> None:
    with pytest.raises(RukaError, match="cannot be read"):
        ruka.load_record(tmp_path / "nothing.ruka")
    (tmp_path / "bytes.ruka").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(RecordError, match="not a ruka record"):
        ruka.load_record(tmp_path / "bytes.ruka")


def test_events_that_the_rules_do_not_lead_to(tmp_path: Path) -> None:
    lines = list(play(Table("tenhou", seed=1), Random(1)).record.lines())
    place = next(number for number, line in enumerate(lines) if '"discard"' in line)

    def refusal(changed: list[str]) -> str:
        (tmp_path / "game.ruka").write_text("\n".join(changed), encoding="utf-8")
        with pytest.raises(RecordError) as refused:
            ruka.replay(ruka.load_record(tmp_path / "game.ruka"))
        return refused.value.code

    other = json.dumps(json.loads(lines[place]) | {"tile": "9m", "drawn": True})
    assert refusal([*lines[:place], other, *lines[place + 1 :]]) in ("not-the-drawn-tile", "tile-not-held")
    assert refusal([*lines[:1], lines[1].replace('"honba":0', '"honba":1'), *lines[2:]]) == "event-differs"
    assert refusal([*lines, lines[-1]]) == "record-goes-on"


ODD = [None, -1, 10**30, 3.5, "x", "", "5m", "?", [], [0], ["5m"], {}, {"a": 1}, True]


def test_a_changed_record_is_refused_with_a_sentence_or_means_the_same(tmp_path: Path) -> None:
    """Any value of any line in place of any other: nothing but a RukaError comes of it."""
    random = Random(6)
    table = Table("tenhou-3p", seed=6)
    while len(table.events) < 60:
        step(table, random)
    lines = [json.loads(line) for line in table.record.lines()]
    for _ in range(400):
        changed = [dict(line) for line in lines]
        line = random.choice(changed[: 1 if random.random() < 0.2 else None])
        line[random.choice(sorted(line))] = random.choice(ODD)
        path = tmp_path / "game.ruka"
        path.write_text("\n".join(json.dumps(line) for line in changed), encoding="utf-8")
        try:
            again = ruka.replay(ruka.load_record(path))
        except RukaError:
            continue
        assert again.events == table.events
