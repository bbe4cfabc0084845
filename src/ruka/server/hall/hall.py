"""The hall: tables are made and joined here, and what is asked of those that run is answered."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from dataclasses import replace
from time import monotonic

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from ruka.agents.hosts import OURS, Host
from ruka.engine.record import Record
from ruka.errors import RukaError
from ruka.records.seal import sealed
from ruka.rulesets.families import family_of
from ruka.schema.answers import Seated, TableCard
from ruka.schema.messages import Rematch, Said, Setup
from ruka.server.bus import Bus, GuestKnown, News, Renamed, SeatLeft, SeatTaken
from ruka.server.hall.memory import HOUR, Memory
from ruka.server.hall.results import Results
from ruka.server.hall.seating import Seating, Sitting
from ruka.server.lobby import Lobby, NewGame
from ruka.server.lobby.quick import new_table, rules_for, wanted
from ruka.server.models import NewTable, QuickSeat
from ruka.server.people import Visitor
from ruka.server.pool import Pool
from ruka.server.stores import Stores
from ruka.session import Again

MOST_PROGRAMS = 16  # that play at once


class Hall(Memory):
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
        super().__init__(stores, lobby, bus, agents, charged)
        self.key = key  # that records are signed with
        self.results = Results(pool)
        self._deaf = bus.listen(self._hear)

    async def close(self) -> None:
        self._deaf()
        await super().close()

    # --- new tables, which the lobby makes

    async def make(
        self, asked: NewTable, walls: Sequence[Sequence[int]] = (), visitor: Visitor | None = None
    ) -> Seated:
        return await self.host(await self.lobby.plan(asked, walls, visitor))

    async def host(self, new: NewGame) -> Seated:
        with self._room_for(new.setup):
            seated = await self.lobby.keep(new)
            await self.find(new.setup.id)
        return seated

    async def quick_seat(self, asked: QuickSeat, visitor: Visitor | None = None) -> Seated:
        """At a table that waits, or at a new one, which is ours from the commit on in which it is made: the next who
        asks finds it."""
        people = (await self.lobby.shelf.find(rules_for(asked))).people
        new = await self.lobby.plan(new_table(asked, people), visitor=visitor)
        own = await self.lobby.strength_of(visitor, family_of(new.rules.rules))
        with self._room_for(new.setup):
            lease = self._leased.work([new.setup.id])
            seated = await self.lobby.quick_seat(new, wanted(asked, new, own), lease)
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
        seated = await self.host(await self.lobby.plan_rematch(id))
        return {None: Rematch(table=seated.table, commitment=seated.commitment)}

    @contextmanager
    def _room_for(self, setup: Setup) -> Iterator[None]:
        """One more table, and the programs that are asked for beside those that play already, or soon will."""
        games = [seating.game for seating in self._live.values()]
        setups = [*self._coming.values(), *(game.setup for game in games if game.players.phase != "over")]
        playing, asked = sum(map(programs_in, setups)), programs_in(setup)
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


def programs_in(setup: Setup) -> int:
    """Seats where something sits that is none of our own bots."""
    return sum(bool(name) and name not in OURS for name in setup.bots)
