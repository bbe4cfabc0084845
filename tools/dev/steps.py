"""Steps with progress: what runs, for how long, its last line of output; and stamps to skip what is done."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WORK = ROOT / ".dev"  # logs, compiler wrappers: all that may be deleted at any time


class StepError(Exception):
    """A step failed; the message is all that the developer needs to see."""


def step(title: str, command: Sequence[str | Path], env: Mapping[str, str] | None = None) -> None:
    """Run a command quietly, with its time and last line on screen; its whole output when it fails."""
    started = time.monotonic()
    output: list[str] = []
    with subprocess.Popen(
        [str(word) for word in command],
        cwd=ROOT,
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
    ) as process:
        assert process.stdout is not None
        reader = threading.Thread(target=output.extend, args=(process.stdout,))
        reader.start()
        _watch(title, started, reader, output)
    mark = "✗" if process.returncode else "✓"
    _show(f"{mark} {title} ({time.monotonic() - started:.1f} s)\n")
    if process.returncode:
        raise StepError("".join(output).rstrip() or f"{command[0]} ended with code {process.returncode}")


def _watch(title: str, started: float, reader: threading.Thread, output: list[str]) -> None:
    if not sys.stdout.isatty():
        _show(f"… {title}\n")
        reader.join()
        return
    while reader.is_alive():
        last = output[-1].strip() if output else ""
        width = shutil.get_terminal_size().columns - 1
        _show(f"… {title} ({time.monotonic() - started:.0f} s) {last}"[:width])
        reader.join(0.2)


def _show(text: str) -> None:
    sys.stdout.write(f"\r\x1b[K{text}" if sys.stdout.isatty() else text)
    sys.stdout.flush()


def fingerprint(paths: Iterable[Path], *also: str) -> str:
    """A hash over the content of files and folders, and over whatever else the step depends on."""
    digest = hashlib.sha256("\0".join(also).encode())
    for path in paths:
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file():
                digest.update(f"{file.relative_to(ROOT)}\0".encode())
                digest.update(file.read_bytes())
    return digest.hexdigest()


class Stamp:
    """Remembers, in the virtual environment that a step changed, that the step is done."""

    def __init__(self, folder: Path, name: str, value: str) -> None:
        self.file = folder / f"{name}.stamp"
        self.value = value

    @property
    def fresh(self) -> bool:
        return self.file.is_file() and self.file.read_text() == self.value

    def set(self) -> None:
        self.file.write_text(self.value)
