"""The arcade in the browser, by keys alone: a coin, the ladder, the shop, a match to its end, a continue; a stand."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from ruka.schema.arcade import OPPONENT_IDS
from tests.browser.axe import no_findings
from tests.browser.cabinet import begin, coin, own_turn, play, press, throws_drawn
from tests.browser.conftest import DESKTOP, LANDSCAPE, PHONE, Visitor
from tests.browser.waiting import fits_the_screen

pytestmark = pytest.mark.browser

VERDICT = re.compile("is beaten|has won the match")


async def test_a_coin_leads_to_the_ladder_and_an_item_is_bought_and_used(visitor: Visitor) -> None:
    page = await visitor.page(fresh=True)
    await coin(page)
    await no_findings(page)
    await begin(page)
    await own_turn(page)
    await press(page, "[data-shop]")
    await press(page, "[data-buy=peek]")
    await press(page, "[data-use=peek]")
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("group", name="What you peeked at").locator("[data-tile]").first).to_be_visible()
    await page.reload()  # the match goes on where it was
    await expect(page.get_by_role("group", name="What you peeked at").locator("[data-tile]").first).to_be_visible()
    for size in (PHONE, LANDSCAPE, DESKTOP):
        await page.set_viewport_size(size)
        await fits_the_screen(page)


async def test_the_help_explains_the_words_of_the_cabinet(visitor: Visitor) -> None:
    page = await visitor.page()
    await page.goto("/arcade/help")
    table = page.get_by_role("table")
    await expect(table.get_by_role("row")).to_have_count(8)
    await expect(table).to_contain_text("Tsumo: you win with the tile you drew")
    await no_findings(page)


async def test_the_key_of_the_side_bet_works_at_the_table_and_dice_are_thrown_once(visitor: Visitor) -> None:
    page = await visitor.page(fresh=True)
    await coin(page)
    await begin(page)
    await own_turn(page)
    await page.keyboard.press("2")
    placed = page.get_by_role("group", name="Table").get_by_text("100 on your win")
    await expect(placed).to_be_visible()
    await expect(page.get_by_text("you: a bet of 100 on winning.").first).to_be_attached()
    await page.reload()
    await expect(placed).to_be_visible()
    await expect(page.locator("[data-hand][aria-disabled=false]").first).to_be_visible()
    await expect(page.locator("[data-dice]")).to_have_count(0)


async def test_a_stand_plays_by_itself_until_a_key_and_keeps_the_game_of_whoever_leaves(visitor: Visitor) -> None:
    page = await visitor.page(reduced_motion="no-preference")
    await page.clock.install()
    await page.goto("/arcade")
    await expect(page.locator("[data-coin]")).to_be_visible()
    await page.clock.fast_forward("00:10")
    await expect(page.locator("[data-demo] [data-tile]").first).to_be_attached()
    await page.keyboard.press("x")
    await expect(page.locator("[data-demo]")).to_have_count(0)
    await press(page, "[data-coin]")
    await expect(page.get_by_role("heading", name="Hana")).to_be_visible()
    await page.clock.fast_forward("01:05")
    await press(page, "[data-resume]")
    await expect(page.get_by_role("heading", name="Hana")).to_be_visible()


async def test_a_keeper_turns_a_switch_and_the_next_game_follows_it(visitor: Visitor) -> None:
    house = visitor.house
    page = await visitor.page(fresh=True)
    await page.goto("/arcade/operator")
    await expect(page.get_by_text("Only those who keep this server can change them.")).to_be_visible()
    await expect(page.get_by_role("button", name="Keep", exact=True)).to_be_disabled()
    async with house.person("Operator") as browser:
        known = (await browser.get("/api/v1/me")).json()
        await house.app.state.stores.keep(house.app.state.stores.people.change(known["id"], role="keeper"))
        cookie = {"name": "ruka-visit", "value": browser.cookies["ruka-visit"], "url": house.url}
        await page.context.add_cookies([cookie])  # type: ignore[list-item]
        await page.evaluate("localStorage.setItem('ruka-signed-in', '1')")
        await page.reload()
        for hands in (4, 3):
            await page.get_by_label("Hands that win a match").select_option(str(hands))
            await page.get_by_role("button", name="Keep", exact=True).click()
            await expect(page.get_by_text("Kept.")).to_be_visible()
            begun = await house.http.post("/api/v1/arcade", json={"name": "Eva"})
            assert begun.json()["campaign"]["hands_to_win"] == hands
            await page.reload()
            await expect(page.get_by_label("Hands that win a match")).to_have_value(str(hands))
    await no_findings(page)


@pytest.mark.long
async def test_a_match_is_played_to_its_end_and_lost_and_continued(visitor: Visitor) -> None:
    page = await visitor.page(fresh=True)
    await coin(page)
    for _ in range(len(OPPONENT_IDS)):  # a coin buys as many matches as it takes to lose one
        await begin(page)
        await play(page, throws_drawn)
        await expect(page.get_by_role("heading", name=VERDICT)).to_be_visible()
        await page.keyboard.press("Enter")
        await expect(page.locator("[data-continue], [data-play]")).to_be_visible()
        if await page.locator("[data-continue]").count():
            break
    await press(page, "[data-continue]")
    await expect(page.locator("[data-play]")).to_be_visible()
