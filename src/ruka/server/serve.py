"""A server process: an address, a log, a clean end."""

from __future__ import annotations

import asyncio
import errno
import signal
import socket
from collections.abc import Callable

import uvicorn
from fastapi import FastAPI

from ruka.errors import RukaError
from ruka.server.doors import Doors, protocols, raise_open_files
from ruka.server.limits import MOST_BODY

PORT = 8700
TRIED = 100  # ports after it
BACKLOG = 256  # connections that wait at the door
LAST_WORDS = 3  # seconds for open answers when the server ends
KEPT = 60  # seconds until a quiet connection is closed; the doors do it sooner, and later than clients give one up


def bound(host: str, port: int | None) -> socket.socket:
    """A socket at this port, or at 8700 or the next that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in [port] if port is not None else range(PORT, PORT + TRIED):
        # asyncio lets small messages go at once only where the socket says that it is TCP: else every second one waits
        # some 40 ms for the other side
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, candidate))
        except (OSError, UnicodeError) as error:
            listening.close()
            if (refusal := _refusal(error, host, candidate)) is not None:
                raise refusal from None
        else:
            return listening
    raise RukaError("port-taken", port=str(port or PORT))


def _refusal(error: OSError | UnicodeError, host: str, port: int) -> RukaError | None:
    """None: the port is taken, and another may be free."""
    number = error.errno if isinstance(error, OSError) else None
    if number == errno.EADDRINUSE:
        return None
    return RukaError("port-forbidden", port=str(port)) if number == errno.EACCES else RukaError("bad-host", host=host)


class Server(uvicorn.Server):
    """Says when it is up."""

    def __init__(self, app: FastAPI, ready: Callable[[], None], doors: Doors | None = None) -> None:
        self.doors = doors or Doors()
        http, ws = protocols(self.doors)
        super().__init__(
            uvicorn.Config(
                app,
                http=http,
                ws=ws,
                backlog=BACKLOG,
                log_config=None,  # what it says goes where everything goes
                ws_max_size=MOST_BODY,
                ws_ping_interval=20,
                timeout_keep_alive=KEPT,
                timeout_graceful_shutdown=LAST_WORDS,
                log_level="warning",
                access_log=False,
                server_header=False,
                lifespan="on",
            )
        )
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._looking = asyncio.create_task(self.doors.look_around())
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._looking.cancel()
        await super().shutdown(sockets)


def run(app: FastAPI, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Until SIGTERM or SIGINT, which are a normal end; everything that was shown is on disk already."""
    raise_open_files()

    def open_house() -> None:
        ready()
        for pool in (app.state.quick, app.state.slow):
            pool.warm()

    server = Server(app, open_house)

    def leave(*_: object) -> None:
        server.should_exit = True

    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, leave)  # uvicorn puts them back and raises the signal again when it has ended
    with listening:
        asyncio.run(server.serve(sockets=[listening]))
    if not server.started:
        raise RukaError("not-started")
