"""Work that takes long, beside the loop that serves everybody: in processes of their own, which may die or hang.

`concurrent.futures` loses every piece of work when one of its processes dies, and cannot end one that hangs; so each
process has a pipe here, and is ended and started again by itself.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from time import process_time
from traceback import format_exc
from typing import Any, TypeVar

from ruka.errors import RukaError
from ruka.processes import context, settle
from ruka.server.limits import ASKER, Buckets

log = logging.getLogger(__name__)
T = TypeVar("T")

# What processes can do, and what every first page asks of them: read once, before they are forked.
WORK = ("ruka.server.work", "ruka.server.first_pages", "ruka.agents.worker")
MOST_WAITING = 100  # pieces of work
MOST_OF_ONE = 20  # ... of one network
PATIENCE = 15.0  # seconds until a piece of work has its turn
MOST_LINES = 20  # that a piece of work may say to the log
POLITE = 10  # how far slow work stands behind the loop for the processor
EAGER = 2  # ... and what a person waits for


class Pool:
    """So many processes, each piece of work for so many seconds; networks take turns."""

    def __init__(self, workers: int, seconds: float, budget: Callable[[], Buckets], polite: int = POLITE) -> None:
        self.seconds = seconds
        self.budget = budget  # seconds of a processor
        self._workers = [Worker(polite) for _ in range(workers)]
        self._free = deque(self._workers)
        self._turns: OrderedDict[str, deque[asyncio.Future[Worker]]] = OrderedDict()
        self._threads = ThreadPoolExecutor(workers, "pool")  # one waits for each process
        self._running: set[asyncio.Task[Any]] = set()

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """What `work`, a function of `ruka.server.work`, answers; refused where too much is asked already."""
        asker = ASKER.get()
        self.budget().take(asker, 0)  # nothing yet: but who owes something waits
        worker = await self._turn(asker)
        task = asyncio.create_task(self._do(worker, asker, work, args))
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        answer: T = await asyncio.shield(task)  # the process is free only when it is done, whoever still waits
        return answer

    def warm(self) -> None:
        """Start the processes before the first piece of work."""
        for worker in self._workers:
            self._threads.submit(worker.start)

    async def close(self) -> None:
        for worker in self._workers:
            worker.kill()  # whoever waits for it need not any more
        await asyncio.gather(*self._running, return_exceptions=True)
        await asyncio.to_thread(self._threads.shutdown, cancel_futures=True)
        for worker in self._workers:
            worker.end()

    # --- whose turn it is

    async def _turn(self, asker: str) -> Worker:
        waiting = sum(map(len, self._turns.values()))
        if waiting >= MOST_WAITING or len(self._turns.get(asker, ())) >= MOST_OF_ONE:
            raise RukaError("busy")
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self._turns.setdefault(asker, deque()).append(turn)
        self._hand_out()
        try:
            await asyncio.wait([turn], timeout=PATIENCE)
        except asyncio.CancelledError:
            if not turn.cancel():
                self._give_back(turn.result())
            raise
        if turn.cancel():
            raise RukaError("busy")
        return turn.result()

    def _hand_out(self) -> None:
        while self._free and self._turns:
            asker, turns = self._turns.popitem(last=False)
            turn = turns.popleft()
            if turns:
                self._turns[asker] = turns  # behind the others
            if not turn.done():
                turn.set_result(self._free.popleft())

    def _give_back(self, worker: Worker) -> None:
        self._free.append(worker)
        self._hand_out()

    async def _do(self, worker: Worker, asker: str, work: Callable[..., T], args: tuple[Any, ...]) -> T:
        loop = asyncio.get_running_loop()
        try:
            good, answer, cost = await loop.run_in_executor(self._threads, worker.do, work, args, self.seconds)
        finally:
            self._give_back(worker)
        self.budget().charge(asker, cost)
        if not good:
            raise answer
        done: T = answer
        return done


class Worker:
    """A process, and the thread that waits for it."""

    def __init__(self, polite: int) -> None:
        self.polite = polite
        self.process: Any = None
        self._line: Connection | None = None

    def start(self) -> None:
        if self.process is not None and self.process.is_alive():
            return
        self.end()
        beside = context(WORK)
        self._line, theirs = beside.Pipe()
        process = beside.Process(target=_serve, args=(theirs, self.polite), daemon=True, name="ruka worker")
        process.start()  # where it cannot, there is no process to end
        self.process = process
        theirs.close()

    def do(self, work: Callable[..., Any], args: tuple[Any, ...], seconds: float) -> tuple[bool, Any, float]:
        """Was it done, what came of it, and the seconds that it cost."""
        try:
            self.start()
        except (OSError, EOFError) as error:
            log.error("no process could be started: %s", type(error).__name__)
            return False, RukaError("busy"), 0.0
        assert self._line is not None
        try:
            self._line.send((work, args))
            if not self._line.poll(seconds):
                log.warning("%s took more than %s s and was ended", work.__name__, seconds)
                self.end()
                return False, RukaError("takes-too-long"), seconds
            good, answer, cost, lines = self._line.recv()
        except (EOFError, OSError) as error:
            self.end()
            return False, WorkFailed(f"the process of {work.__name__} died ({type(error).__name__})"), seconds
        for name, level, said in lines:
            logging.getLogger(name).log(level, said)
        if not good and isinstance(answer, str):
            answer = WorkFailed(answer)
        return good, answer, cost

    def kill(self) -> None:
        """From another thread than the one that waits for it, and hears of it."""
        with suppress(AttributeError, OSError, ValueError):  # not there yet, or no more
            self.process.kill()

    def end(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            with suppress(OSError):
                process.kill()
            process.join()
            process.close()
        if self._line is not None:
            self._line.close()
            self._line = None


class WorkFailed(Exception):
    """An error that nobody foresaw, with its place."""


def _serve(line: Connection, polite: int) -> None:
    """In the process: one piece of work after another, until the server is gone."""
    settle(polite)
    said = Said()
    logging.basicConfig(level=logging.INFO, handlers=[said], force=True)
    while True:
        try:
            work, args = line.recv()
        except (EOFError, OSError):
            return
        start = process_time()
        try:
            outcome: tuple[bool, Any] = True, work(*args)
        except RukaError as error:
            outcome = False, error
        except BaseException:
            outcome = False, format_exc()
        line.send((*outcome, process_time() - start, said.taken()))


class Said(logging.Handler):
    """What a piece of work says to the log: the server writes it, with all that it says itself."""

    def __init__(self) -> None:
        super().__init__()
        self._lines: list[tuple[str, int, str]] = []

    def emit(self, record: logging.LogRecord) -> None:
        if len(self._lines) < MOST_LINES:
            self._lines.append((record.name, record.levelno, record.getMessage()))

    def taken(self) -> list[tuple[str, int, str]]:
        lines, self._lines = self._lines, []
        return lines
