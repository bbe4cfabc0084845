"""Mouse and finger at the hand: what is thrown was under the pointer, and what was not meant can be taken back."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from playwright.async_api import Locator, Page, ViewportSize, expect

from ruka.errors import IllegalAction
from ruka.rulesets import rule_set
from ruka.server.models import NewTable
from ruka.testing.walls import build_wall
from tests.browser.conftest import DESKTOP, Visitor
from tests.browser.touch import TWICE, Finger, listen, middle, said, stands_still
from tests.browser.waiting import soon, soon_equal

pytestmark = pytest.mark.browser

PORTRAIT = ViewportSize(width=390, height=844)
HAND = "19m 19p 19s 1234567z"  # dealt with 5m: ready on thirteen kinds once that is thrown
NOTHING = ""


async def _table(visitor: Visitor, size: ViewportSize = DESKTOP, **settings: Any) -> Page:
    """Eva's first turn, with settings of her own."""
    wall = build_wall(rule_set("tenhou"), hands={0: HAND}, draws="5m", dora="9s")
    seated = (
        await visitor.house.app.state.hall.make(NewTable(rules="tenhou", pace="fast", name="Eva"), [wall])
    ).to_json()
    page = await visitor.page(seated=seated, size=size)
    await listen(page)
    await page.add_init_script(f"localStorage.setItem('ruka', {json.dumps(json.dumps({'noCalls': True} | settings))})")
    await page.goto(f"/table/{seated['table']}")
    await page.locator("[data-hand='5m'][aria-disabled=false]").wait_for()
    await stands_still(page)
    return page


def _tile(page: Page, tile: str) -> Locator:
    return page.locator(f"[data-hand='{tile}']")


def _own_pond(page: Page) -> Locator:
    return page.get_by_role("group", name="Discards: Eva").locator("[data-tile]")


async def _order(page: Page) -> str:
    tiles: list[str] = await page.locator("[data-hand]:not(.drawn)").evaluate_all(
        "(all) => all.toSorted((a, b) => a.dataset.place - b.dataset.place).map((one) => one.dataset.hand)"
    )
    return " ".join(tiles)


async def _raised(page: Page) -> str:
    tile: str = await page.evaluate("document.querySelector('[data-hand].lifted')?.dataset.hand ?? ''")
    return tile


async def test_a_finger_raises_a_tile_and_throws_it_with_the_second_tap(visitor: Visitor) -> None:
    page = await _table(visitor, PORTRAIT)
    finger = await Finger.on(page)
    waits = page.get_by_role("region", name="What your hand waits on")
    await finger.tap(_tile(page, "1m"))
    await soon_equal(lambda: _raised(page), "1m")
    await expect(waits).to_have_count(0)
    one, other = await middle(_tile(page, "1m")), await middle(_tile(page, "1p"))
    await finger.slide(one, ((one[0] + other[0]) / 2, one[1]), other)
    await soon_equal(lambda: _raised(page), "1p")
    await finger.tap(_tile(page, "5m"))
    await expect(waits.get_by_role("img")).to_have_count(13)
    await finger.tap(page.locator(".centre"))
    await soon_equal(lambda: _raised(page), NOTHING)
    await expect(waits).to_have_count(0)
    assert await said(page) == []
    await finger.tap(_tile(page, "5m"))
    await soon_equal(lambda: _raised(page), "5m")
    await finger.tap(_tile(page, "5m"))
    await expect(_own_pond(page).first).to_have_attribute("data-tile", "5m")
    pressed = {"tile": "5m", "drawn": True}
    assert await said(page) == [{"type": "discard", "tile": "5m", "drawn": True, "pressed": pressed}]


async def test_a_flick_upwards_throws_and_a_slide_away_does_not(visitor: Visitor) -> None:
    page = await _table(visitor, PORTRAIT)
    finger = await Finger.on(page)
    x, y = await middle(_tile(page, "9s"))
    await finger.slide((x, y), (x + 20, y - 30), (x + 150, y - 60))
    assert await said(page) == []
    await finger.slide((x, y), (x + 2, y - 30), (x + 3, y - 80))
    await expect(_own_pond(page).first).to_have_attribute("data-tile", "9s")
    assert [one["tile"] for one in await said(page)] == ["9s"]


async def test_one_tap_throws_where_that_is_chosen_and_a_long_one_only_looks(visitor: Visitor) -> None:
    page = await _table(visitor, PORTRAIT, oneTap=True)
    finger = await Finger.on(page)
    await finger.down(*await middle(_tile(page, "1z")))
    await page.evaluate("() => new Promise((done) => setTimeout(done, 450))")
    await finger.up()
    await soon_equal(lambda: _raised(page), "1z")
    assert await said(page) == []
    for tile in ("9m", "1z"):  # a slow machine may make the first tap a long one
        await finger.tap(_tile(page, tile))
        if await said(page):
            break
    await expect(_own_pond(page)).not_to_have_count(0)
    (thrown, *_) = await said(page)
    assert thrown["tile"] == thrown["pressed"]["tile"]


async def test_with_a_mouse_one_click_throws_or_two_where_that_is_chosen(visitor: Visitor) -> None:
    page = await _table(visitor, twoClicks=True)
    await _tile(page, "9p").click()
    assert await said(page) == []
    await soon_equal(lambda: _raised(page), "9p")
    await _tile(page, "1s").click()
    assert await said(page) == []
    await _tile(page, "1s").click()
    await expect(_own_pond(page).first).to_have_attribute("data-tile", "1s")


async def test_a_press_that_is_let_go_elsewhere_throws_nothing(visitor: Visitor) -> None:
    page = await _table(visitor)
    await page.mouse.move(*await middle(_tile(page, "9p")))
    await page.mouse.down()
    await page.mouse.move(*await middle(_tile(page, "1s")))
    await page.mouse.up()
    assert await said(page) == []
    await expect(_own_pond(page)).to_have_count(0)


async def test_a_discard_can_be_taken_back_for_a_moment(visitor: Visitor) -> None:
    """It lies there at once, the server has not heard of it, and it goes back to its place."""
    page = await _table(visitor, takeBack=600)
    order = await _order(page)
    for key in ("Backspace", "Escape", None):
        await _tile(page, "9p").click()
        await expect(_own_pond(page)).to_have_count(1)
        await expect(page.locator(".thrown.leaving")).to_have_count(1)
        await expect(_tile(page, "9p")).to_have_count(0)
        undo = page.get_by_role("button", name="Take back")
        await (page.keyboard.press(key) if key else undo.click())
        await expect(undo).to_have_count(0)
        await expect(_own_pond(page)).to_have_count(0)
        assert await _order(page) == order
        await stands_still(page, TWICE)
    assert await said(page) == []


async def test_after_that_moment_it_is_said(visitor: Visitor) -> None:
    page = await _table(visitor, takeBack=0.5)
    await _tile(page, "9p").click()
    await soon_equal(lambda: page.evaluate("window.said.length"), 1)
    await expect(page.locator(".thrown.leaving")).to_have_count(0)
    await expect(_own_pond(page).first).to_have_attribute("data-tile", "9p")


async def test_a_refused_discard_is_back_in_its_place_with_the_reason(visitor: Visitor, monkeypatch: Any) -> None:
    page = await _table(visitor)
    order = await _order(page)
    seating = await visitor.house.app.state.hall.find(page.url.rsplit("/", 1)[1])

    def refused(*_: object) -> None:
        monkeypatch.undo()
        raise IllegalAction("not-asked")

    monkeypatch.setattr(seating.game, "act", refused)
    await _tile(page, "9p").click()
    await expect(page.locator(".notices .bad")).to_be_visible()
    await expect(_own_pond(page)).to_have_count(0)
    assert await _order(page) == order
    await stands_still(page, TWICE)
    await _tile(page, "9p").click()
    await expect(_own_pond(page).first).to_have_attribute("data-tile", "9p")
    await expect(page.locator(".notices .bad")).to_have_count(0)


async def test_the_hand_is_ordered_by_mouse_by_finger_and_by_keys(visitor: Visitor) -> None:
    page = await _table(visitor, PORTRAIT, autoSort=False)
    tiles = (await _order(page)).split()
    start, end = await middle(page.locator("[data-place='0']")), await middle(page.locator("[data-place='3']"))
    await page.mouse.move(*start)
    await page.mouse.down()
    await page.mouse.move(*end, steps=6)
    await page.mouse.up()
    tiles.insert(3, tiles.pop(0))
    assert (await _order(page)).split() == tiles
    await stands_still(page)
    finger = await Finger.on(page)
    await finger.down(*end)
    await expect(page.locator(".carried")).to_have_count(1)  # the finger has rested
    await finger.move(start[0] + 5, start[1])
    await finger.up()
    tiles.insert(0, tiles.pop(3))
    assert (await _order(page)).split() == tiles
    await page.locator("[data-place='0']").focus()
    await page.keyboard.press("Control+ArrowRight")
    tiles.insert(1, tiles.pop(0))
    assert (await _order(page)).split() == tiles
    await expect(page.locator("[data-place='1']")).to_be_focused()
    await expect(page.locator("[data-told=order]")).to_contain_text("now in place 2.")
    assert await said(page) == []
    await page.reload()
    await soon_equal(lambda: _order(page), " ".join(tiles))  # the player's own order outlives the page


async def test_a_tap_that_began_before_the_tile_stood_still_throws_nothing(visitor: Visitor) -> None:
    """The browser makes a click of it all the same, on what is there by then."""
    page = await _table(visitor, PORTRAIT, oneTap=True)
    finger = await Finger.on(page)
    moving = await _tile(page, "9p").evaluate_handle("(one) => one.animate({ pointerEvents: ['none', 'none'] }, 3.6e6)")
    await finger.down(*await middle(_tile(page, "9p")))
    await moving.evaluate("(animation) => animation.cancel()")
    await finger.up()
    assert await said(page) == []
    await expect(_own_pond(page)).to_have_count(0)


async def _discards(page: Page) -> list[dict[str, Any]]:
    return [one for one in await said(page) if one["type"] == "discard"]


async def test_f1_200_random_clicks_and_taps_throw_only_what_was_pressed(visitor: Visitor) -> None:
    """By mouse and finger, quick and slow, held and slid, while the others play as fast as they can."""
    seated = await visitor.house.make(rules="hong-kong", options={})
    page = await visitor.page(seated=seated)
    await listen(page)
    await page.add_init_script("localStorage.setItem('ruka', JSON.stringify({ noCalls: true, oneTap: true }))")
    await page.goto(f"/table/{seated['table']}")
    await page.locator("[data-hand]").first.wait_for()
    finger, random = await Finger.on(page), Random(16)
    row = await page.locator(".hand > .tiles").bounding_box()
    assert row is not None
    clicks, thrown = 0, 0
    while clicks < 200 or thrown < 12:  # and on, where the machine is so busy that few of them find a turn
        clicks += 1
        x, y = row["x"] + row["width"] * random.random(), row["y"] + (row["height"] + 30) * random.random() - 20
        slid = random.choice([0, 0, 0, random.uniform(-90, 90)])
        if random.random() < 0.5:
            await page.mouse.move(x, y)
            await page.mouse.down()
            await page.mouse.move(x + slid, y)
            await page.mouse.up()
        else:
            await finger.down(x, y)
            if slid:
                await finger.move(x + slid, y)
            await finger.up()
        await page.evaluate("document.querySelector('[aria-keyshortcuts=\"Enter N\"], [data-call=pass]')?.click()")
        if clicks % 40 == 0:
            thrown = len(await _discards(page))
    for one in await _discards(page):
        assert one["pressed"] == {"tile": one["tile"], "drawn": one.get("drawn", False)}
    await soon(lambda: page.locator("[data-hand]").count(), bool)
