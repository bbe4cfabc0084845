"""What lies on the table lies apart."""

from __future__ import annotations

from playwright.async_api import Page

from tests.browser.waiting import soon

SLACK = 4  # pixels: tiles in a heap lie askew

# Tiles of different groups that overlap, and tiles that are cut off by the edge of the table.
COVERED = """async (slack) => {
  for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
  const groups = ['.felt .seat > .pond', '.felt .seat > .strip', '.felt .seat > .wall', '.felt .centre', '.felt .out',
                  'main .laid', '.hand > .tiles', '[role=dialog]', '.calls button', '.calls p', '.waits',
                  '.notices p'];
  const boxes = groups.flatMap((group) => [...document.querySelectorAll(group)].flatMap((whole) => {
    const tiles = [...whole.querySelectorAll('[data-tile], .stack:not(.gone)')];
    const parts = /centre|out|dialog|calls|waits|notices/.test(group) ? [whole] : tiles;
    return parts.map((part) => ({ whole, group, name: part.dataset?.tile ?? '', box: part.getBoundingClientRect() }));
  }));
  const felt = document.querySelector('.felt').getBoundingClientRect();
  const found = [];
  for (const [n, a] of boxes.entries()) {
    const { left, right, top, bottom } = a.group.startsWith('.felt') ? felt : document.body.getBoundingClientRect();
    if (a.box.left < left - slack || a.box.right > right + slack || a.box.top < top - slack ||
        a.box.bottom > bottom + slack) found.push(`${a.name} of ${a.group} is cut off`);
    for (const b of boxes.slice(n + 1)) {
      if (a.whole === b.whole || a.whole.contains(b.whole) || b.whole.contains(a.whole)) continue;
      const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (wide > slack && high > slack) found.push(`${a.name} of ${a.group} lies on ${b.name} of ${b.group}`);
    }
  }
  return found;
}"""


async def covered(page: Page, *, while_playing: bool = False) -> list[str]:
    """Everything that hides something else once the table lies still, in words. A hand may end meanwhile."""

    async def look() -> list[str]:
        found: list[str] = await page.evaluate(COVERED, SLACK)
        return [] if while_playing and await page.get_by_role("dialog").count() else found

    return await soon(look, lambda found: not found)
