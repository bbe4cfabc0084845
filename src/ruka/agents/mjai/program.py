"""Programs that play: started, told what happened and asked, each answer within its time."""

from __future__ import annotations

import json
import os
import select
import shlex
import signal
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, Queue
from shutil import which
from threading import Thread
from typing import Any, NamedTuple

from ruka.agents.agent import AgentFailed
from ruka.errors import RukaError

Json = dict[str, Any]

STARTING = 10.0  # seconds that the first answer may take, whatever the limit: models are loaded
LEAVING = 1.0  # seconds between being told to go and being ended
MOST_BYTES = 65536  # of an answer
OVERDUE = 200  # milliseconds that an answer too many may take
MOST_UNASKED = 64  # times as much is skipped before a question


def check_command(command: str, words: str, form: str) -> None:
    """Can this be started? `words` named it, and should have had this `form`.

    >>> check_command("sh -c 'exit", "mjai:sh -c 'exit", "mjai:COMMAND")
    Traceback (most recent call last):
    ruka.errors.RukaError: “mjai:sh -c 'exit” does not name a program; write mjai:COMMAND.
    """
    try:
        program, *_ = shlex.split(command)
    except ValueError:  # nothing, or a quotation that does not end
        raise RukaError("bad-bot", words=words, form=form) from None
    if which(program) is None:
        raise RukaError("no-program", command=command)


class _Line(NamedTuple):
    text: bytes
    last: bool = False  # no answer is awaited
    doubtful: bool = False  # the answer before was wrong


class Program:
    """A running program. It is told a list of events a line and answers each line by a line; what it writes to its
    standard error is not read.

    A thread of its own talks to it, one line at a time: what it does not read stays in the pipe, what it has said
    unasked is skipped, and whoever waits for an answer waits no longer than the limit, whatever the program does.
    """

    def __init__(self, command: str) -> None:
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
            raise AgentFailed("crashed") from None
        Thread(target=_speak, args=(self._process, self._lines, self._answers), daemon=True).start()

    def start(self, events: Sequence[Json], seconds: float) -> None:
        self.ask(events, max(STARTING, seconds))

    def ask(self, events: Sequence[Json], seconds: float, *, doubtful: bool = False) -> Json:
        """Its answer to what it is told; where the last one was wrong, an answer too many may still be on its way."""
        self._lines.put(_Line(_written(events), doubtful=doubtful))
        try:
            line = self._answers.get(timeout=seconds)
        except Empty:
            raise AgentFailed("late") from None
        if not line:
            raise AgentFailed("crashed")
        return _parsed(line)

    def close(self, events: Sequence[Json] = ()) -> None:
        """Tell it to end, and see that it exits; whoever still waits for its answer is told that it crashed."""
        self._lines.put(_Line(_written(events), last=True))
        try:
            self._process.wait(LEAVING if events else 0)
        except subprocess.TimeoutExpired:
            _end(self._process)


def _end(process: subprocess.Popen[bytes]) -> None:
    """Together with the programs that it started itself."""
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
        output = _Output(process.stdout.fileno())
        with process.stdin:
            while not (line := lines.get()).last:
                output.forget(OVERDUE if line.doubtful else 0)
                process.stdin.write(line.text)
                process.stdin.flush()
                answers.put(output.line())
            process.stdin.write(line.text)
        while output.line():
            pass
    answers.put(b"")


class _Output:
    """What a program writes, line by line."""

    def __init__(self, file: int) -> None:
        self._file = file
        self._rest = b""  # read beyond the last line

    def line(self) -> bytes:
        """Empty at the end; one that is too long is read to its end, and cut."""
        line = b""
        while True:
            head, newline, self._rest = self._rest.partition(b"\n")
            line = (line + head)[:MOST_BYTES]
            if newline:
                return line + newline
            self._rest = os.read(self._file, MOST_BYTES)
            if not self._rest:
                return line

    def forget(self, milliseconds: int) -> None:
        """Lines that nobody has asked for, and that come in this time; where a pipe cannot be polled, those that came
        with an answer."""
        self._rest = b""
        if hasattr(select, "poll"):
            waiting = select.poll()
            waiting.register(self._file, select.POLLIN)
            for _ in range(MOST_UNASKED):
                if not waiting.poll(milliseconds) or not os.read(self._file, MOST_BYTES):
                    return


def _written(events: Sequence[Json]) -> bytes:
    return json.dumps(events, separators=(",", ":")).encode() + b"\n" if events else b""


def _parsed(line: bytes) -> Json:
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        answer = None
    if not isinstance(answer, dict):
        raise AgentFailed("illegal")
    return answer
