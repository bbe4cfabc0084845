"""Connections: how many there may be, and how long one may take to say what it wants.

uvicorn waits for the head of a request as long as it takes; so every connection is entered here, and a look around
each second ends those that are late.
"""

from __future__ import annotations

import asyncio
import os
from collections import Counter, deque
from contextlib import suppress
from dataclasses import dataclass, field

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ruka.server.limits import network
from ruka.server.metrics import REFUSED_CONNECTIONS

OPEN_FILES = 65_536  # as many as the system lets us have, up to this
KEPT_FILES = 200  # for everything that is no connection
MOST_CONNECTIONS = 8000
MOST_OF_ONE = 256  # connections of one network
LATE = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


@dataclass
class Times:
    """Seconds."""

    head: float = 10.0  # for the first lines of a request, from the answer before
    body: float = 30.0  # for the rest of it
    reading: float = 30.0  # without a byte of the answer being taken
    look: float = 1.0  # between two looks around


class Doors:
    """All connections of a server."""

    def __init__(self, most: int | None = None, most_of_one: int = MOST_OF_ONE, times: Times | None = None) -> None:
        self.most = most or min(MOST_CONNECTIONS, max(64, open_files() - KEPT_FILES))
        self.most_of_one = most_of_one
        self.times = times or Times()
        self._trusted = {one.strip() for one in os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1").split(",")}
        self._of: Counter[str] = Counter()
        self._entered: dict[asyncio.BaseTransport, str] = {}
        self._asking: dict[Http, _Seen] = {}  # those that are no sockets
        self._late: deque[Http] = deque()  # had not said what they want at the last look

    def enter(self, door: Http) -> bool:
        """Is there room for it? A proxy speaks for many, and sees to it itself how many each of them opens."""
        host = door.client[0] if door.client else ""
        of = network(host)
        if self._of[of] >= self.most_of_one and not self._trusted & {host, "*"}:
            return False
        if len(self._entered) >= self.most and not self._make_room():
            return False
        self._of[of] += 1
        self._entered[door.transport] = of
        self._asking[door] = _Seen()
        return True

    def upgrade(self, door: Http) -> None:
        """It is a socket from now on."""
        self._asking.pop(door, None)

    def leave(self, transport: asyncio.BaseTransport) -> None:
        of = self._entered.pop(transport, None)
        if of is not None:
            self._of[of] -= 1
            if not self._of[of]:
                del self._of[of]

    def _make_room(self) -> bool:
        """Who has not said what they want goes first."""
        while self._late:
            door = self._late.popleft()
            if door in self._asking and door.waits:
                self.leave(door.transport)
                self.upgrade(door)
                door.transport.abort()
                return True
        return False

    async def look_around(self) -> None:
        while True:
            await asyncio.sleep(self.times.look)
            self.look()

    def look(self) -> None:
        self._late.clear()
        for door, seen in [*self._asking.items()]:
            if door.waits:
                self._late.append(door)
            now = door.loop.time()
            if (state := door.state) != seen.state:
                seen.state, seen.since = state, now
            elif (limit := self._limit(door)) is not None and now - seen.since >= limit:
                door.end_late()

    def _limit(self, door: Http) -> float | None:
        if door.transport.is_closing() or door.transport.get_write_buffer_size():
            return self.times.reading
        if door.waits:
            return self.times.head if door.conn.their_state is h11.IDLE else self.times.body
        return None


@dataclass
class _Seen:
    """What a connection was doing, and since when."""

    state: object = None
    since: float = field(default=0.0)


class Http(H11Protocol):
    """A connection that asks for pages."""

    doors: Doors
    refused = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if not self.doors.enter(self):
            REFUSED_CONNECTIONS.inc()
            self.refused = True
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.doors.upgrade(self)
        self.doors.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self.refused:
            super().data_received(data)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.doors.upgrade(self)
        super().handle_websocket_upgrade(event)

    @property
    def waits(self) -> bool:
        """For what comes from the other side."""
        return self.conn.their_state in (h11.IDLE, h11.SEND_BODY)

    @property
    def state(self) -> object:
        """The same as long as nothing new has come of it; of bytes alone nothing new comes."""
        return self.conn.their_state, self.cycle, self.transport.get_write_buffer_size()

    def end_late(self) -> None:
        if self.waits and not self.transport.get_write_buffer_size() and not self.transport.is_closing():
            with suppress(OSError):
                self.transport.write(LATE)
            self.transport.close()
        else:
            self.transport.abort()


class Socket(WebSocketsSansIOProtocol):
    """A connection that sits at a table."""

    doors: Doors

    def connection_lost(self, exc: Exception | None) -> None:
        self.doors.leave(self.transport)
        super().connection_lost(exc)


def protocols(doors: Doors) -> tuple[type[Http], type[Socket]]:
    """What uvicorn makes of a connection."""
    return type("Http", (Http,), {"doors": doors}), type("Socket", (Socket,), {"doors": doors})


def open_files() -> int:
    """The most that we may have open at once."""
    try:
        import resource
    except ImportError:
        return OPEN_FILES
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return OPEN_FILES if soft == resource.RLIM_INFINITY else soft


def raise_open_files() -> None:
    """A system gives few at first, and more to whoever asks."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = OPEN_FILES if hard == resource.RLIM_INFINITY else min(hard, OPEN_FILES)
        if soft != resource.RLIM_INFINITY and soft < most:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
