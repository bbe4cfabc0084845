"""The examples of the rule book: of the hands in the clause tests, for each rule set and pattern the nearest pair.

Run it as `PYTHONPATH=. .venv/bin/python tools/collect_examples.py` after a pattern or a rule set is added.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from typing import Any

from ruka.explain.examples import DATA, Case, counted, wins
from ruka.rules import RuleSet
from ruka.rulesets import RULE_SETS
from ruka.scoring import score
from ruka.tiles import TILES, parse
from tests.clauses.book import HITS, MISSES, Cases
from tests.clauses.test_coverage import run_clauses

Pair = tuple[Case, Case | None]


def main() -> int:
    run_clauses()
    chosen: dict[str, list[Pair]] = {}
    for rules in RULE_SETS.values():
        for pattern in dict.fromkeys(price.pattern.id for price in rules.resolved.prices):
            pairs = chosen.setdefault(pattern, [])
            if any(_holds(rules, pattern, pair) for pair in pairs):
                continue
            if (nearest := _nearest(rules, pattern)) not in pairs:
                pairs.append(nearest)
    lines = (f"{json.dumps(id)}: [\n{_lines(pairs)}\n]" for id, pairs in sorted(chosen.items()))
    DATA.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    return 0


def _nearest(rules: RuleSet, pattern: str) -> Pair:
    hits = [hit for hit in _cases(HITS, rules, pattern) if counted(rules, pattern, hit)]
    misses: list[Case | None] = [miss for miss in _cases(MISSES, rules, pattern) if counted(rules, pattern, miss) == 0]
    if not hits:
        raise SystemExit(f"{rules.id}: no clause test has a hand with {pattern}")
    return min(
        ((hit, miss) for hit in hits for miss in misses or [None]), key=lambda pair: _strangeness(rules, pattern, *pair)
    )


def _cases(cases: Cases, rules: RuleSet, pattern: str) -> list[Case]:
    return [Case(hand, dict(said)) for hand, said in cases.get((rules.id, pattern), ())]


def _holds(rules: RuleSet, pattern: str, pair: Pair) -> bool:
    """A hand that wins, with a near miss that is complete; otherwise the rule set may have a better one."""
    hit, miss = pair
    if not counted(rules, pattern, hit) or miss is None or counted(rules, pattern, miss) != 0:
        return False
    return wins(rules, hit) and _is_complete(rules, miss)


def _is_complete(rules: RuleSet, case: Case) -> bool:
    return score(rules, case.hand, **case.circumstances).complete


def _strangeness(rules: RuleSet, pattern: str, hit: Case, miss: Case | None) -> tuple[int, ...]:
    """A good example wins, has a near miss that differs little, and needs few words."""
    words = len(hit.circumstances) + len(miss.circumstances if miss else {})
    other_words = sum(
        miss is not None and hit.circumstances.get(word) != miss.circumstances.get(word)
        for word in (*hit.circumstances, *(miss.circumstances if miss else {}))
    )
    lost = not wins(rules, hit)
    replaced = miss is not None and _has_line(rules, pattern, miss)
    incomplete = miss is not None and not _is_complete(rules, miss)
    return (
        lost,
        replaced,
        incomplete,
        _distance(hit, miss) + other_words,
        words,
        sum(hit.hand.count(bracket) for bracket in "[<"),
    )


def _has_line(rules: RuleSet, pattern: str, case: Case) -> bool:
    """A hand that only counts as something better does not fail."""
    return any(line.pattern.id == pattern for line in score(rules, case.hand, **case.circumstances).lines)


def _distance(hit: Case, miss: Case | None) -> int:
    """Tiles that differ; a set that lies elsewhere is a difference too."""
    if miss is None:
        return 0
    ours, theirs = (Counter(_parts(case)) for case in (hit, miss))
    return ((ours - theirs) + (theirs - ours)).total()


def _parts(case: Case) -> list[str]:
    hand = parse(case.hand)
    shown = [f"{'<' if meld.concealed else '['}{TILES[tile]}" for meld in hand.melds for tile in meld.tiles]
    return [*(TILES[tile] for tile in hand.tiles), *shown, f"+{hand.winning}"]


def _lines(pairs: list[Pair]) -> str:
    return ",\n".join(f"  {json.dumps([_data(hit), _data(miss)], ensure_ascii=False)}" for hit, miss in pairs)


def _data(case: Case | None) -> list[Any] | None:
    if case is None:
        return None
    return [case.hand, case.circumstances] if case.circumstances else [case.hand]


if __name__ == "__main__":
    sys.exit(main())
