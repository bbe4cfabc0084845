"""A rule book that runs: `hit` says that a hand has a pattern, `miss` that a hand much like it has not.

A case speaks of every riichi rule set that prices the pattern and has its tiles, unless it names some.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Unpack

import pytest

from ruka.errors import RukaError
from ruka.rules import BONUS, FAN, LIMIT, POINTS, RuleSet
from ruka.rulesets import rule_set
from ruka.scoring import Circumstances, Score, score
from ruka.tiles import seen

RIICHI = tuple(map(rule_set, "ema-riichi riichi-guide tenhou tenhou-3p mahjong-soul m-league ema-2016 wrc".split()))
EMA, GUIDE, TENHOU, TENHOU_3P, MAHJONG_SOUL, M_LEAGUE, EMA_2016, WRC = RIICHI
CLASSICAL = tuple(
    map(rule_set, "japanese-classical japanese-classical-3p japanese-classical-5p european-classical".split())
)
JAPANESE, THREE, FIVE, EUROPEAN = CLASSICAL

Rules = RuleSet | tuple[RuleSet, ...]
Cases = dict[tuple[str, str], list[tuple[str, Circumstances]]]  # of a rule set and a pattern
HITS: Cases = {}  # every case so far; the rule book takes its examples from them (tools/collect_examples.py)
MISSES: Cases = {}


def hit(
    pattern: str, hand: str, worth: int | None = None, rules: Rules = RIICHI, **circumstances: Unpack[Circumstances]
) -> None:
    """The hand has the pattern, and the pattern adds so much."""
    for each in _meant(rules, pattern, hand):
        found = lines(scored := score(each, hand, **circumstances))
        assert pattern in found, f"{each.id}: {hand} should have {pattern}: {scored}"
        assert worth is None or found[pattern] == worth, f"{each.id}: {pattern} in {hand} is worth {found[pattern]}"
        HITS.setdefault((each.id, pattern), []).append((hand, circumstances))


def miss(pattern: str, hand: str, rules: Rules = RIICHI, **circumstances: Unpack[Circumstances]) -> None:
    """The tiles are a complete hand, but it has not the pattern."""
    for each in _meant(rules, pattern, hand):
        scored = score(each, hand, **circumstances)
        assert scored.complete, f"{each.id}: {hand} is no hand at all"
        assert pattern not in lines(scored), f"{each.id}: {hand} should not have {pattern}: {scored}"
        MISSES.setdefault((each.id, pattern), []).append((hand, circumstances))


def refused(code: str, hand: str, rules: RuleSet = EMA, **circumstances: Unpack[Circumstances]) -> None:
    """What cannot be is refused, and the error says why."""
    with pytest.raises(RukaError) as caught:
        score(rules, hand, **circumstances)
    assert caught.value.code == code


def lines(scored: Score) -> dict[str, int]:
    """What each pattern of the hand adds; beside limit hands yaku and dora count nothing, unless limits are added."""
    limited = scored.limits and not scored.rules.resolved.formula.limit_adds
    counted = {POINTS, LIMIT} if limited else {POINTS, FAN, BONUS, LIMIT}
    found: dict[str, int] = {}
    for line in scored.lines:
        if line.worth and line.tag in counted:
            found[line.pattern.id] = found.get(line.pattern.id, 0) + line.worth
    return found


def facts(scored: Score, *names: str) -> dict[str, Any]:
    """Some attributes of a score, to compare several at once."""
    return {name: getattr(scored, name) for name in names}


def _meant(rules: Rules, pattern: str, hand: str) -> Iterator[RuleSet]:
    """The rule sets that the case speaks of; there must be one."""
    named = rules if isinstance(rules, tuple) else (rules,)
    kinds = {kind for kind, held in enumerate(seen(hand)) if held}
    meant = [
        each
        for each in named
        if any(price.pattern.id == pattern for price in each.resolved.prices)
        if all(each.resolved.tiles.kinds >> kind & 1 for kind in kinds)
    ]
    assert meant, f"no rule set has {pattern} and the tiles of {hand}"
    yield from meant
