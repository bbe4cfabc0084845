"""How people stand: ratings that change once, results and statistics of their games, profiles, leaderboards."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import AsyncExitStack
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import insert, update

from ruka.server import standing as standings
from ruka.server.hall import journal
from ruka.server.ratings import PROVISIONAL
from ruka.server.stores import KeptPerson, schema
from tests.server.conftest import House, serving
from tests.server.players import PATIENCE, Json, claims_all, throws_drawn

OPTIONS = {"length": "tonpuu", "start_points": 1000}  # over as soon as somebody pays
SHORT: Json = {"rules": "tenhou", "options": OPTIONS, "seats": ["person", "open", "bot", "bot"]}
SHORT |= {"rated": True, "clock": {"move": 600, "bank": 0}, "delay": 0}


async def person_id(browser: httpx.AsyncClient) -> str:
    found: str = (await browser.get("/api/v1/me")).json()["id"]
    return found


async def played(house: House, eva: httpx.AsyncClient, adam: httpx.AsyncClient | None, **asked: Any) -> list[Json]:
    """A game of two to its end; the answer is what each was told last."""
    made = await eva.post("/api/v1/tables", json=SHORT | {"pace": "fast", "name": "Eva", "draw_seats": True} | asked)
    assert made.status_code == 201, made.text
    table = made.json()["table"]
    taken = await (adam or house.http).post(f"/api/v1/tables/{table}/seats", json={"name": "Adam"})
    assert taken.status_code == 201, taken.text
    async with AsyncExitStack() as stack:
        players = [
            await stack.enter_async_context(house.player(seated, policy, browser=browser))
            for seated, policy, browser in (
                (made.json(), claims_all, eva),
                (taken.json(), throws_drawn, adam),
            )
        ]
        await asyncio.gather(*(player.play() for player in players))
        states = []
        for player in players:
            await player.hello()
            states.append(await player.until("state") | {"heard": player.heard})
    return states


async def counted(house: House) -> None:
    """Everything that is over has been looked at."""
    async with asyncio.timeout(PATIENCE):
        while house.app.state.standing._counting or await house.app.state.stores.results.uncounted():
            await asyncio.sleep(0.01)


async def profile(browser: httpx.AsyncClient, id: str, lang: str = "en") -> Json:
    answer = await browser.get(f"/api/v1/people/{id}", params={"lang": lang})
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


async def test_a_rated_game_changes_ratings_once_and_tells_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as house, house.person("Eva") as eva, house.person("Adam") as adam:
        state, other = await played(house, eva, adam)
        own, theirs = (next(one for one in state["rated"] if one["seat"] == told["seat"]) for told in (state, other))
        assert (own["before"], theirs["before"]) == (1500, 1500)
        assert own["after"] != 1500 != theirs["after"]
        assert own["provisional"]
        [told] = [one for one in state["heard"] if one["type"] == "rated"]
        assert told["changes"] == state["rated"] == other["rated"]
        points = state["last"][-1]["points"]
        ahead = points[state["seat"]] > points[other["seat"]]
        assert (own["after"] > theirs["after"]) == ahead
        await counted(house)
        found = await profile(eva, await person_id(eva))
        [rating] = found["ratings"]
        assert (rating["family"], rating["rating"], rating["games"]) == ("riichi", own["after"], 1)
        assert [point["rating"] for point in rating["history"]] == [own["after"]]
    async with serving(tmp_path) as house:  # it is told again, and nothing is done again
        assert (await profile(house.http, found["id"]))["ratings"] == found["ratings"]
        answer = await house.http.get(f"/api/v1/tables/{state['setup']['id']}")
        assert answer.json()["phase"] == "over"
        async with house.player({"table": state["setup"]["id"], "token": None}) as watcher:
            assert (await watcher.until("state"))["rated"] == state["rated"]


@pytest.mark.parametrize("moment", ["before", "after"])
async def test_ratings_change_with_the_last_step_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, moment: str
) -> None:
    """Gone in the middle of the commit: what was not kept is done again. Gone just after it: nothing is."""
    failed: list[str] = []
    add = journal.Steps._add

    def broken(steps: journal.Steps, step: Any, connection: Any) -> Any:
        if step.outcome and not failed:
            failed.append(steps.ended.table)
            if moment == "before":
                add(steps, step, connection)
            raise OSError("power cut")
        return add(steps, step, connection)

    if moment == "after":
        write = journal.Steps.write

        async def lost(steps: journal.Steps, step: Any) -> Any:
            answer = await write(steps, step)
            if step.outcome and not failed:
                failed.append(steps.ended.table)
                raise OSError("power cut")
            return answer

        monkeypatch.setattr(journal.Steps, "write", lost)
    else:
        monkeypatch.setattr(journal.Steps, "_add", broken)
    async with serving(tmp_path) as house, house.person("Eva") as eva, house.person("Adam") as adam:
        ids = [await person_id(browser) for browser in (eva, adam)]
        made = await eva.post("/api/v1/tables", json=SHORT | {"pace": "fast", "name": "Eva"})
        table = made.json()["table"]
        taken = await adam.post(f"/api/v1/tables/{table}/seats", json={"name": "Adam"})
        seats = ((made.json(), eva), (taken.json(), adam))
        while not failed:
            await _play_on(house, seats, lambda: bool(failed))
        before = [(await profile(eva, id))["ratings"] for id in ids]
        assert [len(ratings) for ratings in before] == [moment == "after"] * 2
        await _play_on(house, seats, lambda: False)
        assert [(await profile(eva, id))["ratings"][0]["games"] for id in ids] == [1, 1]
        if moment == "after":
            assert [(await profile(eva, id))["ratings"] for id in ids] == before


async def _play_on(house: House, seats: Any, gone: Callable[[], bool]) -> None:
    """Until the game is over, or the table broke."""

    async def play(seated: Json, browser: httpx.AsyncClient) -> None:
        async with house.player(seated, claims_all, browser=browser) as player:
            while not gone():
                message = await player.hear()
                if message.get("phase") == "over" or message.get("code") == "table-stopped":
                    return
                await player.react(message)

    await asyncio.gather(*(play(*seat) for seat in seats))


async def test_a_game_is_rated_only_where_it_was_made_so(house: House) -> None:
    async with house.person("Eva") as eva, house.person("Adam") as adam:
        state, _ = await played(house, eva, adam, rated=False)
        assert state["rated"] == []
        assert not [one for one in state["heard"] if one["type"] == "rated"]
        await counted(house)
        found = await profile(eva, await person_id(eva))
        assert (found["ratings"], found["games"]) == ([], 1)


async def test_a_game_that_does_not_end_counts_for_nobody(tmp_path: Path) -> None:
    """Given up after a month, or damaged: no result, no rating."""
    async with serving(tmp_path) as house, house.person("Eva") as eva, house.person("Adam") as adam:
        made = await eva.post("/api/v1/tables", json=SHORT | {"pace": "fast", "name": "Eva"})
        table = made.json()["table"]
        taken = await adam.post(f"/api/v1/tables/{table}/seats", json={"name": "Adam"})
        async with house.player(made.json(), browser=eva) as one, house.player(taken.json(), browser=adam) as two:
            await asyncio.gather(one.question(), two.until("state"))
        stores = house.app.state.stores
        await stores.keep(stores.tables.change(table, seen=datetime(2020, 1, 1, tzinfo=UTC)))
        await stores.keep(stores.tables.retire(timedelta(days=30)))
        assert await stores.results.uncounted() == []
        found = await profile(eva, await person_id(eva))
        assert (found["games"], found["void"], found["ratings"], found["statistics"]) == (0, 1, [], [])
        assert await history(eva) == [(table, "waited", "Adam")]


async def test_a_void_game_is_in_the_history_and_says_so(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between those that count, on the page where it belongs; a table that was left before the deal is not."""
    monkeypatch.setattr(standings, "PAGE", 2)
    async with house.person("Eva") as eva, house.person("Adam") as adam:
        first, _ = await played(house, eva, adam)
        tables = [
            (await eva.post("/api/v1/tables", json=SHORT | {"listed": True, "name": "Eva"})).json() for _ in range(2)
        ]
        assert (await eva.delete(f"/api/v1/tables/{tables[1]['table']}/seats")).status_code == 204
        taken = (await adam.post(f"/api/v1/tables/{tables[0]['table']}/seats", json={"name": "Adam"})).json()
        async with house.player(tables[0], browser=eva) as one, house.player(taken, browser=adam) as two:
            await asyncio.gather(one.until("events"), two.until("events"))
            for player, other in ((one, two), (two, one)):
                await player.say({"type": "leave"})
                assert (await other.until("notice"))["code"] == "person-left"
            await two.until("notice")
            await house.app.state.hall.give_up_deserted(1e-6)
            assert (await one.until("refused"))["code"] == "game-void"
        last, _ = await played(house, eva, adam)
        await counted(house)
        expected = [
            (last["setup"]["id"], "", "Adam"),
            (tables[0]["table"], "left", "Adam"),
            (first["setup"]["id"], "", "Adam"),
        ]
        assert [await history(eva, 1), await history(eva, 2)] == [expected[:2], expected[2:]]
        found = await profile(eva, await person_id(eva))
        assert (found["games"], found["void"], found["ratings"][0]["games"]) == (2, 1, 2)
        await eva.put("/api/v1/me/privacy", json={"private": True})
        assert (await profile(adam, found["id"]))["void"] == 0


async def history(browser: httpx.AsyncClient, page: int = 1) -> list[tuple[str, str, str]]:
    """Games of whoever asks: where, why it is void, and who sat beside them."""
    answer = await browser.get(f"/api/v1/people/{await person_id(browser)}/games?page={page}&lang=en")
    return [(one["table"], one["void"], one["others"][0]) for one in answer.json()["games"]]


async def test_statistics_hidden_games_and_games_of_a_guest(house: House) -> None:
    async with house.person("Eva") as eva, house.person("Adam") as adam:
        state, _ = await played(house, eva, adam)
        await counted(house)
        await check_statistics(house, eva, state)
        await check_privacy(house, eva, adam)


async def check_statistics(house: House, eva: httpx.AsyncClient, state: Json) -> None:
    """Those of a profile are those that the replay tells."""
    found = await profile(eva, await person_id(eva), "cs")
    replay = (await house.http.get(f"/api/v1/replays/{state['setup']['id']}")).json()
    wins = [one for one in replay["events"] if one["type"] == "win" and one["seat"] == state["seat"]]
    [section] = found["statistics"]
    assert (section["rules"], section["games"], section["wins"]) == ("tenhou", 1, len(wins))
    assert section["hands"] == sum(one["type"] == "hand" for one in replay["events"])
    assert {one["id"]: one["wins"] for one in section["patterns"]} == {
        pattern: sum(pattern in one["patterns"] for one in wins) for win in wins for pattern in win["patterns"]
    }
    assert sum(section["ranks"]) == 1
    if section["best"]:
        assert replay["events"][section["best"]["at"] - 1]["type"] == "win"
    [game] = (await eva.get(f"/api/v1/people/{found['id']}/games?lang=cs")).json()["games"]
    assert (game["table"], game["seat"], game["others"]) == (
        state["setup"]["id"],
        state["seat"],
        ["Adam", *game["others"][1:]],
    )
    assert (game["after"] or 0) - (game["before"] or 0) != 0


async def test_games_of_a_guest_are_counted_once_they_turn_out_to_be_somebody(house: House) -> None:
    async with house.person("Eva") as eva, house.person("Adam") as adam:
        state, _ = await played(house, eva, None, rated=False)
        await counted(house)
        stores, id = house.app.state.stores, await person_id(adam)
        await stores.keep(lambda connection: connection.execute(update(schema.guests).values(person=id)))
        found = await profile(adam, id)
        assert found["counting"]
        await counted(house)
        found = await profile(adam, id)
        assert (found["counting"], found["games"], found["ratings"]) == (False, 1, [])
        assert found["statistics"][0]["hands"] == (await profile(eva, await person_id(eva)))["statistics"][0]["hands"]
        await counted(house)
        assert len(await stores.results.of(id, 10)) == 1  # and once only
        assert state["rated"] == []


async def check_privacy(house: House, eva: httpx.AsyncClient, adam: httpx.AsyncClient) -> None:
    """Whoever hides games is seen with ratings alone."""
    id = await person_id(eva)
    assert (await adam.put("/api/v1/me/privacy", json={"private": True})).status_code == 204
    assert (await house.http.put("/api/v1/me/privacy", json={"private": True})).status_code == 401
    assert (await profile(adam, id))["games"] == 1
    assert (await eva.put("/api/v1/me/privacy", json={"private": True})).status_code == 204
    theirs, own = await profile(adam, id), await profile(eva, id)
    assert (theirs["games"], theirs["statistics"], theirs["ratings"][0]["history"]) == (0, [], [])
    assert theirs["ratings"][0]["rating"] == own["ratings"][0]["rating"]
    assert (own["own"], own["private"], own["games"]) == (True, True, 1)
    answer = await adam.get(f"/api/v1/people/{id}/games")
    assert (answer.status_code, answer.json()["code"]) == (403, "games-hidden")
    assert len((await eva.get(f"/api/v1/people/{id}/games")).json()["games"]) == 1


async def test_leaderboards_need_games_and_none_long_ago(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(standings, "LEADERS", 2)
    stores, now = house.app.state.stores, datetime.now(UTC)
    people = {  # games, days ago, mean
        "few": (PROVISIONAL - 1, 0, 40.0),
        "gone": (PROVISIONAL, 91, 39.0),
        "banned": (PROVISIONAL, 0, 38.0),
        "first": (PROVISIONAL, 89, 30.0),
        "second": (99, 0, 28.0),
        "third": (PROVISIONAL, 1, 27.0),
    }
    for id, (games, days, mean) in people.items():
        await stores.keep(stores.people.add(KeptPerson(id, id)))
        row = {"person": id, "family": "riichi", "mean": mean, "deviation": 2.0, "games": games}
        row["last"] = now - timedelta(days=days)
        await stores.keep(lambda connection, row=row: connection.execute(insert(schema.ratings), row))
    await stores.keep(stores.people.change("banned", banned=now + timedelta(days=1)))
    answer = (await house.http.get("/api/v1/leaders/riichi")).json()
    assert [(one["place"], one["id"], one["rating"]) for one in answer["leaders"]] == [
        (1, "first", 1800),
        (2, "second", 1680),
    ]
    assert (answer["people"], answer["pages"], answer["minimum"]) == (3, 2, PROVISIONAL)
    second = (await house.http.get("/api/v1/leaders/riichi?page=2")).json()
    assert [(one["place"], one["id"]) for one in second["leaders"]] == [(3, "third")]
    assert (await house.http.get("/api/v1/leaders/mcr")).json()["leaders"] == []
    wrong = await house.http.get("/api/v1/leaders/poker")
    assert (wrong.status_code, wrong.json()["code"]) == (404, "unknown-family")


async def test_a_leaderboard_is_looked_up_now_and_then(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    looked = []
    find = type(house.app.state.stores.results).leaders

    async def counting(*asked: Any) -> Any:
        looked.append(asked)
        return await find(*asked)

    monkeypatch.setattr(type(house.app.state.stores.results), "leaders", counting)
    for _ in range(3):
        await house.http.get("/api/v1/leaders/riichi")
    assert len(looked) == 1


async def test_a_profile_that_is_not_there(house: House) -> None:
    for id in ("nobody", "../etc", "x" * 60):
        answer = await house.http.get(f"/api/v1/people/{id}")
        assert answer.status_code == 404


async def test_what_was_said_is_kept_for_some_days(house: House) -> None:
    seated = await house.make(seats=["person", "open", "bot", "bot"])
    stores = house.app.state.stores
    async with house.player(seated) as eva, house.player(await house.sit(seated["table"], "Adam")) as adam:
        await adam.hello(lang="cs")
        await adam.until("state")
        await eva.say(json.dumps({"type": "chat", "phrase": "hello"}))
        assert (await adam.until("chat"))["text"] == "Ahoj!"
        await eva.say(json.dumps({"type": "chat", "text": "psst"}))
        refused = await eva.until("refused")
        assert refused["code"] == "chat-friends-only"
    async with asyncio.timeout(PATIENCE):
        while not (lines := await stores.keep(stores.talks.last(seated["table"], 10))):
            await asyncio.sleep(0.01)
    assert [(line.name, line.phrase, line.text) for line in lines] == [("Eva", "hello", "")]
    await stores.keep(stores.talks.clear(timedelta(days=7)))
    assert await stores.keep(stores.talks.last(seated["table"], 10))
    await stores.keep(stores.talks.clear(timedelta(0)))
    assert not await stores.keep(stores.talks.last(seated["table"], 10))
    record = await house.http.get(f"/api/v1/tables/{seated['table']}/record")
    assert "hello" not in record.text


async def test_friends_write_and_whoever_is_reported_is_read_about(house: House) -> None:
    async with house.person("Eva") as eva, house.person("Adam") as adam:
        made = (await eva.post("/api/v1/tables", json=SHORT | {"name": "Eva", "draw_seats": False})).json()
        taken = (await adam.post(f"/api/v1/tables/{made['table']}/seats", json={"name": "Adam"})).json()
        stores = house.app.state.stores
        async with house.player(made, browser=eva) as one, house.player(taken, browser=adam) as two:
            await one.say({"type": "chat", "text": "psst"})
            assert (await one.until("refused"))["code"] == "chat-friends-only"
            for browser, other in ((eva, adam), (adam, eva)):
                asked = {"person": await person_id(other)}
                assert (await browser.post("/api/v1/friends", json=asked)).status_code == 201
            await one.say({"type": "chat", "text": "  Dobrý\u200bden,\n Adame "})
            line = await two.until("chat")
            assert (line["seat"], line["phrase"], line["text"]) == (0, "", "Dobrýden, Adame")
            for _ in range(2):
                await two.say({"type": "report", "seat": 0, "reason": "name"})
            await two.say({"type": "report", "seat": 2})
            assert (await two.until("refused"))["code"] == "no-report"
        async with asyncio.timeout(PATIENCE):
            while not (reports := await stores.keeping.reports()):
                await asyncio.sleep(0.01)
        [report] = reports
        assert (report.name, report.by, report.table, report.reason) == ("Eva", "Adam", made["table"], "name")
        assert report.text == "Eva: Dobrýden, Adame"
