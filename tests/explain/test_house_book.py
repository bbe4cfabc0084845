"""The rule book of house rules: a pattern of their own is told with its expression, an example and a near miss."""

from __future__ import annotations

import pytest

from ruka.explain.book import Entry, make_book
from ruka.explain.diff import diff
from ruka.explain.diff_words import in_words
from ruka.explain.examples import counted, example
from ruka.explain.markdown import page
from ruka.explain.words import Words
from ruka.rules import RuleSet
from ruka.rulesets import RULE_SETS
from ruka.rulesets.house import parse_rules


def club(expression: str, base: str = "tenhou") -> RuleSet:
    return parse_rules(f'base = "{base}"\n[patterns.own]\nname = "Own"\nopen = 1\nis = """{expression}"""\n')


def entry_of(rules: RuleSet, lang: str = "en") -> Entry:
    return next(entry for entry in make_book(rules, Words(lang)).entries if entry.id == "own")


@pytest.mark.parametrize("base", RULE_SETS)
@pytest.mark.parametrize("expression", ["any_of(pairs & ORPHANS)", "count(pungs) >= 2", "not concealed"])
def test_a_hand_that_has_it_and_one_that_just_fails(base: str, expression: str) -> None:
    rules = club(expression, base)
    found = example(rules, "own")
    assert found is not None
    assert counted(rules, "own", found.hit) == found.worth > 0
    assert found.miss is not None
    assert counted(rules, "own", found.miss) == 0


def test_the_expression_stands_in_every_book() -> None:
    rules = club("any_of(pairs &\n  DRAGONS) & ~draw")
    entry = entry_of(rules, "cs")
    assert entry.expression == "any_of(pairs & DRAGONS) and not draw"
    assert entry.example is not None
    assert f"`{entry.expression}`" in page(make_book(rules, Words("cs")), Words("cs", rules=rules))


def test_a_pattern_that_no_collected_hand_has_is_told_without_one() -> None:
    assert entry_of(club("count(kongs) == 4 and any_of(pairs & kinds('2s'))")).example is None


def test_another_expression_is_a_difference() -> None:
    one, other = club("draw"), club("not draw")
    (found,) = diff(one, other)
    assert (found.where, found.left, found.right) == ("meaning", "draw", "not draw")
    assert in_words(one, other, found, Words("pl")).right == "not draw"
