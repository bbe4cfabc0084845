"""Claims: held for each seat and resolved once; and what their timing tells, which is nothing."""

from itertools import permutations

import pytest

import ruka
from ruka import Action
from ruka.schema.messages import Ask, Happened
from ruka.testing.time import run_at_once
from ruka.testing.walls import build_wall
from tests.session.kit import EVEN, FULL, PEOPLE, QUICK, Guest, Memory, first, make, playing, setup

TENHOU = ruka.rule_set("tenhou")
# Seat 0 throws 5p: seat 1 may chow, seats 2 and 3 may win, seat 3 may pung too.
CLAIMED = build_wall(
    TENHOU,
    hands={
        0: "1199m 1199p 1199s 5p",
        1: "46p 258m 369s 12344z",
        2: "234m 345s 67p 678m 22z",
        3: "55p 222444s 777m 66s",
    },
    draws="1z",
)
# The same table, and nobody wants the tile.
UNCLAIMED = build_wall(
    TENHOU,
    hands={
        0: "1199m 1199p 1199s 5p",
        1: "28p 258m 369s 12344z",
        2: "147m 147s 33p 13567z",
        3: "2358m 258s 2478p 67z",
    },
    draws="1z",
)
FIVE = Action(0, "discard", "5p")


def throws_five(ask: Ask) -> Action | None:
    return FIVE if FIVE in ask.actions else first()(ask)


def answers(seat: int) -> tuple[str, ...]:
    return {1: ("chow",), 2: ("ron",), 3: ("ron",)}.get(seat, ())


@pytest.mark.parametrize("pace", [QUICK, EVEN, FULL], ids=["fast", "even", "full"])
def test_two_win_on_one_tile_in_whatever_order_they_say_so(pace: ruka.session.Pacing) -> None:
    told = set()
    for order in permutations((1, 2, 3)):

        async def game(order: tuple[int, ...] = order) -> tuple[tuple[float, bytes], ...]:
            table = make(PEOPLE, setup(), walls=[CLAIMED], pacing=pace)
            thrower = Guest(table, 0, throws_five)
            for place, seat in enumerate(order):
                Guest(table, seat, first(*answers(seat)), delay=0.1 * (1 + place))
            await playing(table, lambda: table.players.phase == "over")
            wins = [event.seat for happened in thrower.of(Happened) for event in happened.events if event.type == "win"]
            assert wins == [2, 3]
            return tuple(one for one in thrower.bytes() if b'"type":"events"' in one[1])

        told.add(run_at_once(game()))
    assert len(told) == 1


@pytest.mark.parametrize(("say", "taken"), [(("chow", "pass", "pass"), "chow"), (("chow", "pass", "pung"), "pung")])
def test_a_pung_goes_before_a_chow_though_said_later(say: tuple[str, ...], taken: str) -> None:
    async def game() -> None:
        table = make(PEOPLE, setup(), walls=[CLAIMED], pacing=EVEN)
        thrower = Guest(table, 0, throws_five)
        for seat, word in enumerate(say, 1):
            Guest(table, seat, first(word) if word != "pass" else first(), delay=0.1 * seat)
        await playing(table, lambda: len(thrower.of(Happened)) > 1)
        assert thrower.of(Happened)[1].events[0].type == taken

    run_at_once(game())


def moments(walls: list[int], pace: ruka.session.Pacing, delay: float) -> list[tuple[float, int]]:
    """When the thrower is told something, up to the second discard, and how much."""

    async def game() -> list[tuple[float, int]]:
        table = make(PEOPLE, setup(), walls=[walls], pacing=pace)
        thrower = Guest(table, 0, throws_five)
        for seat in (1, 2, 3):
            Guest(table, seat, first(), delay=delay)
        await playing(table, lambda: len(thrower.of(Happened)) >= 2)
        happened = [(moment, one) for moment, one in thrower.said if isinstance(one, Happened)]
        return [(moment, len(one.events)) for moment, one in happened[:2]]

    return run_at_once(game())


def test_who_answers_within_the_window_cannot_be_told_from_who_was_not_asked() -> None:
    assert moments(UNCLAIMED, EVEN, 0.6) == moments(CLAIMED, EVEN, 0.6) == [(0.0, 1), (EVEN.window, 1)]


def test_even_waits_for_who_thinks_longer() -> None:
    assert moments(CLAIMED, EVEN, 2.5)[1] == pytest.approx((EVEN.asks + 2.5, 1))


@pytest.mark.parametrize("delay", [0.1, 3.0, 100.0])
def test_full_shows_nothing_of_thinking(delay: float) -> None:
    """Not even of one who never answers: claims end with the window."""
    assert moments(CLAIMED, FULL, delay)[1][0] == moments(UNCLAIMED, FULL, 0.1)[1][0] == FULL.window


def test_answers_are_kept_when_the_table_is_read_again_in_the_middle_of_a_claim() -> None:
    async def game() -> None:
        journal = Memory()
        table = make(PEOPLE, setup(), walls=[CLAIMED], pacing=QUICK, journal=journal)
        Guest(table, 0, throws_five)
        Guest(table, 2, first("ron"))
        await playing(table, lambda: len(journal.steps) == 2)
        again = make(PEOPLE, setup(), walls=[CLAIMED], pacing=QUICK, steps=journal.actions)
        guests = [Guest(again, seat, first("ron")) for seat in range(4)]
        await playing(again, lambda: again.players.phase == "over")
        assert [len(guest.of(Ask)) for guest in guests] == [0, 1, 0, 1]
        wins = [event.seat for one in guests[0].of(Happened) for event in one.events if event.type == "win"]
        assert wins == [2, 3]

    run_at_once(game())
