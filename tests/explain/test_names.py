"""Every pattern has its names, and everything that a rule set says has its words."""

from itertools import permutations

import pytest

from ruka.explain import rulebook
from ruka.explain.terms import JAPANESE, pattern_name
from ruka.explain.words import Words
from ruka.rules import CATALOGUE, RuleSet
from ruka.rules.diff import diff
from ruka.rulesets import RULE_SETS
from ruka.texts import LANGUAGES, text


@pytest.mark.parametrize("id", sorted(CATALOGUE))
def test_a_pattern_has_names_in_all_languages(id: str) -> None:
    names = CATALOGUE[id].names
    assert set(names) == {"ja", "cs", "pl", "en"}
    assert all(names.values())
    assert any(ord(letter) > 0x3000 for letter in names["ja"])
    assert all(name[0].isupper() for language, name in names.items() if language != "ja")


def test_japanese_names_come_from_the_id_or_stand_in_the_list() -> None:
    assert pattern_name("sanshoku_doujun", "pl", "japanese") == "Sanshoku doujun"
    assert pattern_name("yakuhai_red", "pl", "japanese") == "Yakuhai (chun)"
    assert set(JAPANESE) <= set(CATALOGUE)
    assert not [id for id in CATALOGUE if any(map(str.isdigit, pattern_name(id, "en", "japanese")))]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=lambda rules: rules.id)
def test_the_book_of_a_rule_set_has_all_its_words(rules: RuleSet, lang: str) -> None:
    words = Words(lang)
    book = rulebook.to_json(rules, words)
    assert book["description"]
    assert lang == "en" or book["description"] != text(f"rules-{rules.id}", "en")
    assert len(book["options"]) == len(rules.options)  # type: ignore[arg-type]
    assert len(book["decisions"]) == len(rules.decisions)  # type: ignore[arg-type]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_difference_between_two_rule_sets_has_a_word(lang: str) -> None:
    for left, right in permutations(RULE_SETS.values(), 2):
        for one in diff(left, right):
            if one.where not in ("price", "option"):
                assert text(f"field-{one.name}", lang)


def test_points_of_sets_are_found_from_their_prices() -> None:
    found = [
        (sets.id, sets.orphans, sets.open, sets.concealed) for sets in rulebook.set_points(RULE_SETS["ema-riichi"])
    ]
    assert found == [("pung", False, 2, 4), ("pung", True, 4, 8), ("kong", False, 8, 16), ("kong", True, 16, 32)]
