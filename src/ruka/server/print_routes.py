"""The REST calls of what is printed (docs/protocol.md)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Request, Response

from ruka.rulesets import rule_set
from ruka.schema.answers import PrintName, SheetFormat
from ruka.server import work
from ruka.server.client import ON_PAPER
from ruka.server.lobby.rules import is_built_in
from ruka.server.models import Terms, Word
from ruka.server.once import Once
from ruka.server.problems import language
from ruka.server.routes import REFUSALS, InLang, Slow, TheRules, of_server, packed

prints_api = APIRouter(prefix="/api/v1", responses=REFUSALS)
MOST_PAPERS = 60  # that are kept; half a megabyte each
Papers = Once[tuple[str, ...], bytes]
ThePapers = Annotated[Papers, of_server("papers", Once)]
Format = Annotated[SheetFormat, Path()]
TYPES = {"html": "text/html", "pdf": "application/pdf"}


class Press:
    """What papers are made with, in the format and the language that were asked for."""

    def __init__(
        self, request: Request, format: Format, shelf: TheRules, slow: Slow, papers: ThePapers, lang: InLang = None
    ) -> None:
        self._request, self._format, self._lang = request, format, language(request)
        self._shelf, self._slow, self._papers = shelf, slow, papers

    async def paper(self, id: str, name: PrintName, terms: str) -> Response:
        """Those of built-in rule sets are kept a while; house rules are many, and asked for by few."""
        if is_built_in(id):
            named = rule_set(id).id
            pressed = await self._kept(work.print_of, name, named, self._lang, terms, self._format)
        else:
            stored = (await self._shelf.shared(id)).stored
            named = stored.id
            asked = (name, stored, self._lang, terms, self._format)
            pressed = await self._slow.run(work.pressed, work.house_print, *asked)
        return self._answer(pressed, f"{named}-{name}-{self._lang}")

    async def glossary(self) -> Response:
        pressed = await self._kept(work.whole_glossary, self._lang, self._format)
        return self._answer(pressed, f"glossary-{self._lang}")

    async def _kept(self, make: Callable[..., bytes], *asked: str) -> bytes:
        return await self._papers.get((make.__name__, *asked), lambda: self._slow.run(work.pressed, make, *asked))

    def _answer(self, pressed: bytes, named: str) -> Response:
        page = packed(self._request, pressed, TYPES[self._format])
        page.headers["cache-control"] = "public, max-age=3600"
        page.headers["content-disposition"] = f'inline; filename="{named}.{self._format}"'
        page.headers["content-security-policy"] = ON_PAPER
        return page


ThePress = Annotated[Press, Depends()]
OfRules = Annotated[Word, Path()]


@prints_api.get("/rules/{id}/print/{name}.{format}", response_class=Response)
async def printed(
    press: ThePress, id: OfRules, name: Annotated[PrintName, Path()], terms: Terms = "native"
) -> Response:
    """To print: the rules on one page, the patterns, what gives fu, the score tables or the glossary of a rule set."""
    return await press.paper(id, name, terms)


@prints_api.get("/rules/{id}/sheet.{format}", response_class=Response)
async def sheet(press: ThePress, id: OfRules, terms: Terms = "native") -> Response:
    """The rules on one page, by an older address."""
    return await press.paper(id, "rules", terms)


@prints_api.get("/glossary/print.{format}", response_class=Response)
async def glossary(press: ThePress, rules: Annotated[Word, Query()] = "") -> Response:
    """The glossary to print, whole or of one rule set."""
    return await (press.paper(rules, "glossary", "native") if rules else press.glossary())
