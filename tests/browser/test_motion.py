"""What moves at the table: tiles fly and lie still again, hands are seen before the result, and nothing shifts."""

from __future__ import annotations

import asyncio

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Visitor
from tests.browser.play import play_turns
from tests.browser.waiting import soon_equal

pytestmark = pytest.mark.browser

FLIGHT = 200  # milliseconds at most; a felt that dims is no flight
AT_ONCE = 60  # animations: thirteen tiles are dealt while the last hand is gathered

# Keeps what is animated, how many move at once, and what shifts on the table.
WATCH = """() => {
  window.moved = { what: [], properties: [], longest: 0, most: 0, shifts: [] };
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    const one = animate.call(this, frames, how);
    if (!Array.isArray(frames)) return one; // guards a tile against presses: nothing moves
    const name = this.getAttribute('class') ?? '';
    moved.what.push(name);
    moved.properties.push(...frames.flatMap(Object.keys));
    if (!name.includes('dim')) moved.longest = Math.max(moved.longest, how.duration);
    moved.most = Math.max(moved.most, document.getAnimations().length);
    return one;
  };
  const lies = ({ node }) => (node?.parentElement ?? node)?.closest('main, header');
  const grows = ({ previousRect: was, currentRect: is }) => // a tile in flight reaches over the edge
    Math.abs(was.right - is.right) < 8 && (Math.abs(was.bottom - is.bottom) < 1 || Math.abs(was.top - is.top) < 1);
  const opened = ({ node }) => node?.matches?.('.open, .open *'); // tiles that are laid open are larger
  const moves = (entry) => entry.sources.filter((one) => lies(one) && !opened(one) && !grows(one)); // sets: leftwards
  const say = ({ node, previousRect: was, currentRect: is }) =>
    `${(node.parentElement ?? node).outerHTML.slice(0, 80)} ${JSON.stringify([was, is])}`;
  const note = (list) => moved.shifts.push(...list.getEntries().flatMap(moves).map(say));
  new PerformanceObserver(note).observe({ type: 'layout-shift' });
}"""
MOVING = "document.getAnimations().filter((one) => one.constructor === Animation).length"


async def test_tiles_fly_by_transforms_alone_and_all_lie_still_after_the_hand(visitor: Visitor) -> None:
    seated = await visitor.house.make()
    page = await visitor.page(seated=seated)
    await page.emulate_media(reduced_motion="no-preference")
    await page.goto(f"/table/{seated['table']}")
    await page.locator("[data-hand]").first.wait_for()
    await page.evaluate(WATCH)
    playing = asyncio.create_task(play_turns(page, claims=True))
    interval = page.locator("[data-interval]")
    await interval.wait_for(state="attached")  # hands lie open, nothing covers them ...
    await expect(page.get_by_role("dialog")).to_have_count(0)
    await interval.click()  # ... and whoever has seen enough goes on
    await expect(page.get_by_role("dialog")).to_be_visible()
    await playing
    moved = await page.evaluate("moved")
    assert any("thrown" in name for name in moved["what"])
    assert set(moved["properties"]) <= {"transform", "opacity", "offset"}
    assert moved["longest"] <= FLIGHT
    assert moved["most"] <= AT_ONCE
    assert moved["shifts"] == []
    await soon_equal(lambda: page.evaluate(MOVING), 0)


async def test_with_less_motion_nothing_flies_and_nothing_is_waited_for(visitor: Visitor) -> None:
    page = await visitor.table(await visitor.house.make())
    await page.locator("[data-hand]").first.wait_for()
    await page.evaluate(WATCH)
    await play_turns(page, 3)
    assert (await page.evaluate("moved"))["what"] == []
