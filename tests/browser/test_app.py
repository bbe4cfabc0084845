"""The client as an app: installed, without a connection, and with a newer version."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from ruka.rulesets import RULE_SETS
from ruka.server.client import BUILT
from tests.browser.conftest import Chromium, Visitor
from tests.browser.waiting import soon, soon_equal
from tests.server.conftest import serving

pytestmark = pytest.mark.browser

READY = "navigator.serviceWorker.getRegistration().then((one) => !!one?.active && !!navigator.serviceWorker.controller)"
KEPT = """caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name).then((one) => one.keys()))))
    .then((found) => found.flat().map((one) => new URL(one.url).pathname))"""


async def ready(page: Page) -> None:
    assert await soon(lambda: page.evaluate(READY), bool)


async def known(visitor: Visitor, path: str) -> None:
    """Pages of a book are made once, and a machine that does much else may need more than one attempt."""

    async def status() -> int:
        return (await visitor.house.http.get(path, params={"lang": "en"})).status_code

    await soon_equal(status, 200)


async def test_it_can_be_installed(visitor: Visitor) -> None:
    page = await visitor.page()
    await page.goto("/")
    manifest = await page.request.get(await page.locator('link[rel="manifest"]').get_attribute("href") or "")
    assert manifest.headers["content-type"] == "application/manifest+json"
    told = json.loads(await manifest.text())
    assert told["display"] == "standalone"
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in told["icons"]}
    assert "maskable" in {icon.get("purpose") for icon in told["icons"]}
    for icon in told["icons"]:
        assert (await page.request.get(icon["src"])).headers["content-type"] == icon["type"]


async def test_rules_and_glossary_are_there_without_a_connection(visitor: Visitor) -> None:
    """Nobody has to open them before; what needs the server says so, and nothing of a running table is kept."""
    for path in ("rules", "glossary", *(f"rules/{id}" for id in RULE_SETS)):
        await known(visitor, f"/api/v1/{path}")
    page = await visitor.page(service_workers="allow")
    await page.goto("/")
    await ready(page)
    await page.get_by_role("button", name="Play now").click()
    await page.locator("[data-hand]").first.wait_for()
    await page.goto("/rules/video")
    await expect(page.get_by_role("heading", level=1)).to_have_text("Video mahjong")
    kept = await soon(lambda: page.evaluate(KEPT), lambda found: "/api/v1/rules/video" in found)
    assert "/api/v1/rules/video" in kept
    wanted = {"/api/v1/glossary", *(f"/api/v1/rules/{id}" for id in RULE_SETS)}
    kept = await soon(lambda: page.evaluate(KEPT), wanted.issubset)
    assert wanted <= {*kept}
    assert {path.split("/")[3] for path in kept if path.startswith("/api/")} == {"rules", "glossary"}

    await page.context.set_offline(True)
    await page.goto("/glossary/furiten")
    await expect(page.get_by_role("heading", level=1)).to_have_text("furiten")
    await page.goto("/rules/mcr")
    await expect(page.get_by_role("heading", level=1)).to_have_text(RULE_SETS["mcr"].names["en"])
    await page.goto("/rules/video")
    await expect(page.get_by_role("heading", level=1)).to_have_text("Video mahjong")
    await expect(page.get_by_text("You are offline.")).to_be_visible()
    await page.goto("/calculator?hand=234m 66p 45678s [777z] %2B9s")
    await expect(page.get_by_role("alert").filter(has_text="The server is not answering")).to_be_visible()
    await page.goto("/")
    await page.get_by_role("button", name="Play now").click()
    await expect(page.get_by_role("alert").filter(has_text="The server is not answering")).to_be_visible()
    await page.context.set_offline(False)
    await expect(page.get_by_text("You are offline.")).to_have_count(0)
    visitor.faults[:] = [one for one in visitor.faults if not re.search("ERR_INTERNET_DISCONNECTED|ERR_FAILED", one)]


@pytest.mark.long
@pytest.mark.asyncio(loop_scope="session")
async def test_a_newer_version_is_offered_but_not_over_a_game(chromium: Chromium, tmp_path: Path) -> None:
    built = Path(shutil.copytree(BUILT, tmp_path / "static"))
    async with serving(tmp_path / "data", built=built) as house:
        visitor = Visitor(house, chromium, pictures=False)
        page = await visitor.page(service_workers="allow")
        await page.goto("/")
        await ready(page)
        with (built / "sw.js").open("a") as script:
            script.write("// newer")
        for packed in built.glob("sw.js.*"):
            packed.unlink()
        await page.get_by_role("button", name="Play now").click()
        await page.locator("[data-hand]").first.wait_for()
        await page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one.update())")
        waiting = "navigator.serviceWorker.getRegistration().then((one) => !!one.waiting)"
        await soon_equal(lambda: page.evaluate(waiting), True)
        offer = page.get_by_text("A newer version of ruka is here.")
        await expect(offer).to_have_count(0)
        await page.go_back()
        await expect(offer).to_be_visible()
        await page.get_by_role("button", name="Load it").click()
        await soon_equal(lambda: page.evaluate(waiting), False)
        await visitor.leave()
