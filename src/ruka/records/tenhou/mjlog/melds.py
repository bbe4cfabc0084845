"""Sets as Tenhou's XML packs them into one number, and the numbers of its 136 tiles.

>>> tile_of(16), tile_of(17), tile_of(135)
('0m', '5m', '7z')
>>> meld = unpack(50697)
>>> meld.type, [tile_of(id) for id in meld.ids], meld.called, pack(meld)
('pung', ['7z', '7z', '7z'], 133, 50697)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from ruka.tiles import KINDS, TILES

REDS = {16: "0m", 52: "0p", 88: "0s"}
TILES_136 = 136
_CHOW, _PUNG, _ADDED, _NUKI = 4, 8, 16, 32  # bits that tell the type


def tile_of(id: int) -> str:
    return REDS.get(id) or TILES[id // 4]


@cache
def ids_of(tile: str) -> tuple[int, ...]:
    """Every number of this tile."""
    first = 4 * KINDS.index(tile.replace("0", "5"))
    return tuple(id for id in range(first, first + 4) if tile_of(id) == tile)


@dataclass(frozen=True)
class Meld:
    """`ids` are all tiles of the set; `called` is the one that was claimed, or added to a pung."""

    type: str
    ids: Sequence[int]
    called: int | None = None
    source: int = 0  # seats on from the owner's, of four

    @property
    def own(self) -> list[int]:
        return [id for id in self.ids if id != self.called]


def unpack(number: int) -> Meld:
    source = number & 3
    if number & _CHOW:
        low, place = divmod(number >> 10, 3)
        first = 4 * (low // 7 * 9 + low % 7)
        ids = [first + 4 * step + (number >> (3 + 2 * step) & 3) for step in range(3)]
        return Meld("chow", ids, ids[place], source)
    if number & (_PUNG | _ADDED):
        kind, place = divmod(number >> 9, 3)
        fourth = 4 * kind + (number >> 5 & 3)
        ids = [id for id in range(4 * kind, 4 * kind + 4) if id != fourth]
        if number & _PUNG:
            return Meld("pung", ids, ids[place], source)
        return Meld("added_kong", [fourth, ids[place], *(id for id in ids if id != ids[place])], fourth, source)
    if number & _NUKI:
        return Meld("nuki", [number >> 8])
    id = number >> 8
    ids = list(range(id // 4 * 4, id // 4 * 4 + 4))
    return Meld("kong", ids, id, source) if source else Meld("concealed_kong", ids)


def pack(meld: Meld) -> int:
    match meld.type:
        case "chow":
            ids = sorted(meld.ids)
            suit, rank = divmod(ids[0] // 4, 9)
            offsets = sum((id % 4) << (3 + 2 * step) for step, id in enumerate(ids))
            return ((suit * 7 + rank) * 3 + ids.index(_called(meld))) << 10 | offsets | _CHOW | meld.source
        case "pung":
            ids = sorted(meld.ids)
            fourth = 6 - sum(id % 4 for id in ids)
            return (ids[0] // 4 * 3 + ids.index(_called(meld))) << 9 | fourth << 5 | _PUNG | meld.source
        case "added_kong":
            added, claimed, *others = meld.ids
            place = sorted([claimed, *others]).index(claimed)
            return (added // 4 * 3 + place) << 9 | (added % 4) << 5 | _ADDED | meld.source
        case "nuki":
            return meld.ids[0] << 8 | _NUKI
        case "kong":
            return _called(meld) << 8 | meld.source
    return min(meld.ids) << 8


def _called(meld: Meld) -> int:
    assert meld.called is not None  # claimed sets only
    return meld.called
