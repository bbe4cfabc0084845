"""Time: of a move, the bank, and what happens when it is out."""

import asyncio

import pytest

import ruka
from ruka.engine import SharedSeed
from ruka.schema import Discard
from ruka.schema.heard import Act
from ruka.schema.messages import Ask, Happened, State
from ruka.testing.time import run_at_once
from ruka.testing.walls import build_wall
from tests.session.kit import EVEN, QUICK, Guest, chosen, first, make, playing, setup, silent


def test_whose_time_is_out_discards_the_drawn_tile() -> None:
    async def game() -> None:
        table = make(made=setup(move=5, bank=10))
        person = Guest(table, 0, silent)
        ask = table.state(0)
        await playing(table, lambda: len(person.of(Happened)) >= 1)
        moment, happened = next((at, one) for at, one in person.said if isinstance(one, Happened))
        assert moment == 15.0
        discard = happened.events[0]
        assert isinstance(discard, Discard)
        assert ask.view is not None
        assert (discard.type, discard.seat, discard.tile, discard.drawn) == ("discard", 0, ask.view.drawn, True)

    run_at_once(game())


def test_the_bank_is_spent_and_lasts_for_the_hand() -> None:
    async def game() -> None:
        table = make(made=setup(move=5, bank=10))
        person = Guest(table, 0, first(), delay=8.0)
        await playing(table, lambda: len(table.state(None).history) == 2)
        banks: list[float] = []
        for _, message in person.said:
            if isinstance(message, Ask):
                assert message.seconds == 5.0
                banks.append(message.bank)
        assert banks[:4] == pytest.approx([10.0, 7.0, 4.0, 1.0])
        assert banks.count(10.0) >= 2  # of the next hand

    run_at_once(game())


def test_time_runs_on_while_somebody_is_not_connected() -> None:
    async def game() -> None:
        table = make(made=setup(move=20, bank=0))
        person = Guest(table, 0, silent)

        async def later() -> None:
            await asyncio.sleep(12)
            person.leave_room()
            await asyncio.sleep(3)
            back = Guest(table, 0, silent)
            ask = back.of(State)[0].ask
            assert ask.seconds == pytest.approx(5.0)

        task = asyncio.create_task(later())
        await playing(table, seconds=18)
        await task

    run_at_once(game())


def test_without_a_clock_nobody_is_hurried() -> None:
    async def game() -> None:
        table = make()
        person = Guest(table, 0, silent)
        await playing(table, lambda: len(person.of(Happened)) > 0, seconds=3600)
        assert person.of(Ask)[0].seconds is None
        assert not person.of(Happened)

    run_at_once(game())


def test_the_table_discards_for_who_has_declared_riichi() -> None:
    rules = ruka.rule_set("tenhou")
    wall = build_wall(rules, hands={0: "123m 456p 789s 11z 56p"}, draws="9m 9m 9m 9s 2z 2z 2z 3z", seed=3)

    async def game() -> None:
        table = make(pacing=EVEN, walls=[wall])
        person = Guest(table, 0, first("riichi"))
        await playing(table, lambda: len(person.of(Happened)) >= 12)
        assert not person.of(Ask)[1:]
        told = [(at, event) for at, one in person.said if isinstance(one, Happened) for event in one.events]
        drew = [at for at, event in told if event.type == "draw" and event.seat == 0]
        threw = [at for at, event in told if event.type == "discard" and event.seat == 0]
        assert threw[1] - drew[0] == pytest.approx(EVEN.asks + EVEN.riichi)
        assert person.of(Happened)[0].events[0].riichi

    run_at_once(game())


def test_an_answer_after_the_time_is_refused_and_changes_nothing() -> None:
    async def game() -> None:
        table = make(made=setup(move=1, bank=0), pacing=QUICK)
        person = Guest(table, 0, silent)
        await playing(table, lambda: len(person.of(Ask)) == 2)
        old = person.of(Ask)[0]
        person.connection.hear(Act(question=old.question, action=chosen(old.actions[0])))
        assert person.refusals == ["old-question"]

    run_at_once(game())


@pytest.mark.parametrize("draw_seats", [False, True])
def test_f4_no_clock_runs_before_who_came_last_has_seen_the_deal(draw_seats: bool) -> None:
    async def game() -> None:
        made = setup(move=5, bank=0, draw_seats=draw_seats)
        table = make(("person", "bot", "open", "bot"), made, seed=SharedSeed.of("5eed" * 16), pacing=EVEN)
        table.give_share(0, "aa")
        host = Guest(table, 0, silent)
        task = asyncio.create_task(table.run())
        await asyncio.sleep(100)
        place = table.sit("Ada")
        table.give_share(place, "bb")
        guest = Guest(table, place, silent)
        await asyncio.sleep(60)
        dealt = next(at for at, one in guest.said if isinstance(one, Happened))
        assert dealt == 100.0
        for one in (host, guest):
            asked, ask = next((at, message) for at, message in one.said if isinstance(message, Ask))
            assert asked >= dealt + EVEN.arrival
            assert ask.seconds == 5.0
        moved = next(at for at, one in guest.said if isinstance(one, Happened) and one.events[0].type == "discard")
        assert moved >= dealt + EVEN.arrival
        table.close()
        await task

    run_at_once(game())
