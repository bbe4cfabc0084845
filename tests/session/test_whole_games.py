"""Whole games: to the end, and again from every step of their journal."""

import asyncio
import json
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from ruka import Action, View, rule_set
from ruka.agents import HOUSE
from ruka.engine.actions import when_silent
from ruka.engine.view import fold
from ruka.schema import encode
from ruka.schema.messages import Ask, Happened, Setup, State
from ruka.session import Game, Pacing
from ruka.testing.time import run_at_once
from tests.engine.games import choose
from tests.families import families
from tests.session.kit import (
    BOTS,
    EVEN,
    PEOPLE,
    PERSON_AND_BOTS,
    Guest,
    Memory,
    first,
    make,
    over,
    phase,
    playing,
    setup,
    silent,
)

BY_HAND = Pacing(window=0.0, riichi=1e6, result=1e6)
RULES = ["tenhou", "ema-riichi", "tenhou-3p"]
NEW_FLOWS = ["video", "japanese-classical-3p", "japanese-classical-5p", "european-classical", "hong-kong"]
QUICK = ("tenhou", "tenhou-3p", "video")  # whose games are short


def lasting(rules: str) -> Setup:
    """A game of more than three hands."""
    return setup(rules, options={"match": "hands", "hands_to_win": 5} if rules == "video" else {})


def seats(rules: str, kinds: tuple[str, ...]) -> tuple[str, ...]:
    """As many as play, the last kind once more for a fifth."""
    return (*kinds, kinds[-1])[: rule_set(rules).people]


@pytest.mark.parametrize("rules", families(quick=QUICK))
def test_bots_alone_play_to_the_end(rules: str) -> None:
    async def game() -> None:
        table = make(seats(rules, BOTS), setup(rules), bots=HOUSE)
        watcher = Guest(table, None)
        await playing(table, over(table))
        assert watcher.last.phase == "over"
        assert watcher.of(Happened)[-1].events[-1].type == "over"
        state = table.state(None)
        assert state.history
        assert state.layout.people == len(state.players) == table.table.players

    run_at_once(game())


@pytest.mark.parametrize("rules", families([*RULES, *NEW_FLOWS], quick=QUICK))
def test_a_person_plays_to_the_end_against_bots(rules: str) -> None:
    async def game() -> None:
        table = make(seats(rules, PERSON_AND_BOTS), setup(rules), bots=HOUSE, pacing=EVEN)
        person = Guest(table, 0, first("tsumo", "ron", "riichi", "pung"), delay=0.7, reads=3.0)
        await playing(table, over(table))
        assert person.last.phase == "over"
        assert not person.refusals

    run_at_once(game())


@pytest.mark.parametrize("rules", families([*RULES, *NEW_FLOWS]))
def test_who_saw_everything_and_who_comes_late_agree(rules: str) -> None:
    """At every step, for every seat and for those who watch."""

    async def game() -> None:
        table = make(seats(rules, PERSON_AND_BOTS), lasting(rules), bots=HOUSE, pacing=EVEN)
        compared = 0

        def compare(guest: Guest) -> None:
            nonlocal compared
            seen = [event for message in guest.of(Happened) for event in message.events]
            start = guest.of(State)[0]
            hand = max((place for place, event in enumerate(seen) if event.type == "hand"), default=None)
            if hand is None:
                return
            late: State = table.state(guest.seat)
            assert late.number == start.number + len(seen)
            assert late.view is not None
            own = late.view.to_json() | {"legal_actions": [], "waits": [], "furiten": False}
            folded = fold(table.table.rules, guest.seat, seen[hand:])
            assert own == json.loads(json.dumps(folded.to_json()))
            assert late.waits == guest.of(Happened)[-1].waits
            assert late.phase == guest.of(Happened)[-1].phase
            compared += 1

        class Comparing(Guest):
            def _hear(self, message: Any) -> None:
                super()._hear(message)
                if isinstance(message, Happened):
                    compare(self)

        guests = [Comparing(table, seat, first("tsumo", "ron", "riichi"), delay=0.7) for seat in (0, None, 1)]
        await playing(table, lambda: len(table.state(None).history) == 3)
        assert len(guests) * 20 < compared

    run_at_once(game())


@pytest.mark.parametrize("rules", families([*RULES, *NEW_FLOWS]))
def test_a_game_goes_on_from_every_step_of_its_journal(rules: str) -> None:
    """Whoever comes back after a crash is told the same as one who stayed, a deal that nobody has answered too (G9)."""

    async def game() -> None:
        kinds, journal, random = seats(rules, PEOPLE), Memory(), Random(5)
        table = make(kinds, lasting(rules), journal=journal, pacing=BY_HAND)
        task = asyncio.create_task(table.run())
        guests = [Guest(table, seat, silent, reads=None) for seat in range(len(kinds))]
        hands = 0
        while hands < 3:
            await asyncio.sleep(1)
            told = [known(table.state(seat)) for seat in (*range(len(kinds)), None)]
            assert await read_again(kinds, table.setup, journal.actions) == told
            if phase(table) == "result":
                hands += 1
                for guest in guests:
                    guest.say("next")
            else:
                seat = random.choice(table.table.waiting_for)
                guests[seat].act(table.seats[seat].questions, choose(table.table, seat, random))
        assert not [code for guest in guests for code in guest.refusals]
        table.close()
        await task

    run_at_once(game())


def test_who_sits_out_sees_what_everybody_sees() -> None:
    async def game() -> None:
        table = make(("person",) * 5, setup("japanese-classical-5p"), pacing=BY_HAND)
        task = asyncio.create_task(table.run())
        guests = [Guest(table, seat, silent, reads=None) for seat in (*range(5), None)]
        await asyncio.sleep(1)
        view = table.state(None).view
        assert view is not None
        (out,) = set(range(5)).difference(view.order)
        for _ in range(12):
            seat = table.table.waiting_for[0]
            assert seat != out
            guests[seat].act(table.seats[seat].questions, when_silent(table.table.legal_actions(seat)))
            await asyncio.sleep(1)
        told, watched = ([one.events for one in guests[place].of(Happened)] for place in (out, -1))
        assert told == watched
        assert not guests[out].of(Ask)
        assert table.state(out).view == replace(watching(table), seat=out)
        table.close()
        await task

    run_at_once(game())


def watching(table: Game) -> View:
    view = table.state(None).view
    assert view is not None
    return view


async def read_again(kinds: Sequence[str], made: Setup, steps: Sequence[Action | None]) -> list[str]:
    again = make(kinds, made, steps=steps, pacing=BY_HAND)
    task = asyncio.create_task(again.run())
    await asyncio.sleep(1)
    told = [known(again.state(seat)) for seat in (*range(len(kinds)), None)]
    again.close()
    await task
    return told


def known(state: State) -> str:
    """What a viewer knows of the game, whoever is there."""
    return encode(replace(state, players=[])).decode()
