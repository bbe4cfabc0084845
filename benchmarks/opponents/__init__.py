"""Players that nobody here wrote, and how they take a seat. They are installed on demand, and are no part of ruka.

`python -m benchmarks.opponents` installs those that can be.
"""

from __future__ import annotations

import shlex
import shutil
import subprocess
from pathlib import Path

HERE = Path(__file__).parent
PACKAGES = HERE / "node_modules"


def majiang() -> str | None:
    """The player of @kobalab/majiang-ai as an agent of a league, or None where it is not installed."""
    node = shutil.which("node")
    if node is None or not (PACKAGES / "@kobalab/majiang-ai").is_dir():
        return None
    return f"majiang=mjai:{shlex.join([node, str(HERE / 'majiang.mjs')])}"


def install_majiang() -> bool:
    """From the lock beside this file, with its hashes; False where npm or its registry cannot be reached."""
    if majiang() is not None:
        return True
    npm = shutil.which("npm")
    if npm is None:
        return False
    words = [npm, "ci", "--prefix", str(HERE), "--ignore-scripts", "--no-audit", "--no-fund"]
    return subprocess.run(words, check=False).returncode == 0 and majiang() is not None
