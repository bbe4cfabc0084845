"""The web client: built files, with the one page for every address that the client itself understands."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from http import HTTPStatus
from os import stat_result
from pathlib import Path

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ruka.errors import RukaError

BUILT = Path(__file__).with_name("static")  # by `./dev setup`; part of the wheel
PAGES = (
    *("lobby", "table", "replay", "habits", "calculator", "rules", "settings", "learn", "print", "puzzles", "arcade"),
    *("people", "leaders", "account", "friends", "keeper"),
    *("glossary", "history", "customs", "waits", "gallery"),
)
ENCODINGS = {"br": ".br", "gzip": ".gz"}
FOREVER = "public, max-age=31536000, immutable"  # the name of such a file holds a hash of it
POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
)
ALONE = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"  # nothing is loaded
ON_PAPER = ALONE.replace("frame-ancestors 'none'", "frame-ancestors 'self'")  # shown where it is chosen
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}


Head = Callable[[str, Request], Awaitable[str]]


class Files(StaticFiles):
    def lookup_path(self, path: str) -> tuple[str, stat_result | None]:
        """A name that no file can have is the name of none."""
        try:
            return super().lookup_path(path)
        except (ValueError, OSError):
            return "", None


class Client(Files):
    """`head` answers what a link to a page says of itself elsewhere, as tags of its head."""

    def __init__(self, built: Path = BUILT, head: Head | None = None) -> None:
        super().__init__(directory=built, check_dir=False)
        self.built = built
        self.head = head or _nothing

    async def get_response(self, path: str, scope: Scope) -> Response:
        if not (self.built / "index.html").is_file():
            raise RukaError("no-client")
        if head := await self.head(path, Request(scope)):
            page = (self.built / "index.html").read_text("utf-8").replace("</head>", f"{head}</head>")
            return HTMLResponse(page, headers={"cache-control": "no-cache", "vary": "accept-language"})
        lost = self._is_lost(path, scope)
        path = "index.html" if lost or path == "." or path.split("/")[0] in PAGES else path
        response = await self._packed(path, scope) or await super().get_response(path, scope)
        if lost and response.status_code == HTTPStatus.OK:
            response.status_code = HTTPStatus.NOT_FOUND
        response.headers["cache-control"] = FOREVER if path.startswith("assets/") else "no-cache"
        response.headers["vary"] = "accept-encoding"
        return response

    def _is_lost(self, path: str, scope: Scope) -> bool:
        """A browser at an address that is not a page: the client says so, and shows the way."""
        known = path == "." or path.split("/")[0] in PAGES or self.lookup_path(path)[1]
        return not known and "text/html" in Headers(scope=scope).get("accept", "")

    async def _packed(self, path: str, scope: Scope) -> Response | None:
        """The same file packed when the client was built, where the browser takes it."""
        asked = Headers(scope=scope)
        if "range" in asked:  # counts bytes of the file as it is
            return None
        accepted = _accepted(asked.get("accept-encoding", ""))
        for encoding, ending in ENCODINGS.items():
            if encoding in accepted and self.lookup_path(path + ending)[1]:
                response = await super().get_response(path + ending, scope)
                response.headers["content-encoding"] = encoding
                response.headers["content-type"] = _type(path)
                return response
        return None


def _accepted(header: str) -> set[str]:
    """Encodings that a browser takes; one with the weight 0 it refuses."""
    parts = (part.replace(" ", "").lower().partition(";q=") for part in header.split(","))
    return {name for name, _, weight in parts if weight.strip("0.") or not weight}


async def _nothing(path: str, request: Request) -> str:
    return ""


def _type(path: str) -> str:
    from mimetypes import guess_type

    known = guess_type(path)[0] or "application/octet-stream"
    return f"{known}; charset=utf-8" if known.startswith("text/") else known


class SecureHeaders:
    """Every answer says what a browser may do with it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def secured(message: Message) -> None:
            if message["type"] == "http.response.start":
                said = {name.lower() for name, _ in message["headers"]}  # a page of its own kind has its own policy
                usual = ((name.encode(), value.encode()) for name, value in HEADERS.items())
                message["headers"] = [*message["headers"], *(one for one in usual if one[0] not in said)]
            await send(message)

        await self.app(scope, receive, secured if scope["type"] == "http" else send)
