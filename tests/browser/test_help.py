"""Play with help: the coach beside every decision, quieter as it is no longer needed, and back after mistakes."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

import pytest
from playwright.async_api import Page, ViewportSize, expect

from ruka.schema.coaching import HELP_KINDS
from ruka.session.pacing import PACES
from ruka.texts import text
from tests.browser.axe import no_findings
from tests.browser.conftest import LANDSCAPE, Visitor
from tests.browser.waiting import fits_the_screen, soon_equal
from tests.crossing import mainly

pytestmark = pytest.mark.browser

SMALL = ViewportSize(width=390, height=844)
# Does what the coach marks, as often as it is asked, until the coach waits.
FOLLOW = """() => {
  if (document.querySelector('[data-ask-hint]')) return true;
  const next = document.querySelector('[aria-keyshortcuts="Enter N"]:not([aria-disabled=true])');
  (next ?? document.querySelector('[data-call].hint') ?? document.querySelector('[data-hand].hint'))?.click();
  return false;
}"""
# Throws from the middle of the hand and takes nothing, until the coach speaks up.
CARELESS = """() => {
  if (document.querySelector('[data-better]')) return true;
  const tiles = document.querySelectorAll('[data-hand][aria-disabled=false]');
  const next = document.querySelector('[aria-keyshortcuts="Enter N"]:not([aria-disabled=true])');
  (next ?? document.querySelector('[data-call=pass]') ?? tiles[Math.floor(tiles.length / 2)])?.click();
  return false;
}"""
HELP = "JSON.parse(localStorage['ruka-learned'] ?? '{}').help ?? {}"


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PACES, "even", PACES["fast"])


async def helped(page: Page, **help: Any) -> None:
    """Somebody who has wanted help before, and how far it has faded."""
    kept = {"ruka": {"hints": True}, "ruka-learned": {"help": help}}
    for key, value in kept.items():
        script = f"localStorage.getItem('{key}') ?? localStorage.setItem('{key}', {json.dumps(json.dumps(value))})"
        await page.add_init_script(script)


async def seated(visitor: Visitor, quiet: bool, lang: str = "en", **more: Any) -> Page:
    page = await visitor.page(lang, seated=(made := await visitor.house.make(rules="hong-kong", options={})), **more)
    known = {"quiet": quiet, "last": [], "at": "2026-01-01T00:00:00Z"}
    await helped(page, **(dict.fromkeys(HELP_KINDS, known) if quiet else {}))
    await page.goto(f"/table/{made['table']}")
    return page


async def test_whoever_does_as_the_coach_does_is_soon_left_alone(visitor: Visitor) -> None:
    page = await visitor.page()
    await page.goto("/learn")
    offered = page.get_by_role("region", name=text("helping-title"))
    await offered.get_by_role("combobox").select_option("hong-kong")
    await offered.get_by_role("button", name=text("helping-go")).click()
    await expect(page.locator(".hint p").first).to_be_visible()  # at once, with its reasons
    await expect(page.get_by_text("The coach helps you with everything")).to_be_visible()
    await soon_equal(partial(page.evaluate, FOLLOW), True)
    await soon_equal(partial(page.evaluate, f"Object.values({HELP}).some(({{ quiet }}) => quiet)"), True)
    await expect(page.locator("[data-hint]")).to_be_empty()
    await page.get_by_text("Without hints:").click()
    await expect(page.get_by_text("waits until you ask").first).to_be_visible()
    await no_findings(page)
    await visitor.picture(page, "helping-faded")
    await page.locator("[data-ask-hint]").click()
    await expect(page.locator(".hint p").first).to_be_visible()
    await page.get_by_role("button", name="Help me with everything again").click()
    await expect(page.get_by_text("The coach helps you with everything")).to_be_visible()
    assert await page.evaluate(HELP) == {}


@mainly("lang,size", ("cs", SMALL), ("pl", LANDSCAPE))
async def test_after_a_mistake_it_says_what_would_have_been_better(
    visitor: Visitor, lang: str, size: ViewportSize
) -> None:
    page = await seated(visitor, True, lang, size=size)
    await expect(page.locator("[data-ask-hint]")).to_be_visible()
    await visitor.picture(page, f"helping-waits-{lang}")
    await soon_equal(partial(page.evaluate, CARELESS), True)
    await expect(page.locator("[data-better]")).to_contain_text(text("helping-better", lang))
    await fits_the_screen(page)
    await no_findings(page)
    await visitor.picture(page, f"helping-better-{lang}")


async def test_the_switches_bring_it_back_and_take_it_away(visitor: Visitor) -> None:
    page = await seated(visitor, True)
    await expect(page.locator("[data-ask-hint]")).to_be_visible()
    await page.get_by_role("switch", name=text("helping-set-hintsFade")).click()
    await expect(page.locator(".hint p").first).to_be_visible()
    await page.get_by_role("switch", name=text("play-hints"), exact=True).click()
    await expect(page.locator("[data-fading]")).to_have_count(0)


async def test_a_new_table_is_made_with_help(visitor: Visitor) -> None:
    page = await visitor.page()
    await page.goto("/")
    await page.get_by_role("button", name=text("home-change")).first.click()
    dialog = page.get_by_role("dialog", name=text("web-new-table"))
    await dialog.get_by_label(text("home-with-help")).check()
    await dialog.get_by_role("button", name=text("web-make-start")).click()
    await expect(page.locator(".hint p").first).to_be_visible()


async def test_days_in_a_row_are_counted_without_a_word_about_the_rest(visitor: Visitor) -> None:
    page = await visitor.page()
    days = "Array.from({ length: 3 }, (_, back) => new Date(Date.now() - back * 864e5).toLocaleDateString('sv'))"
    await page.goto("/learn")
    await expect(page.get_by_role("listitem").first).to_be_visible()
    await expect(page.locator("[data-streak]")).to_have_count(0)
    await page.evaluate(f"localStorage.setItem('ruka-learned', JSON.stringify({{ days: {days}.sort() }}))")
    await page.reload()
    await expect(page.locator("[data-streak]")).to_have_text("You have learnt something on 3 days in a row.")
