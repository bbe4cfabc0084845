"""Plans: ways to a hand that may win, and what the price list gives for them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property, lru_cache

from ruka._core import CHOW, Meld
from ruka.bots.position import Position
from ruka.rules.expr import ALL_KINDS, LANE, Op, Sort, evaluate
from ruka.rules.pattern import FAN, LIMIT
from ruka.rules.row import CIRCUMSTANCES, FORMS
from ruka.rules.ruleset import RuleSet
from ruka.rules.words import HONOURS, SIMPLES
from ruka.tiles import KINDS

LIMIT_FAN = 13  # what a limit hand stands for among fan
WINDS = 27  # the kind of east
PUNGS_BREADTH = 0.4
BY_DRAW = sum(1 << CIRCUMSTANCES.index(name) for name in ("draw", "concealed"))
SUITS = tuple(LANE << 9 * suit for suit in range(3))


@dataclass(frozen=True)
class Plan:
    """Tiles that the hand will be made of, pungs alone or not, a pair that must become a pung, fan besides bonus."""

    kinds: int = ALL_KINDS
    pungs: bool = False
    pair: int | None = None
    fan: int = 0

    @cached_property
    def breadth(self) -> float:
        """How many tiles serve it, against a hand that takes all."""
        if self.pungs or self.pair is not None:
            return PUNGS_BREADTH
        return float((self.kinds.bit_count() / len(KINDS)) ** 0.5)


@dataclass(frozen=True)
class Prices:
    """What a rule set gives at these winds: for plans of an open hand, and for a pung of each kind."""

    minimum: int
    bare: int  # an open hand of nothing
    closed: int  # a concealed one, drawn by oneself
    pungs: tuple[int, ...]
    plans: tuple[Plan, ...]


@lru_cache(maxsize=256)
def prices(rules: RuleSet, wind: int, round: int, honba: int, flowers: int) -> Prices:
    """Asked of the price list itself, with hands that have one thing and no other."""
    row = {"own_wind": 1 << WINDS + wind, "round_wind": 1 << WINDS + round, "honba": honba, "shown_count": 1}
    row["flowers"] = flowers
    row |= {"form": 1 << FORMS.index("regular"), "chow_count": 2}
    plain = row | {"kinds1": ALL_KINDS, "pairs": _fives(ALL_KINDS)}
    bare = _fan(rules, plain)
    closed = _fan(rules, plain | {"shown_count": 0, "circumstances": BY_DRAW}, concealed=True)
    pungs = [
        _fan(rules, plain | {"pungs": 1 << kind}) - bare if HONOURS >> kind & 1 else 0 for kind in range(len(KINDS))
    ]
    masks = (SIMPLES, *SUITS, *(suit | HONOURS for suit in SUITS))
    made = [Plan(mask, fan=_fan(rules, row | {"kinds1": mask, "pairs": _fives(mask)})) for mask in masks]
    made.append(Plan(pungs=True, fan=_fan(rules, plain | {"chow_count": 0})))
    assert not isinstance(rules.minimum, int)
    better = tuple(plan for plan in made if plan.fan > bare)
    return Prices(evaluate(rules.minimum, row), bare, closed, tuple(pungs), better)


def _fives(mask: int) -> int:
    """A pair in the middle of the first suit of the mask."""
    return next(lane & mask & lane // LANE << 4 for lane in SUITS if lane & mask)


def _fan(rules: RuleSet, row: dict[str, int], *, concealed: bool = False) -> int:
    """What the patterns of a hand add up to."""
    memo: dict[int, int] = {}
    excluded: set[str] = set()
    found: list[tuple[str, int]] = []
    for price in rules.prices:
        if price.expr.op is Op.COMBINE:  # asked of sets, and a plan has none yet
            continue
        worth = price.concealed if concealed else price.open
        if worth and price.tag in (FAN, LIMIT) and (value := evaluate(price.expr, row, memo)):
            times = value.bit_count() if price.expr.sort is Sort.KINDS else value
            found.append((price.pattern.id, times * worth * (LIMIT_FAN if price.tag == LIMIT else 1)))
            excluded |= {pattern.id for pattern in price.excludes if pattern.narrowed_to is None}
    return sum(fan for id, fan in found if id not in excluded)


def plans(position: Position, counts: list[int], sets: list[Meld]) -> list[Plan]:
    """The plans that these tiles allow, with these sets on the table."""
    flowers = sum(1 << int(tile[0]) - 1 for tile in position.own.flowers)
    offer = prices(position.rules, position.wind, position.view.round, position.view.honba, flowers)
    on_table = 0
    for one in sets:
        on_table |= (7 if one.type == CHOW else 1) << one.kind
    triplets = [kind for kind, fan in enumerate(offer.pungs) if fan and (counts[kind] >= 3 or on_table >> kind & 1)]
    sure = offer.bare + sum(offer.pungs[kind] for kind in triplets)
    found = []
    if all(one.concealed for one in sets):
        drawn = sure - offer.bare + offer.closed
        if position.rules.table_flow.riichi or drawn >= offer.minimum:
            found.append(Plan(fan=sure))
    elif sure >= offer.minimum:
        found.append(Plan(fan=sure))
    for kind, fan in enumerate(offer.pungs):
        if fan and counts[kind] == 2 and position.unseen[kind] and sure + fan >= offer.minimum:
            found.append(Plan(pair=kind, fan=sure + fan))
    for plan in offer.plans:
        fan = plan.fan + sum(offer.pungs[kind] for kind in triplets if plan.kinds >> kind & 1)
        chows = plan.pungs and any(one.type == CHOW for one in sets)
        if not on_table & ~plan.kinds and not chows and fan >= offer.minimum:
            found.append(replace(plan, fan=fan))
    return found
