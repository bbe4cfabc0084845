"""The REST calls of what a reader looks up: the glossary and the history (docs/protocol.md)."""

from __future__ import annotations

from hashlib import sha256

from fastapi import APIRouter, Request, Response

from ruka.schema.glossary import Glossary, History
from ruka.server import work
from ruka.server.problems import language
from ruka.server.routes import REFUSALS, InLang, Quick, once

glossary_api = APIRouter(prefix="/api/v1", responses=REFUSALS)


@glossary_api.get("/glossary", response_model=Glossary)
async def glossary(request: Request, quick: Quick, lang: InLang = None) -> Response:
    """Every word of the game: names in all languages, what it means in one, tiles, what it is related to."""
    return _unless_known(request, await once(request, quick, "application/json", work.glossary, language(request)))


@glossary_api.get("/history", response_model=History)
async def history(request: Request, quick: Quick, lang: InLang = None) -> Response:
    """The history of the game as the sources tell it."""
    return _unless_known(request, await once(request, quick, "application/json", work.history, language(request)))


def _unless_known(request: Request, page: Response) -> Response:
    """A reader who has it already is told so."""
    tag = f'"{sha256(page.body).hexdigest()[:16]}"'
    seen = {one.strip().removeprefix("W/") for one in request.headers.get("if-none-match", "").split(",")}
    known = {"etag": tag, "cache-control": "no-cache", "vary": "Accept-Encoding"}
    if tag in seen:
        return Response(status_code=304, headers=known)
    page.headers.update(known)
    return page
