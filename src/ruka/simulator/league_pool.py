"""Walls played on all cores, and told in the order of their numbers: where a league stops is the same everywhere."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import count
from multiprocessing.process import BaseProcess
from threading import Thread, current_thread, main_thread

from ruka.errors import RukaError
from ruka.processes import context
from ruka.simulator.league_walls import Wall, Walls

PRELOAD = ("ruka.simulator.league_walls",)
AHEAD = 2  # walls that wait for each process, so that none is idle while another takes long


def played(walls: Walls, first: int, jobs: int) -> Generator[Wall, None, None]:
    """Without an end, from this number on; 0 jobs are as many as there are cores, and one is this process itself."""
    jobs = jobs or len(os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else range(os.cpu_count() or 1))
    return (walls.play(number) for number in count(first)) if jobs == 1 else _in_processes(walls, first, jobs)


def _in_processes(walls: Walls, first: int, jobs: int) -> Generator[Wall, None, None]:
    others = {child.pid for child in multiprocessing.active_children()}
    pool = ProcessPoolExecutor(jobs, mp_context=context(PRELOAD), initializer=_begin)
    numbers = count(first)
    waiting: deque[Future[Wall]] = deque()
    try:
        while True:
            while len(waiting) < (1 + AHEAD) * jobs:
                waiting.append(pool.submit(walls.play, next(numbers)))
            yield waiting.popleft().result()
    except BrokenProcessPool:
        raise RukaError("league-lost") from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in multiprocessing.active_children():  # in the middle of walls that nobody waits for any more
            if child.pid not in others:
                child.terminate()


@contextmanager
def unbroken() -> Iterator[None]:
    """Ctrl-C waits until what is done here is done whole."""
    usual = signal.getsignal(signal.SIGINT)
    if not callable(usual) or current_thread() is not main_thread():
        yield
        return
    pressed: list[bool] = []
    signal.signal(signal.SIGINT, lambda *_: pressed.append(True))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)
    if pressed:
        usual(signal.SIGINT, None)


def _begin() -> None:
    """In a process that plays: Ctrl-C is for the one that adds up, and where that is gone nobody waits any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with, args=(multiprocessing.parent_process(),), daemon=True).start()


def _end_with(parent: BaseProcess | None) -> None:
    if parent is not None:
        parent.join()
        os._exit(1)
