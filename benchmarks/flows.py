"""Decisions of simulated games on one core, by every rule set next to riichi."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import ruka
from benchmarks.harness import Race, Runner, Work, race

RIICHI = "ema-riichi"
BOTS = ("greedy", "random")
ROUNDS = 21
SAMPLE = 20  # games


def races() -> Iterator[Race]:
    for bot in BOTS:
        riichi = Runner(RIICHI, decisions(RIICHI, bot))
        for id in ruka.RULE_SETS:
            if id != RIICHI:
                yield race(f"a decision of {bot} players", Runner(id, decisions(id, bot)), [riichi], ROUNDS)


def decisions(rules: str, bot: str) -> Work:
    """Whole games with about this many decisions; the seconds that exactly this many take."""
    seeds = count()
    sample = ruka.simulate(rules, SAMPLE, bot, seed=0, jobs=1)

    def work(items: int) -> float:
        games = max(1, items * SAMPLE // sample.decisions)
        played = ruka.simulate(rules, games, bot, seed=next(seeds), jobs=1)
        return played.seconds * items / played.decisions

    return work
