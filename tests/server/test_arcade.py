"""The arcade of a server: campaigns, matches at real tables, the shop, and that nothing is lost or counted twice."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from ruka.cli import main
from ruka.engine import replay
from ruka.records import read
from ruka.schema import Changed
from ruka.schema.arcade import OPPONENT_IDS, Operator
from ruka.server.serve import bound
from tests.server.conftest import PASSWORD, House, serving
from tests.server.players import PATIENCE, Json, Player, asked_in, claims_all, throws_drawn
from tests.server.processes import running

Http = httpx.AsyncClient


class Cabinet:
    """Somebody with a campaign."""

    def __init__(self, house: House, http: Http, made: Json) -> None:
        self.house = house
        self.http = http
        self.id = made["campaign"]["id"]
        self.key = made["key"]

    @classmethod
    async def begin(cls, house: House, http: Http | None = None) -> Cabinet:
        answer = await (http or house.http).post("/api/v1/arcade", json={"name": "Eva"})
        assert answer.status_code == 201, answer.text
        return cls(house, http or house.http, answer.json())

    async def call(self, what: str = "", **body: object) -> httpx.Response:
        headers = {"campaign-key": self.key} if self.key else {}
        address = f"/api/v1/arcade/{self.id}"
        if not what:
            return await self.http.get(address, headers=headers)
        return await self.http.post(f"{address}/{what}", json=body, headers=headers)

    async def state(self) -> Json:
        answer = await self.call()
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    async def done(self, what: str, **body: object) -> Json:
        answer = await self.call(what, **body)
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    async def refused(self, what: str, **body: object) -> str:
        answer = await self.call(what, **body)
        assert answer.status_code // 100 == 4, answer.text
        return str(answer.json()["code"])

    def sit(self, seated: Json) -> Player:
        return self.house.player(seated, policy=claims_all, browser=None if self.key else self.http)

    async def play(self, player: Player, until: Callable[[Json], bool] = lambda message: False) -> Json:
        """By the policy, until this or the end."""
        async with asyncio.timeout(PATIENCE):
            while True:
                message = await player.hear()
                if until(message) or message.get("phase") == "over":
                    return message
                await player.react(message)


def is_turn(message: Json) -> bool:
    ask = asked_in(message)
    return ask is not None and any(action["type"] == "discard" for action in ask["actions"])


async def first_turn(cabinet: Cabinet, player: Player) -> None:
    """The player's first turn of a hand: before any discard or claim of theirs."""
    player.policy = throws_drawn
    await cabinet.play(player, until=is_turn)
    player.policy = claims_all


def item(campaign: Json, id: str) -> Json:
    found: Json = next(one for one in campaign["items"] if one["id"] == id)
    return found


async def test_a_match_is_played_at_a_table_and_counted_once(house: House) -> None:
    cabinet = await Cabinet.begin(house)
    before = await cabinet.state()
    assert (before["phase"], before["step"], len(before["opponents"])) == ("ready", 0, 8)
    seated = await cabinet.done("match")
    assert await cabinet.done("match") == seated  # on another device
    async with cabinet.sit(seated) as eva:
        last = await cabinet.play(eva)
    assert last["phase"] == "over"
    after = await cabinet.state()
    assert after["phase"] in ("ready", "lost")
    assert after == await cabinet.state()
    assert (after["phase"] == "ready") == (after["step"] == 1) == (after["score"] > 0)


async def test_the_shop_between_hands_and_an_item_in_the_record(house: House) -> None:
    cabinet = await Cabinet.begin(house)
    assert await cabinet.refused("buy", item="peek") == "arcade-no-match"
    async with cabinet.sit(await cabinet.done("match")) as eva:
        await first_turn(cabinet, eva)
        campaign = await cabinet.state()
        assert campaign["shop"]
        assert item(campaign, "peek")["affordable"]
        after = await cabinet.done("buy", item="peek")
        assert after["mine"] == campaign["mine"] - item(campaign, "peek")["price"]
        assert item(after, "peek")["owned"]
        assert item(after, "peek")["usable"]
        assert await cabinet.refused("buy", item="peek") == "item-owned"
        assert await cabinet.refused("use", item="shield") == "item-not-owned"
        used = await cabinet.done("use", item="peek")
        assert used["peeked"]
        assert not item(used, "peek")["owned"]
        await cabinet.play(eva)
    record = read((await house.http.get(f"/api/v1/tables/{(await cabinet.state())['table']}/record")).content)
    assert [event.act for event in record.events if isinstance(event, Changed)][:2] == ["buy", "use"]
    assert [*replay(record).record.events] == [*record.events]


async def test_an_exchange_changes_the_question(house: House) -> None:
    cabinet = await Cabinet.begin(house)
    async with cabinet.sit(await cabinet.done("match")) as eva:
        await first_turn(cabinet, eva)
        await cabinet.done("buy", item="exchange")
        await cabinet.done("use", item="exchange")
        asked = await cabinet.play(eva, until=lambda message: is_turn(message) and changed(eva, "use"))
        got = next(event for event in eva.events if event["type"] == "changed" and event["act"] == "use")
        assert got["got"]
        assert "?" not in got["got"]
        assert "swaps" not in got
        await eva.react(asked)
        await cabinet.play(eva)


BOUGHT = (
    ("exchange", "more_dora", "peek", "lucky_draw", "shield", "double"),
    ("new_deal", "sure_reach"),
)


@pytest.mark.parametrize("items", BOUGHT)
async def test_the_record_of_a_match_with_items_and_a_bet_is_vouched_for_and_no_other(
    house: House, tmp_path: Path, items: Sequence[str]
) -> None:
    cabinet = await Cabinet.begin(house)
    seated = await cabinet.done("match")
    async with cabinet.sit(seated) as eva:
        await first_turn(cabinet, eva)
        await cabinet.done("bet", points=100)
        for id in items:
            await cabinet.done("buy", item=id)
            await cabinet.done("use", item=id)
        await cabinet.play(eva)
    file = tmp_path / "match.ruka"
    file.write_bytes((await house.http.get(f"/api/v1/tables/{seated['table']}/record")).content)
    lines = file.read_text().splitlines()
    record = read(file.read_bytes())
    assert [*record.lines()] == lines
    assert [*replay(record).record.lines()][1 : len(record.events) + 1] == lines[1:-1]  # to the byte
    assert {"bet", *items} <= {event.item for event in record.events if isinstance(event, Changed)}
    assert main(["verify", str(file), "--commitment", seated["commitment"]]) == 0
    assert main(["replay", str(file)]) == 0
    for place, event in enumerate(record.events, 1):
        if isinstance(event, Changed):
            file.write_text("".join(f"{line}\n" for line in (*lines[:place], *lines[place + 1 :])))
            assert main(["verify", str(file)]) == 1
            other = lines[place].replace(f'"{event.item}"', '"gift"')
            file.write_text("".join(f"{line}\n" for line in (*lines[:place], other, *lines[place + 1 :])))
            assert main(["verify", str(file)]) == 1


def changed(player: Player, act: str) -> bool:
    return any(event["type"] == "changed" and event["act"] == act for event in player.events)


async def test_a_side_bet(house: House) -> None:
    cabinet = await Cabinet.begin(house)
    async with cabinet.sit(await cabinet.done("match")) as eva:
        await first_turn(cabinet, eva)
        before = await cabinet.state()
        assert await cabinet.refused("bet", points=before["most_bet"] + 100) in ("bet-too-high", "too-few-points")
        after = await cabinet.done("bet", points=100)
        assert (after["bet"], after["mine"], after["most_bet"]) == (100, before["mine"] - 100, 0)
        assert await cabinet.refused("bet", points=100) == "no-bets-now"


async def test_a_campaign_with_a_change_goes_on_after_a_crash(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        cabinet = await Cabinet.begin(house)
        seated = await cabinet.done("match")
        async with cabinet.sit(seated) as eva:
            await first_turn(cabinet, eva)
            before = await cabinet.done("buy", item="shield")
    async with serving(tmp_path) as house:
        cabinet.house, cabinet.http = house, house.http
        after = await cabinet.state()
        assert (after["mine"], item(after, "shield")["owned"]) == (before["mine"], True)
        async with cabinet.sit(await cabinet.done("match")) as eva:
            await cabinet.play(eva)
        ended = await cabinet.state()
        assert ended["phase"] in ("ready", "lost")
    async with serving(tmp_path) as house:
        cabinet.house, cabinet.http = house, house.http
        again = await cabinet.state()
        assert (again["phase"], again["score"], again["step"]) == (ended["phase"], ended["score"], ended["step"])


async def buys_between_hands(cabinet: Cabinet, player: Player) -> None:
    campaign = await cabinet.done("buy", item="exchange")
    assert item(campaign, "exchange")["owned"]
    assert not item(campaign, "exchange")["usable"]
    assert await cabinet.refused("use", item="exchange") == "item-not-now"
    assert not any(event["type"] == "changed" for event in player.events)  # the next hand is not shown


async def test_what_was_bought_while_a_result_is_read_is_there_after_a_crash(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        for _ in range(20):  # the first hand may be the last
            cabinet = await Cabinet.begin(house)
            async with cabinet.sit(await cabinet.done("match")) as eva:
                message = await cabinet.play(eva, until=lambda message: message.get("phase") == "result")
                if message["phase"] == "result" and item(await cabinet.state(), "exchange")["affordable"]:
                    await buys_between_hands(cabinet, eva)
                    break
        assert message["phase"] == "result"
    async with serving(tmp_path) as house:
        cabinet.house, cabinet.http = house, house.http
        async with cabinet.sit(await cabinet.done("match")) as eva:
            state = await eva.until("state")
            assert state["phase"] == "result"
            assert item(await cabinet.state(), "exchange")["owned"]
            await eva.react(state)
            await cabinet.play(eva)
            assert changed(eva, "buy")


async def test_a_lost_match_is_continued_and_scores_are_listed(house: House) -> None:
    cabinet = await Cabinet.begin(house)
    for _ in range(12):
        state = await cabinet.state()
        if state["phase"] == "lost":
            break
        async with cabinet.sit(await cabinet.done("match")) as eva:
            await cabinet.play(eva)
    assert state["phase"] == "lost"
    scores = (await house.http.get("/api/v1/arcade/scores")).json()
    assert [one["score"] for one in scores] == ([state["score"]] if state["score"] else [])
    assert (await cabinet.done("continue"))["continues"] == 1
    assert await cabinet.refused("continue") == "arcade-not-lost"


async def test_whose_a_campaign_is(house: House) -> None:
    cabinet = await Cabinet.begin(house)
    address = f"/api/v1/arcade/{cabinet.id}"
    assert (await house.http.get(address)).json()["code"] == "wrong-campaign-key"
    assert (await house.http.get(address, headers={"campaign-key": "x"})).status_code == 403
    assert (await house.http.get("/api/v1/arcade/nothing")).status_code == 404
    async with house.person("Adam") as browser:
        own = await Cabinet.begin(house, browser)
        assert own.key == ""
        assert (await browser.get("/api/v1/arcade/mine")).json()["id"] == own.id
        assert (await browser.get(address)).status_code == 403
        async with own.sit(await own.done("match")) as adam:
            await first_turn(own, adam)
        assert (await own.state())["phase"] == "match"


async def test_a_person_goes_on_with_the_match_on_another_device(house: House) -> None:
    async with house.person("Adam") as desk, house.browser() as phone:
        at_desk = await Cabinet.begin(house, desk)
        async with at_desk.sit(await at_desk.done("match")) as adam:
            await first_turn(at_desk, adam)
            before = await at_desk.done("buy", item="shield")
        assert (await phone.get(f"/api/v1/arcade/{at_desk.id}")).status_code == 403
        signed_in = await phone.post("/api/v1/visits", json={"name": "Adam", "password": PASSWORD})
        assert signed_in.status_code // 100 == 2, signed_in.text
        mine = (await phone.get("/api/v1/arcade/mine")).json()
        assert (mine["id"], mine["mine"]) == (at_desk.id, before["mine"])
        on_phone = Cabinet(house, phone, {"campaign": mine, "key": ""})
        async with on_phone.sit(await on_phone.done("match")) as adam:
            used = await on_phone.done("use", item="shield")
            assert item(used, "shield")["active"]
            await on_phone.play(adam)
        ended = await on_phone.state()
        assert ended["phase"] in ("ready", "lost")
        assert await at_desk.state() == ended


@pytest.mark.long
async def test_a_campaign_goes_on_after_the_server_was_killed_twice_in_a_match(tmp_path: Path) -> None:
    with bound("127.0.0.1", 0) as free:
        port = free.getsockname()[1]
    url = f"http://127.0.0.1:{port}"
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
        house = House(url, FastAPI(), http)
        async with running(tmp_path, port) as process:
            cabinet = await Cabinet.begin(house)
            seated = await cabinet.done("match")
            async with cabinet.sit(seated) as eva:
                await first_turn(cabinet, eva)
                await cabinet.done("bet", points=100)
                before = await cabinet.done("buy", item="shield")
                process.kill()
                await process.wait()
        async with running(tmp_path, port) as process:
            assert await cabinet.state() == before
            assert await cabinet.done("match") == seated
            async with cabinet.sit(seated) as eva:
                ask = await eva.question()
                used = await cabinet.done("use", item="shield")
                assert (used["bet"], item(used, "shield")["active"]) == (100, True)
                process.kill()
                await process.wait()
        async with running(tmp_path, port) as process:
            assert await cabinet.state() == used
            async with cabinet.sit(seated) as eva:
                assert (await eva.question())["question"] >= ask["question"]
                process.kill()
                await process.wait()
        async with running(tmp_path, port) as process:
            async with cabinet.sit(seated) as eva:
                await cabinet.play(eva)
            ended = await cabinet.state()
            assert ended["phase"] in ("ready", "lost")
            process.kill()
            await process.wait()
        async with running(tmp_path, port):
            assert await cabinet.state() == ended
            assert [one["score"] for one in (await http.get("/api/v1/arcade/scores")).json()] == (
                [ended["score"]] if ended["score"] else []
            )


async def test_only_keepers_turn_the_switches(tmp_path: Path) -> None:
    async with serving(tmp_path, keepers=()) as house:
        assert (await house.http.get("/api/v1/arcade/operator")).json()["hands_to_win"] == 3
        new = {"operator": {"hands_to_win": 4, "free_play": False, "continues": 0, "options": {"multiplier": "A"}}}
        assert (await house.http.put("/api/v1/arcade/operator", json=new)).status_code == 401
        async with house.person("Eva") as browser:
            assert (await browser.put("/api/v1/arcade/operator", json=new)).status_code == 403
            await house.app.state.keeping.appoint(["Eva"])
            answer = await browser.put("/api/v1/arcade/operator", json=new)
            assert answer.status_code == 200, answer.text
            wrong = {"operator": {"options": {"multiplier": "Z"}}}
            assert (await browser.put("/api/v1/arcade/operator", json=wrong)).json()["code"] == "bad-option-value"
        campaign = await (await Cabinet.begin(house)).state()
        assert (campaign["hands_to_win"], campaign["continues_left"]) == (4, 0)


async def test_every_switch_is_followed_by_the_next_campaign(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        switches = Operator(
            options={"multiplier": "A", "turns_per_player": 12},
            hands_to_win=5,
            continues=2,
            free_play=False,
            side_bets=False,
            shop=False,
        )
        before = await Cabinet.begin(house)
        await house.app.state.arcade.switch(switches)
        cabinet = await Cabinet.begin(house)
        async with cabinet.sit(await cabinet.done("match")) as eva:
            await first_turn(cabinet, eva)
            state = await cabinet.state()
            assert (state["hands_to_win"], state["continues_left"]) == (5, 2)
            assert (state["shop"], state["most_bet"]) == (False, 0)
            assert await cabinet.refused("buy", item="peek") == "shop-closed"
            assert await cabinet.refused("bet", points=100) == "no-bets-now"
            rules = (await house.app.state.hall.find(state["table"])).game.table.rules
            assert (rules.chosen["multiplier"], rules.chosen["turns_per_player"]) == ("A", 12)
            assert rules.chosen["hands_to_win"] == 5
        assert (await before.state())["hands_to_win"] == 3  # it goes on as it began


async def test_the_game_that_a_stand_shows(house: House) -> None:
    answer = await house.http.get("/api/v1/arcade/demo")
    shown = answer.json()
    assert (answer.status_code, shown["rules"]) == (200, "video")
    assert {*shown["players"]} < {*OPPONENT_IDS}
    assert shown["events"][-1]["type"] == "over"
