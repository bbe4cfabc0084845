"""The chance to win a hand: what the core says of the action that was taken, and the weights that say it best.

A chance comes of the tiles that help at each distance, the pace (claims, wins on discards) and what the others do. The
tiles are counted and the pace is weighed: from a chance that some weights gave, the tiles follow, and with them the
chance that other weights would give, many thousand positions at once.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from benchmarks.decisions import Decision
from ruka.agents.bots.advised import Option
from ruka.agents.levels import CLUB, advisor, style
from ruka.agents.styles import AttackWeights
from ruka.agents.threats import compiled_style

Floats = NDArray[np.float64]
USUAL = (1, 2.9, 4.7, 6.3, 7.6, 8.5, 9)  # as chance.hpp has them
MOST_NEEDS = 7
MOST_TURNS = 32
ROUND = 144 / 8  # go-rounds of a whole wall, as outlook.hpp counts those that are gone
FITTED = ("claims", "closed_claims", "ron", "others", "threatened")
LEAST = 1e-4


class Hopes(NamedTuple):
    """Row by row: an action that was taken."""

    chance: Floats
    missing: NDArray[np.int64]
    left: Floats  # tiles that help now
    hidden: Floats
    turns: Floats
    threats: Floats
    open: NDArray[np.bool_]
    won: Floats


def hope(decision: Decision, option: Option) -> tuple[float, ...]:
    core, seat = decision.core, decision.seat
    ready, *_ = core.dangers(seat, compiled_style(style(CLUB, decision.rules)))
    turns = core.tiles_left / decision.rules.players
    opened = any(not meld.concealed for meld, *_ in core.melds(seat))
    hidden = sum(core.unseen(seat))
    return option.chance, option.missing, option.left, hidden, turns, sum(ready), opened, decision.won


def hopes(decisions: Iterable[Decision]) -> Hopes:
    """Of the discards that leave a hand something to hope for."""
    rows = []
    for decision in decisions:
        if decision.is_throw:
            best, options = decision.weigh(advisor(CLUB, decision.rules))
            taken = None if options[best].sure else decision.taken(options)
            if taken is not None and taken.missing:
                rows.append(hope(decision, taken))
    chance, missing, left, hidden, turns, threats, opened, won = np.array(rows, float).T
    return Hopes(chance, missing.astype(int), left, hidden, turns, threats, opened > 0, won)


# --- the core's model, for all rows at once ---------------------------------------------------------------------------


def chances(of: Hopes, one: Floats, weights: AttackWeights) -> Floats:
    """`one`: tiles that help a ready hand; farther from it they are as many as hands usually have, now as counted."""
    rows = len(of.chance)
    claims = np.where(of.open, weights.claims, weights.closed_claims)
    rate = np.zeros((MOST_NEEDS + 1, rows))
    for distance in range(1, MOST_NEEDS + 1):
        tiles = np.where((of.missing == distance) & (distance > 1), of.left, one * USUAL[distance - 1])
        rate[distance] = np.minimum(tiles / of.hidden * (1 + (weights.ron if distance == 1 else claims)), 0.9)
    standing = np.zeros((MOST_NEEDS + 2, rows))
    standing[of.missing, np.arange(rows)] = 1
    others = weights.others * np.maximum(ROUND - of.turns, 1) + weights.threatened * of.threats
    won, turns = np.zeros(rows), np.floor(of.turns + 0.5)
    for turn in range(1, MOST_TURNS + 1):
        on = (turn <= turns).astype(float)
        nearer = standing[1] * rate[1] * on
        won += nearer
        standing[1] -= nearer
        for distance in range(2, MOST_NEEDS + 1):
            nearer = standing[distance] * rate[distance] * on
            standing[distance] -= nearer
            standing[distance - 1] += nearer
        standing *= np.where(on > 0, np.where(others < 0.9, 1 - others, 0.1), 1)
        others = others + weights.others * on
    return won


def tiles_of(of: Hopes, weights: AttackWeights) -> Floats:
    """The tiles that gave a chance by these weights: halved until they fit."""
    low, high = np.zeros(len(of.chance)), np.full(len(of.chance), 60.0)
    for _ in range(14):
        middle = (low + high) / 2
        less = chances(of, middle, weights) < of.chance
        low, high = np.where(less, middle, low), np.where(less, high, middle)
    found: NDArray[np.float64] = (low + high) / 2
    return found


def fit_pace(of: Hopes, weights: AttackWeights, ridge: float, rounds: int = 12) -> AttackWeights:
    """Fisher scoring of the logarithms of the weights that the chance is made of."""
    one = tiles_of(of, weights)
    began = np.log([getattr(weights, name) for name in FITTED])

    def made(logs: Floats) -> AttackWeights:
        return replace(weights, **{name: float(np.exp(log)) for name, log in zip(FITTED, logs, strict=True)})

    def told(logs: Floats) -> Floats:
        return np.clip(chances(of, one, made(logs)), LEAST, 1 - LEAST)

    def loss(logs: Floats) -> float:
        p = told(logs)
        held = ridge / 2 * float(((logs - began) ** 2).sum())
        return float(-(of.won * np.log(p) + (1 - of.won) * np.log(1 - p)).sum()) + held

    logs, step_of = began.copy(), 0.05
    for _ in range(rounds):
        p = told(logs)
        slopes = np.array([(told(logs + step_of * unit) - p) / step_of for unit in np.eye(len(logs))])
        spread = p * (1 - p)
        score = slopes @ ((of.won - p) / spread) - ridge * (logs - began)
        step = np.linalg.solve((slopes / spread) @ slopes.T + ridge * np.eye(len(logs)), score)
        step = np.clip(step, -0.7, 0.7)
        while loss(logs + step) > loss(logs) and np.abs(step).max() > 1e-3:
            step /= 2
        logs = logs + step
        if np.abs(step).max() < 1e-3:
            break
    return made(logs)
