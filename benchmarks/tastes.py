"""`python -m benchmarks.tastes [games]`: fits what the players of the highest room throw sooner than its worth says.

The likelihood of the discards that were made, among all that could have been, on the games that may be tuned to. What
is fitted beside the tastes is how much a part of a hand's promise says; tastes are told in its unit. A taste is linear
in its weights, so that those of single weights are all that the core is asked for.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from dataclasses import asdict, replace
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from benchmarks.decisions import THROWS, Decision, decisions
from benchmarks.positions import Half, kind_of
from ruka import _core
from ruka.agents.bots.advised import Option
from ruka.agents.levels import CLUB, advisor, style
from ruka.agents.styles import TasteWeights
from ruka.agents.threats import compiled_style
from ruka.rules.ruleset import RuleSet
from ruka.schema.actions import unpacked

Floats = NDArray[np.float64]
GAMES = 391
EACH = 3  # of so many decisions one is fitted to
RIDGE = 20.0
ROUNDS = 20
FEWER = 1e-5  # nats a decision: no step that gains less is worth it
FARTHEST = 3.0  # promises by which a discard may be worse: beyond it says nothing more
LEAST = 1.0  # points of promise: a hand without hope has no taste


def weights_of(taste: TasteWeights) -> list[float]:
    """All but the first, in a row."""
    rows = [[value] if isinstance(value, float) else value for value in list(asdict(taste).values())[1:]]
    return [number for row in rows for number in row]


def taste_of(weights: Iterable[float], counts: float = 1.0) -> TasteWeights:
    left = iter(weights)
    found: dict[str, float | tuple[float, ...]] = {}
    for name, value in list(asdict(TasteWeights()).items())[1:]:
        found[name] = next(left) if isinstance(value, float) else tuple(next(left) for _ in value)
    return TasteWeights(counts=counts, **found)  # type: ignore[arg-type]


def names() -> list[str]:
    rows = [(name, value) for name, value in list(asdict(TasteWeights()).items())[1:]]
    return [name for name, value in rows for _ in ([0.0] if isinstance(value, float) else value)]


class Throws(NamedTuple):
    """Row by row: a discard that could have been made."""

    decision: NDArray[np.int64]  # its number
    worth: Floats  # behind the best, in promises
    signs: Floats  # row, weight
    made: NDArray[np.bool_]


def throws(asked: Iterable[Decision]) -> Throws:
    quick, wary = names().index("quick"), names().index("wary")
    number, of, worth, signs, made = 0, [], [], [], []
    for decision in asked:
        options = of_kinds(decision)
        if decision.kind not in options or len(options) < 2:
            continue
        promise = max(option.gain for option in options.values())
        chance = max(option.chance for option in options.values())
        first = max(option.value for option in options.values())
        if promise < LEAST or not chance:
            continue
        told = np.array([decision.core.tastes(decision.seat, one) for one in units(decision.rules)], np.float32)
        for kind, option in options.items():
            told[quick, kind] = option.chance / chance - 1
            told[wary, kind] = -min(option.loss / promise, FARTHEST)
            of.append(number)
            worth.append(max((option.value - first) / promise, -FARTHEST))
            signs.append(told[:, kind])
            made.append(kind == decision.kind)
        number += 1
    return Throws(np.array(of), np.array(worth), np.array(signs), np.array(made))


def of_kinds(decision: Decision) -> dict[int, Option]:
    """What is best of each kind that can be thrown, with a bet or without."""
    if not decision.is_throw:
        return {}
    best, options = decision.weigh(advisor(replace(CLUB, taste=0.0), decision.rules))
    found: dict[int, Option] = {}
    for option in options if not options[best].sure else ():
        type, tile, _ = unpacked(option.code)
        kind = kind_of(tile)
        if type in THROWS and (kind not in found or option.value > found[kind].value):
            found[kind] = option
    return found


@cache
def units(rules: RuleSet) -> list[_core.Style]:
    """Styles of one weight each."""
    plain = style(CLUB, rules)
    return [compiled_style(replace(plain, taste=taste_of(unit))) for unit in np.eye(len(names()))]


def chances(of: Throws, utility: Floats) -> tuple[Floats, float]:
    """That each is made, and the log-likelihood of those that were."""
    starts = np.flatnonzero(np.r_[True, of.decision[1:] != of.decision[:-1]])
    lengths = np.diff(np.r_[starts, len(utility)])
    high = np.repeat(np.maximum.reduceat(utility, starts), lengths)
    shares = np.exp(utility - high)
    sums = np.repeat(np.add.reduceat(shares, starts), lengths)
    return shares / sums, float((utility - high - np.log(sums))[of.made].sum())


def fit(of: Throws) -> tuple[float, Floats]:
    """Newton's method: what a promise says, and the tastes in its unit."""
    signs = np.column_stack([of.worth, of.signs]).astype(np.float32)
    starts = np.flatnonzero(np.r_[True, of.decision[1:] != of.decision[:-1]])
    weights = np.zeros(signs.shape[1])
    likely, gained = -np.inf, np.inf
    share, likely = chances(of, signs @ weights)
    for _ in range(ROUNDS):
        score = signs.T @ (of.made - share) - RIDGE * weights
        spread = (signs * share[:, None].astype(np.float32)).T @ signs
        means = np.add.reduceat(signs * share[:, None].astype(np.float32), starts, axis=0)
        step = np.linalg.solve(spread - means.T @ means + RIDGE * np.eye(len(weights)), score)
        while True:
            share, now = chances(of, signs @ (weights + step))
            gained = now - RIDGE / 2 * float(((weights + step) ** 2).sum()) - likely
            if gained > 0 or np.abs(step).max() < 1e-4:
                break
            step /= 2
        weights, likely = weights + step, likely + gained
        if gained < FEWER * len(starts):
            break
    return float(weights[0]), weights[1:] / weights[0]


def agreement(of: Throws, tastes: Floats) -> float:
    """Discards that come first by worth and taste."""
    values = of.worth + of.signs @ tastes
    starts = np.flatnonzero(np.r_[True, of.decision[1:] != of.decision[:-1]])
    lengths = np.diff(np.r_[starts, len(values)])
    first = values >= np.repeat(np.maximum.reduceat(values, starts), lengths)
    return float((first & of.made).sum() / len(starts))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.tastes", description=__doc__)
    parser.add_argument("games", type=int, nargs="?", default=GAMES)
    parser.add_argument("--each", type=int, default=EACH)
    parser.add_argument("--players", type=int, default=4)
    asked = parser.parse_args()

    def of(half: Half, each: int) -> Throws:
        return throws(decisions(half, asked.games, asked.players, each))

    tuned = of("tuning", asked.each)
    promise, tastes = fit(tuned)
    print(f"a promise says {promise:.3f} nats")
    for name, value in asdict(taste_of(tastes)).items():
        told = value if isinstance(value, float) else tuple(round(one, 3) for one in value)
        print(f"    {name}={told if isinstance(told, tuple) else round(told, 3)},")
    for half, rows in (("tuning", tuned), ("held-out", of("held-out", 5 * asked.each))):
        print(f"{half}: {agreement(rows, 0 * tastes):.1%} by worth alone, {agreement(rows, tastes):.1%} with taste")


if __name__ == "__main__":
    main()
