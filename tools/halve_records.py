"""The tests of records on halves of the corpus: each must pass on whatever a folder like ../shared/data holds.

    .venv/bin/python tools/halve_records.py [--data FOLDER] [option of pytest …]

The files are cut in two ways, line by line in turn and in the middle; the tests run on each of the four halves.
"""

from __future__ import annotations

import argparse
import gzip
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parents[1]
TESTS = ("tests/records", "tests/native/test_records.py", "tests/scoring/test_mcr_peer.py")
HALVES: dict[str, Callable[[Sequence[bytes]], Sequence[bytes]]] = {
    "even": lambda lines: lines[::2],
    "odd": lambda lines: lines[1::2],
    "first": lambda lines: lines[: len(lines) // 2],
    "last": lambda lines: lines[len(lines) // 2 :],
}


def halves(data: Path, target: Path) -> Iterator[Path]:
    """Four folders, each with a half of every file."""
    for name, half in HALVES.items():
        folder = target / name
        folder.mkdir()
        for file in sorted(data.glob("*.jsonl.gz")):
            lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
            (folder / file.name).write_bytes(gzip.compress(b"".join(half(lines)), 1))
        yield folder


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", type=Path, default=Path(os.environ.get("RUKA_DATA") or ROOT.parent / "shared/data"))
    options, words = parser.parse_known_args()
    command = [sys.executable, "-m", "pytest", "-m", "records", "-q", "--require-records", *words, *TESTS]
    failed = []
    with TemporaryDirectory() as target:
        for folder in halves(options.data, Path(target)):
            print(f"… {folder.name} half", flush=True)
            if subprocess.run(command, cwd=ROOT, env=os.environ | {"RUKA_DATA": str(folder)}).returncode:
                failed.append(folder.name)
    print(f"failed: {', '.join(failed)}" if failed else "the tests of records pass on every half")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
