"""A record taken apart into its hands, each with the scores of its wins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ruka.engine import Event, Record, Table
from ruka.scoring import Score


@dataclass(frozen=True)
class PlayedHand:
    events: Sequence[Event]
    scores: Sequence[Score]  # of the wins, in their order

    def of(self, *types: str) -> list[Event]:
        return [event for event in self.events if event.type in types]

    @property
    def start(self) -> Event:
        return self.events[0]

    @property
    def dealt(self) -> dict[int, str]:
        return {event.seat: event.tiles for event in self.of("deal") if event.seat is not None}

    @property
    def dora(self) -> list[str]:
        return [event.tile for event in self.of("dora")]

    @property
    def ura(self) -> list[str]:
        """Once, however many winners turned them."""
        return [event.tile for event in self.of("ura")][: len(self.dora)]

    def ura_of(self, win: Event) -> list[str]:
        """Whoever has declared riichi turns them, whatever the hand is worth."""
        return self.ura if any(event.seat == win.seat for event in self.of("riichi")) else []


def hands_of(record: Record, table: Table) -> list[PlayedHand]:
    """The table is the one on which the record has been replayed."""
    starts = [place for place, event in enumerate(record.events) if event.type == "hand"]
    ends = [*starts[1:], len(record.events)]
    return [
        PlayedHand(record.events[start:end], table.wins(number))
        for number, (start, end) in enumerate(zip(starts, ends, strict=True), 1)
    ]
