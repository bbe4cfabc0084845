"""Puzzles: how people stand, what they have tried, and how hard puzzles turned out to be."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from ruka.learn.puzzles.rating import UNKNOWN, Rating, after_try, shown
from ruka.schema.puzzles import MOST_TRIES, PuzzleRating, PuzzleStanding, PuzzleTry
from ruka.server.stores.clerk import Clerk, Work
from ruka.server.stores.database import moment
from ruka.server.stores.schema import puzzle_ratings, puzzle_tries, puzzles

NEW = PuzzleRating(mean=UNKNOWN.mean, deviation=UNKNOWN.deviation)


class Tried(NamedTuple):
    """A rating before and after a try, and that of the puzzle now; the same twice where the try does not count."""

    before: PuzzleRating
    after: PuzzleRating
    puzzle: Rating
    counted: bool


class Before(NamedTuple):
    """The first try of a puzzle by somebody who had no account then."""

    puzzle: str
    first: Rating  # of the puzzle
    right: bool
    counted: bool
    at: datetime


class Puzzles:
    def __init__(self, clerk: Clerk) -> None:
        self._clerk = clerk

    async def of(self, person: str, most: int = MOST_TRIES) -> PuzzleStanding:
        return await self._clerk.read(lambda connection: _standing(connection, person, most))

    async def strengths(self) -> Mapping[str, Rating]:
        """Of puzzles that somebody has tried."""
        return await self._clerk.read(_strengths)

    async def strength(self, puzzle: str, first: Rating) -> Rating:
        return await self._clerk.read(lambda connection: _strength(connection, puzzle, first)[0])

    def answer(
        self, person: str, puzzle: str, first: Rating, right: bool, now: datetime, *, helped: bool
    ) -> Work[Tried]:
        """The first try counts, for the person and for the puzzle; with help only where it was wrong."""

        def work(connection: Connection) -> Tried:
            before = _rating(connection, person)
            strength, tried = _strength(connection, puzzle, first)
            mine = (puzzle_tries.c.person == person) & (puzzle_tries.c.puzzle == puzzle)
            known = connection.scalar(select(puzzle_tries.c.at).where(mine)) is not None
            counted = not known and not (helped and right)
            after, then = judged(before, strength, right) if counted else (before, strength)
            if known:
                connection.execute(update(puzzle_tries).where(mine).values(at=now))
            else:
                row = {"person": person, "puzzle": puzzle, "right": right and not helped, "at": now}
                connection.execute(insert(puzzle_tries), row)
            if counted:
                _keep_rating(connection, person, after)
                connection.execute(delete(puzzles).where(puzzles.c.id == puzzle))
                connection.execute(insert(puzzles), {"id": puzzle, **then._asdict(), "tried": tried + 1})
            return Tried(before, after, then, counted)

        return work

    def take_in(self, person: str, tries: Iterable[Before]) -> Work[None]:
        """In the order in which they were made, where the person has none of the same puzzle. Anybody can make them up,
        so they rate the person alone."""

        def work(connection: Connection) -> None:
            known = {*connection.scalars(select(puzzle_tries.c.puzzle).where(puzzle_tries.c.person == person))}
            fresh = {one.puzzle: one for one in sorted(tries, key=_at, reverse=True) if one.puzzle not in known}
            if not fresh:
                return
            strengths, rating = _strengths(connection), _rating(connection, person)
            for one in sorted(fresh.values(), key=_at):
                if one.counted:
                    rating, _ = judged(rating, strengths.get(one.puzzle, one.first), one.right)
            rows = ({"puzzle": one.puzzle, "right": one.right, "at": one.at} for one in fresh.values())
            connection.execute(insert(puzzle_tries), [{"person": person, **row} for row in rows])
            _keep_rating(connection, person, rating)

        return work


def judged(player: PuzzleRating, puzzle: Rating, right: bool) -> tuple[PuzzleRating, Rating]:
    """Both after a try that counts."""
    now, then = after_try(Rating(player.mean, player.deviation), puzzle, right)
    tried, solved = player.tried + 1, player.right + right
    return PuzzleRating(mean=now.mean, deviation=now.deviation, tried=tried, right=solved), then


def _rating(connection: Connection, person: str) -> PuzzleRating:
    own = puzzle_ratings.c
    query = select(own.mean, own.deviation, own.tried, own.right).where(own.person == person)
    row = connection.execute(query).first()
    return PuzzleRating(mean=row[0], deviation=row[1], tried=row[2], right=row[3]) if row else NEW


def _at(one: Before) -> datetime:
    return one.at


def _keep_rating(connection: Connection, person: str, rating: PuzzleRating) -> None:
    connection.execute(delete(puzzle_ratings).where(puzzle_ratings.c.person == person))
    connection.execute(insert(puzzle_ratings), {"person": person, **rating.to_json()})


def _strengths(connection: Connection) -> dict[str, Rating]:
    rows = connection.execute(select(puzzles.c.id, puzzles.c.mean, puzzles.c.deviation))
    return {id: Rating(mean, deviation) for id, mean, deviation in rows}


def _strength(connection: Connection, puzzle: str, first: Rating) -> tuple[Rating, int]:
    """The rating of a puzzle, and how often it was tried."""
    query = select(puzzles.c.mean, puzzles.c.deviation, puzzles.c.tried).where(puzzles.c.id == puzzle)
    row = connection.execute(query).first()
    return (Rating(row[0], row[1]), row[2]) if row else (first, 0)


def _standing(connection: Connection, person: str, most: int) -> PuzzleStanding:
    rating = _rating(connection, person)
    own = puzzle_tries.c
    query = select(own.puzzle, own.right, own.at).where(own.person == person).order_by(own.at.desc()).limit(most)
    tries = [PuzzleTry(id=id, right=right, at=moment(at).isoformat()) for id, right, at in connection.execute(query)]
    return PuzzleStanding(rating=rating, shown=shown(Rating(rating.mean, rating.deviation)), tries=tries)
