"""The server as one ASGI application."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from importlib.metadata import version
from pathlib import Path

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware

from ruka.errors import RukaError
from ruka.server import routes, socket
from ruka.server.client import BUILT, Client, SecureHeaders
from ruka.server.keys import signing_key
from ruka.server.limits import BodyLimit, Buckets
from ruka.server.problems import handle_problems
from ruka.server.replays import Replays
from ruka.server.store import Store
from ruka.server.tables import Sit, Tables

DATABASE = "ruka.db"
MAKING = (120, 2.0)  # tables and seats that one address may ask for: at once, and a second after that
BRINGING = (20, 0.1)  # games, in the same way
SEEING = (120, 4.0)  # ... and games and hands to see again


def app(
    data: Path,
    database: str | None = None,
    *,
    built: Path = BUILT,
    origins: tuple[str, ...] = (),
    programs: Mapping[str, Sit] | None = None,
) -> FastAPI:
    """Games are kept in the folder `data`, or in another database; `origins` are other sites that may play here, and
    `programs` take seats of bots where somebody asks for them by name.

    The folder is locked and the database opened at once: what is wrong with them is said before anything is served.
    """
    lock = _lock(data)
    try:
        key = signing_key(data)
        store = Store(database or f"sqlite:///{data / DATABASE}")
    except RukaError:
        lock.close()
        raise

    @asynccontextmanager
    async def life(server: FastAPI) -> AsyncIterator[None]:
        hall = server.state.tables = Tables(store, key, programs)
        server.state.replays = Replays(store, hall)
        try:
            yield
        finally:
            await hall.close()
            store.close()
            lock.close()

    server = FastAPI(
        title="ruka",
        version=version("ruka"),
        lifespan=life,
        openapi_url="/api/v1/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    server.state.origins = origins
    server.state.makers = Buckets(*MAKING)
    server.state.bringers = Buckets(*BRINGING)
    server.state.viewers = Buckets(*SEEING)
    server.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    server.add_middleware(SecureHeaders)
    server.add_middleware(BodyLimit)
    handle_problems(server)
    server.include_router(routes.api)
    server.include_router(socket.router)
    server.include_router(routes.house)
    server.mount("/", Client(built))
    return server


def _lock(data: Path) -> sqlite3.Connection:
    """Two servers on one folder would each play the same games; a lock of the system ends with its process."""
    try:
        data.mkdir(parents=True, exist_ok=True)
        lock = sqlite3.connect(data / "lock", timeout=0, check_same_thread=False)
    except (OSError, sqlite3.Error):
        raise RukaError("unwritable-file", path=str(data)) from None
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error:
        lock.close()
        raise RukaError("data-in-use", path=str(data)) from None
    return lock
