"""A record taken apart into its hands, each with the scores of its wins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from ruka.engine import Record, Table
from ruka.schema import Deal, Dora, Event, Fact, Hand, Riichi, Ura, Win
from ruka.scoring import Score

E = TypeVar("E", bound=Fact)


@dataclass(frozen=True)
class PlayedHand:
    events: Sequence[Event]
    scores: Sequence[Score]  # of the wins, in their order

    def of(self, kind: type[E]) -> list[E]:
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def start(self) -> Hand:
        start = self.events[0]
        assert isinstance(start, Hand)
        return start

    @property
    def dealt(self) -> dict[int, str]:
        return {event.seat: event.tiles for event in self.of(Deal)}

    @property
    def dora(self) -> list[str]:
        return [event.tile for event in self.of(Dora)]

    @property
    def ura(self) -> list[str]:
        """Once, however many winners turned them."""
        return [event.tile for event in self.of(Ura)][: len(self.dora)]

    def ura_of(self, win: Win) -> list[str]:
        """Whoever has declared riichi turns them, whatever the hand is worth."""
        return self.ura if any(event.seat == win.seat for event in self.of(Riichi)) else []


def hands_of(record: Record, table: Table) -> list[PlayedHand]:
    """The table is the one on which the record has been replayed."""
    starts = [place for place, event in enumerate(record.events) if isinstance(event, Hand)]
    ends = [*starts[1:], len(record.events)]
    return [
        PlayedHand(record.events[start:end], table.wins(number))
        for number, (start, end) in enumerate(zip(starts, ends, strict=True), 1)
    ]
