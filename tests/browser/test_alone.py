"""One person against bots: the first click, a whole game, a hand by keyboard alone."""

from __future__ import annotations

import asyncio

import pytest
from playwright.async_api import Page, expect

from tests.browser.conftest import PATIENCE, WHOLE_GAME, Visitor
from tests.browser.play import play_on, play_until_pressed

pytestmark = pytest.mark.browser


async def test_newcomer_discards_a_tile_two_clicks_after_the_first_page(visitor: Visitor) -> None:
    page = await visitor.page()
    await page.goto("/")
    await page.get_by_role("button", name="Play now").click()
    tile = page.locator("[data-hand][aria-disabled=false]").last
    before = page.locator("[data-call=pass]").or_(page.get_by_role("button", name="Next hand"))
    await expect(tile.or_(before).first).to_be_visible()
    while await before.count():  # the lot made somebody else the dealer, who may even stop the hand
        await before.first.click()
        await expect(tile.or_(before).first).to_be_visible()
    await tile.click()
    own = page.get_by_role("group", name="Discards: Player")
    await expect(own.locator("[data-tile]")).to_have_count(1)


async def test_whole_game_to_the_final_screen_its_record_and_a_rematch(visitor: Visitor) -> None:
    seated = await visitor.house.make(rules="tenhou", options={"length": "tonpuu"})
    page = await visitor.table(seated)
    await play_on(page)
    await page.get_by_role("button", name="Final result").click(timeout=WHOLE_GAME * 1000)  # after the last hand
    await expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
    await expect(page.get_by_role("img", name="Points after each hand")).to_be_visible()
    final = page.get_by_role("table").first
    await expect(final.get_by_role("row")).to_have_count(5)
    await expect(page.get_by_text("Dealt fairly")).to_be_visible()
    async with page.expect_download() as download:
        await page.get_by_role("link", name="Download the record").click()
    assert (await (await download.value).path()).read_text(encoding="utf-8").startswith('{"format":"ruka"')
    await page.get_by_role("button", name="Rematch").click()
    await page.wait_for_url(lambda url: seated["table"] not in url)
    await expect(page.locator("[data-hand]").first).to_be_visible()


async def test_hand_by_keyboard_only(visitor: Visitor) -> None:
    page = await visitor.page()
    await page.goto("/")
    await page.get_by_role("button", name="Play now").wait_for()
    await _tab_to(page, "Play now")
    await page.keyboard.press("Enter")
    await page.locator("[data-hand]").first.wait_for()
    page = await visitor.table(await visitor.house.make())  # the same without the bots' time to think
    await page.locator("[data-hand]").first.wait_for()
    result = page.get_by_role("button", name="Next hand")
    async with asyncio.timeout(PATIENCE):
        while not await result.count():
            if await page.locator("[data-call=tsumo], [data-call=ron]").count():
                await page.keyboard.press("z")
            elif await page.locator("[data-call=pass]").count():
                await page.keyboard.press("Escape")
            elif await page.locator("[data-hand][aria-disabled=false]").count():
                await page.keyboard.press("n")  # the drawn tile
            await page.wait_for_timeout(60)
    await expect(result).to_be_focused()
    await page.keyboard.press("Enter")
    await expect(result).to_have_count(0)


async def _tab_to(page: Page, name: str) -> None:
    for _ in range(20):
        await page.keyboard.press("Tab")
        if await page.evaluate("document.activeElement.textContent.trim()") == name:
            return
    raise AssertionError(f"no {name} among the first 20 stops")


async def test_a_wrong_call_is_fined_where_the_table_has_penalties(visitor: Visitor) -> None:
    """The button is there after a discard of another; the fine lies in the middle, and play goes on."""
    seated = await visitor.house.make(rules="japanese-classical", options={"penalties": True})
    page = await visitor.table(seated)
    async with asyncio.timeout(PATIENCE):
        await play_until_pressed(page, "Wrong call")
    await expect(page.get_by_text("fines in the middle: 100")).to_be_attached()
    await expect(page.locator("[data-call=pass], [data-hand][aria-disabled=false]").first).to_be_visible()


async def test_a_player_owns_up_to_what_the_table_does_not_see(visitor: Visitor) -> None:
    """Beside the table; the log says so, and once is enough."""
    seated = await visitor.house.make(rules="japanese-classical", options={"penalties": True})
    page = await visitor.table(seated)
    await page.get_by_text("Declare anyway").click()
    owned = page.get_by_role("button", name="Own up: a tile of my hand was shown")
    await owned.click()
    await expect(page.get_by_text("You: a tile of one's own hand was shown.").first).to_be_attached()
    await expect(owned).to_have_count(0)
    await expect(page.locator("[data-call=pass], [data-hand][aria-disabled=false]").first).to_be_visible()
