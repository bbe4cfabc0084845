"""What two rule sets do differently, as plain data."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Any

from ruka.rules.policies import Step
from ruka.rules.ruleset import RuleSet


@dataclass(frozen=True)
class Difference:
    """One place where they differ: ``price tanyao`` is 0/1 in one and 1/1 in the other."""

    where: str  # price | option | formula | payment | match | flow | table
    name: str
    left: object  # None: not there
    right: object


def diff(left: RuleSet, right: RuleSet) -> list[Difference]:
    """Every difference in what the rules say, options decided, grouped by where it is."""
    return [
        Difference(where, name, a, b)
        for where, ours, theirs in zip(_parts(left), _parts(left).values(), _parts(right).values(), strict=True)
        for name, a, b in _changes(ours, theirs)
    ]


def _parts(rules: RuleSet) -> dict[str, dict[str, Any]]:
    ready = rules.resolved
    return {
        "table": {
            "players": ready.players,
            "tiles": ready.tiles.total,
            "red_fives": "/".join(map(str, ready.tiles.red_fives)),
            "minimum": repr(ready.minimum),
            "liability": repr(ready.liability),
        },
        "price": _prices(ready),
        "formula": asdict(ready.formula) | {"ladder": [_step(step) for step in ready.formula.ladder]},
        "payment": asdict(ready.payment),
        "match": asdict(ready.match),
        "flow": asdict(ready.flow),
        "option": dict(rules.settings),
    }


def _step(step: Step) -> str:
    return " ".join(filter(None, (f"{step.fan}+", step.name, str(step.value))))


def _prices(rules: RuleSet) -> dict[str, list[str]]:
    prices: dict[str, list[str]] = {}
    for price in rules.prices:
        worth = str(price.open) if price.open == price.concealed else f"{price.open}/{price.concealed}"
        prices.setdefault(price.pattern.id, []).append(worth)
    return prices


def _changes(ours: dict[str, Any], theirs: dict[str, Any]) -> Iterator[tuple[str, object, object]]:
    for name in dict.fromkeys((*ours, *theirs)):
        if ours.get(name) != theirs.get(name):
            yield name, ours.get(name), theirs.get(name)
