"""What a file says beside what was done must be what the rules lead to: scores, payments, hands shown, yaku."""

import json
import re

import pytest

from ruka import Record, RecordError, replay
from ruka.records import CODECS
from tests.records.test_codec_files import game, without_dice

WHOLE = 99  # hands: more than a game has


def whole(rules: str = "tenhou") -> Record:
    return game(rules, WHOLE, **({"length": "tonpuu"} if rules.startswith("tenhou") else {}))


def refused(format: str, text: str, record: Record) -> RecordError:
    with pytest.raises(RecordError) as error:
        CODECS[format].read(text, record.rules)
    return error.value


@pytest.mark.parametrize(
    ("format", "told", "false", "field"),
    [
        ("mjai", r'"type":"end_game","scores":\[\d+', '"type":"end_game","scores":[99999', "scores"),
        ("mjai", r'"kyoku":\d', '"kyoku":4', "kyoku"),
        ("mjai", r'"type":"reach","actor":\d', '"type":"reach","actor":7', "actor"),
        ("mjai", r'"type":"reach_accepted","actor":(\d)', r'"type":"reach_accepted","actor":1\1', "actor"),
        ("mjai", r'("type":"hora".*"pai":)"[^"]*"', r'\1"?"', "pai"),
        ("mjai", r'("type":"hora".*"ura_markers":)\[', r'\1["P",', "ura"),
        ("mjlog", r'owari="\d', 'owari="1', "scores"),
        ("mjlog", r'owari="(\d+),', r'owari="\1,9', "points"),
        ("mjlog", r'(<REACH who="\d" )ten="[^"]*"', r'\1ten="1,2,3,4"', "ten"),
        ("mjlog", r'<REACH who="\d" step="1"', '<REACH who="9" step="1"', "REACH"),
        ("mjlog", r' yaku="[^"]*"', ' yaku="37,13"', "yaku"),
        ("mjlog", r'(machi="\d+" )ten="[^"]*"', r'\1ten="20,1,0"', "ten"),
        ("mjlog", r'(<AGARI ba="[^"]*" )hai="[^"]*"', r'\1hai="0,1,2"', "hai"),
        ("mjlog", r'(<AGARI )ba="\d', r'\1ba="7', "ba"),
        ("mjlog", r'(<INIT seed="\d+,\d+,\d+,\d,\d,\d+" .*)oya="\d"', r'\1oya="7"', "seat"),
        ("mjlog", r' sc="\d+', ' sc="1', "sc"),
        ("tenhou", r"\d(点)", r"9\1", "value"),
        ("tenhou", r'(\d),(\d),\1,("\d\d符)', r"\1,\2,5,\3", "liable"),
        ("tenhou", r"立直\(1飜\)", "立直(2飜)", "fan"),
        ("tenhou", r"立直\(1飜\)", "両立直(1飜)", "両立直"),
    ],
)
def test_what_is_false_is_refused(format: str, told: str, false: str, field: str) -> None:
    record = whole()
    text, changed = re.subn(told, false, CODECS[format].write(record).text, count=1)
    assert changed
    assert refused(format, text, record).words["field"] == field


@pytest.mark.parametrize("format", ["mjai", "mjlog", "tenhou"])
def test_every_dora_is_told_and_no_other(format: str) -> None:
    record = whole()
    text = CODECS[format].write(record).text
    one_more = {
        "mjai": text.replace('{"type":"hora"', '{"type":"dora","dora_marker":"C"}\n{"type":"hora"', 1),
        "mjlog": text.replace("<AGARI", '<DORA hai="135"/><AGARI', 1),
        "tenhou": re.sub(r"(\[\d+,\d+,\d+,\d+\],\[)(\d\d)\]", r"\1\2,47]", text, count=1),
    }[format]
    assert one_more != text
    assert refused(format, one_more, record).words["field"] == "dora"


def test_programs_tell_scores_after_every_payment() -> None:
    record = whole()
    lines = [json.loads(line) for line in CODECS["mjai"].write(record).text.splitlines()]
    scores: list[int] = []
    for line in lines:
        if line["type"] == "reach_accepted":
            line["deltas"] = [-1000 * (seat == line["actor"]) for seat in range(4)]
        if "deltas" in line:
            scores = line["scores"] = [one + moved for one, moved in zip(scores, line["deltas"], strict=True)]
        scores = line.get("scores", scores)
    assert without_dice(CODECS["mjai"].read("\n".join(map(json.dumps, lines)), None)) == without_dice(record)
    place = next(place for place, line in enumerate(lines) if line["type"] == "reach_accepted")
    lines[place]["scores"][0] += 100
    error = refused("mjai", "\n".join(map(json.dumps, lines)), record)
    assert (error.line, error.words["field"]) == (place + 1, "scores")


def test_the_end_in_the_json_of_the_site() -> None:
    record = whole()
    log = json.loads(CODECS["tenhou"].write(record).text)
    result = replay(record).result
    assert result is not None
    log["sc"] = [one for score in result.scores for one in (score, 0)]
    assert without_dice(CODECS["tenhou"].read(json.dumps(log), None)) == without_dice(record)
    log["sc"][1] = 5.0
    assert refused("tenhou", json.dumps(log), record).words["field"] == "points"
    log["sc"][0] += 100
    assert refused("tenhou", json.dumps(log), record).words["field"] == "scores"


def test_yaku_in_other_words_are_not_ours_to_compare() -> None:
    record = whole()
    text = CODECS["tenhou"].write(record).text
    for ours, theirs in (("立直", "Riichi"), ("満貫", "Mangan "), ("役満", "数え役満")):
        text = text.replace(ours, theirs)
    assert without_dice(CODECS["tenhou"].read(text, None)) == without_dice(record)


def test_what_others_than_tenhou_count_is_not_compared() -> None:
    record = game("ema-riichi", WHOLE)
    text = re.sub(r' yaku="[^"]*"', ' yaku="37,13"', CODECS["mjlog"].write(record).text)
    text = re.sub(r'(machi="\d+" )ten="[^"]*"', r'\1ten="20,1,0"', text)
    assert without_dice(CODECS["mjlog"].read(text, record.rules)) == without_dice(record)


@pytest.mark.parametrize("rules", ["ema-riichi", "ema-2016", "m-league", "mahjong-soul", "wrc"])
def test_the_end_of_a_game_by_other_rules_is_that_of_its_table(rules: str) -> None:
    record = game(rules, WHOLE)
    result = replay(record).result
    assert result is not None
    text = CODECS["mjlog"].write(record).text
    (end,) = re.findall(r'owari="([^"]*)"', text)
    numbers = [float(one) for one in end.split(",")]
    assert [round(100 * one) for one in numbers[::2]] == [*result.scores]
    assert [round(1000 * one) for one in numbers[1::2]] == [*result.points]
    assert max(result.points) > 0
    assert without_dice(CODECS["mjlog"].read(text, record.rules)) == without_dice(record)
    false = text.replace(end, end.replace(f"{numbers[1]:.1f}", f"{numbers[1] + 1:.1f}", 1))
    assert refused("mjlog", false, record).words["field"] == "points"
