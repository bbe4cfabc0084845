"""Debian's Chromium before a real server; a test skips where there is none (`.ci/run` installs it)."""

from __future__ import annotations

import json
import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Self

import pytest
import pytest_asyncio
from playwright.async_api import (
    Browser,
    BrowserContext,
    CDPSession,
    Page,
    Playwright,
    ViewportSize,
    async_playwright,
    expect,
)

from tests.browser.waiting import SOON
from tests.server.conftest import House, open_house, seeds, shared_house

__all__ = ["open_house", "seeds"]

# The shell is the same browser without the windows around the pages, which cost more than the pages do.
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
CHROMIUM = next(filter(None, map(shutil.which, BROWSERS)), None)
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
DESKTOP, PHONE = ViewportSize(width=1440, height=900), ViewportSize(width=360, height=640)
LANDSCAPE = ViewportSize(width=844, height=390)
PICTURES = Path(__file__).parents[2] / "screenshots"
QUIET: dict[str, Any] = {"reduced_motion": "reduce", "service_workers": "block"}  # but for the tests of the app
PATIENCE = 240  # seconds for a hand, on a machine that does much else
WHOLE_GAME = 4 * PATIENCE  # has four hands at least
Json = dict[str, Any]

expect.set_options(timeout=SOON * 1000)  # what comes, comes; a busy machine takes longer


class Window:
    """Somebody's browser: what it keeps is forgotten when the next person takes it.

    A new context is a new window, whose frame costs Chromium several times what a page of ours costs. So a window stays
    open, by a tab with nothing in it, and each page is a new tab: what belongs to a page goes with it."""

    def __init__(self, context: BrowserContext, kept: CDPSession, origin: str) -> None:
        self.context = context
        self._kept = kept
        self._origin = origin
        self._first = context.pages[0]

    @classmethod
    async def opened(cls, browser: Browser, lang: str, origin: str) -> Self:
        context = await browser.new_context(viewport=DESKTOP, locale=lang, base_url=origin, **QUIET)
        return cls(context, await context.new_cdp_session(await context.new_page()), origin)

    async def forget(self) -> bool:
        """As new; or the answer is that it is gone."""
        if self._first not in self.context.pages:
            return False
        for page in self.context.pages:
            if page is not self._first:
                await page.close()
        await self.context.set_offline(False)
        await self.context.clear_permissions()
        await self.context.clear_cookies()
        await self._kept.send("Storage.clearDataForOrigin", {"origin": self._origin, "storageTypes": "all"})
        return True


class Chromium:
    """One for all tests of a worker; started again where it was lost."""

    def __init__(self, playwright: Playwright) -> None:
        self._playwright = playwright
        self._browser: Browser | None = None
        self._free: dict[tuple[str, str], list[Window]] = {}

    async def browser(self) -> Browser:
        if self._browser is None or not self._browser.is_connected():
            self._free = {}
            self._browser = await self._playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        return self._browser

    async def window(self, lang: str, origin: str) -> Window:
        browser = await self.browser()
        free = self._free.get((lang, origin))
        return free.pop() if free else await Window.opened(browser, lang, origin)

    async def give_back(self, window: Window, lang: str, origin: str) -> None:
        if await window.forget():
            self._free.setdefault((lang, origin), []).append(window)

    async def close(self) -> None:
        if self._browser is not None:
            await self._browser.close()


class Visitor:
    """Opens pages of the house as people with browsers of their own; nothing may go wrong on any of them."""

    def __init__(self, house: House, chromium: Chromium, pictures: bool) -> None:
        self.house = house
        self.chromium = chromium
        self.pictures = pictures
        self.faults: list[str] = []
        self._windows: dict[Page, tuple[Window, str]] = {}
        self._contexts: list[BrowserContext] = []

    async def page(
        self,
        lang: str = "en",
        size: ViewportSize = DESKTOP,
        seated: Json | None = None,
        color_scheme: Any = None,
        **more: Any,
    ) -> Page:
        """A new person's page; with the key to a seat, if there is one."""
        page = await (self._elsewhere(lang, **more) if more else self._tab(lang))
        await page.set_viewport_size(size)
        await page.emulate_media(color_scheme=color_scheme)
        page.set_default_timeout(SOON * 1000)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", lambda line: self.faults.append(line.text) if line.type == "error" else None)
        if seated:
            own = {"token": seated["token"], "seed": "a1" * 16, "commitment": seated["commitment"]}
            kept = json.dumps(json.dumps({seated["table"]: own}))
            await page.add_init_script(f"localStorage.setItem('ruka-seats', {kept})")
        return page

    async def _tab(self, lang: str) -> Page:
        window = await self.chromium.window(lang, self.house.url)
        page = await window.context.new_page()
        self._windows[page] = window, lang
        return page

    async def _elsewhere(self, lang: str, *, fresh: bool = True, **more: Any) -> Page:
        """In a window where nobody has been, which is closed afterwards; `fresh` asks for nothing else."""
        browser = await self.chromium.browser()
        context = await browser.new_context(locale=lang, base_url=self.house.url, **{**QUIET, **more})
        self._contexts.append(context)
        return await context.new_page()

    async def table(self, seated: Json, **more: Any) -> Page:
        page = await self.page(seated=seated, **more)
        await page.goto(f"/table/{seated['table']}")
        return page

    async def picture(self, page: Page, name: str, **more: Any) -> None:
        """To look at, in screenshots/, where --pictures asks for it."""
        if self.pictures:
            width = (page.viewport_size or DESKTOP)["width"]
            await page.screenshot(path=PICTURES / f"{name}-{width}.png", **more)

    async def close(self, page: Page) -> None:
        """Whoever has this page is gone, and somebody else may take the window."""
        window, lang = self._windows.pop(page)
        await self.chromium.give_back(window, lang, self.house.url)

    async def leave(self) -> None:
        for page in [*self._windows]:
            await self.close(page)
        for context in self._contexts:
            await context.close()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def chromium() -> AsyncIterator[Chromium]:
    if CHROMIUM is None:
        pytest.skip("no browser: Chromium is not installed")
    if not (Path(__file__).parents[2] / "src/ruka/server/static/index.html").is_file():
        pytest.skip("the web client is not built: ./dev setup")
    async with async_playwright() as playwright:
        one = Chromium(playwright)
        yield one
        await one.close()


house = shared_house


@pytest_asyncio.fixture(loop_scope="session")
async def visitor(house: House, chromium: Chromium, request: pytest.FixtureRequest) -> AsyncIterator[Visitor]:
    someone = Visitor(house, chromium, request.config.getoption("--pictures"))
    try:
        yield someone
    finally:
        await someone.leave()
    assert not someone.faults
