"""Sitting down, leaving, and a table that breaks: what happens is said, and nobody is stuck."""

from __future__ import annotations

import re
from contextlib import suppress

import pytest
from playwright.async_api import Page, Route, expect

from ruka.rulesets import rule_set
from ruka.server.models import NewTable
from ruka.session import Step
from ruka.testing.walls import build_wall
from tests.browser.conftest import Visitor
from tests.browser.test_lobby import HANDS
from tests.server.players import Player

pytestmark = pytest.mark.browser

ENABLED = "[data-hand][aria-disabled=false], [data-call]"


async def test_f4_f11_a_guest_is_told_when_the_game_begins_and_needs_no_name(visitor: Visitor) -> None:
    seats = ["person", "open", "open", "bot"]
    clock = {"move": 30, "bank": 60}
    seated = await visitor.house.make(name="Player", seats=seats, clock=clock)
    host, guest = await visitor.table(seated), await visitor.page()
    await expect(host.get_by_role("button", name="Start; bots take the free seats")).to_be_visible()
    await guest.goto(f"/table/{seated['table']}")
    begins = guest.locator("#begins")
    await expect(begins).to_have_text(
        "The game begins when every seat is taken, or sooner when the host starts it with bots."
    )
    await expect(guest.get_by_text("Clock: 30 s for each move, and 60 s in reserve")).to_be_visible()
    await visitor.house.sit(seated["table"], "Anna")
    await expect(begins).to_have_text("This is the last free seat: as soon as you sit down, the game begins.")
    await guest.get_by_role("button", name="Sit down").click()
    await expect(host.get_by_text("Player 2")).to_be_visible()
    await expect(begins).to_have_text("Every seat is taken: the game begins as soon as everybody is here.")
    await expect(host.get_by_role("button", name="Start")).to_have_count(0)


async def test_f5_leaving_is_asked_once_and_leads_away(visitor: Visitor) -> None:
    seated = await visitor.house.make()
    page = await visitor.table(seated)
    await page.locator("[data-hand]").first.wait_for()
    await _ask_to_leave(page)
    await page.get_by_role("button", name="Stay").click()
    await expect(page.get_by_role("dialog")).to_have_count(0)
    await expect(page.get_by_role("group", name="Menu")).to_be_hidden()
    await _ask_to_leave(page)
    await page.get_by_role("button", name="Leave", exact=True).click()
    await expect(page).to_have_url(re.compile("/$"))
    await page.get_by_role("link", name="Continue").click()
    await expect(page.get_by_text("A bot plays in your place.")).to_be_visible()


async def test_e16_whoever_waits_for_friends_may_get_up(visitor: Visitor) -> None:
    house = visitor.house
    seated = await house.make(seats=["person", "open", "open", "bot"])
    host, adam = await visitor.table(seated), await visitor.table(await house.sit(seated["table"], "Adam"))
    sitting = host.get_by_role("listitem").filter(has_text="Adam")
    await expect(sitting).to_be_visible()
    await adam.locator("[data-cancel]").click()
    await expect(adam).to_have_url(re.compile("/$"))
    await expect(sitting).to_have_count(0)
    await host.locator("[data-cancel]").click()
    await expect(host).to_have_url(re.compile("/$"))
    closed = await house.http.get(f"/api/v1/tables/{seated['table']}")
    assert closed.json()["code"] == "table-closed"


async def test_e16_what_is_left_to_the_table_is_left_for_one_hand(visitor: Visitor) -> None:
    """Eva draws what she throws, until she wins on her third draw; in the next hand she plays herself again."""
    wall = build_wall(rule_set("tenhou"), hands=HANDS, draws="5z 6z 7z 5z 7z 6z 5z 7z 4m", dora="9s")
    asked = NewTable(rules="tenhou", name="Eva", pace="fast", seats=["person", "bot", "bot", "bot"], draw_seats=False)
    page = await visitor.table((await visitor.house.app.state.hall.make(asked, walls=[wall, wall])).to_json())
    switches = [page.locator(f"[data-toggle={name}]") for name in ("autoWin", "noCalls", "autoDiscard")]
    for switch in switches:
        await switch.click()
    await page.locator('[aria-keyshortcuts="Enter N"]').click()
    await page.locator("[data-hand][aria-disabled=false]").first.wait_for()
    for switch in switches:
        await expect(switch).not_to_be_checked()
    kept = await page.evaluate("JSON.parse(localStorage.getItem('ruka'))")
    assert not any(kept[name] for name in ("autoWin", "noCalls", "autoDiscard"))


async def _ask_to_leave(page: Page) -> None:
    await page.get_by_role("button", name="Menu").click()
    await page.get_by_role("button", name="Leave the table").click()
    await expect(page.get_by_role("dialog", name="Leave the table?")).to_be_visible()


async def test_f8_bots_are_called_in_the_language_that_is_chosen(visitor: Visitor) -> None:
    page = await visitor.table(await visitor.house.make(lang="cs"), lang="cs")
    await expect(page.get_by_role("region", name="Sova")).to_be_attached()
    await page.get_by_role("button", name="Nabídka").click()
    await page.get_by_role("combobox", name="Jazyk").select_option("en")
    for name in ("Blackbird", "Owl", "Otter"):
        await expect(page.get_by_role("region", name=name)).to_be_attached()
    await expect(page.get_by_text("Sova")).to_have_count(0)


async def test_f14_who_is_gone_has_a_sign_and_a_word(visitor: Visitor) -> None:
    seated = await visitor.house.make(seats=["person", "open", "bot", "bot"])
    page = await visitor.table(seated)
    friend = visitor.house.player(await visitor.house.sit(seated["table"], "Božena"))
    async with friend:
        await page.locator("[data-hand]").first.wait_for()
        plate = page.locator(".player").filter(has_text="Božena")
        await expect(plate).not_to_contain_text("offline")
    await expect(plate).to_contain_text("offline")
    await expect(plate.locator(".name svg")).to_be_visible()
    await expect(page.get_by_text("Not connected: Božena")).to_be_visible()


async def test_g13_a_table_that_stopped_comes_back_by_itself(visitor: Visitor) -> None:
    """Its journal fails once: the page says so, offers a way out, and is there again when the table is."""
    seated = await visitor.house.make()
    page = await visitor.table(seated)
    await page.locator(ENABLED).first.wait_for()
    seating = await visitor.house.app.state.hall.find(seated["table"])

    class Broken:
        async def write(self, step: Step) -> None:
            raise OSError("no space left on device")

    seating.game._journal = Broken()
    await page.locator(ENABLED).last.click()
    stopped = page.get_by_text("The table has stopped because of an error.")
    await expect(stopped).to_be_visible()
    await expect(page.get_by_role("button", name="Try again")).to_be_visible()
    await expect(stopped).to_have_count(0)
    await page.locator(ENABLED).last.click()
    await expect(page.locator(".thrown").first).to_be_visible()
    with suppress(OSError):
        seating.task.result()


@pytest.mark.long
async def test_g6_a_share_that_was_replaced_is_told(visitor: Visitor) -> None:
    """The record is served with another share in place of the own: the page of the end says so."""
    seated = await visitor.house.make(options={"length": "tonpuu"})
    page = await visitor.table(seated)

    async def replaced(route: Route) -> None:
        answer = await route.fetch()
        await route.fulfill(response=answer, body=(await answer.text()).replace("a1" * 16, "b2" * 16))

    await page.route("**/record", replaced)
    player = Player(visitor.house.url, seated["table"], seated["token"])
    await page.locator("[data-hand]").first.wait_for()
    async with player:
        await player.play()
    await page.get_by_role("button", name="Final result").click()
    told = f"Your share of the shuffle ({'a1' * 16}) is not in the record"
    await expect(page.get_by_role("alert")).to_contain_text(told)
