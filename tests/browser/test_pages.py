"""Every page, in three languages, on a desk and on a phone: named, nothing serious found, nothing beside the screen."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page, ViewportSize, expect

from ruka.texts import text
from tests.browser.conftest import DESKTOP, PATIENCE, PHONE, Visitor
from tests.browser.replays import bring, seen_after

pytestmark = pytest.mark.browser

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
SHOTS = ROOT / "screenshots"
FIXED = ("table", "result", "replay-game", "replay-result", "replay-end")  # fill the screen
LANGUAGES = ("cs", "pl", "en")
FIRST_LOAD = 300_000  # bytes, compressed
HAND = "234m 66p 45678s [777z] +9s"
PATHS = {"home": "/", "calculator": f"/calculator?hand={HAND}", "book": "/rules/video"}
MOMENTS = {"replay-game": "?at=90&seat=1", "replay-result": f"?at={seen_after('end')}", "replay-end": "?at=9999"}


async def open_page(visitor: Visitor, name: str, lang: str, size: ViewportSize = DESKTOP, theme: Any = "dark") -> Page:
    """The page of this name with something on it."""
    if name in ("table", "result"):
        seated = await visitor.house.make(rules="ema-riichi", options={}, lang=lang)
        page = await visitor.table(seated, lang=lang, size=size, color_scheme=theme)
        await page.locator("[data-hand]").first.wait_for()
        async with asyncio.timeout(PATIENCE):
            await _play(page, until_result=name == "result")
    elif name == "room":
        seated = await visitor.house.make(rules="tenhou", seats=["person", "open", "open", "bot"], lang=lang)
        page = await visitor.table(seated, lang=lang, size=size, color_scheme=theme)
        await page.get_by_role("heading", level=1).wait_for()
    elif name in MOMENTS:
        page = await visitor.page(lang=lang, size=size, color_scheme=theme)
        await page.goto(await bring(visitor.house) + MOMENTS[name])
        await page.get_by_role("slider").wait_for()
        await page.wait_for_load_state("networkidle")
    else:
        page = await visitor.page(lang=lang, size=size, color_scheme=theme)
        await page.goto(PATHS.get(name, f"/{name}"))
        await page.get_by_role("heading", level=1).wait_for()
        await page.wait_for_load_state("networkidle")
    return page


async def _play(page: Page, *, until_result: bool) -> None:
    """Some turns, or the whole hand."""
    turns = 0
    while until_result or turns < 12:
        if await page.locator('[aria-keyshortcuts="Enter N"]').count():
            return
        for key in ("[data-call=tsumo]", "[data-call=ron]", "[data-call=pass]", "[data-hand][aria-disabled=false]"):
            if await page.locator(key).count():
                await page.locator(key).last.dispatch_event("click")
                turns += 1
                break
        await page.wait_for_timeout(40)


PAGES = ("home", "room", "table", "result", "calculator", "rules", "book", "settings", "replay", *MOMENTS)


@pytest.mark.parametrize("name", PAGES)
async def test_nothing_serious_found_and_nothing_beside_the_phone(visitor: Visitor, name: str) -> None:
    """axe on the desk and on the phone, dark and light; no phone scrolls sideways; pictures of each to look at."""
    SHOTS.mkdir(exist_ok=True)
    for lang, size, theme in (
        *(("cs", DESKTOP, "dark"), ("pl", DESKTOP, "light"), ("en", DESKTOP, "dark")),
        *(("cs", PHONE, "light"), ("pl", PHONE, "dark"), ("en", PHONE, "light")),
    ):
        page = await open_page(visitor, name, lang, size, theme)
        kind = "phone" if size is PHONE else "desktop"
        await page.screenshot(path=SHOTS / f"{name}-{lang}-{kind}.png", full_page=name not in FIXED)
        assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (name, lang, kind)
        assert await page.evaluate("document.documentElement.lang") == lang
        await _no_findings(page)
        await page.context.close()


async def _no_findings(page: Page) -> None:
    await page.evaluate(AXE.read_text(encoding="utf-8"))  # not as a tag: the policy of the page forbids it
    found = await page.evaluate("axe.run({ resultTypes: ['violations'] }).then((all) => all.violations)")
    serious = [one for one in found if one["impact"] in ("serious", "critical")]
    assert not [(one["id"], [node["target"] for node in one["nodes"]][:3]) for one in serious]


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_table_is_named_in_the_language(visitor: Visitor, lang: str) -> None:
    page = await open_page(visitor, "table", lang)
    tree = await page.locator("body").aria_snapshot()
    for key in ("play-hand", "play-centre", "play-calls", "play-log", "play-table", "play-auto-sort"):
        assert text(key, lang) in tree
    for name in ("Hráč" if lang == "cs" else "Eva", text("play-discards-of", lang, name="Eva")):
        assert name in tree or lang == "cs"
    tiles = await page.locator("[data-hand]").all()
    for tile in tiles:
        label = await tile.get_attribute("aria-label")
        assert label
        assert (await tile.get_attribute("data-hand") or "?") not in label  # a name, not a code


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_winds_are_the_characters_of_their_tiles(visitor: Visitor, lang: str) -> None:
    page = await open_page(visitor, "table", lang)
    centre = page.get_by_role("region", name=text("play-centre", lang))
    for letter in "ESWN":
        sign = centre.get_by_role("img", name=text("play-wind", lang, wind=letter), exact=True)
        assert await sign.locator("use").get_attribute("href") == f"#w-{letter}"


async def test_language_changes_at_any_moment(visitor: Visitor) -> None:
    page = await open_page(visitor, "home", "en")
    await page.get_by_label(text("web-language", "en")).first.select_option("pl")
    await expect(page.get_by_role("link", name=text("web-settings", "pl")).first).to_be_visible()


async def test_link_of_the_calculator_holds_the_hand(visitor: Visitor) -> None:
    page = await visitor.page()
    await page.goto("/calculator")
    await page.get_by_label("Notation").fill(HAND)
    await expect(page.get_by_role("heading", name="1 fan, 30 fu: 1000 points")).to_be_visible()
    await page.wait_for_url("**/calculator?*")  # a moment after the last key
    link, shown = page.url, await page.locator("main").inner_text()
    again = await visitor.page()
    await again.goto(link)
    await again.wait_for_load_state("networkidle")
    await expect(again.get_by_label("Notation")).to_have_value(await page.get_by_label("Notation").input_value())
    assert await again.locator("main").inner_text() == shown


async def test_first_load_is_small(visitor: Visitor) -> None:
    """Everything that the first page and the first table need, as it goes over the wire."""
    page = await visitor.page()
    wire = await page.context.new_cdp_session(page)
    sizes: list[float] = []
    await wire.send("Network.enable")
    wire.on("Network.loadingFinished", lambda done: sizes.append(done["encodedDataLength"]))
    await page.goto("/")
    await page.get_by_role("button", name="Play now").click()
    await page.locator("[data-hand]").first.wait_for()
    assert 20_000 < sum(sizes) < FIRST_LOAD
