"""One hand, wall or notation at a time, from a `random.Random`: for loops with a seed, and for the strategies.

>>> from random import Random
>>> from ruka.testing import hands
>>> hand = hands.complete(Random(7), "regular", melds=1)
>>> hand.size, len(hand.melds)
(14, 1)
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from random import Random

from ruka._core import CHOW, KONG, PUNG, Hand, Meld
from ruka.testing.reference import hands as reference
from ruka.tiles import TILES_136, TileSet

FLOWERS = tuple(range(37, 45))
RED_FIVES = {4: 34, 13: 35, 22: 36}  # the five: its red one
FORMS = ("regular", "pairs", "orphans", "knitted", "honours_knitted")
TEMPLATES = ("snake", "gates", "triples", "couples", "orphan_pairs")

ALL_KINDS = TILES_136.kinds


def wall(rng: Random, tile_set: TileSet = TILES_136) -> list[int]:
    """A shuffled wall of codes."""
    tiles = wall_tiles(tile_set)
    rng.shuffle(tiles)
    return tiles


def wall_tiles(tile_set: TileSet) -> list[int]:
    """The codes of all tiles in the box, in order."""
    tiles = [kind for kind in _kinds(tile_set.kinds) for _ in range(tile_set.copies)]
    for (five, red), number in zip(RED_FIVES.items(), tile_set.red_fives, strict=True):
        for _ in range(number if five in tiles else 0):
            tiles[tiles.index(five)] = red
    return tiles + list(FLOWERS[: tile_set.flowers])


def _kinds(mask: int) -> list[int]:
    return [kind for kind in range(34) if mask >> kind & 1]


def dealt(rng: Random, size: int = 13, melds: int = 0, kinds: int = ALL_KINDS) -> Hand:
    """Random tiles, after this many random sets were laid on the table; a set counts as three of the size."""
    left = Counter(dict.fromkeys(_kinds(kinds), 4))
    table = [_laid(rng, left) for _ in range(melds)]
    tiles = rng.sample(sorted(left.elements()), size - 3 * melds)
    return Hand(_with_reds(rng, tiles), table)


def late(rng: Random, size: int = 13, turns: int = 12, kinds: int = ALL_KINDS) -> Hand:
    """What is left after this many turns of a player who always throws the tile with the fewest friends."""
    tiles = wall(rng, replace(TILES_136, kinds=kinds))
    held, coming = tiles[:size], tiles[size : size + turns]
    for drawn in coming:
        held.remove(min(held, key=lambda kind: _friends(held, kind)))
        held.append(drawn)
    return Hand(_with_reds(rng, held))


def complete(rng: Random, form: str = "regular", melds: int = 0, named: bool = True, kinds: int = ALL_KINDS) -> Hand:
    """A complete hand of the form; `named`: one of its tiles is the winning one."""
    while True:
        sets, rest = _shape(rng, form, _kinds(kinds))
        tiles = [*rest, *(tile for set_ in sets for tile in set_)]
        if max(Counter(tiles).values()) <= 4 and set(tiles) <= set(_kinds(kinds)):
            break
    table = [_as_meld(rng, set_, kong=tiles.count(set_[0]) == 3) for set_ in sets[:melds]]
    in_hand = [*rest, *(tile for set_ in sets[melds:] for tile in set_)]
    codes = _with_reds(rng, in_hand)
    return Hand(codes, table, winning=rng.choice(codes) if named else None)


def _shape(rng: Random, form: str, kinds: Sequence[int]) -> tuple[list[list[int]], list[int]]:
    """(sets, other tiles) of a random complete hand, perhaps with five of a kind."""
    if form == "regular":
        # tiles of one suit read in many ways, tiles of all suits rarely in two
        suit = rng.choice((None, rng.randrange(4)))
        kinds = [kind for kind in kinds if suit in (None, kind // 9)]
        return [_set(rng, kinds) for _ in range(4)], [rng.choice(kinds)] * 2
    if form == "pairs":
        return [], [kind for kind in rng.sample(kinds, 7) for _ in range(2)]
    if form == "orphans":
        return [], [*reference.ORPHANS, rng.choice(reference.ORPHANS)]
    if form in TEMPLATES:
        return [], _template(rng, form)
    knitted = rng.choice(reference.splits(False))
    if form == "knitted":
        return [_set(rng, kinds)], [*knitted, *[rng.choice(kinds)] * 2]
    return [], rng.sample((*knitted, *reference.HONOURS), 14)


def _template(rng: Random, form: str) -> list[int]:
    """Tiles of a special hand, perhaps with five of a kind."""
    first, second, third = rng.sample((0, 9, 18), 3)
    match form:
        case "snake":
            return [first, *range(first, first + 9), *range(27, 31)]
        case "gates":
            return [*[first] * 2, *range(first, first + 9), *[first + 8] * 2, first + rng.randrange(1, 8)]
        case "triples":
            ranks, pair = rng.choices(range(9), k=4), rng.randrange(9)
            return [*(suit + rank for rank in ranks for suit in (first, second, third)), first + pair, second + pair]
        case "couples":
            return [suit + rank for rank in rng.choices(range(9), k=7) for suit in (first, second)]
    return [kind for kind in rng.sample(reference.ORPHANS, 7) for _ in range(2)]


def _set(rng: Random, kinds: Sequence[int]) -> list[int]:
    low = rng.choice(kinds)
    if reference.is_chow_start(low) and rng.random() < 0.7:
        return [low, low + 1, low + 2]
    return [low] * 3


def _laid(rng: Random, left: Counter[int]) -> Meld:
    while True:
        tiles = _set(rng, sorted(left))
        if all(left[kind] >= number for kind, number in Counter(tiles).items()):
            meld = _as_meld(rng, tiles, kong=left[tiles[0]] == 4)
            left.subtract([tiles[0]] * 4 if meld.type == KONG else tiles)
            return meld


def _as_meld(rng: Random, tiles: Sequence[int], kong: bool) -> Meld:
    """The set laid on the table, its five now and then red; a pung may be a `kong` when the fourth is free."""
    reds = int(any(tile in RED_FIVES for tile in tiles) and rng.random() < 0.3)
    if tiles[0] != tiles[1]:
        return Meld(CHOW, tiles[0], reds=reds)
    if kong and rng.random() < 0.4:
        return Meld(KONG, tiles[0], concealed=rng.random() < 0.5, reds=reds)
    return Meld(PUNG, tiles[0], reds=reds)


def _with_reds(rng: Random, kinds: Sequence[int]) -> list[int]:
    """The tiles as codes: now and then one of a suit's fives is the red one."""
    codes = sorted(kinds)
    for five, red in RED_FIVES.items():
        if five in codes and rng.random() < 0.3:
            codes[codes.index(five)] = red
    return codes


def _friends(held: Sequence[int], kind: int) -> int:
    """How much the other tiles help this one: copies most, then neighbours, then gaps."""
    near = (tile for tile in held if tile // 9 == kind // 9 and (kind < 27 or tile == kind))
    return sum({0: 4, 1: 2, 2: 1}.get(abs(tile - kind), 0) for tile in near)
