"""A hand in the groups in which it is drawn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ruka.tiles import TILES, parse

BACK = "back-1"


@dataclass(frozen=True)
class Tiles:
    """Tiles that lie together; `BACK` lies face down."""

    kind: str  # hand | winning | shown | concealed | flowers
    tiles: tuple[str, ...]


def groups(notation: str) -> Iterator[Tiles]:
    """The hand, its winning tile, its sets on the table, its flowers; a concealed kong has its outer tiles face down.

    >>> [group.tiles for group in groups("<1111z> 5m +5m 1f")]
    [('5m',), ('5m',), ('back-1', '1z', '1z', 'back-1'), ('1f',)]
    """
    hand = parse(notation)
    tiles = list(hand.tiles)
    if hand.winning is not None:
        tiles.remove(hand.winning)
    if tiles:
        yield Tiles("hand", _names(tiles))
    if hand.winning is not None:
        yield Tiles("winning", _names([hand.winning]))
    for meld in hand.melds:
        names = _names(meld.tiles)
        yield Tiles("concealed", (BACK, *names[1:-1], BACK)) if meld.concealed else Tiles("shown", names)
    if hand.flowers:
        yield Tiles("flowers", _names(hand.flowers))


def _names(codes: list[int] | tuple[int, ...]) -> tuple[str, ...]:
    return tuple(TILES[code] for code in codes)
