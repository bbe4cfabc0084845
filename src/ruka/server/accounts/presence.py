"""Who is here now: people with an open socket, or who asked for something not long ago."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from time import monotonic

from ruka.errors import RukaError
from ruka.server.bus import Bus, News, VisitsEnded
from ruka.server.people import Visitor

Leave = Callable[[RukaError], None]  # told why
RECENT = 120.0  # seconds
MOST_SEEN = 10_000


class Presence:
    def __init__(self, bus: Bus) -> None:
        self._people: Counter[str] = Counter()  # open sockets
        self._seen: OrderedDict[str, float] = OrderedDict()
        self._leave: dict[str, set[Leave]] = {}  # by visit
        self.close = bus.listen(self._hear)

    @contextmanager
    def here(self, visitor: Visitor, leave: Leave) -> Iterator[None]:
        """While a socket is open; `leave` is called when its visit has ended."""
        self._people[visitor.id] += 1
        self._leave.setdefault(visitor.visit, set()).add(leave)
        try:
            yield
        finally:
            self._people[visitor.id] -= 1
            if not self._people[visitor.id]:
                del self._people[visitor.id]
            sockets = self._leave[visitor.visit]
            sockets.discard(leave)
            if not sockets:
                del self._leave[visitor.visit]

    def see(self, person: str) -> None:
        """They asked for something."""
        self._seen[person] = monotonic()
        self._seen.move_to_end(person)
        if len(self._seen) > MOST_SEEN:
            self._seen.popitem(last=False)

    def among(self, people: Collection[str]) -> set[str]:
        """Those of them who are here."""
        since = monotonic() - RECENT
        return {id for id in people if id in self._people or self._seen.get(id, since) > since}

    def _hear(self, news: News) -> None:
        if isinstance(news, VisitsEnded):
            for visit in news.visits:
                for leave in [*self._leave.get(visit, ())]:
                    leave(RukaError(news.code))
