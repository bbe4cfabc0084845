"""`python -m benchmarks.ways [games]`: how `club` wins among its like where a hand must be worth eight points, how
often, and by which patterns; and how often a discard gives the hand up, where people bet and where nobody does.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from benchmarks.decisions import self_played
from benchmarks.harness import RESULTS, machine
from ruka.agents.levels import CLUB, advisor, style
from ruka.agents.threats import compiled_style
from ruka.engine.estimates import rate
from ruka.rules.ruleset import RuleSet
from ruka.rulesets import rule_set
from ruka.simulator import run

WORTHY = ("mcr", "international")
FOLDING = ("tenhou", "hong-kong", "japanese-classical", "european-classical", "bmja")
GAMES, HANDS, PATTERNS = 60, 60, 20
READY = 0.5  # chance from which on a seat is a threat


def wins(rules: RuleSet, games: int) -> Iterator[str]:
    (match,) = run([rules], games, bots="club", seed="ways", jobs=1)
    (tally,) = match.tallies
    yield f"## {rules.id}"
    yield ""
    yield (
        f"{tally.hands} hands, {float(tally.win_rate):.1%} won ± {tally.win_rate.margin:.1%}, of these"
        f" {float(tally.by_draw):.1%} by draw; an average win has {float(tally.total):.1f} values and brings"
        f" {float(tally.value):.1f} ± {tally.value.margin:.1f} points, after {float(tally.discards):.0f} discards."
    )
    yield ""
    yield "| pattern | share of the wins |"
    yield "| --- | ---: |"
    for pattern, share in [*tally.pattern_rates.items()][:PATTERNS]:
        yield f"| `{pattern}` | {float(share):.1%} |"
    yield ""


def folds(rules: RuleSet, hands: int) -> str:
    """How often a discard gives the hand up: of all, and where somebody is probably ready."""
    weighs, seen = advisor(CLUB, rules), compiled_style(style(CLUB, rules))
    all = given_up = before = given_up_before = 0
    for decision in self_played(rules, weighs, hands, "ways"):
        best, options = decision.weigh(weighs)
        ready, *_ = decision.core.dangers(decision.seat, seen)
        all += 1
        given_up += options[best].folds
        if max(ready) >= READY:
            before += 1
            given_up_before += options[best].folds
    share, those = rate(given_up, all), rate(given_up_before, before)
    return f"| {rules.id} | {all} | {float(share):.1%} | {before} | {float(those):.1%} ± {those.margin:.1%} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int, nargs="?", default=GAMES)
    parser.add_argument("--hands", type=int, default=HANDS, help="in which it is looked who gives up")
    asked = parser.parse_args()
    lines = ["# ways to win", "", ", ".join(f"{key} {value}" for key, value in machine().items()), ""]
    for id in WORTHY:
        lines += wins(rule_set(id), asked.games)
    lines += [
        "## who gives up",
        "",
        "| rules | discards | given up | somebody is ready | then given up |",
        "| --- | ---: | ---: | ---: | ---: |",
        *(folds(rule_set(id), asked.hands) for id in FOLDING),
        "",
    ]
    (RESULTS / "ways.md").write_text("\n".join(lines), "utf-8")
    print("\n".join(lines))


if __name__ == "__main__":
    main()
