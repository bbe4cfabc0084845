"""A game is dealt from the server's seed and the shares of those who play; nobody is awaited for ever."""

import asyncio

import pytest

from ruka.engine import SharedSeed
from ruka.schema import encode
from ruka.schema.messages import Happened, State
from ruka.session import Game, SeatAt
from ruka.testing.time import run_at_once
from tests.session.kit import PERSON_AND_BOTS, TWO, Guest, make, phase, setup, silent

SECRET = SharedSeed.of("5eed" * 16)


def dealt_from(game: Game) -> str:
    return str(game.table.seed)


def test_one_person_and_bots_are_dealt_to_with_the_share() -> None:
    async def game() -> None:
        table = make(PERSON_AND_BOTS, seed=SECRET)
        assert (table.dealt, phase(table), table.commitment) == (False, "open", SECRET.commitment)
        table.give_share(0, "aa")
        assert dealt_from(table) == f"{SECRET.server}:aa:::"
        guest = Guest(table, 0)
        state = guest.of(State)[0]
        assert (state.phase, state.commitment) == ("playing", SECRET.commitment)
        table.give_share(0, "bb")  # too late
        assert dealt_from(table) == f"{SECRET.server}:aa:::"

    run_at_once(game())


def test_the_last_share_deals_to_those_who_are_there() -> None:
    async def game() -> None:
        table = make(TWO, seed=SECRET)
        task = asyncio.create_task(table.run())
        table.give_share(2, "bb")
        early = Guest(table, 2, silent)
        await asyncio.sleep(1)
        assert early.of(State)[0].view is None
        assert not early.of(Happened)
        table.give_share(0, "aa")
        late = Guest(table, 0, silent)
        await asyncio.sleep(1)
        assert dealt_from(table) == f"{SECRET.server}:aa::bb:"
        for guest in (late, early):
            assert guest.of(Happened)[0].events[0].type == "hand"
        table.close()
        await task

    run_at_once(game())


@pytest.mark.parametrize("move", [None, 10.0])
def test_who_does_not_come_gives_no_share(move: float | None) -> None:
    kept: list[SeatAt] = []

    async def game() -> None:
        async def started(seats: list[SeatAt]) -> None:
            kept.extend(seats)
            table.give_share(2, "bb")  # while it is written down that there is none

        table = make(TWO, setup(move=move), seed=SECRET, started=started)
        task = asyncio.create_task(table.run())
        await asyncio.sleep(1000)
        assert not table.dealt  # nobody waits
        table.give_share(0, "aa")
        Guest(table, 0, silent)
        await asyncio.sleep(29)
        assert not table.dealt
        await asyncio.sleep(2)
        assert dealt_from(table) == f"{SECRET.server}:aa:::"
        assert [seat.seed for seat in kept] == ["aa", "", "", ""]
        table.close()
        await task

    run_at_once(game())


@pytest.mark.parametrize("word", ["leave", "start"])
def test_who_leaves_or_is_not_there_yet_is_not_awaited(word: str) -> None:
    async def game() -> None:
        table = make(("person", "open", "person", "bot") if word == "start" else TWO, seed=SECRET)
        task = asyncio.create_task(table.run())
        for seat in (0, 2) if word == "start" else (2,):
            table.give_share(seat, "aa")
        guests = [Guest(table, 0, silent), Guest(table, 2, silent)]
        await asyncio.sleep(1)
        assert not table.dealt
        guests[0].say(word)
        await asyncio.sleep(1)
        assert table.dealt
        table.close()
        await task

    run_at_once(game())


def test_a_game_is_dealt_again_from_what_was_kept() -> None:
    async def game() -> None:
        first, again = (
            make(TWO, seed=SECRET, shares=("aa", None, "bb", None)),
            make(TWO, seed=SECRET, shares=("aa", "", "bb", "")),
        )
        assert encode(first.state(0)) == encode(again.state(0))
        assert first.state(0).view is not None
        assert not make(TWO, seed=SECRET, shares=("aa", None, None, None)).dealt

    run_at_once(game())
