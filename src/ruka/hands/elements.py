"""Elements (002): parts of a hand that can grow into sets, what completes them, and what a hand may become by them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from ruka import _core
from ruka._core import format_tiles
from ruka.errors import RukaError
from ruka.hands.forms import form_bits
from ruka.hands.results import TilesLeft
from ruka.tiles import CODES, KINDS, TILES_136, Hand, TileSet, parse, seen

if TYPE_CHECKING:  # `import ruka` is to stay quick
    from ruka.schema.strategy import Plan


__all__ = ["Element", "Potential", "element", "plan_of", "potential"]

Ranks = tuple[int, ...]  # how many tiles of each rank a suit has: nine ranks, of honours seven

# 002, odhad: tiles needed at the deal, and the turns by which a hand must be ready.
FEW, MANY = 4, 6
IN_TIME, TOO_LATE = 10, 15
FEW_ELEMENTS = 3  # D-70
LOW, HIGH = 0, 8  # ranks of the terminals


@dataclass(frozen=True, slots=True)
class Element:
    """Tiles of a hand that belong together, and the tiles that complete them."""

    tiles: str
    accepts: TilesLeft

    def to_json(self) -> dict[str, Any]:
        return {"tiles": self.tiles, "accepts": self.accepts.total, "each": dict(self.accepts)}


@dataclass(frozen=True, slots=True)
class Potential:
    """What a hand may become: the tiles that it needs to win, its finished sets, its elements, and its lone tiles."""

    needed: int
    plan: Plan
    turn: int
    sets: tuple[str, ...]
    elements: tuple[Element, ...]
    lone: tuple[str, ...]

    def to_json(self) -> dict[str, Any]:
        elements = [one.to_json() for one in self.elements]
        return {
            "needed": self.needed,
            "plan": self.plan,
            "turn": self.turn,
            "sets": list(self.sets),
            "elements": elements,
            "lone": list(self.lone),
        }


def element(tiles: str, visible: str = "") -> Element:
    """What completes these tiles of one suit: a single one is completed by a pair, two or three by a set; four or more
    leave sets and a pair, or two tiles that wait on both sides. `visible` are tiles seen elsewhere.

    >>> print(element("788m").accepts)
    6m×4 8m×2 9m×4
    >>> element("2345m").accepts.total
    20
    """
    hand = parse(tiles)
    if hand.melds or hand.winning is not None or hand.flowers:
        raise RukaError("not-an-element")
    suits = {KINDS[kind][1] for kind, held in enumerate(hand.counts) if held}
    if len(suits) != 1:
        raise RukaError("element-of-one-suit", suits=", ".join(sorted(suits)))
    (suit,) = suits
    ranks = _ranks(hand.counts, suit)
    elsewhere = seen(visible) if visible else [0] * len(KINDS)
    left = [4 - held - gone for held, gone in zip(hand.counts, elsewhere, strict=True)]
    if min(left) < 0:
        raise RukaError("bad-visible", tile=KINDS[left.index(min(left))])
    return _element(ranks, suit, left)


def _element(ranks: Ranks, suit: str, left: Sequence[int]) -> Element:
    first = CODES[f"1{suit}"]
    kinds = [rank for rank in range(len(ranks)) if left[first + rank] > 0 and _completes(ranks, rank, suit)]
    tiles = format_tiles([first + rank for rank, held in enumerate(ranks) for _ in range(held)])
    return Element(tiles, TilesLeft({KINDS[first + rank]: left[first + rank] for rank in kinds}))


def _completes(ranks: Ranks, rank: int, suit: str) -> bool:
    size, chows = sum(ranks), suit != "z"
    after = (*ranks[:rank], ranks[rank] + 1, *ranks[rank + 1 :])
    if size == 1:
        return ranks[rank] == 1
    if size % 3 == 1:
        return any(_is_hopeful(rest) for rest in _without_sets(after, size // 3, chows))
    sets = -(-size // 3)
    if size % 3 == 0 and any(_without_sets(ranks, sets, chows)):
        return False  # it is complete already
    return any(True for _ in _without_sets(after, sets, chows))


def _is_hopeful(ranks: Ranks) -> bool:
    """A pair, or two tiles that wait on both sides."""
    low = next(rank for rank, held in enumerate(ranks) if held)
    return ranks[low] == 2 or (LOW < low < HIGH - 1 and len(ranks) > HIGH and ranks[low + 1] == 1)


def _without_sets(ranks: Ranks, sets: int, chows: bool, start: int = 0) -> Iterator[Ranks]:
    """What may be left when this many sets are taken away."""
    if sets == 0:
        yield ranks
        return
    for rank in range(start, len(ranks)):
        if ranks[rank] >= 3:
            yield from _without_sets(_less(ranks, rank, rank, rank), sets - 1, chows, rank)
        if chows and rank + 2 < len(ranks) and all(ranks[rank : rank + 3]):
            yield from _without_sets(_less(ranks, rank, rank + 1, rank + 2), sets - 1, chows, rank)


def _less(ranks: Ranks, *taken: int) -> Ranks:
    return tuple(held - taken.count(rank) for rank, held in enumerate(ranks))


def _ranks(counts: Sequence[int], suit: str) -> Ranks:
    first = CODES[f"1{suit}"]
    return tuple(counts[first : first + (7 if suit == "z" else 9)])


def potential(
    hand: Hand | str, turn: int = 1, visible: str = "", forms: str = "regular", tiles: TileSet = TILES_136
) -> Potential:
    """How many tiles a hand needs to win, counted as source 002 does, and whether it should attack, wait or defend.

    >>> answer = potential("3z 34m 3555s 99s 45p 78p")
    >>> answer.needed, answer.plan, [element.tiles for element in answer.elements]
    (3, 'attack', ['34m', '45p', '78p', '3555s', '99s'])
    """
    held = parse(hand) if isinstance(hand, str) else hand
    if not turn >= 1:
        raise RukaError("bad-turn", value=turn)
    needed = _core.shanten(held, form_bits(forms), tiles.kinds) + 1
    elsewhere = seen(visible) if visible else [0] * len(KINDS)
    left = [4 - own - gone for own, gone in zip(held.counts, elsewhere, strict=True)]
    if min(left) < 0:
        raise RukaError("bad-visible", tile=KINDS[left.index(min(left))])
    laid = [format_tiles(meld.tiles) for meld in held.melds]
    split = _split(bytes(held.counts), len(laid))
    sets = (*laid, *(_written(group) for group in split.sets))
    elements = [_element(_ranks_of(group), KINDS[group[0]][1], left) for group in split.elements]
    plan = plan_of(needed, turn, len(elements), len(laid) + split.finished)
    return Potential(needed, plan, turn, sets, tuple(elements), tuple(KINDS[kind] for kind in split.lone))


def plan_of(needed: int, turn: int, elements: int, sets: int) -> Plan:
    """002, odhad and útočná hra. A hand that is ready so late goes on as long as its discards are safe.

    >>> plan_of(4, 1, 4, 0), plan_of(6, 1, 3, 0), plan_of(6, 1, 2, 1), plan_of(2, 11, 2, 3)
    ('attack', 'defend', 'wait', 'defend')
    """
    if needed <= 1:
        return "wait" if turn > TOO_LATE else "attack"
    if turn > IN_TIME or needed > MANY:
        return "defend"
    if needed <= FEW:
        return "attack"
    return "defend" if needed == MANY and elements <= FEW_ELEMENTS and not sets else "wait"  # D-70


# --- a hand in parts -------------------------------------------------------------------------------------------------

Group = tuple[int, ...]  # kinds, the lowest first


class Split(NamedTuple):
    """Sets that stand by themselves, elements, lone tiles; `finished` counts the sets inside elements too."""

    sets: tuple[Group, ...]
    elements: tuple[Group, ...]
    lone: Group
    finished: int


class Parts(NamedTuple):
    """One way to take a suit apart, with what its pairs of tiles accept."""

    accepts: int = 0
    sets: tuple[Group, ...] = ()
    blocks: tuple[Group, ...] = ()
    lone: Group = ()

    @property
    def pairs(self) -> int:
        return sum(block[0] == block[1] for block in self.blocks)


@lru_cache(4096)
def _split(counts: bytes, laid: int) -> Split:
    """The way that leaves the hand nearest to winning, with the better elements."""
    ways = [Parts()]
    for suit in "mpsz":
        first = CODES[f"1{suit}"]
        ways = [_joined(way, part, first) for way in ways for part in _ways(_ranks(counts, suit), suit != "z")]
        ways = list({_shape(way): way for way in sorted(ways)}.values())
    best = max(ways, key=lambda way: (_worth(way, laid), len(way.sets), len(way.blocks), way.accepts))
    return _grown(best)


def _worth(way: Parts, laid: int) -> int:
    """As shanten counts: four sets and a pair, and no more parts than that."""
    sets = laid + len(way.sets)
    room = 4 - sets
    pairs = way.pairs
    with_pair = 1 + min(room, len(way.blocks) - 1) if pairs else 0
    return 2 * sets + max(with_pair, min(room, len(way.blocks)))


def _shape(way: Parts) -> tuple[int, int, bool]:
    return len(way.sets), len(way.blocks), bool(way.pairs)


def _joined(way: Parts, part: Parts, first: int) -> Parts:
    def moved(groups: tuple[Group, ...]) -> tuple[Group, ...]:
        return tuple(tuple(first + rank for rank in group) for group in groups)

    return Parts(
        way.accepts + part.accepts,
        way.sets + moved(part.sets),
        way.blocks + moved(part.blocks),
        (*way.lone, *(first + rank for rank in part.lone)),
    )


@lru_cache(1 << 14)
def _ways(ranks: Ranks, chows: bool) -> tuple[Parts, ...]:
    """The best way to take a suit apart for each number of sets and pairs of tiles."""
    low = next((rank for rank, held in enumerate(ranks) if held), None)
    if low is None:
        return (Parts(),)
    found: dict[tuple[int, int, bool], Parts] = {}
    for group in _groups(ranks, low, chows):
        for rest in _ways(_less(ranks, *group), chows):
            way = _with(rest, group)
            known = found.get(_shape(way))
            if known is None or way.accepts > known.accepts:
                found[_shape(way)] = way
    return tuple(found.values())


def _groups(ranks: Ranks, low: int, chows: bool) -> Iterator[Group]:
    yield (low,)
    for number in (2, 3):
        if ranks[low] >= number:
            yield (low,) * number
    near = [rank for rank in (low + 1, low + 2) if chows and rank < len(ranks) and ranks[rank]]
    yield from ((low, rank) for rank in near)
    if len(near) == 2:
        yield (low, low + 1, low + 2)


def _with(rest: Parts, group: Group) -> Parts:
    if len(group) == 3:
        return rest._replace(sets=(group, *rest.sets))
    if len(group) == 1:
        return rest._replace(lone=(*group, *rest.lone))
    low, high = group
    accepts = 2 if low == high else 8 if high - low == 1 and LOW < low < HIGH - 1 else 4
    return rest._replace(accepts=rest.accepts + accepts, blocks=(group, *rest.blocks))


def _grown(way: Parts) -> Split:
    """A lone tile beside two others makes an element of three; a set and its neighbours stay whole (002, 45678)."""
    blocks, lone = [*way.blocks], []
    sets = [*way.sets]
    for tile in way.lone:
        if (at := _beside(tile, blocks)) is not None:
            blocks[at] = tuple(sorted((*blocks[at], tile)))
        elif (at := _beside(tile, sets)) is not None:
            blocks.append(tuple(sorted((*sets.pop(at), tile))))
        else:
            lone.append(tile)
    for block in [*blocks]:
        for one in [*sets]:
            joined = tuple(sorted((*one, *block)))
            if block in blocks and _is_run(joined):
                sets.remove(one)
                blocks[blocks.index(block)] = joined
    return Split(tuple(sets), tuple(sorted(blocks)), tuple(lone), len(way.sets))


def _beside(tile: int, groups: Sequence[Group]) -> int | None:
    """The first group of two tiles, or set, with which the tile can share a chow or a pung."""
    for at, group in enumerate(groups):
        reach = 1 if len({*group}) == 3 else 2  # of a chow only what lengthens it
        if len(group) <= 3 and any(_together(tile, other, reach) for other in group):
            return at
    return None


def _together(tile: int, other: int, reach: int) -> bool:
    return tile == other or (max(tile, other) < CODES["1z"] and tile // 9 == other // 9 and abs(tile - other) <= reach)


def _is_run(group: Group) -> bool:
    in_a_row = group == tuple(range(group[0], group[0] + len(group)))
    return in_a_row and group[-1] < CODES["1z"] and group[0] // 9 == group[-1] // 9


def _ranks_of(group: Group) -> Ranks:
    suit = KINDS[group[0]][1]
    counts = [group.count(kind) for kind in range(len(KINDS))]
    return _ranks(counts, suit)


def _written(group: Group) -> str:
    return format_tiles(list(group))
