"""Files that somebody drags onto a page."""

from __future__ import annotations

from base64 import b64encode

from playwright.async_api import Page

DROP = """async ([name, data]) => {
  const transfer = new DataTransfer();
  transfer.items.add(new File([Uint8Array.from(atob(data), (one) => one.charCodeAt(0))], name));
  for (const type of ["dragover", "drop"])
    document.body.dispatchEvent(new DragEvent(type, { dataTransfer: transfer, bubbles: true, cancelable: true }));
}"""


async def drop(page: Page, data: bytes, name: str = "game.ruka") -> None:
    await page.evaluate(DROP, [name, b64encode(data).decode()])
