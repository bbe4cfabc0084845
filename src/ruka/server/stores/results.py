"""Results of games that are over, and the ratings of those who played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any, NamedTuple

from sqlalchemy import Connection, Select, exists, func, insert, or_, select, union_all, update

from ruka.schema.messages import RatingChange
from ruka.server.people import person_of
from ruka.server.ratings import LEAST_PEOPLE, PROVISIONAL, after_game, shown
from ruka.server.stores.clerk import Clerk, Work
from ruka.server.stores.database import moment
from ruka.server.stores.schema import guests, people, ratings, results, seats, tables
from ruka.server.stores.tables import KeptSeat, seats_at
from ruka.session import Outcome
from ruka.simulator.ratings import UNKNOWN, Rating

RATED = ("mean_before", "deviation_before", "mean", "deviation", "games")


class Ended(NamedTuple):
    """What was played at a table, as results know it."""

    table: str
    rules: str
    family: str
    rated: bool  # if enough people with accounts play


@dataclass(frozen=True)
class KeptRating:
    person: str
    name: str
    family: str
    rating: Rating
    games: int
    last: datetime


@dataclass(frozen=True)
class KeptResult:
    """A game of somebody."""

    table: str
    seat: int
    rules: str
    family: str
    rank: int
    players: int
    points: int
    over: datetime
    setup: str  # JSON
    before: Rating | None
    after: Rating | None
    statistics: str | None


@dataclass(frozen=True)
class KeptVoid:
    """A game of somebody that was given up."""

    table: str
    why: str  # as the table says it
    over: datetime
    setup: str  # JSON


class Results:
    def __init__(self, clerk: Clerk) -> None:
        self._clerk = clerk

    # --- writing

    def settle(self, ended: Ended, outcome: Sequence[Outcome]) -> Work[list[RatingChange]]:
        """The game has just ended: a row for each person, and, where it is rated, new ratings. It belongs to the same
        commit as the last step, so that it is done once, whatever happens to the server."""

        def work(connection: Connection) -> list[RatingChange]:
            seated = seats_at(connection, ended.table)
            people = [person_of(seat.holder) for seat in seated]
            now = datetime.now(UTC)
            rows = {place: _row(ended, outcome, place, people[place], now) for place in range(len(people))}
            rows = {place: row for place, row in rows.items() if row["person"]}
            changes = _rate(connection, ended, seated, outcome, rows)
            if rows:
                connection.execute(insert(results), [*rows.values()])
            return changes

        return work

    def count(self, ended: Ended, outcome: Sequence[Outcome], statistics: Sequence[str]) -> Work[None]:
        """What a game that is over adds up to, by place. Whoever turned out to be a person since has a row from now
        on, which changes no rating."""

        def work(connection: Connection) -> None:
            there = {*connection.scalars(select(results.c.seat).where(results.c.table == ended.table))}
            over = connection.scalar(select(tables.c.over).where(tables.c.id == ended.table)) or datetime.now(UTC)
            for place, seat in enumerate(seats_at(connection, ended.table)):
                if not (person := person_of(seat.holder)):
                    continue
                if outcome[place].seat not in there:
                    connection.execute(insert(results), _row(ended, outcome, place, person, over))
                where = (results.c.table == ended.table) & (results.c.seat == outcome[place].seat)
                connection.execute(update(results).where(where).values(statistics=statistics[place]))

        return work

    def give_up(self, table: str) -> Work[None]:
        """This game cannot be counted."""

        def work(connection: Connection) -> None:
            where = (results.c.table == table) & results.c.statistics.is_(None)
            connection.execute(update(results).where(where).values(statistics=""))

        return work

    def hide(self, person: str, *, private: bool) -> Work[None]:
        def work(connection: Connection) -> None:
            connection.execute(update(people).where(people.c.id == person).values(private=private))

        return work

    # --- reading

    async def changes(self, table: str) -> list[RatingChange]:
        """What a game that is over has changed."""
        query = select(results).where(results.c.table == table, results.c.mean.is_not(None)).order_by(results.c.seat)
        return [_change(row._mapping) for row in await self._clerk.rows(query)]

    async def uncounted(self, person: str = "", most: int = 100) -> list[str]:
        """Tables whose games are over and of which something is missing: the statistics, or a whole row, where a guest
        turned out to be a person."""
        holder = func.coalesce(seats.c.person, guests.c.person)
        own = (results.c.table == seats.c.table) & (results.c.person == holder)
        query = (
            select(tables.c.id)
            .join(seats, seats.c.table == tables.c.id)
            .outerjoin(guests, guests.c.id == seats.c.guest)
            .outerjoin(results, own)
            .where(tables.c.over.is_not(None), tables.c.damage == "", results.c.statistics.is_(None))
            .where(or_(seats.c.person == person, guests.c.person == person) if person else holder.is_not(None))
        )
        return [row.id for row in await self._clerk.rows(query.distinct().limit(most))]

    async def is_private(self, person: str) -> bool:
        rows = await self._clerk.rows(select(people.c.private).where(people.c.id == person))
        return bool(rows and rows[0].private)

    async def of(self, person: str, most: int, first: int = 0) -> list[KeptResult]:
        """Their games that were played to the end, the newest first."""
        query = select(results, tables.c.setup).join(tables, tables.c.id == results.c.table)
        query = query.where(results.c.person == person).order_by(results.c.over.desc(), results.c.table)
        return [_result(row) for row in await self._clerk.rows(query.offset(first).limit(most))]

    async def history(self, person: str, most: int, first: int = 0) -> list[KeptResult | KeptVoid]:
        """Their games, the newest first, with those that count for nobody."""
        over = select(results.c.table, results.c.seat, results.c.over.label("at")).where(results.c.person == person)
        both = union_all(over, _void(person)).subquery()
        result = (results.c.table == both.c.table) & (results.c.seat == both.c.seat)
        query = (
            select(results, both.c.table.label("id"), both.c.at, tables.c.setup, tables.c.why)
            .select_from(both.join(tables, tables.c.id == both.c.table).outerjoin(results, result))
            .order_by(both.c.at.desc(), both.c.table)
        )
        return [
            KeptVoid(row.id, row.why, moment(row.at), row.setup) if row.table is None else _result(row)
            for row in await self._clerk.rows(query.offset(first).limit(most))
        ]

    async def games_of(self, person: str) -> int:
        return await self._count(select(results.c.table).where(results.c.person == person))

    async def void_of(self, person: str) -> int:
        return await self._count(_void(person))

    async def _count(self, query: Select[Any]) -> int:
        return int((await self._clerk.rows(select(func.count()).select_from(query.subquery())))[0][0])

    async def ratings_of(self, person: str) -> list[KeptRating]:
        query = _rated().where(ratings.c.person == person).order_by(ratings.c.games.desc())
        return [_kept(row) for row in await self._clerk.rows(query)]

    async def leaders(self, family: str, within: timedelta, first: int, most: int) -> tuple[list[KeptRating], int]:
        """Those of a family, the best first, and how many there are."""
        now = datetime.now(UTC)
        wanted = (
            ratings.c.family == family,
            ratings.c.games >= PROVISIONAL,
            ratings.c.last > now - within,
            people.c.name_key.is_not(None),
            or_(people.c.banned.is_(None), people.c.banned < now),
        )
        query = _rated().where(*wanted).order_by(ratings.c.mean.desc(), ratings.c.person)
        count = select(func.count()).select_from(ratings.join(people, people.c.id == ratings.c.person)).where(*wanted)
        rows = await self._clerk.rows(query.offset(first).limit(most))
        return [_kept(row) for row in rows], int((await self._clerk.rows(count))[0][0])


def _rate(
    connection: Connection,
    ended: Ended,
    seated: Sequence[KeptSeat],
    outcome: Sequence[Outcome],
    rows: Mapping[int, dict[str, Any]],
) -> list[RatingChange]:
    """Ratings before and after, in the rows and in the table of ratings."""
    if not ended.rated or len(rows) < LEAST_PEOPLE:
        return []
    own = [row["person"] for row in rows.values()]
    query = select(ratings).where(ratings.c.person.in_(own), ratings.c.family == ended.family)
    known = {row.person: row for row in connection.execute(query)}
    before = {person: Rating(row.mean, row.deviation) for person, row in known.items()}
    after = after_game([seat.holder for seat in seated], [one.rank for one in outcome], before)
    for place, row in rows.items():
        person, games = row["person"], known[row["person"]].games if row["person"] in known else 0
        row |= dict(zip(RATED, (*before.get(person, UNKNOWN), *after[place], games), strict=True))
        now = {"mean": row["mean"], "deviation": row["deviation"], "games": games + 1, "last": row["over"]}
        if games:
            where = (ratings.c.person == person) & (ratings.c.family == ended.family)
            connection.execute(update(ratings).where(where).values(**now))
        else:
            connection.execute(insert(ratings), {"person": person, "family": ended.family, **now})
    return sorted(map(_change, rows.values()), key=lambda change: change.seat)


def _change(row: Mapping[Any, Any]) -> RatingChange:
    return RatingChange(
        seat=row["seat"],
        before=shown(Rating(row["mean_before"], row["deviation_before"])),
        after=shown(Rating(row["mean"], row["deviation"])),
        provisional=row["games"] + 1 < PROVISIONAL,
    )


def _row(ended: Ended, outcome: Sequence[Outcome], place: int, person: str, over: datetime) -> dict[str, Any]:
    row: dict[str, Any] = {"table": ended.table, "rules": ended.rules, "family": ended.family, "person": person}
    row |= outcome[place]._asdict() | {"players": len(outcome), "over": over, "statistics": None}
    return row | dict.fromkeys(RATED)


def _void(person: str) -> Select[Any]:
    """Games that had begun and were given up: by all who played, or, among people, by never coming back."""
    waits = exists().where(seats.c.table == tables.c.id, seats.c.seed.is_(None))
    other = seats.alias()
    company = exists().where(other.c.table == tables.c.id, other.c.seat != seats.c.seat, other.c.kind == "person")
    return (
        select(tables.c.id.label("table"), seats.c.seat, tables.c.retired.label("at"))
        .join(seats, seats.c.table == tables.c.id)
        .outerjoin(guests, guests.c.id == seats.c.guest)
        .where(or_(seats.c.person == person, guests.c.person == person))
        .where(tables.c.over.is_(None), tables.c.retired.is_not(None), ~waits.correlate(tables))
        .where((tables.c.why == "void") | ((tables.c.why == "") & company))
    )


def _rated() -> Select[Any]:
    return select(ratings, people.c.name).join(people, people.c.id == ratings.c.person)


def _kept(row: Any) -> KeptRating:
    rating = Rating(row.mean, row.deviation)
    return KeptRating(row.person, row.name, row.family, rating, row.games, moment(row.last))


def _result(row: Any) -> KeptResult:
    before = None if row.mean is None else Rating(row.mean_before, row.deviation_before)
    after = None if row.mean is None else Rating(row.mean, row.deviation)
    return KeptResult(
        *(row.table, row.seat, row.rules, row.family, row.rank, row.players, row.points, moment(row.over), row.setup),
        *(before, after, row.statistics),
    )
