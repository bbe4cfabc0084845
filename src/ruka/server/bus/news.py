"""News, and who carries them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True)
class SeatTaken:
    """Somebody sat down at an open seat: the lobby has kept it, and whoever runs the table shows it."""

    table: str
    place: int
    name: str
    person: str = ""


@dataclass(frozen=True)
class SeatLeft:
    """Somebody gave a seat back before the game: it is open again, or the table is closed, where nobody is left."""

    table: str
    place: int
    host: int | None  # who starts the game now; none: it is closed


@dataclass(frozen=True)
class LobbyMoved:
    """What the lobby shows is different: a table was made, has begun or has ended."""


@dataclass(frozen=True)
class Invited:
    """To a table or to be friends, or not any more."""

    person: str


@dataclass(frozen=True)
class VisitsEnded:
    """Browsers that are no longer signed in: whoever sits there by them is not heard any more."""

    visits: tuple[str, ...]
    code: str = "visit-ended"  # why, for whoever sits there


@dataclass(frozen=True)
class GameEnded:
    """A game is over, and its last step is on disk."""

    table: str


@dataclass(frozen=True)
class GuestKnown:
    """Whoever sits there as a guest turned out to be a person."""

    table: str
    place: int
    person: str


@dataclass(frozen=True)
class Renamed:
    """A person is called otherwise now; the account is gone where the name is empty."""

    person: str
    name: str


News = SeatTaken | SeatLeft | LobbyMoved | Invited | VisitsEnded | GameEnded | GuestKnown | Renamed
Hear = Callable[[News], None]


class Bus(Protocol):
    """News come to everybody who listens, once and in the order in which one teller told them; perhaps later.

    They tell what the database knows already: whoever missed them reads it there.
    """

    def tell(self, news: News) -> None: ...

    def listen(self, hear: Hear) -> Callable[[], None]:
        """From now on, until what it answers is called."""
        ...
