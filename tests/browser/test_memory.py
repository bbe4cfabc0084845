"""A long evening: what was shown and is gone leaves nothing behind in the browser."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.async_api import CDPSession, expect

from tests.browser.conftest import Visitor
from tests.browser.play import play_turns

pytestmark = pytest.mark.browser

HANDS = 10
MORE_NODES, MORE_HEAP = 1.15, 1.5  # times those after the second hand


async def _held(devtools: CDPSession) -> tuple[float, float]:
    """Nodes and bytes that are still there once the rubbish is out."""
    for _ in range(2):
        await devtools.send("HeapProfiler.collectGarbage")
    found = {one["name"]: one["value"] for one in (await devtools.send("Performance.getMetrics"))["metrics"]}
    return found["Nodes"], found["JSHeapUsedSize"]


@pytest.mark.long
@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
async def test_f13_ten_hands_leave_no_nodes_and_no_heap_behind(
    visitor: Visitor, motion: Literal["reduce", "no-preference"]
) -> None:
    seated = await visitor.house.make(rules="mcr", options={})
    page = await visitor.page(seated=seated)
    await page.emulate_media(reduced_motion=motion)
    await page.goto(f"/table/{seated['table']}")
    devtools = await page.context.new_cdp_session(page)
    await devtools.send("Performance.enable")
    held = []
    await page.locator("[data-hand]").first.wait_for()
    for _ in range(HANDS):
        await play_turns(page)
        result = page.get_by_role("button", name="Next hand")
        await expect(page.get_by_role("dialog").get_by_role("heading").first).to_be_visible()
        await result.click()
        await expect(result).to_have_count(0)
        held.append(await _held(devtools))
    (nodes, heap), (last_nodes, last_heap) = held[1], held[-1]
    assert last_nodes <= nodes * MORE_NODES, [one for one, _ in held]
    assert last_heap <= heap * MORE_HEAP, [one for _, one in held]
