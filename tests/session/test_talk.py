"""What people say at a table: in the reader's language, not too fast, and never in the way of the game."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import get_args

from ruka.engine import SharedSeed
from ruka.errors import RukaError
from ruka.schema.heard import Speak
from ruka.schema.messages import PHRASES, Chat, Phrase, State
from ruka.session import Game
from ruka.session.talk import KEPT, MOST, WITHIN
from ruka.testing.time import run_at_once
from ruka.texts import LANGUAGES, text
from tests.session.kit import PEOPLE, TWO, Guest, make, over, playing, setup, silent

HELLO = Speak(phrase="hello")


def in_no_time(test: Callable[[], Coroutine[None, None, None]]) -> Callable[[], None]:
    @wraps(test)
    def run() -> None:
        run_at_once(test())

    return run


def speak(guest: Guest, said: Speak = HELLO) -> None:
    guest.connection.hear(said)


def lines(guest: Guest) -> list[tuple[int, str]]:
    """Those that were there when somebody came, and those said since."""
    return [(line.seat, line.text) for line in (*guest.of(State)[0].chat, *guest.of(Chat))]


def seated(game: Game, *seats: int | None) -> list[Guest]:
    return [Guest(game, seat, silent) for seat in seats]


@in_no_time
async def test_a_phrase_is_read_in_the_language_of_the_reader() -> None:
    game = make(PEOPLE)
    guests = [Guest(game, seat, silent, lang=lang) for seat, lang in ((0, "en"), (1, "cs"), (2, "pl"), (None, "cs"))]
    speak(guests[0])
    assert [lines(guest) for guest in guests] == [[(0, text)] for text in ("Hello!", "Ahoj!", "Cześć!", "Ahoj!")]
    assert lines(Guest(game, 3, silent, lang="cs")) == [(0, "Ahoj!")]  # who comes later reads it too


def test_every_phrase_stands_in_one_group_and_has_words_in_every_language() -> None:
    grouped = [phrase for group in PHRASES.values() for phrase in group]
    assert sorted(grouped) == sorted(get_args(Phrase))
    for lang in LANGUAGES:
        assert len({text(f"phrase-{phrase}", lang) for phrase in grouped}) == len(grouped)


@in_no_time
async def test_who_watches_does_not_speak() -> None:
    player, watcher = seated(make(PEOPLE), 0, None)
    speak(watcher)
    assert (watcher.refusals, lines(player)) == (["only-watching"], [])


@in_no_time
async def test_free_text_is_refused_among_strangers() -> None:
    """Without anybody who knows who is whose friend, everybody is a stranger."""
    one, two = seated(make(PEOPLE), 0, 1)
    speak(one, Speak(text="psst"))
    speak(one, Speak(text="  "))
    assert (one.refusals, lines(two)) == (["chat-friends-only", "chat-nothing"], [])


@in_no_time
async def test_what_friends_write_is_not_for_those_who_watch() -> None:
    asked, kept = [], []

    async def written(place: int, said: str) -> str:
        asked.append((place, said))
        if said == "no":
            raise RukaError("chat-friends-only")
        return said.upper()

    game = make(PEOPLE, written=written, spoken=lambda *line: kept.append(line))
    one, two, watcher = seated(game, 0, 1, None)
    speak(one, Speak(text="psst"))
    speak(one, Speak(text="no"))
    await asyncio.sleep(1)
    assert asked == [(0, "psst"), (0, "no")]
    assert (lines(two), lines(watcher), one.refusals) == ([(0, "PSST")], [], ["chat-friends-only"])
    assert kept == [(0, "", "PSST")]
    assert lines(Guest(game, None, silent)) == []


@in_no_time
async def test_nobody_speaks_too_fast() -> None:
    game = make(PEOPLE)
    one, two = seated(game, 0, 1)
    for _ in range(MOST + 2):
        speak(one)
    assert (len(lines(two)), one.refusals) == (MOST, ["chat-too-fast"] * 2)
    speak(two)  # the others may
    await asyncio.sleep(WITHIN)
    speak(one)
    assert len(lines(two)) == MOST + 2
    for _ in range(8):
        await asyncio.sleep(WITHIN)
        for _ in range(MOST):
            speak(one)
    assert len(lines(Guest(game, None, silent))) == KEPT


def test_talk_changes_nothing_of_the_game() -> None:
    """The same game, told at the same moments, whether somebody speaks all the time or nobody."""

    async def told(chatty: bool) -> list[tuple[float, bytes]]:
        game = make(TWO, setup(options={"length": "tonpuu"}))
        guests = [Guest(game, seat, delay=0.5) for seat in (0, 2)]
        for n in range(200 if chatty else 0):
            asyncio.get_running_loop().call_later(n * 3.1, speak, guests[n % 2])
        await playing(game, over(game))
        assert bool(lines(guests[0])) == chatty
        return [(round(moment, 6), one.written) for moment, one in guests[0].said if not isinstance(one, Chat)]

    assert run_at_once(told(True)) == run_at_once(told(False))


@in_no_time
async def test_what_was_said_before_seats_are_drawn_is_still_ones_own() -> None:
    game = make(TWO, setup(draw_seats=True), seed=SharedSeed.of("5eed" * 16))
    task = asyncio.create_task(game.run())
    game.give_share(0, "0a")
    [guest] = seated(game, 2)
    speak(guest)
    game.give_share(2, "bb")
    await asyncio.sleep(1)
    [watcher] = seated(game, None)
    assert lines(watcher) == [(game.seat_of(2), "Hello!")]
    assert game.seat_of(2) != 2
    game.close()
    await task


@in_no_time
async def test_those_who_watch_read_it_when_their_time_has_come() -> None:
    game = make(TWO, setup(delay=30.0))
    one, watcher = seated(game, 0, None)
    task = asyncio.create_task(game.run())
    await asyncio.sleep(1)
    speak(one)
    await asyncio.sleep(25)
    assert lines(watcher) == lines(Guest(game, None, silent)) == []
    await asyncio.sleep(10)
    assert lines(watcher) == lines(Guest(game, None, silent)) == [(0, "Hello!")]
    game.close()
    await task
