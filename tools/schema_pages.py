"""The tables of the reference in docs/, made from the schema [--check: only compare].

Each stands between two marks, `<!-- made by tools/schema_pages.py: events -->` and `<!-- made -->`; what a class or a
field says of itself in the source is what the reader sees.
"""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import get_args

import msgspec

from ruka.schema import actions
from ruka.schema.actions import ACTION_FIELDS, ACTION_TYPES
from ruka.schema.described import comments, json_schema, meanings
from ruka.schema.events import Event
from ruka.schema.heard import Heard
from ruka.schema.messages import Said

DOCS = Path(__file__).resolve().parents[1] / "docs"
PAGES = ("engine.md", "protocol.md")
MADE = re.compile(r"(<!-- made by tools/schema_pages\.py: (?P<name>[a-z-]+) -->\n).*?(<!-- made -->)", re.DOTALL)


def events() -> Iterator[str]:
    yield from _union(get_args(Event), "what happened", lacking=True)


def table_says() -> Iterator[str]:
    yield from _union(get_args(Said), "when", lacking=False)


def player_says() -> Iterator[str]:
    yield from _union(get_args(Heard), "what it asks", lacking=True)


def action_types() -> Iterator[str]:
    yield from _head("type", "has", "says")
    said = meanings(actions, "ActionType")
    for type in ACTION_TYPES:
        fields = next(fields for types, fields in ACTION_FIELDS.items() if type in types)
        yield _row(f"`{type}`", ", ".join(f"`{one}`" for one in fields), said[type])


TABLES = {"events": events, "actions": action_types, "table-says": table_says, "player-says": player_says}


def _union(members: Sequence[type[msgspec.Struct]], says: str, *, lacking: bool) -> Iterator[str]:
    """`lacking`: fields that say nothing may be left out."""
    yield from _head("type", says, "fields")
    for one in members:
        said = " ".join((inspect.getdoc(one) or "").split())
        yield _row(f"`{one.__struct_config__.tag}`", said, "; ".join(_fields(one, lacking=lacking)))


def _fields(one: type[msgspec.Struct], *, lacking: bool) -> Iterator[str]:
    beside, parts = comments(one), json_schema()["$defs"][one.__name__]["properties"]
    for field in msgspec.structs.fields(one):
        values = ", ".join(f"`{value}`" for value in parts[field.name].get("enum", ()))
        said = "; ".join(filter(None, (beside.get(field.name), values)))
        yield f"`{field.name}{'?' if lacking and not field.required else ''}`{f': {said}' if said else ''}"


def _head(*names: str) -> Iterator[str]:
    yield _row(*names)
    yield _row(*("---" for _ in names))


def _row(*cells: str) -> str:
    return f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |"


def made(page: str) -> str:
    """The page with its tables as the schema has them now."""
    return MADE.sub(lambda mark: mark[1] + "\n".join(TABLES[mark["name"]]()) + "\n" + mark[3], page)


def main() -> int:
    stale = []
    for path in (DOCS / name for name in PAGES):
        before = path.read_text(encoding="utf-8")
        after = made(before)
        if after != before and "--check" in sys.argv:
            stale.append(f"docs/{path.name} is stale: run .venv/bin/python tools/schema_pages.py")
        elif after != before:
            path.write_text(after, encoding="utf-8")
    print("\n".join(stale), end="\n" if stale else "")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
