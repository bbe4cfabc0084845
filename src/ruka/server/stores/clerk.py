"""Who reads and writes. One thread writes: what is asked for while it commits goes into the next commit together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic, perf_counter
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, delete, insert
from sqlalchemy.exc import SQLAlchemyError

from ruka.errors import RukaError
from ruka.server.metrics import COMMIT_SECONDS
from ruka.server.migrate import migrate
from ruka.server.stores.database import Hold, first_line, meaning, open_database, same_file
from ruka.server.stores.schema import pulse

log = logging.getLogger(__name__)
T = TypeVar("T")
Work = Callable[[Connection], T]  # may run twice: what it answers counts, and not what it does elsewhere
READERS = 4  # threads
MOST_TOGETHER = 500  # pieces of work in one commit
BEAT = 16 * 1024  # bytes that are written to see whether anything can be
FRESH = 1.0  # seconds for which an answer about that holds
SLOW = 5.0  # ... and in which it must come


class Clerk:
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

    # --- reading

    async def read(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    async def rows(self, query: Any) -> Sequence[Any]:
        return await self.read(lambda connection: connection.execute(query).all())

    def _read(self, work: Work[T]) -> T:
        with _understood(), self.engine.connect() as connection:
            return work(connection)

    # --- writing

    def write(self, work: Work[T], *more: Work[object]) -> asyncio.Future[T]:
        """All of it or nothing, and on disk once it is awaited; the answer is that of the first."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._asked.put(_Asked((work, *more), done))
        return done

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
                await self.write(work)
            return None
        except RukaError as error:
            return error
        except Exception:
            return RukaError("database-down")
        finally:
            self._beat_at = monotonic()

    # --- the thread that writes

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
                answers = [asked.do(connection) for asked in together]
        except Exception as error:
            if len(together) == 1:
                together[0].answer(None, error)
                return
            for asked in together:
                self._commit([asked])
            return
        COMMIT_SECONDS.observe(perf_counter() - start)
        for asked, answer in zip(together, answers, strict=True):
            asked.answer(answer, None)


class _Asked:
    def __init__(self, works: Sequence[Work[Any]], done: asyncio.Future[Any]) -> None:
        self.works = works
        self.done = done

    def do(self, connection: Connection) -> Any:
        answer, *_ = [work(connection) for work in self.works]
        return answer

    def answer(self, answer: Any, error: Exception | None) -> None:
        try:
            self.done.get_loop().call_soon_threadsafe(self._answer, answer, error)
        except RuntimeError:
            log.debug("nobody waits for this commit any more")

    def _answer(self, answer: Any, error: Exception | None) -> None:
        if self.done.done():  # whoever waited was cancelled
            return
        if error is None:
            self.done.set_result(answer)
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
