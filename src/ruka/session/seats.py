"""Seats of a table: who sits there, what they are asked, and how much time they have."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from ruka.schema import Action
from ruka.schema.advice import Advice, Question
from ruka.schema.messages import Judged, Kind, Player
from ruka.texts import LANGUAGES, text

Away = Literal["", "left", "gone", "late"]  # a bot plays: the person asked for it, lost the connection, or was too slow


class SeatAt(NamedTuple):
    """Who sits at a seat when a table is made, or made again."""

    name: str
    kind: Kind
    seed: str | None = None  # the share of the shuffle; None: not given yet
    account: str = ""  # of whoever has one: its id
    away: Away = ""


def bot_names(taken: Collection[str], lang: str) -> Iterator[str]:
    """What bots are called; nobody else at the table has such a name."""
    return (name for name in text("bot-names", lang).split(", ") if name not in taken)


def name_in(lang: str, name: str, kind: Kind) -> str:
    """Our own bots are called in the language of whoever reads, whoever made the table.

    >>> name_in("pl", "Otter", "bot"), name_in("pl", "Otter", "person")
    ('Wydra', 'Otter')
    """
    lists = [text("bot-names", one).split(", ") for one in LANGUAGES]
    own = next((names for names in lists if name in names), None)
    return name if kind != "bot" or own is None else text("bot-names", lang).split(", ")[own.index(name)]


@dataclass
class Asked:
    """An open question, and since when."""

    question: Question
    since: float
    moment: int  # how many events had been shown
    on_turn: bool  # is it the seat's own turn, and not the tile of another or the end of the wall?
    advice: asyncio.Future[Advice] | None = None  # what the agent would do, from when somebody wants to know
    hinted: dict[Callable[[Judged], None], str] = field(default_factory=dict)  # who wanted a hint, in which language

    @property
    def needless(self) -> bool:
        """After riichi, where nothing is left but to discard the drawn tile, or to win where one must."""
        return len(self.question.actions) == 1 and not self.question.wrong


@dataclass
class Seat:
    name: str
    kind: Kind
    seed: str | None = None
    account: str = ""
    connections: int = 0
    away: Away = ""
    late: int = 0  # turns in a row in which the clock ran out
    bank: float = 0.0
    spent: float = 0.0  # of the bank in the seat's own turns, which everybody has seen
    questions: int = 0  # asked so far
    asked: Asked | None = None  # now
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
        return Player(name=self.name, kind=self.kind, connected=connected, away=bool(self.away), person=self.account)
