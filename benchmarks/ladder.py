"""`python -m benchmarks.ladder [rules …]`: is each level better than the one below, by every rule set?

All of it is played in the core, so that the whole ladder takes minutes: duplicate games until the sequential test of
the league has decided, or so many hands are dealt. Results are kept in results/ladder.md.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from itertools import count, pairwise

from benchmarks.harness import RESULTS, machine
from ruka.rulesets import RULE_SETS, rule_set
from ruka.simulator import run
from ruka.simulator.sequential import Sequential

LADDER = ("random", "greedy", "novice", "club", "expert")
MOST_HANDS = 2000
PAGE = RESULTS / "ladder.md"
HEAD = "| rules | who | | than | points a game | interval | games | hands |"
SAID = {1: "better", 0: "not decided", -1: "worse"}


def step(id: str, better: str, worse: str, most: int) -> str:
    """A row of the table."""
    test, games, hands = Sequential(), 0, 0
    for seed in count():
        (match,) = run([rule_set(id)], 1, duplicate=(better, worse), seed=f"ladder/{seed}", jobs=1)
        assert match.duplicate is not None
        test.add(float(match.duplicate.points))
        games += 2
        hands += sum(tally.hands for tally in match.tallies)
        if test.decided or hands >= most:
            break
    interval = " … ".join(f"{bound:,.0f}" for bound in test.interval or ())
    words = (id, better, SAID[test.decided], worse, f"{test.mean:,.0f}", interval, games, hands)
    return f"| {' | '.join(map(str, words))} |"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.ladder", description=__doc__)
    parser.add_argument("rules", nargs="*", default=[*RULE_SETS])
    parser.add_argument("--ladder", default=",".join(LADDER), help="the weakest first")
    parser.add_argument("--most-hands", type=int, default=MOST_HANDS)
    asked = parser.parse_args()
    pairs = [*pairwise(asked.ladder.split(","))]
    steps = [(id, better, worse, asked.most_hands) for id in asked.rules for worse, better in pairs]
    told = ", ".join(f"{key} {value}" for key, value in machine().items())
    lines = ["# ladder", "", told, "", HEAD, "| --- | --- | --- | --- | ---: | ---: | ---: | ---: |"]
    print("\n".join(lines))
    with ProcessPoolExecutor() as pool:
        for row in pool.map(step, *zip(*steps, strict=True)):
            lines.append(row)
            print(row, flush=True)
    PAGE.write_text("\n".join([*lines, ""]), "utf-8")


if __name__ == "__main__":
    main()
