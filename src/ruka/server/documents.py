"""`/docs`: the documents. All are there once `./dev docs` has built them; the books are made when somebody asks."""

from __future__ import annotations

from mimetypes import guess_type
from pathlib import Path
from stat import S_ISREG

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response
from starlette.types import Scope

from ruka.errors import RukaError
from ruka.server import work
from ruka.server.client import Files
from ruka.server.problems import language
from ruka.server.routes import once
from ruka.site import names

SITE = Path(__file__).with_name("site")  # by `./dev docs`; part of the wheel
FIRST = "index.html"
AN_HOUR = "public, max-age=3600"
router = APIRouter(include_in_schema=False)


@router.get("/docs")
async def first(request: Request) -> Response:
    return _in_language(request)


class Documents(Files):
    def __init__(self, built: Path = SITE) -> None:
        super().__init__(directory=built, check_dir=False)

    async def check_config(self) -> None:
        """A site that is not built is no mistake."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        request = Request(scope)
        if path in (".", FIRST):
            return _in_language(request)
        _, found = self.lookup_path(path)
        if found is not None and S_ISREG(found.st_mode):
            response = await super().get_response(path, scope)
        elif path in names():
            kind = guess_type(path)[0] or ""
            response = await once(request, request.app.state.quick, kind, work.document, path)
        else:
            raise RukaError("docs-not-built" if path.startswith(("guide/", "api/")) else "no-such-page")
        response.headers["cache-control"] = AN_HOUR
        return response


def _in_language(request: Request) -> Response:
    return RedirectResponse(f"/docs/{language(request)}/{FIRST}", headers={"vary": "accept-language"})
