"""The database. One thread writes: what is asked for while it commits goes into the next commit together."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass
from datetime import UTC, datetime, timedelta
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic, perf_counter
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, delete, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from ruka.errors import RukaError
from ruka.server.database import Hold, first_line, meaning, open_database, same_file
from ruka.server.metrics import COMMIT_SECONDS
from ruka.server.migrate import migrate
from ruka.server.schema import pulse, replays, seats, steps, tables

log = logging.getLogger(__name__)
T = TypeVar("T")
Work = Callable[[Connection], object]
ID = re.compile(r"[\w-]{1,32}", re.ASCII)  # nothing else is ever looked up
READERS = 4  # threads
MOST_TOGETHER = 500  # pieces of work in one commit
BEAT = 16 * 1024  # bytes that are written to see whether anything can be
FRESH = 1.0  # seconds for which an answer about that holds
SLOW = 5.0  # ... and in which it must come


@dataclass(frozen=True)
class KeptSeat:
    name: str
    kind: str
    token_hash: str = ""
    seed: str | None = None


@dataclass(frozen=True)
class KeptTable:
    """A table as the database knows it."""

    id: str
    setup: str
    seed: str
    rules_hash: str
    seats: list[KeptSeat]
    over: datetime | None = None
    retired: datetime | None = None
    rematch: str = ""
    damage: str = ""
    walls: str = ""
    commitment: str = ""


class Store:
    """Reads run in a few threads, writes in the one that writes; both are awaited."""

    def __init__(self, url: str) -> None:
        try:
            self.engine = open_database(url)
            self.hold = _held(self.engine)
        except (SQLAlchemyError, ImportError) as error:
            raise RukaError("bad-database", reason=_reason(error)) from error
        self._file = same_file(self.engine)
        self._beat: asyncio.Task[RukaError | None] | None = None
        self._beat_at = 0.0
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._asked: SimpleQueue[_Asked | None] = SimpleQueue()
        self._writer = Thread(target=self._write_all, name="writer", daemon=True)
        self._writer.start()

    def close(self) -> None:
        """Everything asked for is still written."""
        self._asked.put(None)
        self._writer.join()
        self._readers.shutdown()  # who has stopped waiting for an answer still has the connection
        self.hold.close()
        self.engine.dispose()

    # --- writing: each is on disk when it returns

    async def add_table(self, table: KeptTable) -> None:
        def work(connection: Connection) -> None:
            row = {"id": table.id, "setup": table.setup, "seed": table.seed, "rules_hash": table.rules_hash}
            row |= {"commitment": table.commitment, "walls": table.walls, "rematch": "", "damage": ""}
            connection.execute(insert(tables), row | {"made": datetime.now(UTC), "seen": datetime.now(UTC)})
            people = [{"table": table.id, "seat": seat} | asdict(one) for seat, one in enumerate(table.seats)]
            connection.execute(insert(seats), people)

        await self._write(work)

    async def change_seats(self, table: str, changes: Mapping[int, Mapping[str, str | None]]) -> None:
        def work(connection: Connection) -> None:
            for seat, values in changes.items():
                where = (seats.c.table == table) & (seats.c.seat == seat)
                connection.execute(update(seats).where(where).values(**values))

        await self._write(work)

    async def add_step(self, table: str, number: int, action: str, events: str, *, last: bool) -> None:
        """`last`: the game is over with it."""
        row = {"table": table, "number": number, "action": action, "events": events}

        def work(connection: Connection) -> None:
            connection.execute(insert(steps), row)
            if last:
                connection.execute(update(tables).where(tables.c.id == table).values(over=datetime.now(UTC)))

        await self._write(work)

    async def change(self, table: str, **values: Any) -> None:
        changed = update(tables).where(tables.c.id == table).values(**values)
        await self._write(lambda connection: connection.execute(changed))

    async def add_replay(self, id: str, record: str) -> None:
        """The same game twice is kept once."""

        def work(connection: Connection) -> None:
            if connection.execute(select(replays.c.id).where(replays.c.id == id)).first() is None:
                connection.execute(insert(replays), {"id": id, "record": record, "added": datetime.now(UTC)})

        await self._write(work)

    async def see(self, ids: Sequence[str]) -> None:
        """Somebody is at these tables now."""
        changed = update(tables).where(tables.c.id.in_(ids)).values(seen=datetime.now(UTC))
        await self._write(lambda connection: connection.execute(changed))

    async def retire(self, after: timedelta) -> None:
        """Games that are not over, and where nobody has been for so long, go on no more; they are kept."""
        now = datetime.now(UTC)
        idle = (tables.c.over.is_(None), tables.c.retired.is_(None), tables.c.damage == "", tables.c.seen < now - after)
        await self._write(lambda connection: connection.execute(update(tables).where(*idle).values(retired=now)))

    # --- reading

    async def replay(self, id: str) -> str | None:
        """The record of a game that somebody brought."""
        if not ID.fullmatch(id):
            return None
        rows = await self._read(self._rows, select(replays.c.record).where(replays.c.id == id))
        return str(rows[0].record) if rows else None

    async def table(self, id: str) -> KeptTable | None:
        return await self._read(self._table, id) if ID.fullmatch(id) else None

    async def unfinished(self, within: timedelta) -> list[str]:
        """Tables whose games go on and where somebody was not long ago, the last of them first."""
        going_on = (tables.c.over.is_(None), tables.c.retired.is_(None), tables.c.damage == "")
        query = select(tables.c.id).where(*going_on, tables.c.seen > datetime.now(UTC) - within)
        rows = await self._read(self._rows, query.order_by(tables.c.seen.desc()))
        return [row.id for row in rows]

    async def steps(self, table: str) -> list[tuple[int, str, str]]:
        """Number, action and events of each, in order."""
        query = select(steps.c.number, steps.c.action, steps.c.events).where(steps.c.table == table)
        return await self._read(lambda: [tuple(row) for row in self._rows(query.order_by(steps.c.number))])

    async def trouble(self) -> RukaError | None:
        """Why nothing can be kept now, found out by keeping something; one look serves all who ask within a second."""
        if self._beat is None or (self._beat.done() and monotonic() - self._beat_at > FRESH):
            self._beat = asyncio.create_task(self._try_to_write())
        return await asyncio.shield(self._beat)

    async def _try_to_write(self) -> RukaError | None:
        if same_file(self.engine) != self._file:  # what is written now is lost with this process
            return RukaError("database-gone")

        def work(connection: Connection) -> None:
            now = datetime.now(UTC)
            connection.execute(insert(pulse), {"at": now, "weight": "." * BEAT})
            connection.execute(delete(pulse).where(pulse.c.at < now))

        try:
            async with asyncio.timeout(SLOW):
                await self._write(work)
            return None
        except RukaError as error:
            return error
        except Exception:
            return RukaError("database-down")
        finally:
            self._beat_at = monotonic()

    async def _read(self, work: Callable[..., T], *args: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, work, *args)

    def _table(self, id: str) -> KeptTable | None:
        with _understood(), self.engine.connect() as connection:
            found = connection.execute(select(tables).where(tables.c.id == id)).one_or_none()
            if found is None:
                return None
            sitting = connection.execute(select(seats).where(seats.c.table == id).order_by(seats.c.seat))
            people = [KeptSeat(row.name, row.kind, row.token_hash, row.seed) for row in sitting]
        return KeptTable(
            *(found.id, found.setup, found.seed, found.rules_hash, people),
            *(found.over, found.retired, found.rematch, found.damage, found.walls, found.commitment),
        )

    def _rows(self, query: Any) -> Sequence[Any]:
        with _understood(), self.engine.connect() as connection:
            return connection.execute(query).all()

    # --- the thread that writes

    async def _write(self, work: Work) -> None:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._asked.put(_Asked(work, loop, done))
        await done

    def _write_all(self) -> None:
        while (first := self._asked.get()) is not None:
            together = [first]
            try:
                while len(together) < MOST_TOGETHER:
                    asked = self._asked.get_nowait()
                    if asked is None:
                        self._commit(together)
                        return
                    together.append(asked)
            except Empty:
                pass
            self._commit(together)

    def _commit(self, together: list[_Asked]) -> None:
        """All in one commit; where it fails each alone, so that only the one at fault is told."""
        start = perf_counter()
        try:
            with _understood(), self.engine.begin() as connection:
                for asked in together:
                    asked.work(connection)
        except Exception as error:
            if len(together) == 1:
                together[0].answer(error)
                return
            for asked in together:
                self._commit([asked])
            return
        COMMIT_SECONDS.observe(perf_counter() - start)
        for asked in together:
            asked.answer(None)


@dataclass(frozen=True)
class _Asked:
    work: Work
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None]

    def answer(self, error: Exception | None) -> None:
        try:
            self.loop.call_soon_threadsafe(self._answer, error)
        except RuntimeError:
            log.debug("nobody waits for this commit any more")

    def _answer(self, error: Exception | None) -> None:
        if self.done.done():  # whoever waited was cancelled
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


def _held(engine: Engine) -> Hold:
    """By this server, and up to date; what cannot be opened is let go of again."""
    with ExitStack() as failed:
        failed.callback(engine.dispose)
        engine.connect().close()
        hold = Hold(engine)
        failed.callback(hold.close)
        migrate(engine)
        failed.pop_all()
    return hold


@contextmanager
def _understood() -> Iterator[None]:
    try:
        yield
    except SQLAlchemyError as error:
        raise meaning(error) from None


def _reason(error: Exception) -> str:
    return first_line(error) if isinstance(error, SQLAlchemyError) else str(error).splitlines()[0]
