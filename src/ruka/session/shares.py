"""The shares of a seed: the server is bound to its own, then every person gives one (docs/fair-play.md)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ruka.engine.shared_seed import SharedSeed
from ruka.session.seats import Seat


class Shares:
    """A seed that is not shared (a plain text) needs none."""

    def __init__(self, seed: str | SharedSeed, seats: Sequence[Seat]) -> None:
        self._seed = seed
        self._seats = seats
        self.places: tuple[int, ...] = ()  # by seat: where everybody waited, once seats are drawn

    @property
    def commitment(self) -> str:
        return self._seed.commitment if isinstance(self._seed, SharedSeed) else ""

    def missing(self, number: int) -> bool:
        """Can the person at the seat still give a share?"""
        seat = self._seats[number]
        return isinstance(self._seed, SharedSeed) and seat.kind == "person" and seat.seed is None

    @property
    def complete(self) -> bool:
        return not any(map(self.missing, range(len(self._seats))))

    @property
    def awaited(self) -> bool:
        """Is a share missing from somebody who has not left?"""
        return any(self.missing(number) and not seat.away for number, seat in enumerate(self._seats))

    def close(self) -> None:
        """Nobody gives a share any more."""
        for seat in self._seats:
            seat.seed = seat.seed or ""

    @property
    def lots(self) -> tuple[int, ...]:
        """Who sits where when seats are drawn; nobody moves where the seed is not shared."""
        seed = self.seed
        return seed.lots if isinstance(seed, SharedSeed) else ()

    @property
    def seed(self) -> str | SharedSeed:
        """What is dealt from."""
        if not isinstance(self._seed, SharedSeed):
            return self._seed
        return replace(self._seed, players=tuple(seat.seed or "" for seat in self._seats), places=self.places)
