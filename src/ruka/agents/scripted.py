"""A neighbour who follows a script: lessons and puzzles say beforehand what others do."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Iterable

from ruka.agents.agent import advice_of
from ruka.engine.actions import when_silent
from ruka.errors import RukaError
from ruka.rules.ruleset import RuleSet
from ruka.schema import Aborted, Action, Chow, Discard, Event, Pung, Win
from ruka.schema.actions import WINS, WITHOUT_TURN
from ruka.schema.advice import Advice, Question

STILL = "still"  # the name of one whose script is empty: it throws what it draws and lets everything pass


class Scripted:
    """Does the next thing of its script as soon as it can, and the plainest move until then and afterwards.

    What it has done it knows from what it is told: one that is made anew in the middle of a game goes on where it was.
    """

    def __init__(self, script: Iterable[Action]) -> None:
        self._script = deque(script)

    def told(self, event: Event) -> None:
        if self._script and _is_told(self._script[0], event):
            self._script.popleft()

    def asked(self, question: Question, budget: float) -> Advice:
        if self._script and self._script[0] in (*question.actions, *question.wrong):
            unseen = self._script[0].type in WITHOUT_TURN  # nobody is told of a pass
            return advice_of(self._script.popleft() if unseen else self._script[0])
        return advice_of(when_silent(question.actions))

    def close(self) -> None:
        """There is nothing to close."""


def _is_told(action: Action, event: Event) -> bool:
    """Is the event what becomes of the action?"""
    if event.seat != action.seat:
        return False
    match event:
        case Win():
            return action.type in WINS
        case Discard():
            return action.type == ("riichi" if event.riichi else "discard") and action.tile == event.tile
        case Aborted():
            return action.type == "nine_orphans"
        case Chow() | Pung():
            return (event.type, event.tiles) == (action.type, action.tiles)
    return event.type == action.type and action.type != "riichi"  # its discard has told it


def scripted(words: str, rules: RuleSet, seat: int, seed: str) -> Scripted:
    """Of a script in JSON: actions without their seat.

    >>> from ruka.rulesets import rule_set
    >>> scripted('[{"type": "discard", "tile": "5p"}]', rule_set("tenhou"), 1, "")._script
    deque([Action(seat=1, type='discard', tile='5p')])
    """
    try:
        told = json.loads(words)
    except (ValueError, RecursionError):
        raise RukaError("bad-json") from None
    if not isinstance(told, list) or not all(isinstance(one, dict) for one in told):
        raise RukaError("bad-json")
    return Scripted(Action.from_json({**one, "seat": seat}) for one in told)
