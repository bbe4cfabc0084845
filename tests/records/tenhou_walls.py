"""The wall that a recorded hand was played from.

Where nobody saw a seat's tiles, it gets those that it is later seen to throw or lay out, and any others beside them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ruka.rules import RuleSet

Record = dict[str, Any]
KONGS = ("ankan", "kakan", "daiminkan", "kita")  # after these the next tile is a replacement
REDS = {16: 34, 52: 35, 88: 36}


def code_of(id: int) -> int:
    return REDS.get(id, id // 4)


def own_tiles(meld: Record) -> list[int]:
    """What the seat laid out of its hand."""
    if meld["type"] == "kakan":
        return [meld["added"]]
    return [id for id in meld["ids"] if id != meld["called"]]


def recorded_wall(hand: Record, rules: RuleSet) -> list[int]:
    return _Wall(hand, rules.resolved).codes()


class _Wall:
    def __init__(self, hand: Record, rules: RuleSet) -> None:
        self.hand, self.rules = hand, rules
        self.size = sum(rules.tiles.box)
        self.tiles: dict[int, int] = {}  # place in the wall: id
        self.front, self.back = 0, self.size - 1  # the next tile, the next replacement
        self.held: list[list[int]] = [[] for _ in range(rules.players)]  # places of tiles not yet seen
        self.drawn: int | None = None  # such a place, of the seat in turn

    def codes(self) -> list[int]:
        self._deal()
        self._play()
        self._indicators()
        used = set(self.tiles.values())
        left = iter(id for id in range(136) if id not in used and self.rules.tiles.kinds >> id // 4 & 1)
        return [code_of(self.tiles[place] if place in self.tiles else next(left)) for place in range(self.size)]

    def _deal(self) -> None:
        players = self.rules.players
        haipai = [iter(tiles) for tiles in self.hand["haipai"]]
        for share in (4, 4, 4, 1):
            for turn in range(players):
                seat = (self.hand["dealer"] + turn) % players
                for _ in range(share):
                    self._put(seat, self._next(), next(haipai[seat], None))

    def _play(self) -> None:
        replacement = False
        for event in self.hand["events"]:
            match event:
                case ["draw", seat, id, *_]:
                    self.drawn = None
                    place = self._next(replacement)
                    self._put(seat, place, id, drawn=True)
                    replacement = False
                case ["discard", seat, id, {"tsumogiri": True}, *_] if self.drawn is not None:
                    self.tiles[self.drawn] = id
                    self.drawn = None
                case ["discard", seat, id, *_]:
                    self._seen(seat, [id])
                case ["meld", seat, meld]:
                    self._seen(seat, own_tiles(meld))
                    replacement = meld["type"] in KONGS

    def _next(self, replacement: bool = False) -> int:
        if replacement:
            self.back -= 1
            return self.back + 1
        self.front += 1
        return self.front - 1

    def _put(self, seat: int, place: int, id: int | None, drawn: bool = False) -> None:
        if id is not None:
            self.tiles[place] = id
        elif drawn:
            self.drawn = place
        else:
            self.held[seat].append(place)

    def _seen(self, seat: int, ids: list[int]) -> None:
        """A hidden seat had these tiles: any that it held, the drawn one last."""
        if self.drawn is not None:
            self.held[seat].append(self.drawn)
            self.drawn = None
        if self.held[seat]:
            self.tiles |= {self.held[seat].pop(0): id for id in ids}

    def _indicators(self) -> None:
        first = self.size - self.rules.table_flow.replacement_tiles - 1
        turned = [self.hand["dora"], *(event[-1] for event in self.hand["events"] if event[0] == "dora")]
        for below, lying in enumerate((turned, self._ura())):
            self.tiles |= {first - 2 * number - below: id for number, id in enumerate(lying)}

    def _ura(self) -> Iterator[int]:
        for what, end in self.hand["end"]:
            if what == "AGARI" and "doraHaiUra" in end:
                yield from map(int, end["doraHaiUra"].split(","))
                return
