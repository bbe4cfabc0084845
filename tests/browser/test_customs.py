"""The table's customs in a browser: the wall is broken and dealt step by step, by keys, without a finding of axe."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from ruka.texts import text
from tests.browser.axe import no_findings
from tests.browser.conftest import DESKTOP, PHONE, Visitor
from tests.browser.waiting import fits_the_screen

pytestmark = pytest.mark.browser


async def test_a_wall_is_broken_and_dealt_by_keys(visitor: Visitor) -> None:
    page = await visitor.page("cs", DESKTOP)
    await page.goto("/customs")
    await no_findings(page)
    await page.get_by_role("link", name="Hongkongská pravidla").click()
    await expect(page.locator(".stack")).to_have_count(4 * 18)
    forward = page.get_by_role("button", name=text("customs-forward", "cs"))
    await forward.focus()
    for _ in range(4):
        await page.keyboard.press("Enter")
    await expect(page.get_by_role("status")).to_contain_text("odpočít")
    counted = await page.locator(".counted").count()
    assert 4 <= counted <= 24
    await page.get_by_role("slider").focus()
    await page.keyboard.press("End")
    await expect(page.get_by_role("status")).to_contain_text(text("custom-begins", "cs"))
    await expect(page.locator(".held")).to_have_count(14 + 3 * 13)
    await expect(forward).to_be_disabled()
    await no_findings(page)
    await visitor.picture(page, "customs")


@pytest.mark.long
@pytest.mark.parametrize("lang", ["cs", "pl", "en"])
async def test_the_u_of_three_fits_a_phone(visitor: Visitor, lang: str) -> None:
    page = await visitor.page(lang, PHONE)
    await page.goto("/customs/japanese-classical-3p")
    await expect(page.locator(".stack")).to_have_count(3 * 16)
    await page.get_by_role("button", name=text("customs-again", lang)).click()
    await expect(page.get_by_role("status")).to_contain_text(text("wind-name", lang, wind="E"))
    await fits_the_screen(page)
    await no_findings(page)
    await page.goto("/customs/video")
    await expect(page.get_by_text(text("wall-screen", lang))).to_be_visible()
