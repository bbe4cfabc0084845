"""Programs at a table that waits for nobody: their answers come from a thread, in time or not. Here time is real."""

from __future__ import annotations

import asyncio
import time
from threading import Event

from ruka import Action, RuleSet, View
from ruka.agents import Watcher
from ruka.engine.actions import when_silent
from ruka.schema import Note
from ruka.schema.messages import Happened
from ruka.session import Pacing
from tests.session.kit import BOTS, PERSON_AND_BOTS, Guest, make, playing, setup

HASTY = Pacing(window=0.01, whole=True, thinking=(0.0, 0.0), riichi=0.0)
WAITS = 0.05  # seconds, longer than the window


class Slow(Watcher):
    """Thinks about claims for longer than their window is open."""

    def __init__(self, rules: RuleSet, seat: int, seed: str) -> None:
        super().__init__(rules, seat, seed)
        self.closed = False

    def choose(self, view: View) -> Action:
        action = when_silent(view.legal_actions)
        if action.type == "pass":
            time.sleep(WAITS)
        return action

    def close(self) -> None:
        self.closed = True


class Broken(Slow):
    def choose(self, view: View) -> Action:
        raise ValueError("a mistake of its author")


class Stuck(Slow):
    """Thinks until it is told to go."""

    def __init__(self, rules: RuleSet, seat: int, seed: str) -> None:
        super().__init__(rules, seat, seed)
        self.thinks, self.goes = Event(), Event()

    def choose(self, view: View) -> Action:
        self.thinks.set()
        self.goes.wait()
        return when_silent(view.legal_actions)

    def close(self) -> None:
        super().close()
        self.goes.set()


def noted(sits: type[Slow]) -> tuple[set[tuple[str, str]], Slow]:
    """A hand with the program at the second seat: what was done for it and why."""
    made: list[Slow] = []

    def sit(rules: RuleSet, seat: int, seed: str) -> Slow:
        made.append(sits(rules, seat, seed))
        return made[-1]

    async def hand() -> set[tuple[str, str]]:
        game = make(PERSON_AND_BOTS, setup(bots=["", "program"]), pacing=HASTY, named={"program": sit})
        person = Guest(game, 0)

        def seen() -> set[str]:
            return {event.type for told in person.of(Happened) for event in told.events}

        await playing(game, lambda: "end" in seen(), seconds=60)
        assert "end" in seen()
        assert Note.type not in seen()
        steps = game._journal.steps  # type: ignore[attr-defined]  # of the tests, in memory
        return {(step.action.type, step.action.note) for step in steps if step.action and step.action.note}

    return asyncio.run(hand()), made[0]


def test_a_claim_that_comes_too_late_is_a_pass() -> None:
    notes, program = noted(Slow)
    assert notes == {("pass", "late")}
    assert program.closed


def test_whatever_is_wrong_with_a_program_the_table_goes_on() -> None:
    notes, program = noted(Broken)
    assert notes >= {("discard", "crashed")}
    assert {note for _, note in notes} <= {"crashed", "late"}
    assert program.closed


def test_a_table_is_closed_while_a_program_thinks() -> None:
    made: list[Stuck] = []

    def sit(rules: RuleSet, seat: int, seed: str) -> Stuck:
        made.append(Stuck(rules, seat, seed))
        return made[-1]

    async def game() -> None:
        async with asyncio.timeout(120):
            table = make(BOTS, setup(bots=["program"]), pacing=HASTY, named={"program": sit})
            await playing(table, lambda: bool(made) and made[0].thinks.is_set())

    asyncio.run(game())
    assert made[0].closed
