"""Friends see how seats were drawn (A6), and play where the lot put them."""

from __future__ import annotations

from dataclasses import replace

import pytest
from playwright.async_api import expect

from ruka.engine import SharedSeed
from tests.browser.conftest import PHONE, Visitor

pytestmark = pytest.mark.browser

SECRET = SharedSeed.of("5eed" * 16)
OWN, OTHER = "a1" * 16, "bb"  # the first is the browser's
LOTS = replace(SECRET, players=(OWN, "", OTHER, "")).lots


async def test_a6_the_draw_of_the_seats_is_shown(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SharedSeed, "new", lambda: SECRET)
    seated = await visitor.house.make(seats=["person", "bot", "open", "bot"], draw_seats=True)
    page = await visitor.table(seated)
    guest = await visitor.house.sit(seated["table"], "Adam")
    async with visitor.house.player(guest, seed=OTHER) as adam:
        state = await adam.until("state")
        while not state["places"]:
            state = await adam.until("state")
        names = [player["name"] for player in state["players"]]
        assert names[LOTS.index(0)] == "Eva"
        notice = page.get_by_role("status").filter(has_text="Seats drawn by lot")
        winds = ("east", "south", "west", "north")
        await expect(notice.get_by_role("listitem")).to_have_text(
            [f"{wind} {name}" for wind, name in zip(winds, names, strict=True)]
        )
        await expect(page.get_by_role("region", name="Eva")).to_be_attached()
        tile = "getComputedStyle(document.querySelector('.felt')).getPropertyValue('--t')"
        large = await page.evaluate(tile)
        await page.set_viewport_size(PHONE)
        await page.wait_for_function(f"large => {tile} !== large", arg=large)
        before = await page.evaluate(tile)
        await visitor.picture(page, "lots")
        await notice.get_by_role("button", name="Close").click()
        await expect(notice).to_have_count(0)
        assert await page.evaluate(tile) == before  # it lay over the table, which has not moved
