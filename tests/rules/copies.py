"""A copy of ruka with some of its code changed: what tomorrow's program would make of today's games."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import ruka

Edits = Mapping[str, Mapping[str, str]]  # by file: what stands there, and what shall

GAINED = "\n    gained: int = 3  # a policy of tomorrow\n"
TOMORROW: Edits = {
    "rules/policies.py": {
        "    honba_draw_each: ": GAINED[1:] + "    honba_draw_each: ",
        "    break_rolls: ": GAINED[1:] + "    break_rolls: ",
    },
    "rules/lowering.py": {
        '"count": _plain(Op.COUNT)': '"count": lambda asked, a: '
        "node(Op.COUNT, (node(Op.OR, (lowered(a), constant(0)), 0, a.sort),), 0, asked.sort)"
    },
}


def changed_copy(folder: Path, edits: Edits) -> Path:
    """The package in the folder, with every edit made; what is not there cannot be changed."""
    copy, source, built = folder / "ruka", Path(ruka.__file__).parent, Path(ruka._core.__file__).parent
    shutil.copytree(source, copy, ignore=shutil.ignore_patterns("static", "__pycache__", "texts"))
    (copy / "texts").symlink_to(source / "texts")
    for extra in (*built.glob("_core*"), *built.glob("*.bin")):
        if not (copy / extra.name).exists():
            (copy / extra.name).symlink_to(extra)
    for name, changes in edits.items():
        text = (copy / name).read_text(encoding="utf-8")
        for old, new in changes.items():
            assert text.count(old) == 1, (name, old)
            text = text.replace(old, new)
        (copy / name).write_text(text, encoding="utf-8")
    return folder


def run(folder: Path, script: str, *arguments: str) -> str:
    """What a script prints that imports the copy."""
    path = [str(folder), str(Path(__file__).parents[2]), *sys.path]
    done = subprocess.run(
        [sys.executable, "-S", "-c", f"import sys; sys.path[:0] = {path!r}\n{script}", *arguments],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
