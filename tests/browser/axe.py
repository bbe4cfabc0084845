"""What axe finds on a page: what would keep somebody from using it."""

from __future__ import annotations

from pathlib import Path

from playwright.async_api import Page

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"


async def no_findings(page: Page) -> None:
    await page.evaluate(AXE.read_text(encoding="utf-8"))  # not as a tag: the policy of the page forbids it
    found = await page.evaluate("axe.run({ resultTypes: ['violations'] }).then((all) => all.violations)")
    serious = [one for one in found if one["impact"] in ("serious", "critical")]
    told = [(one["id"], [node["target"] for node in one["nodes"]][:3]) for one in serious]
    assert not told, told
