"""What is said to a table: answers that are refused, questions why, hints."""

import asyncio
from threading import current_thread, main_thread
from typing import ClassVar

import pytest

from ruka import Action, RukaError, View
from ruka.agents import HOUSE, maker
from ruka.schema.messages import Ask, Because, Happened, Hint
from ruka.session.advising import check_advisable
from ruka.session.seats import Seat
from ruka.testing.time import run_at_once
from tests.session.kit import TWO, Guest, TsumogiriBot, make, setup, silent

PATIENCE = 120  # seconds, where time is real


def test_refused_answers_lose_nothing() -> None:
    async def game() -> None:
        table = make(made=setup(hints=True))
        person, watcher = Guest(table, 0, silent, lang="cs"), Guest(table, None)
        task = asyncio.create_task(table.run())
        await asyncio.sleep(1)
        ask = person.of(Ask)[0]
        person.act(ask.question + 1, ask.actions[0])
        person.act(ask.question, Action(0, "tsumo"))
        watcher.say("next")
        person.say("next")
        person.say("rematch")
        assert person.refusals == [
            "old-question",
            "not-complete",
            "no-result",
            "not-over",
        ]
        assert watcher.refusals == ["only-watching"]
        assert table.state(0).ask == ask
        person.act(ask.question, ask.actions[0])
        await asyncio.sleep(1)
        assert person.of(Happened)[0].events[0].type == "discard"
        table.close()
        await task

    run_at_once(game())


def test_why_and_hints() -> None:
    async def game() -> None:
        table = make(made=setup(hints=True))
        person, other = Guest(table, 0, silent, lang="cs"), Guest(make(), 0, silent)
        task = asyncio.create_task(table.run())
        await asyncio.sleep(1)
        person.why(Action(0, "tsumo"))
        assert isinstance(person.last, Because)
        assert person.last.code == "not-complete"
        assert "nedoplní" in person.last.text
        person.why(person.of(Ask)[0].actions[0])
        assert person.last.code == ""
        person.say("hint")
        await asyncio.sleep(1)
        assert isinstance(person.last, Hint)
        assert person.last.action in person.of(Ask)[0].actions
        assert [choice.action for choice in person.last.choices] == [person.last.action]
        other.say("hint")
        assert other.refusals == ["no-hints"]
        table.close()
        await task

    run_at_once(game())


def test_a_hint_has_reasons_in_the_language_of_the_reader() -> None:
    async def game() -> None:
        table = make(made=setup(hints=True), bots=maker(HOUSE))
        person = Guest(table, 0, silent, lang="cs")
        task = asyncio.create_task(table.run())
        async with asyncio.timeout(PATIENCE):
            while not person.of(Ask):
                await asyncio.sleep(0.01)
            person.say("hint")
            while not person.of(Hint):
                await asyncio.sleep(0.01)
        (told,) = person.of(Hint)
        assert [choice.value for choice in told.choices] == sorted((one.value for one in told.choices), reverse=True)
        assert len(told.choices) == 3
        assert told.choices[0].action == told.action
        assert 1 <= len(told.sentences) <= 3
        assert told.sentences[0].startswith(f"Po odhozu {told.action.tile} ")
        table.close()
        await task

    asyncio.run(game())  # here time is real


@pytest.mark.parametrize("kinds", [TWO, ("person", "bot", "bot", "open")])
def test_nobody_is_advised_where_a_second_person_sits_or_may_come(kinds: tuple[str, ...]) -> None:
    """Whatever the setup says."""
    seats = [Seat(f"Player {n}", kind) for n, kind in enumerate(kinds)]  # type: ignore[arg-type]
    with pytest.raises(RukaError) as refused:
        check_advisable(setup(hints=True), seats)
    assert refused.value.code == "no-hints"

    async def game() -> None:
        person = Guest(make(kinds, setup(hints=True)), 0, silent)
        person.say("hint")
        assert person.refusals == ["no-hints"]

    run_at_once(game())


def test_a_person_alone_with_bots_is_advised_where_the_table_says_so() -> None:
    alone = [Seat("A", "person"), *(Seat("B", "bot") for _ in range(3))]
    check_advisable(setup(hints=True), alone)
    with pytest.raises(RukaError):
        check_advisable(setup(hints=False), alone)


class Ponderer(TsumogiriBot):
    """Remembers where it thought, and about how many questions."""

    thoughts: ClassVar[list[tuple[int, bool]]] = []

    def choose(self, view: View) -> Action:
        self.thoughts.append((view.seat or 0, current_thread() is main_thread()))
        return super().choose(view)


def test_bots_think_once_about_a_question_and_beside_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Ponderer, "thoughts", [])

    async def game() -> None:
        table = make(made=setup(hints=True), bots=Ponderer)
        person = Guest(table, 0, silent)
        task = asyncio.create_task(table.run())
        async with asyncio.timeout(PATIENCE):
            while not person.of(Ask):
                await asyncio.sleep(0.01)
            for _ in range(5):
                person.say("hint")
            while len(person.of(Hint)) < 5:
                await asyncio.sleep(0.01)
            assert Ponderer.thoughts == [(0, False)]
            person.act(person.of(Ask)[0].question, person.of(Hint)[0].action)
            while len(person.of(Ask)) < 2:
                await asyncio.sleep(0.01)
        table.close()
        await task

    asyncio.run(game())  # here time is real
    assert {(seat, False) for seat in range(4)} == {*Ponderer.thoughts}


def test_advice_on_a_question_that_is_answered_is_kept_back() -> None:
    async def game() -> None:
        table = make(made=setup(hints=True))
        person = Guest(table, 0, silent)
        task = asyncio.create_task(table.run())
        await asyncio.sleep(1)
        ask = person.of(Ask)[0]
        person.say("hint")
        person.act(ask.question, ask.actions[0])
        await asyncio.sleep(1)
        assert not person.of(Hint)
        assert not person.refusals
        table.close()
        await task

    run_at_once(game())
