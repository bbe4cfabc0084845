"""What a seat may believe of the others, and which of its reasons are certain.

The core says how likely each other seat is ready and wins on each kind (`native/include/ruka/advice/danger.hpp`); the
lines here say what of that is not a guess.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from functools import lru_cache
from itertools import permutations

from ruka import _core
from ruka._core import format_tiles
from ruka.agents.styles import DangerWeights, Style, danger_by
from ruka.agents.usual import usual
from ruka.engine.flow import at_table
from ruka.hands.safety import no_shape, runs_of
from ruka.rules.ruleset import RuleSet
from ruka.schema.advice import AdviceLine
from ruka.scoring import compiled
from ruka.tiles import KINDS

RANKS, HONOURS = 9, 27
SUITS = "mpsz"
MANY_SETS = 2  # of one suit, and nothing else but honours: it is collected
_TEMPLATES = _core.UNRELATED | _core.SNAKE | _core.GATES | _core.TRIPLES | _core.COUPLES | _core.ORPHAN_PAIRS
_ORPHANS = [kind for kind in range(len(KINDS)) if kind >= HONOURS or kind % RANKS in (0, RANKS - 1)]
# The tiles of a knitted straight: 147, 258 and 369, each in another suit.
_KNITTED = [
    frozenset(suit * RANKS + first + 3 * step for suit, first in enumerate(firsts) for step in range(3))
    for firsts in permutations(range(3))
]


@lru_cache(maxsize=64)
def compiled_style(style: Style) -> _core.Style:
    """The style as the core takes it."""
    return _core.Style(asdict(style))


HAND = "123456789s 123p 5z +5z"  # any that is complete, of tiles that every game has
NORTHS = 1.5  # fan of those set aside that a usual win has; they lie on the table and are counted apart
USUAL_BETTING = 3.08  # fan, as usual() measures the rules that the weights of riichi were fitted to


def danger_weights(rules: RuleSet) -> DangerWeights:
    """Those that fit the rules, with what a win by them usually costs; found once for each rule set.

    >>> from ruka.rulesets import rule_set
    >>> danger_weights(rule_set("mcr")).usual_fan[2] > danger_weights(rule_set("hong-kong")).usual_fan[2]
    True
    """
    known: DangerWeights | None = rules.__dict__.get("_danger")
    if known is None:
        bets = rules.table_flow.riichi
        weights = danger_by(bets=bets, minimum=minimum_of(rules), one_chow=has_one_chow(rules), players=rules.players)
        points, fan = usual(rules)
        fan -= NORTHS if rules.table_flow.nuki else 0.0
        fans = tuple(max(0.0, one + fan - USUAL_BETTING) for one in weights.usual_fan) if bets else (fan,) * 3
        known = rules.__dict__["_danger"] = replace(weights, usual_points=points, usual_fan=fans)
    return known


def has_one_chow(rules: RuleSet) -> bool:
    """A hand may have one chow at most."""
    return bool(rules.resolved.form_bits & _core.ONE_CHOW)


def minimum_of(rules: RuleSet) -> int:
    """What a hand must be worth, when nothing is unusual."""
    return _core.score(compiled(at_table(rules)), HAND, {"seat": rules.seats[0]}).minimum


@dataclass(frozen=True)
class Other:
    """Another seat, as seen: kinds are bits."""

    seat: int
    ready: float
    cost: float
    own: int  # that it threw, where furiten forbids them
    passed: int  # thrown since its hand last changed, or its riichi, and not taken
    barring: int  # who waits on one of these cannot win on a discard
    sets: tuple[int, ...]  # before it: of each suit, and of honours
    deal_in: tuple[float, ...]  # chance that it wins on each kind


@dataclass(frozen=True)
class Beliefs:
    """What a seat makes of the others."""

    unseen: tuple[int, ...]  # tiles of each kind
    copies: tuple[int, ...]  # of each kind in the box
    forms: int
    others: tuple[Other, ...]


def beliefs(core: _core.Table, rules: RuleSet, me: int, style: Style | None = None) -> Beliefs:
    """Of a seat at a table; hidden tiles are not read.

    >>> from ruka.engine import Table
    >>> table = Table("tenhou", seed=7)
    >>> [other.seat for other in beliefs(table.core, table.rules, me=0).others]
    [1, 2, 3]
    """
    compiled = compiled_style(style or Style(danger=danger_weights(rules)))
    ready, cost, own, passed, deal_in = core.dangers(me, compiled)
    flow = rules.table_flow
    bets = {seat for seat, _, _, riichi, _ in core.discards if riichi}
    others = []
    for seat in core.order[: rules.resolved.players]:
        if seat == me:
            continue
        barring = own[seat] if flow.furiten == "any_wait" else 0
        if seat in bets and flow.passed_furiten != "never":
            barring |= passed[seat]
        suits = [meld.kind // RANKS for meld, *_ in core.melds(seat)]
        sets = tuple(suits.count(suit) for suit in range(len(SUITS)))
        others.append(
            Other(seat, ready[seat], cost[seat], own[seat], passed[seat], barring, sets, tuple(deal_in[seat]))
        )
    box = core.box
    copies = [box[kind] for kind in range(len(KINDS))]
    for suit in range(3):
        copies[suit * RANKS + 4] += box[len(KINDS) + suit]
    return Beliefs(tuple(core.unseen(me)), tuple(copies), rules.resolved.form_bits, tuple(others))


def dangers(seen: Beliefs, kind: int) -> Iterator[AdviceLine]:
    """Who may win on a kind: the chance that it does, the chance that it is ready, and what that costs."""
    for other in seen.others:
        if chance := other.deal_in[kind]:
            yield AdviceLine("danger", (chance, other.ready, other.cost), seat=other.seat)


# --- what is certain --------------------------------------------------------------------------------------------------


def certain(seen: Beliefs, kind: int) -> Iterator[AdviceLine]:
    """What is certain about throwing a kind, seat by seat: `safe`, `suji`, `suit`; and `no_chance` of the kinds that
    shapes around it would need."""
    exposed = False
    for other in seen.others:
        if why := safe(seen, other, kind):
            yield AdviceLine("safe", seat=other.seat, why=why)
            continue
        exposed = True
        if ends := suji(other, kind):
            yield AdviceLine("suji", seat=other.seat, tiles=format_tiles([*ends]))
        if number := collected(other, kind):
            yield AdviceLine("suit", (float(number),), seat=other.seat, why=SUITS[kind // RANKS])
    if exposed:
        for gone in no_chance(seen, kind):
            yield AdviceLine("no_chance", (float(seen.copies[gone]),), KINDS[gone])


def safe(seen: Beliefs, other: Other, kind: int) -> str:
    """Why the seat does not win on this kind, or nothing: it threw it and may not (`own`), it let it pass with the
    same hand (`passed`), all others of an honour are seen (`all_seen`), nothing unseen makes a shape (`no_shape`)."""
    if other.own >> kind & 1:
        return "own"
    if other.passed >> kind & 1:
        return "passed"
    if not no_shape(kind, seen.unseen) or without_sets(seen, sum(other.sets), kind):
        return ""
    return "all_seen" if kind >= HONOURS else "no_shape"


def suji(other: Other, kind: int) -> tuple[int, ...]:
    """The other ends of all two-sided waits on a kind, where each of them rules its wait out."""
    ends = tuple(end for end in (kind - 3, kind + 3) if kind < HONOURS and end // RANKS == kind // RANKS and end >= 0)
    return ends if ends and all(other.barring >> end & 1 for end in ends) else ()


def no_chance(seen: Beliefs, kind: int) -> tuple[int, ...]:
    """Kinds of which nothing is left, though some shape that waits on this one needs them."""
    near = sorted({tile for pair in runs_of(kind) for tile in pair})
    return tuple(tile for tile in near if seen.copies[tile] and not seen.unseen[tile])


def collected(other: Other, kind: int) -> int:
    """How many sets of the kind's suit lie before a seat that has no others but honours; none: it collects nothing."""
    suit = kind // RANKS
    *numbered, honours = other.sets
    alone = sum(numbered) == other.sets[suit] if suit < len(numbered) else not sum(numbered)
    sets = other.sets[suit] if suit < len(numbered) else honours
    return sets if alone and sets >= MANY_SETS else 0


def without_sets(seen: Beliefs, sets: int, kind: int) -> bool:
    """Could a hand of single tiles win on a kind of which the seat holds none?"""
    forms, left = seen.forms, seen.unseen
    if forms & _TEMPLATES and not sets:
        return True
    if forms & _core.ORPHANS and not sets and kind in _ORPHANS:
        rest = [left[tile] for tile in _ORPHANS if tile != kind]
        if all(rest) and max(rest) > 1:
            return True
    if forms & _core.KNITTED_ANY and sets <= 1:
        return True
    straights = [tiles for tiles in _KNITTED if kind in tiles or kind >= HONOURS]
    whole = any(all(left[tile] for tile in tiles if tile != kind) for tiles in straights)
    if forms & _core.KNITTED and sets <= 1 and kind < HONOURS and whole:
        return True
    if forms & _core.HONOURS_KNITTED and not sets:
        honours = sum(left[tile] > 0 for tile in range(HONOURS, len(KINDS)) if tile != kind)
        return any(honours + sum(left[tile] > 0 for tile in tiles if tile != kind) >= 13 for tiles in straights)
    return False
