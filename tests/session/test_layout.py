"""What the picture of a table is made of."""

import pytest

from ruka.rulesets import rule_set
from ruka.session.layout import layout


@pytest.mark.parametrize(
    ("rules", "discards"),
    [
        ("ema-riichi", 22),
        ("tenhou-3p", 23),
        ("hong-kong", 22),
        ("mcr", 25),
        ("japanese-classical-3p", 31),
        ("video", 18),
    ],
)
def test_there_is_room_for_the_discards_of_a_drawn_hand_with_four_claims(rules: str, discards: int) -> None:
    assert layout(rule_set(rules)).discards == discards


def test_turns_that_are_counted_are_the_discards() -> None:
    assert layout(rule_set("video").with_options({"turns_per_player": 30})).discards == 30
