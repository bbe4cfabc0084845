"""Nothing is committed that belongs to one machine, one registry or one person, or that a build makes."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
MOST_BYTES = 1_000_000
OURS = "tests/older/"  # games that older versions of ruka played with themselves
FORBIDDEN = {
    "address of a registry": re.compile(r"pypi\.org|pythonhosted\.org|npmjs\.org|--(?:extra-)?index-url"),
    "path of a machine": re.compile(r"(?<![\w./])/(?:work|root|opt|home/\w+|Users/\w+)/"),
    "secret": re.compile(
        r"-----BEGIN [A-Z ]*PRIVATE KEY|\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_\w{30,}|\bsk-[\w-]{20,}|\bpypi-\w{40,}"
    ),
}


def faults(root: Path) -> Iterator[str]:
    """Every line and every file that git has, or would take, and must not."""
    listed = subprocess.check_output(["git", "ls-files", "-coz", "--exclude-standard"], cwd=root, text=True)
    for name in filter(None, listed.split("\0")):
        file = root / name
        if file.is_file():
            yield from (f"{name}{fault}" for fault in _faults_in(name, file.read_bytes()))


def _faults_in(name: str, content: bytes) -> Iterator[str]:
    if len(content) > MOST_BYTES:
        yield f": {len(content)} bytes; generate it, or keep it out"
    elif name.endswith(".gz") and not name.startswith(OURS):
        yield ": records stay outside the repository"
    elif not name.endswith(".gz"):
        for number, line in enumerate(content.decode(errors="replace").splitlines(), 1):
            for what, pattern in FORBIDDEN.items():
                if found := pattern.search(line):
                    yield f":{number}: {what}: {found.group()}"


if __name__ == "__main__":
    sys.exit("\n".join(faults(ROOT)) or 0)
