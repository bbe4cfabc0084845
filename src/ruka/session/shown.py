"""What has been shown of a game: the table may already be further."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ruka.engine.events import redact
from ruka.engine.table import Table
from ruka.engine.view import empty_view, fold, see
from ruka.errors import IllegalAction
from ruka.rules.ruleset import RuleSet
from ruka.schema import AddedKong, Deal, Discard, Draw, End, Event, Hand, Nuki, View, Waits
from ruka.schema.messages import HandOver, Happened, Phase
from ruka.tiles import kind
from ruka.views.waits import is_ready, waits, why_no_win

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
        self._ready: dict[int, bool] = {}  # hands that want one tile; a hand changes when its seat does something

    def show(self, events: Sequence[Event], *, last: bool) -> None:
        """`last`: nothing more will happen."""
        for event in events:
            if isinstance(event, Hand):
                self._hand = []
                self.phase = "playing"
                self._forget_passed()
                self._ready.clear()
            self._hand.append(event)
            if event.seat is not None:
                self._ready.pop(event.seat, None)
            for seat, view in enumerate(self._views):
                see(view, redact(event, seat), self.rules.resolved)
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
        if self.phase not in ("result", "over"):
            return []
        first = len(self._hand)
        while first and self._hand[first - 1].ends:
            first -= 1
        return self._hand[first:]

    def happened(self, seat: int | None) -> list[Event]:
        """In this hand, as the viewer saw it."""
        return [redact(event, seat) for event in self._hand]

    def told(
        self, events: Sequence[Event], viewers: Iterable[int | None]
    ) -> Iterator[tuple[Happened, set[int | None]]]:
        """What was just shown, as each of the viewers is told it, and who is told that: those who see the same share
        one message, which is written once."""
        number, owners = (
            self.number - len(events),
            {event.visible_to for event in events if isinstance(event, Deal | Draw)},
        )
        shared: dict[Viewer, set[Viewer]] = {}  # by whose eyes; None: those of everybody
        for viewer in viewers:
            if (waits := self.waits(viewer)) is not None:
                yield self._happened(number, events, viewer, waits), {viewer}
            else:
                shared.setdefault(viewer if viewer in owners else None, set()).add(viewer)
        for eyes, who in shared.items():
            yield self._happened(number, events, eyes, None), who

    def _happened(self, number: int, events: Sequence[Event], viewer: Viewer, waits: Waits | None) -> Happened:
        seen = [redact(event, viewer) for event in events]
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
        if seat not in self._ready:
            self._ready[seat] = is_ready(self._views[seat], self.rules)
        return waits(self._views[seat], self.rules) if self._ready[seat] else None

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
