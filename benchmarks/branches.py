"""`python -m benchmarks.branches [rules …]`: what would the other choice have brought?

In hands of club among themselves, some choices are made both ways: a claim or none, a bet or none, a tile that promises
or the safest one, and the tile that looking ahead throws in place of club's. The real table is played on from both to
the end of the hand, by club at every seat; what the seat has more for the first is compared with what club believed. It
takes far fewer hands than duplicate games, because nothing else differs. Results are kept in results/branches.md.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from time import process_time

import numpy as np

from benchmarks.decisions import CLAIMS, THROWS
from benchmarks.harness import RESULTS, machine
from ruka import _core
from ruka.agents.bots.advised import Option
from ruka.agents.levels import CLUB, EXPERT, advisor
from ruka.engine.flow import HAND_OVER, new_core
from ruka.rules.ruleset import RuleSet
from ruka.rulesets import rule_set
from ruka.schema.actions import unpacked

RULES = ("tenhou", "hong-kong", "japanese-classical", "mcr")
SECONDS = 60.0  # of the processor, for each rule set
PATIENCE = 60.0  # for all worlds of a look ahead, whatever else the machine does
RISK = 0.005  # of what the hand would bring: less is no question of safety
PAGE = RESULTS / "branches.md"
HEAD = "| rules | choice | club takes the first | number | believed | was | ± |"
Pair = tuple[str, Option, Option]


@dataclass
class Branch:
    choice: str
    taken: bool  # club takes the first
    believed: float
    was: int


def kinds_of(options: list[Option]) -> dict[str, list[Option]]:
    """Options by the types of their actions."""
    kinds: dict[str, list[Option]] = defaultdict(list)
    for option in options:
        kinds[unpacked(option.code)[0]].append(option)
    return kinds


def worth(option: Option) -> float:
    return option.value


def pairs(options: list[Option]) -> Iterator[Pair]:
    """Choices that can be made both ways."""
    kinds = kinds_of(options)
    claims = [option for type in CLAIMS for option in kinds[type]]
    if claims and kinds["pass"]:
        yield "claim or pass", max(claims, key=worth), kinds["pass"][0]
    throws = kinds["discard"]
    if kinds["riichi"]:
        bet = max(kinds["riichi"], key=worth)
        silent = [one for one in throws if unpacked(one.code)[1] == unpacked(bet.code)[1]]
        if silent:
            yield "riichi or not", bet, silent[0]
    elif throws:
        safest = min(throws, key=lambda one: (one.loss, -one.value))
        promising = max(throws, key=lambda one: one.gain)
        if promising.loss > safest.loss + RISK * promising.points:
            yield "promising or safest tile", promising, safest


class Hands:
    """Hands of club, with choices made both ways."""

    def __init__(self, rules: RuleSet, ahead: bool) -> None:
        self.rules, self.ahead = rules, ahead
        self.club, self.expert = advisor(CLUB, rules), advisor(EXPERT, rules)
        self.number = 0

    def branches(self, seed: str) -> Iterator[Branch]:
        core = new_core(self.rules)
        core.shuffle(seed.encode())
        self.number += 1
        while core.phase != HAND_OVER and (asked := core.asked):
            seat = asked[0]
            codes = core.legal(seat)
            best, rows = core.weigh(seat, self.club, codes)
            options = [Option(*row) for row in rows]
            taken = options[best].code
            if not options[best].sure:
                for choice, one, other in [*pairs(options), *self._ahead(core, seat, codes, taken)]:
                    was = self._brings(core, seat, one.code) - self._brings(core, seat, other.code)
                    yield Branch(choice, one.code == taken, one.value - other.value, was)
            core.apply(seat, taken)

    def _ahead(self, core: _core.Table, seat: int, codes: list[int], taken: int) -> Iterator[Pair]:
        if not self.ahead or unpacked(taken)[0] not in THROWS:
            return
        seed = f"{self.number} {core.tiles_left} {seat}".encode()
        best, rows = core.weigh(seat, self.expert, codes, seed, PATIENCE)
        options = {row[0]: Option(*row) for row in rows}
        if rows[best][0] != taken:
            yield "by looking ahead or not", options[rows[best][0]], options[taken]

    def _brings(self, table: _core.Table, seat: int, code: int) -> int:
        """Points of the seat when the hand is over."""
        core = table.copy()
        core.apply(seat, code)
        while core.phase != HAND_OVER and (asked := core.asked):
            codes = core.legal(asked[0])
            best, rows = core.weigh(asked[0], self.club, codes)
            core.apply(asked[0], rows[best][0])
        return core.scores[seat]


def table(rules: RuleSet, seconds: float, ahead: bool) -> Iterator[str]:
    hands, found = Hands(rules, ahead), defaultdict[tuple[str, bool], list[Branch]](list)
    began = process_time()
    for number in count():
        for branch in hands.branches(f"branches-{number}"):
            found[branch.choice, branch.taken].append(branch)
        if process_time() - began > seconds:
            break
    for (choice, taken), branches in sorted(found.items()):
        was = np.array([branch.was for branch in branches], float)
        believed = float(np.mean([branch.believed for branch in branches]))
        margin = 1.96 * was.std() / np.sqrt(len(was))
        numbers = f"{len(was)} | {believed:,.1f} | {was.mean():,.1f} | {margin:,.1f}"
        yield f"| {rules.id} | {choice} | {'yes' if taken else 'no'} | {numbers} |"
    yield f"| {rules.id} | hands | | {hands.number} | | | |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rules", nargs="*", default=[*RULES])
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--ahead", action="store_true", help="with what looking ahead changes: dear")
    asked = parser.parse_args()
    told = ", ".join(f"{key} {value}" for key, value in machine().items())
    lines = [
        "# branches",
        "",
        told,
        "",
        "Choices of club made both ways, and the real table played on from both by club:",
    ]
    lines += ["points that the first choice has more, as club believed it and as it was.", "", HEAD]
    lines += ["| --- | --- | --- | ---: | ---: | ---: | ---: |"]
    print("\n".join(lines))
    for id in asked.rules:
        for row in table(rule_set(id), asked.seconds, asked.ahead):
            lines.append(row)
            print(row, flush=True)
    PAGE.write_text("\n".join([*lines, ""]), "utf-8")


if __name__ == "__main__":
    main()
