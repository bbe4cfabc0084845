"""How far a hand is from a win, for programs."""

from __future__ import annotations

from typing import Any

from ruka.hands import discards, shanten, shanten_by_form, useful
from ruka.hands.results import TilesLeft
from ruka.tiles import Hand, TileSet

Json = dict[str, Any]


def distance(hand: Hand, forms: str, tiles: TileSet, visible: str = "") -> Json:
    """Shanten and its forms; with 13 tiles what is useful, with 14 what each discard leaves."""
    answer: Json = {"shanten": shanten(hand, forms, tiles), "forms": shanten_by_form(hand, forms, tiles)}
    if hand.size % 3 == 1:
        return answer | _useful(useful(hand, forms, tiles, visible).tiles)
    after = discards(hand, forms, tiles, visible)
    return answer | {"discards": [{"tile": one.tile, "shanten": one.shanten} | _useful(one.useful) for one in after]}


def _useful(tiles: TilesLeft) -> Json:
    return {"useful": dict(tiles), "left": tiles.total}
