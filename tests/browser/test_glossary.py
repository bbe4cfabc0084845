"""The glossary and the history in a browser: pages, search, words that explain themselves."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, expect

from tests.browser.axe import no_findings
from tests.browser.conftest import DESKTOP, PHONE, Visitor
from tests.browser.waiting import fits_the_screen
from tests.crossing import mainly

pytestmark = pytest.mark.browser


async def test_a_word_is_found_without_accents_and_has_a_page(visitor: Visitor) -> None:
    page = await visitor.page("cs", PHONE)
    await page.goto("/glossary")
    await expect(page.get_by_role("heading", name="Kameny", exact=True)).to_be_visible()
    search = page.get_by_role("searchbox")
    await search.fill("tecky")
    await expect(page.get_by_role("status")).to_have_text("1 výraz")
    await fits_the_screen(page)
    await visitor.picture(page, "glossary-search")
    await search.press("Tab")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("heading", level=1)).to_have_text("kola")
    await expect(page.get_by_text("kółka")).to_be_visible()
    await expect(page.get_by_text("筒子")).to_be_visible()
    assert await page.locator("[data-tile]").count() == 9
    await fits_the_screen(page)
    await visitor.picture(page, "glossary-term")
    await page.go_back()
    await expect(page.get_by_role("searchbox")).to_have_value("tecky")


async def test_a_pattern_leads_to_its_term_and_from_there_to_the_books(visitor: Visitor) -> None:
    page = await visitor.page("en", DESKTOP)
    await page.goto("/glossary/mcr_38")
    await expect(page.get_by_role("heading", level=1)).to_have_text("Chicken hand")
    await visitor.picture(page, "glossary-pattern")
    await page.get_by_role("link", name="International").first.click()
    await expect(page.locator("#mcr_38")).to_be_visible()


async def test_an_unknown_word_is_said_to_be_none(visitor: Visitor) -> None:
    page = await visitor.page("pl")
    await page.goto("/glossary/nothing")
    await expect(page.get_by_role("alert")).to_have_text("Takiego słowa nie ma w słowniczku.")


async def _told(page: Page) -> None:
    await expect(page.get_by_role("tooltip")).to_contain_text("nesmí vyhrát na žádný odhozený kámen")


async def test_words_of_a_rule_book_explain_themselves(visitor: Visitor) -> None:
    """By pointer and by keyboard; Escape closes what is told, and axe finds nothing."""
    page = await visitor.page("cs", DESKTOP)
    await page.goto("/rules/ema-riichi")
    word = page.locator("#part-furiten ~ * a[href='/glossary/furiten']").first
    await word.scroll_into_view_if_needed()
    await word.hover()
    await _told(page)
    await no_findings(page)
    await visitor.picture(page, "glossary-tip")
    await page.mouse.move(0, 0)
    await expect(page.get_by_role("tooltip")).to_have_count(0)
    await word.focus()
    await _told(page)
    described = await word.get_attribute("aria-describedby")
    assert described == await page.get_by_role("tooltip").get_attribute("id")
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("tooltip")).to_have_count(0)
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("heading", level=1)).to_have_text("furiten")


async def test_a_touch_tells_and_a_second_one_follows(visitor: Visitor) -> None:
    page = await visitor.page("cs", PHONE, has_touch=True)
    await page.goto("/rules/ema-riichi")
    word = page.locator("#part-furiten ~ * a[href='/glossary/furiten']").first
    await word.scroll_into_view_if_needed()
    await word.tap()
    await _told(page)
    await fits_the_screen(page)
    await word.tap()
    await expect(page.get_by_role("heading", level=1)).to_have_text("furiten")


@mainly("lang,scheme", ("pl", "dark"), ("cs", "light"))
async def test_the_pages_have_no_findings(visitor: Visitor, lang: str, scheme: str) -> None:
    page = await visitor.page(lang, PHONE, color_scheme=scheme)
    for path in ("/glossary", "/glossary/yakuhai", "/history"):
        await page.goto(path)
        await expect(page.get_by_role("heading", level=2).first).to_be_visible()
        await fits_the_screen(page)
        await no_findings(page)
        await visitor.picture(page, f"{path.strip('/').replace('/', '-')}-{lang}")


async def test_the_history_marks_what_others_tell_otherwise(visitor: Visitor) -> None:
    page = await visitor.page("cs", DESKTOP)
    await page.goto("/history")
    await expect(page.locator("#ancient")).to_contain_text("vypráví se i jinak")
    await expect(page.locator("#ema_founded")).to_contain_text("2005")
    await visitor.picture(page, "history")


@mainly("lang", "cs", "pl")
async def test_words_of_an_explanation_explain_themselves(visitor: Visitor, lang: str) -> None:
    """A line by its pattern, the wait by its kind, words of sentences by their forms."""
    page = await visitor.page(lang, DESKTOP)
    await page.goto("/calculator?hand=234m 66p 45678s [777z] %2B9s")
    explained = page.locator(".explanation").first
    line = explained.locator("th a").first
    await line.focus()
    await expect(page.get_by_role("tooltip")).to_be_visible()
    await page.keyboard.press("Escape")
    won = explained.locator("a[href='/glossary/two_sided_wait']").first
    await won.hover()
    await expect(page.get_by_role("tooltip")).to_be_visible()
    await expect(explained.locator(".headline a[href='/glossary/fu']")).to_be_visible()
    await no_findings(page)
    await visitor.picture(page, f"glossary-explanation-{lang}")


async def test_lists_patterns_and_options_of_a_book_explain_themselves(visitor: Visitor) -> None:
    page = await visitor.page("cs", DESKTOP)
    await page.goto("/rules/ema-riichi")
    for place in ("#part-wall ~ * a", "#part-kongs ~ * li a", "#pinfu p a", "#part-payment ~ * li a"):
        await expect(page.locator(f"{place}[href^='/glossary/']").first).to_be_attached()


async def test_words_of_the_documents_explain_themselves_without_a_script(visitor: Visitor) -> None:
    page = await visitor.page("pl", PHONE, java_script_enabled=False)
    await page.goto("/docs/pl/ema-riichi.html")
    word = page.locator("a[href='/glossary/dead_wall']").first
    tip = page.locator(f"#{await word.get_attribute('aria-describedby')}")
    await expect(tip).to_be_hidden()
    await word.focus()
    await expect(tip).to_be_visible()
    await visitor.picture(page, "glossary-documents")
