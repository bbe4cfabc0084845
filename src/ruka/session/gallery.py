"""Those who watch a game: they are told what everybody may know, a while later, and nothing of it sooner."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ruka.engine.events import redact
from ruka.engine.view import fold
from ruka.errors import RukaError
from ruka.rules.ruleset import RuleSet
from ruka.schema import Event, View
from ruka.schema.messages import Chat, HandOver, Layout, Players, RatingChange, Setup, State
from ruka.session.connection import Connection
from ruka.session.shown import endings
from ruka.session.talk import said_to

Tell = Callable[[Connection], None]
COUNTED = 1.0  # seconds between two words to the players about how many watch


@dataclass(frozen=True)
class Public:
    """What everybody may know of a table at one moment. Its lists may have grown since: only so much of them is looked
    at."""

    setup: Setup
    players: Players
    ready: list[int]
    rematch: str
    places: list[int]
    number: int  # of events shown
    hand: Sequence[Event]
    shown: int  # of the hand
    hands: Sequence[HandOver]
    over: int  # of the hands
    said: Sequence[Chat]  # the last lines
    rated: Sequence[RatingChange]

    @property
    def events(self) -> list[Event]:
        """Of this hand."""
        return [redact(event, None) for event in self.hand[: self.shown]]

    @property
    def last(self) -> list[Event]:
        return [redact(event, None) for event in endings(self.hand[: self.shown], self.players.phase)]

    @property
    def history(self) -> list[HandOver]:
        return [*self.hands[: self.over]]

    def state(self, layout: Layout, seat: int | None, lang: str, commitment: str) -> State:
        """As every viewer is told it; what only a seat may know is added to it."""
        return State(
            setup=self.setup,
            layout=layout,
            seat=seat,
            phase=self.players.phase,
            players=self.players.players,
            number=self.number,
            last=self.last,
            history=self.history,
            ready=self.ready,
            rematch=self.rematch,
            commitment=commitment,
            places=self.places,
            watching=self.players.watching,
            fills=self.players.fills,
            chat=said_to(seat, self.said, lang),
            rated=[*self.rated],
        )

    def view(self, rules: RuleSet) -> View | None:
        return fold(rules, None, self.events) if self.shown else None


class Gallery:
    """From the deal on those who watch see the past: `seen` is what they know, and what was told since waits here for
    its moment. Without a delay, and before the deal, it is the present.

    `counted` tells the players how many watch: at once, and then once a second at most, so that nobody who comes and
    goes again and again makes the server talk.
    """

    def __init__(self, look: Callable[[], Public], counted: Callable[[], None]) -> None:
        self.watchers: list[Connection] = []
        self._look = look
        self._counted = counted
        self._told = 0  # how many watch, as the players know
        self._counting: asyncio.TimerHandle | None = None
        self._delay = 0.0
        self._past: Public | None = None
        self._coming: deque[tuple[float, Tell, Public]] = deque()
        self._timer: asyncio.TimerHandle | None = None

    @property
    def seen(self) -> Public:
        return self._past or self._look()

    @property
    def follows(self) -> bool:
        """Is there anybody to tell, or will there be?"""
        return self._past is not None or bool(self.watchers)

    def begin(self) -> None:
        """What happens from now on is seen later."""
        present = self._look()
        self._delay = present.setup.delay
        self._past = present if self._delay else None

    def end(self) -> None:
        """The game was over before anybody came: there is nothing left to wait for."""
        self._delay, self._past = 0.0, None

    def enter(self, connection: Connection) -> None:
        self.catch_up()
        self.watchers.append(connection)
        self._wait()
        self._count()

    def leave(self, connection: Connection) -> None:
        self.watchers.remove(connection)
        self._count()

    def tell(self, tell: Tell) -> None:
        """To each of those who watch then."""
        if self._past is None:
            self._tell(tell)
            return
        self.catch_up()
        self._coming.append((_now() + self._delay, tell, self._look()))
        self._wait()

    def dismiss(self, why: RukaError) -> None:
        """Nobody may watch any more."""
        for watcher in self.watchers:
            watcher.refuse(why)
        self.watchers.clear()
        self._count()

    def close(self) -> None:
        for timer in (self._timer, self._counting):
            if timer is not None:
                timer.cancel()
        self._timer = self._counting = None

    def _count(self) -> None:
        if self._counting is None and len(self.watchers) != self._told:
            self._told = len(self.watchers)
            self._counting = asyncio.get_running_loop().call_later(COUNTED, self._count_again)
            self._counted()

    def _count_again(self) -> None:
        self._counting = None
        self._count()

    def _wait(self) -> None:
        """Where nobody watches there is nothing to do at the moment itself."""
        if self._timer is None and self._coming and self.watchers:
            self._timer = asyncio.get_running_loop().call_at(self._coming[0][0], self._next)

    def _next(self) -> None:
        self._timer = None
        self.catch_up()
        self._wait()

    def catch_up(self) -> None:
        """Tell what is due."""
        while self._coming and self._coming[0][0] <= _now():
            _, tell, self._past = self._coming.popleft()
            self._tell(tell)

    def _tell(self, tell: Tell) -> None:
        for watcher in self.watchers.copy():
            tell(watcher)


def _now() -> float:
    return asyncio.get_running_loop().time()
