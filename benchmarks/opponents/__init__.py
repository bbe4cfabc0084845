"""Players that nobody here wrote, and how they take a seat. They are installed on demand, and are no part of ruka.

`python -m benchmarks.opponents [name ...]` installs them.
"""

from __future__ import annotations

import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]


@dataclass(frozen=True)
class Opponent:
    """`agent` is its name in the registry; `install` says whether it is there now."""

    agent: Callable[[], str]
    install: Callable[[], bool]


def _majiang() -> str:
    return f"mjai:{shlex.join([shutil.which('node') or 'node', str(HERE / 'majiang.mjs')])}"


def _install_majiang() -> bool:
    """From the lock beside this file, with its hashes; False where npm or its registry cannot be reached."""
    package = HERE / "node_modules/@kobalab/majiang-ai"
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        return False
    words = [npm, "ci", "--prefix", str(HERE), "--ignore-scripts", "--no-audit", "--no-fund"]
    return package.is_dir() or (subprocess.run(words, check=False).returncode == 0 and package.is_dir())


def _install_mahjax() -> bool:
    """Into the environment of this interpreter, from its lock (300 MB: JAX comes with it)."""
    if find_spec("mahjax") is not None:
        return True
    pip = [sys.executable, "-m", "pip", "install", "-q", "--require-hashes", "-r", str(ROOT / "requirements/jax.txt")]
    return subprocess.run(pip, check=False).returncode == 0


OPPONENTS = {
    "majiang": Opponent(_majiang, _install_majiang),  # @kobalab/majiang-ai, MIT
    "mahjax": Opponent(lambda: "python:benchmarks.opponents.mahjax_player:MahjaxPlayer", _install_mahjax),  # Apache-2.0
}
