"""MCR against PyMahjongGB: one call a hand, and many hands at once on all cores.

The hands are random wins of every shape; only those take part on which both give the same points.
"""

from collections.abc import Iterator
from random import Random

import numpy as np
from MahjongGB import MahjongFanCalculator

import ruka
from benchmarks.harness import Race, Runner, Work, each, race
from ruka import Hand, _core
from ruka.scoring import Circumstances, compiled
from ruka.scoring.win import Win
from ruka.testing import wins
from tests.records.mcr import RULES, arguments, without_riichi

READY = compiled(RULES)
HANDS = 5_000
MANY = 200_000
LEAST_AGREED = 0.99


def races() -> Iterator[Race]:
    cases = [case for case in hands(HANDS) if agreed(*case)]
    assert len(cases) > LEAST_AGREED * HANDS, f"the same points on {len(cases)} of {HANDS} wins only"
    ready = [(hand, Win(**circumstances)) for hand, circumstances in cases]
    peer = Runner("PyMahjongGB", each(called, [arguments(*case)[:-1] for case in cases]))
    title = "an MCR win with its values"
    yield race(title, Runner("ruka.score(Hand)", each(scored, cases)), [peer])
    yield race(f"{title}, all made ready", Runner("ruka._core.score", each(scored_by_core, ready)), [peer])
    yield race(f"{title}, batch on all cores", Runner("ruka.batch.score", batch(cases)), [peer])


def hands(number: int) -> Iterator[tuple[Hand, Circumstances]]:
    rng = Random(1)
    for _ in range(number):
        hand, said = wins.win(rng, RULES)
        yield hand, without_riichi(said)


def agreed(hand: Hand, said: Circumstances) -> bool:
    fans = MahjongFanCalculator(*arguments(hand, said))
    total: int = sum(points * count for points, count, *_ in fans)
    return ruka.score(RULES, hand, **said).value == total


def batch(cases: list[tuple[Hand, Circumstances]]) -> Work:
    """Works on the first n wins of a large array."""
    few = ruka.batch.cases(cases)
    many = np.tile(few, (MANY // len(few), 1))

    def work(items: int) -> None:
        for start in range(0, items, len(many)):
            ruka.batch.score(RULES, many[: items - start])

    return work


def called(win: tuple[object, ...]) -> object:
    return MahjongFanCalculator(*win)


def scored(case: tuple[Hand, Circumstances]) -> object:
    """Touches what the peer's answer holds."""
    hand, said = case
    won = ruka.score(RULES, hand, **said)
    return won.patterns, won.value


def scored_by_core(case: tuple[Hand, Win]) -> object:
    """What `ruka.score` calls, with everything made ready for it, as the peer's arguments are."""
    won = _core.score(READY, *case)
    return won.patterns, won.value
