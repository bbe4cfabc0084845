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
from typing import Any, NamedTuple

Json = dict[str, Any]

STARTING = 10.0  # seconds that the first answer may take, whatever the limit: models are loaded
LEAVING = 1.0  # seconds between being told to go and being ended
MOST_BYTES = 65536  # of an answer


class EngineError(Exception):
    """The program gave no answer that can be used; the note says why."""

    def __init__(self, note: str) -> None:
        super().__init__(note)
        self.note = note


class _Line(NamedTuple):
    text: bytes
    last: bool = False  # no answer is awaited


class Engine:
    """A running program. It is told a list of events a line and answers each line by a line; what it writes to its
    standard error is not read.

    A thread of its own speaks with it, one line at a time: what it does not read and what it says unasked stays in the
    pipes, and whoever waits for an answer waits no longer than the limit, whatever the program does.
    """

    def __init__(self, command: str, seconds: float) -> None:
        self._seconds = seconds
        self._lines: Queue[_Line] = Queue()
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
        Thread(target=_speak, args=(self._process, self._lines, self._answers), daemon=True).start()

    def start(self, events: Sequence[Json]) -> None:
        self._ask(events, max(STARTING, self._seconds))

    def ask(self, events: Sequence[Json]) -> Json:
        return self._ask(events, self._seconds)

    def close(self, events: Sequence[Json] = ()) -> None:
        """Tell it the end, and see that it goes; whoever still waits for its answer is told that it has crashed."""
        self._lines.put(_Line(_written(events), last=True))
        try:
            self._process.wait(LEAVING if events else 0)
        except subprocess.TimeoutExpired:
            _end(self._process)

    def _ask(self, events: Sequence[Json], seconds: float) -> Json:
        self._lines.put(_Line(_written(events)))
        try:
            line = self._answers.get(timeout=seconds)
        except Empty:
            raise EngineError("late") from None
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


def _speak(process: subprocess.Popen[bytes], lines: Queue[_Line], answers: Queue[bytes]) -> None:
    """Until the last line is told, or the program is gone: then the answer is empty."""
    assert process.stdin is not None
    assert process.stdout is not None
    with suppress(OSError, ValueError), process.stdout:
        with process.stdin:
            while not (line := lines.get()).last:
                process.stdin.write(line.text)
                process.stdin.flush()
                answers.put(process.stdout.readline(MOST_BYTES))
            process.stdin.write(line.text)
        while process.stdout.read(MOST_BYTES):
            pass
    answers.put(b"")


def _written(events: Sequence[Json]) -> bytes:
    return json.dumps(events, separators=(",", ":")).encode() + b"\n" if events else b""


def _parsed(line: bytes) -> Json:
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        answer = None
    if not isinstance(answer, dict):
        raise EngineError("illegal")
    return answer
