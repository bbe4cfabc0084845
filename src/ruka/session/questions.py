"""What seats are asked: for how long, and who answers for them when nobody does."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial

from msgspec.structs import replace

from ruka.engine.actions import when_silent
from ruka.engine.table import Table
from ruka.schema import Action, Waits
from ruka.schema.messages import Ask, Setup
from ruka.session.pacing import Pacing
from ruka.session.programs import Programs
from ruka.session.seats import Question, Seat
from ruka.session.shown import Shown
from ruka.session.thinking import Thinking
from ruka.views.waits import waits_after_discards


class Questions:
    """The open question of every seat. Each seat counts its own, in the same way when a game is read again."""

    _table: Table  # from the first deal on

    def __init__(
        self,
        setup: Setup,
        shown: Shown,
        seats: Sequence[Seat],
        pacing: Pacing,
        thinking: Thinking,
        programs: Programs,
        ring: Callable[[], None],
        failed: Callable[[int, Question, str], None],
    ) -> None:
        self._setup = setup
        self._shown = shown
        self._seats = seats
        self._pacing = pacing
        self._thinking = thinking
        self._programs = programs
        self._ring = ring  # somebody has answered
        self._failed = failed  # our bot, at this seat and this question; the note says how

    def begin(self, table: Table) -> None:
        self._table = table
        self.count([], None)

    def count(self, asked: Sequence[int], actor: int | None) -> None:
        """After a step of one of those who were asked, and at the beginning."""
        for number in self._table.waiting_for:
            if number == actor or number not in asked:
                self._seats[number].questions += 1

    def ask(self, number: int) -> Ask | None:
        """Ask the seat, unless it is asked already."""
        seat, table = self._seats[number], self._table
        if seat.question is not None or seat.answer is not None:
            return None
        actions, wrong = table.legal_actions(number), table.wrong_actions(number)
        question = seat.question = Question(seat.questions, actions, wrong, now(), self._shown.number)
        if number in self._programs:
            told = partial(self._program_answers, number, question)
            self._programs.ask(number, table.view(number), self._thinks(question), told)
        elif not seat.person:
            self.advice(number, question)
        return self.message(number)

    def message(self, number: int) -> Ask | None:
        """The open question as its seat is told; none where there is nothing to decide for a person."""
        seat = self._seats[number]
        question = seat.question
        if question is None or question.needless or not seat.person:
            return None
        seconds, bank = self._time_left(seat, question)
        return Ask(
            question=question.number,
            actions=list(question.actions),
            wrong=list(question.wrong),
            waits=self._waits(number, question) if question.on_turn else [],
            seconds=seconds,
            bank=bank,
        )

    def advice(self, number: int, question: Question) -> asyncio.Future[Action]:
        """What our bot would do. It thinks once about a question, beside the loop that serves everybody."""
        if question.advice is None:
            question.advice = self._thinking.about(self._table.view(number))
            question.advice.add_done_callback(partial(self._advised, number, question))
        return question.advice

    def _advised(self, number: int, question: Question, advice: asyncio.Future[Action]) -> None:
        if not advice.cancelled() and (note := advice.result().note):
            self._failed(number, question, note)
        self._ring()

    def answer(self, number: int, action: Action) -> None:
        seat = self._seats[number]
        assert seat.question is not None
        if seat.person and self._setup.clock.move is not None:
            over = now() - seat.question.since - self._setup.clock.move
            seat.bank = max(0.0, seat.bank - max(0.0, over))
        seat.answer, seat.question = action, None

    @property
    def due(self) -> float | None:
        """When the table answers for somebody."""
        moments = (self._due(number) for number in range(len(self._seats)))
        return min((moment for moment in moments if moment is not None), default=None)

    def answered(self, asked: Sequence[int]) -> Action | None:
        """An answer that was given, or one for a seat whose time is up."""
        for number in asked:
            seat = self._seats[number]
            if seat.question is not None and (due := self._due(number)) is not None and due <= now():
                self._answer_for(number, seat.question)
            if seat.answer is not None:
                action, seat.answer = seat.answer, None
                return action
        return None

    def _program_answers(self, number: int, question: Question, action: Action) -> None:
        if self._seats[number].question is question:  # its time is not up
            self.answer(number, action)
            self._ring()

    def _answer_for(self, number: int, question: Question) -> None:
        """Its time is up; our bot may still think."""
        if self._is_for_bot(number):
            advice = self.advice(number, question)
            if advice.done():
                self.answer(number, advice.result())
        else:
            silent = when_silent(question.actions)
            self.answer(number, silent.noted("late") if number in self._programs else silent)

    def _is_for_bot(self, number: int) -> bool:
        return not self._seats[number].person and number not in self._programs

    def _due(self, number: int) -> float | None:
        seat, move = self._seats[number], self._setup.clock.move
        question = seat.question
        if question is None:
            return None
        if self._is_for_bot(number):
            thinking = question.advice is not None and not question.advice.done()
            return None if thinking else question.since + self._thinks(question)
        if seat.person and question.needless:
            return question.since + self._pacing.riichi
        if self._pacing.whole and not question.on_turn:
            return question.since + self._pacing.answers
        return None if move is None or not seat.person else question.since + move + seat.bank

    def _thinks(self, question: Question) -> float:
        """The least time that a player who is not a person takes."""
        return self._pacing.thinks(self._setup.id, question.moment) if question.on_turn else 0.0

    def _time_left(self, seat: Seat, question: Question) -> tuple[float | None, float]:
        gone, move = now() - question.since, self._setup.clock.move
        if self._pacing.whole and not question.on_turn:
            return max(0.0, self._pacing.answers - gone), 0.0
        if move is None:
            return None, 0.0
        return max(0.0, move - gone), max(0.0, seat.bank - max(0.0, gone - move))

    def _waits(self, number: int, question: Question) -> list[Waits]:
        view = replace(self._shown.own_view(number), legal_actions=list(question.actions))
        return waits_after_discards(view, self._table.rules)


def now() -> float:
    return asyncio.get_running_loop().time()
