"""The stub of the native core says what the module has: the same names, parameters and defaults.

mypy's own stubtest does not know the functions of nanobind, which carry their signature as text.
"""

from __future__ import annotations

import ast
import importlib
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

STUB = Path(__file__).resolve().parents[1] / "src" / "ruka" / "_core.pyi"
VALUE = "a value"

Outline = dict[str, str]  # "Meld.__init__": "(self, type, kind, concealed=, reds=)"


def faults(stub: str, module: ModuleType) -> Iterator[str]:
    """Every name on which the stub and the module differ."""
    promised, real = _of_stub(ast.parse(stub).body), _of_module(module)
    for name in sorted(promised.keys() | real.keys()):
        if promised.get(name) != real.get(name):
            yield f"{name}: the stub has {promised.get(name, 'nothing')}, the module {real.get(name, 'nothing')}"


def _of_stub(body: list[ast.stmt], prefix: str = "") -> Outline:
    outline: Outline = {}
    for node in body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            outline[prefix + node.target.id] = VALUE
        elif isinstance(node, ast.FunctionDef) and _compared(node.name):
            is_property = any(isinstance(mark, ast.Name) and mark.id == "property" for mark in node.decorator_list)
            outline[prefix + node.name] = VALUE if is_property else _parameters(node)
        elif isinstance(node, ast.ClassDef):
            outline[node.name] = "a class"
            outline |= _of_stub(node.body, f"{node.name}.")
    return outline


def _of_module(owner: ModuleType | type, prefix: str = "") -> Outline:
    outline: Outline = {}
    for name, member in vars(owner).items():
        if isinstance(member, type):
            outline[name] = "a class"
            outline |= _of_module(member, f"{name}.")
        elif signatures := getattr(member, "__nb_signature__", None):
            texts = [text for text, *_ in signatures if "*args" not in text]  # what refuses everything else
            if texts and _compared(name):
                outline[prefix + name] = " or ".join(_parameters(_parse(text)) for text in texts)
        elif not name.startswith("_"):
            outline[prefix + name] = VALUE
    return outline


def _compared(name: str) -> bool:
    """The protocols of Python (`__eq__` and the like) have no names of ours."""
    return not name.startswith("_") or name == "__init__"


def _parse(signature: str) -> ast.FunctionDef:
    """Read `def f(counts: ndarray[dtype=int8], threads: int = \\0) -> int`, which is not quite Python."""
    parameters = re.sub(r"\[dtype=[^]]*]", "", signature.rpartition(" -> ")[0])
    (function,) = ast.parse(re.sub(r"\\\d+", "...", parameters) + ": ...").body
    assert isinstance(function, ast.FunctionDef)
    return function


def _parameters(function: ast.FunctionDef) -> str:
    names = [argument.arg for argument in (*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs)]
    defaults = [*function.args.defaults, *filter(None, function.args.kw_defaults)]
    required = len(names) - len(defaults)
    return f"({', '.join([*names[:required], *(f'{name}=' for name in names[required:])])})"


if __name__ == "__main__":
    sys.exit("\n".join(faults(STUB.read_text(encoding="utf-8"), importlib.import_module("ruka._core"))) or 0)
