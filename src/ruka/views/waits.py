"""What a hand waits on, from the view of its own seat alone: what is hidden from the seat cannot change it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from msgspec.structs import replace

from ruka import _core
from ruka.engine.flow import at_table
from ruka.engine.refusals import too_little
from ruka.errors import IllegalAction, RukaError
from ruka.rules.ruleset import RuleSet
from ruka.schema import Action, SeatView, View, Wait, Waits
from ruka.schema.actions import THROWS
from ruka.scoring import Circumstances, Score, compiled
from ruka.scoring.win import WINDS
from ruka.tiles import KINDS, kind

_NORTH = "4z"
_COPIES = 4
_NEVER = 99  # tiles to change


def waits(view: View, rules: RuleSet) -> Waits | None:
    """Of a hand that waits for a tile; none where it is not ready, or has just taken one.

    >>> from ruka.engine.view import empty_view
    >>> from ruka.rulesets import rule_set
    >>> view = empty_view(rule_set("tenhou"), seat=1)
    >>> view.seats[1].tiles, view.tiles_left = "1m 2m 3m 4p 5p 6p 7s 8s 9s 3z 3z 4s 5s".split(), 40
    >>> [(one.tile, one.left, one.points, one.wins) for one in waits(view, rule_set("tenhou")).waits]
    [('3s', 4, 1000, True), ('6s', 4, 1000, True)]
    """
    own = _own(view)
    if len(own.tiles) % 3 != 1:
        return None
    return _Held(view, at_table(rules), own).waits()


def tiles_to_ready(view: View, rules: RuleSet) -> int:
    """How many tiles the hand must change before it wants one, whatever else lies on the table."""
    return _Held(view, at_table(rules), _own(view)).to_ready


def waits_after_discards(view: View, rules: RuleSet, actions: Sequence[Action] | None = None) -> list[Waits]:
    """After each discard that leaves the hand ready, of those among the actions; by default all that the view knows."""
    own, settled = _own(view), at_table(rules)
    thrown = [one.tile for one in (view.legal_actions if actions is None else actions) if one.type in THROWS]
    if not thrown or not _Held(view, settled, own).ready:
        return []
    answers = []
    for tile in dict.fromkeys(thrown):
        rest = own.tiles.copy()
        rest.remove(tile)
        after = SeatView(own.points, rest, own.sets)
        if found := _Held(view, settled, after, discard=tile).waits():
            answers.append(found)
    return answers


def why_no_win(view: View, rules: RuleSet, tile: str) -> IllegalAction | None:
    """Why the hand does not win on this discard of another seat, the last one; none where it does."""
    held = _Held(view, at_table(rules), _own(view), offered=kind(tile))
    found = held.waits() if len(_own(view).tiles) % 3 == 1 else None
    wait = next((one for one in found.waits if one.tile == held.offered), None) if found else None
    if found is None or wait is None:
        return IllegalAction("not-complete", tile=tile)
    if not wait.wins:
        if wait.tile in held.thrown:
            return IllegalAction("furiten-discarded", tile=wait.tile)
        return too_little(rules, held.score(wait.tile, "ron"))
    if found.furiten == "discarded":
        waited = {one.tile for one in found.waits}
        thrown = next(one.tile for one in _own(view).discards if kind(one.tile) in waited)
        return IllegalAction("furiten-discarded", tile=thrown)
    return IllegalAction("furiten-passed") if found.furiten else None


@dataclass(frozen=True)
class _Held:
    """A hand that wants a tile, as its own seat sees it: as it is, or after a discard."""

    view: View
    rules: RuleSet
    own: SeatView
    discard: str = ""
    offered: str = ""  # lies among the discards, and may be won on

    def waits(self) -> Waits | None:
        if not self.ready:
            return None
        settled = self.rules.resolved
        found = tuple(
            self._wait(KINDS[code], left)
            for code, left in _core.waits(
                self.own.spelling, settled.form_bits, settled.tiles.kinds, self._seen, settled.flow.ready_on_own
            )
        )
        if not found:
            return None
        match self.rules.table_flow.furiten:
            case "none":
                return Waits(found, self.discard)
            case "same_tile" if not all(one.tile in self.thrown for one in found):
                open_ones = (replace(one, wins=False) if one.tile in self.thrown else one for one in found)
                return Waits(tuple(open_ones), self.discard)
        discarded = any(one.tile in self.thrown for one in found)
        return Waits(found, self.discard, "discarded" if discarded else "passed" if self.view.furiten else "")

    @property
    def ready(self) -> bool:
        """Or complete."""
        return self.to_ready <= 0

    @property
    def to_ready(self) -> int:
        """A hand whose sets on the table spoil every form never is."""
        settled = self.rules.resolved
        try:
            forms, kinds = settled.form_bits, settled.tiles.kinds
            return _core.shanten(self.own.spelling, forms, kinds, settled.flow.ready_on_own)
        except RukaError as error:
            if error.code != "no-form":
                raise
            return _NEVER

    @cached_property
    def thrown(self) -> set[str]:
        return {kind(tile) for tile in (*(one.tile for one in _own(self.view).discards), self.discard) if tile}

    def score(self, tile: str, win: str) -> Score:
        view, own = self.view, _own(self.view)
        circumstances: Circumstances = {
            "win": win,
            "seat": WINDS[view.wind_of(view.seat or 0)],
            "round": WINDS[view.round % len(WINDS)],
            "honba": view.honba,
            "riichi": own.riichi,
            "last_tile": win == "ron" and view.tiles_left == 0,
            "last_of_kind": self._is_last_of_kind(tile),
            "nuki": own.norths,
            "dora": view.indicators,
            "flowers": "".join(own.flowers),
        }
        return _core.score(compiled(self.rules), f"{self.own.spelling} +{tile}", circumstances)

    def _wait(self, tile: str, left: int) -> Wait:
        if self._held[tile] == _COPIES:  # D-82: ready, though there is no fifth
            return Wait(tile, 0, 0, wins=False, draw_wins=False)
        won, drawn = self.score(tile, "ron"), self.score(tile, "tsumo")
        return Wait(tile, left, won.total if won.wins else 0, (won.wins and won.limit) or "", won.wins, drawn.wins)

    @cached_property
    def _held(self) -> Counter[str]:
        """The seat's own tiles, those in sets too."""
        return Counter(map(kind, (*self.own.tiles, *(tile for one in self.own.sets for tile in one.tiles))))

    def _is_last_of_kind(self, tile: str) -> bool:
        """The other three lie among the discards and in open sets."""
        return self.rules.table_flow.last_of_kind and self._open[tile] - (tile == self.offered) >= _COPIES - 1

    @cached_property
    def _open(self) -> Counter[str]:
        """What lies among the discards and in open sets."""
        shown = (
            tile for seat in self.view.seats for one in seat.sets if one.type != "concealed_kong" for tile in one.tiles
        )
        return Counter(map(kind, (*self._discards, *shown)))

    @cached_property
    def _seen(self) -> list[int]:
        """How many of each kind are seen outside the seat's own hand and its sets."""
        view = self.view
        others = (seat for number, seat in enumerate(view.seats) if number != view.seat)
        sets = (tile for seat in others for one in seat.sets for tile in one.tiles)
        norths = sum(seat.norths for seat in view.seats) * [_NORTH]
        counts = Counter(map(kind, (*view.indicators, *self._discards, *norths, *sets)))
        return [counts[tile] for tile in KINDS]

    @property
    def _discards(self) -> list[str]:
        lying = [one.tile for seat in self.view.seats for one in seat.discards if not one.claimed]
        return [*lying, self.discard] if self.discard else lying


def _own(view: View) -> SeatView:
    assert view.seat is not None  # a spectator has no hand
    return view.seats[view.seat]
