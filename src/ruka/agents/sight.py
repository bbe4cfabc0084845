"""A table as one seat sees it, for the core: what is hidden stays empty."""

from __future__ import annotations

from ruka import _core
from ruka.agents.discards import as_they_fell
from ruka.engine.flow import new_core
from ruka.rules.ruleset import RuleSet
from ruka.schema import Claim, Discard, Event, Hand, ShownSet, View
from ruka.schema.tiles import CODES, WINDS
from ruka.tiles import TILES

CHOW, PUNG, KONG, ADDED = range(4)
SETS = {"chow": CHOW, "pung": PUNG, "added_kong": ADDED}
FIRST_FLOWER = CODES["1f"]
KIND_OF = {tile: CODES["5" + tile[1] if tile[0] == "0" else tile] for tile in TILES if tile[1] != "f"}
Thrown = tuple[int, int, bool, bool, bool]  # seat, code, drawn, riichi, claimed


class Sight:
    """Takes views of one seat of one game; `core` is then the table as that seat sees it."""

    def __init__(self, rules: RuleSet) -> None:
        self.core = new_core(rules)
        self._thrown: list[Thrown] = []  # in this hand, as they were told

    def told(self, event: Event) -> None:
        """Views do not always tell in which order discards fell; who is told of them knows."""
        match event:
            case Hand():
                self._thrown = []
            case Discard():
                self._thrown.append((event.seat, CODES[event.tile], event.drawn, event.riichi, False))
            case Claim() if self._thrown:
                self._thrown[-1] = (*self._thrown[-1][:4], True)

    def see(self, view: View) -> _core.Table:
        """
        >>> from ruka.engine import Table
        >>> table = Table("tenhou", seed=7)
        >>> seen = Sight(table.rules).see(table.view(0))
        >>> seen.tiles(0) == table.core.tiles(0), seen.tiles(1)
        (True, [])
        """
        seat = view.seat
        assert seat is not None
        self.core.see(
            seat,
            [CODES[tile] for tile in view.seats[seat].tiles],
            [([*map(_set, one.sets)], int(one.riichi), one.norths, _flowers(one.flowers)) for one in view.seats],
            self._thrown if len(self._thrown) == sum(len(one.discards) for one in view.seats) else _thrown(view),
            [CODES[tile] for tile in view.indicators],
            view.order or [*range(view.dealer, len(view.seats)), *range(view.dealer)],
            _numbers(view),
            [one.points for one in view.seats],
            _offered(view, seat),
        )
        return self.core


def _numbers(view: View) -> list[int]:
    match = [view.round, view.dealer, view.honba, view.sticks]
    return [*match, view.tiles_left, _missing(view), view.turn, view.deal - 1]


def _missing(view: View) -> int:
    return WINDS.index(view.missing) if view.missing else 0


def _flowers(flowers: list[str]) -> int:
    return sum(1 << CODES[tile] - FIRST_FLOWER for tile in flowers)


def _set(one: ShownSet) -> tuple[int, bool, int, int]:
    kinds = [KIND_OF[tile] for tile in one.tiles]
    reds = sum(tile[0] == "0" for tile in one.tiles)
    return SETS.get(one.type, KONG), one.type == "concealed_kong", min(kinds), reds


def _offered(view: View, seat: int) -> int:
    """The discard that may be claimed; none in a turn of one's own."""
    if view.turn == seat or not view.seats[view.turn].discards:
        return -1
    return CODES[view.seats[view.turn].discards[-1].tile]


def _thrown(view: View) -> list[Thrown]:
    fallen = ((seat, one) for seat, _, one, _ in as_they_fell(view))
    return [(seat, CODES[one.tile], one.drawn, one.riichi, one.claimed) for seat, one in fallen]
