"""Events from their JSON; what is none is refused with a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from ruka.errors import RukaError
from ruka.schema.events import EVENTS, Event
from ruka.schema.values import refusal

_decoder: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)


def read_event(data: Mapping[str, Any] | str | bytes) -> Event:
    """The event that JSON tells, a line of it or what it has become in Python; anything else is refused.

    >>> read_event({"type": "discard", "seat": 2, "tile": "7z", "drawn": True})
    Discard(seat=2, tile='7z', drawn=True)
    >>> read_event('{"type": "discard", "seat": 2}')
    Traceback (most recent call last):
    ruka.errors.RukaError: The field “tile” is missing or has a value of the wrong type.
    """
    try:
        return _decoder.decode(data) if isinstance(data, str | bytes) else msgspec.convert(data, Event)
    except msgspec.ValidationError as error:
        raise _refused(data, error) from None
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        raise RukaError("bad-json") from None


def _refused(data: Mapping[str, Any] | str | bytes, error: msgspec.ValidationError) -> RukaError:
    try:
        told = msgspec.json.decode(data) if isinstance(data, str | bytes) else data
    except (msgspec.DecodeError, RecursionError):  # what comes after the fault is worse
        return RukaError("bad-json")
    if not isinstance(told, Mapping):
        return RukaError("bad-json")
    if told.get("type") not in (*EVENTS,):
        return RukaError("unknown-event", name=str(told.get("type")))
    field = refusal(error).words.get("field", "type")
    return RukaError("bad-field", field=str(field).partition(".")[0])
