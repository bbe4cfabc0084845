"""What sits at a seat: told what the seat may know, asked what it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from ruka.engine.table import Table
from ruka.engine.view import empty_view, see
from ruka.rules.ruleset import RuleSet
from ruka.schema import NOTES, Action, Event, View
from ruka.schema.advice import Advice, Choice, Question
from ruka.tiles import kinds_in

SECONDS = 5.0  # for an answer, unless somebody says otherwise


class Agent(Protocol):
    """Anything that can take a seat. One of them plays one seat of one game."""

    def told(self, event: Event) -> None:
        """What has happened, as the seat may know it: every event in order, before the next question at the latest."""
        ...

    def asked(self, question: Question, budget: float) -> Advice:
        """What it would do, the best first, within `budget` seconds."""
        ...

    def close(self) -> None:
        """It is asked nothing more. This may be called while it thinks, from another thread, and must be quick."""
        ...


Maker = Callable[[RuleSet, int, str], Agent]  # for a seat; the same seed makes the same choices


class AgentFailed(Exception):
    """The agent gave no answer that can be used; the note says why: crashed, late or illegal.

    `place` is where in its code that was, and no more: what the error says may name tiles that are hidden.
    """

    def __init__(self, note: str, place: str = "") -> None:
        assert note in NOTES
        super().__init__(note, place)
        self.note = note
        self.place = place


class Watcher:
    """An agent that keeps the view of its seat. It says what it would do by `choose`, or by `advise` where it can say
    more of its choices than which is the best.
    """

    def __init__(self, rules: RuleSet, seat: int, seed: str = "") -> None:
        self._settled = rules.resolved
        self._view = empty_view(rules, seat)

    def told(self, event: Event) -> None:
        see(self._view, event, self._settled)

    def asked(self, question: Question, budget: float) -> Advice:
        view = self._view
        view.legal_actions, view.waits = [*question.actions], [*question.waits]
        view.furiten = question.furiten
        return self.advise(view, budget)

    def advise(self, view: View, budget: float) -> Advice:
        """What it would do, with this view of its seat: only to be looked at."""
        return advice_of(self.choose(view))

    def choose(self, view: View) -> Action:
        raise NotImplementedError("an agent that watches has `choose` or `advise`")

    def close(self) -> None:
        """There is nothing to close."""


def advice_of(action: Action) -> Advice:
    """One choice, without a reason."""
    return Advice((Choice(action),))


def question(table: Table, seat: int, number: int = 0) -> Question:
    """What the table asks the seat now."""
    core = table.core
    waits = kinds_in(core.waits(seat))
    actions, wrong = tuple(table.legal_actions(seat)), tuple(table.wrong_actions(seat))
    return Question(number, actions, wrong, waits, table.furiten(seat))
