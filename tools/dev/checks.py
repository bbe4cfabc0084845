"""What ./dev check looks at: each line a step, all of them run, every failure shown."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

from dev import web
from dev.environment import BIN, PYTHON, variables
from dev.steps import ROOT, WORK, StepError, step

Check = tuple[str, list[str | Path]]


def run(fix: bool) -> int:
    """Run every check; with `fix`, mend first what a tool can mend."""
    failed = []
    for title, command in [*(_fixes() if fix else ()), *_checks()]:
        try:
            step(title, command, variables())
        except StepError as error:
            failed.append(title)
            print(error)
    print(f"failed: {', '.join(failed)}" if failed else "all checks passed")
    return 1 if failed else 0


def _fixes() -> Iterator[Check]:
    yield "mending lint", [BIN / "ruff", "check", "--quiet", "--fix", "--exit-zero", "."]
    yield "formatting Python", [BIN / "ruff", "format", "--quiet", "."]
    yield "formatting C++", [BIN / "clang-format", "-i", *_cpp()]
    yield "formatting the web client", web.npm("run", "format")


def _checks() -> Iterator[Check]:
    yield "lint", [BIN / "ruff", "check", "--quiet", "."]
    yield "format of Python", [BIN / "ruff", "format", "--quiet", "--check", "."]
    yield "format of C++", [BIN / "clang-format", "--dry-run", "--Werror", *_cpp()]
    yield "types", [BIN / "mypy", "--no-error-summary", "src", "tests", "tools", "benchmarks", "web/tiles", "dev"]
    for script in sorted((ROOT / "tools").glob("check_*.py")):
        yield script.stem.removeprefix("check_"), [PYTHON, script]
    yield "lint of the web client", web.npm("run", "lint")
    yield "format of the web client", web.npm("run", "format:check")
    yield "types of the web client", web.npm("run", "check")
    yield "types over the wire", [PYTHON, ROOT / "tools/web_types.py", "--check"]
    yield "reference pages", [PYTHON, ROOT / "tools/schema_pages.py", "--check"]
    yield "types of policies", [PYTHON, ROOT / "tools/declared.py", "--check"]
    if nvcc := shutil.which("nvcc"):
        # As far as PTX: whether it is device code is decided there, and the assembler after it takes minutes.
        headers = ROOT / "native/device/headers.cu"
        made = WORK / "declared"
        yield "headers of what is declared", [PYTHON, ROOT / "tools/declared.py", made]
        yield (
            "headers as device code",
            [nvcc, "-std=c++20", "-G", "-Inative/include", f"-I{made}", "-ptx", "-o", os.devnull, headers],
        )


def _cpp() -> list[Path]:
    folders = (ROOT / "native", ROOT / "bindings")
    return sorted(path for folder in folders for suffix in ("hpp", "cpp", "cu") for path in folder.rglob(f"*.{suffix}"))
