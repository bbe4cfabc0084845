"""The database itself: opened for its owner alone, held by one server, and what it means when it fails."""

from __future__ import annotations

import logging
import os
import re
import sqlite3
import time
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, InterfaceError, InternalError, OperationalError, SQLAlchemyError

from ruka.errors import RukaError

log = logging.getLogger(__name__)

ID = re.compile(r"[\w-]{1,32}", re.ASCII)  # nothing else is ever looked up
OWNER = 0o600  # reads and writes, and nobody else
HELD = 0x72756B61  # our number among the advisory locks of PostgreSQL
PATIENCE = 2.0  # seconds in which a server that was just ended lets go
SQLITE_TAKEN = (5, 6)  # busy, locked
SQLITE_READONLY, SQLITE_FULL = 8, 13
DISK_FULL, READ_ONLY = "53100", "25006"  # PostgreSQL's own numbers
# A server whose machine lost its power is found out after half a minute, and no longer holds anything.
ALIVE = ("tcp_keepalives_idle = 10", "tcp_keepalives_interval = 5", "tcp_keepalives_count = 4")


def open_database(url: str) -> Engine:
    """Values of a query stand in no error: they are seeds, tiles and keys."""
    engine = create_engine(make_url(url), pool_pre_ping=not url.startswith("sqlite"), hide_parameters=True)
    if file := file_of(engine):
        keep_private(file)
        event.listen(engine, "connect", _durable)
    return engine


def moment(kept: datetime) -> datetime:
    """SQLite forgets that it is UTC."""
    return kept if kept.tzinfo else kept.replace(tzinfo=UTC)


def file_of(engine: Engine) -> Path | None:
    """Where SQLite keeps it."""
    if engine.dialect.name != "sqlite" or not engine.url.database or engine.url.database == ":memory:":
        return None
    return Path(engine.url.database)


def same_file(engine: Engine) -> tuple[int, int] | None:
    """Which file SQLite has open under its name; another after somebody moved or deleted it."""
    file = file_of(engine)
    if file is None:
        return None
    try:
        found = file.stat()
    except OSError:
        return (0, 0)
    return found.st_dev, found.st_ino


def keep_private(file: Path) -> None:
    """Made for its owner alone, or made so; the log that SQLite keeps beside it has the same rights."""
    with suppress(OSError):  # what is wrong with it is told when it is opened
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, OWNER))
        file.chmod(OWNER)


def _durable(connection: Any, _: object) -> None:
    """What is committed survives a power cut; readers and the writer do not wait for each other."""
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


# --- one server at a time ---


def lock(file: Path) -> sqlite3.Connection | None:
    """A lock of the system, which ends with its process however that ends; none where somebody else has it."""
    keep_private(file)
    locked = None
    try:
        locked = sqlite3.connect(file, timeout=0, check_same_thread=False)
        locked.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        if locked is not None:
            locked.close()
        primary = error.sqlite_errorcode & 0xFF
        if primary in SQLITE_TAKEN:
            return None
        raise RukaError("disk-full" if primary == SQLITE_FULL else "unwritable-file", path=str(file)) from None
    return locked


class Alone:
    """A connection outside the pool. SQLAlchemy lets go of such a one that broke without closing it."""

    def __init__(self, engine: Engine) -> None:
        self.connection = engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        self._driver = self.connection.connection.driver_connection
        self.connection.detach()  # it ends when it is closed, and a lock with it

    def close(self) -> None:
        with suppress(SQLAlchemyError):
            self.connection.close()
        if self._driver is not None:
            with suppress(Exception):  # the driver's own: it is broken already
                self._driver.close()


class Hold:
    """Two servers on one database would each play the same games."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._lock: sqlite3.Connection | Alone | None = None
        until = time.monotonic() + PATIENCE
        while not self._take():
            if time.monotonic() > until:
                raise RukaError("database-in-use")
            time.sleep(0.1)

    def _take(self) -> bool:
        if file := file_of(self._engine):
            whole = file.resolve()
            self._lock = lock(whole.with_name(f"{whole.name}.lock"))
            return self._lock is not None
        if self._engine.dialect.name != "postgresql":
            return True
        alone = Alone(self._engine)
        try:
            for setting in ALIVE:
                alone.connection.execute(text(f"SET {setting}"))
            query = text("SELECT pg_try_advisory_lock(:ours, hashtext(current_schema()))")
            if alone.connection.scalar(query, {"ours": HELD}):
                self._lock = alone
                return True
        except SQLAlchemyError:
            alone.close()
            raise
        alone.close()
        return False

    def check(self) -> bool:
        """Is it still ours? A lock of PostgreSQL ends with its connection, and is taken again where it can be."""
        if not isinstance(self._lock, Alone):
            return True
        try:
            self._lock.connection.execute(text("SELECT 1"))
            return True
        except SQLAlchemyError:
            self._lock.close()
        try:
            return self._take()
        except SQLAlchemyError as error:
            log.warning("the database does not answer: %s", type(error).__name__)
            return True  # nobody else can have it either

    def close(self) -> None:
        if self._lock is not None:
            self._lock.close()
            self._lock = None


# --- when it fails ---


class DatabaseFailed(Exception):
    """An error that nobody foresaw; only what the database itself says first, without any value."""


def meaning(error: SQLAlchemyError) -> Exception:
    """What a failure is to people; the rest of it stays here."""
    original = getattr(error, "orig", None)
    log.error("the database refuses: %s: %s", type(error).__name__, first_line(error))
    primary = getattr(original, "sqlite_errorcode", 0) & 0xFF  # the rest says more of the same
    state = getattr(original, "sqlstate", "")
    if primary == SQLITE_FULL or state == DISK_FULL:
        return RukaError("disk-full")
    if primary == SQLITE_READONLY or state == READ_ONLY:
        return RukaError("database-read-only")
    if isinstance(error, OperationalError | InterfaceError | InternalError) or not isinstance(error, DBAPIError):
        return RukaError("database-down")
    return DatabaseFailed(f"{type(error).__name__}: {first_line(error)}")


def first_line(error: SQLAlchemyError) -> str:
    return (str(getattr(error, "orig", None) or error).splitlines() or [""])[0]
