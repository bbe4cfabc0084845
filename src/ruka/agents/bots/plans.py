"""Plans: ways to a hand that may win, and what the price list gives for them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property, lru_cache

from ruka._core import CHOW, ONE_CHOW, Meld, Win
from ruka.agents.bots.chows import Chows, dear_chows, missing
from ruka.agents.bots.position import Position
from ruka.agents.bots.samples import SETS, Sampler
from ruka.engine.flow import at_table
from ruka.rules.expr import ALL_KINDS, LANE, NUMBERED
from ruka.rules.lowering import evaluate
from ruka.rules.ruleset import RuleSet
from ruka.rules.words import HONOURS, SIMPLES
from ruka.scoring import compiled
from ruka.scoring.win import WINDS
from ruka.tiles import CODES, KINDS

PUNGS_BREADTH = 0.4
CHOWS_BREADTH = 0.6
NEAREST_CHOWS = 6  # plans on dear chows that are followed at a time
SUITS = tuple(LANE << 9 * suit for suit in range(3))


@dataclass(frozen=True)
class Plan:
    """Tiles that the hand will be made of, pungs alone or not, a pair that must become a pung, chows that it must have,
    fan other than bonus.
    """

    kinds: int = ALL_KINDS
    pungs: bool = False
    pair: int | None = None
    chows: Chows = ()
    fan: int = 0

    @cached_property
    def breadth(self) -> float:
        """How many tiles serve it, compared with a hand that takes all."""
        if self.pungs or self.pair is not None:
            return PUNGS_BREADTH
        if self.chows:
            return CHOWS_BREADTH
        return float((self.kinds.bit_count() / len(KINDS)) ** 0.5)


@dataclass(frozen=True)
class Prices:
    """What a rule set gives at these winds: for plans of an open hand, and for a pung of each kind."""

    minimum: int
    bare: int  # an open hand of nothing
    closed: int  # a concealed one, won by its own draw
    pungs: tuple[int, ...]
    plans: tuple[Plan, ...]


@lru_cache(maxsize=256)
def prices(rules: RuleSet, wind: int, round: int, honba: int, flowers: tuple[str, ...]) -> Prices:
    """Asked of the rules' own scorer, with hands that have one thing and little else."""
    sampler = Sampler(compiled(at_table(rules)), [CODES[tile] for tile in flowers])
    by_discard, by_draw = (Win(how, seat=WINDS[wind], round=WINDS[round % 4], honba=honba) for how in ("ron", "tsumo"))
    played = rules.tiles.kinds
    numbered = NUMBERED & played
    bare = sampler.least(numbered, by_discard)
    pungs = [
        max(0, sampler.least(numbered, by_discard, pung=kind) - bare) if (HONOURS & played) >> kind & 1 else 0
        for kind in range(len(KINDS))
    ]
    suits = [suit for suit in SUITS if suit & played == suit]
    masks = (SIMPLES & played, *suits, *(suit | HONOURS & played for suit in suits))
    made = [Plan(mask, fan=sampler.least(mask, by_discard)) for mask in masks]
    made.append(Plan(pungs=True, fan=sampler.least(numbered, by_discard, chows=False)))
    assert not isinstance(rules.minimum, int)
    return Prices(
        minimum=evaluate(rules.minimum, {"honba": honba}),
        bare=bare,
        closed=sampler.least(numbered, by_draw, open=False),
        pungs=tuple(pungs),
        plans=tuple(plan for plan in made if plan.fan > bare),
    )


def plans(position: Position, counts: list[int], sets: list[Meld]) -> list[Plan]:
    """The plans that these tiles allow, with these sets on the table."""
    view = position.view
    offer = prices(position.rules, position.wind, view.round, view.honba, tuple(position.own.flowers))
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
    if offer.closed < offer.minimum:
        found += _on_chows(position.rules, counts, sets)
    chows = sum(one.type == CHOW for one in sets)
    if not chows or not position.rules.form_bits & ONE_CHOW:
        return found
    pungs = [replace(plan, pungs=True) for plan in found if plan.kinds == ALL_KINDS and plan.pair is None]
    return pungs if chows == 1 else []  # nothing wins with two


def _on_chows(rules: RuleSet, counts: list[int], sets: list[Meld]) -> list[Plan]:
    """The nearest plans on three dear chows, some of which may be on the table, with at most one other set."""
    found = []
    for chows, fan in dear_chows(rules).items():
        ahead = list(chows)
        for one in sets:
            if one.type == CHOW and one.kind in ahead:
                ahead.remove(one.kind)
        if len(sets) + len(ahead) <= SETS:
            found.append((missing(tuple(ahead), counts), -fan, tuple(ahead)))
    return [Plan(chows=ahead, fan=-fan) for _, fan, ahead in sorted(found)[:NEAREST_CHOWS]]
