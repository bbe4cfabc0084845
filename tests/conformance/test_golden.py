"""Playthroughs and counts that were written down once stay as they are."""

import pytest

from ruka.rules import RuleSet
from ruka.rulesets import RULE_SETS
from tests.conformance import golden, perft

every_rule_set = pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS)


@every_rule_set
def test_playthrough(rules: RuleSet) -> None:
    assert golden.playthrough(rules) == (golden.FOLDER / f"{rules.id}.txt").read_text("utf-8")


@every_rule_set
def test_perft(rules: RuleSet) -> None:
    assert {f"wall-{seed}": perft.counts(rules, seed) for seed in range(perft.WALLS)} == perft.recorded(rules.id)


@pytest.mark.parametrize(("folder", "ending"), [(golden.FOLDER, "txt"), (perft.FOLDER, "toml")])
def test_every_rule_set_has_its_file_and_no_other(folder: object, ending: str) -> None:
    assert {path.name for path in golden.FOLDER.parent.glob(f"*/*.{ending}") if path.parent == folder} == {
        f"{id}.{ending}" for id in RULE_SETS
    }
