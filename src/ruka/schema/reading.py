"""Events from their JSON; what is none is refused with a sentence."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from ruka._core import parse_tiles
from ruka.errors import RukaError
from ruka.schema.events import EVENTS, MOST_SEATS, Event
from ruka.schema.values import MOST_NAME, refusal

_decoder: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)
# What msgspec says of a bound and of a pattern: seats and tiles alone have them.
_SEAT, _TILES = re.compile("Expected `int` [<>]"), re.compile("Expected `str` matching regex")


def read_event(data: Mapping[str, Any] | str | bytes) -> Event:
    """The event that JSON tells, a line of it or what it has become in Python; anything else is refused.

    >>> read_event({"type": "discard", "seat": 2, "tile": "7z", "drawn": True})
    Discard(seat=2, tile='7z', drawn=True)
    >>> read_event('{"type": "discard", "seat": 2}')
    Traceback (most recent call last):
    ruka.errors.RukaError: The field “tile” is missing or has a value of the wrong type.
    >>> read_event('{"type": "discard", "seat": 9, "tile": "7z"}')
    Traceback (most recent call last):
    ruka.errors.RukaError: There is no seat 9; seats go from 0 to 4.
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
    field = str(refusal(error).words.get("field", "type")).partition(".")[0]
    if _SEAT.match(str(error)):
        return RukaError("wrong-seat", seat=_first_wrong_seat(told[field]), most=MOST_SEATS - 1)
    if _TILES.match(str(error)):
        return _no_tiles(told[field], one=field == "tile")
    return RukaError("bad-field", field=field)


def _first_wrong_seat(told: int | Sequence[int]) -> int:
    return next(seat for seat in ([told] if isinstance(told, int) else told) if not 0 <= seat < MOST_SEATS)


def _no_tiles(told: str, *, one: bool) -> RukaError:
    """What is wrong with one tile or with several."""
    if not one:
        try:
            parse_tiles(told)
        except RukaError as error:
            return error
    return RukaError("bad-tile-name", tile=told[:MOST_NAME])
