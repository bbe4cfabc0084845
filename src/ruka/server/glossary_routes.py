"""The REST calls of what a reader looks up: the glossary and the history (docs/protocol.md)."""

from __future__ import annotations

from hashlib import sha256
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response

from ruka.rulesets import rule_set
from ruka.schema.answers import SheetFormat
from ruka.schema.glossary import Glossary, History
from ruka.server import work
from ruka.server.client import ALONE
from ruka.server.models import Word
from ruka.server.problems import language
from ruka.server.routes import REFUSALS, InLang, Quick, Slow, once

glossary_api = APIRouter(prefix="/api/v1", responses=REFUSALS)


@glossary_api.get("/glossary", response_model=Glossary)
async def glossary(request: Request, quick: Quick, lang: InLang = None) -> Response:
    """Every word of the game: names in all languages, what it means in one, tiles, what it is related to."""
    return _unless_known(request, await once(request, quick, "application/json", work.glossary, language(request)))


@glossary_api.get("/history", response_model=History)
async def history(request: Request, quick: Quick, lang: InLang = None) -> Response:
    """The history of the game as the sources tell it."""
    return _unless_known(request, await once(request, quick, "application/json", work.history, language(request)))


@glossary_api.get("/glossary/print.{format}", response_class=Response)
async def printed(
    request: Request,
    format: Annotated[SheetFormat, Path()],
    slow: Slow,
    rules: Annotated[Word, Query()] = "",
    lang: InLang = None,
) -> Response:
    """The glossary to print, whole or of one rule set."""
    kind = "text/html" if format == "html" else "application/pdf"
    wanted = rule_set(rules).id if rules else ""
    page = await once(request, slow, kind, work.printed_glossary, language(request), wanted, format)
    page.headers["content-security-policy"] = ALONE
    return page


def _unless_known(request: Request, page: Response) -> Response:
    """A reader who has it already is told so."""
    tag = f'"{sha256(page.body).hexdigest()[:16]}"'
    seen = {one.strip().removeprefix("W/") for one in request.headers.get("if-none-match", "").split(",")}
    known = {"etag": tag, "cache-control": "no-cache", "vary": "Accept-Encoding"}
    if tag in seen:
        return Response(status_code=304, headers=known)
    page.headers.update(known)
    return page
