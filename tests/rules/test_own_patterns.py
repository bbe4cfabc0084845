"""Patterns that house rules write themselves: counted, explained, or refused with their line."""

from __future__ import annotations

import pytest

from ruka.errors import RulesError
from ruka.explain import explain
from ruka.rulesets.house import parse_rules
from ruka.scoring import score

HAND = "123m 456p 789s 55z 56p +7p"


def with_pattern(expression: str, base: str = "tenhou", name: str = "Club") -> str:
    return f'base = "{base}"\nname = "{name}"\n[patterns.own]\nopen = 1\nis = "{expression}"\n'


@pytest.mark.parametrize(
    "expression", ["kinds1", "kinds1 & TERMINALS", "winning", "waits", "own_wind", "pairs & DRAGONS"]
)
@pytest.mark.parametrize("base", ["tenhou", "hong-kong", "international", "japanese-classical"])
def test_kinds_are_explained_one_by_one(base: str, expression: str) -> None:
    """By the set that stands at the kind, or by the tile where none does."""
    club = parse_rules(with_pattern(expression, base))
    counted = score(club, HAND, riichi=base == "tenhou").lines
    told = explain(club, HAND, riichi=base == "tenhou")
    kinds = sum(line.kinds.bit_count() for line in counted if line.pattern.id == "own")
    lines = [line for line in told.lines if line.pattern == "own"]
    assert len(lines) == kinds
    assert all(line.tiles and line.tiles[0] for line in lines)
    assert told.text("cs")


def test_an_option_that_is_not_there_is_refused_with_its_line() -> None:
    with pytest.raises(RulesError) as refused:
        parse_rules(with_pattern("option('nope')"))
    assert (refused.value.code, refused.value.line) == ("unknown-option", 3)


def test_a_blank_name_is_refused() -> None:
    with pytest.raises(RulesError):
        parse_rules(with_pattern("pairs", name="   "))
