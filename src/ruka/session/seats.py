"""Seats of a table: who sits there, what they are asked, and how much time they have."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from ruka.engine.actions import WITHOUT_TURN, Action
from ruka.session.messages import Kind, Player


class SeatAt(NamedTuple):
    """Who sits at a seat when a table is made, or made again."""

    name: str
    kind: Kind
    seed: str | None = None  # the share of the shuffle; None: not given yet


@dataclass
class Question:
    """What a seat is asked, and since when."""

    number: int
    actions: Sequence[Action]
    wrong: Sequence[Action]
    since: float
    moment: int  # how many events had been shown

    @property
    def on_turn(self) -> bool:
        """Is it the seat's own turn, and not the tile of another or the end of the wall?"""
        return not any(action.type in WITHOUT_TURN for action in self.actions)

    @property
    def needless(self) -> bool:
        """After riichi, where nothing is left but to discard the drawn tile."""
        return len(self.actions) == 1 and not self.wrong


@dataclass
class Seat:
    name: str
    kind: Kind
    seed: str | None = None
    connections: int = 0
    away: Literal["", "left", "gone"] = ""  # a bot plays: the person asked for it, or lost the connection
    bank: float = 0.0
    questions: int = 0  # asked so far
    question: Question | None = None  # open now
    answer: Action | None = field(default=None, repr=False)  # given, and not carried out yet

    @property
    def person(self) -> bool:
        """Does a person play here now?"""
        return self.kind == "person" and not self.away

    @property
    def present(self) -> bool:
        return self.person and self.connections > 0

    def shown(self) -> Player:
        connected = self.kind != "person" or self.connections > 0
        return Player(name=self.name, kind=self.kind, connected=connected, away=bool(self.away))
