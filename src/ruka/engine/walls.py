"""Walls to order: specify which tiles go where; the rest is shuffled in.

>>> from ruka.rulesets import rule_set
>>> wall = build_wall(rule_set("ema-riichi"), hands={0: "19m19p19s123456z"}, draws="7z 1m", dora="4p")
>>> len(wall), wall[52:54], wall[-5]
(136, [33, 0], 12)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random

from ruka._core import parse_tiles, tile_name
from ruka.rules.ruleset import RuleSet

FIRST_FLOWER = 37
MOST_REPLACEMENTS = 12  # that can be laid where there is no indicator
MOST_INDICATORS = 5
Hands = Mapping[int, str] | Sequence[str]


def build_wall(
    rules: RuleSet,
    *,
    hands: Hands = (),
    draws: str = "",
    last: str = "",
    replacements: str = "",
    dora: str = "",
    ura: str = "",
    dealer: int = 0,
    seed: int = 0,
) -> list[int]:
    """A wall of tile codes as `Table.start` takes it.

    ``hands``: tiles that a seat is dealt, all or some; ``draws``: the tiles drawn one after another, the dealer's
    first among them; ``last``: the end of the wall, the very last tile at the end (each kong moves that end);
    ``replacements``, ``dora`` and ``ura``: in the order in which they are drawn and turned. Flowers that are not named
    lie where nobody draws them, as long as there is such a place.
    """
    wall = _Wall(rules.resolved)
    drawn = wall.deal(hands, dealer)
    wall.lay("draws", drawn, draws)
    wall.lay("last", drawn[:0:-1], last, backwards=True)
    wall.lay("replacements", range(wall.size - 1, wall.indicators, -1), replacements)
    for below, (what, tiles) in enumerate((("dora", dora), ("ura", ura))):
        wall.lay(what, range(wall.indicators - below, wall.indicators - 2 * MOST_INDICATORS, -2), tiles)
    wall.hide_flowers()
    return wall.filled(seed)


class _Wall:
    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        self.box = Counter({code: number for code, number in enumerate(rules.tiles.box) if number})
        self.size = self.box.total()
        self.end = self.size - rules.table_flow.dead_wall  # of the tiles that are drawn
        flow = rules.table_flow
        replacements = flow.replacement_tiles if flow.indicators else MOST_REPLACEMENTS
        self.indicators = self.size - replacements - 1  # the first of them
        self.places: dict[int, int] = {}

    def deal(self, hands: Hands, dealer: int) -> list[int]:
        """Some at a time and then one each; the places from which tiles are drawn afterwards."""
        players, people, place = self.rules.players, self.rules.people, 0
        places: list[list[int]] = [[] for _ in range(people)]
        flow = self.rules.table_flow
        for left in range(flow.hand_tiles, 0, -flow.deal_share):
            for turn in range(players):
                share = min(left, flow.deal_share)
                places[(dealer + turn) % people] += range(place, place + share)
                place += share
        drawn = list(range(place, self.end))
        if flow.dealer_takes_two:
            first = place - players + 1  # next to the dealer's last tile
            drawn.insert(0, first)
            for turn in range(1, players):
                places[(dealer + turn) % people][-1] = first + turn
            drawn.remove(first + players - 1)
        named = hands.items() if isinstance(hands, Mapping) else enumerate(hands)
        for seat, tiles in named:
            if not 0 <= seat < people:
                raise ValueError(f"there is no seat {seat}")
            self.lay(f"the hand of seat {seat}", places[seat], tiles)
        return drawn

    def hide_flowers(self) -> None:
        """At the near end of the dead wall."""
        free = (place for place in range(self.end, self.size) if place not in self.places)
        flowers = [code for code in self.box.elements() if code >= FIRST_FLOWER]
        for place, code in zip(free, flowers, strict=False):
            self.places[place] = code
            self.box[code] -= 1

    def lay(self, what: str, places: Sequence[int], tiles: str, backwards: bool = False) -> None:
        codes = parse_tiles(tiles)
        if len(codes) > len(places):
            raise ValueError(f"{what}: {len(codes)} tiles, and there is room for {len(places)}")
        for place, code in zip(places, reversed(codes) if backwards else codes, strict=False):
            if place in self.places:
                raise ValueError(f"{what}: another tile lies there already")
            if self.box[code] == 0:
                raise ValueError(f"{what}: no {tile_name(code)} is left")
            self.box[code] -= 1
            self.places[place] = code

    def filled(self, seed: int) -> list[int]:
        rest = list(self.box.elements())
        Random(seed).shuffle(rest)
        return [self.places[place] if place in self.places else rest.pop() for place in range(self.size)]
