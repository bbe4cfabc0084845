"""The REST calls of puzzles (docs/protocol.md): a moment is played again for who asks, and again to judge an answer."""

from __future__ import annotations

from datetime import UTC, date, datetime
from random import Random
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response

from ruka.learn.cards import moment
from ruka.learn.puzzles import choose, find, first, game_for, of_day, puzzles
from ruka.learn.puzzles.rating import Rating, shown
from ruka.schema.puzzles import (
    OwnPuzzles,
    PuzzleHint,
    PuzzleRating,
    PuzzleShelf,
    PuzzleStanding,
    PuzzleVerdict,
    ShownPuzzle,
)
from ruka.server import work
from ruka.server.learn_routes import TheStores
from ruka.server.models import OwnPuzzlesQuestion, OwnTries, PuzzleReply, PuzzleWish, Terms, Word
from ruka.server.pool import Pool
from ruka.server.problems import language
from ruka.server.routes import REFUSALS, InLang, Quick, Shelf, Slow, once
from ruka.server.stores.puzzles import NEW, Before, Tried, judged
from ruka.server.visitors import ThePerson, TheVisitor

puzzles_api = APIRouter(prefix="/api/v1/learn/puzzles", responses=REFUSALS)
Named = Annotated[Word, Path()]
RECENT = 30  # tries that a page shows


@puzzles_api.get("", response_model=PuzzleShelf)
async def all_puzzles(request: Request, quick: Quick, lang: InLang = None) -> Response:
    """Rule sets that have puzzles, and how many of each theme."""
    return await once(request, quick, "application/json", work.puzzle_shelf, language(request))


@puzzles_api.get("/day", response_model=ShownPuzzle)
async def puzzle_of_the_day(
    request: Request, quick: Quick, stores: TheStores, rules: Annotated[Word, Query()], lang: InLang = None
) -> Response:
    """The same for everybody on a day (UTC)."""
    day = datetime.now(UTC).date()
    game_for(rules)
    return await _told(of_day(rules, day).id, quick, stores, language(request), day=day)


@puzzles_api.post("/next", response_model=ShownPuzzle)
async def next_puzzle(
    request: Request, wish: PuzzleWish, quick: Quick, stores: TheStores, visitor: TheVisitor
) -> Response:
    """One that you have not tried, near to your strength. What a browser without an account knows of you it says."""
    request.state.lang = wish.lang
    if visitor is None:
        rating, seen = wish.rating or NEW, wish.seen
    else:
        standing = await stores.puzzles.of(visitor.id)
        rating, seen = standing.rating, [one.id for one in reversed(standing.tries)]
    strengths = await stores.puzzles.strengths()
    found = choose(wish.rules, wish.theme, rating.mean, seen, Random(), strengths)
    return await _told(found.id, quick, stores, wish.lang, wish.terms)


@puzzles_api.get("/mine")
async def own_standing(visitor: ThePerson, stores: TheStores) -> PuzzleStanding:
    """How you stand, and what you have tried of late."""
    return await stores.puzzles.of(visitor.id, RECENT)


@puzzles_api.put("/mine")
async def take_in_tries(request: Request, asked: OwnTries, visitor: ThePerson, stores: TheStores) -> PuzzleStanding:
    """What was tried in a browser before you came in counts for you as if you had been there; to send it twice changes
    nothing, and no puzzle is rated by it."""
    request.state.lang = asked.lang
    now = datetime.now(UTC)
    tries = [
        Before(one.id, first(find(one.id)), one.right, one.counted, min(now, moment(one.at, "tries.at")))
        for one in asked.tries
        if one.id in puzzles()
    ]
    await stores.keep(stores.puzzles.take_in(visitor.id, tries))
    return await stores.puzzles.of(visitor.id, RECENT)


@puzzles_api.post("/own")
async def own_puzzles(request: Request, asked: OwnPuzzlesQuestion, shelf: Shelf, visitor: TheVisitor) -> OwnPuzzles:
    """Puzzles of a game that is over: moments of one seat."""
    request.state.lang = asked.lang
    return OwnPuzzles(ids=await shelf.puzzles(asked.game, visitor))


@puzzles_api.get("/{id}", response_model=ShownPuzzle)
async def puzzle(
    request: Request,
    id: Named,
    quick: Quick,
    stores: TheStores,
    shelf: Shelf,
    lang: InLang = None,
    terms: Terms = "native",
) -> Response:
    """What is asked; the answer is not in it."""
    if work.is_of_game(id):
        return _json(await quick.run(work.puzzle_of_game, id, await shelf.record_of(id), language(request), terms))
    return await _told(id, quick, stores, language(request), terms)


@puzzles_api.get("/{id}/hint")
async def hint(request: Request, id: Named, slow: Slow, shelf: Shelf, lang: InLang = None) -> PuzzleHint:
    """What to look at. Whoever has asked gains nothing by a right answer, and loses no more than by a wrong one."""
    record = await shelf.record_of(id) if work.is_of_game(id) else ""
    return await slow.run(work.puzzle_hint, id, record, language(request))


@puzzles_api.post("/{id}")
async def answer(
    request: Request, id: Named, reply: PuzzleReply, slow: Slow, stores: TheStores, shelf: Shelf, visitor: TheVisitor
) -> PuzzleVerdict:
    """What the coach says of an answer. The first try counts; of a person it is kept here, anybody else's browser
    keeps the rating and sends it along."""
    request.state.lang = reply.lang
    of_game = work.is_of_game(id)
    record = await shelf.record_of(id) if of_game else ""
    found = await slow.run(work.puzzle_verdict, id, record, reply.action, reply.lang, reply.terms)
    if of_game:
        return found
    start, now = first(find(id)), datetime.now(UTC)
    if visitor is None:
        tried = _guest(reply, await stores.puzzles.strength(id, start), found.right)
    else:
        work_of = stores.puzzles.answer(visitor.id, id, start, found.right, now, helped=reply.helped)
        tried = await stores.keep(work_of)
    return found.but(
        counted=tried.counted,
        before=_shown(tried.before),
        after=_shown(tried.after),
        rating=tried.after,
        puzzle=shown(tried.puzzle),
    )


def _guest(reply: PuzzleReply, puzzle: Rating, right: bool) -> Tried:
    """A rating that anybody could make up changes no puzzle's."""
    before = reply.rating or NEW
    if reply.again or (reply.helped and right):
        return Tried(before, before, puzzle, False)
    after, _ = judged(before, puzzle, right)
    return Tried(before, after, puzzle, True)


def _shown(rating: PuzzleRating) -> int:
    return shown(Rating(rating.mean, rating.deviation))


async def _told(
    id: str, quick: Pool, stores: TheStores, lang: str, terms: str = "native", day: date | None = None
) -> Response:
    strength = await stores.puzzles.strength(id, first(find(id)))
    told = await quick.run(work.puzzle, id, shown(strength), lang, terms, day.isoformat() if day else "")
    return _json(told)


def _json(made: bytes) -> Response:
    return Response(made, media_type="application/json")
