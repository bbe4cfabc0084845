"""The REST calls of profiles and leaderboards (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response

from ruka.schema.standing import Games, Leaders, Profile
from ruka.server.models import Privacy, Terms, Word
from ruka.server.problems import language
from ruka.server.routes import REFUSALS, InLang, of_server
from ruka.server.standing import Standing
from ruka.server.visitors import ThePerson, TheVisitor

standing_api = APIRouter(prefix="/api/v1", responses=REFUSALS)
TheStanding = Annotated[Standing, of_server("standing", Standing)]
Page = Annotated[int, Query(ge=1, le=10_000)]


@standing_api.get("/people/{id}", response_model=Profile)
async def profile(
    request: Request,
    id: Annotated[Word, Path()],
    standing: TheStanding,
    visitor: TheVisitor,
    lang: InLang = None,
    terms: Terms = "native",
) -> Response:
    """A person: ratings, and what their games add up to, unless they hide it."""
    told = await standing.profile(id, visitor, language(request), terms)
    return Response(told, media_type="application/json")


@standing_api.get("/people/{id}/games")
async def games(
    request: Request,
    id: Annotated[Word, Path()],
    standing: TheStanding,
    visitor: TheVisitor,
    page: Page = 1,
    lang: InLang = None,
) -> Games:
    """Their games that are over, the newest first, each with its replay; refused where they are hidden."""
    return await standing.games(id, page, visitor, language(request))


@standing_api.put("/me/privacy", status_code=204)
async def privacy(asked: Privacy, standing: TheStanding, visitor: ThePerson) -> None:
    """Hide your games and statistics from everybody else, or show them; ratings are always seen."""
    await standing.hide(visitor.id, private=asked.private)


@standing_api.get("/leaders/{family}")
async def leaders(
    request: Request, family: Annotated[Word, Path()], standing: TheStanding, page: Page = 1, lang: InLang = None
) -> Leaders:
    """Who plays a family of rules best: those with enough rated games, the last of them not long ago."""
    return await standing.leaders(family, page)
