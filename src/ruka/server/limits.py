"""How much anybody may ask for: by what it costs, and by network, which is an address or the /64 of one of IPv6.

Token buckets of our own: the library `limits` has windows only, which refuse a burst for the rest of the window, cannot
charge what a piece of work turned out to cost, and sweeps all its keys in a timer and never forgets one of a moving
window (with 10,000 networks a check takes 180 to 730 µs of processor; here 1.3 µs).
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from time import monotonic, thread_time

from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ruka.errors import RukaError
from ruka.server.models import MOST_RECORD
from ruka.server.problems import language, plain_problem, problem, slowly

MOST_BODY = 64 * 1024  # bytes of a request
REPLAYS = "/api/v1/replays"
ROOMY = {REPLAYS: MOST_RECORD}
MOST_MESSAGE = 16 * 1024  # of a message on the socket
MOST_NETWORKS = 10_000  # remembered
MOST_SOCKETS = 128  # open at once, of one network

# At once, and a second after that.
MAKING = (120, 2.0)  # tables and seats
BRINGING = (20, 0.1)  # games to be kept
STRANGERS = (30, 0.2)  # who sign in by a password, of one network
GUESSED = (10, 1 / 60)  # passwords for one name, from everywhere
KNOWN = (10, 1 / 60)  # ... in a browser where its owner has been
NEWCOMERS = (30, 0.05)  # accounts, and new names
SOCIABLE = (60, 0.1)  # people whom one person asks to be friends, or does not want
EXPORTS = (3, 1 / 600)  # of what is kept of one person
ASKING = (1000, 100.0)  # ms of the one thread that serves everybody, for what people ask
MOST_CHARGED = 500  # ms for one piece of work: what a server does for the first time is not its asker's fault alone
ACTING = (3000, 300.0)  # ... and for what they do at their tables, so that who asks much still plays
WORKING = (10, 0.25)  # seconds of a processor beside it

# What the thread that serves everybody spends, in ms: measured, and rounded up.
COST_REQUEST = 2.0
COST_HELLO = 4.0
COST_WHY = 1.0  # 0.4 at worst, and nearly always 0.03: to ask a process would cost the loop 0.2
COST_ACT = 1.0

ASKER: ContextVar[str] = ContextVar("asker", default="")  # the network that this task works for


@lru_cache(4096)
def network(address: str) -> str:
    """Whoever has an IPv6 address has 2^64 of them.

    >>> network("192.0.2.7"), network("::ffff:192.0.2.7"), network("2001:db8::1:2:3:4"), network("fe80::1%eth0")
    ('192.0.2.7', '192.0.2.7', '2001:db8::/64', 'fe80::/64')
    """
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> 64 << 64)}/64"


def network_of(asked: HTTPConnection) -> str:
    return network(asked.client.host) if asked.client else ""


class Bucket:
    """So much at once, and so much a second after that.

    >>> bucket = Bucket(2, 0.5)
    >>> [bucket.take(now=now) for now in (0, 0, 0, 2, 2)]
    [True, True, False, True, False]
    >>> bucket.charge(3, now=2)  # what a piece of work has cost is known afterwards
    >>> [bucket.take(now=now) for now in (6, 10)]
    [False, True]
    """

    def __init__(self, size: float, rate: float) -> None:
        self.size = size
        self.rate = rate
        self.left = size
        self.at: float | None = None

    def take(self, cost: float = 1, now: float | None = None) -> bool:
        self._fill(now)
        if self.left < cost:
            return False
        self.left -= cost
        return True

    def charge(self, cost: float, now: float | None = None) -> None:
        """Nobody owes more than a bucket."""
        self._fill(now)
        self.left = max(-self.size, self.left - cost)

    def _fill(self, now: float | None) -> None:
        now = monotonic() if now is None else now
        self.left = min(self.size, self.left + (now - (now if self.at is None else self.at)) * self.rate)
        self.at = now


class Buckets:
    """One for each network, or name; those not heard of for long are forgotten first."""

    def __init__(self, size: float, rate: float) -> None:
        self.size = size
        self.rate = rate
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, asker: str, cost: float = 1) -> None:
        if not self._bucket(asker).take(cost):
            raise RukaError("too-many")

    def charge(self, asker: str, cost: float) -> None:
        self._bucket(asker).charge(cost)

    def _bucket(self, asker: str) -> Bucket:
        bucket = self._of.setdefault(asker, Bucket(self.size, self.rate))
        self._of.move_to_end(asker)
        if len(self._of) > MOST_NETWORKS:
            self._of.popitem(last=False)
        return bucket


class Limits:
    """The budgets of every network."""

    def __init__(self) -> None:
        self.makers = Buckets(*MAKING)
        self.bringers = Buckets(*BRINGING)
        self.strangers = Buckets(*STRANGERS)
        self.guessed = Buckets(*GUESSED)
        self.known = Buckets(*KNOWN)
        self.newcomers = Buckets(*NEWCOMERS)
        self.sociable = Buckets(*SOCIABLE)
        self.exports = Buckets(*EXPORTS)
        self.asking = Buckets(*ASKING)
        self.acting = Buckets(*ACTING)
        self.working = Buckets(*WORKING)
        self._sockets: Counter[str] = Counter()

    @contextmanager
    def socket(self, asker: str) -> Iterator[None]:
        """One more, while it is open."""
        if self._sockets[asker] >= MOST_SOCKETS:
            raise RukaError("too-many")
        self._sockets[asker] += 1
        try:
            yield
        finally:
            self._sockets[asker] -= 1
            if not self._sockets[asker]:
                del self._sockets[asker]

    @contextmanager
    def charged(self) -> Iterator[None]:
        """Whoever made this necessary pays what it really costs."""
        start = thread_time()
        try:
            yield
        finally:
            self.asking.charge(ASKER.get(), min(MOST_CHARGED, (thread_time() - start) * 1000))


class Guard:
    """Refuses who has asked too much before anything is read, and a body that is too large before anybody reads it."""

    def __init__(self, app: ASGIApp, limits: Callable[[], Limits]) -> None:
        self.app = app
        self.limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request = Request(scope)
        ASKER.set(asker := network_of(request))
        try:
            self.limits().asking.take(asker, COST_REQUEST)
            if scope["path"] == REPLAYS and scope["method"] == "POST":
                self.limits().bringers.take(asker)
            body = await _body(receive, ROOMY.get(scope["path"], MOST_BODY))
        except RukaError as error:
            refusal = problem(error, language(request)) if error.words else plain_problem(error.code, language(request))
            await slowly(error)
            await refusal(scope, receive, send)
            return
        if body is None:
            return
        rest = [body]

        async def read() -> Message:
            return {"type": "http.request", "body": rest.pop(), "more_body": False} if rest else await receive()

        await self.app(scope, read, send)


async def _body(receive: Receive, most: int) -> bytes | None:
    """None: whoever asked is gone."""
    body, more = bytearray(), True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            return None
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > most:
            raise RukaError("too-large", most=most // 1024)
    return bytes(body)
