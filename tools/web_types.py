"""The client's TypeScript for what goes over the wire, made from the schema [--check: only compare]."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, get_args

from pydantic.json_schema import models_json_schema

from ruka.schema.described import json_schema
from ruka.schema.events import EVENTS
from ruka.schema.heard import Reason
from ruka.schema.messages import PHRASES, Said
from ruka.server.models import (
    Ban,
    Challenger,
    CourseList,
    CustomsList,
    CustomsOf,
    DangerQuestion,
    DrillReply,
    ElementQuestion,
    GuestKeys,
    HabitsQuestion,
    Invite,
    ItemUse,
    Learner,
    LessonPage,
    NewFriend,
    NewName,
    NewPassword,
    NewPerson,
    NewRules,
    NewTable,
    OnwardCall,
    OperatorSwitches,
    OwnProgress,
    OwnPuzzlesQuestion,
    PasskeyAnswer,
    PatternsOf,
    PotentialQuestion,
    Privacy,
    Proof,
    Purchase,
    PuzzleReply,
    PuzzleWish,
    QuickSeat,
    ReadingQuestion,
    Recovery,
    RuleBook,
    ScoreQuestion,
    SideBet,
    SignIn,
    TakeSeat,
)

WEB = Path(__file__).resolve().parents[1] / "web"
TARGET = WEB / "src" / "generated" / "wire.ts"
PEOPLE = (NewPerson, SignIn, Recovery, PasskeyAnswer, Proof, NewPassword, NewName, GuestKeys, NewFriend, Ban)
ARCADE = (Challenger, OnwardCall, Purchase, ItemUse, SideBet, OperatorSwitches)
STRATEGY = (ElementQuestion, PotentialQuestion, DangerQuestion, ReadingQuestion)
MODELS = (
    NewRules,
    NewTable,
    TakeSeat,
    QuickSeat,
    Invite,
    Learner,
    Privacy,
    *PEOPLE,
    ScoreQuestion,
    HabitsQuestion,
    *STRATEGY,
    DrillReply,
    OwnProgress,
    PuzzleWish,
    PuzzleReply,
    OwnPuzzlesQuestion,
    RuleBook,
    CourseList,
    LessonPage,
    CustomsList,
    CustomsOf,
    PatternsOf,
    *ARCADE,
)  # that pydantic reads or describes
GROUPS = {"ENDS": "ends"}  # of events, that the client asks about

Json = dict[str, Any]
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def made() -> str:
    found = definitions()
    types = (f"export type {name} = {typed(node)};" for name, node in sorted(found.items()))
    return "\n".join(["// Made by tools/web_types.py from ruka.schema.", *groups(), *types, ""])


def definitions() -> Json:
    """Under their names: the schema, the rule book, and what REST calls take."""
    _, found = models_json_schema([(one, "validation") for one in MODELS])
    ours = {
        name: {**one, "required": [*one["properties"]]} for name, one in found["$defs"].items() if "properties" in one
    }
    declared: Json = json_schema()["$defs"]
    assert not ours.keys() & declared.keys(), "a name means two things"
    return {**ours, **declared}


def groups() -> Iterator[str]:
    """What the client asks about at run time: which messages there are, and types of events by what they are."""
    yield _set("TABLE_SAYS", "string", (str(one.__struct_config__.tag) for one in get_args(Said)))
    for name, group in GROUPS.items():
        yield _set(name, 'Event["type"]', (type for type, one in EVENTS.items() if getattr(one, group)))
    yield 'export type Phrase = NonNullable<Speak["phrase"]>;'
    yield 'export type Reason = Report["reason"];'
    yield f"export const REASONS: readonly Reason[] = {json.dumps(get_args(Reason))};"
    yield f"export const PHRASES: Record<string, readonly Phrase[]> = {json.dumps(PHRASES)};"


def _set(name: str, kind: str, members: Iterable[str]) -> str:
    return f"export const {name}: ReadonlySet<{kind}> = new Set([{', '.join(map(json.dumps, members))}]);"


def typed(node: Json) -> str:
    """JSON Schema as TypeScript."""
    if name := node.get("x-name") or node.get("$ref", "").rpartition("/")[2]:
        return str(name)
    if "enum" in node or "const" in node:
        return " | ".join(json.dumps(one, ensure_ascii=False) for one in node.get("enum", [node.get("const")]))
    if "anyOf" in node or isinstance(node.get("type"), list):
        return " | ".join(dict.fromkeys(map(typed, node.get("anyOf") or [{"type": one} for one in node["type"]])))
    match node.get("type"):
        case "array" if "prefixItems" in node:
            return f"[{', '.join(map(typed, node['prefixItems']))}]"
        case "array":
            inner = typed(node["items"])
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        case "object" if "properties" in node:
            return _object(node)
        case "object":
            return f"Record<string, {typed(node['additionalProperties'])}>"
    return PLAIN[node["type"]]


def _object(node: Json) -> str:
    required = node.get("required", ())
    fields = (f"{name}{'' if name in required else '?'}: {typed(one)}" for name, one in node["properties"].items())
    return f"{{ {'; '.join(fields)} }}"


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
