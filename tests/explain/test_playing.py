"""How a game goes, in the sentences of the rule book."""

import re

import pytest

from ruka.explain.chapters import chapters
from ruka.explain.words import Words
from ruka.rulesets import RULE_SETS, rule_set
from ruka.texts import LANGUAGES


def told(id: str, lang: str, **options: int) -> str:
    rules, words = rule_set(id).with_options(options), Words(lang)
    return " ".join(sentence for chapter in chapters(rules, words) for sentence in chapter.sentences)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", RULE_SETS)
def test_nobody_counts_to_nothing(id: str, lang: str) -> None:
    """A bust below 0 is a number of its own; everything else that is 0 is said in words."""
    found = [sentence for sentence in told(id, lang).split(". ") if re.search(r"(?<![\d/] )\b0\b(?! /)", sentence)]
    assert all(re.search(r"fewer points than 0|méně bodů než 0|punktów mniej niż 0", sentence) for sentence in found)


@pytest.mark.parametrize(
    ("lang", "wall", "start"),
    [
        ("en", "The wall is drawn to the last tile; replacements come from its end.", "Everybody starts from zero."),
        ("cs", "Zeď se dobírá do posledního kamene", "Každý začíná od nuly."),
        ("pl", "Mur dobiera się do ostatniego kamienia", "Każdy gracz zaczyna od zera."),
    ],
)
def test_a_wall_without_a_dead_one_is_drawn_to_its_end(lang: str, wall: str, start: str) -> None:
    assert wall in told("mcr", lang)
    assert start in told("mcr", lang)


def test_where_another_wind_is_out_in_every_deal_none_is_left_in_the_box() -> None:
    assert "136 tiles of 34 kinds" in told("japanese-classical-3p", "en")
    assert "Left in the box" not in told("japanese-classical-3p", "en")
    assert "Left in the box: 2 of characters" in told("tenhou-3p", "en")


@pytest.mark.parametrize(("lang", "wall"), [("en", "wall is used up"), ("cs", "vyčerpání zdi"), ("pl", "wyczerpani")])
def test_where_turns_are_counted_the_wall_does_not_end(lang: str, wall: str) -> None:
    assert wall not in told("video", lang)


def test_no_chow_is_named_where_none_is_claimed() -> None:
    assert "After a claim the same tile may not be discarded at once." in told("tenhou-3p", "en")


@pytest.mark.parametrize(
    ("lang", "turns", "expected"),
    [("cs", 1, "nejvýš 1 tah,"), ("cs", 3, "nejvýš 3 tahy,"), ("pl", 22, "najwyżej 22 ruchy,"), ("en", 1, "1 turn at")],
)
def test_turns_are_counted_in_the_right_number(lang: str, turns: int, expected: str) -> None:
    assert expected in told("video", lang, turns_per_player=turns)
