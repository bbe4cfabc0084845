"""The reference where sets are combined: of all subsets of what the hand has, the one worth most counts.

No counted line excludes another, wholly or on the same sets, and combinations join each set only once to those that are
joined already (account-once).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ruka.rules.expr import Sort
from ruka.rules.pattern import Pattern

if TYPE_CHECKING:
    from ruka.testing.reference.scoring import RefLine

Parts = tuple[frozenset[int], ...]  # for each set those that it is joined with, itself among them


@dataclass(frozen=True)
class Instance:
    """A line, or one of the times that it can be counted."""

    place: int
    line: RefLine
    worth: int
    kinds: int = 0  # the set, where the line has one for each
    sets: int = 0  # the sets that it combines

    @property
    def order(self) -> tuple[int, int, int, int]:
        return -self.worth, self.place, self.sets, self.kinds


def choose(lines: Sequence[RefLine], sets: int) -> None:
    """Decide what counts of a row with this many sets."""
    instances = sorted((i for place, line in enumerate(lines) for i in _instances(place, line)), key=lambda i: i.order)
    counted = _Search(instances, sets).best
    by_order = sorted(counted, key=lambda i: (i.place, i.order))
    for line in lines:
        _settle(line, [i for i in counted if i.line is line], by_order, counted)


def join(lines: Sequence[RefLine], sets: int) -> None:
    """Decide which combinations count where exclusions are decided already: `lines` combine sets."""
    left = [line for line in lines if line.excluded_by is None]
    instances = (i for place, line in enumerate(left) for i in _instances(place, line))
    chosen = _Search(sorted(instances, key=lambda i: i.order), sets).best
    for line in lines:
        line.sets = tuple(i.sets for i in chosen if i.line is line) or (min(line.sets),)
        line.count = len(line.sets)
    for line in left:
        if not any(i.line is line for i in chosen):
            line.excluded_by = next(i.line.price for i in chosen if i.sets & line.sets[0])


def _instances(place: int, line: RefLine) -> Iterator[Instance]:
    if line.price.expr.sort is Sort.SETS:
        yield from (Instance(place, line, line.value, sets=choice) for choice in line.sets)
    elif line.price.expr.sort is Sort.KINDS:
        kinds = (1 << kind for kind in range(34) if line.witness >> kind & 1)
        yield from (Instance(place, line, line.value, kinds=kind) for kind in kinds)
    else:
        yield Instance(place, line, line.value * line.count)


def _excludes(one: Instance, other: Instance) -> bool:
    for gone in one.line.price.excludes:
        if gone.id == other.line.price.pattern.id and one.line is not other.line:
            kinds = other.line.price.kinds_taken_by(gone)
            if kinds is None or kinds & other.kinds:
                return True
    return False


class _Search:
    """Every subset, the dearest instances first; of subsets worth the same the first found stays."""

    def __init__(self, instances: list[Instance], sets: int) -> None:
        self.instances = instances
        self.enemies = [
            {b for b, other in enumerate(instances) if _excludes(one, other) or _excludes(other, one)}
            for one in instances
        ]
        self.left = [sum(i.worth for i in instances[at:]) for at in range(len(instances) + 1)]
        self.best: list[Instance] = []
        self.most = 0
        self._try(0, [], 0, tuple(frozenset({s}) for s in range(sets)))

    def _try(self, at: int, taken: list[int], worth: int, parts: Parts) -> None:
        if worth > self.most:
            self.most, self.best = worth, [self.instances[i] for i in taken]
        if at == len(self.instances) or worth + self.left[at] <= self.most:
            return
        one = self.instances[at]
        joined = _joined(parts, one.sets) if one.sets else parts
        if joined is not None and not self.enemies[at].intersection(taken):
            self._try(at + 1, [*taken, at], worth + one.worth, joined)
            if not one.sets and not self.enemies[at]:
                return  # nothing speaks against it
        self._try(at + 1, taken, worth, parts)


def _joined(parts: Parts, sets: int) -> Parts | None:
    """The same with these sets joined; None where two of them are already."""
    touched = [part for s, part in enumerate(parts) if sets >> s & 1]
    merged = frozenset[int]().union(*touched)
    if len(merged) != sum(map(len, touched)):
        return None
    return tuple(merged if s in merged else part for s, part in enumerate(parts))


def _settle(line: RefLine, own: list[Instance], by_order: list[Instance], counted: list[Instance]) -> None:
    """Write into the line how often it counts, and what takes it away where it does not."""
    partly = [i.line.price for i in by_order if _takes_some(i, line)]
    if line.price.expr.sort is Sort.KINDS:
        for taker in partly:
            line.witness &= ~sum(line.price.kinds_taken_by(gone) or 0 for gone in taker.excludes if _is(gone, line))
        line.count = line.witness.bit_count()
    if line.price.expr.sort is Sort.SETS:
        line.sets = tuple(i.sets for i in own) or (min(line.sets),)
        line.count = len(line.sets)
    if not own:
        wholly = [i.line.price for i in by_order if _takes_all(i, line)]
        touching = [i.line.price for i in counted if line.sets and i.sets & line.sets[0]]
        line.excluded_by = [*wholly, *partly, *touching][0]


def _is(gone: Pattern, line: RefLine) -> bool:
    return gone.id == line.price.pattern.id


def _takes_all(taker: Instance, line: RefLine) -> bool:
    return any(_is(gone, line) and line.price.kinds_taken_by(gone) is None for gone in taker.line.price.excludes)


def _takes_some(taker: Instance, line: RefLine) -> bool:
    return any(_is(gone, line) and line.price.kinds_taken_by(gone) is not None for gone in taker.line.price.excludes)
