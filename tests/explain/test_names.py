"""Every pattern has its names, and everything that a rule set says has its words."""

from itertools import permutations

import pytest

from ruka.explain import rulebook
from ruka.explain.diff import diff
from ruka.explain.terms import JAPANESE, pattern_name
from ruka.rules import CATALOGUE, POINTS
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
def test_every_difference_between_two_rule_sets_has_a_word(lang: str) -> None:
    for left, right in permutations(RULE_SETS.values(), 2):
        for one in diff(left, right):
            assert text(f"diff-{one.where}", lang)
            if one.where in ("table", "formula", "payment", "match", "flow"):
                assert text(f"field-{one.name}", lang)


def test_points_of_sets_are_found_from_their_prices() -> None:
    found = [one for one in rulebook.priced(RULE_SETS["ema-riichi"], POINTS) if one.id in rulebook.SETS]
    values = [[(value.key, value.open, value.concealed) for value in one.values] for one in found]
    assert values == [
        [("show-pung-simples", 2, 4), ("show-pung-orphans", 4, 8)],
        [("show-kong-simples", 8, 16), ("show-kong-orphans", 16, 32)],
    ]
