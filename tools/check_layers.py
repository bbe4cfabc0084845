"""An import may only point up the list of layers, or stay inside its own part of the package."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "ruka"

# From the top: a part may import those above it. "ruka" is the package itself, what `import ruka` offers.
LAYERS = [
    "texts",
    "errors",
    "_core",
    "tiles",
    "hands",
    "batch",
    "rules",
    "patterns",
    "scoring",
    "rulesets",
    "explain",
    "ruka",
    "cli",
]
BESIDE = "testing"  # may import everything; nothing imports it


def main() -> int:
    faults = [
        fault for file in sorted(PACKAGE.rglob("*.py*")) if file.suffix in (".py", ".pyi") for fault in _faults(file)
    ]
    print("\n".join(faults), end="\n" if faults else "")
    return 1 if faults else 0


def _faults(file: Path) -> Iterator[str]:
    module = ("ruka", *file.relative_to(PACKAGE).with_suffix("").parts)
    own = _part(module)
    if own not in (*LAYERS, BESIDE):
        yield f"{file.relative_to(ROOT)}: {own} stands in no layer; name it in {Path(__file__).name}"
        return
    for line, target in _imports(ast.parse(file.read_text(encoding="utf-8")), module):
        part = _part(target)
        if part != own and own != BESIDE and (part == BESIDE or LAYERS.index(part) > LAYERS.index(own)):
            yield f"{file.relative_to(ROOT)}:{line}: {own} imports {part}, which stands below it"


def _imports(tree: ast.AST, module: tuple[str, ...]) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Every module of ruka that is imported, at the top or inside a function, with its line."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            targets = [tuple(alias.name.split(".")) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = (*(module[: -node.level] if node.level else ()), *(node.module or "").split("."))
            targets = [(*filter(None, base), alias.name) for alias in node.names]
        else:
            continue
        yield from ((node.lineno, target) for target in targets if target[0] == "ruka")


def _part(module: tuple[str, ...]) -> str:
    """The layer of a module: the first name under `ruka`; a name that is no module belongs to the package itself."""
    name = module[1] if len(module) > 1 else "__init__"
    is_module = any((PACKAGE / place).is_file() for place in (f"{name}.py", f"{name}.pyi", f"{name}/__init__.py"))
    return name if is_module and name != "__init__" else "ruka"


if __name__ == "__main__":
    sys.exit(main())
