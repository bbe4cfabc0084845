"""The server as one ASGI application."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from importlib.metadata import version
from pathlib import Path

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware

from ruka.agents.agent import SECONDS
from ruka.agents.hosts import Named
from ruka.agents.pool import Processes
from ruka.errors import RukaError
from ruka.server import documents, routes, socket
from ruka.server.account_routes import accounts_api
from ruka.server.accounts import Accounts, Keeping, Presence
from ruka.server.arcade import Arcade
from ruka.server.arcade_routes import arcade_api
from ruka.server.bus import LocalBus
from ruka.server.client import BUILT, Client, SecureHeaders
from ruka.server.course_routes import courses_api
from ruka.server.customs_routes import customs_api
from ruka.server.data import address, lock_folder
from ruka.server.documents import Documents
from ruka.server.first_game import first_api
from ruka.server.friend_routes import friends_api
from ruka.server.gallery_routes import gallery_api
from ruka.server.glossary_routes import glossary_api
from ruka.server.hall import Hall
from ruka.server.keeper_routes import keeper_api
from ruka.server.keys import signing_key
from ruka.server.learn_routes import learn_api
from ruka.server.limits import Guard, Limits
from ruka.server.lobby import Board, Lobby, RuleShelf
from ruka.server.lobby_routes import lobby_api
from ruka.server.once import Once
from ruka.server.own_routes import own_api
from ruka.server.people.secrets import Seal
from ruka.server.pool import EAGER, WORK, Pool
from ruka.server.previews import Previews
from ruka.server.print_routes import MOST_PAPERS, prints_api
from ruka.server.problems import handle_problems
from ruka.server.puzzle_routes import puzzles_api
from ruka.server.replays import Replays
from ruka.server.shared import SharedRules
from ruka.server.standing import Standing
from ruka.server.standing_routes import standing_api
from ruka.server.stores import Stores
from ruka.server.stores.database import Hold

log = logging.getLogger(__name__)

QUICK, SLOW = 5.0, 10.0  # seconds that counting a hand may take, and reading a game
WATCH = 5.0  # seconds between two looks whether the database is still ours


def app(
    data: Path,
    database: str | None = None,
    *,
    built: Path = BUILT,
    origins: tuple[str, ...] = (),
    programs: Named | None = None,
    bot_seconds: float = SECONDS,
    house_rules: Sequence[SharedRules] = (),
    keepers: Sequence[str] = (),
) -> FastAPI:
    """Games are kept in the folder `data`, or in another database; `origins` are other sites that may play here, and
    `programs` are agents that take seats of bots where somebody asks for them by name, `bot_seconds` for an answer.
    `house_rules` are shared from the start. `keepers` are names of accounts; where none is given, those of before stay.

    The folder is locked and the database opened at once: what is wrong with them is said before anything is served.
    """
    locked = lock_folder(data)
    try:
        key = signing_key(data)
        seal = Seal(key.private_bytes_raw())
        stores = Stores(address(data, database))
    except RukaError:
        locked.close()
        raise
    limits = Limits()
    beside = max(1, min(4, (os.cpu_count() or 2) - 1))  # one processor is left to whoever plays
    quick = Pool(beside, QUICK, lambda: server.state.limits.working, polite=EAGER)
    slow = Pool(1, SLOW, lambda: server.state.limits.working)

    @asynccontextmanager
    async def life(server: FastAPI) -> AsyncIterator[None]:
        await stores.keep(stores.leases.clear())
        for one in house_rules:
            await stores.keep(stores.rules.share(one))
        bus = LocalBus()
        agents = Processes(programs, seconds=bot_seconds, preload=WORK)
        shelf = server.state.shelf = RuleShelf(stores, quick)
        lobby = server.state.lobby = Lobby(stores, bus, shelf, agents)
        board = server.state.board = Board(stores, bus, shelf)
        hall = Hall(stores, lobby, bus, key, quick, agents, server.state.limits.charged)
        server.state.hall, server.state.replays = hall, Replays(stores, hall, slow)
        standing = server.state.standing = Standing(stores, hall, shelf, bus, slow)
        arcade = server.state.arcade = Arcade(stores, lobby, hall, bus)
        presence = server.state.presence = Presence(bus)
        accounts = server.state.accounts = Accounts(stores, bus, lambda: server.state.limits, seal, presence)
        keeping = server.state.keeping = Keeping(accounts)
        if keepers:
            await keeping.appoint(keepers)
        watch = asyncio.create_task(_watch(stores.clerk.hold))
        try:
            yield
        finally:
            watch.cancel()
            await standing.close()
            await arcade.close()
            await board.close()
            await hall.close()
            presence.close()
            accounts.close()
            await agents.close()
            await quick.close()
            await slow.close()
            stores.close()
            locked.close()

    server = FastAPI(
        title="ruka",
        version=version("ruka"),
        lifespan=life,
        openapi_url="/api/v1/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    server.state.origins = origins
    server.state.limits = limits
    server.state.stores, server.state.quick, server.state.slow = stores, quick, slow
    server.state.pages = Once(routes.MOST_PAGES)  # of rules, as JSON
    server.state.papers = Once(MOST_PAPERS)
    server.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    server.add_middleware(Guard, limits=lambda: server.state.limits)
    server.add_middleware(SecureHeaders)  # the last one sees the answers of all
    handle_problems(server)
    server.include_router(routes.api)
    people = (standing_api, accounts_api, own_api, friends_api, keeper_api)
    learn = (learn_api, puzzles_api, first_api, courses_api, customs_api, gallery_api, glossary_api, prints_api)
    for router in (*people, lobby_api, arcade_api, *learn):
        server.include_router(router)
    server.include_router(socket.router)
    server.include_router(routes.house)
    server.include_router(documents.router)
    server.state.documents = Documents()
    server.mount("/docs", server.state.documents)
    server.mount("/", Client(built, Previews(stores).head))
    return server


async def _watch(hold: Hold) -> None:
    """A server whose database another one has taken over ends, before both play the same games."""
    while True:
        await asyncio.sleep(WATCH)
        if not await asyncio.to_thread(hold.check):
            log.critical("another server has taken the database over; this one ends")
            signal.raise_signal(signal.SIGTERM)
            return
