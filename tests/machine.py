"""The native table under the names of its actions and events, for tests that look at the machine itself."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import Any, NamedTuple

from ruka import _core
from ruka.engine.flow import new_core
from ruka.rules import RuleSet


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
    CHANGED_MIND = 15
    WRONG_COUNT = 16
    SHOWN_TILE = 17
    SHOWN_MANY = 18


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
    FLOWER = 12
    WIN = 13
    URA = 14
    READY = 15
    SHOWN = 16
    SETTLED = 17
    EXHAUSTED = 18
    ABORTED = 19
    NAGASHI = 20
    OFFENCE = 21
    END = 22
    OVER = 23


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
    return new_core(rules)


def events(raw: Iterable[Any]) -> list[Event]:
    return [Event(*each) for each in raw]


def of_type(happened: Iterable[Event], *types: Fact) -> list[Event]:
    return [event for event in happened if event.type in types]
