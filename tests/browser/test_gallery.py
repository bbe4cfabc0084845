"""The galleries in a browser: what is left of a wait is counted as tiles are seen; near misses say why."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from ruka.texts import text
from tests.browser.axe import no_findings
from tests.browser.conftest import DESKTOP, PHONE, Visitor
from tests.browser.waiting import fits_the_screen

pytestmark = pytest.mark.browser


def left(lang: str, kinds: int, count: int) -> str:
    return text("waits-sum", lang, kinds=kinds, count=count)


async def test_what_is_left_is_counted_as_tiles_are_seen(visitor: Visitor) -> None:
    """By keys: eight tiles finish a two-sided wait, and each that is seen is one less; a hand of one's own too."""
    page = await visitor.page("cs", PHONE)
    await page.goto("/waits")
    shape = page.locator("[data-shape=ryanmen]")
    await expect(shape.get_by_role("status")).to_have_text(left("cs", 2, 8))
    await shape.get_by_role("group").get_by_role("button").first.focus()
    for count in (7, 6, 5, 4):
        await page.keyboard.press("Enter")
        await expect(shape.get_by_role("status")).to_have_text(left("cs", 2, count))
    await page.keyboard.press("Enter")  # a fifth cannot be seen
    await expect(shape.get_by_role("status")).to_have_text(left("cs", 2, 4))
    await shape.get_by_role("button", name=text("waits-clear", "cs")).click()
    await expect(shape.get_by_role("status")).to_have_text(left("cs", 2, 8))
    await fits_the_screen(page)
    own = page.locator("section", has=page.locator("#own-hand"))
    await page.get_by_label(text("waits-own-label", "cs")).fill("123m 456m 789s 5556p")
    await page.get_by_label(text("waits-own-seen", "cs")).fill("47p")
    await page.keyboard.press("Enter")
    await expect(own.get_by_role("heading", level=3)).to_have_text(text("wait-shape-pung-beside", "cs"))
    await expect(own.get_by_role("status")).to_have_text(left("cs", 3, 9))
    await page.get_by_label(text("waits-own-label", "cs")).fill("123m")
    await page.keyboard.press("Enter")
    await expect(own.get_by_role("alert")).to_contain_text("13")
    visitor.faults.clear()  # the browser itself tells of an answer 400
    await no_findings(page)
    await visitor.picture(page, "waits")


async def test_patterns_say_why_how_often_and_with_what(visitor: Visitor) -> None:
    page = await visitor.page("en", DESKTOP)
    await page.goto("/gallery/ema-riichi")
    pinfu = page.locator("#pinfu")
    await expect(pinfu).to_contain_text("south in the east round")
    await expect(pinfu).to_contain_text("One win in 5 (20.7 %)")
    await expect(pinfu.get_by_role("link", name="All simples")).to_have_attribute("href", "#tanyao")
    await page.get_by_label(text("gallery-order", "en")).select_option("often")
    await expect(page.locator("article h3").first).to_have_text("Riichi")
    await no_findings(page)
    await fits_the_screen(page)
    await visitor.picture(page, "gallery")
