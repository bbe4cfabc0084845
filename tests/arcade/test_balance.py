"""The ladder, played by bots: it gets harder, and a match ends while it is still fun (docs/figures.md)."""

from __future__ import annotations

import itertools

import pytest
from arcade_balance import measured

from ruka.arcade.opponents import LADDER

MATCHES = 200
STEPS = (0, len(LADDER) // 2 - 1, len(LADDER) - 1)


@pytest.mark.long
def test_the_ladder_gets_harder_and_a_match_has_three_to_eight_hands() -> None:
    hands, beaten = zip(*(measured(LADDER[step], MATCHES) for step in STEPS), strict=True)
    assert all(2.8 < number < 8 for number in hands)
    assert all(lower > higher + 0.03 for lower, higher in itertools.pairwise(beaten))
    assert 0.6 < beaten[0] < 0.8
    assert 0.18 < beaten[-1] < 0.36
