"""Tile sets: what lies in the box."""

from dataclasses import dataclass, replace

from ruka.errors import RukaError, UnknownName, wrong_type
from ruka.schema.tiles import CODES, KINDS

ALL_KINDS = (1 << len(KINDS)) - 1

_FIVES = (4, 13, 22)  # kinds that red ones belong to
_DORA_RINGS = (range(9), range(9, 18), range(18, 27), range(27, 31), range(31, 34))


@dataclass(frozen=True, slots=True)
class TileSet:
    """Kinds in play (a mask), copies of each, red fives among the fives of each suit, flowers and seasons.

    >>> TILES_132.total, TILES_132.without("2m").total
    (132, 128)
    >>> "3m" in TILES_108, "3m" in TILES_136
    (False, True)
    """

    kinds: int = ALL_KINDS
    copies: int = 4
    red_fives: tuple[int, int, int] = (0, 0, 0)
    flowers: int = 0

    @property
    def total(self) -> int:
        return self.kinds.bit_count() * self.copies + self.flowers

    @property
    def box(self) -> list[int]:
        """How many tiles of each of the 45 codes lie in the box.

        >>> sum(TILES_136_RED.box), TILES_136_RED.box[4], TILES_136_RED.box[34]
        (136, 3, 1)
        """
        plain = [self.copies if self.kinds >> kind & 1 else 0 for kind in range(len(KINDS))]
        for five, red in zip(_FIVES, self.red_fives, strict=True):
            plain[five] -= red
        return [*plain, *self.red_fives, *(int(flower < self.flowers) for flower in range(8))]

    def __contains__(self, kind: object) -> bool:
        return isinstance(kind, str) and kind in KINDS and bool(self.kinds >> CODES[kind] & 1)

    def dora_of(self, indicator: int) -> int:
        """The kind that an indicator points to: the next one in play, round and round.

        >>> [KINDS[TILES_136.dora_of(CODES[tile])] for tile in ("9p", "4z", "7z")]
        ['1p', '1z', '5z']
        >>> KINDS[TILES_108.dora_of(CODES["1m"])]
        '9m'
        """
        if type(indicator) is not int:
            raise wrong_type("an indicator is a kind of tile, 0 to 33", indicator)
        if not 0 <= indicator < len(KINDS):
            raise RukaError("bad-tile-code", value=indicator)
        ring = next((ring for ring in self.dora_rings if indicator in ring), [indicator])
        return ring[(ring.index(indicator) + 1) % len(ring)]

    @property
    def dora_rings(self) -> list[list[int]]:
        """Kinds in play, each of which points to the next and the last to the first."""
        rings = ([kind for kind in ring if self.kinds >> kind & 1] for ring in _DORA_RINGS)
        return [ring for ring in rings if ring]

    def without(self, *kinds: str) -> "TileSet":
        """The same set with some kinds left in the box."""
        for kind in kinds:
            if not isinstance(kind, str):
                raise wrong_type("a kind is named in notation, such as 3z", kind)
            if kind not in KINDS:
                raise UnknownName("unknown-tile", name=kind, known=" ".join(KINDS))
        mask = sum({1 << CODES[kind] for kind in kinds})
        return replace(self, kinds=self.kinds & ~mask)


TILES_136 = TileSet()
TILES_144 = TileSet(flowers=8)
TILES_132 = TILES_136.without("3z")  # three players, Japanese classical: the first deal is without west
TILES_108 = TILES_136.without(*(f"{rank}m" for rank in range(2, 9)))  # three players, riichi
TILES_136_RED = replace(TILES_136, red_fives=(1, 1, 1))
TILES_108_RED = replace(TILES_108, red_fives=(0, 1, 1))
TILE_SETS = {tiles.total: tiles for tiles in (TILES_108, TILES_132, TILES_136, TILES_144)}


def tile_set(total: int) -> TileSet:
    """The tile set of 108, 132, 136 or 144 tiles.

    >>> tile_set(144).flowers
    8
    """
    if not isinstance(total, int):
        raise wrong_type("a tile set is named by its number of tiles", total)
    if total not in TILE_SETS:
        raise UnknownName("unknown-tile-set", name=str(total), known=", ".join(map(str, TILE_SETS)))
    return TILE_SETS[total]
