"""The tables that run in this process: opened, brought back after a restart, and put away when nobody is there."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from dataclasses import replace
from datetime import timedelta
from time import monotonic
from typing import get_args
from weakref import WeakValueDictionary

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from ruka.agents.hosts import Host
from ruka.engine.record import Record
from ruka.errors import RukaError
from ruka.records.seal import sealed
from ruka.schema.answers import Seated, TableCard
from ruka.schema.messages import Phase, Rematch, Said, Setup
from ruka.server.bus import Bus, GameEnded, GuestKnown, LobbyMoved, News, Renamed, SeatLeft, SeatTaken
from ruka.server.hall.beside import Beside
from ruka.server.hall.leasing import SWEEP, Leased
from ruka.server.hall.opening import is_damage, open_game, reason_of, seat_at, setup_of
from ruka.server.hall.results import Results
from ruka.server.hall.seating import Seating, Sitting
from ruka.server.lobby import Lobby, NewGame
from ruka.server.lobby.lobby import RETIRED
from ruka.server.lobby.quick import new_table, rules_for, wanted
from ruka.server.metrics import TABLES
from ruka.server.models import NewTable, QuickSeat
from ruka.server.people import Visitor, new_id
from ruka.server.pool import Pool
from ruka.server.stores import KeptTable, Stores
from ruka.session import Again, SeatAt
from ruka.session.seats import bot_names

log = logging.getLogger(__name__)

MOST_TABLES = 5000  # in memory
RESUMED = timedelta(days=1)  # games where somebody was so long ago go on when the server starts; others on demand
HOUR = 3600.0
DESERTED = 600.0  # seconds after which a game of strangers that all of them have left is void
IDLE = 600.0  # seconds after which a table where nobody is leaves memory
MOST_PROGRAMS = 16  # that play at once


class Hall:
    def __init__(
        self,
        stores: Stores,
        lobby: Lobby,
        bus: Bus,
        key: Ed25519PrivateKey,
        pool: Pool,
        agents: Host,
        charged: Callable[[], AbstractContextManager[None]] = nullcontext,
    ) -> None:
        self.id = new_id()  # by which leases are known
        self.stores = stores
        self.lobby = lobby
        self.bus = bus
        self.key = key  # that records are signed with
        self.results = Results(pool)
        self.agents = agents  # where they live
        self.charged = charged  # whoever makes us read a table again pays for it
        self._live: dict[str, Seating] = {}
        self._coming: dict[str, Setup] = {}  # being made
        self._opening: set[str] = set()  # being read
        self._leased = Leased(stores, self.id)
        self._leaving: dict[str, asyncio.Task[None]] = {}  # put away, and not ended yet
        self._finding: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._beside = Beside()
        self._deaf = bus.listen(self._hear)
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
        self._deaf()
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        for seating in [*self._live.values()]:
            self._put_away(seating)
        if self._leaving:
            await asyncio.wait(self._leaving.values())
        await self._beside.done()

    # --- new tables, which the lobby makes

    async def make(
        self, asked: NewTable, walls: Sequence[Sequence[int]] = (), visitor: Visitor | None = None
    ) -> Seated:
        return await self._host(await self.lobby.plan(asked, walls, visitor))

    async def _host(self, new: NewGame) -> Seated:
        with self._room_for(new.setup):
            seated = await self.lobby.keep(new)
            await self.find(new.setup.id)
        return seated

    async def quick_seat(self, asked: QuickSeat, visitor: Visitor | None = None) -> Seated:
        """At a table that waits, or at a new one, which is ours from the commit on in which it is made: the next who
        asks finds it."""
        people = (await self.lobby.shelf.find(rules_for(asked))).people
        new = await self.lobby.plan(new_table(asked, people), visitor=visitor)
        with self._room_for(new.setup):
            lease = self._leased.work([new.setup.id])
            seated = await self.lobby.quick_seat(new, wanted(asked, new), lease)
            if seated.table == new.setup.id:
                self._leased.ids.add(seated.table)
                await self.find(seated.table)
        return seated

    async def stand_up(self, id: str, token: str, visitor: Visitor | None = None) -> None:
        """Whoever sits there gives the seat back before the game."""
        place = await self._place_of(await self.find(id), token, visitor)
        if place is None:
            raise RukaError("wrong-token")
        await self.lobby.stand_up(id, place)

    async def _again(self, id: str) -> Again:
        seated = await self._host(await self.lobby.plan_rematch(id))
        return {None: Rematch(table=seated.table, commitment=seated.commitment)}

    @contextmanager
    def _room_for(self, setup: Setup) -> Iterator[None]:
        """One more table, and the programs that are asked for beside those that play already, or soon will."""
        games = [seating.game for seating in self._live.values()]
        setups = [*self._coming.values(), *(game.setup for game in games if game.players.phase != "over")]
        playing = sum(bool(name) for one in setups for name in one.bots)
        asked = sum(map(bool, setup.bots))
        if asked and playing + asked > MOST_PROGRAMS:
            raise RukaError("programs-busy")
        self._make_room()
        self._coming[setup.id] = setup
        try:
            yield
        finally:
            del self._coming[setup.id]

    # --- what is asked of a table

    async def about(self, id: str) -> TableCard:
        """As those who watch see it."""
        seen = (await self.find(id)).game.public
        shown = seen.players
        return TableCard(setup=seen.setup, phase=shown.phase, players=shown.players, rematch=seen.rematch)

    async def hand(
        self, id: str, number: int, lang: str, terms: str, token: str = "", visitor: Visitor | None = None
    ) -> bytes:
        """The result of a hand that whoever asks has seen end: those who watch see it later, and the engine may already
        be further."""
        seating = await self.find(id)
        game, sits = seating.game, await self._place_of(seating, token, visitor) is not None
        if not sits and game.setup.watched == "nobody" and game.players.phase != "over":
            raise RukaError("not-watched")
        return await self.results.hand(game, game.present if sits else game.public, number, lang, terms)

    async def record(self, id: str) -> Record:
        """Signed, once everybody has seen the game end: before, nothing is told that somebody may not know."""
        seating = await self.find(id)
        game, record = seating.game, seating.game.table.record if seating.game.dealt else None
        if record is None or not (game.players.phase == "over" or (game.stopped and seating.kept.over)):
            raise game.stopped or RukaError("game-not-over")
        events = [*record.events, *seating.later]  # what was told, where this engine would tell something else
        return sealed(replace(record, events=events, players=[seat.name for seat in game.seats]), self.key)

    async def seat_of(self, id: str, token: str, visitor: Visitor | None = None) -> int:
        """Where whoever has this key, or is this person, plays."""
        seating = await self.find(id)
        place = await self._place_of(seating, token, visitor)
        if place is None:
            raise RukaError("wrong-token")
        return seating.game.seat_of(place)

    async def join(
        self,
        id: str,
        token: str | None,
        send: Callable[[Said], None],
        lang: str,
        seed: str = "",
        visitor: Visitor | None = None,
    ) -> Sitting:
        """A listener of the table, at the seat of the token or of the person; whoever comes first gives a share of the
        seed."""
        seating = await self.find(id)
        with seating.in_use():
            place = await self._place_of(seating, token or "", visitor)
            if place is None and token:
                raise RukaError("wrong-token")
            if place is not None:
                await self._share(seating, place, seed)
            again = await self.lobby.invitation(seating.game.next_table) if seating.game.next_table else None
            if monotonic() - seating.seen_at > HOUR:
                seating.seen_at = monotonic()
                await self.stores.keep(self.stores.tables.see([id]))
            seat = None if place is None else seating.game.seat_of(place)
            connection = seating.game.join(seat, send, lang)
            seating.connections += 1
        if again is not None:
            send(again)
        return Sitting(seating, connection)

    async def _place_of(self, seating: Seating, token: str, visitor: Visitor | None) -> int | None:
        """Whoever is not known may have sat down since; none: they watch."""
        person = visitor.id if visitor else ""
        if not token and not person:
            return None
        place = seating.place_of(token, person)
        if place is None:
            seating.seats = await self.stores.tables.seats(seating.kept.id)
            place = seating.place_of(token, person)
        return place

    async def _share(self, seating: Seating, place: int, seed: str) -> None:
        async with seating.sharing:  # two tabs of one player: the first counts
            if seating.game.awaits_share(place):
                await self.stores.keep(self.stores.tables.share_seed(seating.kept.id, place, seed))
                seating.game.give_share(place, seed)

    def _hear(self, news: News) -> None:
        """Somebody sat down at a table that may be ours, or stood up, or is known otherwise now."""
        match news:
            case SeatTaken(table, place, name, person) if seating := self._live.get(table):
                with suppress(RukaError):  # the game has begun meanwhile: it learns of them from the database
                    seating.game.sit(name, place, person)
            case SeatLeft(table) if seating := self._live.get(table):
                self._stood_up(seating, news)
            case GuestKnown(table, place, person) if seating := self._live.get(table):
                seating.seats = ()  # they are read again
                seating.game.recognise(place, person)
            case Renamed(person, name):
                for seating in self._live.values():
                    seating.game.rename(person, name)

    def _stood_up(self, seating: Seating, news: SeatLeft) -> None:
        with suppress(RukaError):  # as above
            seating.forget(news.place)
            if news.host is None:
                self._give_up(seating, RukaError("table-closed"))
            else:
                seating.game.stand_up(news.place, news.host)

    def measure(self) -> None:
        """How many tables are in each phase, for whoever measures."""
        phases = Counter(seating.game.players.phase for seating in self._live.values())
        for phase in get_args(Phase):
            TABLES.labels(phase).set(phases[phase])

    # --- in memory and out of it

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
