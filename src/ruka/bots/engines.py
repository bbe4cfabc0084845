"""Programs that play: started, told what happened and asked, each answer within its time."""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from typing import IO, Any

Json = dict[str, Any]

STARTING = 10.0  # seconds that the first answer may take, whatever the limit: models are loaded
LEAVING = 1.0  # seconds between being told to go and being ended
MOST_BYTES = 65536  # of an answer


class EngineError(Exception):
    """The program gave no answer that can be used; the note says why."""

    def __init__(self, note: str) -> None:
        super().__init__(note)
        self.note = note


class Engine:
    """A running program. It is told a list of events a line and answers each line by a line; what it writes to its
    standard error is not read."""

    def __init__(self, command: str, seconds: float) -> None:
        self._seconds = seconds
        self._answers: Queue[bytes] = Queue()
        try:
            self._process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
            )
        except (OSError, ValueError):
            raise EngineError("crashed") from None
        assert self._process.stdout is not None
        Thread(target=_read, args=(self._process.stdout, self._answers), daemon=True).start()

    def start(self, events: Sequence[Json]) -> None:
        self._ask(events, max(STARTING, self._seconds))

    def ask(self, events: Sequence[Json]) -> Json:
        return self._ask(events, self._seconds)

    def close(self, events: Sequence[Json] = ()) -> None:
        """Tell it the end, and see that it goes."""
        with suppress(OSError, ValueError):
            self._tell(events)
            assert self._process.stdin is not None
            self._process.stdin.close()
        try:
            self._process.wait(LEAVING if events else 0)
        except subprocess.TimeoutExpired:
            _end(self._process)

    def _tell(self, events: Sequence[Json]) -> None:
        if events:
            assert self._process.stdin is not None
            self._process.stdin.write(json.dumps(events, separators=(",", ":")).encode() + b"\n")
            self._process.stdin.flush()

    def _ask(self, events: Sequence[Json], seconds: float) -> Json:
        try:
            self._tell(events)
            line = self._answers.get(timeout=seconds)
        except Empty:
            raise EngineError("late") from None
        except (OSError, ValueError):
            raise EngineError("crashed") from None
        if not line:
            raise EngineError("crashed")
        return _parsed(line)


def _end(process: subprocess.Popen[bytes]) -> None:
    """With the programs that it has started itself."""
    with suppress(ProcessLookupError):
        if os.name == "posix":
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    process.wait()


def _read(output: IO[bytes], answers: Queue[bytes]) -> None:
    """Every line; an empty one at the end."""
    with output, suppress(OSError, ValueError):
        while line := output.readline(MOST_BYTES):
            answers.put(line)
    answers.put(b"")


def _parsed(line: bytes) -> Json:
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        answer = None
    if not isinstance(answer, dict):
        raise EngineError("illegal")
    return answer
