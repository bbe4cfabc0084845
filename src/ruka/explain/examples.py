"""A hand for each pattern, and one much like it that just fails.

They are hands of the clause tests, collected by tools/collect_examples.py; the scorer says which fits a rule set. For a
pattern that only house rules have, all of them are looked through.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from ruka._core import Score
from ruka.errors import RukaError
from ruka.rules.expr import Expr
from ruka.rules.pattern import CATALOGUE, LIMIT, POINTS
from ruka.rules.ruleset import RuleSet
from ruka.scoring import score

DATA = Path(__file__).with_name("examples.json")

BY_RIICHI = ("riichi", "double_riichi", "ippatsu", "ura")


@dataclass(frozen=True)
class Case:
    """A hand in notation and how it was won."""

    hand: str
    circumstances: dict[str, Any] = field(default_factory=dict)  # as ruka.scoring.Circumstances

    @property
    def shown(self) -> str:
        """The hand with its flowers."""
        return " ".join(filter(None, (self.hand, self.circumstances.get("flowers", ""))))


@dataclass(frozen=True)
class Example:
    """A hand that has the pattern, what the pattern adds to it, and a near miss; where every win has it, none."""

    hit: Case
    worth: int
    miss: Case | None

    @property
    def depends_on_winds(self) -> bool:
        """One of its hands names a wind, so both are read with theirs."""
        cases = (self.hit, self.miss or self.hit)
        return any(wind in case.circumstances for case in cases for wind in ("seat", "round"))


def example(rules: RuleSet, pattern: str) -> Example | None:
    """The first that holds by these rules, if possible a win with a complete near miss; options may leave none."""
    if pattern not in CATALOGUE:
        return _example_of_own(rules, pattern)
    held = []
    for pair in collected().get(pattern, ()):
        hit, miss = (case and known(rules, case) for case in pair)
        assert hit is not None
        worth = counted(rules, pattern, hit)
        if worth and (miss is None or counted(rules, pattern, miss) == 0):
            held.append(Example(hit, worth, miss))
    return min(held, key=lambda one: (not wins(rules, one.hit), _farness(rules, one.miss)), default=None)


def _example_of_own(rules: RuleSet, pattern: str) -> Example | None:
    """The plainest of all hands that have it, and of those that do not the one most like it."""
    hits = [hand for hand in _hands(rules) if hand.worth.get(pattern)]
    if not hits:
        return None
    hit = min(hits, key=lambda hand: (not hand.wins, len(hand.worth)))
    misses = [hand for hand in _hands(rules) if not hand.worth.get(pattern)]
    miss = min(misses, key=lambda hand: _distance(hit.case, hand.case), default=None)
    return Example(hit.case, hit.worth[pattern], miss.case if miss else None)


@dataclass(frozen=True)
class _Counted:
    """A complete hand, counted: what each pattern adds to it."""

    case: Case
    wins: bool
    worth: dict[str, int]


@lru_cache(8)
def _hands(rules: RuleSet) -> list[_Counted]:
    """Every collected hand that is complete by these rules."""
    found = []
    cases = [case for pairs in collected().values() for pair in pairs for case in pair if case]
    for case in (known(rules, case) for case in {case.shown: case for case in cases}.values()):
        try:
            scored = score(rules, case.hand, **case.circumstances)
        except RukaError:
            continue
        if scored.complete:
            found.append(_Counted(case, bool(scored.total), counting(scored)))
    return found


def counting(scored: Score) -> dict[str, int]:
    """What each pattern adds to a hand."""
    return {id: sum(_counted(scored, id)) for id in {line.pattern.id for line in scored.lines}}


def collected_together(rules: RuleSet) -> Iterator[set[str]]:
    """The patterns that count in each collected hand."""
    for hand in _hands(rules):
        yield {id for id, worth in hand.worth.items() if worth}


def _distance(one: Case, other: Case) -> int:
    """How many tiles and circumstances differ."""
    tiles, others = (Counter(_tiles(case.shown)) for case in (one, other))
    said = {name for name in (*one.circumstances, *other.circumstances) if name != "flowers"}
    differing = sum(one.circumstances.get(name) != other.circumstances.get(name) for name in said)
    return int((tiles - others).total() + (others - tiles).total() + differing)


def _tiles(hand: str) -> Iterator[str]:
    for ranks, suit in re.findall(r"(\d+)([a-z])", hand):
        yield from (rank + suit for rank in ranks)


def known(rules: RuleSet, case: Case) -> Case:
    """The hand without what nobody can declare by these rules."""
    if rules.resolved.flow.riichi:
        return case
    unknown = set(BY_RIICHI) - _asked(rules.resolved)
    return Case(case.hand, {name: said for name, said in case.circumstances.items() if name not in unknown})


@cache
def _asked(rules: RuleSet) -> set[str]:
    """Circumstances that some price asks about: an original call is a riichi on the first turn without a bet."""
    left = [price.expr for price in rules.prices]
    found = set()
    while left:
        expr = left.pop()
        if expr.word == "circumstance":
            found.add(str(expr.args[0]))
        left += [part for part in expr.args if isinstance(part, Expr)]
    return found


def wins(rules: RuleSet, case: Case) -> bool:
    """Whether the hand reaches the minimum."""
    return bool(score(rules, case.hand, **case.circumstances).total)


def _farness(rules: RuleSet, miss: Case | None) -> int:
    """A complete hand is near; that every win has the pattern says more than a hand that is not complete."""
    if miss is None:
        return 1
    return 0 if score(rules, miss.hand, **miss.circumstances).complete else 2


def counted(rules: RuleSet, pattern: str, case: Case) -> int | None:
    """What the pattern adds to the hand, nothing where it is not complete; None where the rules know no such hand."""
    try:
        found = score(rules, case.hand, **case.circumstances)
    except RukaError:
        return None
    return sum(_counted(found, pattern)) if found.complete else 0


def _counted(found: Score, pattern: str) -> Iterator[int]:
    """Beside limit hands yaku and dora count nothing, unless limits are added."""
    limited = found.limits and not found.rules.resolved.formula.limit_adds
    for line in found.lines:
        if line.pattern.id == pattern and (not limited or line.tag in (POINTS, LIMIT)):
            yield line.worth


@cache
def collected() -> dict[str, list[tuple[Case, Case | None]]]:
    """By pattern: pairs of a hand and its near miss, enough that each rule set has one."""
    return {
        pattern: [(Case(*hit), Case(*miss) if miss else None) for hit, miss in pairs]
        for pattern, pairs in json.loads(DATA.read_text(encoding="utf-8")).items()
    }
