"""Weights by maximum likelihood: the core's own beliefs, and slopes by small steps of each weight.

A factor is stepped by its logarithm, log-odds as they are. A weight stays near where it began unless the positions
say otherwise (a ridge).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, replace
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from benchmarks.positions import Positions, Truth
from ruka import _core
from ruka.agents.styles import DangerWeights, Style

STEP = 0.02
RIDGE = 2.0  # how strongly a weight is held where it began
LEAST = 1e-5
Floats = NDArray[np.float64]
Chosen = Callable[[NDArray[np.float32]], Floats]  # of beliefs: the chances that are compared with the truth


class Place(NamedTuple):
    """A number of the weights: of a field, and where in its row."""

    field: str
    at: int | None

    @property
    def is_factor(self) -> bool:
        return not self.field.startswith("ready_")

    def of(self, weights: DangerWeights) -> float:
        value = getattr(weights, self.field)
        number: float = value if self.at is None else value[self.at]
        return number


def places(fields: Sequence[str]) -> list[Place]:
    usual = DangerWeights()
    found = []
    for name in fields:
        value = getattr(usual, name)
        found += [Place(name, i) for i in range(len(value))] if isinstance(value, tuple) else [Place(name, None)]
    return found


def stepped(weights: DangerWeights, steps: dict[Place, float]) -> DangerWeights:
    for place, step in steps.items():
        old = place.of(weights)
        new = old * float(np.exp(step)) if place.is_factor else old + step
        changed: dict[str, Any] = {place.field: new}
        if place.at is not None:
            row = getattr(weights, place.field)
            changed[place.field] = (*row[: place.at], new, *row[place.at + 1 :])
        weights = replace(weights, **changed)
    return weights


def core_style(weights: DangerWeights) -> _core.Style:
    return _core.Style(asdict(Style(danger=weights)))


def fitted(
    weights: DangerWeights,
    fields: Sequence[str],
    positions: Positions,
    chosen: Chosen,
    truth: Floats,
    ridge: float,
    rounds: int = 8,
) -> DangerWeights:
    """Fisher scoring; a step that makes it worse is halved."""
    where = places(fields)
    began = weights
    loss = _loss(weights, positions, chosen, truth)
    for number in range(rounds):
        base = chosen(positions.believed(core_style(weights)))
        p = np.clip(base, LEAST, 1 - LEAST)
        slopes = np.empty((len(where), len(truth)), np.float32)
        for row, place in enumerate(where):
            moved = chosen(positions.believed(core_style(stepped(weights, {place: STEP}))))
            slopes[row] = (moved - base) / STEP
        spread = p * (1 - p)
        gone = np.array([_gone(began, weights, place) for place in where])
        score = slopes @ ((truth - p) / spread) - ridge * gone
        fisher = (slopes / spread.astype(np.float32)) @ slopes.T + ridge * np.eye(len(where))
        step = np.clip(np.linalg.solve(fisher, score), -1.0, 1.0)
        for _ in range(5):
            tried = stepped(weights, dict(zip(where, step.tolist(), strict=True)))
            now = _loss(tried, positions, chosen, truth)
            if now < loss:
                break
            step = step / 2
        else:
            break
        gained, weights, loss = loss - now, tried, now
        print(f"  round {number}: loss {loss:.6f}", flush=True)
        if gained < 1e-6:
            break
    return weights


def _gone(began: DangerWeights, weights: DangerWeights, place: Place) -> float:
    old, new = place.of(began), place.of(weights)
    return float(np.log(new / old)) if place.is_factor else new - old


def _loss(weights: DangerWeights, positions: Positions, chosen: Chosen, truth: Floats) -> float:
    p = np.clip(chosen(positions.believed(core_style(weights))), LEAST, 1 - LEAST)
    return float(-np.mean(truth * np.log(p) + (1 - truth) * np.log(1 - p)))


# --- the two questions ------------------------------------------------------------------------------------------------

READY = tuple(name for name in DangerWeights.__dataclass_fields__ if name.startswith("ready_"))
COSTS = ("usual_points", "usual_fan", "fan_bonus", "fan_valued", "fan_suit")
SHAPES = tuple(name for name in DangerWeights.__dataclass_fields__ if name not in (*READY, *COSTS))


def fit_ready(weights: DangerWeights, positions: Positions, truth: Truth, ridge: float = RIDGE) -> DangerWeights:
    asked = truth.others & ~truth.riichi & (positions.believed(core_style(weights))[:, :, 0] > 0)

    def chances(found: NDArray[np.float32]) -> Floats:
        return found[:, :, 0][asked].astype(float)

    return fitted(weights, READY, positions, chances, truth.ready[asked].astype(float), ridge)


def fit_shapes(weights: DangerWeights, positions: Positions, truth: Truth, ridge: float = RIDGE) -> DangerWeights:
    """What ready seats win on, of the kinds that could be thrown."""
    found = positions.believed(core_style(weights))
    asked = (truth.ready & truth.others & (found[:, :, 0] > 0))[:, :, None] & truth.held[:, None, :]

    def chances(found: NDArray[np.float32]) -> Floats:
        ready = np.maximum(found[:, :, :1], 1e-9)
        return (found[:, :, 2:] / ready)[asked].astype(float)

    return fitted(weights, SHAPES, positions, chances, truth.wins[asked].astype(float), ridge)
