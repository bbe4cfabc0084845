"""Those who watch: the same public stream a while later, and nothing of the present."""

from __future__ import annotations

import asyncio
from itertools import pairwise

import pytest

from ruka.errors import RukaError
from ruka.schema.messages import Happened, Players, Refused, Said, State
from ruka.testing.time import run_at_once
from tests.session.kit import QUICK, TWO, Guest, Memory, first, make, over, phase, playing, setup

DELAY = 60.0


def told(guest: Guest) -> list[bytes]:
    return [message.written for message in guest.of(Happened)]


def test_spectators_are_told_the_same_a_minute_later() -> None:
    async def play() -> tuple[Guest, Guest]:
        game = make(TWO, setup(delay=DELAY), pacing=QUICK)
        people = [Guest(game, seat, delay=0.5) for seat in (0, 2)]
        watcher = Guest(game, None)
        moment = asyncio.get_running_loop().time
        ends: list[float] = []

        def seen() -> bool:
            if phase(game) == "over" and not ends:
                ends.append(moment())
            return bool(ends) and moment() > ends[0] + DELAY + 1

        await playing(game, seen, every=1)
        return people[0], watcher

    player, watcher = run_at_once(play())
    public = [(moment, one) for moment, one in player.said if isinstance(one, Happened)]
    late = [(moment, one) for moment, one in watcher.said if isinstance(one, Happened)]
    assert len(late) > 100
    came = watcher.said[0][0]
    assert [one.number for _, one in late] == [one.number for _, one in public]
    assert all(abs(then + DELAY - later) < 0.01 for (then, _), (later, _) in zip(public, late, strict=True))
    assert all(moment >= came + DELAY - 0.01 for moment, _ in watcher.said[1:])


def test_whoever_comes_late_sees_the_past_and_goes_on_from_there() -> None:
    async def play() -> None:
        game = make(TWO, setup(delay=DELAY), pacing=QUICK)
        people = [Guest(game, seat, delay=1.0) for seat in (0, 2)]
        task = asyncio.create_task(game.run())
        await asyncio.sleep(40)
        early = game.state(None)
        assert (early.phase, early.view, early.hand, early.number) == ("open", None, [], 0)
        await asyncio.sleep(60)
        before = game.state(0)
        watcher = Guest(game, None)
        past = watcher.last
        assert isinstance(past, State)
        assert 0 < past.number < before.number
        await asyncio.sleep(DELAY)
        now = game.state(None)
        assert now.number >= before.number
        numbers = [(one.number, len(one.events)) for one in watcher.of(Happened)]
        assert numbers[0][0] == past.number
        assert all(a + n == b for (a, n), (b, _) in pairwise(numbers))
        assert people[0].of(Players)[-1].watching == 1
        watcher.leave_room()
        assert people[0].of(Players)[-1].watching == 0
        game.close()
        await task

    run_at_once(play())


def everything(guest: Guest) -> list[tuple[float, bytes]]:
    return guest.bytes()


@pytest.mark.parametrize("what", ["state", "messages"])
def test_what_happens_now_changes_no_byte_of_what_is_watched(what: str) -> None:
    """Two games that part at one discard: until a minute after it, those who watch cannot tell them apart."""

    async def play(other: bool) -> tuple[float, list[tuple[float, bytes]]]:
        game = make(TWO, setup(delay=DELAY), pacing=QUICK)
        loop = asyncio.get_running_loop()
        parted: list[float] = []

        def choose(ask):  # type: ignore[no-untyped-def]
            if loop.time() > start + 20 and not parted and ask.actions[0].type == "discard":
                parted.append(loop.time())
                return ask.actions[0] if other else ask.actions[1]
            return first()(ask)

        start = loop.time()
        eva = Guest(game, 0, choose, delay=0.5)
        Guest(game, 2, delay=0.5)
        watcher = Guest(game, None)
        task = asyncio.create_task(game.run())
        seen: list[tuple[float, bytes]] = []
        while not parted or loop.time() < parted[0] + DELAY - 0.5:
            await asyncio.sleep(1)
            seen.append((round(loop.time(), 6), game.state(None).written))
        eva.say("leave")
        game.close()
        await task
        return parted[0], seen if what == "state" else everything(watcher)

    (moment, one), (same, two) = (run_at_once(play(other)) for other in (False, True))
    assert moment == same
    assert [each for each in one if each[0] < moment + DELAY] == [each for each in two if each[0] < moment + DELAY]


def test_a_game_read_again_shows_its_present_a_minute_later() -> None:
    async def play() -> None:
        journal = Memory()
        game = make(TWO, setup(delay=DELAY), pacing=QUICK, journal=journal)
        for seat in (0, 2):
            Guest(game, seat, delay=0.5)
        await playing(game, seconds=30)
        again = make(TWO, setup(delay=DELAY), pacing=QUICK, steps=journal.actions)
        task = asyncio.create_task(again.run())
        watcher = Guest(again, None)
        assert watcher.last.view is None
        await asyncio.sleep(DELAY + 1)
        state = watcher.of(State)[-1]
        assert state.view is not None
        assert state.number == again.state(0).number
        again.close()
        await task

    run_at_once(play())


def test_before_the_deal_whoever_has_the_link_sees_who_sits_there() -> None:
    async def play() -> None:
        game = make(("person", "open", "bot", "bot"), setup(delay=DELAY), pacing=QUICK)
        host, stranger = Guest(game, 0), Guest(game, None)
        task = asyncio.create_task(game.run())
        game.sit("Adam")
        assert stranger.of(Players)[-1].players[1].name == "Adam"
        assert host.of(Players)[-1].watching == 1
        game.close()
        await task

    run_at_once(play())


def test_a_table_that_nobody_may_watch() -> None:
    async def play() -> None:
        game = make(("person", "open", "bot", "bot"), setup(watched="nobody"), pacing=QUICK)
        host, stranger = Guest(game, 0), Guest(game, None)
        task = asyncio.create_task(game.run())
        host.say("start")
        await asyncio.sleep(5)
        assert stranger.refusals == ["not-watched"]
        assert not stranger.of(Happened)
        heard: list[Said] = []
        with pytest.raises(RukaError) as refused:
            game.join(None, heard.append)
        assert refused.value.code == "not-watched"
        assert not heard
        assert not host.of(Refused)
        game.close()
        await task

    run_at_once(play())


def test_without_a_delay_they_see_the_present() -> None:
    async def play() -> None:
        game = make(TWO, setup(), pacing=QUICK)
        people = [Guest(game, seat) for seat in (0, 2)]
        watcher = Guest(game, None)
        await playing(game, over(game), every=1)
        public = [(moment, one.number) for moment, one in people[0].said if isinstance(one, Happened)]
        assert [(moment, one.number) for moment, one in watcher.said if isinstance(one, Happened)] == public

    run_at_once(play())
