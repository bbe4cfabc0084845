"""The coach on the pages: beside a replay, and in the hint at a table against bots."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Locator, Page, ViewportSize, expect

from ruka.coach import review, tell
from ruka.texts import text
from tests.browser.axe import no_findings
from tests.browser.conftest import PATIENCE, Visitor
from tests.browser.replays import bring, game
from tests.browser.waiting import fits_the_screen
from tests.crossing import LANGUAGES, crossed, in_language

pytestmark = pytest.mark.browser

SEAT = 1
LARGE, SMALL = ViewportSize(width=1280, height=800), ViewportSize(width=390, height=844)

LOOKS = {"cs": "dark", "pl": "light", "en": "dark"}


async def opened(visitor: Visitor, lang: str = "en", **more: object) -> Page:
    """A replay with the coach, once it has looked at every hand."""
    scheme = "light" if more.get("size") == SMALL else "dark"
    page = await visitor.page(lang, color_scheme=scheme, **more)  # type: ignore[arg-type]
    await page.goto(f"{await bring(visitor.house)}?seat={SEAT}")
    if more.get("size") == SMALL:
        await page.locator("header [popovertarget=table-side]").click()
    await page.locator("summary", has_text=text("replay-coach", lang)).first.click()
    await finished(page)
    return page


async def finished(page: Page) -> None:
    await expect(panel(page).locator(".grades")).to_be_visible(timeout=PATIENCE * 1000)


def panel(page: Page) -> Locator:
    return page.locator(".coach")


@in_language("cs")
async def test_the_costliest_moments_lead_to_what_would_have_been_better(visitor: Visitor, lang: str) -> None:
    page = await opened(visitor, lang, size=LARGE)
    (found,) = review(game(), SEAT)
    told = tell(found, lang)
    worst = next(one for hand in told.hands for one in hand.decisions if one.event == told.costliest[0])
    moments = panel(page).locator(".costliest button")
    await expect(moments).to_have_count(len(told.costliest))
    await expect(page.locator(".marks b").first).to_be_attached()
    await moments.first.focus()
    await page.keyboard.press("Enter")
    await expect(panel(page).locator("h3").first).to_contain_text(text(f"replay-grade-{worst.grade}", lang))
    choices = panel(page).get_by_role("list", name=text("replay-coach-choices", lang))
    await expect(choices.locator("> li")).to_have_count(len(worst.choices))
    await expect(choices.locator(".played")).to_have_count(1)
    words = re.split(r"\b\d+[mpszf]\b", worst.sentences[0])[0].strip()
    await expect(panel(page).locator("section p").first).to_contain_text(words)
    tiles = panel(page).locator("section p [data-tile]")
    await expect(tiles.first).to_have_attribute("aria-label", re.compile("."))
    await choices.locator("summary").first.click()
    await expect(choices.locator("details[open] ul > li").first).to_be_visible()
    await no_findings(page)
    await visitor.picture(page, f"coach-{lang}")


@in_language("pl")
async def test_the_coach_fits_a_phone(visitor: Visitor, lang: str) -> None:
    page = await opened(visitor, lang, size=SMALL)
    await panel(page).locator(".costliest button").first.click()
    await expect(panel(page).locator("section p").first).to_be_visible()
    await fits_the_screen(page)
    await no_findings(page)
    await visitor.picture(page, f"coach-{lang}")


async def test_another_seat_has_decisions_of_its_own(visitor: Visitor) -> None:
    page = await opened(visitor)
    await page.keyboard.press("s")
    (found,) = review(game(), SEAT + 1)
    counted = panel(page).locator(".grades b").first
    await expect(counted).to_have_text(str(found.habits.grades["best"]))


@crossed(1, size={"phone": SMALL, "desktop": LARGE}, lang=LANGUAGES)
async def test_a_hint_says_why(visitor: Visitor, lang: str, size: object) -> None:
    page = await visitor.table(await visitor.house.make(), lang=lang, size=size, color_scheme=LOOKS[lang])
    await page.locator("[data-hand][aria-disabled=false]").or_(page.locator("[data-call]")).first.wait_for()
    await page.keyboard.press("u")
    await expect(page.locator(".hint p").first if size == LARGE else page.locator(".why")).to_be_visible()
    await expect(page.locator("[data-hint]")).to_contain_text(re.compile(r"\d+\s?%"))
    await visitor.picture(page, f"hint-{lang}")
    if size == LARGE:
        await page.locator(".hint summary").first.click()
        await expect(page.locator(".hint details[open] ul > li").first).to_be_visible()
        await no_findings(page)
        await visitor.picture(page, f"hint-open-{lang}")
    else:
        await page.locator(".why").click()
        await expect(page.locator(".hint p").first).to_be_visible()
        await no_findings(page)
        await visitor.picture(page, f"hint-open-{lang}")


@crossed(1, size={"phone": SMALL, "desktop": LARGE}, lang=LANGUAGES)
async def test_an_expert_can_be_chosen_for_a_new_table(visitor: Visitor, lang: str, size: ViewportSize) -> None:
    page = await visitor.page(lang, size=size)
    await page.goto("/")
    await page.get_by_role("button", name=text("web-with-friends", lang), exact=True).click()
    dialog = page.get_by_role("dialog", name=text("web-new-table", lang))
    await dialog.get_by_text(text("home-more", lang), exact=True).click()
    for number in (2, 3, 4):
        seat = dialog.get_by_label(text("web-seat", lang, number=number))
        await seat.select_option(label=text("web-seat-expert", lang))
    await seat.scroll_into_view_if_needed()
    await fits_the_screen(page)
    await no_findings(page)
    await visitor.picture(page, f"new-table-{lang}")
