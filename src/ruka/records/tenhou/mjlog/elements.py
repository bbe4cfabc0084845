"""Elements of Tenhou's XML (mjlog), and the names in them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ruka.errors import RecordError
from ruka.records.tenhou.mjlog.melds import TILES_136, tile_of
from ruka.schema import Abort

NO_RED, NO_TANYAO, HANCHAN, THREE = 2, 4, 8, 16  # bits of <GO type>
ABORTS: Mapping[str, Abort] = {
    "yao9": "nine_orphans",
    "kaze4": "four_winds",
    "reach4": "four_riichi",
    "kan4": "four_kongs",
    "ron3": "three_winners",
}
DRAWS, DISCARDS = "TUVW", "DEFG"


@dataclass(frozen=True)
class Element:
    line: int
    name: str
    attributes: Mapping[str, str]
    red: bool = True  # are there red fives?

    def numbers(self, name: str, *, unit: int = 1) -> list[int]:
        try:
            said = self.attributes.get(name)
            return [round(unit * float(one)) for one in said.split(",")] if said else []
        except (ValueError, OverflowError):
            raise RecordError("bad-field", self.line, field=name) from None

    def number(self, name: str) -> int:
        numbers = self.numbers(name)
        if len(numbers) != 1:
            raise RecordError("bad-field", self.line, field=name)
        return numbers[0]

    def tiles(self, name: str) -> list[str]:
        return [self.tile(id) for id in self.numbers(name)]

    def tile(self, id: int) -> str:
        if not 0 <= id < TILES_136:
            raise RecordError("bad-action-tile", self.line, tile=str(id))
        return tile_of(id) if self.red else tile_of(id).replace("0", "5")
