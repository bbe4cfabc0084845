"""What has been shown of a game: the table may already be further."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ruka.engine.events import redact
from ruka.engine.table import Table
from ruka.engine.view import empty_view, fold, see
from ruka.errors import IllegalAction
from ruka.rules.ruleset import RuleSet
from ruka.schema import Action, AddedKong, Changed, Deal, Discard, Draw, End, Event, Hand, Nuki, View, Waits
from ruka.schema.aids import Needs
from ruka.schema.messages import HandOver, Happened, Phase
from ruka.tiles import kind
from ruka.views.needs import is_last_hand, needs
from ruka.views.waits import tiles_to_ready, waits, waits_after_discards, why_no_win

Viewer = int | None  # a seat, or somebody who watches


class Shown:
    """The events of this hand, and how many there were before; what each seat makes of them."""

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        self.phase: Phase = "open"
        self.number = 0
        self.history: list[HandOver] = []
        self._hand: list[Event] = []
        self._views = [empty_view(rules, seat) for seat in range(rules.people)]
        # How many tiles hands must change to want one, a tile just drawn apart: seats that only throw that stay there.
        self._to_ready: dict[int, int] = {}

    def show(self, events: Sequence[Event], *, last: bool) -> None:
        """`last`: nothing more will happen."""
        for event in events:
            if isinstance(event, Hand):
                self._hand = []
                self.phase = "playing"
                self._forget_passed()
                self._to_ready.clear()
            self._hand.append(event)
            if event.seat is not None and not (isinstance(event, Draw) or (isinstance(event, Discard) and event.drawn)):
                self._to_ready.pop(event.seat, None)
            common, settled = redact(event, None), self.rules.resolved
            for seat, view in enumerate(self._views):
                see(view, event if common is event else redact(event, seat), settled)
            if isinstance(event, End):
                self._end_hand(event)
        self.number += len(events)
        if last:
            self.phase = "over"

    def settle(self, table: Table) -> None:
        """Everything has been shown: winning tiles that seats let go may be held against them from now on."""
        for seat, view in enumerate(self._views):
            own_turn_ends_it = view.turn == seat and not view.seats[seat].riichi
            view.furiten = table.furiten(seat) and not own_turn_ends_it

    def _forget_passed(self) -> None:
        for view in self._views:
            view.furiten = False

    def _end_hand(self, event: End) -> None:
        view = self._views[0]
        self.history.append(
            HandOver(round=view.round, deal=view.deal, dealer=view.dealer, honba=view.honba, points=list(event.points))
        )
        self.phase = "result"

    # --- looking ---

    @property
    def players(self) -> int:
        return len(self._views)

    @property
    def order(self) -> list[int]:
        """The seats of this hand from the dealer on; whoever sits out is not among them."""
        return self._views[0].order

    def in_riichi(self, seat: int) -> bool:
        return self._views[0].seats[seat].riichi

    @property
    def endings(self) -> list[Event]:
        """Between two hands, and after the last: the events that ended it."""
        return endings(self._hand, self.phase)

    @property
    def hand(self) -> Sequence[Event]:
        """What has happened in this hand, hidden tiles too."""
        return self._hand

    def happened(self, seat: int | None) -> list[Event]:
        """In this hand, as the viewer saw it."""
        return [redact(event, seat) for event in self._hand]

    def told(self, events: Sequence[Event], viewers: Iterable[Viewer]) -> Mapping[Viewer, Happened]:
        """What was just shown, as each of the viewers is told it: those who see the same share one message, which is
        written once."""
        owners = {event.visible_to for event in events if isinstance(event, (Changed, Deal, Draw))}
        told: dict[Viewer, Happened] = {}
        common: Happened | None = None
        for viewer in viewers:
            waits = self.waits(viewer)
            if waits is not None or (viewer is not None and viewer in owners):
                told[viewer] = self._happened(events, viewer, waits)
            else:
                common = told[viewer] = common or self._happened(events, None, None)
        return told

    def _happened(self, events: Sequence[Event], viewer: Viewer, waits: Waits | None) -> Happened:
        seen, number = [redact(event, viewer) for event in events], self.number - len(events)
        return Happened(number=number, events=seen, phase=self.phase, waits=waits)

    def own_view(self, seat: int) -> View:
        """The one that is kept, only to be looked at; its `furiten` is that of tiles let go."""
        return self._views[seat]

    def view(self, seat: int | None) -> View | None:
        """A view of its own for the viewer; none before the first deal."""
        if not self._hand:
            return None
        view = fold(self.rules, seat, (redact(event, seat) for event in self._hand))
        if seat is not None and (found := self.waits(seat)) is not None:
            view.waits = [one.tile for one in found.waits]
            view.furiten = bool(found.furiten)
        return view

    def waits(self, seat: int | None) -> Waits | None:
        """Of the viewer's own hand, while somebody else moves."""
        if seat is None or self.phase != "playing":
            return None
        view = self._views[seat]
        if len(view.seats[seat].tiles) % 3 != 1:  # it has a tile to throw
            return None
        if seat not in self._to_ready:
            self._to_ready[seat] = tiles_to_ready(view, self.rules)
        return waits(view, self.rules) if self._to_ready[seat] <= 0 else None

    def waits_after(self, seat: int, actions: Sequence[Action]) -> list[Waits]:
        """After each discard among the actions of a seat in its turn that leaves its hand ready."""
        if self._to_ready.get(seat, 0) > 1:  # too far for one tile
            return []
        return waits_after_discards(self._views[seat], self.rules, actions)

    def needs(self, seat: int) -> Needs:
        """What a win of the seat must be worth for a better place: from points that everybody sees."""
        view = self._views[seat]
        return Needs(last=is_last_hand(view, self.rules), needs=needs(view, self.rules))

    def why_not(self, seat: int, action_type: str) -> IllegalAction:
        """Why a seat that is not asked may not do it; whoever else is asked, the answer is the same."""
        if self.phase == "over":
            return IllegalAction("game-over")
        if self.phase != "playing":
            return IllegalAction("between-hands")
        view = self._views[seat]
        offered = next((event for event in reversed(self._hand) if isinstance(event, (Discard, AddedKong, Nuki))), None)
        if action_type == "ron" and offered is not None and offered.seat != seat:
            return why_no_win(view, self.rules, kind(offered.tile)) or IllegalAction("not-asked")
        if view.turn == seat:
            return IllegalAction("others-may-claim")
        return IllegalAction("not-your-turn", seat=view.turn)


def endings(hand: Sequence[Event], phase: Phase) -> list[Event]:
    """Between two hands, and after the last: the events that ended it."""
    if phase not in ("result", "over"):
        return []
    first = len(hand)
    while first and hand[first - 1].ends:
        first -= 1
    return [*hand[first:]]
