"""Debian's Chromium before a real server; a test skips where there is none (`.ci/run` installs it)."""

from __future__ import annotations

import json
import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Page, ViewportSize, async_playwright, expect

from tests.server.conftest import House, house

__all__ = ["house"]

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
DESKTOP, PHONE = ViewportSize(width=1440, height=900), ViewportSize(width=360, height=640)
LANDSCAPE = ViewportSize(width=844, height=390)
PATIENCE = 240  # seconds for a hand, on a machine that does much else
Json = dict[str, Any]

expect.set_options(timeout=20_000)  # what comes, comes; a busy machine takes longer


class Visitor:
    """Opens pages of the house as people with browsers of their own; nothing may go wrong on any of them."""

    def __init__(self, house: House, browser: Browser) -> None:
        self.house = house
        self.browser = browser
        self.faults: list[str] = []

    async def page(
        self, lang: str = "en", size: ViewportSize = DESKTOP, seated: Json | None = None, **more: Any
    ) -> Page:
        """A new person's page; with the key to a seat, if there is one."""
        context = await self.browser.new_context(
            viewport=size, locale=lang, base_url=self.house.url, reduced_motion="reduce", **more
        )
        page = await context.new_page()
        page.set_default_timeout(20_000)
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


@pytest.fixture
async def visitor(house: House) -> AsyncIterator[Visitor]:
    if CHROMIUM is None:
        pytest.skip("no browser: Chromium is not installed")
    if not (Path(__file__).parents[2] / "src/ruka/server/static/index.html").is_file():
        pytest.skip("the web client is not built: ./dev setup")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        someone = Visitor(house, browser)
        yield someone
        await browser.close()
    assert not someone.faults
