"""A sheet of one page for every rule set: all its patterns, their values and a hand each; one side of A4."""

import re

import pytest

from ruka.explain.onepage import one_page
from ruka.explain.onepage_html import HEIGHT, SAFE, _height, fitting, one_side
from ruka.explain.paper import Paper
from ruka.explain.typeset import typeset
from ruka.explain.words import Words
from ruka.rules import RuleSet
from ruka.rules.pattern import POINTS
from ruka.rulesets import RULE_SETS, rule_set
from ruka.texts import LANGUAGES

FULLEST = [("mcr", "pl"), ("video", "en"), ("bmja", "cs")]
EVERY = [(rules, lang) for rules in RULE_SETS for lang in LANGUAGES]


def made(rules: RuleSet, lang: str) -> Paper:
    return one_page(rules, Words(lang, rules=rules))


def sheet_pdf(rules: RuleSet, lang: str, terms: str) -> bytes:
    return typeset("onepage", one_page(rules, Words(lang, terms, rules)))


def pages(pdf: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS)
def test_every_pattern_has_its_value_and_a_hand(rules: RuleSet, lang: str) -> None:
    sheet = made(rules, lang)
    priced = [price for price in rules.resolved.prices if price.tag != POINTS]
    drawn = [item for item in sheet.items if item.hand]
    assert len(drawn) >= len({price.pattern.id for price in priced})
    for item in sheet.items:
        assert item.name
        assert item.worth
        assert item.japanese != item.name
        assert not item.hand or 14 <= sum(len(group.tiles) for group in item.hand) <= 22
    assert _height(sheet, fitting(sheet)) < SAFE * HEIGHT


def test_names_stand_beside_the_japanese_ones() -> None:
    items = {item.name: item for item in made(rule_set("ema-riichi"), "cs").items}
    assert items["Všechny obyčejné"].japanese == "Tanyao"
    assert items["Všechny obyčejné"].worth == "– / 1"
    assert items["Čistá barva"].worth == "5 / 6"
    assert items["Pinfu"].japanese == ""  # it is the same
    assert items["Kan z 2 až 8"].worth == "8 / 16"
    assert {item.japanese for item in made(rule_set("mcr"), "cs").items} == {""}


def test_limits_are_named_where_they_are_no_yakuman() -> None:
    worth = {item.name: item.worth for item in made(rule_set("bmja"), "en").items}
    assert (worth["Knitting"], worth["Wriggling snake"], worth["Purity"]) == ("0.5 × limit", "limit", "3")


def test_tables_and_payments_are_on_it() -> None:
    riichi = made(rule_set("tenhou"), "en")
    assert [len(sheet.rows) for sheet in riichi.tables] == [10, 9, 10, 9]
    assert [sheet.title for sheet in riichi.limits] == ["Limits"]
    assert riichi.sentences
    assert not made(rule_set("mcr"), "en").tables


@pytest.mark.parametrize(("rules", "lang"), FULLEST)
def test_the_pdf_is_one_page(rules: str, lang: str) -> None:
    pytest.importorskip("typst")
    assert pages(sheet_pdf(rule_set(rules), lang, "native")) == 1


@pytest.mark.long
@pytest.mark.parametrize("terms", ["native", "japanese"])
@pytest.mark.parametrize(("rules", "lang"), EVERY)
def test_every_pdf_is_one_page(rules: str, lang: str, terms: str) -> None:
    pytest.importorskip("typst")
    assert pages(sheet_pdf(rule_set(rules), lang, terms)) == 1


def test_the_page_loads_nothing() -> None:
    page = one_side(made(rule_set("hong-kong"), "pl"))
    assert page.startswith("<!DOCTYPE html>")
    assert page.count("<symbol") > 30
    assert not re.search(r"https?://(?!www\.w3\.org)|<script|@import|url\(", page)
    for item in made(rule_set("hong-kong"), "pl").items:
        assert item.name in page
