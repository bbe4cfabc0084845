"""Nothing is committed that belongs to one machine, one registry or one person, nor what a build makes."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
MOST_BYTES = 1_000_000
FORBIDDEN = {
    "address of a registry": re.compile(r"pypi\.org|pythonhosted\.org|registry\.npmjs\.org|--(?:extra-)?index-url"),
    "path of a machine": re.compile(r"(?<![\w./])/(?:work|root|opt|home/\w+|Users/\w+)/"),
    "secret": re.compile(
        r"-----BEGIN [A-Z ]*PRIVATE KEY|\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_\w{30,}|\bsk-[\w-]{20,}|\bpypi-\w{40,}"
    ),
}


def main() -> int:
    listed = subprocess.check_output(["git", "ls-files", "-coz", "--exclude-standard"], cwd=ROOT, text=True)
    faults = [fault for name in listed.split("\0") if name and (ROOT / name).is_file() for fault in _faults(name)]
    print("\n".join(faults), end="\n" if faults else "")
    return 1 if faults else 0


def _faults(name: str) -> list[str]:
    content = (ROOT / name).read_bytes()
    if len(content) > MOST_BYTES:
        return [f"{name}: {len(content)} bytes; generate it, or keep it out"]
    if name.endswith(".gz"):
        return [f"{name}: records stay outside the repository"]
    try:
        lines = content.decode().splitlines()
    except UnicodeDecodeError:
        return []
    return [
        f"{name}:{number}: {what}: {found.group()}"
        for number, line in enumerate(lines, 1)
        for what, pattern in FORBIDDEN.items()
        if (found := pattern.search(line))
    ]


if __name__ == "__main__":
    sys.exit(main())
