"""The native table with its actions and events in words, for tests that look at the machine itself."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from ruka import _core
from ruka.engine.events import ROW, SHOWN, VALUES
from ruka.engine.flow import new_core
from ruka.rules import RuleSet
from ruka.schema import EVENT_TYPES
from ruka.schema.actions import packed, unpacked

Action = tuple[str, int, int]  # type, tile, flag


class Event(NamedTuple):
    type: str
    seat: int
    code: int
    a: int
    b: int
    c: int
    secret: bool
    values: list[int]


class Machine:
    """Everything that is not said here is asked of the native table."""

    def __init__(self, core: _core.Table, people: int) -> None:
        self.core, self.people = core, people

    def __getattr__(self, name: str) -> Any:
        return getattr(self.core, name)

    def copy(self) -> Machine:
        return Machine(self.core.copy(), self.people)

    def legal(self, seat: int) -> list[Action]:
        return [unpacked(code) for code in self.core.legal(seat)]

    def wrong(self, seat: int) -> list[Action]:
        return [unpacked(code) for code in self.core.wrong(seat)]

    def deal(self, wall: Sequence[int]) -> list[Event]:
        return self._told(self.core.deal(wall)[0])

    def apply(self, seat: int, type: str, tile: int = 0, flag: int = 0) -> list[Event]:
        return self._told(self.core.apply(seat, packed(type, tile, flag))[0])

    def trust(self, seat: int, type: str, tile: int = 0, flag: int = 0) -> list[Event]:
        return self._told(self.core.trust(seat, packed(type, tile, flag))[0])

    def _told(self, rows: bytes) -> list[Event]:
        return [
            Event(EVENT_TYPES[type], seat, code, a, b, c, bool(secret), [*VALUES.unpack(values)[: self.people]])
            for type, seat, code, a, b, c, secret, values in ROW.iter_unpack(rows)
            if type != SHOWN
        ]


def new_table(rules: RuleSet) -> Machine:
    return Machine(new_core(rules), rules.people)


def of_type(happened: Iterable[Event], *types: str) -> list[Event]:
    assert {*types} <= {*EVENT_TYPES}
    return [event for event in happened if event.type in types]
