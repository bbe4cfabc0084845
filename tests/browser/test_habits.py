"""Habits over many games: one's own finished ones on this server, on a page of their own."""

from __future__ import annotations

import asyncio
import json
import re
from typing import Any

import pytest
from playwright.async_api import Page, ViewportSize, expect

from ruka.rulesets import rule_set
from ruka.server.models import NewTable
from ruka.testing.walls import build_wall
from ruka.texts import text
from tests.browser.axe import no_findings
from tests.browser.conftest import DESKTOP, PATIENCE, Json, Visitor
from tests.browser.waiting import fits_the_screen
from tests.crossing import LANGUAGES, crossed, in_language
from tests.server.conftest import House

pytestmark = pytest.mark.browser

SMALL = ViewportSize(width=390, height=844)
RULES = ("tenhou", "tenhou", "hong-kong")  # of the games that are over, the oldest first
PART = re.compile(r"^\s*\d+([.,]\d)?\s?%\s+\(\d+([.,]\d)?\s?% – \d+([.,]\d)?\s?%\)\s*$")
_kept: dict[str, list[Json]] = {}


async def seats(house: House) -> list[Json]:
    """Of Eva: three games of one hand that are over, and one that is still played. Played once for all tests."""
    if house.url not in _kept:
        async with asyncio.timeout(PATIENCE):
            over = await asyncio.gather(*(played(house, rules) for rules in RULES))
        _kept[house.url] = [*over, await house.make()]
    return _kept[house.url]


async def played(house: House, rules: str) -> Json:
    asked = NewTable(rules=rules, pace="fast", name="Eva")
    seated: Json = (await house.app.state.hall.make(asked, [build_wall(rule_set(rules))])).to_json()
    async with house.player(seated) as player:
        await player.play()
    return seated


async def page_of(visitor: Visitor, own: list[Json], **more: Any) -> Page:
    """Of somebody who has these seats."""
    page = await visitor.page(**more)
    kept = {one["table"]: {"token": one["token"], "seed": "a1" * 16, "commitment": one["commitment"]} for one in own}
    await page.add_init_script(f"localStorage.setItem('ruka-seats', {json.dumps(json.dumps(kept))})")
    return page


async def told(house: House, own: list[Json], lang: str) -> list[Json]:
    games = [{"id": one["table"], "seat": one["token"]} for one in own]
    answer = await house.http.post("/api/v1/habits", json={"games": games, "lang": lang})
    assert answer.status_code == 200, answer.text
    return list(answer.json())


async def shown(page: Page, sections: int) -> None:
    await expect(page.locator("main section")).to_have_count(sections, timeout=PATIENCE * 1000)
    await expect(page.get_by_role("progressbar")).to_have_count(0, timeout=PATIENCE * 1000)


@crossed(1, size={"phone": SMALL, "desktop": ViewportSize(width=1280, height=800)}, lang=LANGUAGES)
async def test_habits_over_ones_own_games_by_rule_set(visitor: Visitor, lang: str, size: ViewportSize) -> None:
    """The latest game first; one that is still played is not among them. axe finds nothing."""
    own = await seats(visitor.house)
    page = await page_of(visitor, own, lang=lang, size=size, color_scheme="dark" if size == SMALL else "light")
    await page.goto("/habits")
    await expect(page).to_have_title(f"{text('habits-title', lang)} · ruka")
    await shown(page, 2)
    expected = await told(visitor.house, own[2::-1], lang)
    for rules in expected:
        section = page.get_by_role("region", name=rules["name"], exact=True)
        games = text("habits-games", lang, games=rules["games"], hands=rules["habits"]["hands"])
        await expect(section.get_by_text(games)).to_be_visible()
        rates = section.get_by_role("table", name=text("habits-rates", lang))
        for rate in rules["habits"]["rates"]:
            row = rates.get_by_role("row").filter(has=page.get_by_role("rowheader", name=rate["text"], exact=True))
            counted = text("habits-of", lang, count=str(rate["count"]), of=str(rate["of"]))
            await expect(row.get_by_role("cell").last).to_have_text(counted)
            await expect(row.get_by_role("cell").first).to_have_text(PART)
        lost = section.get_by_role("table", name=text("habits-lost", lang)).get_by_role("rowheader")
        assert await lost.all_text_contents() == [one["text"] for one in rules["habits"]["lost_by"]]
    headings = await page.get_by_role("heading", level=2).all_text_contents()
    assert headings == [rules["name"] for rules in expected]
    await fits_the_screen(page)
    await no_findings(page)
    await visitor.picture(page, f"habits-{lang}", full_page=True)


async def test_the_way_there_and_back_by_keyboard(visitor: Visitor) -> None:
    """From the list of finished games, and from the coach beside one of them."""
    own = await seats(visitor.house)
    page = await page_of(visitor, own[:1], size=DESKTOP)
    await page.goto("/replay")
    await page.get_by_role("link", name="Your habits over many games").focus()
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("heading", level=1)).to_be_focused()
    await shown(page, 1)
    await page.get_by_role("link", name="Your finished games").focus()
    await page.keyboard.press("Enter")
    await page.get_by_role("region", name="Your finished games").get_by_role("link", name="Replay").click()
    await page.locator("summary", has_text="Coach").first.click()
    await page.get_by_role("link", name="Your habits over many games").click()
    await expect(page).to_have_url(re.compile("/habits$"))
    await shown(page, 1)


async def test_games_are_counted_one_after_another_and_said_aloud(visitor: Visitor) -> None:
    """What is known is shown while the rest is looked at; a refusal can be tried again from there."""
    own = (await seats(visitor.house))[:3]
    page = await page_of(visitor, own)
    let_on, refused = asyncio.Event(), asyncio.Event()

    async def held(route: Any) -> None:
        games = len(json.loads(route.request.post_data)["games"])
        if games == 2:
            await let_on.wait()
        if games == 3 and not refused.is_set():
            refused.set()
            await route.abort()
            return
        await route.continue_()

    await page.route("**/api/v1/habits", held)
    await page.goto("/habits")
    status = page.get_by_role("status")
    await expect(status).to_contain_text("game 2 of 3")
    await expect(page.get_by_role("progressbar")).to_have_attribute("value", "1")
    await expect(page.locator("main section")).to_have_count(1)
    let_on.set()
    await expect(page.get_by_role("alert")).to_be_visible()
    await expect(page.locator("main section")).to_have_count(2)
    await page.get_by_role("alert").get_by_role("button").click()
    await shown(page, 2)
    await expect(page.get_by_text("2 games, ")).to_be_visible()
    await expect(page.get_by_role("alert")).to_have_count(0)
    visitor.faults.clear()  # the browser tells of the refusal


@in_language("pl")
async def test_without_a_finished_game_there_are_no_habits(visitor: Visitor, lang: str) -> None:
    """Nothing is asked about the one that is still played."""
    own = await seats(visitor.house)
    page = await page_of(visitor, own[3:], lang=lang)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    await page.goto("/habits")
    await expect(page.get_by_role("status")).to_have_text(text("habits-none", lang))
    assert not [url for url in asked if url.endswith("/habits") and "/api/" in url]
    await no_findings(page)


async def test_another_language_tells_the_same_habits(visitor: Visitor) -> None:
    own = await seats(visitor.house)
    page = await page_of(visitor, own[:1])
    await page.goto("/habits")
    await shown(page, 1)
    await page.get_by_role("combobox").select_option("cs")
    await expect(page.get_by_role("rowheader", name=text("coach-rate-wins", "cs"))).to_be_visible()
    await expect(page.get_by_role("rowheader", name=text("coach-rate-wins", "en"))).to_have_count(0)
