"""Perft: how many sequences of legal actions there are from fixed walls, depth by depth, in tests/perft.

Of several seats that are asked the first acts. `./dev run python -m tests.conformance.perft` counts them anew.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from random import Random

from ruka.rules import RuleSet
from ruka.rulesets import RULE_SETS
from tests.conformance.games import random_wall
from tests.machine import Machine, new_table

FOLDER = Path(__file__).parents[1] / "perft"
WALLS, DEPTH = 3, 4


def counts(rules: RuleSet, seed: int) -> list[int]:
    table = new_table(rules)
    table.deal(random_wall(table, Random(seed)))
    return [leaves(table, depth) for depth in range(1, DEPTH + 1)]


def leaves(table: Machine, depth: int) -> int:
    if not table.asked:
        return 1  # the hand is over
    seat = table.asked[0]
    actions = table.legal(seat)
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = table.copy()
        after.apply(seat, *action)
        total += leaves(after, depth - 1)
    return total


def recorded(id: str) -> dict[str, list[int]]:
    return tomllib.loads((FOLDER / f"{id}.toml").read_text("utf-8"))


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for id, rules in RULE_SETS.items():
        lines = [f"wall-{seed} = {counts(rules, seed)}" for seed in range(WALLS)]
        (FOLDER / f"{id}.toml").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
