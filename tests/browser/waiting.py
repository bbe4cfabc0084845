"""What a quick machine shows at once a slow one shows later: look again, and say what was seen last."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from playwright.async_api import Page

T = TypeVar("T")
SOON = 60.0  # seconds that something may take on a machine that does much else
EVERY = 0.05


async def soon(look: Callable[[], Awaitable[T]], wanted: Callable[[T], bool]) -> T:
    """What is seen once it is as wanted, or in the end: the test asserts it, and so tells what there was instead."""
    loop = asyncio.get_running_loop()
    end = loop.time() + SOON
    while not wanted(seen := await look()) and loop.time() < end:
        await asyncio.sleep(EVERY)
    return seen


async def soon_equal(look: Callable[[], Awaitable[T]], expected: T) -> None:
    assert await soon(look, lambda seen: seen == expected) == expected


async def fits_the_screen(page: Page) -> None:
    """Nothing has to be scrolled sideways."""
    widths = "[document.documentElement.scrollWidth, innerWidth]"
    wide, screen = await soon(lambda: page.evaluate(widths), lambda found: found[0] <= found[1])
    assert wide <= screen
