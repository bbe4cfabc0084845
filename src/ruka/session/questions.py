"""What seats are asked: for how long, and who answers for them when nobody does."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial

from ruka.agents.agent import question
from ruka.engine.actions import when_silent
from ruka.engine.flow import TURN
from ruka.engine.table import Table
from ruka.schema import Action
from ruka.schema.advice import Advice
from ruka.schema.aids import Turn
from ruka.schema.messages import Ask, Setup
from ruka.session.company import Company
from ruka.session.pacing import Pacing
from ruka.session.seats import Asked, Seat
from ruka.session.shown import Shown


class Questions:
    """The open question of every seat. Each seat counts its own, in the same way when a game is read again."""

    _table: Table  # from the first deal on

    def __init__(
        self,
        setup: Setup,
        shown: Shown,
        seats: Sequence[Seat],
        pacing: Pacing,
        company: Company,
        ring: Callable[[], None],
        failed: Callable[[int, Asked, str], None],
        late: Callable[[int], None],
    ) -> None:
        self._setup = setup
        self._shown = shown
        self._seats = seats
        self._pacing = pacing
        self._company = company
        self._ring = ring  # somebody has answered
        self._failed = failed  # the agent at this seat, about this question; the note says how
        self._late = late  # the person at this seat did not answer in their turn

    def begin(self, table: Table) -> None:
        self._table = table
        self.count([], None)

    def count(self, asked: Sequence[int], actor: int | None) -> None:
        """After a step of one of those who were asked, and at the beginning."""
        for number in self._table.waiting_for:
            if number == actor or number not in asked:
                self._seats[number].questions += 1

    def withdraw(self) -> None:
        """The table has changed beside the actions: whoever is asked is asked anew."""
        for number in self._table.waiting_for:
            seat = self._seats[number]
            seat.asked = seat.answer = None
            seat.questions += 1

    def ask(self, number: int) -> Ask | None:
        """Ask the seat, unless it is asked already."""
        seat, table = self._seats[number], self._table
        if seat.asked is not None or seat.answer is not None:
            return None
        on_turn = table.core.phase == TURN
        asked = seat.asked = Asked(question(table, number, seat.questions), now(), self._shown.number, on_turn)
        if not seat.person:
            self.advice(number, asked)
        return self.message(number)

    def message(self, number: int) -> Ask | None:
        """The open question as its seat is told; none where there is nothing to decide for a person."""
        seat = self._seats[number]
        asked = seat.asked
        if asked is None or asked.needless or not seat.person:
            return None
        seconds, bank = self._time_left(seat, asked)
        return Ask(
            question=asked.question.number,
            actions=list(asked.question.actions),
            wrong=list(asked.question.wrong),
            waits=self._shown.waits_after(number, asked.question.actions) if asked.on_turn else [],
            seconds=seconds,
            bank=bank,
        )

    @property
    def turn(self) -> Turn | None:
        """Whose clock runs, as far as everybody may know."""
        for number, seat in enumerate(self._seats):
            if (asked := seat.asked) and asked.on_turn and seat.person and self._setup.clock.move is not None:
                over = now() - asked.since - self._setup.clock.move
                bank = self._setup.clock.bank - seat.spent - max(0.0, over)
                return Turn(seat=number, seconds=max(0.0, -over), bank=max(0.0, bank))
        return None

    def advice(self, number: int, asked: Asked) -> asyncio.Future[Advice]:
        """What the agent at the seat would do, our own bot at that of a person. It thinks once about a question, beside
        the loop that serves everybody."""
        if asked.advice is None:
            seconds = self._company.seconds
            budget = min(seconds, self._pacing.answers) if self._is_in_window(asked) else seconds
            asked.advice = self._company.about(number, asked.question, budget)
            asked.advice.add_done_callback(partial(self._advised, number, asked))
        return asked.advice

    def _advised(self, number: int, asked: Asked, advice: asyncio.Future[Advice]) -> None:
        if not advice.cancelled() and (note := advice.result().best.action.note):
            self._failed(number, asked, note)
        self._ring()

    def answer(self, number: int, action: Action) -> None:
        seat = self._seats[number]
        assert seat.asked is not None
        if seat.person and self._setup.clock.move is not None:
            over = max(0.0, now() - seat.asked.since - self._setup.clock.move)
            seat.bank = max(0.0, seat.bank - over)
            seat.spent += over if seat.asked.on_turn else 0.0
        seat.answer, seat.asked = action, None

    def due(self, asked: Sequence[int]) -> float | None:
        """When the table answers for one of them."""
        return min([moment for number in asked if (moment := self._due(number)) is not None], default=None)

    def answered(self, asked: Sequence[int]) -> Action | None:
        """An answer that was given, or one for a seat whose time is up."""
        for number in asked:
            seat = self._seats[number]
            if seat.asked is not None and (due := self._due(number)) is not None and due <= now():
                self._answer_for(number, seat.asked)
            if seat.answer is not None:
                action, seat.answer = seat.answer, None
                return action
        return None

    def _answer_for(self, number: int, asked: Asked) -> None:
        """Its time is up; an agent may still think, unless its answer would show."""
        seat = self._seats[number]
        if seat.person:
            self.answer(number, when_silent(asked.question.actions))
            if asked.on_turn and not asked.needless:
                self._late(number)
            return
        advice = self.advice(number, asked)
        if advice.done():
            self.answer(number, advice.result().best.action)
        elif self._is_in_window(asked) and now() >= asked.since + self._pacing.answers:
            silent = when_silent(asked.question.actions)
            self.answer(number, silent.noted("late") if seat.kind == "bot" else silent)
            if seat.kind == "bot":
                self._failed(number, asked, "late")

    def _is_in_window(self, asked: Asked) -> bool:
        """Must the answer come before a window ends that everybody waits out?"""
        return self._pacing.whole and not asked.on_turn

    def _due(self, number: int) -> float | None:
        seat, move = self._seats[number], self._setup.clock.move
        asked = seat.asked
        if asked is None:
            return None
        if not seat.person and (asked.advice is None or asked.advice.done()):
            return asked.since + self._thinks(asked)
        if seat.person and asked.needless:
            return asked.since + self._pacing.riichi
        if self._is_in_window(asked):
            return asked.since + self._pacing.answers
        return None if move is None or not seat.person else asked.since + move + seat.bank

    def _thinks(self, asked: Asked) -> float:
        """The least time that a player who is not a person takes."""
        return self._pacing.thinks(self._setup.id, asked.moment) if asked.on_turn else 0.0

    def _time_left(self, seat: Seat, asked: Asked) -> tuple[float | None, float]:
        move, in_window = self._setup.clock.move, self._is_in_window(asked)
        if move is None and not in_window:
            return None, 0.0
        gone = now() - asked.since
        if move is None or in_window:
            return max(0.0, self._pacing.answers - gone), 0.0
        return max(0.0, move - gone), max(0.0, seat.bank - max(0.0, gone - move))


def now() -> float:
    return asyncio.get_running_loop().time()
