"""No priced pattern of a rule set is without a hand that has it and a hand that just fails."""

from types import ModuleType

import pytest

from ruka.rules import RuleSet
from ruka.rulesets import RULE_SETS
from tests.clauses import (
    test_000_4_1_fu,
    test_000_4_2_5_yakuman,
    test_000_4_2_yaku,
    test_001_video,
    test_002_classical_doubles,
    test_002_classical_points,
    test_002_hong_kong,
    test_002_modern_japanese,
    test_004_guide,
    test_bmja,
    test_international,
    test_presets,
)
from tests.clauses.book import HITS, MISSES

CLAUSES = (
    *(test_000_4_1_fu, test_000_4_2_yaku, test_000_4_2_5_yakuman, test_001_video, test_004_guide, test_presets),
    *(test_002_classical_points, test_002_classical_doubles, test_002_hong_kong, test_002_modern_japanese),
    *(test_international, test_bmja),
)
ALWAYS = {("japanese-classical-3p", "base_20")}  # every win has it


@pytest.fixture(scope="module", autouse=True)
def book() -> None:
    """Every clause once more: a case counts when it has run, wherever pytest ran it."""
    run_clauses()


def run_clauses() -> None:
    for module in CLAUSES:
        _run(module)


def _run(module: ModuleType) -> None:
    for name, test in vars(module).items():
        if name.startswith("test_"):
            for case in _cases(test):
                test(*case)


def _cases(test: object) -> list[tuple[object, ...]]:
    """The arguments of a test: of its own table, or none."""
    marks = [mark for mark in getattr(test, "pytestmark", []) if mark.name == "parametrize"]
    return [case if isinstance(case, tuple) else (case,) for case in marks[0].args[1]] if marks else [()]


@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS)
def test_each_pattern_has_a_hit_and_a_near_miss(rules: RuleSet) -> None:
    priced = {(rules.id, price.pattern.id) for price in rules.resolved.prices}
    assert priced - HITS.keys() == set()
    assert priced - MISSES.keys() - ALWAYS == set()
