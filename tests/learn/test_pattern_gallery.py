"""The gallery of patterns: near misses that say why, figures that are those of the page, company that is true."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

from ruka.explain.rulebook import sections
from ruka.explain.words import Words
from ruka.learn.courses.telling import ReadStep, told
from ruka.learn.gallery.patterns import company, counted, gallery, pattern, shares
from ruka.rules.pattern import POINTS
from ruka.rules.ruleset import RuleSet
from ruka.rulesets import RULE_SETS, rule_set
from ruka.scoring import score
from ruka.texts import LANGUAGES

TOOL = Path(__file__).parents[2] / "tools" / "write_figures.py"
FEW = [RULE_SETS[id] for id in ("ema-riichi", "hong-kong", "mcr")]
REST = [pytest.param(rules, marks=pytest.mark.long) for rules in RULE_SETS.values() if rules not in FEW]
each = pytest.mark.parametrize("rules", [*FEW, *REST], ids=lambda rules: rules.id)


def test_the_shares_are_those_of_the_page() -> None:
    spec = importlib.util.spec_from_file_location("write_figures", TOOL)
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    assert tool.SHARES.read_text(encoding="utf-8") == tool.shares(), "run tools/write_figures.py shares"
    assert tuple(shares()["tenhou"]["pinfu"]) == (20.7, 5)


@each
def test_every_pattern_of_the_book_is_in_the_gallery(rules: RuleSet) -> None:
    shown = gallery(rules, "en")
    entries = {one.id for tag, _, found in sections(rules, Words("en")) if tag != POINTS for one in found}
    patterns = [one for section in shown.sections for one in section.patterns]
    assert {one.entry.id for one in patterns} == entries
    assert sum(bool(one.often) for one in patterns) >= len(patterns) / 3
    assert sum(one.differs is not None for one in patterns) >= len(patterns) / 2
    assert sum(bool(one.together) for one in patterns) >= len(patterns) / 4  # limit hands of a kind stand alone


@each
def test_what_a_near_miss_has_instead_makes_it_out_of_the_example(rules: RuleSet) -> None:
    for section in gallery(rules, "en").sections:
        for one in section.patterns:
            if one.differs:
                assert one.entry.near_miss is not None
                assert not set(one.differs.lacks) & set(one.differs.has)
                assert one.differs.lacks or one.differs.has or one.differs.without or one.differs.instead


def test_south_with_a_pair_of_souths_has_no_pinfu() -> None:
    """Why this is not pinfu."""
    shown = pattern(rule_set("ema-riichi"), "pinfu", Words("en"))
    assert shown.differs is not None
    assert shown.differs.instead == ("south in the east round",)
    assert shown.differs.without == ("west in the east round",)


@each
def test_company_is_kept_both_ways_and_with_nothing_that_is_replaced(rules: RuleSet) -> None:
    found = company(rules)
    for one, others in found.items():
        assert one not in others
        for other, times in others.items():
            assert found[other][one] == times, (one, other)


def test_patterns_that_replace_each_other_are_not_found_together() -> None:
    found = company(rule_set("ema-riichi"))
    assert "ryanpeikou" not in found.get("iipeikou", ())
    assert "chiitoitsu" not in found["toitoi"]
    hand = score(rule_set("ema-riichi"), "234m 234p 234s 66s 78p +6p", riichi=True)
    together = {line.pattern.id for line in hand.lines} & {"pinfu", "tanyao", "sanshoku_doujun"}
    assert together == {"pinfu", "tanyao", "sanshoku_doujun"}
    assert {"tanyao", "sanshoku_doujun"} <= set(found["pinfu"])


def test_a_lesson_shows_the_same() -> None:
    step = told("patterns", "hong-kong-1", "cs").steps[0]
    assert isinstance(step, ReadStep)
    first = step.entries[0]
    assert first == pattern(rule_set("hong-kong"), first.entry.id, Words("cs"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whose_games_were_counted_is_said(lang: str) -> None:
    for rules in FEW:
        assert gallery(rules, lang).counted == RULE_SETS[counted(rules)].names[lang]
