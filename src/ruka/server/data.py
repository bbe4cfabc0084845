"""The data of a server: a folder, and the database in it or elsewhere. Whoever works with them has them alone."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager, closing
from pathlib import Path

from ruka.errors import RukaError
from ruka.server.accounts import Accounts, Keeping, Presence
from ruka.server.bus import LocalBus
from ruka.server.limits import Limits
from ruka.server.migrate import migrate
from ruka.server.people.secrets import Seal
from ruka.server.stores import Stores
from ruka.server.stores.database import Hold, lock, open_database

DATABASE = "ruka.db"


def address(data: Path, database: str | None) -> str:
    return database or f"sqlite:///{data / DATABASE}"


def lock_folder(data: Path) -> sqlite3.Connection:
    """A folder that we make is for its owner alone, and so is every file that we make in one."""
    try:
        data.mkdir(parents=True, exist_ok=True, mode=0o700)
        locked = lock(data / "lock")
    except (OSError, sqlite3.Error):
        raise RukaError("unwritable-file", path=str(data)) from None
    if locked is None:
        raise RukaError("data-in-use", path=str(data))
    return locked


def go_back(data: Path, database: str | None, revision: str) -> None:
    """Bring the database to a revision of before, for an older program; no server may use it meanwhile."""
    with closing(lock_folder(data)), ExitStack() as ends:
        engine = open_database(address(data, database))
        ends.callback(engine.dispose)
        ends.enter_context(closing(Hold(engine)))
        migrate(engine, to=revision)


@asynccontextmanager
async def kept_apart(data: Path, database: str | None) -> AsyncIterator[Keeping]:
    """What keepers do, while no server runs: one that does would not learn of it."""
    with closing(lock_folder(data)), closing(Stores(address(data, database))) as stores:
        bus = LocalBus()
        accounts = Accounts(stores, bus, Limits, Seal(b""), Presence(bus))
        with closing(accounts):
            yield Keeping(accounts)
