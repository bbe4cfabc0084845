"""What the lobby shows, for everybody who looks at it: read again when something has moved, told as what changed, and
written once for all."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

import msgspec

from ruka.errors import RukaError
from ruka.rulesets.families import family_of
from ruka.schema.lobby import Invitation, Invitations, LobbyChanged, LobbyNow, LobbyPage, LobbySays, LobbyTable
from ruka.schema.messages import Player, Setup
from ruka.server.bus import Bus, Invited, LobbyMoved, News, SeatLeft, SeatTaken
from ruka.server.lobby.rules import RuleShelf
from ruka.server.people import Visitor, person_of
from ruka.server.stores import KeptSeat, Stores
from ruka.server.stores.listings import KeptInvitation, ListedTable, Wanted

log = logging.getLogger(__name__)

SETTLES = 0.4  # seconds: what moves meanwhile is told together
LOOKS = 10.0  # ... until it is read again in any case: games end by themselves
Say = Callable[[LobbySays], None]
Tables = dict[str, LobbyTable]


class Board:
    def __init__(self, stores: Stores, bus: Bus, shelf: RuleShelf) -> None:
        self._stores = stores
        self._shelf = shelf
        self._lookers: set[Say] = set()
        self._people: dict[Say, str] = {}  # who would like to know of invitations
        self._open: Tables = {}
        self._games: Tables = {}
        self._reading = asyncio.Lock()
        self._moved = asyncio.Event()
        self._deaf = bus.listen(self._hear)
        self._following: asyncio.Task[None] | None = None
        self._asked: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        self._deaf()
        tasks = [*self._asked, *([self._following] if self._following else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # --- asked once

    async def page(self, wanted: Wanted, visitor: Visitor | None) -> LobbyPage:
        found, games = await self._stores.listings.open(wanted), await self._stores.listings.games(wanted)
        invited = await self._invitations(visitor.id) if visitor else []
        return LobbyPage(open=[*map(_table, found)], games=[*map(_table, games)], invitations=invited)

    async def _invitations(self, person: str) -> list[Invitation]:
        return [await self._invitation(one) for one in await self._stores.listings.invitations(person)]

    async def _waiting(self, person: str) -> Invitations:
        asks = await self._stores.friends.asking(person)
        return Invitations(invitations=await self._invitations(person), asks=asks)

    async def _invitation(self, kept: KeptInvitation) -> Invitation:
        table = _table(kept.table)
        with suppress(RukaError):  # rules that are gone: it is said when somebody comes
            table = table.but(family=family_of(await self._shelf.find(table.setup.rules)))
        return Invitation(table=table, host=kept.host, since=kept.since.isoformat())

    # --- followed

    @asynccontextmanager
    async def followed(self, say: Say) -> AsyncIterator[None]:
        """Everything at once, and then what changes."""
        async with self._reading:
            if not self._lookers:
                self._open, self._games = await self._read()
            say(LobbyNow(open=[*self._open.values()], games=[*self._games.values()]))
            self._lookers.add(say)
        if self._following is None:
            self._following = asyncio.create_task(self._follow())
        try:
            yield
        finally:
            self._lookers.discard(say)
            if not self._lookers and self._following is not None:
                self._following.cancel()
                self._following = None

    @asynccontextmanager
    async def awaited(self, say: Say, visitor: Visitor) -> AsyncIterator[None]:
        """What waits for this person, invitations and who asks to be friends: all of it whenever one comes or goes."""
        self._people[say] = visitor.id
        try:
            say(await self._waiting(visitor.id))
            yield
        finally:
            del self._people[say]

    def _hear(self, news: News) -> None:
        if isinstance(news, SeatTaken | SeatLeft | LobbyMoved):
            self._moved.set()
        elif isinstance(news, Invited) and news.person in self._people.values():
            task = asyncio.create_task(self._tell_invited(news.person))
            self._asked.add(task)
            task.add_done_callback(self._asked.discard)

    async def _tell_invited(self, person: str) -> None:
        with suppress(RukaError):  # the database does not answer: they see it when they come again
            told = await self._waiting(person)
            for say in [say for say, who in self._people.items() if who == person]:
                say(told)

    async def _follow(self) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOKS):
                    await self._moved.wait()
            await asyncio.sleep(SETTLES)
            self._moved.clear()
            try:
                await self._tell_changes()
            except RukaError as error:
                log.warning("the lobby is not read: %s", error.code)

    async def _tell_changes(self) -> None:
        async with self._reading:
            found, games = await self._read()
            gone = (self._open.keys() | self._games.keys()) - found.keys() - games.keys()
            changed = LobbyChanged(
                open=[one for id, one in found.items() if self._open.get(id) != one],
                games=[one for id, one in games.items() if self._games.get(id) != one],
                gone=sorted(gone),
            )
            self._open, self._games = found, games
        if changed.open or changed.games or changed.gone:
            for say in [*self._lookers]:
                say(changed)

    async def _read(self) -> tuple[Tables, Tables]:
        page = await self.page(Wanted(), None)
        return {one.setup.id: one for one in page.open}, {one.setup.id: one for one in page.games}


def _table(kept: ListedTable) -> LobbyTable:
    setup = msgspec.json.decode(kept.setup, type=Setup)
    players = [*map(_player, kept.seats)]
    return LobbyTable(setup=setup, family=kept.family, players=players, since=kept.since.isoformat())


def _player(seat: KeptSeat) -> Player:
    kind = seat.kind if seat.kind in ("person", "bot") else "open"
    return Player(name=seat.name, kind=kind, away=bool(seat.away), person=person_of(seat.holder))  # type: ignore[arg-type]
