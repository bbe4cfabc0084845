"""Advice at a table: to whom it is given, and in which words."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from ruka.agents.sight import Sight
from ruka.agents.styles import Style
from ruka.agents.threats import Beliefs, beliefs, certain
from ruka.coach.comment import comment
from ruka.coach.grades import grade
from ruka.coach.sentences import reasons
from ruka.coach.sources import with_sources
from ruka.coach.telling import Telling
from ruka.coach.watching import kind_of
from ruka.coach.wording import Wording, winds_of
from ruka.errors import IllegalAction, RukaError
from ruka.schema import Action, View
from ruka.schema.advice import Advice, AdviceLine, Choice, Question
from ruka.schema.aids import SafeTile, Safety
from ruka.schema.coaching import HelpKind
from ruka.schema.messages import Hint, Judged, Setup
from ruka.schema.tiles import KINDS
from ruka.session.questions import Questions
from ruka.session.seats import Asked, Seat, name_in
from ruka.session.shown import Shown
from ruka.tiles import kind

MANY_SETS = 2  # whoever has laid down so many may be ready


def check_advisable(setup: Setup, seats: Sequence[Seat]) -> None:
    """The one place that refuses advice: it is for a person who plays against bots alone, and for nobody where another
    person sits or may still sit down, whatever the setup of the table says.
    """
    if not setup.hints or sum(seat.kind != "bot" for seat in seats) > 1:
        raise RukaError("no-hints")


class Advising:
    """Hints, how good an answer was, and which tiles are safe, for whoever may be told."""

    def __init__(self, setup: Setup, seats: Sequence[Seat], shown: Shown, questions: Questions) -> None:
        self._setup = setup
        self._seats = seats
        self._shown = shown
        self._questions = questions

    def hint(self, number: int, lang: str, tell: Callable[[Hint | Judged], None]) -> None:
        """`tell` hears it when the bot has thought, unless the question has been answered by then; and after the
        answer how good that was."""
        asked = self._asked(number)
        asked.hinted[tell] = lang

        def advise(advice: Advice) -> None:
            view = self._shown.view(number)
            if self._seats[number].asked is asked and view is not None:
                tell(self._hint(asked.question, advice, view, lang))

        self._when_advised(number, asked, advise)

    def answered(self, number: int, asked: Asked, taken: Action) -> None:
        """Whoever wanted a hint hears how good the answer is, in the position in which it was given."""
        if not asked.hinted or (view := self._shown.view(number)) is None:
            return

        def judge(advice: Advice) -> None:
            for tell, lang in asked.hinted.items():
                tell(self._judged(asked.question, advice, taken, view, lang))

        self._when_advised(number, asked, judge)

    def safety(self, number: int, lang: str) -> Safety:
        """What is certain about each kind of the hand, and nothing that is only likely."""
        asked = self._asked(number)
        view, rules = self._shown.own_view(number), self._shown.rules
        threats = _threats(view)
        if not threats:
            return Safety(question=asked.question.number)
        sight = Sight(rules)
        for event in self._shown.happened(number):
            sight.told(event)
        seen = beliefs(sight.see(view), rules, number, Style())
        feared = replace(seen, others=tuple(other for other in seen.others if other.seat in threats))
        wording = self._wording(lang)
        tiles = [_safe_tile(feared, one, view, wording) for one in dict.fromkeys(map(kind, view.seats[number].tiles))]
        return Safety(question=asked.question.number, threats=threats, tiles=[one for one in tiles if one.sentences])

    def _asked(self, number: int) -> Asked:
        check_advisable(self._setup, self._seats)
        if (asked := self._seats[number].asked) is None:
            raise IllegalAction("not-asked")
        return asked

    def _when_advised(self, number: int, asked: Asked, then: Callable[[Advice], None]) -> None:
        """Nothing comes of a bot that has failed."""

        def told(advice: asyncio.Future[Advice]) -> None:
            if not advice.cancelled() and not advice.result().best.action.note:
                then(advice.result())

        self._questions.advice(number, asked).add_done_callback(told)

    def _hint(self, question: Question, advice: Advice, view: View, lang: str) -> Hint:
        """What the agent would do, with its reasons as sentences."""
        told = Telling(self._wording(lang)).hint(with_sources(advice, view, self._shown.rules), winds_of(view))
        return Hint(
            question=question.number,
            action=advice.best.action,
            kind=help_kind(question, view),
            choices=told.choices,
            sentences=told.sentences,
        )

    def _judged(self, question: Question, advice: Advice, taken: Action, view: View, lang: str) -> Judged:
        """With the sentences that a review of the game would have for it."""
        wording, told = self._wording(lang), with_sources(advice, view, self._shown.rules)
        return Judged(
            question=question.number,
            kind=help_kind(question, view),
            grade=grade(told, taken),
            best=wording.deed(told.best.action),
            sentences=[wording.sentence(sentence, winds_of(view)) for sentence in comment(told, taken)],
        )

    def _wording(self, lang: str) -> Wording:
        names = [name_in(lang, seat.name, seat.kind) for seat in self._seats]
        return Wording(self._shown.rules, lang, names, marked=True)


def help_kind(asked: Question, view: View) -> HelpKind:
    """A discard before somebody who may be ready is a matter of its own; kongs are claims like others."""
    decided = kind_of(asked)
    if decided == "discard":
        return "defence" if _threats(view) else "discard"
    return "claim" if decided == "kong" else decided


def _threats(view: View) -> list[int]:
    """Others who may be ready."""
    return [seat for seat in view.order if seat != view.seat and _threatens(view, seat)]


def _threatens(view: View, seat: int) -> bool:
    return view.seats[seat].riichi or len(view.seats[seat].sets) >= MANY_SETS


def _safe_tile(feared: Beliefs, tile: str, view: View, wording: Wording) -> SafeTile:
    assert view.seat is not None
    lines = tuple(line for line in certain(feared, KINDS.index(tile)) if line.kind in ("safe", "suji", "no_chance"))
    safe = [line.seat for line in lines if line.kind == "safe" and line.seat is not None]
    said = reasons(Choice(Action(view.seat, "discard", tile), 0.0, lines))
    return SafeTile(
        tile=tile,
        safe=safe,
        less=[other.seat for other in feared.others if other.seat not in safe and _less(lines, other.seat)],
        sentences=[wording.sentence(sentence, winds_of(view)) for sentence in said],
    )


def _less(lines: Iterable[AdviceLine], seat: int) -> bool:
    return any(line.kind == "no_chance" or (line.kind == "suji" and line.seat == seat) for line in lines)
