"""Rules outside of the program: texts that read back, records that hold their rules, and hostile ones."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest

import ruka
from ruka.engine.record import BARE, parse_record
from ruka.errors import RecordError, RulesError
from ruka.records import CODECS, codec_of
from ruka.rules.form import DEEPEST, MOST_TEXT, canonical, hash_of
from ruka.rules.ruleset import RuleSet
from ruka.rulesets import RULE_SETS, rule_set
from ruka.rulesets.house import parse_rules
from ruka.rulesets.published import history, revisions
from ruka.rulesets.stored import read_rules, stored_rules, words_about
from ruka.texts import text

HOUSE = """
base = "ema-riichi"
id = "thursday"
name = "Thursday club"

[options]
open_tanyao = true

[prices]
sanrenkou = 2
pinfu = false

[patterns.dragon_pair]
names = { cs = "Pár draků po našem", en = "A pair of dragons" }
is = "any_of(pairs & DRAGONS) and not draw"
open = 0
concealed = 3
excludes = ["tanyao"]
"""


def played(rules: RuleSet, steps: int = 200) -> ruka.Table:
    table, rng = ruka.Table(rules, seed=5), Random(5)
    while not table.over and steps:
        table.apply(rng.choice(table.legal_actions(table.waiting_for[0])))
        steps -= 1
    return table


def written(record: ruka.Record) -> str:
    return "".join(f"{line}\n" for line in record.lines())


def test_a_text_reads_back_to_equal_rules() -> None:
    """As design/next.md has it."""
    for id in RULE_SETS:
        for name in (id, *(f"{id}@{number}" for number in revisions(id))):
            rules = rule_set(name)
            assert read_rules(rules.canonical()) == rules
            assert rules.hash == hash_of(rules.canonical())
    rules = rule_set("tenhou@1").with_options(length="tonpuu")
    assert read_rules(rules.canonical()) == rules
    assert ruka.read_rules is read_rules


def test_house_rules_read_back_with_their_words() -> None:
    rules = parse_rules(HOUSE)
    again = stored_rules(rules.id, rules.canonical(), words_about(rules))
    assert again == rules
    assert again.names == rules.names
    assert again.base == "ema-riichi"
    own = next(price.pattern for price in again.prices if price.pattern.id == "dragon_pair")
    assert (own.name("cs"), own.name("pl"), own.name("en")) == (
        "Pár draků po našem",
        "dragon pair",
        "A pair of dragons",
    )
    pinfu = "123m 456p 789s 55z 56p +7p"
    assert ruka.score(again, pinfu, riichi=True).patterns == ["riichi", "dragon_pair"]
    assert ruka.score(again, pinfu, riichi=True, win="tsumo").patterns == ["riichi", "menzen_tsumo"]


@pytest.mark.parametrize("id", ["tenhou", "mcr", "video"])
def test_a_record_holds_its_rules(id: str) -> None:
    record = played(rule_set(id)).record
    assert record.header["form"] == RULE_SETS[id].form
    assert written(parse_record(written(record))) == written(record)


def test_a_record_of_house_rules_replays_by_itself() -> None:
    record = played(parse_rules(HOUSE)).record
    read = parse_record(written(record))
    assert (read.rules, read.rules.names) == (record.rules, record.rules.names)
    assert written(ruka.replay(read).record) == written(record) == written(read)


def test_rules_that_no_program_knows_replay_from_their_form() -> None:
    """Of a later version, say: the same id, and a hash that was never published."""
    changed = rule_set("tenhou").but(match={"chombo": 12_000})
    read = parse_record(written(played(changed).record))
    assert read.rules.match.chombo == 12_000
    assert read.rules.names == changed.names
    ruka.replay(read)


def test_an_option_set_to_its_default_stays_in_the_record() -> None:
    rules = rule_set("tenhou").with_options(length=rule_set("tenhou").option("length").default)
    record = ruka.Table(rules, seed=1).record
    assert written(parse_record(written(record))) == written(record)


@pytest.mark.parametrize("format", ["mjai", "mjlog", "tenhou"])
def test_converters_take_records_that_hold_their_rules(format: str) -> None:
    record = played(rule_set("tenhou"), 10**4).record
    there = CODECS[format].write(record).text
    read = codec_of(there).read(there, rule_set("tenhou"))
    assert len(read.events) == len(record.events)


def test_house_rules_survive_mjai() -> None:
    record = played(parse_rules(HOUSE), 10**4).record
    there = CODECS["mjai"].write(record).text
    assert CODECS["mjai"].read(there, None).rules == record.rules


# --- hostile records


def header_of(record: ruka.Record, **changes: Any) -> str:
    header = record.header | changes
    return json.dumps({name: one for name, one in header.items() if one is not None}) + "\n"


def deep(levels: int) -> Any:
    form: Any = True
    for _ in range(levels):
        form = ["not", form]
    return form


PRICE: dict[str, Any] = {"pattern": "own", "open": 1}
TENHOU = RULE_SETS["tenhou"].form
HOSTILE: dict[str, tuple[dict[str, Any], str]] = {
    "another form": ({"form": RULE_SETS["mcr"].form}, "form-other-hash"),
    "no form": ({"form": None}, "bad-field"),
    "a form that is a number": ({"form": 5}, "bad-form"),
    "a deep form": ({"form": TENHOU | {"prices": [PRICE | {"is": deep(400)}]}}, "deep-form"),
    "deep lists": ({"form": TENHOU | {"flow": {"penalties": deep(400)}}}, "deep-form"),
    "a wide form": ({"form": TENHOU | {"prices": [PRICE | {"is": True}] * 40_000}}, "long-form"),
    "defaults spelt out": ({"form": TENHOU | {"players": 4}}, "form-not-canonical"),
    "a policy of tomorrow": ({"form": TENHOU | {"flow": {"gravity": 1}}}, "form-unknown"),
    "an option that is not there": ({"form": TENHOU | {"players": {"option": "people"}}}, "unknown-option"),
    "a number beyond the core": ({"form": TENHOU | {"prices": [PRICE | {"is": ["lt", "dora", 2**40]}]}}, "bad-form"),
    "words that are too long": ({"about": {"base": "tenhou", "name": "x" * 1000}}, "rules-bad-name"),
    "another base": ({"about": {"base": "nonsense", "name": "x"}}, "bad-form"),
    "other options": ({"options": {"length": "tonpuu"}}, "record-other-rules"),
    "another version": ({"version": 3}, "record-version"),
    "a version that is a truth": ({"version": True}, "record-version"),
}


@pytest.mark.parametrize("hostile", HOSTILE)
def test_a_hostile_record_is_refused_with_a_sentence(hostile: str) -> None:
    changes, code = HOSTILE[hostile]
    if "form" in changes and code not in ("form-other-hash", "bad-field"):
        changes = {**changes, "hash": hash_of(canonical(changes["form"]))}
    with pytest.raises(RecordError) as refused:
        parse_record(header_of(ruka.Table("tenhou", seed=1).record, **changes))
    assert refused.value.code == code
    assert all(refused.value.sentence(lang) for lang in ("cs", "pl", "en"))


def test_a_text_that_is_too_long_or_no_json_is_refused() -> None:
    for wrong in (
        "{",
        "[" * 10**5,
        " " * (MOST_TEXT + 1),
        "5",
        '{"players": 4}',
        '{"prices": [{"pattern": "x", "is": 1}]}',
    ):
        with pytest.raises(RulesError):
            read_rules(wrong)
    with pytest.raises(TypeError, match="text"):
        read_rules(5)  # type: ignore[arg-type]
    assert DEEPEST


def test_a_record_of_version_1_is_written_as_it_was() -> None:
    old = replace(ruka.Table("tenhou", seed=1).record, version=BARE)
    read = parse_record(written(old))
    assert "form" not in read.header
    assert written(read) == written(old)


# --- the changelog


@pytest.mark.parametrize("id", RULE_SETS)
@pytest.mark.parametrize("lang", ["cs", "pl", "en"])
def test_every_revision_has_a_line_in_the_changelog(id: str, lang: str) -> None:
    for one in history(id):
        assert one.sentence(lang)
        assert rule_set(one.id).hash == one.hash
        if one.number > 2:  # those that all rule sets share end there
            assert text(f"revision-{id}-{one.number}", lang) == one.sentence(lang)
    assert len({one.sentence(lang) for one in history(id)}) == len(history(id))
