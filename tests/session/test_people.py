"""Who sits at a table: open seats, leaving and coming back, lost connections, pauses, a rematch."""

import asyncio
from typing import Any

import pytest

from ruka import Action, RukaError
from ruka.schema import Deal, Draw
from ruka.schema.messages import Ask, Happened, Players, ReadySeats, Refused, Rematch, State
from ruka.session import Step
from ruka.testing.time import run_at_once
from tests.session.kit import EVEN, PEOPLE, QUICK, Guest, Memory, first, make, over, playing, setup, silent

FRIENDS = ("person", "person", "bot", "bot")


def test_the_game_begins_when_the_last_open_seat_is_taken() -> None:
    async def game() -> None:
        table = make(("person", "open", "bot", "open"))
        host = Guest(table, 0, silent)
        task = asyncio.create_task(table.run())
        await asyncio.sleep(1)
        assert host.of(State)[0].phase == "open"
        assert host.of(State)[0].view is None
        assert table.sit("Ada", seat=3) == 3
        for name, seat, code in (("Player 0", None, "name-taken"), ("Eva", 2, "seat-taken")):
            with pytest.raises(RukaError) as refusal:
                table.sit(name, seat)
            assert refusal.value.code == code
        assert table.sit("Eva") == 1
        with pytest.raises(RukaError) as refusal:
            table.sit("Jan")
        assert refusal.value.code in ("table-full", "started")
        await asyncio.sleep(1)
        assert host.of(Players)[-1].players[3].name == "Ada"
        assert host.of(Happened)[0].events[0].type == "hand"
        assert host.of(Ask)
        table.close()
        await task

    run_at_once(game())


def test_only_the_host_starts_with_bots_and_it_is_kept_before_the_deal() -> None:
    async def game() -> None:
        kept: list[Any] = []

        async def started(seats: Any) -> None:
            await asyncio.sleep(5)
            kept.append(seats)

        table = make(("person", "person", "open", "open"), started=started)
        host, friend = Guest(table, 0, silent), Guest(table, 1, silent)
        task = asyncio.create_task(table.run())
        friend.say("start")
        assert friend.refusals == ["only-host"]
        host.say("start")
        await asyncio.sleep(4)
        assert not host.of(Happened)
        await asyncio.sleep(2)
        assert [seat.kind for seat in kept[0]] == ["person", "person", "bot", "bot"]
        assert host.of(Happened)
        host.say("start")
        assert host.refusals == ["started"]
        table.close()
        await task

    run_at_once(game())


def test_a_bot_plays_for_who_left_and_gives_the_seat_back() -> None:
    async def game() -> None:
        table = make()
        person = Guest(table, 0, silent, reads=None)
        task = asyncio.create_task(table.run())
        await asyncio.sleep(1)
        person.say("leave")
        await asyncio.sleep(0.01)
        assert person.of(Players)[-1].players[0].away
        assert any(event.seat == 0 for one in person.of(Happened) for event in one.events if event.type == "discard")
        person.act(1, Action(0, "pass"))
        assert person.refusals == ["away"]
        person.say("back")
        await asyncio.sleep(1)
        assert not table.seats[0].away
        table.close()
        await task

    run_at_once(game())


def test_who_comes_back_in_time_is_asked_the_same_question_again() -> None:
    async def game() -> None:
        table = make(FRIENDS)
        person, other = Guest(table, 0, silent), Guest(table, 1)
        task = asyncio.create_task(table.run())
        await asyncio.sleep(1)
        asked = person.of(Ask)[0]
        person.leave_room()
        assert not other.of(Players)[-1].players[0].connected
        await asyncio.sleep(QUICK.gone - 1)
        again = Guest(table, 0, silent)
        assert again.of(State)[0].ask == asked
        again.act(asked.question, asked.actions[-1])
        await asyncio.sleep(1)
        assert not again.refusals
        assert again.of(Happened)
        table.close()
        await task

    run_at_once(game())


def test_a_bot_plays_for_who_is_gone_while_others_wait_until_they_are_back() -> None:
    async def game() -> None:
        table = make(FRIENDS)
        person, other = Guest(table, 0, silent), Guest(table, 1)
        task = asyncio.create_task(table.run())
        await asyncio.sleep(1)
        person.leave_room()
        await asyncio.sleep(QUICK.gone + 1)
        assert other.of(Players)[-1].players[0].away
        assert other.of(Happened)
        again = Guest(table, 0, silent)
        assert not again.of(State)[0].players[0].away
        table.close()
        await task

    run_at_once(game())


def test_against_bots_the_table_waits_for_who_is_gone() -> None:
    async def game() -> None:
        table = make()
        person = Guest(table, 0, silent)
        watcher = Guest(table, None)
        task = asyncio.create_task(table.run())
        await asyncio.sleep(1)
        person.leave_room()
        await asyncio.sleep(100_000)
        assert not watcher.of(Happened)
        table.close()
        await task

    run_at_once(game())


def test_a_second_tab_and_a_broken_listener_disturb_nobody() -> None:
    async def game() -> None:
        def broken(message: object) -> None:
            raise OSError

        table = make()
        person, tab = Guest(table, 0, first(), delay=0.1), Guest(table, 0, silent)
        table.join(None, broken)
        await playing(table, lambda: len(person.of(Happened)) > 20)
        assert [one.events for one in tab.of(Happened)] == [one.events for one in person.of(Happened)]
        tab.leave_room()
        assert table.seats[0].connections == 1

    run_at_once(game())


def results(reads: float | None, other_reads: float | None) -> tuple[float, list[ReadySeats]]:
    """How long the pause after the first hand lasts."""

    async def game() -> tuple[float, list[ReadySeats]]:
        table = make(FRIENDS)
        person, _ = Guest(table, 0, reads=reads), Guest(table, 1, reads=other_reads)
        await playing(table, lambda: sum(has(one, "hand") for one in person.of(Happened)) > 0)
        ended = next(at for at, one in person.said if has(one, "end"))
        dealt = next(at for at, one in person.said if has(one, "hand"))
        return dealt - ended, person.of(ReadySeats)

    return run_at_once(game())


def has(message: object, type: str) -> bool:
    return isinstance(message, Happened) and any(event.type == type for event in message.events)


def test_the_next_hand_waits_for_all_who_read_the_result() -> None:
    length, said = results(1.0, 3.0)
    assert length == pytest.approx(3.0)
    assert [one.seats for one in said] == [[0], [0, 1]]


def test_but_not_for_ever() -> None:
    assert results(1.0, None)[0] == pytest.approx(QUICK.result)


def test_a_result_that_was_read_twice_says_nothing_of_the_next_one() -> None:
    async def game() -> None:
        class Slow(Memory):
            async def write(self, step: Step) -> None:
                await super().write(step)
                if step.action is None:  # the next deal is about to be shown
                    person.say("next")
                    await asyncio.sleep(1)

        table = make(journal=Slow())
        person = Guest(table, 0, reads=1.0)
        await playing(table, lambda: sum(has(one, "hand") for one in person.of(Happened)) > 1, seconds=9000)
        told = [at for at, one in person.said if has(one, "end")], [at for at, one in person.said if has(one, "hand")]
        assert [round(dealt - ended, 1) for ended, dealt in zip(*told, strict=False)] == [2.0, 2.0]
        assert not table.ready

    run_at_once(game())


def test_who_comes_back_is_told_the_hand_as_it_was_seen() -> None:
    async def game() -> None:
        table = make()
        guests = {seat: Guest(table, seat, reads=None) for seat in (0, None)}
        await playing(table, lambda: table.players.phase == "result", seconds=5000)
        for seat, guest in guests.items():
            seen = [*guest.of(State)[0].hand, *(event for one in guest.of(Happened) for event in one.events)]
            assert table.state(seat).hand == seen
        hidden = [event for event in table.state(None).hand if isinstance(event, Deal | Draw)]
        assert hidden
        assert all(set(event.tile if isinstance(event, Draw) else event.tiles) == {"?"} for event in hidden)

    run_at_once(game())


def test_the_next_deal_is_not_told_before_its_time() -> None:
    async def game() -> None:
        table = make()
        person = Guest(table, 0, reads=None)
        await playing(table, lambda: table.players.phase == "result", seconds=5000)
        state = Guest(table, 0, silent, reads=None).of(State)[0]
        assert state.phase == "result"
        assert state.last[-1].type == "end"
        assert not any(has(one, "hand") for one in person.of(Happened))
        assert len(state.history) == 1
        person.act(person.of(Ask)[-1].question, Action(0, "pass"))
        assert person.refusals == ["old-question"]

    run_at_once(game())


def test_a_rematch_that_is_refused_can_be_asked_for_again() -> None:
    full = [True]

    async def again() -> dict[int | None, Rematch]:
        if full.pop():
            raise RukaError("server-full")
        return {None: Rematch(table="next")}

    async def game() -> None:
        table = make(FRIENDS, setup(), again=again)
        one, two = Guest(table, 0), Guest(table, 1, lang="cs")
        task = asyncio.create_task(table.run())
        while table.players.phase != "over":
            await asyncio.sleep(10)
        for told in ("refused", "rematch"):
            for guest in (one, two):
                guest.say("rematch")
            await asyncio.sleep(1)
            assert one.last.type == two.last.type == told
            full.append(False)
        assert two.of(Refused)[0].text == "Všechny stoly tohoto serveru jsou obsazené; zkuste to později."
        assert [ready.seats for ready in one.of(ReadySeats)[-5:]] == [[0], [0, 1], [], [0], [0, 1]]
        assert not table.stopped
        table.close()
        await task

    run_at_once(game())


def test_a_rematch_when_everybody_has_asked() -> None:
    async def game() -> None:
        async def again() -> dict[int | None, Rematch]:
            return {
                None: Rematch(table="next"),
                0: Rematch(table="next", token="a"),
                1: Rematch(table="next", token="b"),
            }

        table = make(FRIENDS, setup(), again=again)
        one, two, watcher = Guest(table, 0), Guest(table, 1), Guest(table, None)
        task = asyncio.create_task(table.run())
        while table.players.phase != "over":
            await asyncio.sleep(10)
        one.say("rematch")
        await asyncio.sleep(1)
        assert not one.of(Rematch)
        two.say("rematch")
        await asyncio.sleep(1)
        assert [guest.of(Rematch)[0].token for guest in (one, two, watcher)] == ["a", "b", None]
        assert table.state(None).rematch == "next"
        table.close()
        await task

    run_at_once(game())


@pytest.mark.parametrize(("seed", "source"), [("33", 3), ("388", 0)])
def test_who_must_win_wins_without_being_asked(seed: str, source: int) -> None:
    """By the modern Japanese rules whoever has declared riichi takes the first tile that completes the hand."""

    async def game() -> None:
        table = make(made=setup("modern-japanese"), seed=seed)
        person = Guest(table, 0, first("riichi"), reads=None)
        await playing(table, lambda: table.players.phase == "result")
        wins = [event for told in person.of(Happened) for event in told.events if event.type == "win"]
        assert [(win.seat, win.source) for win in wins] == [(0, source)]

    run_at_once(game())


def test_bots_have_names_of_the_hosts_language_that_nobody_else_has() -> None:
    async def game() -> None:
        table = make(("person", "open", "open", "open"))
        table.sit("Sova")
        host = Guest(table, 0, silent, lang="cs")
        host.say("start")
        assert [player.name for player in table.players.players] == ["Player 0", "Sova", "Kos", "Vydra"]
        table.close()

    run_at_once(game())


def test_four_people_play_to_the_end() -> None:
    async def game() -> None:
        table = make(PEOPLE, setup(), pacing=EVEN)
        guests = [Guest(table, seat, first("ron", "tsumo", "riichi", "kong", "pung"), delay=0.4) for seat in range(4)]
        await playing(table, over(table))
        assert not [code for guest in guests for code in guest.refusals]

    run_at_once(game())
