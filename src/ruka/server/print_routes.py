"""The REST calls of what is printed (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response

from ruka.rulesets import rule_set
from ruka.schema.answers import PrintName, SheetFormat
from ruka.server import work
from ruka.server.client import ON_PAPER
from ruka.server.lobby import RuleShelf
from ruka.server.lobby.rules import is_built_in
from ruka.server.models import Terms, Word
from ruka.server.once import Once
from ruka.server.pool import Pool
from ruka.server.problems import language
from ruka.server.routes import REFUSALS, InLang, Slow, TheRules, of_server, packed

prints_api = APIRouter(prefix="/api/v1", responses=REFUSALS)
MOST_PAPERS = 60  # that are kept; half a megabyte each
Papers = Once[tuple[str, ...], bytes]
ThePapers = Annotated[Papers, of_server("papers", Once)]
Format = Annotated[SheetFormat, Path()]
TYPES = {"html": "text/html", "pdf": "application/pdf"}


@prints_api.get("/rules/{id}/print/{name}.{format}", response_class=Response)
async def printed(
    request: Request,
    id: Annotated[Word, Path()],
    name: Annotated[PrintName, Path()],
    format: Format,
    shelf: TheRules,
    slow: Slow,
    papers: ThePapers,
    lang: InLang = None,
    terms: Terms = "native",
) -> Response:
    """To print: the rules on one page, the patterns, what gives fu, the score tables or the glossary of a rule set."""
    return await _paper(request, (shelf, slow, papers), id, name, format, terms)


@prints_api.get("/rules/{id}/sheet.{format}", response_class=Response)
async def sheet(
    request: Request,
    id: Annotated[Word, Path()],
    format: Format,
    shelf: TheRules,
    slow: Slow,
    papers: ThePapers,
    lang: InLang = None,
    terms: Terms = "native",
) -> Response:
    """The rules on one page, by an older address."""
    return await _paper(request, (shelf, slow, papers), id, "rules", format, terms)


@prints_api.get("/glossary/print.{format}", response_class=Response)
async def glossary(
    request: Request,
    format: Format,
    shelf: TheRules,
    slow: Slow,
    papers: ThePapers,
    rules: Annotated[Word, Query()] = "",
    lang: InLang = None,
) -> Response:
    """The glossary to print, whole or of one rule set."""
    if rules:
        return await _paper(request, (shelf, slow, papers), rules, "glossary", format, "native")
    spoken = language(request)
    pressed = await papers.get(
        ("glossary", spoken, format), lambda: slow.run(work.pressed, work.whole_glossary, spoken, format)
    )
    return _answer(request, pressed, f"glossary-{spoken}", format)


async def _paper(
    request: Request, by: tuple[RuleShelf, Pool, Papers], id: str, name: PrintName, format: SheetFormat, terms: str
) -> Response:
    """Those of built-in rule sets are kept a while; house rules are many, and asked for by few."""
    shelf, slow, papers = by
    spoken = language(request)
    if is_built_in(id):
        named = rule_set(id).id
        asked = (name, named, spoken, terms, format)
        pressed = await papers.get(asked, lambda: slow.run(work.pressed, work.print_of, *asked))
    else:
        stored = (await shelf.shared(id)).stored
        named = stored.id
        pressed = await slow.run(work.pressed, work.house_print, name, stored, spoken, terms, format)
    return _answer(request, pressed, f"{named}-{name}-{spoken}", format)


def _answer(request: Request, pressed: bytes, named: str, format: SheetFormat) -> Response:
    page = packed(request, pressed, TYPES[format])
    page.headers["cache-control"] = "public, max-age=3600"
    page.headers["content-disposition"] = f'inline; filename="{named}.{format}"'
    page.headers["content-security-policy"] = ON_PAPER
    return page
