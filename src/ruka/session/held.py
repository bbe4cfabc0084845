"""What has happened at the table and waits for its moment to be shown."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from ruka.schema import Event, Exhausted, Hand, Nagashi, Ready
from ruka.session.shown import Shown


class Held:
    """Events in order, in batches that are shown together. A tile that may be claimed ends one at every pace: whether
    more comes with it would tell who could claim it.

    At the end of the wall each seat that may hide a ready hand has a moment of its own, ready or not: whoever declares
    nothing may have nothing to declare.
    """

    def __init__(self, shown: Shown) -> None:
        self._shown = shown
        self._events: deque[Event] = deque()
        self._moments = 0  # of declaring that are over in this hand

    def __bool__(self) -> bool:
        return bool(self._events)

    def add(self, events: Iterable[Event]) -> None:
        self._events += events

    @property
    def is_next_hand(self) -> bool:
        """Is the next thing to be shown the deal after a result?"""
        return bool(self._events) and isinstance(self._events[0], Hand) and self._shown.phase == "result"

    def moments_to_next(self) -> int:
        """How many more moments of declaring pass before the next event."""
        return self._pass_moments(self._moments_before(self._events[0]))

    def moments_to_ask(self, seat: int) -> int:
        """... and before this seat is asked whether it shows its hand."""
        return self._pass_moments(self._hiding_before(seat))

    def batch(self) -> list[Event]:
        """Up to a tile that may be claimed, the end of a hand, or the next moment of declaring."""
        batch = [self._events.popleft()]
        if isinstance(batch[0], Hand):
            self._moments = 0
        while self._events and not batch[-1].offers:
            coming = self._events[0]
            if isinstance(coming, Hand) or self._moments_before(coming) > self._moments:
                break
            batch.append(self._events.popleft())
        return batch

    def _pass_moments(self, until: int) -> int:
        if until <= self._moments:
            return 0
        more, self._moments = until - self._moments, until
        return more

    def _moments_before(self, event: Event) -> int:
        if isinstance(event, Ready):
            return self._hiding_before(event.seat) + self._may_hide(event.seat)
        if isinstance(event, (Exhausted, Nagashi)):
            return sum(map(self._may_hide, self._shown.order))
        return 0

    def _hiding_before(self, seat: int) -> int:
        """Seats from the dealer on that may hide a hand, before this one."""
        order = self._shown.order
        return sum(map(self._may_hide, order[: order.index(seat)]))

    def _may_hide(self, seat: int) -> bool:
        return self._shown.rules.table_flow.hide_tenpai and not self._shown.in_riichi(seat)
