"""How long `import ruka` takes in a fresh interpreter, beside other packages."""

import subprocess
import sys
from collections.abc import Iterator

from benchmarks.harness import Race, Runner, Work, race

ROUNDS = 15
PROGRAM = "from time import perf_counter as now; start = now(); import {}; print(now() - start)"


def races() -> Iterator[Race]:
    ours, *peers = (Runner(f"import {package}", fresh(package)) for package in ("ruka", "numpy", "riichienv"))
    yield race("import in a fresh process", ours, peers, ROUNDS)


def fresh(package: str) -> Work:
    """Counts the seconds of the import only, not those of the interpreter's start."""
    command = [sys.executable, "-c", PROGRAM.format(package)]

    def work(items: int) -> float:
        return sum(float(subprocess.run(command, check=True, capture_output=True).stdout) for _ in range(items))

    return work
