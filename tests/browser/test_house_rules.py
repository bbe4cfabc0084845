"""House rules in the browser: written, refused with the line, shared, opened by somebody else, and played."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from ruka.texts import text
from tests.browser.conftest import PATIENCE, PHONE, Visitor
from tests.browser.play import play_turns

pytestmark = pytest.mark.browser

HOUSE = """base = "video"
name = "Thursday club"

[prices]
toitoi = 3

[patterns.red_pair]
names = { cs = "Červený pár", pl = "Czerwona para", en = "A red pair" }
is = "any_of(pairs & kinds('7z'))"
open = 1
"""


async def test_house_rules_are_shared_and_a_hand_is_played_by_them(visitor: Visitor) -> None:
    page = await visitor.page(lang="cs")
    await page.goto("/rules")
    await page.get_by_role("link", name=text("house-write", "cs")).click()
    editor = page.get_by_label(text("house-file", "cs"))
    await editor.fill(HOUSE)
    await page.get_by_role("button", name=text("house-share", "cs")).click()
    await expect(page.get_by_role("heading", level=1, name="Thursday club")).to_be_visible()
    await expect(page.get_by_role("row", name="Červený pár")).to_be_visible()
    link = page.url

    other = await visitor.page(lang="pl", size=PHONE)  # anybody can open it
    await other.goto(link)
    await expect(other.get_by_role("row", name="Czerwona para")).to_be_visible()
    await expect(other.get_by_role("article", name="Czerwona para")).to_be_visible()
    assert await other.evaluate("document.documentElement.scrollWidth <= innerWidth")
    await other.get_by_role("button", name=text("web-with-friends", "pl")).click()
    dialog = other.get_by_role("dialog")
    await expect(dialog.get_by_label(text("web-rules", "pl"), exact=False).first).to_have_value(link.rsplit("/", 1)[1])
    await dialog.locator("#seat-0").select_option("bot")
    await dialog.get_by_text(text("web-pace-fast", "pl"), exact=True).click()
    await dialog.get_by_role("button", name=text("web-make-start", "pl")).click()
    await other.locator("[data-hand]").first.wait_for()
    await expect(other).to_have_title("Thursday club")
    await play_turns(other)
    await other.locator('[aria-keyshortcuts="Enter N"]').wait_for(timeout=PATIENCE * 1000)


async def test_rules_that_cannot_be_are_told_with_their_line(visitor: Visitor) -> None:
    page = await visitor.page(lang="pl")
    await page.goto("/rules/new")
    await page.get_by_label(text("house-file", "pl")).fill(HOUSE.replace("pairs &", "pears &"))
    await page.get_by_role("button", name=text("house-share", "pl")).click()
    await expect(page.get_by_role("alert")).to_contain_text("pears")
    await expect(page.get_by_role("alert")).to_contain_text("7")
    visitor.faults.clear()  # the browser itself tells of an answer 400


async def test_house_rules_are_offered_again_and_changed(visitor: Visitor) -> None:
    made = (await visitor.house.http.post("/api/v1/rules", json={"file": HOUSE})).json()
    page = await visitor.page()
    await page.goto(f"/rules/{made['id']}")
    await page.get_by_role("link", name=text("house-change", "en")).click()
    await expect(page.get_by_label(text("house-file", "en"))).to_have_value(HOUSE)
    await page.goto("/")
    await page.get_by_role("button", name=text("web-with-friends", "en")).first.click()
    await expect(page.get_by_role("dialog").locator("option", has_text="Thursday club")).to_have_count(1)
