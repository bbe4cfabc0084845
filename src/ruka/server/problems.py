"""Every refusal is a code and a sentence in the language of the reader; what broke inside stays inside."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from ruka.errors import RukaError, UnknownName
from ruka.schema.messages import MOST_WORD
from ruka.server.client import HEADERS
from ruka.texts import LANGUAGES

log = logging.getLogger(__name__)

BAD_REQUEST, SIGN_IN, FORBIDDEN, NOT_FOUND, WRONG_METHOD, CONFLICT, GONE, TOO_LARGE, TOO_MANY, BROKEN, BUSY = (
    400,
    401,
    403,
    404,
    405,
    409,
    410,
    413,
    429,
    500,
    503,
)
STATUS = {
    "no-such-table": NOT_FOUND,
    "no-such-hand": NOT_FOUND,
    "no-such-seat": NOT_FOUND,
    "docs-not-built": NOT_FOUND,
    "no-such-page": NOT_FOUND,
    "no-such-replay": NOT_FOUND,
    "no-such-puzzle": NOT_FOUND,
    "no-such-campaign": NOT_FOUND,
    "wrong-campaign-key": FORBIDDEN,
    "not-now": CONFLICT,
    "arcade-not-ready": CONFLICT,
    "arcade-no-match": CONFLICT,
    "arcade-not-lost": CONFLICT,
    "no-continues": CONFLICT,
    "shop-closed": CONFLICT,
    "item-owned": CONFLICT,
    "item-not-owned": CONFLICT,
    "item-not-now": CONFLICT,
    "too-few-points": CONFLICT,
    "no-bets-now": CONFLICT,
    "no-puzzles": NOT_FOUND,
    "no-puzzles-of-theme": NOT_FOUND,
    "no-such-rules": NOT_FOUND,
    "no-such-lesson": NOT_FOUND,
    "no-question-here": NOT_FOUND,
    "no-client": NOT_FOUND,
    "no-typst": NOT_FOUND,
    "not-printed": NOT_FOUND,
    "wrong-token": FORBIDDEN,
    "sign-in-first": SIGN_IN,
    "wrong-sign-in": FORBIDDEN,
    "foreign-site": FORBIDDEN,
    "banned": FORBIDDEN,
    "wrong-code": FORBIDDEN,
    "passkey-refused": FORBIDDEN,
    "confirm-first": FORBIDDEN,
    "keepers-only": FORBIDDEN,
    "no-such-visit": NOT_FOUND,
    "no-such-profile": NOT_FOUND,
    "unknown-family": NOT_FOUND,
    "games-hidden": FORBIDDEN,
    "no-such-person": NOT_FOUND,
    "no-such-passkey": NOT_FOUND,
    "no-such-report": NOT_FOUND,
    "too-many-friends": CONFLICT,
    "account-taken": CONFLICT,
    "sits-there": CONFLICT,
    "wrong-method": WRONG_METHOD,
    "seat-taken": CONFLICT,
    "table-full": CONFLICT,
    "name-taken": CONFLICT,
    "started": CONFLICT,
    "hand-not-over": CONFLICT,
    "game-not-over": CONFLICT,
    "game-not-begun": CONFLICT,
    "table-set-aside": CONFLICT,
    "table-not-opened": CONFLICT,
    "rules-not-kept": CONFLICT,
    "game-differs": CONFLICT,
    "game-refuses": CONFLICT,
    "game-goes-on": CONFLICT,
    "game-retired": GONE,
    "game-void": GONE,
    "table-closed": GONE,
    "not-watched": FORBIDDEN,
    "not-friends": FORBIDDEN,
    "rated-sign-in": FORBIDDEN,
    "for-beginners": FORBIDDEN,
    "for-experienced": FORBIDDEN,
    "too-large": TOO_LARGE,
    "too-many": TOO_MANY,
    "internal": BROKEN,
    "server-full": BUSY,
    "table-elsewhere": BUSY,
    "programs-busy": BUSY,
    "busy": BUSY,
    "takes-too-long": BUSY,
    "disk-full": BUSY,
    "database-read-only": BUSY,
    "database-down": BUSY,
    "database-gone": BUSY,
}
PATIENT = frozenset(("too-many", "busy"))
PAUSE = 0.3  # seconds
MOST_METHOD = 16  # letters
LOOKED = frozenset("body query path bool int str constrained-str [key]".split())  # how pydantic looked, not at what


def language(request: Request) -> str:
    """That of the call itself, of its query, or the first of ours that the browser names."""
    asked = getattr(request.state, "lang", None) or request.query_params.get("lang")
    if asked in LANGUAGES:
        return str(asked)
    named = [part.split(";")[0].strip()[:2] for part in request.headers.get("accept-language", "").split(",")]
    return next((lang for lang in named if lang in LANGUAGES), "en")


def problem(error: RukaError, lang: str) -> JSONResponse:
    return JSONResponse({"code": error.code, "text": error.sentence(lang)}, STATUS.get(error.code, BAD_REQUEST))


async def slowly(error: RukaError) -> None:
    """Whoever asks too much hears so after a while: asking again at once gains nothing, and costs us little."""
    if error.code in PATIENT:
        await asyncio.sleep(PAUSE)


@lru_cache(64)
def plain_problem(code: str, lang: str) -> JSONResponse:
    """The same of an error without words, made once: it is said when much is asked."""
    return problem(RukaError(code), lang)


def wrong_field(errors: Sequence[Any]) -> RukaError:
    """What pydantic found first, as our own error."""
    if errors[0]["type"] == "json_invalid":
        return RukaError("bad-message")
    if errors[0]["type"] == "int_parsing_size":
        return RukaError("number-too-long")
    error = next((one for one in errors if one["type"] == "string_too_long"), errors[0])
    place = [str(part) for part in error["loc"] if part not in LOOKED]
    if isinstance(own := error.get("ctx", {}).get("error"), RukaError):  # of a check of ours, with a sentence
        inside = own.words.get("field")
        return own if inside is None else RukaError(own.code, **{**own.words, "field": ".".join([*place, str(inside)])})
    if not place:
        return RukaError("bad-message")
    field = ".".join(place)[:MOST_WORD]
    if error["type"] == "string_too_long":
        return RukaError("too-long", field=field, most=error["ctx"]["max_length"])
    return RukaError("bad-field", field=field)


def handle_problems(app: FastAPI) -> None:
    @app.exception_handler(RukaError)
    async def refused(request: Request, error: RukaError) -> JSONResponse:
        await slowly(error)
        answer = problem(error, language(request))
        if request.method == "GET" and isinstance(error, UnknownName):  # named by the address
            answer.status_code = NOT_FOUND
        return answer

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> JSONResponse:
        return problem(wrong_field(error.errors()), language(request))

    @app.exception_handler(HTTPException)
    async def not_answered(request: Request, error: HTTPException) -> JSONResponse:
        answer = problem(_meaning(request, error), language(request))
        answer.status_code = error.status_code
        answer.headers.update(error.headers or {})
        return answer

    @app.exception_handler(Exception)
    async def broken(request: Request, error: Exception) -> JSONResponse:
        log.error("%s %s", request.method, request.url.path, exc_info=error)
        answer = problem(RukaError("internal"), language(request))
        answer.headers.update(HEADERS)  # nothing else is around this
        return answer


def _meaning(request: Request, error: HTTPException) -> RukaError:
    """What the framework refuses by itself: other methods, other pages, and bodies that are no JSON it can read."""
    if error.status_code == WRONG_METHOD:
        return RukaError("wrong-method", method=request.method[:MOST_METHOD])
    if error.status_code == BAD_REQUEST:
        digits = isinstance(error.__cause__, ValueError) and not isinstance(error.__cause__, UnicodeError)
        return RukaError("number-too-long" if digits else "bad-message")
    return RukaError("no-such-page")
