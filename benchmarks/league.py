"""`python -m benchmarks.league`: the ladder of our bots under given rule sets, and players that nobody here wrote.

    python -m benchmarks.league --rules all --ladder random,greedy,novice,club,expert --most-hands 2000
    python -m benchmarks.league --rules tenhou --ladder club --against majiang --most-hands 5000

Each step of the ladder is a league of two; under tenhou rules every bot of it meets the opponents of `--against`, too.
Results are kept in results/league.json, each replaced when it is played anew, and results/league.md is made from them.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

from benchmarks.harness import RESULTS, machine
from benchmarks.opponents import OPPONENTS
from ruka.rulesets import RULE_SETS, rule_set
from ruka.simulator.league import MOST_HANDS, play_league
from ruka.simulator.league_sums import Sums

Json = dict[str, Any]
KEPT, PAGE = RESULTS / "league.json", RESULTS / "league.md"
OPPONENTS_PLAY = "tenhou"
SECONDS = 60.0  # for an answer of a program: nobody fails because the machine does much else
HEAD = "| rules | who | is | than | by | interval | walls | hands | commit |"
FIGURES = "| rules | player | place | points | wins | deals in | claims | average win | rating | ms a decision |"


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.league", description="Play the ladder.")
    parser.add_argument("--rules", default="all", help="ids, separated by commas, or all")
    parser.add_argument("--ladder", default="random,greedy,novice,club,expert", help="agents, the weakest first")
    parser.add_argument("--against", default="", help=f"opponents: {', '.join(OPPONENTS)}")
    parser.add_argument("--most-hands", type=int, default=MOST_HANDS)
    parser.add_argument("--seed", default="ladder")
    parser.add_argument("--jobs", type=int, default=0)
    asked = parser.parse_args(words)
    ids = list(RULE_SETS) if asked.rules == "all" else asked.rules.split(",")
    ladder = asked.ladder.split(",")
    others = []
    for name in filter(None, asked.against.split(",")):
        if name not in OPPONENTS or not OPPONENTS[name].install():
            print(f"{name} is not known, or cannot be installed here", file=sys.stderr)
            return 2
        others.append(f"{name}={OPPONENTS[name].agent()}")
    for id in ids:
        pairs = [*pairwise(ladder)]
        pairs += [(bot, other) for bot in ladder for other in others if id == OPPONENTS_PLAY]
        for pair in pairs:
            keep(_played(id, pair, asked))
    print(PAGE.read_text("utf-8"))
    return 0


def _played(id: str, pair: Sequence[str], asked: argparse.Namespace) -> Json:
    def told(hands: int, sums: Sums) -> None:
        print(
            f"\r{id} {' '.join(sums.standings[i].name for i in (0, 1))}: {sums.hands} hands ", end="", file=sys.stderr
        )

    league = play_league(
        rule_set(id),
        pair,
        seed=asked.seed,
        most_hands=asked.most_hands,
        seconds=SECONDS,
        jobs=asked.jobs,
        progress=told,
    )
    print(file=sys.stderr)
    if league.interrupted:
        raise KeyboardInterrupt
    return league.to_json() | {"machine": machine()}


def keep(league: Json) -> None:
    """Into both files, in place of an earlier league of the same players under the same rules."""
    kept: list[Json] = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else []
    for player in league["players"]:
        player["agent"] = player["agent"].partition(":")[0]  # where a program lies is a matter of one machine
    kept = [one for one in kept if _who(one) != _who(league)]
    kept.append(json.loads(json.dumps(league)))
    order = list(RULE_SETS)
    kept.sort(key=lambda one: order.index(one["rules"]))  # stable: the steps of a ladder stay in their order
    RESULTS.mkdir(exist_ok=True)
    KEPT.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")
    PAGE.write_text(page(kept), "utf-8")


def _who(league: Json) -> tuple[str, ...]:
    return league["rules"], *(player["name"] for player in league["players"])


def page(leagues: Sequence[Json]) -> str:
    where = {key: value for key, value in leagues[-1]["machine"].items() if key != "commit"}
    lines = ["# league", "", ", ".join(f"{key} {value}" for key, value in where.items()), ""]
    lines += ["`python -m benchmarks.league` (docs/league.md): the same walls, everybody at every seat, until the"]
    lines += ["sequential test has decided (alpha 0.05), or so many hands are dealt.", ""]
    lines += [HEAD, "| --- | --- | --- | --- |" + " ---: |" * 4 + " --- |", *map(_lead, leagues), ""]
    lines += [FIGURES, "| --- | --- |" + " ---: |" * 8, *(row for league in leagues for row in _figures(league)), ""]
    return "\n".join(lines)


def _lead(league: Json) -> str:
    [lead] = league["leads"]
    by = lead["places" if league["by"] == "place" else "points"]
    (first, second), mean, interval = lead["players"], by["mean"], by["interval"]
    if mean < 0:
        first, second, mean = second, first, -mean
        interval = interval and [-interval[1], -interval[0]]
    unit = "places a game" if league["by"] == "place" else f"points a {league['unit'].removesuffix('s')}"
    known = f"{interval[0]:.2f} … {interval[1]:.2f}" if interval else "too few walls"
    verdict = "better" if lead["better"] else "not decided"
    cells = [league["rules"], first, verdict, second, f"{mean:.2f} {unit}", known, league["walls"], league["hands"]]
    cells.append(league["machine"]["commit"])
    return f"| {' | '.join(map(str, cells))} |"


def _figures(league: Json) -> Iterator[str]:
    for one in league["players"]:
        rates = [f"{one[name]:.1%}" for name in ("win_rate", "deal_in_rate", "claim_rate")]
        rating = f"{one['rating']['mean']:.1f} ± {one['rating']['deviation']:.1f}"
        cells = [league["rules"], one["name"], f"{one['place']:.2f}", f"{one['points']:.1f}", *rates]
        cells += [f"{one['value']:.0f}" if one["wins"] else "–", rating, f"{one['milliseconds']:.2f}"]
        yield f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
