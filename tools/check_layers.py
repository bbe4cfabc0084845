"""An import may only point up the list of layers, or stay inside its own part of the package; so may an #include."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "ruka"
HEADERS = ROOT / "native" / "include" / "ruka"

# From the top: a part may import those above it. "ruka" is the package itself, what `import ruka` offers.
LAYERS = [
    "texts",
    "errors",
    "processes",
    "_declared",  # types alone, made by tools/declared.py
    "_core",
    "schema",  # what is said, declared once
    "tiles",
    "hands",
    "rules",
    "patterns",
    "scoring",
    "rulesets",
    "engine",  # a table knows its rules by their id
    "schema",
    "batch",
    "explain",
    "records",
    "views",
    "agents",
    "coach",
    "ruka",
    "env",
    "simulator",
    "learn",
    "arcade",
    "site",
    "session",
    "server",
    "cli",
]
BESIDE = "testing"  # may import everything; nothing imports it

# The folders of the core, in the same way; before them what the build makes of the declarations in Python.
FOLDERS = ["declared.hpp", "style.hpp", "tiles", "hands", "scoring", "table", "advice", "simulation"]
INCLUDE = re.compile(r'#include "(?:ruka/)?([^"]*)"')

Module = tuple[str, ...]  # ("ruka", "tiles", "names")


def faults(package: Path) -> Iterator[str]:
    """Every import of the package that points down, and every part that is in no layer."""
    for file in sorted(package.rglob("*.py")):  # a stub's imports are words about types: nothing runs
        module = ("ruka", *file.relative_to(package).with_suffix("").parts)
        place = file.relative_to(package.parent)
        own = _part(package, module)
        if own not in (*LAYERS, BESIDE):
            yield f"{place}: {own} stands in no layer"
            continue
        for line, target in _imports(ast.parse(file.read_text(encoding="utf-8")), module):
            part = _part(package, target)
            if not _allowed(own, part):
                yield f"{place}:{line}: {own} imports {part}, which stands below it"


def _allowed(own: str, part: str) -> bool:
    if own in (part, BESIDE):
        return True
    return part in LAYERS and LAYERS.index(part) < LAYERS.index(own)


def _imports(tree: ast.AST, module: Module) -> Iterator[tuple[int, Module]]:
    """Every module of ruka that is imported, at the top or inside a function, with its line."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Import | ast.ImportFrom):
            continue
        base: Module = ()
        if isinstance(node, ast.ImportFrom):
            above = module[: -node.level] if node.level else ()
            base = (*above, *(node.module.split(".") if node.module else ()))
        targets = [(*base, *alias.name.split(".")) for alias in node.names]
        yield from ((node.lineno, target) for target in targets if target[0] == "ruka")


def _part(package: Path, module: Module) -> str:
    """The layer of a module: the first name under `ruka`; a name that is no module belongs to the package itself."""
    name = module[1] if len(module) > 1 else "__init__"
    is_module = any((package / place).is_file() for place in (f"{name}.py", f"{name}.pyi", f"{name}/__init__.py"))
    return name if is_module and name != "__init__" else "ruka"


def header_faults(headers: Path) -> Iterator[str]:
    """Every #include of the core that points down, and every header that is in no folder."""
    for file in sorted(headers.rglob("*.hpp")):
        place = file.relative_to(headers)
        own = place.parts[0]
        if own not in FOLDERS:
            yield f"{place}: {own} is no folder of the core"
            continue
        for line, text in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
            if (included := INCLUDE.match(text)) is None:
                continue
            folder = included[1].split("/")[0]
            if folder not in FOLDERS or FOLDERS.index(folder) > FOLDERS.index(own):
                yield f"{place}:{line}: {own} includes {included[1]}, which stands below it"


if __name__ == "__main__":
    sys.exit("\n".join([*faults(PACKAGE), *header_faults(HEADERS)]) or 0)
