"""The Python library described: a page for each module, from what its objects say of themselves.

Our docstrings are sentences and examples, so a walk over them is all it takes; the generators there are bring scripts,
styles and a search of their own, which the server's policy for pages refuses.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from html import escape
from importlib import import_module
from types import ModuleType

from ruka.site import to_html

# Those that the documents speak of, from the ground up.
MODULES = (
    *("ruka", "ruka.errors", "ruka.tiles", "ruka.hands", "ruka.rules", "ruka.scoring", "ruka.rulesets"),
    *("ruka.rulesets.house", "ruka.engine", "ruka.batch", "ruka.explain", "ruka.records", "ruka.agents", "ruka.env"),
    *("ruka.simulator", "ruka.testing", "ruka.testing.walls", "ruka.testing.strategies"),
)


def modules() -> Iterator[tuple[str, str, str]]:
    """Name, the sentence that says what it is, and the body of its page."""
    for name in MODULES:
        module = import_module(name)
        said = inspect.getdoc(module) or ""
        yield name, said.partition("\n\n")[0].replace("\n", " "), "".join(_module(module))


def _module(module: ModuleType) -> Iterator[str]:
    yield f"<h1>{escape(module.__name__)}</h1>\n{_said(module)}"
    for name, value in _public(module):
        yield f'<h2 id="{escape(name)}"><code>{escape(name)}</code></h2>\n'
        if inspect.isclass(value):
            yield from _class(name, value)
        elif callable(value):
            yield f"<pre><code>{escape(_called(name, value))}</code></pre>\n{_said(value)}"
        elif inspect.ismodule(value):
            yield _said(value)
        else:
            yield f"<p><code>{escape(type(value).__name__)}</code></p>\n"


def _public(module: ModuleType) -> Iterator[tuple[str, object]]:
    """What the module offers; without a list of it, what it defines itself."""
    listed = getattr(module, "__all__", None)
    names = listed or [
        name
        for name, value in vars(module).items()
        if not name.startswith("_") and getattr(value, "__module__", None) == module.__name__
    ]
    yield from ((name, getattr(module, name)) for name in sorted(names, key=str.casefold))


def _class(name: str, value: type) -> Iterator[str]:
    yield f"<pre><code>class {escape(_called(name, value))}</code></pre>\n{_said(value)}"
    members = [(member, found) for member, found in vars(value).items() if not member.startswith("_")]
    described = [(member, found) for member, found in members if _describes_itself(found)]
    if described:
        yield "<dl>\n"
        for member, found in described:
            called = _called(member, getattr(value, member)) if callable(getattr(value, member)) else member
            yield f"<dt>{escape(called)}</dt><dd>{_said(found)}</dd>\n"
        yield "</dl>\n"


def _describes_itself(found: object) -> bool:
    kinds = (property, classmethod, staticmethod)
    return (callable(found) or isinstance(found, kinds)) and bool(inspect.getdoc(found))


def _called(name: str, value: object) -> str:
    try:
        signature = str(inspect.signature(value))  # type: ignore[arg-type]  # only what can be called comes here
    except (TypeError, ValueError):  # native code has none
        return name
    return name + re.sub(r"<[\w.]+ object at 0x[0-9a-f]+>|<factory>", "…", signature)


def _said(value: object) -> str:
    """Sentences as text, examples as they are typed."""
    said = inspect.getdoc(value) or ""
    blocks = re.split(r"\n\s*\n", said)
    marked = (f"```\n{block}\n```" if ">>>" in block or _drawn(block) else block for block in blocks)
    return to_html("\n\n".join(marked).replace("\n```\n\n```\n", "\n\n"))


def _drawn(block: str) -> bool:
    return any(mark in block for mark in "├└")
