"""Every refusal is a code and a sentence in the language of the reader; what broke inside stays inside."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from ruka.errors import RukaError
from ruka.texts import LANGUAGES

log = logging.getLogger(__name__)

BAD_REQUEST, FORBIDDEN, NOT_FOUND, CONFLICT, TOO_LARGE, TOO_MANY, BROKEN = 400, 403, 404, 409, 413, 429, 500
STATUS = {
    "no-such-table": NOT_FOUND,
    "no-such-hand": NOT_FOUND,
    "no-such-page": NOT_FOUND,
    "no-such-replay": NOT_FOUND,
    "no-client": NOT_FOUND,
    "seat-taken": CONFLICT,
    "no-open-seat": CONFLICT,
    "hand-not-over": CONFLICT,
    "game-not-over": CONFLICT,
    "game-not-begun": CONFLICT,
    "table-set-aside": CONFLICT,
    "too-large": TOO_LARGE,
    "too-many": TOO_MANY,
    "internal": BROKEN,
}


def language(request: Request) -> str:
    """That of the call itself, of its query, or the first of ours that the browser names."""
    asked = getattr(request.state, "lang", None) or request.query_params.get("lang")
    if asked in LANGUAGES:
        return str(asked)
    named = [part.split(";")[0].strip()[:2] for part in request.headers.get("accept-language", "").split(",")]
    return next((lang for lang in named if lang in LANGUAGES), "en")


def problem(error: RukaError, lang: str) -> JSONResponse:
    return JSONResponse({"code": error.code, "text": error.sentence(lang)}, STATUS.get(error.code, BAD_REQUEST))


def wrong_field(errors: Sequence[Any]) -> RukaError:
    """What pydantic found first, as our own error."""
    if errors[0]["type"] == "json_invalid":
        return RukaError("bad-message")
    place = [str(part) for part in errors[0]["loc"] if part not in ("body", "query", "path")]
    return RukaError("bad-field", field=".".join(place)) if place else RukaError("bad-message")


def handle_problems(app: FastAPI) -> None:
    @app.exception_handler(RukaError)
    async def refused(request: Request, error: RukaError) -> JSONResponse:
        return problem(error, language(request))

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> JSONResponse:
        return problem(wrong_field(error.errors()), language(request))

    @app.exception_handler(HTTPException)
    async def no_page(request: Request, error: HTTPException) -> JSONResponse:
        answer = problem(RukaError("no-such-page"), language(request))
        answer.status_code = error.status_code
        return answer

    @app.exception_handler(Exception)
    async def broken(request: Request, error: Exception) -> JSONResponse:
        log.error("%s %s", request.method, request.url.path, exc_info=error)
        return problem(RukaError("internal"), language(request))
