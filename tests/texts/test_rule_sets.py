"""What pages say of a rule set and its family is there in every language."""

import pytest

from ruka.rulesets import RULE_SETS
from ruka.rulesets.families import FAMILIES
from ruka.texts import LANGUAGES, text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_families_have_a_name_and_a_sentence(lang: str) -> None:
    for family in FAMILIES:
        assert text(f"family-{family}", lang) != f"family-{family}"
        assert text(f"family-{family}-text", lang).endswith(".")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rule_sets_have_words_to_look_for(lang: str) -> None:
    for id in RULE_SETS:
        assert text(f"search-{id}", lang) != f"search-{id}"
