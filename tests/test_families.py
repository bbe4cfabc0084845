"""Every rule set has its family, and what is left to the long suite is no family of its own."""

from __future__ import annotations

from itertools import chain

import pytest

from ruka.rulesets import RULE_SETS
from tests.families import FAMILIES, families, first_of_each


def test_every_rule_set_is_of_one_family() -> None:
    assert sorted(chain.from_iterable(FAMILIES.values())) == sorted(RULE_SETS)


def test_one_of_each_family_is_always_there_and_the_rest_takes_long() -> None:
    cases = families()
    assert [case.id for case in cases] == [*RULE_SETS]
    assert {case.id for case in cases if not case.marks} == {family[0] for family in FAMILIES.values()}


@pytest.mark.parametrize("family", FAMILIES)
def test_of_some_of_a_family_one_is_always_there(family: str) -> None:
    among = FAMILIES[family][1:]
    assert first_of_each(among) == [*among[:1]]


def test_as_many_play_by_the_rules_of_a_family() -> None:
    for first, *others in FAMILIES.values():
        assert {RULE_SETS[id].people for id in others} <= {RULE_SETS[first].people}
