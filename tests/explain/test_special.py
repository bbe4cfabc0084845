"""The hand in the picture of a rule set."""

import pytest

from ruka.explain.special import special_hands
from ruka.rulesets import RULE_SETS
from ruka.scoring import score

HANDS = special_hands(RULE_SETS)


def test_every_rule_set_shows_another_hand() -> None:
    assert len(set(HANDS.values())) == len(RULE_SETS)
    assert all(HANDS.values())


@pytest.mark.parametrize(
    ("id", "hand"),
    [
        ("bmja", "1m 123456789m 123z +4z"),  # the wriggling snake
        ("video", "147m 258p 369s 1234z +1z"),  # thirteen unrelated tiles
        ("mcr", "147m 258p 369s 1234z +5z"),  # a knitted hand
        ("modern-japanese", "[234p] [234p] 223344p 9s +9s"),  # four identical chows
    ],
)
def test_a_form_or_a_pattern_of_its_own_comes_first(id: str, hand: str) -> None:
    assert HANDS[id] == hand


@pytest.mark.parametrize("id", sorted(set(RULE_SETS) - {"video"}))  # whose hand is won as dealt
def test_the_hand_is_complete_by_its_rules(id: str) -> None:
    assert score(RULE_SETS[id], HANDS[id]).complete
