"""Processes beside the one that serves: how they are started, and how much they may take."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

MOST_MEMORY = 1 << 30  # bytes that a process may take beside what it begins with


def context(preload: Sequence[str]) -> Any:
    """Forked from a process that has read these modules and runs nothing, where the system can."""
    if sys.platform != "linux":
        return multiprocessing.get_context("spawn")
    forked = multiprocessing.get_context("forkserver")
    forked.set_forkserver_preload([*preload])
    return forked


def settle(polite: int, memory: int = MOST_MEMORY) -> None:
    """In the process: it ends when it is told to, stands this far behind for the processor, and what asks for too much
    memory fails alone.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(OSError, AttributeError):
        os.nice(polite)
    with suppress(ImportError, ValueError, OSError):
        import resource

        pages = int(Path("/proc/self/statm").read_text().split()[0])
        most = pages * resource.getpagesize() + memory
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
