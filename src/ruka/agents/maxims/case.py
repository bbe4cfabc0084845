"""A position and what an action would make of it, as the conditions of maxims ask."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Literal, NamedTuple

from ruka import _core
from ruka._core import CHOW, KONG, PUNG, Hand, Meld, format_tiles
from ruka.agents.reading import Guess, read_seat
from ruka.engine.flow import at_table
from ruka.hands.elements import Potential, potential
from ruka.hands.safety import no_shape, winning_forms
from ruka.rules.expr import const
from ruka.rules.ruleset import RuleSet
from ruka.schema import Action, ShownSet, View
from ruka.schema.actions import THROWS
from ruka.schema.tiles import WINDS
from ruka.tiles import CODES, KINDS, kind

KIND_OF = {tile: CODES[kind(tile)] for tile in CODES if tile[1] != "f"}
EAST, HONOURS, DRAGONS = CODES["1z"], range(27, 34), range(31, 34)
CLAIMS = frozenset(("chow", "pung", "kong"))  # of another's discard
NEVER = 99
Games = Literal["classical", "riichi", "any"]
_SETS = {"chow": CHOW, "pung": PUNG}
TURNS_OF_PLAN = 10  # after that what was harmless may be dangerous (002, 1409)


def games_of(rules: RuleSet) -> frozenset[Games]:
    """Source 002 teaches its classical games, in which every complete hand wins; source 001 a game of riichi."""
    settled = rules.resolved
    if settled.table_flow.riichi:
        return frozenset(("any", "riichi"))
    return frozenset(("any", "classical") if settled.minimum is const(0) else ("any",))


class Left(NamedTuple):
    """A hand after a discard: how far it is, and the unseen tiles that bring it nearer or finish it, by kind."""

    far: int
    useful: dict[int, int]

    @property
    def total(self) -> int:
        return sum(self.useful.values())


class Case:
    """A view in numbers; kinds are 0 to 33. What costs much is counted when somebody asks."""

    def __init__(self, view: View, rules: RuleSet) -> None:
        assert view.seat is not None
        self.view = view
        self.rules = rules
        self.games = games_of(rules)
        self.settled = at_table(rules).resolved
        self.flow = self.settled.table_flow
        self.seat = view.seat
        self.own = view.seats[view.seat]
        self.tiles = [tile for tile in self.own.tiles if tile in KIND_OF]
        self.counts = counted(self.tiles)
        self.melds = [meld_of(one) for one in self.own.sets]
        self.laid = [one for one in self.own.sets if one.type != "concealed_kong"]
        self.turn = len(self.own.discards) + 1
        self._safe: dict[int, bool] = {}

    # --- the table ---

    @property
    def players(self) -> int:
        return len(self.view.order)

    def beside(self, steps: int) -> int:
        """The seat so many to the right; -1 is the left neighbour."""
        order = self.view.order
        return order[(order.index(self.seat) + steps) % len(order)]

    @property
    def right(self) -> int:
        return self.beside(1)

    @property
    def left(self) -> int:
        return self.beside(-1)

    @property
    def opposite(self) -> int | None:
        return self.beside(2) if self.players == 4 else None

    @property
    def others(self) -> list[int]:
        return [seat for seat in self.view.order if seat != self.seat]

    @cached_property
    def wind(self) -> int:
        return self.view.wind_of(self.seat)

    def wind_kind(self, seat: int) -> int:
        return EAST + self.view.wind_of(seat)

    @cached_property
    def lucky(self) -> frozenset[int]:
        """Dragons, one's own wind and that of the round."""
        return frozenset((*DRAGONS, EAST + self.wind, EAST + self.view.round % len(WINDS)))

    @cached_property
    def unseen(self) -> list[int]:
        """How many tiles of each kind may be in other hands or in the wall."""
        tiles = self.settled.tiles
        left = [tiles.copies * (tiles.kinds >> number & 1) for number in range(len(KINDS))]
        if self.view.missing:
            left[EAST + WINDS.index(self.view.missing)] = 0
        seen = [*self.tiles, *self.view.indicators]
        for one in self.view.seats:
            seen += [tile for each in one.sets for tile in each.tiles]
            seen += [each.tile for each in one.discards if not each.claimed]
            seen += ["4z"] * one.norths
        for tile in seen:
            if tile in KIND_OF:
                left[KIND_OF[tile]] -= 1
        return left

    @cached_property
    def guesses(self) -> dict[int, Guess]:
        return {seat: read_seat(self.view, seat, self.rules) for seat in self.others}

    def is_safe(self, thrown: int) -> bool:
        """No hand of these rules can win on the tile, which is one of one's own."""
        if thrown not in self._safe:
            hidden = [*self.unseen]
            hidden[thrown] += 1
            forms = winning_forms(thrown, hidden, self.settled.form_bits)
            self._safe[thrown] = no_shape(thrown, self.unseen) and not forms
        return self._safe[thrown]

    # --- the hand ---

    @cached_property
    def potential(self) -> Potential:
        return potential(Hand([KIND_OF[tile] for tile in self.tiles], self.melds), self.turn)

    @cached_property
    def far(self) -> int:
        """Shanten of the hand as it is, by the forms of the rules."""
        return self._shanten([KIND_OF[tile] for tile in self.tiles], self.melds)

    def _shanten(self, kinds: Sequence[int], melds: Sequence[Meld]) -> int:
        """NEVER where the sets on the table leave no form of a hand."""
        return min(
            _core.shanten_by_form(Hand(kinds, melds), self.settled.form_bits, self._in_play).values(), default=NEVER
        )

    @cached_property
    def _in_play(self) -> int:
        kinds = self.settled.tiles.kinds
        return kinds & ~(1 << EAST + WINDS.index(self.view.missing)) if self.view.missing else kinds

    @cached_property
    def left_by(self) -> dict[int, Left]:
        """What each discard would leave; nothing where it is not one's turn to throw."""
        if len(self.tiles) % 3 != 2:
            return {}
        return self.after_discards([KIND_OF[tile] for tile in self.tiles], self.melds)

    def after_discards(self, kinds: Sequence[int], melds: Sequence[Meld]) -> dict[int, Left]:
        """The useful kinds are those that the hand has room for, seen or not; counted are the unseen ones."""
        if self._shanten(kinds, melds) == NEVER:
            return {kind: Left(NEVER, {}) for kind in kinds}
        found = _core.discards(Hand(kinds, melds), self.settled.form_bits, self._in_play, [])
        return {
            KIND_OF[KINDS[code]]: Left(far, {one: max(0, self.unseen[one]) for one, _ in useful})
            for code, far, useful in found
        }

    @cached_property
    def nearest(self) -> int:
        """The shanten after the best discard."""
        return min((one.far for one in self.left_by.values()), default=self.far)

    @cached_property
    def needed(self) -> int:
        return self.nearest + 1

    def is_lone(self, number: int) -> bool:
        """One tile, and none of the hand near enough for a chow."""
        if self.counts[number] != 1:
            return False
        return not any(
            self.counts[number + step] for step in (-2, -1, 1, 2) if same_suit(number, number + step) and number < EAST
        )

    @cached_property
    def lone(self) -> list[int]:
        return [number for number in range(len(KINDS)) if self.is_lone(number)]

    # --- actions ---

    @staticmethod
    def thrown_kind(tile: str) -> int | None:
        return KIND_OF.get(tile)

    @staticmethod
    def thrown(action: Action | None) -> int | None:
        """The kind that the action throws."""
        return KIND_OF.get(action.tile) if action and action.type in THROWS else None

    @staticmethod
    def claims(action: Action | None) -> bool:
        return action is not None and action.type in CLAIMS

    @property
    def offered(self) -> int | None:
        """The kind that may be claimed."""
        if self.view.discarder is None or not self.view.seats[self.view.discarder].discards:
            return None
        return KIND_OF.get(self.view.seats[self.view.discarder].discards[-1].tile)

    def claimed_with(self, action: Action) -> list[int]:
        """One's own tiles that go into the set."""
        if action.type == "kong":
            return [KIND_OF[action.tile]] * 3
        return [KIND_OF[tile] for tile in tiles_in(action.tiles)]

    def far_after_claim(self, action: Action) -> int:
        """Shanten after the claim and its best discard."""
        assert self.offered is not None
        own = self.claimed_with(action)
        rest = [KIND_OF[tile] for tile in self.tiles]
        for one in own:
            rest.remove(one)
        low = min(*own, self.offered)
        melds = [*self.melds, Meld(_SETS.get(action.type, KONG), low, False, 0)]
        if action.type == "kong":
            return self._shanten(rest, melds)
        return min(one.far for one in self.after_discards(rest, melds).values())


def counted(tiles: Iterable[str]) -> list[int]:
    counts = [0] * len(KINDS)
    for tile in tiles:
        counts[KIND_OF[tile]] += 1
    return counts


def meld_of(one: ShownSet) -> Meld:
    kinds = [KIND_OF[tile] for tile in one.tiles]
    return Meld(_SETS.get(one.type, KONG), min(kinds), one.type == "concealed_kong", 0)


def tiles_in(notation: str) -> list[str]:
    return [_core.tile_name(code) for code in _core.parse_tiles(notation)]


def same_suit(one: int, other: int) -> bool:
    return 0 <= other < len(KINDS) and min(one // 9, 3) == min(other // 9, 3)


def is_dear(number: int) -> bool:
    """Terminals and honours (002)."""
    return number in HONOURS or number % 9 in (0, 8)


def written(kinds: Iterable[int]) -> str:
    return format_tiles(sorted(kinds))
