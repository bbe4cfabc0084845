"""The subcommands of ./dev."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable

from dev import checks, environment, locks, web
from dev.steps import ROOT, StepError

WORKERS = "4"  # on two cores: those that drive a browser or wait for a server do nothing half of the time


def setup(words: list[str]) -> int:
    """Make or refresh everything: .venv, compiler, native core, web client"""
    _prepare()
    print("ruka is ready. Try: ./dev play")
    return 0


def play(words: list[str]) -> int:
    """Start the server and open the table in the browser [--port N] [--data FOLDER]"""
    return run(["ruka", "serve", "--open", *words])


def test(words: list[str]) -> int:
    """Run the tests [--long] [--slowest] [--require-records] [any option of pytest]"""
    _prepare()
    environment.install("peers")
    return _call(["pytest", "-n", WORKERS, *words])


def check(words: list[str]) -> int:
    """Look at lint, types, format, layers, stub, texts, web client [--fix: format what can be]"""
    _prepare()
    return checks.run(fix="--fix" in words)


def bench(words: list[str]) -> int:
    """Measure against the peers [names of benchmarks]"""
    _prepare()
    environment.install("peers")
    environment.install("jax")
    return _call(["python", "-m", "benchmarks", *words])


def run(words: list[str]) -> int:
    """Run a program of the environment: ./dev run ruka shanten 123m456p"""
    _prepare()
    return _call(words or ["ruka", "--help"])


def docs(words: list[str]) -> int:
    """Build the documents as a site, which the server shows under /docs [FOLDER]"""
    _prepare()
    return _call(["python", "tools/build_docs.py", *words])


def lock(words: list[str]) -> int:
    """Rewrite the lock files from pyproject.toml [--upgrade]"""
    _prepare()
    environment.install("lock")
    locks.write(words)
    return 0


COMMANDS: dict[str, Callable[[list[str]], int]] = {
    command.__name__: command for command in (setup, play, test, check, bench, docs, run, lock)
}


def main(words: list[str]) -> int:
    name, rest = (words[0], words[1:]) if words else ("help", [])
    command = COMMANDS.get(name)
    if command is None:
        _help()
        return 0 if name in ("help", "-h", "--help") else 2
    try:
        return command(rest)
    except StepError as error:
        print(f"./dev: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def _prepare() -> None:
    with environment.one_at_a_time():
        environment.setup()
        web.build()


def _help() -> None:
    print("Usage: ./dev COMMAND\n")
    for name, command in COMMANDS.items():
        print(f"  {name:6} {(command.__doc__ or '').strip()}")


def _call(words: list[str]) -> int:
    program = environment.BIN / words[0]
    if not program.exists():
        raise StepError(f"There is no program {words[0]!r} in {environment.BIN.relative_to(ROOT)}.")
    here = None if words[0] == "ruka" else ROOT  # files named to ruka are relative to where the user is
    return subprocess.call([program, *words[1:]], cwd=here, env=environment.variables())
