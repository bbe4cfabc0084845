"""Agents in processes of their own: one that fails, hangs or asks for too much is lost alone.

An agent lives in one process and keeps what it knows there. Where the process ends, whatever ended it, its agents are
made anew from what their seats may know, and asked again.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import count
from multiprocessing.connection import Connection
from multiprocessing.reduction import ForkingPickler
from threading import Thread
from typing import Any

from ruka.agents.agent import SECONDS, AgentFailed, Maker
from ruka.agents.hosts import Chair, Host, Hosted, Named, Threads, patience
from ruka.agents.registry import HOUSE, runs_apart
from ruka.agents.worker import Answer, Ask, Leave, Made, serve
from ruka.processes import context
from ruka.rulesets.stored import Stored
from ruka.schema.advice import Advice, Question

_log = logging.getLogger(__name__)
PRELOAD = ("ruka.agents.worker",)
POLITE = 5  # how far agents stand behind the loop for the processor
MOST_LATE = 2  # answers of an agent, until it is asked no more
PROCESSES = max(1, min(4, (os.cpu_count() or 2) - 1))


class Processes(Host):
    """So many processes; agents that think in processes of their own already stay beside the loop.

    `preload` are modules that whoever else forks processes wants to be read before.
    """

    def __init__(
        self,
        named: Named | None = None,
        house: str | Maker = HOUSE,
        seconds: float = SECONDS,
        *,
        processes: int = PROCESSES,
        preload: Sequence[str] = PRELOAD,
    ) -> None:
        super().__init__(named, house, seconds)
        self._beside = Threads(named, house, seconds)
        self._workers = [Worker(preload) for _ in range(processes)]

    def sit(self, chair: Chair) -> Hosted:
        who = self._who(chair)
        if not isinstance(who, str) or runs_apart(who):
            return self._beside.sit(chair)
        return _InProcess(chair, who, min(self._workers, key=lambda worker: worker.agents))

    async def warm(self) -> None:
        """Start the processes before the first question."""
        await asyncio.gather(*(worker.start() for worker in self._workers), return_exceptions=True)

    async def close(self) -> None:
        await asyncio.gather(*(worker.close() for worker in self._workers))


class _InProcess(Hosted):
    _numbers = count()

    def __init__(self, chair: Chair, name: str, worker: Worker) -> None:
        super().__init__(chair)
        self._made = Made(name, Stored.of(chair.rules), chair.seat, chair.seed)
        self._number = next(self._numbers)
        self._worker = worker
        self._life = 0  # the one of the process in which the agent lives; 0: it must be made
        self._late = 0  # answers
        worker.agents += 1

    async def _ask(self, question: Question, budget: float, until: int) -> Advice:
        if self._late == MOST_LATE:
            raise AgentFailed("late")
        worker = self._worker
        try:
            await worker.calm.wait()
            return await self._try(question, budget, until)
        except ProcessLost:
            async with worker.alone():  # whoever ends the process now is to blame
                return await self._try(question, budget, until)

    async def _try(self, question: Question, budget: float, until: int) -> Advice:
        worker = self._worker
        life = await worker.start()
        made = None if self._life == life else self._made
        if made is not None:
            self._life, self._told = life, 0
        ask = Ask(worker.number(), self._number, made, self._news(until), question, budget)
        try:
            answer = await asyncio.wait_for(worker.ask(ask), patience(budget))
        except TimeoutError:
            self._late += 1
            worker.kill()
            raise AgentFailed("late") from None
        if answer.place:
            self._life = 0
        if answer.advice is None:
            raise AgentFailed(answer.note, answer.place)
        return answer.advice

    async def close(self) -> None:
        self._worker.agents -= 1
        if self._life and self._life == self._worker.life:
            self._worker.send(Leave(self._number, self._news()))


class ProcessLost(AgentFailed):
    """The process has ended, and the agent with it."""

    def __init__(self) -> None:
        super().__init__("crashed", "its process ended")


class Worker:
    """A process of agents, and two threads that speak with it: the loop waits for neither."""

    def __init__(self, preload: Sequence[str]) -> None:
        self.agents = 0
        self.life = 0  # how often it was started; 0 while it does not run
        self.calm = asyncio.Event()  # nobody wants to be alone with the process
        self.calm.set()
        self._preload = preload
        self._lives = count(1)
        self._numbers = count()
        self._starting = asyncio.Lock()
        self._turn = asyncio.Lock()
        self._alone = 0
        self._process: Any = None
        self._line: Connection | None = None
        self._sender = ThreadPoolExecutor(1, "agents")
        self._asked: dict[int, asyncio.Future[Answer]] = {}

    def number(self) -> int:
        return next(self._numbers)

    def alone(self) -> _Alone:
        return _Alone(self)

    async def start(self) -> int:
        """The life of the process; it is started where it does not run."""
        async with self._starting:
            if not self.life:
                loop = asyncio.get_running_loop()
                try:
                    self._process, self._line = await loop.run_in_executor(self._sender, self._begin)
                except (OSError, EOFError):
                    raise AgentFailed("crashed", "no process could be started") from None
                self.life = next(self._lives)
                Thread(target=self._listen, args=(loop, self.life, self._line), daemon=True).start()
            return self.life

    def _begin(self) -> tuple[Any, Connection]:
        beside = context(self._preload)
        ours, theirs = beside.Pipe()
        process = beside.Process(target=serve, args=(theirs, POLITE), daemon=True, name="ruka agents")
        process.start()
        theirs.close()
        return process, ours

    async def ask(self, ask: Ask) -> Answer:
        if self._line is None:  # it ended since it was started
            raise ProcessLost
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._asked[ask.number] = answer
        self.send(ask)
        try:
            return await answer
        finally:
            self._asked.pop(ask.number, None)

    def send(self, order: Ask | Leave) -> None:
        """In order, and beside the loop: a process that does not read keeps nobody waiting but its agents."""
        assert self._line is not None
        self._sender.submit(_send, self._line, ForkingPickler.dumps(order))

    def _listen(self, loop: asyncio.AbstractEventLoop, life: int, line: Connection) -> None:
        """In a thread: what the process says until it ends."""
        with suppress(RuntimeError), line:  # the loop may end before
            with suppress(EOFError, OSError):
                while True:
                    loop.call_soon_threadsafe(self._heard, line.recv())
            loop.call_soon_threadsafe(self._lost, life)

    def _heard(self, answer: Answer) -> None:
        waiting = self._asked.get(answer.number)
        if waiting is not None and not waiting.done():
            waiting.set_result(answer)

    def _lost(self, life: int) -> None:
        if life != self.life:
            return
        _log.warning("a process of agents has ended")
        self._end()
        for waiting in self._asked.values():
            if not waiting.done():
                waiting.set_exception(ProcessLost())

    def kill(self) -> None:
        """Its agents hear of it from the line, and go on in another life."""
        with suppress(AttributeError, OSError, ValueError):
            self._process.kill()

    def _end(self) -> None:
        process, self._process, self._line, self.life = self._process, None, None, 0
        if process is not None:
            process.kill()
            self._sender.submit(_bury, process)

    async def close(self) -> None:
        async with self._starting:
            self._end()
        await asyncio.to_thread(self._sender.shutdown)


class _Alone:
    """Asks again, one after the other, whoever lost an answer with the process; the others wait."""

    def __init__(self, worker: Worker) -> None:
        self._worker = worker

    async def __aenter__(self) -> None:
        worker = self._worker
        worker._alone += 1
        worker.calm.clear()
        try:
            await worker._turn.acquire()
        except asyncio.CancelledError:
            self._less()
            raise

    async def __aexit__(self, *_: object) -> None:
        self._worker._turn.release()
        self._less()

    def _less(self) -> None:
        worker = self._worker
        worker._alone -= 1
        if not worker._alone:
            worker.calm.set()


def _send(line: Connection, order: memoryview) -> None:
    with suppress(OSError, ValueError):  # the process is gone: whoever listens to it tells
        line.send_bytes(order)


def _bury(process: Any) -> None:
    with suppress(OSError, ValueError):
        process.join()
        process.close()
