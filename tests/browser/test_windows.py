"""A window that the tests share keeps nothing of who had it before."""

from __future__ import annotations

import pytest

from tests.browser.conftest import PHONE, Visitor

pytestmark = pytest.mark.browser

LIGHT = "matchMedia('(prefers-color-scheme: light)').matches"
KEPT = f"[localStorage.a ?? '', sessionStorage.a ?? '', document.cookie, {LIGHT}]"


async def test_the_next_person_finds_a_new_window(visitor: Visitor) -> None:
    first = await visitor.page("pl", PHONE, color_scheme="light")
    context = first.context
    await first.goto("/")
    await first.evaluate("localStorage.a = sessionStorage.a = document.cookie = 'a=1'")
    assert await first.evaluate(KEPT) == ["a=1", "a=1", "a=1", True]
    another = await visitor.page("pl")
    assert another.context is not context  # two people at once have a window each
    await visitor.close(first)
    second = await visitor.page("pl", color_scheme="dark")
    assert second.context is context
    assert first.is_closed()
    await second.goto("/")
    assert await second.evaluate(KEPT) == ["", "", "", False]
    assert await second.evaluate("innerWidth") == 1440
    fresh = await visitor.page("pl", fresh=True)
    assert fresh.context not in (context, another.context)
