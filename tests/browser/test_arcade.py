"""The arcade in the browser, by keys alone: a coin, the ladder, the shop, a match to its end, a continue."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from ruka.schema.arcade import OPPONENT_IDS
from tests.browser.axe import no_findings
from tests.browser.cabinet import begin, coin, play, press, throws_drawn, wanted
from tests.browser.conftest import DESKTOP, LANDSCAPE, PHONE, Visitor
from tests.browser.waiting import fits_the_screen

pytestmark = pytest.mark.browser

VERDICT = re.compile("is beaten|has won the match")


async def test_a_coin_leads_to_the_ladder_and_an_item_is_bought_and_used(visitor: Visitor) -> None:
    page = await visitor.page(fresh=True)
    await coin(page)
    await no_findings(page)
    await begin(page)
    if await wanted(page) == "call":  # a claim is offered before the first draw
        await page.keyboard.press("Escape")
    await expect(page.locator("[data-hand][aria-disabled=false]").first).to_be_visible()
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
