"""The own hand and what is asked of it: nothing moves under a pointer, and nothing covers the table."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, ViewportSize, expect

from ruka.rulesets import rule_set
from ruka.schema.messages import Clock
from ruka.server.models import NewTable
from ruka.testing.walls import build_wall
from tests.browser.conftest import DESKTOP, LANDSCAPE, PHONE, Visitor
from tests.browser.felt import covered
from tests.browser.waiting import fits_the_screen, soon_equal

pytestmark = pytest.mark.browser

SIZES = [ViewportSize(width=width, height=height) for width, height in ((1280, 800), (1024, 768), (390, 844))]
ENABLED = "[data-hand][aria-disabled=false]"
BOXES = """() => {
  if (document.querySelector('[role=dialog]')) return null; // the hand is over
  const { x, y } = document.querySelector('.hand > .tiles').getBoundingClientRect(); // a raised tile stays in its place
  return [...document.querySelectorAll('[data-hand]')].map((one) =>
    [x, y, one.offsetLeft, one.offsetTop, one.offsetWidth].map(Math.round).join(' '));
}"""


async def _to_move(page: Page) -> None:
    """What else is asked is passed by, with keys: the pointer rests."""
    asked = page.locator(f"{ENABLED}, [data-call=pass], [data-call=hide], [aria-keyshortcuts='Enter N']")
    while True:
        await asked.first.wait_for()
        if await page.locator("[aria-keyshortcuts='Enter N']").count():
            await page.keyboard.press("n")
        elif await page.locator("[data-call=pass], [data-call=hide]").count():
            await page.keyboard.press("Escape")
        elif await page.locator(ENABLED).count():
            return
        await page.evaluate("() => new Promise(requestAnimationFrame)")


async def _boxes(page: Page) -> list[str] | None:
    """Where the tiles lie, but for the drawn one."""
    found: list[str] | None = await page.evaluate(BOXES)
    return found and found[:13]


@pytest.mark.parametrize("place", [4, 13])
async def test_f1_twenty_discards_under_a_pointer_at_rest(visitor: Visitor, place: int) -> None:
    """The tile that is pressed is thrown, and no tile moves: neither for the drawn one nor for a discard."""
    page = await visitor.table(await visitor.house.make(rules="tenhou", options={}), size=SIZES[0])
    await page.add_init_script("localStorage.setItem('ruka', JSON.stringify({ noCalls: true }))")
    await page.reload()
    await _to_move(page)
    boxes = await _boxes(page)
    rests = await page.locator("[data-hand]").nth(place).bounding_box()
    assert rests is not None
    await page.mouse.move(rests["x"] + rests["width"] / 2, rests["y"] + rests["height"] / 2)
    thrown = page.get_by_role("group", name="Discards: Eva").locator("[data-tile]")
    for _ in range(20):
        await _to_move(page)
        await soon_equal(lambda: _boxes(page), boxes)
        pressed = await page.locator("[data-hand]").nth(place).get_attribute("data-hand")
        lying = await thrown.count()
        await page.mouse.down()
        await page.mouse.up()
        await expect(thrown.nth(lying).or_(page.get_by_role("dialog")).first).to_be_visible()
        if await page.get_by_role("dialog").count():  # the hand ended with it
            continue
        assert await thrown.nth(lying).get_attribute("data-tile") == pressed
        assert await _boxes(page) in (boxes, None)


HANDS = {0: "1111s 234567m 44p 6s"}


async def test_f6_calls_prompts_and_waits_cover_nothing(visitor: Visitor) -> None:
    """A concealed kong, then riichi with its prompt and the waits after the tile that is thought of."""
    wall = build_wall(rule_set("tenhou"), hands=HANDS, draws="7s", replacements="3p", dora="9s")
    asked = NewTable(rules="tenhou", pace="fast", name="Eva")
    page = await visitor.table((await visitor.house.app.state.hall.make(asked, [wall])).to_json())
    await page.locator("[data-call=concealed_kong]").wait_for()
    await _nothing_covered(page)
    await page.locator("[data-call=concealed_kong]").click()
    await page.locator("[data-call=riichi]").click()
    await expect(page.get_by_text("Choose the tile to discard with riichi.")).to_be_visible()
    await page.locator("[data-hand='3p']").focus()
    await expect(page.get_by_role("region", name="What your hand waits on")).to_be_visible()
    await _nothing_covered(page)


async def test_thirteen_waits_have_their_room_on_phones(visitor: Visitor) -> None:
    """The table lies still when a tile is pointed at, all of the list is seen, and riichi with one tile needs no
    pointing at it."""
    wall = build_wall(rule_set("tenhou"), hands={0: "19m 19p 19s 1234567z"}, draws="5m", dora="9s")
    asked = NewTable(rules="tenhou", pace="fast", name="Eva", clock=Clock(move=300, bank=600))
    page = await visitor.table((await visitor.house.app.state.hall.make(asked, [wall])).to_json())
    waits = page.get_by_role("region", name="What your hand waits on")
    for size in (PHONE, LANDSCAPE):
        await page.set_viewport_size(size)
        await page.locator("[data-hand='1m']").focus()
        await expect(waits).to_have_count(0)
        assert not await covered(page)
        tile = await page.locator(".felt").evaluate("(felt) => felt.style.getPropertyValue('--t')")
        await page.locator("[data-hand='5m']").focus()
        await expect(waits.get_by_role("img")).to_have_count(13)
        assert not await covered(page)
        assert await page.locator(".felt").evaluate("(felt) => felt.style.getPropertyValue('--t')") == tile
        await soon_equal(lambda: waits.evaluate("(list) => list.scrollHeight <= list.clientHeight"), True)
    await page.locator("[data-hand='1m']").focus()
    await page.locator("[data-call=riichi]").click()
    await expect(waits.get_by_role("img")).to_have_count(13)


async def test_norths_set_aside_have_room_beside_the_whole_hand(visitor: Visitor) -> None:
    wall = build_wall(rule_set("tenhou-3p"), hands={0: "444z 123p 456s 1199m"}, draws="7s", replacements="1p 2p 5s")
    asked = NewTable(rules="tenhou-3p", pace="fast", name="Eva", clock=Clock(move=300, bank=600))
    page = await visitor.table((await visitor.house.app.state.hall.make(asked, [wall])).to_json())
    for norths in (1, 2, 3):
        await page.locator("[data-call=nuki]").click()
        await expect(page.locator(".hand > .laid [data-tile]")).to_have_count(norths)
    await page.locator(ENABLED).first.wait_for()
    await _nothing_covered(page)


async def _nothing_covered(page: Page) -> None:
    for size in (*SIZES, PHONE, LANDSCAPE, DESKTOP):
        await page.set_viewport_size(size)
        assert not await covered(page), size
        await fits_the_screen(page)


async def test_f9_the_spectators_label_lies_on_no_tile(visitor: Visitor) -> None:
    seated = await visitor.house.make()
    player = await visitor.table(seated)
    await player.locator("[data-hand]").first.wait_for()
    page = await visitor.page(size=PHONE)
    await page.goto(f"/table/{seated['table']}")
    await expect(page.get_by_text("You are watching.")).to_be_visible()
    await _nothing_covered(page)


async def test_f12_sound_clock_and_indicators_fit_a_phone(visitor: Visitor) -> None:
    page = await visitor.table(await visitor.house.make(clock={"move": 300, "bank": 600}), size=PHONE)
    await expect(page.get_by_role("timer")).to_be_in_viewport(ratio=1)
    await expect(page.get_by_role("button", name="Sounds")).to_be_in_viewport(ratio=1)
    await expect(page.get_by_role("button", name="At the table")).to_be_in_viewport(ratio=1)
    await page.wait_for_function(
        "(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)(document.querySelector('header'))"
    )


async def test_f2_a_table_that_appears_under_a_pointer_compares_nothing(visitor: Visitor) -> None:
    """What the browser says then is that the pointer has come, and not that it has moved."""
    page = await visitor.table(await visitor.house.make())
    await page.locator("[data-hand]").first.wait_for()
    plate = page.locator(".player.bottom")
    box = await plate.bounding_box()
    assert box is not None
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    for type in ("pointerenter", "pointermove"):
        await plate.dispatch_event(type, {"pointerType": "mouse"})
    compared = page.locator(".player .relative")
    await page.evaluate("() => new Promise(requestAnimationFrame)")
    await expect(compared).to_have_count(0, timeout=1)
    await page.mouse.move(*middle)
    await page.mouse.move(middle[0] + 9, middle[1], steps=3)
    await expect(compared).to_have_count(3)


async def test_f14_the_own_plate_goes_quiet_with_the_own_discard(visitor: Visitor) -> None:
    """In the moment in which others may claim it, nobody's turn is shown as the own."""
    page = await visitor.table(await visitor.house.make(pace="full"))
    own = page.locator(".player.bottom")
    await _to_move(page)
    await expect(own).to_contain_text("to move")
    lying = page.get_by_role("group", name="Discards: Eva").locator("[data-tile]")
    await page.locator(ENABLED).last.click()
    await expect(lying).to_have_count(1)
    await expect(own).not_to_contain_text("to move", timeout=1)
    await expect(own).not_to_have_class("turn", timeout=1)
