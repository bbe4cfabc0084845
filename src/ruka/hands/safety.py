"""Which hands can win on a tile, when these tiles are seen already: none is the proof that it is safe.

What is not seen may be in a hand; the other sets may lie on the table, so that only the part with the tile is asked for
where the form is made of sets. Special forms are concealed and need all their tiles.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, permutations
from typing import Any

from ruka._core import KNITTED_ANY, format_tiles
from ruka.errors import RukaError
from ruka.hands.forms import BITS, Form, form_bits
from ruka.tiles import CODES, KINDS, TILES_136, TileSet, kind, parse, seen

__all__ = ["Danger", "danger", "no_shape", "runs_of", "winning_forms", "winning_shapes"]

Counts = Sequence[int]  # of the 34 kinds: the tiles that may be in a hand, the one thrown among them
HONOURS = tuple(range(27, 34))
ORPHANS = (0, 8, 9, 17, 18, 26, *HONOURS)
THREE_RANKS = ((0, 3, 6), (1, 4, 7), (2, 5, 8))  # 147, 258, 369


@dataclass(frozen=True, slots=True)
class Danger:
    """What may win on a tile: the shapes of a regular hand that wait for it, and the special forms."""

    tile: str
    shapes: tuple[str, ...]  # tiles that a hand would wait with
    forms: tuple[Form, ...]

    @property
    def safe(self) -> bool:
        return not self.shapes and not self.forms

    def to_json(self) -> dict[str, Any]:
        return {"safe": self.safe, "shapes": list(self.shapes), "forms": list(self.forms)}


def danger(tile: str, visible: str = "", forms: str = "regular", tiles: TileSet = TILES_136) -> Danger:
    """Whether some hand of these forms can win on a tile that is thrown now, besides the `visible` ones.

    >>> danger("9m", visible="7777m 999m").safe
    True
    >>> danger("1m", visible="3333m 11m").shapes
    ('1m',)
    >>> danger("5z", visible="555z", forms="regular,orphans").forms
    (<Form.ORPHANS: 'orphans'>,)
    """
    thrown = parse(tile)
    if thrown.size != 1 or thrown.flowers:
        raise RukaError("one-tile", size=thrown.size)
    code = CODES[kind(str(thrown).lstrip("+"))]
    if KINDS[code] not in tiles:
        raise RukaError("tile-not-in-play", tile=KINDS[code])
    elsewhere = seen(visible) if visible else [0] * len(KINDS)
    hidden = [4 * (tiles.kinds >> number & 1) - gone for number, gone in enumerate(elsewhere)]
    if min(hidden) < 0:
        raise RukaError("bad-visible", tile=KINDS[hidden.index(min(hidden))])
    hidden[code] = max(1, hidden[code])  # the one thrown may be counted among the visible
    bits = form_bits(forms)
    shapes = winning_shapes(code, hidden) if bits & BITS[Form.REGULAR] else ()
    return Danger(KINDS[code], shapes, winning_forms(code, hidden, bits))


def winning_shapes(tile: int, hidden: Counts) -> tuple[str, ...]:
    """What a regular hand would wait with: `hidden` counts the tile itself."""
    return tuple(format_tiles(list(shape)) for shape in _shapes(tile, hidden))


def no_shape(tile: int, unseen: Counts) -> bool:
    """Nobody can hold a pair, a single tile or two of a chow that this tile would complete: no regular hand wins on it.
    `unseen` does not count the tile itself.

    >>> unseen = [4] * 34
    >>> unseen[6], unseen[8] = 0, 0  # four 7s and, with the one to be thrown, four 9s are seen
    >>> no_shape(8, unseen), no_shape(7, unseen)
    (True, False)
    """
    hidden = [*unseen]
    hidden[tile] += 1
    return next(_shapes(tile, hidden), None) is None


def _shapes(tile: int, hidden: Counts) -> Iterator[tuple[int, ...]]:
    if hidden[tile] >= 2:
        yield (tile,)
    if hidden[tile] >= 3:
        yield tile, tile
    for low, high in runs_of(tile):
        if hidden[low] and hidden[high]:
            yield low, high


def runs_of(tile: int) -> list[tuple[int, int]]:
    """The two tiles that make a chow with this one.

    >>> runs_of(0), runs_of(10), runs_of(27)
    ([(1, 2)], [(9, 11), (11, 12)], [])
    """
    if tile >= HONOURS[0]:
        return []
    pairs = ((tile - 2, tile - 1), (tile - 1, tile + 1), (tile + 1, tile + 2))
    return [(low, high) for low, high in pairs if low >= 0 and low // 9 == high // 9 == tile // 9]


def winning_forms(tile: int, hidden: Counts, bits: int) -> tuple[Form, ...]:
    """The special forms among these that can be completed by the tile."""
    any_split = bool(bits & KNITTED_ANY)
    found = []
    for form, wins in _WINS.items():
        if bits & BITS[form] and wins(tile, hidden, any_split):
            found.append(form)
    return tuple(found)


# --- each form by itself ---------------------------------------------------------------------------------------------


def _pairs(tile: int, hidden: Counts, any_split: bool) -> bool:
    """Four of a kind may be two pairs somewhere: counted so, nothing is called safe that is not."""
    return hidden[tile] >= 2 and sum(held // 2 for held in hidden) >= 7


def _orphans(tile: int, hidden: Counts, any_split: bool) -> bool:
    held = [hidden[kind] for kind in ORPHANS]
    return tile in ORPHANS and min(held) >= 1 and max(held) >= 2


def _orphan_pairs(tile: int, hidden: Counts, any_split: bool) -> bool:
    return tile in ORPHANS and hidden[tile] >= 2 and sum(hidden[kind] >= 2 for kind in ORPHANS) >= 7


def _knitted(tile: int, hidden: Counts, any_split: bool) -> bool:
    """The tile is in the straight: in the set or the pair it is as in a regular hand, which is asked by itself."""
    return any(
        tile in straight
        and all(hidden[one] for one in straight)
        and any(held - (other in straight) >= 2 for other, held in enumerate(hidden))
        for straight in _straights(any_split)
    )


def _honours_knitted(tile: int, hidden: Counts, any_split: bool) -> bool:
    return any(
        tile in (*HONOURS, *straight) and sum(hidden[one] > 0 for one in (*HONOURS, *straight)) >= 14
        for straight in _straights(any_split)
    )


@cache
def _straights(any_split: bool) -> tuple[tuple[int, ...], ...]:
    return tuple(_any_straights() if any_split else _usual_straights())


def _usual_straights() -> Iterator[tuple[int, ...]]:
    for order in permutations(THREE_RANKS):
        yield tuple(9 * suit + rank for suit, ranks in enumerate(order) for rank in ranks)


def _any_straights() -> Iterator[tuple[int, ...]]:
    """Any split of 1 to 9 into three ranks a suit, but not into three chows (D-64)."""
    for first in combinations(range(9), 3):
        rest = [rank for rank in range(9) if rank not in first]
        for second in combinations(rest, 3):
            third = tuple(rank for rank in rest if rank not in second)
            if not all(ranks[2] - ranks[0] == 2 for ranks in (first, second, third)):
                yield tuple(9 * suit + rank for suit, ranks in enumerate((first, second, third)) for rank in ranks)


def _snake(tile: int, hidden: Counts, any_split: bool) -> bool:
    return any(
        tile in held and all(hidden[one] for one in held) and hidden[held[0]] >= 2
        for held in ((*range(9 * suit, 9 * suit + 9), *HONOURS[:4]) for suit in range(3))
    )


def _gates(tile: int, hidden: Counts, any_split: bool) -> bool:
    suit = hidden[tile // 9 * 9 : tile // 9 * 9 + 9]
    if tile >= HONOURS[0] or min(suit) < 1 or suit[0] < 3 or suit[8] < 3:
        return False
    return max(suit[1:8]) >= 2


def _triples(tile: int, hidden: Counts, any_split: bool) -> bool:
    """Four times a rank in three suits, and a rank in two."""
    if tile >= HONOURS[0]:
        return False
    together = [min(hidden[rank], hidden[9 + rank], hidden[18 + rank]) for rank in range(9)]
    if sum(together) < 4:
        return False
    partners = [other for other in (tile % 9, tile % 9 + 9, tile % 9 + 18) if other != tile and hidden[other]]
    return together[tile % 9] > 0 or bool(partners)


def _couples(tile: int, hidden: Counts, any_split: bool) -> bool:
    """Seven times a rank in the same two suits."""
    if tile >= HONOURS[0]:
        return False
    return any(
        hidden[9 * other + tile % 9]
        and sum(min(hidden[9 * other + rank], hidden[tile // 9 * 9 + rank]) for rank in range(9)) >= 7
        for other in range(3)
        if other != tile // 9
    )


_WINS: dict[Form, Callable[[int, Counts, bool], bool]] = {
    Form.PAIRS: _pairs,
    Form.ORPHANS: _orphans,
    Form.KNITTED: _knitted,
    Form.HONOURS_KNITTED: _honours_knitted,
    Form.SNAKE: _snake,
    Form.GATES: _gates,
    Form.TRIPLES: _triples,
    Form.COUPLES: _couples,
    Form.ORPHAN_PAIRS: _orphan_pairs,
}
