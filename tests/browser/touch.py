"""A finger on the screen, and what the page has said to the table."""

from __future__ import annotations

from typing import Any, Self

from playwright.async_api import Locator, Page

# What goes to the server, each with the tile that was last pressed before it.
LISTEN = """() => {
  window.said = [];
  window.pressed = null;
  addEventListener('pointerdown', ({ target }) => {
    const tile = target.closest?.('[data-hand]');
    window.pressed = tile && { tile: tile.dataset.hand, drawn: tile.classList.contains('drawn') };
  }, true);
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    const message = JSON.parse(text);
    if (message.type === 'act') window.said.push({ ...message.action, pressed: window.pressed });
    return send.call(this, text);
  };
}"""


async def listen(page: Page) -> None:
    """Before the page is opened: `said` answers what was done at the table since."""
    await page.add_init_script(f"({LISTEN})()")


async def said(page: Page) -> list[dict[str, Any]]:
    """After two frames: what a press leads to has been said by then."""
    frames = "for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame)"
    done: list[dict[str, Any]] = await page.evaluate(f"async () => {{ {frames}; return window.said; }}")
    return done


TWICE = 310  # milliseconds after which a click is no second one of two

# The hand as it was a while ago: what has just come cannot be thrown yet.
STILL = """(milliseconds) => new Promise((done) => {
  const look = () => [...document.querySelectorAll('[data-hand]')].map((one) => one.dataset.hand).join();
  let [seen, since] = [look(), performance.now()];
  const timer = setInterval(() => {
    if (look() !== seen) [seen, since] = [look(), performance.now()];
    if (performance.now() - since < milliseconds) return;
    clearInterval(timer);
    done();
  }, 10);
})"""


async def stands_still(page: Page, milliseconds: int = 160) -> None:
    await page.evaluate(STILL, milliseconds)


async def middle(place: Locator) -> tuple[float, float]:
    box = await place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Finger:
    """One finger; the browser calls it a touch, whatever the size of the screen."""

    def __init__(self, page: Page, protocol: Any) -> None:
        self._page = page
        self._protocol = protocol

    @classmethod
    async def on(cls, page: Page) -> Self:
        return cls(page, await page.context.new_cdp_session(page))

    async def down(self, x: float, y: float) -> None:
        await self._touch("touchStart", [{"x": x, "y": y}])

    async def move(self, x: float, y: float) -> None:
        await self._touch("touchMove", [{"x": x, "y": y}])

    async def up(self) -> None:
        await self._touch("touchEnd", [])

    async def tap(self, place: Locator) -> None:
        await self.down(*await middle(place))
        await self.up()

    async def slide(self, start: tuple[float, float], *points: tuple[float, float]) -> None:
        await self.down(*start)
        for point in points:
            await self.move(*point)
        await self.up()

    async def _touch(self, type: str, points: list[dict[str, float]]) -> None:
        await self._protocol.send("Input.dispatchTouchEvent", {"type": type, "touchPoints": points})
