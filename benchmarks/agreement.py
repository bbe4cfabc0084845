"""`python -m benchmarks.agreement [games]`: how often each level does what the players of the highest room did.

On the games that no weight was fitted to: a sample of the discards with a choice, and of the claims that were open.
A discard agrees when the kind is the same, riichi or not. Levels are asked for their judgement, before they err.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import cache
from random import Random

from benchmarks.decisions import THROWS, Decision, decisions
from benchmarks.harness import RESULTS, machine
from benchmarks.positions import kind_of
from ruka import _core
from ruka.agents.levels import LEVELS, Level, advisor
from ruka.engine.estimates import rate
from ruka.schema.actions import unpacked

GAMES, EACH = 100, 5
DISCARDS = "discards"
Chooser = Callable[[Decision], int]  # of a decision: an action


def advised(level: Level) -> Chooser:
    def choose(decision: Decision) -> int:
        best, options = decision.weigh(advisor(level, decision.rules))
        return options[best].code

    return choose


def at_random(decision: Decision) -> int:
    return Random(f"{decision.core.tiles_left} {decision.code}").choice(decision.codes)


def greedy(decision: Decision) -> int:
    """As the core's player: the most useful tiles, no claims, riichi when it can."""
    actions = [unpacked(code) for code in decision.codes]
    if not decision.is_throw:
        return next(code for code in decision.codes if unpacked(code)[0] == "pass")
    throws = "riichi" if any(type == "riichi" for type, *_ in actions) else "discard"
    codes = [code for code in decision.codes if unpacked(code)[0] == throws]
    return max(codes, key=lambda code: _useful(decision, kind_of(unpacked(code)[1])))


def _useful(decision: Decision, thrown: int) -> tuple[int, int]:
    core, seat = decision.core, decision.seat
    tiles = core.tiles(seat)
    tiles.remove(next(code for code in tiles if kind_of(code) == thrown))
    hand = _core.Hand(tiles, [meld for meld, *_ in core.melds(seat)])
    rules = decision.rules.resolved
    far, kinds = _core.useful(hand, rules.form_bits, rules.tiles.kinds)
    unseen = core.unseen(seat)
    return -far, sum(unseen[kind] for kind, _ in kinds)


@cache
def players() -> dict[str, Chooser]:
    return {"random": at_random, "greedy": greedy, **{name: advised(level) for name, level in reversed(LEVELS.items())}}


def same(decision: Decision, code: int) -> bool:
    type, tile, _ = unpacked(code)
    if decision.is_throw:
        return type in THROWS and kind_of(tile) == decision.kind
    return type == decision.type


def groups(decision: Decision) -> Iterator[str]:
    """The rows of the table that a decision counts in."""
    if not decision.is_throw:
        yield "claims that were made" if decision.type != "pass" else "claims that were let go"
        return
    core = decision.core
    yield DISCARDS
    riichi = any(core.riichi(seat) for seat in range(decision.rules.players) if seat != decision.seat)
    yield "… after somebody's riichi" if riichi else "… before any riichi"
    thrown = sum(seat == decision.seat for seat, *_ in core.discards)
    first = next(bound for bound in (6, 12, 99) if thrown < bound)
    yield {6: "… the first six", 12: "… the next six", 99: "… the rest"}[first]
    hand = _core.Hand(core.tiles(decision.seat), [meld for meld, *_ in core.melds(decision.seat)])
    rules = decision.rules.resolved
    yield f"… of hands {min(4, max(0, _core.shanten(hand, rules.form_bits, rules.tiles.kinds)))} from ready"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int, nargs="?", default=GAMES)
    parser.add_argument("--each", type=int, default=EACH, help="of so many decisions one is asked")
    asked = parser.parse_args()
    counts: dict[str, int] = defaultdict(int)
    agreed: dict[tuple[str, str], int] = defaultdict(int)
    for decision in decisions("held-out", asked.games, each=asked.each):
        rows = [*groups(decision)]
        for row in rows:
            counts[row] += 1
        for name, choose in players().items():
            if same(decision, choose(decision)):
                for row in rows:
                    agreed[row, name] += 1
    names = [*players()]
    lines = [
        "# agreement",
        "",
        ", ".join(f"{key} {value}" for key, value in machine().items()),
        "",
        f"What the players of tenhou.net's highest room did in {asked.games} games that no weight was fitted to, and",
        "the share of it that each level judges best (before it errs).",
        "",
        f"| decisions | number | {' | '.join(names)} |",
        f"| --- | ---: | {' | '.join('---:' for _ in names)} |",
    ]
    for row in sorted(counts, key=lambda row: (row.startswith("claims"), row != DISCARDS, row)):
        shares = (rate(agreed[row, name], counts[row]) for name in names)
        told = " | ".join(f"{float(share):.1%} ± {share.margin:.1%}" for share in shares)
        lines.append(f"| {row} | {counts[row]} | {told} |")
    (RESULTS / "agreement.md").write_text("\n".join([*lines, ""]), "utf-8")
    print("\n".join(lines))


if __name__ == "__main__":
    main()
