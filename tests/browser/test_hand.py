"""The own hand and what is asked of it: nothing moves under a pointer, and nothing covers the table."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, ViewportSize, expect

from ruka.rulesets import rule_set
from ruka.schema.messages import Clock
from ruka.server.models import NewTable
from ruka.testing.walls import build_wall
from ruka.texts import text
from tests.browser.conftest import DESKTOP, LANDSCAPE, PHONE, Visitor
from tests.browser.felt import covered
from tests.browser.play import play_turns
from tests.browser.touch import TWICE, middle, stands_still
from tests.browser.waiting import fits_the_screen, soon_equal
from tests.crossing import mainly

pytestmark = pytest.mark.browser

SIZES = [ViewportSize(width=width, height=height) for width, height in ((1280, 800), (1024, 768), (390, 844))]
STILL_SIZES = [ViewportSize(width=width, height=height) for width, height in ((1280, 800), (390, 844), (844, 390))]
ENABLED = "[data-hand][aria-disabled=false]"
# Where each place of the hand is, by its number; nothing when the hand is over.
BOXES = """() => document.querySelector('[role=dialog]:not([popover])') ? null : Object.fromEntries(
  [...document.querySelectorAll('[data-place]')].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [one.dataset.place, [x, y, width, height].map(Math.round).join(' ')];
  }))"""
# ... whenever anything of it changes: every box that a place had, for each size of the screen and length of the hand.
WATCH = """() => {
  window.boxes = {};
  window.apart = {};
  const look = () => {
    const places = document.querySelectorAll('[data-place]');
    const row = document.querySelector('.hand > .tiles');
    if (!row || !places.length || document.querySelector('[role=dialog]:not([popover])')) return;
    const hand = `${innerWidth}, ${getComputedStyle(row).getPropertyValue('--fixed')} tiles`;
    (window.apart[innerWidth] ??= new Set()).add(!!document.querySelector('[data-hand].drawn'));
    for (const one of places) {
      const { x, y } = one.getBoundingClientRect();
      (window.boxes[`${hand}, place ${one.dataset.place}`] ??= new Set()).add(`${Math.round(x)} ${Math.round(y)}`);
    }
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
MOVED = """() => Object.entries(window.boxes).filter(([, boxes]) => boxes.size > 1).map(
  ([place, boxes]) => `${place}: ${[...boxes].join(' and ')}`)"""


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


async def _boxes(page: Page) -> dict[str, str] | None:
    found: dict[str, str] | None = await page.evaluate(BOXES)
    return found


@pytest.mark.parametrize("place", [pytest.param(4, marks=pytest.mark.long), 13])
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
        await stands_still(page, TWICE)
        assert await _boxes(page) == boxes
        pressed = await page.locator("[data-hand]").nth(place).get_attribute("data-hand")
        lying = await thrown.count()
        await page.mouse.down()
        await page.mouse.up()
        await expect(thrown.nth(lying).or_(page.get_by_role("dialog")).first).to_be_visible()
        if await page.get_by_role("dialog").count():  # the hand ended with it
            continue
        assert await thrown.nth(lying).get_attribute("data-tile") == pressed
        assert boxes is not None
        assert (await _boxes(page) or {}).items() <= boxes.items()  # a gap is no other tile's


async def test_f1_no_tile_moves_for_a_draw_or_a_discard(visitor: Visitor) -> None:
    """Whatever the screen: each place has one box, whether a tile stands apart or none does."""
    page = await visitor.table(await visitor.house.make(rules="tenhou", options={}))
    await page.add_init_script("localStorage.setItem('ruka', JSON.stringify({ noCalls: true }))")
    await page.reload()
    for size in (DESKTOP, *STILL_SIZES):
        await page.set_viewport_size(size)
        await page.locator("[data-hand]").first.wait_for()
        await page.evaluate(WATCH)
        await play_turns(page, 3, claims=True)
        if await page.locator("[aria-keyshortcuts='Enter N']").count():
            await page.keyboard.press("n")
        assert await page.evaluate(MOVED) == []
        assert await page.evaluate("window.apart[innerWidth].size") == 2


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
    for size in (PHONE, STILL_SIZES[1]):
        await page.set_viewport_size(size)
        await soon_equal(lambda: page.evaluate(ENDS_ITS_ROW), True)


# F10: the drawn tile is in the row of the last tile of a short hand, at its right.
ENDS_ITS_ROW = """() => {
  const box = (one) => one.getBoundingClientRect();
  const tiles = [...document.querySelectorAll('[data-place]')].sort((a, b) => a.dataset.place - b.dataset.place);
  const [before, drawn] = tiles.slice(-2).map(box);
  return drawn.y === before.y && drawn.x > before.x + before.width;
}"""


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


@mainly("rules,delay", ("japanese-classical-5p", 2), ("tenhou", 0))
async def test_f9_the_spectators_label_lies_on_no_tile(visitor: Visitor, rules: str, delay: int) -> None:
    """Nor does whoever sits out."""
    seated = await visitor.house.make(rules=rules, options={}, delay=delay)
    player = await visitor.table(seated)
    await player.locator(".felt").wait_for()
    page = await visitor.page(size=PHONE, lang="pl")
    await page.goto(f"/table/{seated['table']}")
    label = text("lobby-behind", "pl", count=delay) if delay else text("play-watching", "pl")
    await expect(page.locator("[data-behind]")).to_have_text(label)
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


async def test_calls_are_pressed_only_after_they_have_stood_still(visitor: Visitor) -> None:
    """Where a pointer is already, a button that comes is not there for it yet; then it is."""
    wall = build_wall(rule_set("tenhou"), hands=HANDS, draws="7s", replacements="3p", dora="9s")
    asked = NewTable(rules="tenhou", pace="fast", name="Eva")
    page = await visitor.table((await visitor.house.app.state.hall.make(asked, [wall])).to_json())
    kong = page.locator("[data-call=concealed_kong]")
    assert await kong.evaluate("(one) => getComputedStyle(one).animationDuration") == "0s, 0.15s"
    await page.locator(".calls").evaluate("(calls) => calls.style.setProperty('--still', '3600s')")
    await page.set_viewport_size(SIZES[0])
    x, y = await middle(kong)
    await page.mouse.click(x, y)
    await expect(kong).to_be_visible()
    assert await page.evaluate("([x, y]) => !document.elementFromPoint(x, y).closest('button')", [x, y])
    await page.locator(".calls").evaluate("(calls) => calls.style.removeProperty('--still')")
    await kong.click()
    await expect(page.locator(".hand > .laid [data-tile]")).to_have_count(4)


async def test_f6_pass_is_always_at_the_same_place_and_nothing_else_is_there(visitor: Visitor) -> None:
    """A chow in three ways, a pung, or riichi and a kong in one's own turn: what stands last is Pass or Cancel."""
    wall = build_wall(
        rule_set("tenhou"), hands={0: "34679m 33388p 66s 2z", 3: "58m123456789s77z"}, draws="5z 9p 9p 8m", dora="9s"
    )
    asked = NewTable(rules="tenhou", pace="fast", name="Eva")
    page = await visitor.table((await visitor.house.app.state.hall.make(asked, [wall])).to_json())
    await page.locator("[data-hand='2z']").click()
    chow, last = page.locator("[data-call=chow]"), page.locator("[data-call=pass]")
    await expect(chow.first).to_be_visible()
    await _nothing_covered(page)
    for size in (PHONE, LANDSCAPE, DESKTOP):
        await page.set_viewport_size(size)
        await soon_equal(lambda: page.evaluate(RIGHT_AND_LOW), True)
        box, felt = await last.bounding_box(), await page.locator(".felt").bounding_box()
        assert box is not None
        assert felt is not None
        assert felt["x"] + felt["width"] - box["x"] - box["width"] < 10
        assert felt["y"] + felt["height"] - box["y"] - box["height"] < 10


# No call stands further to the right and lower than the last one.
RIGHT_AND_LOW = """() => {
  const last = document.querySelector('.calls .last').getBoundingClientRect();
  return [...document.querySelectorAll('[data-call]:not(.last)')].every((one) => {
    const { right, bottom } = one.getBoundingClientRect();
    return right <= last.left || bottom <= last.top;
  });
}"""
