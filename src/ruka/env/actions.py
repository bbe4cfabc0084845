"""The action space of version 1: a name for every number (native/include/ruka/simulation/observe.hpp)."""

from __future__ import annotations

from collections.abc import Iterator

from ruka.tiles import KINDS, TILES

PLAYED = TILES[:37]  # 34 kinds and the red fives


def _names() -> Iterator[str]:
    yield "pass"
    for type in ("discard", "riichi"):
        yield from (f"{type} {tile}" for tile in PLAYED)
        yield from (f"{type} drawn {tile}" for tile in PLAYED)
    yield from ("tsumo", "ron")
    for place in ("lowest", "middle", "highest"):  # of the claimed tile
        yield from (f"chow {place}", f"chow {place} red")
    yield from ("pung", "pung red", "pung reds", "kong")
    yield from (f"{type} {tile}" for type in ("concealed_kong", "added_kong") for tile in KINDS)
    yield from ("nuki", "nine_orphans", "show", "hide")


ACTIONS = tuple(_names())
