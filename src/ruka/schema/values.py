"""What all values of the schema have in common: JSON both ways, and what is not one of them is refused."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Generic, Self, TypeVar

import msgspec

from ruka.errors import RukaError

S = TypeVar("S")
T = TypeVar("T")

_encoder = msgspec.json.Encoder()
# msgspec says what is wrong in one sentence: its fault, and where in the value.
_WHERE = re.compile(r" - at (?:key in )?`\$\.?(?P<path>[^`]*)`$")
_NAMED = re.compile(r"Object (?:missing required|contains unknown) field `(?P<name>[^`]*)`")
_TOO_LONG = re.compile(r"Expected `str` of length <= (?P<most>\d+)")
MOST_NAME = 64  # letters of a field's name that a refusal repeats


class once(Generic[S, T]):  # noqa: N801 (it is read as a decorator)
    """A property that is found out once: a `cached_property` without the lock that it takes before Python 3.12."""

    def __init__(self, find: Callable[[S], T]) -> None:
        self._find = find
        self.__doc__ = find.__doc__

    def __set_name__(self, owner: type[S], name: str) -> None:
        self._name = name

    def __get__(self, value: S, owner: type[S]) -> T:
        found = value.__dict__[self._name] = self._find(value)
        return found


class Value(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A value that is declared here; everybody who speaks of it reads this declaration."""

    def to_json(self) -> dict[str, Any]:
        """As it is written, for Python."""
        written: dict[str, Any] = msgspec.json.decode(encode(self))
        return written

    def but(self, **changes: Any) -> Self:
        """The same with other values in some fields."""
        return msgspec.structs.replace(self, **changes)

    @classmethod
    def __get_pydantic_core_schema__(cls, source: object, handler: object) -> Any:
        """Where a request of the server, which pydantic reads, has such a value in it."""
        from pydantic_core import core_schema

        return core_schema.no_info_plain_validator_function(
            lambda data: data if isinstance(data, cls) else convert(data, cls),
            serialization=core_schema.plain_serializer_function_ser_schema(msgspec.to_builtins),
        )

    @classmethod
    def __get_pydantic_json_schema__(cls, schema: object, handler: object) -> dict[str, Any]:
        (found,), parts = msgspec.json.schema_components([cls])
        described: dict[str, Any] = _inlined(found, parts)
        return described


class Part(Value, frozen=True, kw_only=True):
    """What messages are made of."""


class Message(Value, frozen=True, kw_only=True, tag_field="type", dict=True):
    """What a table or a player says: its `type` tells it from the others."""

    type: ClassVar[str]

    @once
    def written(self) -> bytes:
        """Its JSON, made once for all who are told the same."""
        return encode(self)


def _inlined(node: Any, parts: Mapping[str, Any]) -> Any:
    """The description with all its parts in it; `x-name` is how the schema calls each."""
    if isinstance(node, list):
        return [_inlined(one, parts) for one in node]
    if not isinstance(node, dict):
        return node
    if "$ref" in node:
        name = node["$ref"].rsplit("/", 1)[1]
        return _inlined(parts[name], parts) | {"x-name": name}
    return {key: _inlined(one, parts) for key, one in node.items() if key != "discriminator"}


def encode(value: object) -> bytes:
    """The JSON of a value, or of several.

    >>> from ruka.schema import Discard
    >>> encode([Discard(2, "7z", drawn=True)])
    b'[{"type":"discard","seat":2,"tile":"7z","drawn":true}]'
    """
    return _encoder.encode(value)


def convert(data: object, kind: type[T]) -> T:
    """A value of this kind from what JSON has become in Python."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise refusal(error) from None
    except UnicodeEncodeError:  # half of a character
        raise RukaError("bad-message") from None


def refusal(error: msgspec.DecodeError) -> RukaError:
    """What msgspec found, as our own error: what is no JSON or no object has no field to name."""
    if isinstance(error.__cause__, RukaError):  # of a check of the value itself
        return error.__cause__
    said = str(error)
    where, named = _WHERE.search(said), _NAMED.search(said)
    place = [part for part in re.split(r"[.\[\]]+", where["path"] if where else "") if part]
    if named:
        place.append(named["name"])
    if not isinstance(error, msgspec.ValidationError) or not place:
        return RukaError("bad-message")
    field = ".".join(place)[:MOST_NAME]
    if long := _TOO_LONG.match(said):
        return RukaError("too-long", field=field, most=int(long["most"]))
    return RukaError("bad-field", field=field)
