"""How far hands are from a plan, and which tiles bring them nearer; many hands at once."""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray

from ruka import _core
from ruka.agents.bots.chows import toward_chows
from ruka.agents.bots.plans import Plan
from ruka.rules.expr import ALL_KINDS
from ruka.rules.ruleset import RuleSet
from ruka.tiles import KINDS

Rows = NDArray[np.uint8]
NEVER = 99
_BITS = np.uint64(1) << np.arange(len(KINDS), dtype=np.uint64)


def toward(plan: Plan, rows: Rows, rules: RuleSet) -> tuple[list[int], list[int]]:
    """The shanten of every row of 3n+1 counts by the plan, and a mask of the kinds that lower it."""
    if plan.pungs:
        return _pungs(rows)
    if plan.chows:
        return toward_chows(plan.chows, rows)
    kinds = rules.tiles.kinds
    if plan.kinds != ALL_KINDS:
        return _restricted(plan.kinds & kinds, rows, kinds, rules.form_bits & (_core.REGULAR | _core.ONE_CHOW))
    far, useful = _core.useful_batch(rows, rules.form_bits, kinds, 1)
    if plan.pair is None:
        return far.tolist(), useful.tolist()
    kept = (rows[:, plan.pair] >= 2).tolist()
    distances = [max(1, one) if held else NEVER for one, held in zip(far.tolist(), kept, strict=True)]
    return distances, [mask | 1 << plan.pair for mask in useful.tolist()]


def _restricted(allowed: int, rows: Rows, kinds: int, forms: int) -> tuple[list[int], list[int]]:
    """Tiles that the plan has no place for are replaced by tiles that go with nothing."""
    inside = _as_array(allowed)
    fillers = _fillers(allowed, kinds)
    strangers = (rows * (1 - inside)).sum(1)
    possible = strangers < len(fillers)
    changed = rows * inside + fillers[np.minimum(strangers, len(fillers) - 1)]
    far, useful = [NEVER] * len(rows), [0] * len(rows)
    if possible.any():
        near, masks = _core.useful_batch(np.ascontiguousarray(changed[possible]), forms, kinds, 1)
        for place, distance, mask in zip(np.flatnonzero(possible).tolist(), near.tolist(), masks.tolist(), strict=True):
            far[place], useful[place] = distance, mask & allowed
    return far, useful


@cache
def _as_array(mask: int) -> Rows:
    return np.array([mask >> kind & 1 for kind in range(len(KINDS))], np.uint8)


@cache
def _fillers(allowed: int, kinds: int) -> Rows:
    """Row n holds n tiles outside the plan, none near another or near a tile of the plan."""
    rows = [np.zeros(len(KINDS), np.uint8)]
    taken = allowed
    for kind in range(len(KINDS)):
        if kinds >> kind & 1 and not taken & _near(kind):
            taken |= 1 << kind
            rows.append(rows[-1] + _as_array(1 << kind))
    return np.array(rows)


def _near(kind: int) -> int:
    if kind >= 27:
        return 1 << kind
    return sum(1 << other for other in range(kind - 2, kind + 3) if other // 9 == kind // 9 and other >= 0)


def _pungs(rows: Rows) -> tuple[list[int], list[int]]:
    sets = (rows.sum(1).astype(int) - 1) // 3
    missing = sets - (rows >= 3).sum(1)
    pairs = (rows == 2).sum(1)
    short = pairs < missing + 1
    far = 2 * missing - np.minimum(pairs, missing + 1)
    useful = np.where(rows == 2, _BITS, 0).sum(1) | np.where(short, np.where(rows == 1, _BITS, 0).sum(1), 0)
    return far.tolist(), useful.tolist()
