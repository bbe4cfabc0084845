"""Rules as stored values: the canonical form, its hash, and the revisions that were published."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import publish_rules  # pytest knows tools/
import pytest

import ruka
from ruka.errors import RulesError, UnknownName
from ruka.rules.ruleset import RuleSet
from ruka.rulesets import RULE_SETS, rule_set
from ruka.rulesets.published import published, revisions
from ruka.scoring.program import compile_rules
from tests.rules.copies import TOMORROW, changed_copy, run

REVISIONS = [(id, number) for id in RULE_SETS for number in revisions(id)]


def other_options(rules: RuleSet) -> RuleSet:
    """Every choice as it usually is not."""
    return rules.with_options({o.name: o.choices[-1] for o in rules.options if o.choices})


@pytest.mark.parametrize("id", RULE_SETS)
def test_a_form_reads_back_to_equal_rules(id: str) -> None:
    for rules in (RULE_SETS[id], other_options(RULE_SETS[id])):
        read = RuleSet.from_form(json.loads(rules.canonical()), id, rules)
        assert read == rules
        assert read.canonical() == rules.canonical()
        assert compile_rules(read).instructions == compile_rules(rules).instructions
        assert [price.clause for price in read.prices] == [price.clause for price in rules.prices]
        assert read.options == rules.options


@pytest.mark.parametrize("id", RULE_SETS)
def test_what_rules_say_is_published(id: str) -> None:
    """A rule set that says something new needs a new revision: tools/publish_rules.py."""
    assert published(id, revisions(id)[-1])["rules"] == RULE_SETS[id].form


@pytest.mark.parametrize(("id", "number"), REVISIONS)
def test_every_published_revision_can_be_played(id: str, number: int) -> None:
    rules = rule_set(f"{id}@{number}")
    assert published(id, number)["change"]
    assert rules.form == published(id, number)["rules"]
    table = ruka.Table(rules, seed=1)
    for _ in range(8):
        seat = table.waiting_for[0]
        table.apply(table.legal_actions(seat)[-1])


def test_an_unknown_revision_is_refused() -> None:
    with pytest.raises(UnknownName, match="tenhou@1"):
        rule_set("tenhou@99")
    with pytest.raises(UnknownName):
        rule_set("tenhou@x")


def test_the_page_of_a_revision_says_its_form() -> None:
    rules = RULE_SETS["mcr"]
    assert json.loads(publish_rules.page(rules, "why")) == {"change": "why", "rules": rules.form}


def test_words_about_rules_are_no_part_of_them() -> None:
    rules = RULE_SETS["video"]
    assert replace(rules, names={"en": "Another"}, terms={}, source="", decisions=(), grounds=()).hash == rules.hash
    assert rules.with_options(multiplier="A").hash != rules.hash


def changed(form: dict[str, Any], **parts: Any) -> dict[str, Any]:
    return {**form, **parts}


TENHOU = RULE_SETS["tenhou"].form
PRICE: dict[str, Any] = {"pattern": "tanyao", "is": True, "open": 1}
WRONG: dict[str, Any] = {
    "a list": [],
    "an unknown part": changed(TENHOU, colour="red"),
    "an unknown policy": changed(TENHOU, flow={"gravity": 1}),
    "a price without a value": changed(TENHOU, prices=[{"pattern": "tanyao", "is": True}]),
    "a price of nothing": changed(TENHOU, prices=[{"open": 1}]),
    "an unknown word": changed(TENHOU, prices=[PRICE | {"is": ["perhaps", 1]}]),
    "an unknown feature": changed(TENHOU, prices=[PRICE | {"is": "beauty"}]),
    "too few parts": changed(TENHOU, prices=[PRICE | {"is": ["and", True]}]),
    "no rank": changed(TENHOU, prices=[PRICE | {"is": ["at", "chows", "m", 12]}]),
    "no suit": changed(TENHOU, prices=[PRICE | {"is": ["at", "chows", "x", 1]}]),
    "sorts that do not fit": changed(TENHOU, prices=[PRICE | {"is": ["and", ["count", "chows"], True]}]),
    "an unknown tag": changed(TENHOU, prices=[PRICE | {"tag": "luck"}]),
    "broken cases": changed(TENHOU, match={"rounds": {"by": "length", "cases": [1]}}),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_a_wrong_form_is_refused_with_a_sentence(wrong: str) -> None:
    with pytest.raises(RulesError) as refused:
        RuleSet.from_form(WRONG[wrong], "house")
    assert refused.value.sentence("cs")


def test_a_form_that_is_too_deep_or_too_long_is_refused() -> None:
    deep: Any = True
    for _ in range(500):
        deep = ["not", deep]
    wide = [PRICE | {"is": ["and", True, True]}] * 60_000
    for form in (changed(TENHOU, prices=[PRICE | {"is": deep}]), changed(TENHOU, prices=wide)):
        with pytest.raises(RulesError):
            RuleSet.from_form(form, "house")


SAY = """
import ruka
from pathlib import Path
from ruka.rules.policies import Flow, Payment
from ruka.rulesets import RULE_SETS
assert Flow().gained == Payment().gained == 3
print(*(rules.hash for rules in RULE_SETS.values()))
"""


def test_code_that_gains_policies_and_another_lowering_changes_no_identity(tmp_path: Path) -> None:
    """A field more in Flow and in Payment, and another way to compute: every hash stays as it is."""
    said = run(changed_copy(tmp_path, TOMORROW), SAY)
    assert said.split() == [rules.hash for rules in RULE_SETS.values()]
