"""How much anybody may ask for."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic

from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ruka.errors import RukaError
from ruka.server.problems import language, problem

MOST_BODY = 64 * 1024  # bytes of a request
MOST_RECORD = 1024 * 1024  # of a game that somebody brings
ROOMY = {"/api/v1/replays": MOST_RECORD}
MOST_MESSAGE = 16 * 1024  # of a message on the socket
MOST_CLIENTS = 10_000  # remembered


class Bucket:
    """This many at once, and this many a second after that.

    >>> bucket = Bucket(2, 0.5)
    >>> [bucket.take(now) for now in (0, 0, 0, 2, 2)]
    [True, True, False, True, False]
    """

    def __init__(self, size: float, rate: float) -> None:
        self.size = size
        self.rate = rate
        self.left = size
        self.at: float | None = None

    def take(self, now: float | None = None) -> bool:
        now = monotonic() if now is None else now
        self.left = min(self.size, self.left + (now - (now if self.at is None else self.at)) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """One for each client; those not heard of for long are forgotten first."""

    def __init__(self, size: float, rate: float) -> None:
        self.size = size
        self.rate = rate
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str) -> None:
        bucket = self._of.setdefault(client, Bucket(self.size, self.rate))
        self._of.move_to_end(client)
        if len(self._of) > MOST_CLIENTS:
            self._of.popitem(last=False)
        if not bucket.take():
            raise RukaError("too-many")


class BodyLimit:
    """Refuses a body that is too large before anybody reads it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        most = ROOMY.get(scope["path"], MOST_BODY)
        body, more = b"", True
        while more and len(body) <= most:
            message = await receive()
            body += message.get("body", b"")
            more = message.get("more_body", False)
        if len(body) > most:
            await problem(RukaError("too-large", most=most // 1024), language(Request(scope)))(scope, receive, send)
            return
        rest = [body]

        async def read() -> Message:
            return {"type": "http.request", "body": rest.pop(), "more_body": False} if rest else await receive()

        await self.app(scope, read, send)
