"""Time that runs out, people who leave or are lost, and seats that wait: told to everybody, and kept."""

from __future__ import annotations

import asyncio
from typing import Any

from ruka.schema.messages import Fill, Happened, Notice, Players, State
from ruka.session import Game
from ruka.testing.time import run_at_once
from tests.session.kit import QUICK, TWO, Guest, make, phase, playing, setup, silent

OPEN = ("person", "open", "open", "bot")


class Kept:
    """Whoever keeps the game, and frees seats as a server does."""

    def __init__(self) -> None:
        self.away: list[tuple[int, str]] = []
        self.stood: list[int] = []
        self.game: Game | None = None

    def make(self, *args: Any, **more: Any) -> Game:
        self.game = make(
            *args, away=lambda place, why: self.away.append((place, why)), stood_up=self._stood_up, pacing=QUICK, **more
        )
        return self.game

    def _stood_up(self, place: int) -> None:
        assert self.game is not None
        self.stood.append(place)
        people = [n for n, seat in enumerate(self.game.seats) if seat.kind == "person" and n != place]
        self.game.stand_up(place, min(people, default=0))


def notices(guest: Guest) -> list[str]:
    return [one.code for one in guest.of(Notice)]


def test_a_bot_plays_for_who_leaves_and_they_may_come_back() -> None:
    async def play() -> None:
        kept = Kept()
        game = kept.make(TWO, setup())
        eva, adam = Guest(game, 0, delay=0.5, lang="cs"), Guest(game, 2, delay=0.5)
        task = asyncio.create_task(game.run())
        await asyncio.sleep(5)
        eva.say("leave")
        assert adam.of(Players)[-1].players[0].away
        await asyncio.sleep(20)
        assert adam.of(Happened)[-1].number > 20
        eva.say("back")
        assert not adam.of(Players)[-1].players[0].away
        assert notices(adam) == notices(eva) == ["person-left", "person-back"]
        assert adam.of(Notice)[0].text.startswith("Player 0 has left")
        assert eva.of(Notice)[0].text.startswith("Player 0: odchod")
        assert kept.away == [(0, "left"), (0, "")]
        game.close()
        await task

    run_at_once(play())


def test_whoever_lets_the_clock_run_out_twice_is_played_for() -> None:
    async def play() -> None:
        kept = Kept()
        game = kept.make(TWO, setup(move=5, bank=0))
        eva, adam = Guest(game, 0, silent), Guest(game, 2, delay=0.5)
        task = asyncio.create_task(game.run())
        async with asyncio.timeout(600):
            while not kept.away:
                await asyncio.sleep(0.5)
        assert kept.away == [(0, "late")]
        assert notices(adam) == ["person-late"]
        moment = adam.of(Happened)[-1].number
        await asyncio.sleep(10)
        assert adam.of(Happened)[-1].number > moment + 10  # nobody waits for Eva any more
        eva.say("back")
        assert kept.away[-1] == (0, "")
        game.close()
        await task

    run_at_once(play())


def test_a_lost_connection_under_a_clock_is_played_for_until_it_is_back() -> None:
    async def play() -> None:
        kept = Kept()
        game = kept.make(TWO, setup(move=5, bank=0))
        eva, adam = Guest(game, 0, silent), Guest(game, 2, delay=0.5)
        task = asyncio.create_task(game.run())
        await asyncio.sleep(1)
        eva.leave_room()
        async with asyncio.timeout(600):
            while not kept.away:
                await asyncio.sleep(0.5)
        assert kept.away == [(0, "gone")]
        Guest(game, 0, delay=0.5)
        assert kept.away == [(0, "gone"), (0, "")]
        assert notices(adam) == ["person-gone", "person-back"]
        game.close()
        await task

    run_at_once(play())


def test_whoever_plays_again_in_time_is_forgiven() -> None:
    async def play() -> None:
        kept = Kept()
        game = kept.make(TWO, setup(move=5, bank=0))
        asked: list[int] = []

        def every_other(ask):  # type: ignore[no-untyped-def]
            if ask.actions[0].type != "discard":
                return ask.actions[-1]
            asked.append(ask.question)
            return None if len(asked) % 2 else ask.actions[0]

        Guest(game, 0, every_other)
        Guest(game, 2, delay=0.5)
        await playing(game, lambda: len(asked) > 8, every=1)
        assert not kept.away

    run_at_once(play())


def test_who_left_is_known_after_a_restart() -> None:
    async def play() -> None:
        game = make(TWO, setup(), pacing=QUICK)
        game.seats[0].away = "left"
        assert game.state(0).players[0].away
        game.close()

    run_at_once(play())


def test_a_deserted_game_is_noticed() -> None:
    async def play() -> None:
        game = Kept().make(TWO, setup())
        eva, adam = Guest(game, 0, delay=0.5), Guest(game, 2, delay=0.5)
        watcher = Guest(game, None)
        task = asyncio.create_task(game.run())
        await asyncio.sleep(5)
        assert game.deserted == 0
        eva.say("leave")
        adam.leave_room()
        number = watcher.of(Happened)[-1].number
        await asyncio.sleep(100)
        assert game.deserted >= 100
        assert watcher.of(Happened)[-1].number <= number + 10  # bots do not play by themselves
        eva.say("back")
        assert game.deserted == 0
        game.close()
        await task

    run_at_once(play())


def test_bots_fill_the_open_seats_after_the_wait() -> None:
    async def play() -> None:
        game = Kept().make(OPEN, setup(fill=Fill(after=30, level="club"), listed=True), waited=10.0)
        eva = Guest(game, 0, silent)
        task = asyncio.create_task(game.run())
        await asyncio.sleep(5)
        game.sit("Adam")
        assert abs(eva.of(Players)[-1].fills - 15) < 0.1
        adam = Guest(game, 1, silent)
        assert isinstance(adam.last, State)
        assert adam.last.fills is not None
        await asyncio.sleep(14)
        assert phase(game) == "open"
        await asyncio.sleep(3)
        assert phase(game) == "playing"
        assert [seat.kind for seat in game.seats] == ["person", "person", "bot", "bot"]
        assert game.setup.bots == ["", "", "club", ""]
        assert game.players.fills is None
        game.close()
        await task

    run_at_once(play())


def test_bots_do_not_begin_without_people() -> None:
    async def play() -> None:
        game = make(OPEN, setup(fill=Fill(after=30)), pacing=QUICK)
        task = asyncio.create_task(game.run())
        await asyncio.sleep(100)
        assert phase(game) == "open"
        Guest(game, 0, silent)
        await asyncio.sleep(1)
        assert phase(game) == "playing"
        game.close()
        await task

    run_at_once(play())


def test_a_seat_of_a_listed_table_is_open_again_when_its_owner_leaves() -> None:
    async def play() -> None:
        kept = Kept()
        game = kept.make(OPEN, setup(listed=True))
        eva = Guest(game, 0)
        task = asyncio.create_task(game.run())
        game.sit("Adam")
        adam = Guest(game, 1)
        eva.say("leave")
        assert kept.stood == [0]
        assert (eva.last.type, eva.of(State)[-1].seat) == ("players", None)
        told = adam.of(State)[-1]
        assert [player.kind for player in told.players] == ["open", "person", "open", "bot"]
        assert told.setup.host == 1
        adam.leave_room()
        await asyncio.sleep(31)
        assert kept.stood == [0, 1]  # nobody sees a table where nobody is
        game.close()
        await task

    run_at_once(play())


def test_a_seat_by_a_link_is_kept() -> None:
    async def play() -> None:
        kept = Kept()
        game = kept.make(OPEN, setup())
        eva = Guest(game, 0)
        task = asyncio.create_task(game.run())
        eva.leave_room()
        await asyncio.sleep(100)
        assert not kept.stood
        assert game.seats[0].kind == "person"
        game.close()
        await task

    run_at_once(play())
