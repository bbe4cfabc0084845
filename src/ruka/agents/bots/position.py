"""What a seat knows, in numbers: its view read once for a decision."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ruka._core import CHOW, KONG, PUNG, Meld
from ruka.rules.ruleset import WINDS, RuleSet
from ruka.schema import ShownSet, View
from ruka.tiles import CODES, KINDS, kind

EAST, NORTH = CODES["1z"], CODES["4z"]
KIND_OF = {tile: CODES[kind(tile)] for tile in CODES if tile[1] != "f"}
_SETS = {"chow": CHOW, "pung": PUNG}


@dataclass(frozen=True, slots=True)
class Thrown:
    """A discard at its place in the hand."""

    seat: int
    kind: int
    drawn: bool
    riichi: bool


class Position:
    """A view in numbers. Kinds are 0..33, lists have a place for each."""

    def __init__(self, view: View, rules: RuleSet) -> None:
        assert view.seat is not None
        self.view = view
        self.rules = rules
        self.seat = view.seat
        self.own = view.seats[view.seat]
        self.tiles = [tile for tile in self.own.tiles if tile in KIND_OF]
        self.counts = [0] * len(KINDS)
        for tile in self.tiles:
            self.counts[KIND_OF[tile]] += 1
        self.melds = [_meld(one) for one in self.own.sets]
        self.open_sets = sum(one.type != "concealed_kong" for one in self.own.sets)
        self.concealed = self.open_sets == 0
        self.wind = view.wind_of(view.seat)
        self.thrown = list(_in_order(view))
        self.turns_left = view.tiles_left / len(view.order)
        self.dora = [0] * len(KINDS)
        for indicator in view.indicators:
            self.dora[rules.tiles.dora_of(KIND_OF[indicator])] += 1
        self.unseen = self._unseen()

    @property
    def offered(self) -> str:
        """The tile that may be claimed."""
        return self.view.seats[self.view.turn].discards[-1].tile

    def bonus(self, tile: str) -> int:
        """Fan that a tile brings by itself."""
        return self.dora[KIND_OF[tile]] + (tile[0] == "0")

    def shown_bonus(self, seat: int) -> int:
        """Fan in front of a seat."""
        one = self.view.seats[seat]
        return sum(self.bonus(tile) for each in one.sets for tile in each.tiles) + one.norths * (1 + self.dora[NORTH])

    def _unseen(self) -> list[int]:
        tiles = self.rules.tiles
        left = [tiles.copies * (tiles.kinds >> number & 1) for number in range(len(KINDS))]
        if self.view.missing:
            left[EAST + WINDS.index(self.view.missing)] = 0
        seen = [*self.tiles, *self.view.indicators]
        for one in self.view.seats:
            seen += [tile for each in one.sets for tile in each.tiles]
            seen += [each.tile for each in one.discards if not each.claimed]
            left[NORTH] -= one.norths
        for tile in seen:
            if tile in KIND_OF:
                left[KIND_OF[tile]] -= 1
        return left


def _meld(one: ShownSet) -> Meld:
    kinds = [KIND_OF[tile] for tile in one.tiles]
    reds = sum(tile[0] == "0" for tile in one.tiles)
    return Meld(_SETS.get(one.type, KONG), min(kinds), one.type == "concealed_kong", reds)


def _in_order(view: View) -> Iterator[Thrown]:
    """All discards as they fell: the next seat is in turn, or the one that claimed."""
    seat, places = view.dealer, [0] * len(view.seats)
    claims = [(one.source, one.tile, owner) for owner, each in enumerate(view.seats) for one in each.sets if one.tile]
    while places[seat] < len(view.seats[seat].discards):
        one = view.seats[seat].discards[places[seat]]
        places[seat] += 1
        if one.tile in KIND_OF:
            yield Thrown(seat, KIND_OF[one.tile], one.drawn, one.riichi)
        following = view.order[(view.order.index(seat) + 1) % len(view.order)]
        if one.claimed:
            claim = next((claim for claim in claims if claim[:2] == (seat, one.tile)), None)
            if claim:
                claims.remove(claim)
                following = claim[2]
        seat = following
