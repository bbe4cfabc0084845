"""The bus: what the rooms of a server tell each other. News are plain values, so that any engine can carry them."""

from ruka.server.bus.local import LocalBus
from ruka.server.bus.news import (
    Bus,
    GameEnded,
    GuestKnown,
    Invited,
    LobbyMoved,
    News,
    Renamed,
    SeatLeft,
    SeatTaken,
    VisitsEnded,
)

__all__ = [
    "Bus",
    "GameEnded",
    "GuestKnown",
    "Invited",
    "LobbyMoved",
    "LocalBus",
    "News",
    "Renamed",
    "SeatLeft",
    "SeatTaken",
    "VisitsEnded",
]
