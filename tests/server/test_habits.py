"""Habits over games that are over: added up by rule set, for whoever has the key to a seat or names it."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import httpx
import pytest

from ruka.coach import GameHabits, by_rules, review
from ruka.engine import Table
from ruka.rulesets import rule_set
from ruka.schema import encode
from ruka.server.models import NewTable
from ruka.testing.walls import build_wall
from tests.engine.games import play
from tests.server.conftest import House, shared_house
from tests.server.players import Json

house = shared_house


@cache
def game(rules: str, seed: str) -> Table:
    return play(Table(rules, seed=seed), Random(3))


@cache
def habits_in(rules: str, seed: str, seat: int) -> GameHabits:
    (found,) = review(game(rules, seed).record, seat)
    return found.in_game


async def brought(house: House, rules: str, seed: str) -> str:
    data = "".join(f"{line}\n" for line in game(rules, seed).record.lines()).encode()
    answer = await house.http.post("/api/v1/replays", content=data)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def asked(house: House, games: list[Json], lang: str = "en") -> httpx.Response:
    return await house.http.post("/api/v1/habits", json={"games": games, "lang": lang})


async def played(house: House, **more: Any) -> tuple[Json, Any]:
    """A table of one hand, and how to sit at it."""
    made = NewTable(rules="tenhou", pace="fast", name="Eva", **more)
    seated = (await house.app.state.hall.make(made, [build_wall(rule_set("tenhou"))])).to_json()
    return seated, house.player(seated)


@pytest.mark.parametrize("lang", ["cs", "pl", "en"])
async def test_habits_are_added_up_by_rule_set(house: House, lang: str) -> None:
    games = [("tenhou-3p", "one", 1), ("hong-kong", "one", 0), ("tenhou-3p", "two", 2)]
    links = [{"id": await brought(house, rules, seed), "seat": seat} for rules, seed, seat in games]
    answer = await asked(house, links, lang)
    assert answer.status_code == 200, answer.text
    assert answer.content == encode(by_rules([habits_in(*one) for one in games], lang))
    told = answer.json()
    assert [(one["rules"], one["games"]) for one in told] == [("tenhou-3p", 2), ("hong-kong", 1)]
    assert told[0]["habits"]["hands"] == sum(habits_in(*games[place]).habits.counts["hands"] for place in (0, 2))
    twice = await asked(house, [*links, links[0]], lang)
    assert twice.json() == told  # the same game counts once


async def test_a_game_is_looked_at_once(house: House, worked: list[str]) -> None:
    links = [{"id": await brought(house, "tenhou-3p", seed), "seat": 0} for seed in ("once", "again")]
    for lang, count in (("cs", 1), ("cs", 2), ("pl", 2)):
        assert (await asked(house, links[:count], lang)).status_code == 200
    assert worked.count("habits") == 2


@pytest.mark.parametrize("drawn", [True, False])
async def test_the_key_to_a_seat_says_whose_habits_they_are(house: House, drawn: bool) -> None:
    """Also where seats were drawn by lot after the key was given."""
    seated, player = await played(house, draw_seats=drawn)
    async with player:
        await player.play()
        seat = next(one["seat"] for one in reversed(player.heard) if one["type"] == "state")
    own = await asked(house, [{"id": seated["table"], "seat": seated["token"]}])
    assert own.status_code == 200, own.text
    assert own.json() == (await asked(house, [{"id": seated["table"], "seat": seat}])).json()
    wrong = await asked(house, [{"id": seated["table"], "seat": "somebody else"}])
    assert (wrong.status_code, wrong.json()["code"]) == (403, "wrong-token")


async def test_nothing_of_a_running_game_is_counted(house: House) -> None:
    """Neither by the owner's key nor by a seat, and not among games that are over."""
    over = {"id": await brought(house, "tenhou-3p", "one"), "seat": 0}
    seated, player = await played(house)
    async with player:
        await player.answer(await player.question())
        for seat in (seated["token"], 0, 1, 2, 3):
            running = {"id": seated["table"], "seat": seat}
            for games in ([running], [over, running]):
                answer = await asked(house, games, "cs")
                assert answer.status_code == 409
                assert answer.json() == {"code": "game-not-over", "text": "Hra se ještě hraje."}
        await player.play()
    answer = await asked(house, [{"id": seated["table"], "seat": seated["token"]}])
    assert answer.status_code == 200, answer.text


@pytest.mark.parametrize(
    ("games", "status", "code"),
    [
        ([], 400, "bad-field"),
        ([{"id": "nowhere", "seat": 0}], 404, "no-such-replay"),
        ([{"id": "nowhere", "seat": "key"}], 404, "no-such-table"),
        ([{"id": "nowhere"}], 400, "bad-field"),
        ([{"id": "nowhere", "seat": 9}], 400, "bad-field"),
        ([{"id": "nowhere", "seat": "x" * 100}], 400, "too-long"),
        ([{"id": "nowhere", "seat": 0}] * 51, 400, "bad-field"),
    ],
    ids=["none", "no game", "no table", "no seat", "no such number", "no key", "too many"],
)
async def test_what_is_not_there_is_refused(house: House, games: list[Json], status: int, code: str) -> None:
    answer = await asked(house, games, "pl")
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.json()["text"].endswith(".")


async def test_a_seat_that_the_game_has_not_is_refused(house: House) -> None:
    answer = await asked(house, [{"id": await brought(house, "tenhou-3p", "one"), "seat": 3}])
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-seat")
