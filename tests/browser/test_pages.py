"""Every page, in three languages, on a desk and on a phone: named, nothing serious found, nothing beside the screen."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page, ViewportSize, expect

from ruka.texts import text
from tests.browser.conftest import DESKTOP, PATIENCE, PHONE, Visitor
from tests.browser.play import play_turns
from tests.browser.replays import bring, seen_after
from tests.browser.waiting import fits_the_screen, soon, soon_equal

pytestmark = pytest.mark.browser

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
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
            await play_turns(page, 999 if name == "result" else 12)
    elif name == "room":
        seated = await visitor.house.make(rules="tenhou", seats=["person", "open", "open", "bot"], lang=lang)
        page = await visitor.table(seated, lang=lang, size=size, color_scheme=theme)
    else:
        page = await visitor.page(lang=lang, size=size, color_scheme=theme)
        where = await bring(visitor.house) + MOMENTS[name] if name in MOMENTS else PATHS.get(name, f"/{name}")
        await page.goto(where)
    await _drawn(page, name)
    return page


async def _drawn(page: Page, name: str) -> None:
    """Back when all of the page is there."""
    if name == "table":
        await page.locator("[data-hand]").first.wait_for(state="attached")  # the hand may be over already
    elif name == "result":
        await page.locator('[aria-keyshortcuts="Enter N"]').first.wait_for()
    elif name in MOMENTS:
        await page.get_by_role("slider").wait_for()
    else:
        await page.get_by_role("heading", level=1).wait_for()
    if name not in ("table", "result", "room"):  # which have a socket, and bots that play
        await page.wait_for_load_state("networkidle")


PAGES = ("home", "room", "table", "result", "calculator", "rules", "book", "settings", "replay", *MOMENTS)


@pytest.mark.parametrize("name", PAGES)
async def test_nothing_serious_found_and_nothing_beside_the_phone(visitor: Visitor, name: str) -> None:
    """axe on the desk and on the phone, dark and light; no phone scrolls sideways."""
    for lang, theme, other in (("cs", "dark", "light"), ("pl", "light", "dark"), ("en", "dark", "light")):
        page = await open_page(visitor, name, lang, DESKTOP, theme)
        await _looked_at(visitor, page, name, lang)
        await page.set_viewport_size(PHONE)
        await page.emulate_media(color_scheme=other)  # type: ignore[arg-type]
        await page.reload()
        await _drawn(page, name)
        await _looked_at(visitor, page, name, lang)
        await page.context.close()


async def _looked_at(visitor: Visitor, page: Page, name: str, lang: str) -> None:
    await visitor.picture(page, f"{name}-{lang}", full_page=name not in FIXED)
    await fits_the_screen(page)
    await expect(page.locator("html")).to_have_attribute("lang", lang)
    await _no_findings(page)


async def _no_findings(page: Page) -> None:
    await page.evaluate(AXE.read_text(encoding="utf-8"))  # not as a tag: the policy of the page forbids it
    found = await page.evaluate("axe.run({ resultTypes: ['violations'] }).then((all) => all.violations)")
    serious = [one for one in found if one["impact"] in ("serious", "critical")]
    assert not [(one["id"], [node["target"] for node in one["nodes"]][:3]) for one in serious]


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_table_is_named_in_the_language(visitor: Visitor, lang: str) -> None:
    page = await open_page(visitor, "table", lang)
    keys = ("play-hand", "play-centre", "play-calls", "play-log", "play-table", "play-auto-sort")
    names = {*(text(key, lang) for key in keys), "Eva", text("play-discards-of", lang, name="Eva")}

    async def unnamed() -> set[str]:
        tree = await page.locator("body").aria_snapshot()
        return {name for name in names if name not in tree}

    nothing: set[str] = set()
    await soon_equal(unnamed, nothing)
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
        await expect(sign.locator("use")).to_have_attribute("href", f"#w-{letter}")


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
    await expect(again.get_by_label("Notation")).to_have_value(await page.get_by_label("Notation").input_value())
    await soon_equal(again.locator("main").inner_text, shown)


async def test_first_load_is_small(visitor: Visitor) -> None:
    """Everything that the first page and the first table need, as it goes over the wire."""
    page = await visitor.page()
    wire = await page.context.new_cdp_session(page)
    sizes: list[float] = []

    async def whole() -> float:
        return sum(sizes)

    await wire.send("Network.enable")
    wire.on("Network.loadingFinished", lambda done: sizes.append(done["encodedDataLength"]))
    await page.goto("/")
    await page.get_by_role("button", name="Play now").click()
    await page.locator("[data-hand]").first.wait_for()
    assert await soon(whole, lambda size: size > 20_000) < FIRST_LOAD  # the browser counts when all has come
