"""Debian's Chromium before a real server; a test skips where there is none (`.ci/run` installs it)."""

from __future__ import annotations

import json
import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, BrowserContext, Page, Playwright, ViewportSize, async_playwright, expect

from tests.browser.waiting import SOON
from tests.server.conftest import House, open_house, seeds, shared_house

__all__ = ["open_house", "seeds"]

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
DESKTOP, PHONE = ViewportSize(width=1440, height=900), ViewportSize(width=360, height=640)
LANDSCAPE = ViewportSize(width=844, height=390)
PICTURES = Path(__file__).parents[2] / "screenshots"
PATIENCE = 240  # seconds for a hand, on a machine that does much else
Json = dict[str, Any]

expect.set_options(timeout=SOON * 1000)  # what comes, comes; a busy machine takes longer


class Visitor:
    """Opens pages of the house as people with browsers of their own; nothing may go wrong on any of them."""

    def __init__(self, house: House, browser: Browser, pictures: bool) -> None:
        self.house = house
        self.browser = browser
        self.pictures = pictures
        self.faults: list[str] = []
        self._contexts: list[BrowserContext] = []

    async def page(
        self, lang: str = "en", size: ViewportSize = DESKTOP, seated: Json | None = None, **more: Any
    ) -> Page:
        """A new person's page; with the key to a seat, if there is one."""
        context = await self.browser.new_context(
            viewport=size, locale=lang, base_url=self.house.url, reduced_motion="reduce", **more
        )
        self._contexts.append(context)
        page = await context.new_page()
        page.set_default_timeout(SOON * 1000)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", lambda line: self.faults.append(line.text) if line.type == "error" else None)
        if seated:
            own = {"token": seated["token"], "seed": "a1" * 16, "commitment": seated["commitment"]}
            kept = json.dumps(json.dumps({seated["table"]: own}))
            await page.add_init_script(f"localStorage.setItem('ruka-seats', {kept})")
        return page

    async def table(self, seated: Json, **more: Any) -> Page:
        page = await self.page(seated=seated, **more)
        await page.goto(f"/table/{seated['table']}")
        return page

    async def picture(self, page: Page, name: str, **more: Any) -> None:
        """To look at, in screenshots/, where --pictures asks for it."""
        if self.pictures:
            width = (page.viewport_size or DESKTOP)["width"]
            await page.screenshot(path=PICTURES / f"{name}-{width}.png", **more)

    async def leave(self) -> None:
        for context in self._contexts:
            await context.close()


class Chromium:
    """One for all tests of a worker; started again where it was lost."""

    def __init__(self, playwright: Playwright) -> None:
        self._playwright = playwright
        self._browser: Browser | None = None

    async def browser(self) -> Browser:
        if self._browser is None or not self._browser.is_connected():
            self._browser = await self._playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        return self._browser

    async def close(self) -> None:
        if self._browser is not None:
            await self._browser.close()


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
    someone = Visitor(house, await chromium.browser(), request.config.getoption("--pictures"))
    try:
        yield someone
    finally:
        await someone.leave()
    assert not someone.faults
