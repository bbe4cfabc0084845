"""Who asks: a person by the cookie of a visit, or nobody known."""

from __future__ import annotations

from typing import Annotated
from urllib.parse import urlsplit

from fastapi import Depends, Request
from starlette.requests import HTTPConnection
from starlette.responses import Response

from ruka.errors import RukaError
from ruka.server.accounts import Accounts, Entered
from ruka.server.people import Visitor

VISIT, KNOWN = "ruka-visit", "ruka-known"  # cookies: who is here, and who has been
KEPT = 400 * 24 * 3600  # seconds, as long as browsers keep any; a visit that nobody comes back to ends sooner
SAFE = ("GET", "HEAD")
JSON = "application/json"
BROWSERS = {  # what a browser says of itself; many say the later ones too
    "Edg": "Edge",
    "OPR": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
SYSTEMS = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "CrOS": "ChromeOS",
    "Macintosh": "Mac",
    "Linux": "Linux",
}


async def find_visitor(asked: HTTPConnection) -> Visitor | None:
    """Whoever is signed in in this browser."""
    secret = asked.cookies.get(VISIT)
    accounts: Accounts = asked.app.state.accounts
    return await accounts.visitor(secret) if secret else None


async def _visitor(request: Request) -> Visitor | None:
    """What is asked in somebody's name comes from our own pages, and is JSON: a form of another site sends neither."""
    if request.method not in SAFE and request.cookies.get(VISIT):
        check_own(request)
    return await find_visitor(request)


async def _signed_in(visitor: Annotated[Visitor | None, Depends(_visitor)]) -> Visitor:
    if visitor is None:
        raise RukaError("sign-in-first")
    return visitor


TheVisitor = Annotated[Visitor | None, Depends(_visitor)]
ThePerson = Annotated[Visitor, Depends(_signed_in)]


def check_own(request: Request) -> None:
    kind = request.headers.get("content-type", JSON).partition(";")[0].strip().lower()
    if not is_own(request) or kind != JSON:
        raise RukaError("foreign-site")


def is_own(asked: HTTPConnection) -> bool:
    """Is it asked by a page of this server? A browser says so; what is no browser says nothing, and has no cookies but
    its own."""
    site, origin = asked.headers.get("sec-fetch-site"), asked.headers.get("origin")
    return site in (None, "same-origin", "none") and (origin is None or origin_is(origin, asked))


def origin_is(origin: str, asked: HTTPConnection) -> bool:
    try:
        site = urlsplit(origin).netloc
    except ValueError:
        return False
    return site != "" and site == asked.headers.get("host")  # a page of no site says "null"


def welcome(entered: Entered, request: Request, response: Response) -> None:
    """No script reads it, no other site sends it along, and where pages come by https it goes by nothing else."""
    for name, value in ((VISIT, entered.secret), (KNOWN, entered.known)):
        response.set_cookie(
            *(name, value, KEPT), path="/", secure=request.url.scheme == "https", httponly=True, samesite="lax"
        )


def farewell(request: Request, response: Response) -> None:
    response.delete_cookie(VISIT, path="/", secure=request.url.scheme == "https", httponly=True, samesite="lax")


def browser_of(request: Request) -> str:
    """In words, for whoever looks where they are signed in.

    >>> from starlette.requests import Request
    >>> agent = b"Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    >>> browser_of(Request({"type": "http", "headers": [(b"user-agent", agent)]}))
    'Firefox, Linux'
    """
    agent = request.headers.get("user-agent", "")
    words = [next((said for mark, said in known.items() if mark in agent), "") for known in (BROWSERS, SYSTEMS)]
    return ", ".join(filter(None, words)) or agent.partition(" ")[0][:40]
