"""To print: a sheet is chosen, shown as it comes out on paper, and downloaded."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from ruka.texts import text
from tests.browser.axe import no_findings
from tests.browser.conftest import DESKTOP, PHONE, Visitor
from tests.browser.waiting import fits_the_screen
from tests.crossing import mainly

pytestmark = pytest.mark.browser


async def test_a_sheet_is_chosen_shown_and_downloaded(visitor: Visitor) -> None:
    page = await visitor.page("cs", DESKTOP)
    await page.goto("/learn")
    await page.get_by_role("link", name=text("lessons-print", "cs")).click()
    chosen = page.get_by_role("main").get_by_role("combobox")
    await chosen.nth(0).select_option("hong-kong")
    await chosen.nth(1).select_option("pl")
    await expect(page.get_by_role("radio")).to_have_count(4)  # these rules count no fu
    await page.get_by_role("radio", name=text("print-name-points", "cs")).check()
    shown = page.frame_locator("iframe")
    await expect(shown.get_by_role("heading", level=1)).to_have_text("Zasady hongkońskie: tablice wyników")
    await expect(page).to_have_url("/print/hong-kong/points?lang=pl")
    await no_findings(page)
    await visitor.picture(page, "print")
    pytest.importorskip("typst")
    async with page.expect_download() as download:
        await page.get_by_role("link", name=text("prints-pdf", "cs")).click()
    assert (await download.value).suggested_filename == "hong-kong-points-pl.pdf"


@mainly("scheme", "dark", "light")
async def test_an_address_is_a_sheet(visitor: Visitor, scheme: str) -> None:
    page = await visitor.page("en", PHONE, color_scheme=scheme)
    await page.goto("/print/tenhou/fu?lang=cs")
    await expect(page.get_by_role("radio", name=text("print-name-fu", "en"))).to_be_checked()
    await expect(page.frame_locator("iframe").locator("html")).to_have_attribute("lang", "cs")
    await fits_the_screen(page)
    await no_findings(page)
    await visitor.picture(page, f"print-phone-{scheme}")
