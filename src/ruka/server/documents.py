"""`/docs`: the documents. All are there once `./dev docs` has built them; the books are made when somebody asks."""

from __future__ import annotations

from mimetypes import guess_type
from pathlib import Path
from stat import S_ISREG

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response
from starlette.types import Scope

from ruka.errors import RukaError
from ruka.server import calls, work
from ruka.server.client import Files
from ruka.server.problems import NOT_FOUND, language
from ruka.server.routes import once
from ruka.site import lost_page, names
from ruka.texts import LANGUAGES

SITE = Path(__file__).with_name("site")  # by `./dev docs`; part of the wheel
FIRST = "index.html"
ALL = "api/index.html"  # is there when the whole site is
PROTOCOL = "guide/protocol.html"
ROOT = "/docs"
AN_HOUR = "public, max-age=3600"
router = APIRouter(include_in_schema=False)


@router.get("/docs")
async def first(request: Request) -> Response:
    return _in_language(request)


@router.get("/docs/rest", response_class=HTMLResponse)
async def rest_calls(request: Request) -> str:
    documents: Documents = request.app.state.documents
    return calls.page(request.app.openapi(), PROTOCOL if documents.is_built(PROTOCOL) else None)


class Documents(Files):
    def __init__(self, built: Path = SITE) -> None:
        super().__init__(directory=built, check_dir=False)

    async def check_config(self) -> None:
        """A site that is not built is no mistake."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        request = Request(scope)
        if path in (".", FIRST):
            return _in_language(request)
        if self.is_built(path):
            response = await super().get_response(path, scope)
        elif path in names():
            kind = guess_type(path)[0] or ""
            response = await once(request, request.app.state.quick, kind, work.document, path)
        else:
            return self._lost(path, request)
        response.headers["cache-control"] = AN_HOUR
        return response

    def is_built(self, path: str) -> bool:
        found = self.lookup_path(path)[1]
        return found is not None and S_ISREG(found.st_mode)

    def _lost(self, path: str, request: Request) -> Response:
        """A person with a browser gets a page with a way on, in the language of the address; a program the error."""
        guide = path.startswith(("guide/", "api/")) and not self.is_built(ALL)
        folder = path.partition("/")[0]
        if "text/html" not in request.headers.get("accept", ""):
            raise RukaError("docs-not-built" if guide else "no-such-page")
        lang = folder if folder in LANGUAGES else language(request)
        return HTMLResponse(lost_page(lang, guide, ROOT), NOT_FOUND)


def _in_language(request: Request) -> Response:
    return RedirectResponse(f"/docs/{language(request)}/{FIRST}", headers={"vary": "accept-language"})
