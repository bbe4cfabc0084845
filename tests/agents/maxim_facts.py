"""A view read once more, in plain loops over tiles by name, to check what maxims claim."""

from __future__ import annotations

from functools import cache, cached_property

import ruka
from ruka import Action, RukaError, View
from ruka.agents.reading import Guess, read_seat
from ruka.engine.flow import at_table
from ruka.rules import RuleSet
from ruka.tiles import KINDS
from tests.agents.positions import tiles as tiles_of

NEVER = 99
DRAGONS, WINDS = ("5z", "6z", "7z"), ("1z", "2z", "3z", "4z")
CHEAP = [kind for kind in KINDS if kind[1] != "z" and kind[0] not in "19"]


def plain(tile: str) -> str:
    return tile.replace("0", "5")


class Facts:
    """A view, read once more."""

    def __init__(self, view: View, rules: RuleSet) -> None:
        assert view.seat is not None
        self.view, self.rules = view, rules
        settled = at_table(rules).resolved
        self.forms, self.box = settled.forms, settled.tiles
        self.own = view.seats[view.seat]
        self.hand = [plain(tile) for tile in self.own.tiles if tile[1] != "f"]
        self.turn = len(self.own.discards) + 1
        self.next = {seat: view.order[(at + 1) % len(view.order)] for at, seat in enumerate(view.order)}
        self.right = self.next[view.seat]
        self.left = next(seat for seat, following in self.next.items() if following == view.seat)

    @cached_property
    def visible(self) -> list[str]:
        """All that lies on the table; one's own hand is not among it."""
        seen = [*self.view.indicators, *(4 * [f"{'ESWN'.index(self.view.missing) + 1}z"] if self.view.missing else [])]
        for one in self.view.seats:
            seen += ["4z"] * one.norths + [each.tile for each in one.discards if not each.claimed]
            seen += [tile for each in one.sets if one is not self.own for tile in each.tiles]
        return [plain(tile) for tile in seen if tile[1] != "f"]

    def unseen(self, kind: str) -> int:
        own_sets = sum(plain(tile) == kind for one in self.own.sets for tile in one.tiles)
        there = 4 if kind in self.box else 0
        return there - self.hand.count(kind) - self.visible.count(kind) - own_sets

    def notation(self, hand: list[str], sets: str | None = None) -> str:
        laid = "".join(
            f"<{''.join(map(plain, one.tiles))}>"
            if one.type == "concealed_kong"
            else f"[{''.join(map(plain, one.tiles))}]"
            for one in self.own.sets
        )
        return "".join(hand) + laid + (sets or "")

    @cache  # noqa: B019 (as many as there are positions)
    def shanten(self, notation: str) -> int:
        try:
            return ruka.shanten(notation, self.forms, self.box)
        except RukaError:
            return NEVER

    @cached_property
    def after(self) -> dict[str, tuple[int, dict[str, int]]]:
        """What each discard leaves: how far, and the unseen tiles that bring it nearer, one kind after the other."""
        found: dict[str, tuple[int, dict[str, int]]] = {}
        for thrown in {*self.hand} if len(self.hand) % 3 == 2 else ():
            rest = [*self.hand]
            rest.remove(thrown)
            far = self.shanten(self.notation(rest))
            useful = {
                kind: max(0, self.unseen(kind))
                for kind in KINDS
                if self._in_play(kind)
                and rest.count(kind) < 4
                and self._fifth(rest, kind)
                and self.shanten(self.notation([*rest, kind])) < far
            }
            found[thrown] = far, useful
        return found

    def _in_play(self, kind: str) -> bool:
        return kind in self.box and not (self.view.missing and kind == f"{'ESWN'.index(self.view.missing) + 1}z")

    def _fifth(self, rest: list[str], kind: str) -> bool:
        laid = sum(plain(tile) == kind for one in self.own.sets for tile in one.tiles)
        return rest.count(kind) + laid < 4

    @cached_property
    def nearest(self) -> int:
        return min((far for far, _ in self.after.values()), default=self.shanten(self.notation(self.hand)))

    def total(self, thrown: str) -> int:
        return sum(self.after[thrown][1].values())

    @cached_property
    def ready(self) -> dict[str, int]:
        """Discards that leave a ready hand, and the tiles that finish it."""
        return {thrown: self.total(thrown) for thrown, (far, _) in self.after.items() if far == 0}

    def wind(self, seat: int) -> str:
        return f"{self.view.wind_of(seat) + 1}z"

    @property
    def lucky(self) -> set[str]:
        assert self.view.seat is not None
        return {*DRAGONS, self.wind(self.view.seat), f"{self.view.round % 4 + 1}z"}

    def safe(self, tile: str) -> bool:
        """By the question that everybody can ask, which has tests of its own."""
        rest = [*self.hand]
        rest.remove(tile)
        own_sets = [plain(each) for one in self.own.sets for each in one.tiles]
        return ruka.danger(tile, "".join([*self.visible, *rest, *own_sets]), self.forms, self.box).safe

    def lone(self, tile: str) -> bool:
        near = [f"{int(tile[0]) + step}{tile[1]}" for step in (-2, -1, 1, 2)] if tile[1] != "z" else []
        return self.hand.count(tile) == 1 and not any(one in self.hand for one in near)

    def thrown_by(self, seat: int) -> list[str]:
        return [plain(one.tile) for one in self.view.seats[seat].discards]

    def guess(self, seat: int) -> Guess:
        return read_seat(self.view, seat, self.rules)

    def claimed(self, action: Action) -> tuple[list[str], list[str]]:
        """One's own tiles of the set, and what is left of the hand."""
        own = [plain(tile) for tile in tiles_of(action.tiles)] if action.tiles else [plain(action.tile)] * 3
        rest = [*self.hand]
        for tile in own:
            rest.remove(tile)
        return own, rest

    @property
    def offered(self) -> str:
        assert self.view.discarder is not None
        return self.thrown_by(self.view.discarder)[-1]

    def far_after(self, action: Action) -> int:
        own, rest = self.claimed(action)
        sets = f"[{''.join([*own, self.offered])}]"
        if action.type == "kong":
            return self.shanten(self.notation(rest, sets))
        found = []
        for tile in {*rest}:
            less = [*rest]
            less.remove(tile)
            found.append(self.shanten(self.notation(less, sets)))
        return min(found)


def dear(tile: str) -> bool:
    return tile not in CHEAP


def neighbours(one: str, other: str) -> bool:
    return one[1] == other[1] != "z" and abs(int(one[0]) - int(other[0])) == 1
