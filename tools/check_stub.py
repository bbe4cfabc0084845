"""The stub of the native core says what the module has: the same names, and parameters of the same names and order."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def main() -> int:
    return subprocess.call([sys.executable, "-m", "mypy.stubtest", "ruka._core"], env={"MYPYPATH": str(ROOT / "src")})


if __name__ == "__main__":
    sys.exit(main())
