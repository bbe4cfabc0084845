"""The native table under the names of its actions and events, for tests that look at the machine itself."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import Any, NamedTuple

from ruka import _core
from ruka.engine.flow import compiled_flow
from ruka.rules import RuleSet
from ruka.scoring import compiled


class Act(IntEnum):
    """As `ActionType` in table.hpp; tests/conformance/test_machine.py compares them."""

    PASS = 0
    DISCARD = 1
    RIICHI = 2
    TSUMO = 3
    RON = 4
    CHOW = 5
    PUNG = 6
    KONG = 7
    CONCEALED_KONG = 8
    ADDED_KONG = 9
    NUKI = 10
    NINE_ORPHANS = 11
    SHOW = 12
    HIDE = 13
    WRONG_CALL = 14


class Fact(IntEnum):
    """As `EventType` in events.hpp; compared there too."""

    HAND = 0
    DEAL = 1
    DRAW = 2
    DORA = 3
    DISCARD = 4
    RIICHI = 5
    CHOW = 6
    PUNG = 7
    KONG = 8
    CONCEALED_KONG = 9
    ADDED_KONG = 10
    NUKI = 11
    WIN = 12
    URA = 13
    READY = 14
    EXHAUSTED = 15
    ABORTED = 16
    NAGASHI = 17
    OFFENCE = 18
    END = 19
    OVER = 20


HAND_OVER, TURN, CLAIM, SHOW, OVER = range(5)  # phases


class Event(NamedTuple):
    type: int
    seat: int
    code: int
    a: int
    b: int
    c: int
    secret: bool
    values: list[int]


def new_table(rules: RuleSet) -> _core.Table:
    return _core.Table(compiled(rules), compiled_flow(rules))


def events(raw: Iterable[Any]) -> list[Event]:
    return [Event(*each) for each in raw]


def of_type(happened: Iterable[Event], *types: Fact) -> list[Event]:
    return [event for event in happened if event.type in types]
