"""The tables that run in this process: opened, brought back after a restart, and put away when nobody is there."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, suppress
from datetime import timedelta
from time import monotonic
from typing import get_args
from weakref import WeakValueDictionary

from ruka.agents.hosts import Host
from ruka.errors import RukaError
from ruka.schema.messages import Phase, Setup
from ruka.server.bus import Bus, GameEnded, LobbyMoved
from ruka.server.hall.beside import Beside
from ruka.server.hall.leasing import SWEEP, Leased
from ruka.server.hall.opening import is_damage, open_game, reason_of, seat_at, setup_of
from ruka.server.hall.seating import Seating
from ruka.server.lobby import Lobby
from ruka.server.lobby.lobby import RETIRED
from ruka.server.metrics import TABLES
from ruka.server.people import new_id
from ruka.server.stores import KeptTable, Stores
from ruka.session import Again, SeatAt
from ruka.session.seats import bot_names

log = logging.getLogger(__name__)

MOST_TABLES = 5000
RESUMED = timedelta(days=1)  # games where somebody was so long ago go on when the server starts; others on demand
HOUR = 3600.0
DESERTED = 600.0  # seconds after which a game of strangers that all of them have left is void
IDLE = 600.0  # seconds after which a table where nobody is leaves memory


class Memory:
    def __init__(
        self,
        stores: Stores,
        lobby: Lobby,
        bus: Bus,
        agents: Host,
        charged: Callable[[], AbstractContextManager[None]],
    ) -> None:
        self.id = new_id()  # by which leases are known
        self.stores = stores
        self.lobby = lobby
        self.bus = bus
        self.agents = agents  # where they live
        self.charged = charged  # whoever makes us read a table again pays for it
        self._live: dict[str, Seating] = {}
        self._coming: dict[str, Setup] = {}  # being made
        self._opening: set[str] = set()  # being read
        self._leased = Leased(stores, self.id)
        self._leaving: dict[str, asyncio.Task[None]] = {}  # put away, and not ended yet
        self._finding: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._beside = Beside()
        self._chores = [asyncio.create_task(chore) for chore in (self._resume(), self._sweep(), self._retire())]

    # --- at the start and at the end of the server

    async def _resume(self) -> None:
        """Every game that was not over goes on, as many as there is room for; whoever asks for one meanwhile does not
        wait for the others."""
        ids = await self.stores.tables.unfinished(RESUMED)
        await self._leased.take(ids[:MOST_TABLES])
        for id in ids:
            if self._is_full():
                break
            with suppress(RukaError):  # a damaged one is set aside
                await self.find(id)
        await self._leased.let_go(*(self._leased.ids - self._live.keys()))

    async def _retire(self) -> None:
        """Every hour: where somebody is, somebody was; where nobody was for a month, nobody is waited for."""
        while True:
            with suppress(RukaError):  # the database does not answer: later
                if attended := [id for id, seating in self._live.items() if seating.connections]:
                    await self.stores.keep(self.stores.tables.see(attended))
                await self.stores.keep(self.stores.tables.retire(RETIRED))
            await asyncio.sleep(HOUR)

    async def close(self) -> None:
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        for seating in [*self._live.values()]:
            self._put_away(seating)
        if self._leaving:
            await asyncio.wait(self._leaving.values())
        await self._beside.done()

    def measure(self) -> None:
        """How many tables are in each phase, for whoever measures."""
        phases = Counter(seating.game.players.phase for seating in self._live.values())
        for phase in get_args(Phase):
            TABLES.labels(phase).set(phases[phase])

    # --- in memory and out of it

    async def _again(self, id: str) -> Again:
        """The same people, rules and seats at another table."""
        raise NotImplementedError

    async def find(self, id: str) -> Seating:
        """The table of this id, read again where it is not in memory."""
        if id in self._live:
            return self._live[id]
        async with self._finding.setdefault(id, asyncio.Lock()):  # two who ask at once get the same table
            if id in self._live:
                return self._live[id]
            if id in self._leaving:  # its last step is still to be written
                await asyncio.wait([self._leaving[id]])
            kept = await self.lobby.find(id)
            self._make_room(id)
            self._opening.add(id)
            try:
                return await self._open(kept)
            finally:
                self._opening.discard(id)

    async def _open(self, kept: KeptTable) -> Seating:
        if kept.id not in self._leased.ids and kept.id not in await self._leased.take([kept.id]):
            raise RukaError("table-elsewhere")
        try:
            steps = await self.stores.journals.steps(kept.id)
            rules = await self.lobby.shelf.of_table(kept)
            marked = self.stores.tables.mark_away
            with self.charged():
                opened = open_game(
                    *(kept, rules, steps, self.stores, self.agents),
                    started=lambda seats: self._started(kept, seats),
                    again=lambda: self._again(kept.id),
                    over=lambda: self.lobby.bus.tell(GameEnded(kept.id)),
                    beside=self._beside.do,
                    away=lambda place, why: self._beside.do(self.stores.keep(marked(kept.id, place, why))),
                    stood_up=lambda place: self._beside.do(self.lobby.stand_up(kept.id, place)),
                )
            opened.game.rated = await self.stores.results.changes(kept.id) if kept.over else ()
        except Exception as error:  # whatever is wrong with it, the others go on
            await self._leased.let_go(kept.id)
            raise await self._refused(kept.id, error) from None
        game = opened.game
        if game.stopped is not None:
            log.error("table %s is kept as it is and does not go on: %s", kept.id, reason_of(game.stopped))
        task = asyncio.create_task(game.run(), name=f"table {kept.id}")
        seating = self._live[kept.id] = Seating(kept, game, task, kept.seats, opened.later)
        task.add_done_callback(lambda done: self._stopped(seating, done))
        return seating

    async def _refused(self, id: str, error: Exception) -> RukaError:
        """Only what is damaged in itself is set aside; anything else another version may open."""
        reason = reason_of(error)
        if is_damage(error):
            log.error("table %s is damaged and set aside: %s", id, reason)
            await self.stores.keep(self.stores.tables.change(id, damage=reason))
            return RukaError("table-set-aside")
        log.error("table %s cannot be opened, and stays as it is: %s", id, reason)
        return error if isinstance(error, RukaError) else RukaError("table-not-opened")

    def _is_full(self, besides: str = "") -> bool:
        return len((self._live.keys() | self._coming.keys() | self._opening) - {besides}) >= MOST_TABLES

    def _make_room(self, besides: str = "") -> None:
        """Room for one more: the table where nobody has been for longest leaves memory."""
        while self._is_full(besides):
            empty = [seating for seating in self._live.values() if not seating.connections]
            if not empty:
                raise RukaError("server-full")
            self._put_away(min(empty, key=lambda seating: seating.left_at))

    def _stopped(self, seating: Seating, task: asyncio.Task[None]) -> None:
        """A table that broke is read from the database again by whoever asks next."""
        id = seating.kept.id
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("table %s stopped", id, exc_info=error)
            if self._live.get(id) is seating:
                self._put_away(seating)

    async def _started(self, kept: KeptTable, seats: Sequence[SeatAt]) -> Sequence[SeatAt]:
        """Seats that were open are bots now, but for those that somebody took, or left, in the last moment."""
        setup, stores = setup_of(kept), self.stores
        spare = bot_names({seat.name for seat in seats}, "en")
        bots = {place: seat.name if seat.kind == "bot" else next(spare) for place, seat in enumerate(seats)}
        level, shares = setup.fill.level if setup.fill else "", [seat.seed or "" for seat in seats]
        works = stores.tables.begin(kept.id, bots, level, shares), stores.listings.begin(kept.id)
        began = await stores.keep(*works)
        self.bus.tell(LobbyMoved())
        return [seat_at(seat) for seat in began]

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            await self.give_up_deserted(DESERTED)
            self.put_away_idle(IDLE)
            with suppress(RukaError):  # the database does not answer: later
                await self._renew()

    def put_away_idle(self, seconds: float) -> None:
        """Tables where nobody has been for so long leave memory; they are read again on demand."""
        for seating in [*self._live.values()]:
            if not seating.connections and monotonic() - seating.left_at >= seconds:
                self._put_away(seating)

    async def give_up_deserted(self, seconds: float) -> None:
        """A game of strangers that all of them have left for so long is void; friends may go on with theirs later."""
        for seating in [*self._live.values()]:
            game = seating.game
            if (game.setup.listed or game.setup.rated) and game.deserted >= seconds:
                with suppress(RukaError):  # the database does not answer: later
                    await self.stores.keep(self.stores.tables.give_up(seating.kept.id, "void"))
                    self._give_up(seating, RukaError("game-void"))

    def _give_up(self, seating: Seating, why: RukaError) -> None:
        seating.game.give_up(why)
        self._put_away(seating)

    def _put_away(self, seating: Seating) -> None:
        """Nobody waits for its end but those who want to read it again."""
        id = seating.kept.id
        self._live.pop(id, None)
        seating.game.close()
        leaving = self._leaving[id] = asyncio.create_task(self._leave(seating))
        leaving.add_done_callback(lambda _: self._leaving.pop(id, None))
        self.bus.tell(LobbyMoved())

    async def _leave(self, seating: Seating) -> None:
        await asyncio.wait([seating.task])
        await self._leased.let_go(seating.kept.id)

    async def _renew(self) -> None:
        """A table that another hall has taken over runs there alone."""
        for id in await self._leased.renew() & self._live.keys():
            log.error("table %s runs elsewhere", id)
            self._put_away(self._live[id])
