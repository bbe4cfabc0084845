"""The rule books in the browser: from the list to a book, a search in it, and from a score line to its pattern."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from ruka.texts import text
from tests.browser.conftest import PHONE, Visitor

pytestmark = pytest.mark.browser


async def test_from_the_list_to_a_book(visitor: Visitor) -> None:
    page = await visitor.page(lang="cs")
    await page.goto("/")
    await page.get_by_role("link", name=text("book-title", "cs"), exact=True).click()
    await page.get_by_role("link", name="Hongkongská pravidla").click()
    heading = page.get_by_role("heading", level=1, name="Hongkongská pravidla")
    await expect(heading).to_be_focused()
    await expect(page).to_have_title("Hongkongská pravidla · Pravidla · ruka")
    await expect(page.get_by_role("article", name="3 malí draci").get_by_role("img")).to_have_count(2)
    await page.get_by_role("combobox", name=text("book-title", "cs")).select_option("tenhou")
    await expect(page.get_by_role("heading", level=1, name="Tenhou")).to_be_visible()


async def test_f3_the_list_counts_everybody_at_the_table(visitor: Visitor) -> None:
    """Four play a hand of japanese-classical-5p; the game is for five, as the home page says."""
    page = await visitor.page()
    await page.goto("/rules")
    await expect(page.locator("a[href='/rules/japanese-classical-5p']")).to_contain_text("5 players")


async def test_search_knows_no_accents(visitor: Visitor) -> None:
    page = await visitor.page(lang="cs", size=PHONE)
    await page.goto("/rules/ema-riichi")
    await page.get_by_label(text("book-search", "cs")).fill("trinact SIROTKU")
    await expect(page.get_by_role("article")).to_have_count(2)
    await expect(page.get_by_role("status")).to_have_text("2 kombinace")
    await page.get_by_label(text("book-search", "cs")).fill("xyz")
    await expect(page.get_by_role("status")).to_have_text("Nic takového zde není.")
    await page.get_by_label(text("book-search", "cs")).fill("")
    await expect(page.get_by_role("heading", name=text("book-tables", "cs"))).to_be_visible()


async def test_a_score_line_leads_to_its_pattern(visitor: Visitor) -> None:
    page = await visitor.page()
    await page.goto("/calculator?hand=234m 66p 45678s [777z] %2B9s")
    async with page.context.expect_page() as opened:
        await page.get_by_role("link", name="Dragon pung (red)").click()
    book = await opened.value
    pattern = book.get_by_role("article", name="Dragon pung (red)")
    await expect(pattern).to_be_focused()
    await expect(pattern).to_be_in_viewport()
    await expect(pattern).to_contain_text("1 fan")
    assert book.url.endswith("/rules/ema-riichi#yakuhai_red")


async def test_no_such_rules(visitor: Visitor) -> None:
    page = await visitor.page()
    await page.goto("/rules/nothing")
    await expect(page.get_by_role("alert")).to_have_text(text("book-none", "en"))
    await expect(page.get_by_role("link", name="Tenhou for three")).to_be_visible()
    assert all("400" in fault for fault in visitor.faults)  # the browser's own line about the answer
    visitor.faults.clear()
