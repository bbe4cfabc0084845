"""Reading aids: marks, counts, differences, clocks and words for those who look elsewhere; each can be switched off."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.async_api import Page, WebSocketRoute, expect

from ruka.rulesets import rule_set
from ruka.schema.messages import Clock
from ruka.server.models import NewTable
from ruka.server.people import new_id
from ruka.testing.walls import build_wall
from tests.browser.conftest import DESKTOP, LANDSCAPE, PHONE, Json, Visitor
from tests.browser.touch import Finger, middle
from tests.browser.waiting import soon, soon_equal

pytestmark = pytest.mark.browser

HANDS = {0: "1111s 19m 19p 9s 2337z", 1: "234567m 234p 55s 67p"}
DRAWS = "7z 1z"
POOR = {0: "147m 258p 369s 1234z", 1: "147m 258p 369s 5671z", 2: "258m 369p 147s 2345z", 3: "369m 147p 258s 6712z"}
YOUR_TURN = "● Your turn · Tenhou"


async def sit(
    visitor: Visitor, *seats: Any, clock: Clock | None = None, hands: dict[int, str] = HANDS, **more: Any
) -> tuple[Json, Page]:
    """At a table whose wall is laid: dora are the ones of bamboos, and the neighbour is ready after the first draw."""
    rules = rule_set("tenhou")
    wall = build_wall(rules, hands=hands, draws=DRAWS, dora="9s")
    asked = NewTable(rules="tenhou", name="Eva", pace="fast", seats=["person", *seats], draw_seats=False)
    asked = asked.model_copy(update={"clock": clock} if clock else {})
    seated = (await visitor.house.app.state.hall.make(asked, walls=[wall])).to_json()
    page = await visitor.page(seated=seated, size=more.pop("size", {"width": 1440, "height": 900}))
    if more:
        await page.add_init_script(f"localStorage.setItem('ruka', {json.dumps(json.dumps(more))})")
    await page.goto(f"/table/{seated['table']}")
    return seated, page


async def test_dora_kinds_and_what_is_unseen_are_marked_and_counted(visitor: Visitor) -> None:
    _, page = await sit(visitor, "bot", "bot", "bot")
    await expect(page.locator("[data-hand='1s'] .dora")).to_have_count(4)
    await expect(page.locator("[data-hand='9s'] .dora")).to_have_count(0)
    await expect(page.locator(".centre .dora [data-tile='9s']")).to_be_visible()
    await expect(page).to_have_title(YOUR_TURN)

    await page.keyboard.press("v")
    unseen = page.locator("[data-aid=seen]")
    await expect(unseen.get_by_role("img", name="1 of bamboos, unseen: 0")).to_be_visible()
    await expect(unseen.get_by_role("img", name="9 of bamboos, unseen: 2")).to_be_visible()
    await visitor.picture(page, "aids")

    await page.locator("[data-hand='7z'][aria-disabled=false]").last.press("Enter")
    thrown = page.locator(".bottom .thrown").first
    await expect(thrown).to_have_attribute("aria-label", "red dragon, straight from the wall, last discard")
    await page.locator("[data-hand='7z']").first.hover()
    await expect(thrown.locator(".same")).to_be_attached()
    await page.locator("[data-hand='9m']").first.hover()
    await expect(thrown.locator(".same")).to_have_count(0)
    await thrown.hover()
    number = "(one) => getComputedStyle(one, '::after').content"
    assert await thrown.evaluate(number) == '"1"'


async def test_what_is_not_wanted_is_not_marked(visitor: Visitor) -> None:
    _, page = await sit(visitor, "bot", "bot", "bot", markDora=False, compare=False)
    await page.locator("[data-hand='1s']").first.wait_for()
    await expect(page.locator("[data-hand] .dora")).to_have_count(0)
    plate = page.locator(".player.right")
    await plate.focus()
    await expect(plate.locator(".relative")).to_have_count(0)
    await expect(page.locator(".player.bottom .score")).to_have_text("25,000")


async def test_points_are_compared_by_pointer_finger_and_key(visitor: Visitor) -> None:
    _, page = await sit(visitor, "bot", "bot", "bot")
    own, other = page.locator(".player.bottom"), page.locator(".player.right")
    for look in (other.hover, other.focus):
        await look()
        await expect(own.locator(".score")).to_have_text("0")
        await page.locator("[data-hand]").first.focus()
        await page.mouse.move(2, 300)
        await expect(own.locator(".score")).to_have_text("25,000")


async def test_a_tap_on_a_plate_opens_the_profile_and_a_finger_that_rests_compares(visitor: Visitor) -> None:
    house = visitor.house
    seated = await house.make(seats=["person", "open", "bot", "bot"])
    async with house.person(f"Adam {new_id()[:6]}") as adam:
        answer = await adam.post(f"/api/v1/tables/{seated['table']}/seats", json={"name": "Adam"})
        assert answer.status_code == 201, answer.text
        async with house.player(answer.json(), browser=adam):  # nobody is waited for
            page = await visitor.table(seated, size=PHONE)
            plate, own = page.locator(".player.right"), page.locator(".player.bottom .score")
            await expect(plate).to_contain_text("Adam")
            finger = await Finger.on(page)
            await finger.down(*await middle(plate))
            await expect(own).to_have_text("0")
            await finger.up()
            await expect(own).to_have_text("25,000")
            async with page.expect_popup() as opened:
                await finger.tap(plate)
            profile = await opened.value
            await expect(profile.get_by_role("heading", level=1)).to_contain_text("Adam")
            await profile.close()


# Which tones are heard, by their pitch.
TONES = """() => {
  window.tones = [];
  const Own = window.OscillatorNode;
  window.OscillatorNode = class extends Own {
    constructor(context, how) {
      super(context, how);
      window.tones.push(how.frequency);
    }
  };
}"""
TURN = 659  # the first of the two that call a player


async def test_what_the_table_answers_by_itself_calls_nobody(visitor: Visitor) -> None:
    _, page = await sit(visitor, "bot", "bot", "bot", hands=POOR, noCalls=True)  # nobody wins soon
    await page.add_init_script(f"({TONES})()")
    await page.reload()
    await page.locator("[data-hand][aria-disabled=false]").last.click()
    await soon_equal(lambda: page.evaluate(f"tones.includes({TURN})"), True)
    await page.get_by_role("switch", name="Discard what I draw").click()
    await page.evaluate("tones.length = 0")
    mine = page.get_by_role("group", name="Discards: Eva").locator("[data-tile]")
    thrown = await mine.count()
    await soon(mine.count, lambda found: found >= thrown + 3)
    assert not await page.evaluate(f"tones.includes({TURN})")


def told_what_is_safe(socket: WebSocketRoute) -> None:
    """The server's own answer (tests/session/test_aids.py) hangs on what bots declare; here it is always the same."""
    server = socket.connect_to_server()
    question = 0

    def said(text: Any) -> None:
        nonlocal question
        message = json.loads(text)
        ask = message if message["type"] == "ask" else message.get("ask")
        question = ask["question"] if ask else question
        socket.send(text)

    def asked(text: Any) -> None:
        if json.loads(text)["type"] != "safety":
            server.send(text)
            return
        tile = {"tile": "9m", "safe": [1], "less": [], "sentences": ["Blackbird cannot win on 9m."]}
        socket.send(json.dumps({"type": "safety", "question": question, "threats": [1], "tiles": [tile]}))

    server.on_message(said)
    socket.on_message(asked)


async def test_safe_tiles_are_marked_against_bots_with_the_reason(visitor: Visitor) -> None:
    seated, page = await sit(visitor, "bot", "bot", "bot", markSafe=True)
    await page.route_web_socket("**/socket", told_what_is_safe)
    await page.goto(f"/table/{seated['table']}")
    safe = page.locator("[data-hand='9m']:has(.safe.all)")
    await safe.hover()
    await expect(safe).to_have_attribute("aria-label", "9 of characters, safe from Blackbird")
    await expect(page.get_by_role("list", name="What is certain about this tile")).to_contain_text("cannot win on")
    await expect(page.locator("[data-hand] .safe")).to_have_count(1)
    await visitor.picture(page, "aids-safe")


async def test_the_clock_of_a_turn_is_seen_by_everybody_and_told_once(visitor: Visitor) -> None:
    clock = Clock(move=8, bank=0)
    seated, page = await sit(visitor, "open", "bot", "bot", clock=clock)
    friend = visitor.house.player(await visitor.house.sit(seated["table"], "Božena"), lambda ask: None)  # type: ignore[arg-type,return-value]
    async with friend:
        await expect(page.locator(".player.bottom .ring")).to_be_visible()
        await expect(page.get_by_role("timer")).to_be_visible()
        await expect(page.get_by_role("status").filter(has_text="Five seconds left.")).to_have_count(1)
        await expect(page.locator(".player.bottom .hurry")).to_be_visible()
        await page.locator("[data-hand='7z'][aria-disabled=false]").first.click()
        await expect(page.locator(".player.bottom .ring")).to_have_count(0)
        await expect(page.locator(".player.right .ring")).to_be_visible()
        await visitor.picture(page, "aids-clock")


HIDDEN = """
  Object.defineProperty(document, 'hidden', { get: () => true });
  window.told = [];
  window.Notification = class {
    static permission = 'granted';
    static requestPermission = async () => window.answer;
    constructor(title, { body }) { window.told.push(`${title}: ${body}`); }
    close() {}
  };
"""


async def test_who_looks_elsewhere_is_told_if_they_asked_for_it(visitor: Visitor) -> None:
    page = await visitor.page()
    await page.add_init_script(HIDDEN + "window.answer = 'denied'")
    await page.goto("/settings")
    await page.get_by_role("switch", name="Notifications").click()
    await expect(page.get_by_text("Your browser does not allow notifications from this page.")).to_be_visible()
    await expect(page.get_by_role("switch", name="Notifications")).not_to_be_checked()
    await page.evaluate("window.answer = 'granted'")
    await page.get_by_role("switch", name="Notifications").click()
    await expect(page.get_by_role("switch", name="Notifications")).to_be_checked()

    seated = await visitor.house.make()
    own = {"token": seated["token"], "seed": "a1" * 16, "commitment": seated["commitment"]}
    await page.evaluate("(kept) => localStorage.setItem('ruka-seats', kept)", json.dumps({seated["table"]: own}))
    await page.goto(f"/table/{seated['table']}")
    await page.locator("[data-hand][aria-disabled=false]").first.wait_for()
    assert (await page.evaluate("window.told"))[0].startswith("Your turn: Your turn, you drew")


def in_the_last_hand(socket: WebSocketRoute) -> None:
    """What the server says of this hand, said as of the last one."""
    server = socket.connect_to_server()
    server.on_message(lambda text: socket.send(text.replace('"last":false', '"last":true')))  # type: ignore[arg-type]


async def test_what_a_win_needs_is_told_in_the_last_hand_and_on_demand(visitor: Visitor) -> None:
    seated = await visitor.house.make(rules="mcr", options={})
    page = await visitor.page(seated=seated)
    await page.route_web_socket("**/socket", in_the_last_hand)
    await page.goto(f"/table/{seated['table']}")
    last = page.get_by_role("region", name="What a win needs")
    await expect(last.get_by_text("any win").first).to_be_visible()
    for name, size in (("desk", DESKTOP), ("phone", PHONE), ("landscape", LANDSCAPE)):
        await page.set_viewport_size(size)
        await visitor.picture(page, f"aids-{name}")
    await last.get_by_role("button", name="Close").click()
    await expect(last).to_have_count(0)

    await page.set_viewport_size(DESKTOP)
    await page.keyboard.press("o")
    await expect(page.locator("[data-aid=needs]").get_by_text("To pass Owl (0 ahead)")).to_be_visible()
