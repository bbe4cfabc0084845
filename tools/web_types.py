"""The client's TypeScript for what goes over the wire, made from the server's own types [--check: only compare]."""

from __future__ import annotations

import inspect
import json
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from ruka.server import models
from ruka.session import messages

WEB = Path(__file__).resolve().parents[1] / "web"
TARGET = WEB / "src" / "generated" / "wire.d.ts"
MODULES = (messages, models)

SILENT = ("description", "title", "default", "minItems", "maxItems")
SPARSE = ("Event", "Action")  # their `to_json` leaves out what says nothing


def schema() -> str:
    """Every message of the modules, without the prose meant for readers of Python."""
    listed = [one for module in MODULES for one in _messages(module)]
    _, found = models_json_schema([(one, "validation") for one in listed])
    definitions = {name: _plain(one, sparse=name in SPARSE) for name, one in found["$defs"].items()}
    for one in listed:
        for base in one.__bases__:
            if base.__name__ in definitions:
                _extend(definitions[one.__name__], definitions[base.__name__], base.__name__)
    return json.dumps({"$defs": definitions})


def _extend(own: dict[str, Any], base: dict[str, Any], name: str) -> None:
    """What is in the base is not repeated."""
    own["extends"] = {"$ref": f"#/$defs/{name}"}
    own["properties"] = {key: value for key, value in own["properties"].items() if key not in base["properties"]}
    own["required"] = [*own["properties"]]


def _messages(module: ModuleType) -> list[type[BaseModel]]:
    own = [one for _, one in inspect.getmembers(module, inspect.isclass) if one.__module__ == module.__name__]
    return [one for one in own if issubclass(one, BaseModel) and one.model_fields]


def _plain(node: Any, *, sparse: bool = False) -> Any:
    if isinstance(node, list):
        return [_plain(one) for one in node]
    if not isinstance(node, dict):
        return node
    kept = {key: _plain(value) for key, value in node.items() if key not in SILENT}
    if "properties" in node:
        kept["properties"] = {name: _plain(one) for name, one in node["properties"].items()}
        kept["required"] = node.get("required", []) if sparse else [*node["properties"]]
        kept["additionalProperties"] = False
    return kept


def made() -> str:
    node = subprocess.run(
        ["node", WEB / "tools" / "types.js"], input=schema(), capture_output=True, text=True, check=True, cwd=WEB
    )
    return f"// Made by tools/web_types.py from {' and '.join(one.__name__ for one in MODULES)}.\n{node.stdout}"


def main() -> int:
    text = made()
    if "--check" not in sys.argv:
        TARGET.write_text(text, encoding="utf-8")
    elif not TARGET.exists() or TARGET.read_text(encoding="utf-8") != text:
        print(f"{TARGET.relative_to(WEB.parent)} is stale: run .venv/bin/python tools/web_types.py")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
