"""Advice at a table: to whom it is given, and in which words."""

from __future__ import annotations

from collections.abc import Sequence

from ruka.coach.sources import with_sources
from ruka.coach.telling import Telling
from ruka.coach.wording import Wording, winds_of
from ruka.errors import RukaError
from ruka.rules.ruleset import RuleSet
from ruka.schema import View
from ruka.schema.advice import Advice, Question
from ruka.schema.messages import Hint, Setup
from ruka.session.seats import Seat, name_in


def check_advisable(setup: Setup, seats: Sequence[Seat]) -> None:
    """The one place that refuses advice: it is for a person who plays against bots alone, and for nobody where another
    person sits or may still sit down, whatever the setup of the table says.
    """
    if not setup.hints or sum(seat.kind != "bot" for seat in seats) > 1:
        raise RukaError("no-hints")


def hint(asked: Question, advice: Advice, view: View, rules: RuleSet, seats: Sequence[Seat], lang: str) -> Hint:
    """What the agent would do, with its reasons as sentences."""
    names = [name_in(lang, seat.name, seat.kind) for seat in seats]
    told = Telling(Wording(rules, lang, names)).hint(with_sources(advice, view, rules), winds_of(view))
    return Hint(question=asked.number, action=advice.best.action, choices=told.choices, sentences=told.sentences)
