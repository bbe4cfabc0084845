"""Rule sets by family: a test that costs much looks at the first of each family, and at all of them with `--long`.

What costs little is tested with every rule set always."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from ruka.rulesets import RULE_SETS

# Who stands first stands for the others: they have its table, its flow and its scoring, with other numbers.
FAMILIES: dict[str, tuple[str, ...]] = {
    "riichi": ("tenhou", "ema-riichi", "riichi-guide", "mahjong-soul", "m-league", "wrc", "ema-2016"),
    "three players": ("tenhou-3p", "japanese-classical-3p"),
    "five players": ("japanese-classical-5p",),
    "classical": ("japanese-classical", "european-classical"),
    "hong-kong": ("hong-kong",),
    "modern-japanese": ("modern-japanese",),
    "international": ("mcr", "international"),
    "video": ("video",),
    "bmja": ("bmja",),
}


def first_of_each(among: Iterable[str] = RULE_SETS) -> list[str]:
    """The ids that are tested by default; where the first of a family is not among them, the next stands for it."""
    there = {*among}
    chosen = {next((id for id in family if id in there), None) for family in FAMILIES.values()}
    return [id for id in RULE_SETS if id in chosen]


def families(
    among: Iterable[str] = RULE_SETS, *, of: Callable[[str], object] = str, quick: Iterable[str] | None = None
) -> list[Any]:
    """Cases for `parametrize`: one rule set of each family (or the `quick` ones), the rest marked `long`."""
    among = [*among]
    always = {*(first_of_each(among) if quick is None else quick)}
    return [pytest.param(of(id), id=id, marks=() if id in always else pytest.mark.long) for id in among]
