"""Every page, in three languages, on a desk and on a phone: named, nothing serious found, nothing beside the screen."""

from __future__ import annotations

import asyncio
from itertools import count
from typing import Any

import pytest
from playwright.async_api import Page, ViewportSize, expect

from ruka.server.people import Person
from ruka.texts import text
from tests.browser.axe import no_findings
from tests.browser.conftest import DESKTOP, PATIENCE, PHONE, Json, Visitor
from tests.browser.play import play_turns
from tests.browser.replays import bring, seen_after
from tests.browser.waiting import fits_the_screen, soon, soon_equal
from tests.crossing import LANGUAGES
from tests.server.conftest import PASSWORD

pytestmark = pytest.mark.browser

FIXED = ("table", "result", "replay-game", "replay-result", "replay-end")  # fill the screen
FIRST_LOAD = 160_000  # bytes, compressed; 150_000 is asked for, and has to be reached again
HAND = "234m 66p 45678s [777z] +9s"
PATHS = {"home": "/", "entrance": "/account", "calculator": f"/calculator?hand={HAND}", "book": "/rules/video"}
MOMENTS = {"replay-game": "?at=90&seat=1", "replay-result": f"?at={seen_after('end')}", "replay-end": "?at=9999"}


async def place(visitor: Visitor, name: str, lang: str = "en") -> Json:
    """Where the page of this name is: its address, or the seat at a table of ours."""
    if name in ("table", "result"):
        return await visitor.house.make(rules="ema-riichi", options={}, lang=lang)
    if name == "room":
        return await visitor.house.make(rules="tenhou", seats=["person", "open", "open", "bot"], lang=lang)
    if name in SIGNED_IN:
        return await signed_in(visitor, name)
    if name == "lobby":
        await visitor.house.make(listed=True, seats=["person", "open", "open", "bot"], lang=lang)
    if name in MOMENTS:
        return {"address": await bring(visitor.house) + MOMENTS[name]}
    return {"address": PATHS.get(name, f"/{name}")}


async def signed_in(visitor: Visitor, name: str) -> Json:
    """A page of somebody who has an account, somebody who asks to be friends, and a server to keep."""
    house, called = visitor.house, f"{name} {next(NUMBERS)}"
    async with house.person(called) as browser, house.person(f"{called} 2") as other:
        me = (await browser.get("/api/v1/me")).json()
        await other.post("/api/v1/friends", json={"person": me["id"]})
        stores = house.app.state.stores
        await stores.keep(stores.people.change(me["id"], role="keeper"))
        await stores.keep(stores.keeping.report(Person(me["id"]), called, None, None, "chat", "…"))
    return {"address": f"/people/{me['id']}" if name == "people" else f"/{name}", "person": called}


async def open_page(
    visitor: Visitor,
    name: str,
    lang: str,
    size: ViewportSize = DESKTOP,
    theme: Any = "dark",
    where: Json | None = None,
) -> Page:
    """The page of this name with something on it; a game that was played before is only looked at again."""
    at = where or await place(visitor, name, lang)
    if "address" in at:
        page = await visitor.page(lang=lang, size=size, color_scheme=theme)
        if "person" in at:
            await page.request.post("/api/v1/visits", data={"name": at["person"], "password": PASSWORD})
            await page.add_init_script("localStorage.setItem('ruka-signed-in', '1')")
        await page.goto(at["address"])
    else:
        page = await visitor.table(at, lang=lang, size=size, color_scheme=theme)
    if name in ("table", "result") and not at.get("played"):
        await page.locator("[data-hand]").first.wait_for()
        async with asyncio.timeout(PATIENCE):
            await play_turns(page, 999 if name == "result" else 12)
        at["played"] = True
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
    if name not in ("table", "result", "room", "lobby", *SIGNED_IN):  # which have a socket, and bots that play
        await page.wait_for_load_state("networkidle")


PAGES = ("home", "room", "table", "result", "calculator", "rules", "book", "settings", "replay", *MOMENTS)
SIGNED_IN = ("account", "friends", "keeper", "people")
MORE_PAGES = (
    "lobby",
    "entrance",
    "leaders",
    "habits",
    "nowhere",
    *SIGNED_IN,
)  # by default looked at by their own tests
NUMBERS = count()  # of people, each with a name of their own
THEMES = (("cs", "dark", "light"), ("pl", "light", "dark"), ("en", "dark", "light"))  # on the desk, on the phone


def in_turn(name: str) -> tuple[str, str, str]:
    """The language in which axe looks at the page by default: what it finds lies in the page and its colours, and each
    language has its pages. With `--long` it looks at all of them in all."""
    return THEMES[PAGES.index(name) % len(THEMES)]


@pytest.mark.parametrize("name", PAGES)
async def test_nothing_serious_found_and_nothing_beside_the_phone(visitor: Visitor, name: str) -> None:
    """axe on the desk and on the phone, dark and light; nor does the phone scroll sideways in another language."""
    where = await place(visitor, name)
    await _all_looked_at(visitor, name, *in_turn(name), where)
    lang, _, theme = THEMES[PAGES.index(name) % len(THEMES) - 1]
    page = await open_page(visitor, name, lang, PHONE, theme, where)
    await _seen(visitor, page, name, lang)
    await visitor.close(page)


@pytest.mark.long
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", [*PAGES, *MORE_PAGES])
async def test_nothing_serious_found_in_any_language(visitor: Visitor, name: str, lang: str) -> None:
    desk, phone = next(themes for one, *themes in THEMES if one == lang)
    await _all_looked_at(visitor, name, lang, desk, phone, await place(visitor, name, lang))
    if name == "nowhere":
        visitor.faults.clear()  # the server says that there is no such page, too


async def _all_looked_at(visitor: Visitor, name: str, lang: str, desk: str, phone: Any, where: Json) -> None:
    page = await open_page(visitor, name, lang, DESKTOP, desk, where)
    await _seen(visitor, page, name, lang)
    await no_findings(page)
    await page.set_viewport_size(PHONE)
    await page.emulate_media(color_scheme=phone)
    await page.reload()
    await _drawn(page, name)
    await _seen(visitor, page, name, lang)
    await no_findings(page)
    await visitor.close(page)


async def _seen(visitor: Visitor, page: Page, name: str, lang: str) -> None:
    await visitor.picture(page, f"{name}-{lang}", full_page=name not in FIXED)
    await fits_the_screen(page)
    await expect(page.locator("html")).to_have_attribute("lang", lang)


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_table_is_named_in_the_language(visitor: Visitor, lang: str) -> None:
    """Winds too, which are the characters of their tiles."""
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
    centre = page.get_by_role("region", name=text("play-centre", lang))
    for letter in "ESWN":
        sign = centre.get_by_role("img", name=text("play-wind", lang, wind=letter), exact=True)
        await expect(sign.locator("use")).to_have_attribute("href", f"#w-{letter}")


async def test_language_changes_at_any_moment(visitor: Visitor) -> None:
    """On a page, and while one is on its way; no page ever shows the key of a text."""
    page = await open_page(visitor, "home", "en")
    await page.evaluate(
        "new MutationObserver(() => (window.keys ||= []).push(...document.body.innerText.match(/\\b"
        "(web|home|play|result|replay|calculator|book|tile)-[a-z-]+/g) ?? [])).observe(document.body, "
        "{ subtree: true, childList: true, characterData: true })"
    )
    await page.get_by_label(text("web-language", "en")).first.select_option("pl")
    await expect(page.get_by_role("link", name=text("web-settings", "pl")).first).to_be_visible()
    await page.get_by_role("link", name=text("web-calculator", "pl")).first.click()
    await page.get_by_label(text("web-language", "pl")).first.select_option("cs")
    await expect(page.get_by_label(text("calculator-notation", "cs"))).to_be_visible()
    await page.get_by_label(text("web-language", "cs")).first.select_option("en")
    await page.locator('nav a[href="/rules"]').click()  # by whatever name it has at this moment
    await expect(page.get_by_text(text("book-choose", "en"))).to_be_visible()
    await page.go_back()
    await expect(page.get_by_label(text("calculator-notation", "en"))).to_be_visible()
    assert await page.evaluate("window.keys ?? []") == []


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
    page = await visitor.page(fresh=True)  # nothing of it is there already
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
