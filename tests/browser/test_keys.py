"""Keys at the table: they act when they are let go, as the player has chosen, or not at all."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.browser.axe import no_findings
from tests.browser.conftest import PATIENCE, Visitor
from tests.browser.touch import listen, said
from tests.browser.waiting import soon_equal

pytestmark = pytest.mark.browser

TO_MOVE = "[data-hand].drawn[aria-disabled=false]"


async def _table(visitor: Visitor, **settings: Any) -> Page:
    seated = await visitor.house.make()
    page = await visitor.page(seated=seated)
    await listen(page)
    chosen = json.dumps(json.dumps({"noCalls": True} | settings))
    await page.add_init_script(f"localStorage.getItem('ruka') ?? localStorage.setItem('ruka', {chosen})")
    await page.goto(f"/table/{seated['table']}")
    await page.locator(TO_MOVE).wait_for()
    return page


async def _discards(page: Page) -> int:
    return len([one for one in await said(page) if one["type"] == "discard"])


async def test_a_key_acts_when_it_is_let_go(visitor: Visitor) -> None:
    page = await _table(visitor)
    await page.keyboard.down("n")
    await page.keyboard.down("n")  # again by itself, while it is held
    assert await _discards(page) == 0
    await page.keyboard.up("n")
    await soon_equal(lambda: _discards(page), 1)
    await page.locator(TO_MOVE).focus()
    await page.keyboard.down("Enter")
    assert await _discards(page) == 1
    await page.keyboard.up("Enter")
    await soon_equal(lambda: _discards(page), 2)


async def test_keys_are_chosen_in_the_settings(visitor: Visitor) -> None:
    """A conflict is told and settled; the table obeys, its help says so, and all can be as at first."""
    page = await _table(visitor)
    table = page.url
    await page.goto("/settings")
    drawn, win = page.locator("[data-deed=drawn]"), page.locator("[data-deed=win]")
    await drawn.click()
    await page.keyboard.press("Tab")
    await drawn.focus()
    await page.keyboard.press("ArrowLeft")
    await expect(page.get_by_role("alert")).to_contain_text("is needed to move about")
    await page.keyboard.press("y")
    await expect(drawn).to_have_text("Y")
    await win.click()
    await page.keyboard.press("y")
    await expect(page.get_by_role("alert")).to_contain_text("Y already does this: discard the drawn tile.")
    await win.click()  # rather not
    await expect(win).to_have_text("Z, W")
    await no_findings(page)
    await page.goto(table)
    await page.locator(TO_MOVE).wait_for()
    await page.keyboard.press("n")
    assert await _discards(page) == 0
    await page.keyboard.press("y")
    await soon_equal(lambda: _discards(page), 1)
    await page.keyboard.press("?")
    await expect(page.get_by_role("dialog")).to_contain_text("Y discard the drawn tile")
    await page.goto("/settings")
    await win.click()
    await page.keyboard.press("y")
    await page.get_by_role("button", name="Use it here").click()
    await expect(win).to_have_text("Y")
    await expect(drawn).to_have_text("–")
    await page.get_by_role("button", name="Keys as they were at first").click()
    await expect(drawn).to_have_text("N")
    await expect(win).to_have_text("Z, W")


async def test_keys_that_are_switched_off_do_nothing_but_arrows_and_enter_do(visitor: Visitor) -> None:
    page = await _table(visitor, keysOn=False)
    for key in ("n", "a", "x", "?", "1", "Escape"):
        await page.keyboard.press(key)
    assert await said(page) == []
    await expect(page.get_by_role("dialog")).to_have_count(0)
    await page.keyboard.press("ArrowRight")
    await page.keyboard.press("End")
    await expect(page.locator(TO_MOVE)).to_be_focused()
    await page.keyboard.press("Enter")
    await soon_equal(lambda: _discards(page), 1)


@pytest.mark.long
async def test_a_whole_game_by_keyboard_only(visitor: Visitor) -> None:
    """Wins, passes, discards and goes on from hand to hand, to the final screen: no pointer is used."""
    page = await visitor.table(await visitor.house.make())
    await page.locator("[data-hand]").first.wait_for()
    end = page.get_by_role("button", name="Final result")
    keys = {"[data-call=tsumo], [data-call=ron]": "z", "[data-call=pass], [data-call=hide]": "Escape", TO_MOVE: "n"}
    keys = {"[aria-keyshortcuts='Enter N']:not([aria-disabled=true])": "Enter"} | keys
    async with asyncio.timeout(4 * PATIENCE):
        while not await end.count():
            for offered, key in keys.items():
                if await page.locator(offered).count():
                    await page.keyboard.press(key)
                    break
            await page.evaluate("() => new Promise(requestAnimationFrame)")
    await expect(end).to_be_focused()
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
