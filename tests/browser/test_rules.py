"""The rule books in the browser: from the list to a book, a search in it, and from a score line to its pattern."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from ruka.texts import text
from tests.browser.conftest import PHONE, Visitor
from tests.browser.waiting import fits_the_screen, soon, soon_equal
from tests.crossing import mainly

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


async def test_d_a_book_tells_the_whole_game_on_a_phone(visitor: Visitor) -> None:
    """Its chapters, and figures that fit the screen and have every tile they show."""
    page = await visitor.page(lang="pl", size=PHONE)
    await page.goto("/rules/japanese-classical-3p")
    await page.get_by_role("link", name=text("chapter-wall", "pl")).click()
    await expect(page.get_by_role("heading", name=text("chapter-wall", "pl"))).to_be_in_viewport()
    figures = page.get_by_role("figure")
    await expect(figures).to_have_count(6)
    drawings = figures.locator("svg")
    widths = await soon(
        lambda: drawings.evaluate_all("all => all.map(one => one.getBoundingClientRect().width)"),
        lambda found: all(240 <= width <= 360 for width in found),
    )
    assert all(240 <= width <= 360 for width in widths)
    missing = (
        "() => [...document.querySelectorAll('figure use')].filter(one => !document.querySelector("
        "one.getAttribute('href'))).length"
    )
    await soon_equal(lambda: page.evaluate(missing), 0)
    await fits_the_screen(page)


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
    await expect(book).to_have_url(re.compile("/rules/ema-riichi#yakuhai_red$"))


async def test_the_source_s_examples_are_counted(visitor: Visitor) -> None:
    page = await visitor.page()
    await page.goto("/rules/video")
    first = page.get_by_role("article", name="001, Příklad č. 1")
    await first.wait_for()  # a book is made when it is first asked for
    await expect(first).to_contain_text("Mangan (5 fan, 60 fu): 8000 points")
    await expect(first).to_contain_text("The source prints 3 fan, 54 fu, 7700 points (D-26).")
    await page.goto("/rules/japanese-classical")
    await expect(page.get_by_role("article", name="Placení mezi hráči, 1")).to_contain_text(
        "North pays East 240 points."
    )
    await page.goto("/rules/riichi-guide")
    await expect(page.locator("article .parts").first).to_have_css("padding-bottom", "0px")  # a page of parts has more


@mainly("rules", "mcr", "modern-japanese", "bmja")
async def test_a_sheet_is_printed_on_one_page(visitor: Visitor, rules: str) -> None:
    page = await visitor.page(lang="pl")
    await page.goto(f"/rules/{rules}")
    await page.get_by_role("link", name=text("book-print", "pl")).click()
    async with page.context.expect_page() as opened:
        await page.get_by_role("link", name=text("prints-html", "pl")).click()
    sheet = await opened.value
    await sheet.wait_for_load_state()
    printed = await sheet.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1


async def test_no_such_rules(visitor: Visitor) -> None:
    page = await visitor.page()
    await page.goto("/rules/nothing")
    await expect(page.get_by_role("alert")).to_have_text(text("book-none", "en"))
    await expect(page.get_by_role("link", name="Tenhou for three")).to_be_visible()
    assert all("404" in fault for fault in visitor.faults)  # the browser's own line about the answer
    visitor.faults.clear()
