"""G16: our own bot fails, hangs or is slow, and its table goes on, as do the others."""

from __future__ import annotations

import asyncio
import logging
from threading import Event

import pytest

from ruka import Action, RuleSet, View
from ruka.agents import Maker, hosts
from ruka.schema.messages import Happened, Hint, Notice
from ruka.testing.time import run_at_once
from tests.session.kit import BOTS, PERSON_AND_BOTS, Guest, Memory, TsumogiriBot, make, playing, setup, silent

SECRET = "3z is not in play"


class Broken(TsumogiriBot):
    def choose(self, view: View) -> Action:
        raise ValueError(SECRET)


class Dreamer(TsumogiriBot):
    def choose(self, view: View) -> Action:
        return Action(view.seat or 0, "nuki")


class ClaimsBreak(TsumogiriBot):
    """Fails when it is asked about a tile of another."""

    def choose(self, view: View) -> Action:
        if any(action.type == "pass" for action in view.legal_actions):
            raise ValueError(SECRET)
        return super().choose(view)


class TurnsBreak(TsumogiriBot):
    """Fails in its own turn, late in a hand."""

    def choose(self, view: View) -> Action:
        assert view.seat is not None
        late = len(view.seats[view.seat].discards) > 12
        if late and any(action.type == "discard" for action in view.legal_actions):
            raise ValueError(SECRET)
        return super().choose(view)


def breaks_later() -> Maker:
    """Fails from the first claim on that it is asked about; whoever fails is made anew."""
    failing = False

    class BreaksLater(TsumogiriBot):
        def choose(self, view: View) -> Action:
            nonlocal failing
            failing = failing or any(action.type == "pass" for action in view.legal_actions)
            if failing:
                raise ValueError(SECRET)
            return super().choose(view)

    return BreaksLater


@pytest.mark.parametrize(("bot", "why"), [(Broken, "crashed"), (Dreamer, "illegal")])
def test_g16_a_bot_that_fails_is_played_for(
    bot: type[TsumogiriBot], why: str, caplog: pytest.LogCaptureFixture
) -> None:
    counted: list[str] = []
    journal = Memory()

    async def game() -> None:
        table = make(PERSON_AND_BOTS, bots=bot, failed=counted.append, journal=journal)
        person, czech = Guest(table, 0, reads=None), Guest(table, None, lang="cs")
        await playing(table, lambda: table.players.phase == "result", seconds=5000)
        assert table.players.phase == "result"
        assert not table.stopped
        told = {notice.text for notice in person.of(Notice)}
        assert told == {
            f"Player {seat}: the bot has failed; the table passes or discards the drawn tile for it, and play goes on."
            for seat in (1, 2, 3)
        }
        assert {notice.code for notice in person.of(Notice)} == {"bot-failed"}
        assert len(person.of(Notice)) == 3  # once for each of them
        assert "bot selhal" in czech.of(Notice)[0].text

    with caplog.at_level(logging.ERROR):
        run_at_once(game())
    notes = [step.action.note for step in journal.steps if isinstance(step.action, Action) and step.action.seat]
    assert set(notes) == {why}
    assert counted == [why] * len(notes)
    assert "table t" in caplog.text
    assert SECRET not in caplog.text
    assert ("in choose" in caplog.text) == (bot is Broken)


def test_that_a_bot_was_asked_about_a_discard_is_not_told_before_the_hand_is_over() -> None:
    async def game() -> None:
        table = make(PERSON_AND_BOTS, bots=ClaimsBreak)
        person = Guest(table, 0, reads=None)
        await playing(table, lambda: table.players.phase == "result", seconds=5000)
        places = [place for place, (_, one) in enumerate(person.said) if isinstance(one, Notice)]
        ended = next(
            place
            for place, (_, one) in enumerate(person.said)
            if isinstance(one, Happened) and any(event.type == "end" for event in one.events)
        )
        assert places
        assert min(places) > ended

    run_at_once(game())


def told_of(person: Guest) -> tuple[set[str], set[str]]:
    """Whose failure was told before the end of the hand, and whose after it."""
    said = [one for _, one in person.said]
    ends = (isinstance(one, Happened) and any(event.type == "end" for event in one.events) for one in said)
    ended = [*ends].index(True)
    early, late = (
        {notice.text.partition(":")[0] for notice in part if isinstance(notice, Notice)}
        for part in (said[:ended], said[ended:])
    )
    return early, late


def test_whoever_fails_in_turn_is_told_of_alone() -> None:
    """Another one failed about a claim, which nobody may learn before the end of the hand."""

    async def game() -> None:
        asked = setup(bots=["", "claims", "turns"])
        table = make(PERSON_AND_BOTS, asked, named={"claims": ClaimsBreak, "turns": TurnsBreak})
        person = Guest(table, 0, reads=None)
        await playing(table, lambda: table.players.phase == "result", seconds=5000)
        assert told_of(person) == ({"Player 2"}, {"Player 1"})

    run_at_once(game())


def test_whoever_failed_about_a_claim_and_then_in_turn_is_told_of() -> None:
    async def game() -> None:
        table = make(PERSON_AND_BOTS, setup(bots=["", "later"]), named={"later": breaks_later()})
        person = Guest(table, 0, reads=None)
        await playing(table, lambda: table.players.phase == "result", seconds=5000)
        assert told_of(person) == ({"Player 1"}, set())

    run_at_once(game())


def test_a_hint_that_fails_is_no_hint() -> None:
    async def game() -> None:
        table = make(PERSON_AND_BOTS, setup(hints=True), bots=Broken)
        person = Guest(table, 0, silent)
        task = asyncio.create_task(table.run())
        await asyncio.sleep(1)
        person.say("hint")
        await asyncio.sleep(1)
        assert not person.of(Hint)
        assert not person.of(Notice)
        table.close()
        await task

    run_at_once(game())


class Waiting(TsumogiriBot):
    """Thinks until it is told to go on."""

    def __init__(self, rules: RuleSet, seat: int, seed: str) -> None:
        super().__init__(rules, seat, seed)
        self.thinks, self.goes_on = Event(), Event()

    def choose(self, view: View) -> Action:
        self.thinks.set()
        self.goes_on.wait()
        return super().choose(view)


def holding(made: list[Waiting]) -> Maker:
    def sit(rules: RuleSet, seat: int, seed: str) -> Waiting:
        made.append(Waiting(rules, seat, seed))
        return made[-1]

    return sit


def test_g16_a_slow_bot_of_one_table_delays_no_other() -> None:
    """Here time is real, and threads are."""
    made: list[Waiting] = []

    async def games() -> None:
        slow, quick = make(BOTS, bots=holding(made)), make(BOTS)
        watcher = Guest(quick, None)

        task = asyncio.create_task(slow.run())
        async with asyncio.timeout(120):
            while not made or not made[0].thinks.is_set():
                await asyncio.sleep(0.01)
        await playing(quick, lambda: len(watcher.of(Happened)) > 5, seconds=120)
        assert len(watcher.of(Happened)) > 5
        made[0].goes_on.set()
        slow.close()
        await task

    try:
        asyncio.run(games())
    finally:
        for one in made:
            one.goes_on.set()


def test_g16_a_bot_that_hangs_is_played_for_and_asked_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosts, "PATIENCE", 0.1)
    made: list[Waiting] = []
    journal = Memory()

    async def game() -> None:
        table = make(BOTS, bots=holding(made), journal=journal, seconds=0.02)
        watcher = Guest(table, None)
        await playing(table, lambda: len(watcher.of(Happened)) > 5, seconds=120)
        assert len(watcher.of(Happened)) > 5

    try:
        asyncio.run(game())
    finally:
        for one in made:
            one.goes_on.set()
    assert {step.action.note for step in journal.steps if isinstance(step.action, Action)} == {"late"}
