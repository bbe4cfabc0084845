"""How people stand: their games are counted when they are over, and pages are made of what was counted."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from datetime import timedelta
from math import ceil
from time import monotonic

import msgspec

from ruka.errors import RukaError
from ruka.rulesets import RULE_SETS
from ruka.rulesets.families import FAMILIES, family_of
from ruka.schema import encode
from ruka.schema.messages import Setup
from ruka.schema.standing import (
    FamilyRating,
    Games,
    Leader,
    Leaders,
    PlayedGame,
    Profile,
    RatingPoint,
    StatisticsByRules,
    Void,
)
from ruka.server import work
from ruka.server.bus import Bus, GameEnded, GuestKnown, News
from ruka.server.hall import Hall
from ruka.server.hall.opening import ended_of, kind_of
from ruka.server.lobby import RuleShelf
from ruka.server.lobby.rules import is_built_in
from ruka.server.people import Visitor, person_of
from ruka.server.pool import Pool, WorkFailed
from ruka.server.ratings import PROVISIONAL, SCALE, shown
from ruka.server.standings import CountedGame
from ruka.server.stores import KeptPerson, Stores
from ruka.server.stores.results import KeptRating, KeptResult, KeptVoid
from ruka.session.seats import name_in

log = logging.getLogger(__name__)

HOUR = 3600.0
CHAT_KEPT = timedelta(days=7)
MOST_COUNTED = 500  # games of a person that a profile adds up, the newest
PAGE = 20  # games
LEADERS = 50  # on a page
RECENT = timedelta(days=90)  # whoever has not played for longer is in no leaderboard
FRESH = 30.0  # seconds for which a leaderboard holds
VOID: dict[str, Void] = {"void": "left", "": "waited"}  # why, as a table keeps it
NEVER = frozenset(("game-not-over", "game-differs", "game-refuses", "takes-too-long", "table-set-aside"))


class Standing:
    def __init__(self, stores: Stores, hall: Hall, shelf: RuleShelf, bus: Bus, pool: Pool) -> None:
        self.stores = stores
        self.hall = hall
        self.shelf = shelf
        self.pool = pool
        self._leaders: dict[tuple[str, int], tuple[float, Leaders]] = {}
        self._deaf = bus.listen(self._hear)
        self._counting: dict[str, asyncio.Task[None]] = {}  # tables
        self._ring = asyncio.Event()  # something may be missing
        self._chore = asyncio.create_task(self._catch_up())

    async def close(self) -> None:
        self._deaf()
        tasks = [self._chore, *self._counting.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # --- counting

    def _hear(self, news: News) -> None:
        if isinstance(news, GameEnded):
            self._start_counting(news.table)
        elif isinstance(news, GuestKnown):  # games that are over are theirs now, too
            self._ring.set()

    def _start_counting(self, table: str) -> asyncio.Task[None]:
        """Once at a time; what fails is tried again later."""
        if table not in self._counting:
            task = self._counting[table] = asyncio.create_task(self._try_to_count(table))
            task.add_done_callback(lambda _: self._counting.pop(table, None))
        return self._counting[table]

    async def _try_to_count(self, table: str) -> None:
        try:
            await self._count(table)
        except (RukaError, WorkFailed) as error:
            log.warning("the game of table %s is not counted: %s", table, type(error).__name__)
            if isinstance(error, WorkFailed) or error.code in NEVER:
                with suppress(RukaError):
                    await self.stores.keep(self.stores.results.give_up(table))

    async def _count(self, table: str) -> None:
        seating = await self.hall.find(table)
        game, kept = seating.game, seating.kept
        if game.stopped is not None:
            raise game.stopped
        by_seat, counted = await self.pool.run(work.statistics, game.played)
        seats = [game.seat_of(place) for place in range(len(game.seats))]
        ended = ended_of(kept, game.setup, game.table.rules)
        outcome, statistics = [by_seat[seat] for seat in seats], [counted[seat] for seat in seats]
        await self.stores.keep(self.stores.results.count(ended, outcome, statistics))

    async def _catch_up(self) -> None:
        """At the start and every hour: games that were not counted before the server ended, and those of guests who
        turned out to be people; and what was said long ago is forgotten."""
        while True:
            with suppress(RukaError):  # the database does not answer: later
                await self.stores.keep(self.stores.talks.clear(CHAT_KEPT))
                for table in await self.stores.results.uncounted():
                    await self._start_counting(table)
            self._ring.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._ring.wait(), HOUR)

    # --- profiles

    async def person(self, id: str) -> KeptPerson:
        found = await self.stores.people.find(id)
        if found is None:
            raise RukaError("no-such-profile")
        return found

    async def profile(self, id: str, asker: Visitor | None, lang: str, terms: str) -> bytes:
        person = await self.person(id)
        own = asker is not None and asker.id == id
        private = await self.stores.results.is_private(id)
        missing = await self.stores.results.uncounted(id)
        for table in missing:
            self._start_counting(table)
        hidden = private and not own
        results = [] if hidden else await self.stores.results.of(id, MOST_COUNTED)
        ratings = await self.stores.results.ratings_of(id)
        return encode(
            Profile(
                id=id,
                name=person.name,
                since=person.made.isoformat() if person.made else "",
                own=own,
                private=private,
                games=await self.stores.results.games_of(id) if results else 0,
                ratings=[_family(one, results) for one in ratings],
                statistics=await self._statistics(results, lang, terms),
                counting=bool(missing),
                void=0 if hidden else await self.stores.results.void_of(id),
            )
        )

    async def _statistics(self, results: list[KeptResult], lang: str, terms: str) -> list[StatisticsByRules]:
        counted = [
            CountedGame(one.table, one.seat, one.rules, one.rank, one.players, one.points, one.statistics)
            for one in results
            if one.statistics
        ]
        if not counted:
            return []
        links = {one.rules for one in counted if not is_built_in(one.rules)}
        house = {}
        for link in links:
            with suppress(RukaError):  # rules that nobody shares any more have no section
                house[link] = (await self.shelf.shared(link)).stored
        told = await self.pool.run(work.standing, counted, house, lang, terms)
        return msgspec.json.decode(told, type=list[StatisticsByRules])

    async def games(self, id: str, page: int, asker: Visitor | None, lang: str) -> Games:
        """A page of them, counted from 1."""
        await self.person(id)
        if await self.stores.results.is_private(id) and (asker is None or asker.id != id):
            raise RukaError("games-hidden")
        results = self.stores.results
        played = await results.history(id, PAGE, (page - 1) * PAGE)
        seated = await self.stores.tables.seated([one.table for one in played])
        others = {
            table: [name_in(lang, seat.name, kind_of(seat.kind)) for seat in seats if person_of(seat.holder) != id]
            for table, seats in seated.items()
        }
        return Games(
            games=[_game(one, others[one.table], lang) for one in played],
            page=page,
            pages=ceil((await results.games_of(id) + await results.void_of(id)) / PAGE),
        )

    async def hide(self, person: str, *, private: bool) -> None:
        await self.stores.keep(self.stores.results.hide(person, private=private))

    # --- leaderboards

    async def leaders(self, family: str, page: int) -> Leaders:
        if family not in FAMILIES:
            raise RukaError("unknown-family", name=family, known=", ".join(FAMILIES))
        made, found = self._leaders.get((family, page), (-FRESH, None))
        if found is None or monotonic() - made > FRESH:
            found = await self._look_up_leaders(family, page)
            self._leaders[family, page] = monotonic(), found
        return found

    async def _look_up_leaders(self, family: str, page: int) -> Leaders:
        first = (page - 1) * LEADERS
        rows, people = await self.stores.results.leaders(family, RECENT, first, LEADERS)
        return Leaders(
            family=family,
            families=[*FAMILIES],
            minimum=PROVISIONAL,
            days=RECENT.days,
            page=page,
            pages=ceil(people / LEADERS),
            people=people,
            leaders=[_leader(place, row) for place, row in enumerate(rows, first + 1)],
        )


def _leader(place: int, row: KeptRating) -> Leader:
    return Leader(
        place=place,
        id=row.person,
        name=row.name,
        rating=shown(row.rating),
        deviation=_deviation(row),
        games=row.games,
        last=row.last.isoformat(),
    )


def _deviation(row: KeptRating) -> int:
    return round(SCALE * row.rating.deviation)


def _family(row: KeptRating, results: list[KeptResult]) -> FamilyRating:
    points = [
        RatingPoint(over=one.over.isoformat(), rating=shown(one.after), table=one.table)
        for one in reversed(results)
        if one.family == row.family and one.after is not None
    ]
    return FamilyRating(
        family=row.family,
        rating=shown(row.rating),
        deviation=_deviation(row),
        games=row.games,
        provisional=row.games < PROVISIONAL,
        history=points,
    )


def _game(one: KeptResult | KeptVoid, others: list[str], lang: str) -> PlayedGame:
    setup = msgspec.json.decode(one.setup, type=Setup)
    rules = RULE_SETS.get(setup.rules)
    game = PlayedGame(
        table=one.table,
        seat=0,
        rules=setup.rules,
        name=rules.names[lang] if rules else setup.house,
        family=family_of(rules) if rules else "",
        over=one.over.isoformat(),
        rank=0,
        players=len(others) + 1,
        points=0,
        before=None,
        after=None,
        others=others,
    )
    if isinstance(one, KeptVoid):
        return game.but(void=VOID[one.why])
    return game.but(
        seat=one.seat,
        family=one.family,
        rank=one.rank,
        players=one.players,
        points=one.points,
        before=None if one.before is None else shown(one.before),
        after=None if one.after is None else shown(one.after),
    )
