"""The schema described: as JSON Schema, from which the client's types and the reference are made, and in words.

A comment beside a field says what it is; it stands in the description of the field.
"""

from __future__ import annotations

import ast
import inspect
import io
import tokenize
from collections.abc import Iterator, Mapping
from functools import cache
from types import ModuleType
from typing import Any, get_args

import msgspec

from ruka.schema import (
    actions,
    advice,
    aids,
    answers,
    arcade,
    coaching,
    customs,
    events,
    explanations,
    first,
    gallery,
    glossary,
    heard,
    learning,
    lobby,
    messages,
    people,
    puzzles,
    standing,
    strategy,
    views,
)
from ruka.schema.actions import ACTION_FIELDS, ACTION_TYPES

MODULES = (
    *(events, actions, views, advice, coaching, messages, heard, aids, explanations, answers, people, standing, lobby),
    *(strategy, first, learning, glossary, customs, gallery, puzzles, arcade),
)
REF = "#/$defs/{name}"
MET = (messages.Layout, explanations.SaidLine)  # bases that are values of their own, too
Json = dict[str, Any]


# What has several shapes; `Said` and `Heard` are named after who speaks.
UNIONS: Mapping[str, Any] = {
    "Event": events.Event,
    "Explanation": explanations.Explanation,
    "TableSays": messages.Said,
    "PlayerSays": heard.Heard,
    "LobbySays": lobby.LobbySays,
    "Asks": learning.Asks,
}


def structs(module: ModuleType) -> list[type[msgspec.Struct]]:
    """Those that the module declares and that can be met: what is only there to be inherited from cannot."""
    own = [one for _, one in inspect.getmembers(module, inspect.isclass) if one.__module__ == module.__name__]
    named = [one for one in own if issubclass(one, msgspec.Struct) and (one.__struct_fields__ or _tag(one))]
    return [
        one for one in named if not any(other is not one and issubclass(other, one) for other in named) or _met(one)
    ]


def _tag(one: type[msgspec.Struct]) -> object:
    return one.__struct_config__.tag


def _met(one: type[msgspec.Struct]) -> bool:
    """A base that is a value of its own, too."""
    return one in (messages.Layout, explanations.SaidLine)


@cache
def json_schema() -> Json:
    """Everything that is declared, under its name."""
    types = [one for module in MODULES for one in structs(module)]
    _, found = msgspec.json.schema_components([*types, *UNIONS.values()], ref_template=REF)
    for one in types:
        _describe(found[one.__name__], one)
    for name, union in UNIONS.items():
        found[name] = {"anyOf": [_ref(one.__name__) for one in get_args(union)]}
    named = {frozenset(one["$ref"] for one in found[name]["anyOf"]): name for name in UNIONS}
    definitions = {name: _with_unions(one, named, top=name) for name, one in sorted(found.items())}
    for name in ("Action", "Chosen"):
        definitions[name] = _of_actions(definitions[name])
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "ruka", "$defs": definitions}


def _some(node: Json) -> list[Json]:
    """Without the null that is never written."""
    return [one for one in node["anyOf"] if one != {"type": "null"}]


def _ref(name: str) -> Json:
    return {"$ref": REF.format(name=name)}


def _describe(node: Json, one: type[msgspec.Struct]) -> None:
    """What is written always is required; words of ours beside the fields."""
    fields = msgspec.structs.fields(one)
    if not one.__struct_config__.omit_defaults:
        always = [field.encode_name for field in fields if field.default is not msgspec.UNSET]
        tag = [one.__struct_config__.tag_field] if one.__struct_config__.tag_field else []
        node["required"] = [*tag, *always]
    else:
        for name in (field.encode_name for field in fields if field.default is None):  # it is left out
            (node["properties"][name],) = _some(node["properties"][name])
    for field, comment in comments(one).items():
        if field in node["properties"]:
            node["properties"][field] = {**node["properties"][field], "description": comment}


def _with_unions(node: Any, named: Mapping[frozenset[str], str], top: str = "") -> Any:
    """A union that has a name is called by it."""
    if isinstance(node, list):
        return [_with_unions(one, named) for one in node]
    if not isinstance(node, dict):
        return node
    if "anyOf" in node and not top:
        rest = [one for one in node["anyOf"] if one != {"type": "null"}]
        if found := named.get(frozenset(one.get("$ref", "") for one in rest)):
            return _ref(found) if rest == node["anyOf"] else {"anyOf": [_ref(found), {"type": "null"}]}
    kept = {key: _with_unions(one, named) for key, one in node.items() if key not in ("discriminator", "default")}
    if "properties" in node:
        kept["properties"] = {name: _with_unions(one, named) for name, one in node["properties"].items()}
    return kept


def _of_actions(node: Json) -> Json:
    """Which fields an action has depends on its type."""
    shapes = []
    for types, fields in ACTION_FIELDS.items():
        kept = [name for name in node["properties"] if name in ("seat", "type", "note", *fields)]
        shape: Json = {**node, "properties": {name: node["properties"][name] for name in kept}}
        shape["properties"]["type"] = {"enum": [one for one in ACTION_TYPES if one in types]}
        shape["required"] = [name for name in kept if name not in ("drawn", "note")]
        shapes.append({key: one for key, one in shape.items() if key not in ("title", "description")})
    return {"title": node["title"], "description": node.get("description", ""), "anyOf": shapes}


def meanings(module: ModuleType, name: str) -> dict[str, str]:
    """The values of a literal that the module declares, and what is written beside each."""
    source = inspect.getsource(module)
    declared = next(part for part in ast.parse(source).body if isinstance(part, ast.Assign) and _is(part.targets, name))
    values = [part for part in ast.walk(declared) if isinstance(part, ast.Constant)]
    beside = {token.start[0]: token.string for token in _tokens(source) if token.type == tokenize.COMMENT}
    return {str(part.value): beside.get(part.lineno, "").removeprefix("#").strip() for part in values}


def _is(targets: list[ast.expr], name: str) -> bool:
    return any(isinstance(one, ast.Name) and one.id == name for one in targets)


def _tokens(source: str) -> Iterator[tokenize.TokenInfo]:
    return tokenize.generate_tokens(io.StringIO(source).readline)


def comments(one: type) -> dict[str, str]:
    """What is written beside the fields of a class, those of its bases included."""
    found: dict[str, str] = {}
    for base in reversed(one.__mro__):
        if base.__module__.startswith("ruka.schema") and issubclass(base, msgspec.Struct):
            found |= dict(_comments(base))
    return found


def _comments(one: type) -> Iterator[tuple[str, str]]:
    source = inspect.getsource(one)
    (declared,) = ast.parse(source).body
    assert isinstance(declared, ast.ClassDef)
    places = {
        part.end_lineno: part.target.id
        for part in declared.body
        if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name)
    }
    for token in _tokens(source):
        if token.type == tokenize.COMMENT and token.start[0] in places:
            yield places[token.start[0]], token.string.removeprefix("#").strip()
