"""What a hand is, by brute force: said as plainly as possible, however slow.

Nothing here knows the native core, its tables or its tricks. Tiles are kinds 0..33 in a list, sets on the table are
left out: a hand of 11 tiles is one with a set on the table, and needs three more sets and a pair.

>>> from ruka.testing.reference import hands
>>> hands.shanten([0, 1, 2, 9, 10, 11, 18, 19, 20, 27, 27, 27, 33])
0
>>> hands.waits([0, 1, 2, 9, 10, 11, 18, 19, 20, 27, 27, 27, 33])
[33]
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, permutations
from typing import NamedTuple

KINDS = range(34)
HONOURS = range(27, 34)
ORPHANS = (0, 8, 9, 17, 18, 26, *HONOURS)
FULL_STOCK = (4,) * 34  # how many of each kind a hand may hold

RIICHI = ("regular", "pairs", "orphans")
MCR = ("regular", "pairs", "pairs_repeat", "orphans", "knitted", "honours_knitted")

Set = tuple[str, int]  # ("chow" | "pung", its lowest kind)
THIRDS = {(0, 1, 2), (3, 4, 5), (6, 7, 8)}
NEVER = 99  # tiles missing for a hand that cannot be


class Reading(NamedTuple):
    """One way to see a complete hand, with one thing that the winning tile completed."""

    form: str
    sets: tuple[Set, ...]
    pairs: tuple[int, ...]
    singles: tuple[int, ...]
    role: str = "no_role"
    completed: Set | None = None


def is_chow_start(kind: int) -> bool:
    return kind < 27 and kind % 9 < 7


def without(tiles: Sequence[int], taken: Sequence[int]) -> list[int] | None:
    """The tiles that stay when `taken` are taken out, or None if one of them is not there."""
    rest = list(tiles)
    for tile in taken:
        if tile not in rest:
            return None
        rest.remove(tile)
    return rest


# Readings


def readings(tiles: Sequence[int], winning: int | None = None, forms: Sequence[str] = RIICHI) -> set[Reading]:
    """Every reading of a complete hand with every role of the winning tile; empty when the hand is not complete."""
    return {seen for shape in _shapes(sorted(tiles), forms) for seen in _roles(shape, winning)}


def complete(tiles: Sequence[int], forms: Sequence[str] = RIICHI) -> bool:
    return next(_shapes(sorted(tiles), forms), None) is not None


def waits(tiles: Sequence[int], forms: Sequence[str] = RIICHI, stock: Sequence[int] = FULL_STOCK) -> list[int]:
    """The kinds that complete a hand and of which one more can be had."""
    return [kind for kind in KINDS if tiles.count(kind) < stock[kind] and complete([*tiles, kind], forms)]


def _shapes(tiles: list[int], forms: Sequence[str]) -> Iterator[Reading]:
    if "regular" in forms:
        for sets, pair in _sets_and_pair(tiles):
            yield Reading("regular", sets, (pair,), ())
    if len(tiles) == 14 and "pairs" in forms:
        yield from _seven_pairs(tiles, repeat="pairs_repeat" in forms)
    if len(tiles) == 14 and "orphans" in forms:
        for pair in ORPHANS:
            if tiles == sorted([*ORPHANS, pair]):
                yield Reading("orphans", (), (pair,), tuple(kind for kind in ORPHANS if kind != pair))
    for straight in splits("knitted_any" in forms):
        yield from _knitted(tiles, straight, forms)


def _knitted(tiles: list[int], straight: tuple[int, ...], forms: Sequence[str]) -> Iterator[Reading]:
    rest = without(tiles, straight)
    if "knitted" in forms and rest is not None:
        for sets, pair in _sets_and_pair(rest):
            yield Reading("knitted", sets, (pair,), straight)
    single = len(tiles) == len(set(tiles)) == 14
    if "honours_knitted" in forms and single and set(tiles) <= {*straight, *HONOURS}:
        yield Reading("honours_knitted", (), (), tuple(tiles))


def _sets_and_pair(tiles: list[int]) -> Iterator[tuple[tuple[Set, ...], int]]:
    for pair in sorted(set(tiles)):
        rest = without(tiles, [pair, pair])
        for sets in _only_sets(rest) if rest is not None else ():
            yield sets, pair


def _only_sets(tiles: list[int]) -> Iterator[tuple[Set, ...]]:
    """All ways to take the tiles apart into sets: the lowest tile is in a pung or begins a chow."""
    if not tiles:
        yield ()
        return
    low = tiles[0]
    after_pung = without(tiles, [low, low, low])
    after_chow = without(tiles, [low, low + 1, low + 2]) if is_chow_start(low) else None
    for first, rest in (("pung", after_pung), ("chow", after_chow)):
        if rest is not None:
            for others in _only_sets(rest):
                yield tuple(sorted(((first, low), *others)))


def _seven_pairs(tiles: list[int], repeat: bool) -> Iterator[Reading]:
    pairs = tiles[::2]
    if pairs == tiles[1::2] and (repeat or len(set(pairs)) == 7):
        yield Reading("pairs", (), tuple(pairs), ())


def _roles(shape: Reading, winning: int | None) -> Iterator[Reading]:
    if winning is None:
        yield shape
        return
    if winning in shape.pairs or winning in shape.singles:
        yield shape._replace(role="single")
    for kind_of_set, low in shape.sets:
        if kind_of_set == "pung" and winning == low:
            yield shape._replace(role="two_pairs", completed=("pung", low))
        if kind_of_set == "chow" and winning in (low, low + 1, low + 2):
            yield shape._replace(role=_chow_role(low, winning), completed=("chow", low))


def _chow_role(low: int, winning: int) -> str:
    if winning == low + 1:
        return "closed"
    if (low % 9 == 0 and winning == low + 2) or (low % 9 == 6 and winning == low):
        return "edge"
    return "two_sided"


@cache
def splits(any_way: bool) -> tuple[tuple[int, ...], ...]:
    """The knitted straights: 147, 258, 369 over the suits, or any way to share out 1-9, three a suit (D-64).

    Shared out into three chows it is an ordinary straight.
    """
    if not any_way:
        return tuple(_in_suits(suits) for suits in permutations(((0, 3, 6), (1, 4, 7), (2, 5, 8))))
    ranks = set(range(9))
    return tuple(
        _in_suits((first, second, tuple(sorted(ranks - {*first, *second}))))
        for first in combinations(range(9), 3)
        for second in combinations(sorted(ranks - set(first)), 3)
        if not {first, second} <= THIRDS
    )


def _in_suits(ranks: Sequence[Sequence[int]]) -> tuple[int, ...]:
    return tuple(9 * suit + rank for suit, chosen in enumerate(ranks) for rank in chosen)


# Shanten: the fewest tiles that a complete hand has and this one lacks, less one


def shanten(tiles: Sequence[int], forms: Sequence[str] = RIICHI, stock: Sequence[int] = FULL_STOCK) -> int:
    return min(shanten_by_form(tiles, forms, stock).values())


def shanten_by_form(
    tiles: Sequence[int], forms: Sequence[str] = RIICHI, stock: Sequence[int] = FULL_STOCK
) -> dict[str, int]:
    """Shanten for each form that the hand can still take: only a regular hand has more than one set on the table."""
    held = [tiles.count(kind) for kind in KINDS]
    sets = len(tiles) // 3
    knitted = splits("knitted_any" in forms)
    missing = {"regular": missing_for_sets(held, sets, stock)}
    if sets == 4:
        missing["pairs"] = missing_for_pairs(held, stock, repeat="pairs_repeat" in forms)
        missing["orphans"] = missing_for_orphans(held, stock)
        missing["honours_knitted"] = missing_for_honours_knitted(held, stock, knitted)
    if sets >= 3:
        missing["knitted"] = missing_for_knitted(held, sets, stock, knitted)
    return {form: number - 1 for form, number in missing.items() if form in forms}


def useful(tiles: Sequence[int], forms: Sequence[str] = RIICHI, stock: Sequence[int] = FULL_STOCK) -> list[int]:
    """The kinds that bring 13 tiles nearer to a complete hand and of which one more can be had."""
    now = shanten(tiles, forms, stock)
    return [kind for kind in KINDS if tiles.count(kind) < stock[kind] and shanten([*tiles, kind], forms, stock) < now]


def missing_for_sets(held: Sequence[int], sets: int, stock: Sequence[int] = FULL_STOCK) -> int:
    """Tiles missing for this many sets and a pair, which may be in any suit."""
    best = {(0, 0): 0}  # (sets, pairs) made so far: tiles missing for them
    for start in (0, 9, 18, 27):
        group = slice(start, start + 9)
        costs = _costs_in_group(tuple(held[group]), tuple(stock[group]))
        best = _together(best, costs, sets)
    return best.get((sets, 1), NEVER)


def _together(
    some: dict[tuple[int, int], int], more: dict[tuple[int, int], int], sets: int
) -> dict[tuple[int, int], int]:
    both: dict[tuple[int, int], int] = {}
    for (sets_a, pairs_a), missing_a in some.items():
        for (sets_b, pairs_b), missing_b in more.items():
            made = sets_a + sets_b, pairs_a + pairs_b
            if made[0] <= sets and made[1] <= 1:
                both[made] = min(both.get(made, NEVER), missing_a + missing_b)
    return both


@cache
def _costs_in_group(held: tuple[int, ...], stock: tuple[int, ...]) -> dict[tuple[int, int], int]:
    """For each (sets, pairs) that a suit can give, the tiles missing for the cheapest such hand.

    Goes through the ranks; at each it tries every number of chows begun, a pung, and the pair. Seven kinds are the
    honours, where no chow begins.
    """
    # (sets, pairs, chows begun at the rank before the last, at the last): tiles missing
    states = {(0, 0, 0, 0): 0}
    for rank, (have, limit) in enumerate(zip(held, stock, strict=True)):
        begin = range(5) if len(held) == 9 and rank < 7 else range(1)
        after: dict[tuple[int, int, int, int], int] = {}
        for (sets, pairs, older, newer), missing in states.items():
            for chows in begin:
                for pung in (0, 1):
                    for pair in (0, 1):
                        need = older + newer + chows + 3 * pung + 2 * pair
                        made = sets + chows + pung, pairs + pair, newer, chows
                        if need <= limit and made[0] <= 4 and made[1] <= 1:
                            cost = missing + max(0, need - have)
                            after[made] = min(after.get(made, NEVER), cost)
        states = after
    ends: dict[tuple[int, int], int] = {}
    for (sets, pairs, _, _), missing in states.items():
        ends[sets, pairs] = min(ends.get((sets, pairs), NEVER), missing)
    return ends


def missing_for_pairs(held: Sequence[int], stock: Sequence[int] = FULL_STOCK, repeat: bool = False) -> int:
    """Tiles missing for seven pairs. A second pair of a kind (`repeat`) never costs less than the first."""
    costs = [max(0, 2 - have) for have, limit in zip(held, stock, strict=True) if limit >= 2]
    if repeat:
        costs += [min(2, 4 - have) for have, limit in zip(held, stock, strict=True) if limit >= 4]
    return sum(sorted(costs)[:7]) if len(costs) >= 7 else NEVER


def missing_for_orphans(held: Sequence[int], stock: Sequence[int] = FULL_STOCK) -> int:
    if not all(stock[kind] for kind in ORPHANS):
        return NEVER
    absent = [kind for kind in ORPHANS if not held[kind]]
    paired = any(held[kind] >= 2 for kind in ORPHANS)
    return len(absent) if paired else len(absent) + 1


def missing_for_knitted(
    held: Sequence[int], sets: int, stock: Sequence[int], knitted: Sequence[tuple[int, ...]]
) -> int:
    """Nine knitted tiles are three of the sets; the rest is sought among the tiles that they leave."""
    best = NEVER
    for straight in sorted(knitted, key=lambda straight: sum(held[kind] == 0 for kind in straight)):
        missing = sum(held[kind] == 0 for kind in straight)
        if missing >= best:
            break
        if all(stock[kind] for kind in straight):
            rest = [max(0, have - (kind in straight)) for kind, have in enumerate(held)]
            left = [limit - (kind in straight) for kind, limit in enumerate(stock)]
            best = min(best, missing + missing_for_sets(rest, sets - 3, left))
    return best


def missing_for_honours_knitted(held: Sequence[int], stock: Sequence[int], knitted: Sequence[tuple[int, ...]]) -> int:
    best = NEVER
    for straight in knitted:
        playable = [kind for kind in (*straight, *HONOURS) if stock[kind]]
        if len(playable) >= 14:
            best = min(best, 14 - min(14, sum(held[kind] > 0 for kind in playable)))
    return best
