"""What a format holds of a game of ours, what it says it cannot hold, and what is no such file."""

from dataclasses import replace
from functools import cache
from random import Random

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace as changed

import ruka
from ruka import Record, RecordError, RukaError, Table
from ruka.engine import Event
from ruka.records import CODECS
from ruka.records.seal import sealed
from ruka.schema import Hand, Note
from ruka.texts import LANGUAGES
from tests.engine.games import step

OTHERS = [name for name in CODECS if name != "ruka"]
every_format = pytest.mark.parametrize("format", OTHERS)


@cache
def game(rules: str = "tenhou", hands: int = 3, **options: object) -> Record:
    """So many hands and the deal of the next."""
    table, random = Table(rules, seed=5, options=options), Random(1)
    while sum(event.type == "hand" for event in table.events) <= hands and not table.over:
        step(table, random)
    return replace(table.record, players=("Aneta", "Bořek", "Cyril"))


@cache
def written(format: str, hands: int = 3) -> str:
    return CODECS[format].write(game(hands=hands)).text


def without_dice(record: Record) -> list[Event]:
    return [changed(event, dice=None) if isinstance(event, Hand) else event for event in record.events]


@every_format
@pytest.mark.parametrize("rules", ["tenhou", "tenhou-3p"])
def test_tenhou_says_its_rules_and_its_players(format: str, rules: str) -> None:
    codec, record = CODECS[format], game(rules, length="tonpuu")
    again = codec.read(codec.write(record).text, None)
    assert without_dice(again) == without_dice(record)
    assert again.rules == record.rules
    assert [*again.players][:3] == ["Aneta", "Bořek", "Cyril"]


@every_format
@pytest.mark.parametrize("rules", ["ema-riichi", "ema-2016", "m-league", "mahjong-soul", "wrc"])
def test_games_by_other_rules_of_riichi(format: str, rules: str) -> None:
    codec, record = CODECS[format], game(rules)
    again = codec.read(codec.write(record).text, record.rules)
    assert without_dice(again) == without_dice(record)


def test_mjai_says_the_rules_in_a_field_of_ours() -> None:
    record = game("ema-riichi")
    assert CODECS["mjai"].read(CODECS["mjai"].write(record).text, None).rules == record.rules


@pytest.mark.parametrize(
    ("format", "rules", "losses"),
    [
        ("ruka", "ema-riichi", []),
        ("mjai", "ema-riichi", ["wall", "dice"]),
        ("mjlog", "tenhou", ["wall", "dice"]),
        ("mjlog", "ema-riichi", ["wall", "dice", "rules"]),
        ("tenhou", "ema-riichi", ["wall", "dice", "rules"]),
    ],
)
def test_losses_are_named(format: str, rules: str, losses: list[str]) -> None:
    found = CODECS[format].write(game(rules)).losses
    assert [loss.code for loss in found] == losses
    for loss in found:
        assert len({loss.sentence(lang) for lang in LANGUAGES}) == len(LANGUAGES)


def test_options_that_tenhou_does_not_say_are_named() -> None:
    record = Table("tenhou", seed=1, options={"bust": False, "open_tanyao": False}).record
    (loss,) = [loss for loss in CODECS["tenhou"].write(record).losses if loss.code == "options"]
    assert loss.sentence() == "The file says nothing about these options: bust; name them when you read it."


@every_format
def test_notes_and_the_signature_are_lost(format: str) -> None:
    table = Table("tenhou", seed=1)
    drawn = next(action for action in table.legal_actions(0) if action.drawn)
    table.apply(drawn.noted("late"))
    record = sealed(table.record, Ed25519PrivateKey.from_private_bytes(bytes(32)))
    written = CODECS[format].write(record)
    assert [loss.code for loss in written.losses] == ["wall", "dice", "notes", "seal"]
    assert all(len({loss.sentence(lang) for lang in LANGUAGES}) == len(LANGUAGES) for loss in written.losses)
    read = CODECS[format].read(written.text, None)
    assert without_dice(read) == [event for event in without_dice(record) if not isinstance(event, Note)]


@every_format
def test_a_game_that_is_no_riichi_is_refused(format: str) -> None:
    with pytest.raises(RukaError) as refused:
        CODECS[format].write(Table("hong-kong", seed=1).record)
    assert refused.value.code == "format-rules"


@every_format
def test_a_box_without_red_fives(format: str) -> None:
    codec = CODECS[format]
    record = game(red_fives=False)
    again = codec.read(codec.write(record).text, None)
    assert without_dice(again) == without_dice(record)
    assert again.rules == record.rules


START = '{"type":"start_game","names":[]}\n'
HAND = written("mjai").splitlines()[1] + "\n"
XML = "<mjloggm>\n<GO type='9'/>\n"
INIT = next(line for line in written("mjlog").splitlines() if line.startswith("<INIT")) + "\n"


@pytest.mark.parametrize(
    ("format", "text", "code", "line"),
    [
        ("mjai", START, "record-no-hands", 1),
        ("mjai", START + "{", "bad-json", 2),
        ("mjai", START + '{"type":"flood"}', "unknown-event", 2),
        ("mjai", START + '{"type":"tsumo","actor":0,"pai":"1m"}', "record-no-hand-yet", 2),
        ("mjai", START + HAND + '{"type":"tsumo","actor":0,"pai":"?"}', "record-hidden", 3),
        ("mjai", START + HAND + '{"type":"tsumo","actor":0,"pai":"8z"}', "bad-tile-name", 3),
        ("mjai", START + HAND + '{"type":"tsumo","actor":9,"pai":"1m"}', "bad-field", 3),
        ("mjai", START + HAND.replace('"scores":[25000', '"scores":[26000'), "record-differs", 2),
        ("mjlog", XML + "<INIT", "bad-xml", 3),
        ("mjlog", XML + "</mjloggm>", "record-no-hands", 1),
        ("mjlog", XML + "<T5/></mjloggm>", "record-no-hand-yet", 3),
        ("mjlog", XML + "<INIT seed='1'/></mjloggm>", "bad-field", 3),
        ("mjlog", XML + INIT + "<FLOOD/></mjloggm>", "unknown-event", 4),
        ("mjlog", XML + INIT + "<U/></mjloggm>", "record-hidden", 4),
        ("mjlog", XML + INIT + "<T200/></mjloggm>", "bad-action-tile", 4),
        ("mjlog", XML + INIT + f"<T{'9' * 5000}/></mjloggm>", "unknown-event", 4),
        ("tenhou", '{"log":\n[', "bad-json-text", 2),
        ("tenhou", f'{{"log":{"9" * 5000}}}', "bad-json-text", 1),
        ("tenhou", '{"log":3}', "bad-field", 1),
        ("tenhou", '{"log":[]}', "record-no-hands", 1),
        ("tenhou", '{"log":[\n[]]}', "bad-log", 2),
    ],
)
def test_what_is_no_such_file(format: str, text: str, code: str, line: int) -> None:
    with pytest.raises(RecordError) as refused:
        CODECS[format].read(text, None)
    assert (refused.value.code, refused.value.line) == (code, line)
    assert len({refused.value.sentence(lang) for lang in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize("format", ["mjai", "tenhou"])
def test_a_name_with_half_a_character_can_be_written(format: str) -> None:
    record = CODECS[format].read(written(format).replace('"Aneta"', '"\\ud800neta"'), None)
    assert record.players[0] == "?neta"


def test_a_game_that_the_rules_do_not_lead_to_names_the_line_and_the_hand() -> None:
    lines = written("mjai").splitlines()
    second = [place for place, line in enumerate(lines) if "start_kyoku" in line][1]
    place = next(place for place in range(second, len(lines)) if '"dahai"' in lines[place])
    lines[place] = lines[place].replace('"actor":1', '"actor":2')
    with pytest.raises(RecordError, match=f"Line {place + 1}, hand 2: it is your own turn"):
        CODECS["mjai"].read("\n".join(lines), None)


def test_points_that_are_not_what_the_hand_is_worth_are_refused() -> None:
    text = written("tenhou")
    win = next(line for line in text.splitlines() if "和了" in line)
    start = win.index('"和了",[') + len('"和了",[')
    wrong = win[:start] + "7" + win[start:]
    with pytest.raises(RecordError, match="points"):
        CODECS["tenhou"].read(text.replace(win, wrong), None)


@every_format
@given(data=st.data())
def test_damage_is_refused_with_a_sentence(format: str, data: st.DataObject) -> None:
    text = written(format, hands=1)
    start = data.draw(st.integers(0, len(text) - 1))
    length = data.draw(st.integers(0, 12))
    damage = data.draw(st.sampled_from(["", "0", "9", '"', "[", "]", "<", ">", ",", "-1", "null", "{}", "1e999", "?"]))
    try:
        read = CODECS[format].read(text[:start] + damage + text[start + length :], None)
    except RukaError as error:
        str(error)  # the sentence of its code; a text that is missing is an error
    else:
        assert ruka.replay(read).record.events == read.events
