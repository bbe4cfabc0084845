"""A game seen again: brought as a file, stepped through, shared as a link to a moment."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Locator, Page, expect

from ruka.records import CODECS
from ruka.rulesets import rule_set
from ruka.server.models import NewTable
from ruka.testing.walls import build_wall
from ruka.texts import text
from tests.browser.conftest import PHONE, Visitor
from tests.browser.files import drop
from tests.browser.play import play_on
from tests.browser.replays import NAMES, bring, file, game, seen_after
from tests.browser.test_motion import FLIGHT, WATCH
from tests.browser.waiting import fits_the_screen, soon_equal

pytestmark = pytest.mark.browser

REPLAY = re.compile(r"/replay/[\w-]{16}(\?|$)")


async def opened(visitor: Visitor, query: str = "", **more: object) -> Page:
    page = await visitor.page(**more)  # type: ignore[arg-type]
    await page.goto(await bring(visitor.house) + query)
    await expect(caption(page)).not_to_be_empty()
    return page


def caption(page: Page) -> Locator:
    return page.get_by_role("status").filter(has_text=re.compile("."))


def position(page: Page) -> Locator:
    return page.get_by_role("slider")


async def test_a_file_dropped_on_the_first_page_is_replayed(visitor: Visitor) -> None:
    page = await visitor.page()
    await page.goto("/")
    await page.get_by_role("button", name="Play now").wait_for()
    await drop(page, file())
    await expect(page).to_have_url(REPLAY)
    await expect(page.get_by_role("heading", level=1)).to_have_text("Replay: Tenhou")
    for name in NAMES:
        await expect(page.get_by_role("region", name=name)).to_be_attached()
    assert len(game().events) > 200
    await expect(page).to_have_url(re.compile("at=6&seat=0&view=all$"))  # the deal and its indicator


async def test_what_was_thrown_flies_again(visitor: Visitor) -> None:
    """Step by step forward; back, and from afar, the table simply lies as it did."""
    page = await opened(visitor, f"?at={seen_after('draw')}&seat=0&view=all")
    await page.emulate_media(reduced_motion="no-preference")
    await page.evaluate(WATCH)
    await page.keyboard.press("ArrowRight")
    await expect(page.locator(".thrown")).to_have_count(1)
    await soon_equal(lambda: page.evaluate("moved.what.filter((one) => one.includes('thrown')).length"), 1)
    assert await page.evaluate("moved.longest") <= FLIGHT
    before = await page.evaluate("moved.what.length")
    await page.keyboard.press("ArrowLeft")
    await expect(page.locator(".thrown")).to_have_count(0)
    await page.keyboard.press("End")
    await expect(caption(page)).to_contain_text("over")
    assert await page.evaluate("moved.what.length") == before


async def test_files_of_other_programs_are_replayed(visitor: Visitor) -> None:
    page = await visitor.page()
    for format in ("mjai", "mjlog", "tenhou"):
        await page.goto("/replay")
        await page.get_by_role("button", name="Choose a file").wait_for()
        await drop(page, CODECS[format].write(game()).text.encode(), f"game.{format}")
        await expect(page).to_have_url(REPLAY)
        await expect(page.get_by_role("heading", level=1)).to_have_text("Replay: Tenhou")
        await expect(page.get_by_role("region", name="Božena")).to_be_attached()
        await expect(page.get_by_text("nobody has signed the record")).to_be_visible()


async def test_a_chosen_file_and_one_that_is_no_game(visitor: Visitor) -> None:
    page = await visitor.page("cs", PHONE)
    await page.goto("/replay")
    chosen = page.locator("input[type=file]")
    lines = file().splitlines(keepends=True)
    broken = b"".join([*lines[:30], lines[30].replace(b'"seat":', b'"seta":'), *lines[31:]])
    await chosen.set_input_files({"name": "hra.ruka", "mimeType": "text/plain", "buffer": broken})
    alert = page.get_by_role("alert")
    await expect(alert).to_contain_text("hra.ruka: Řádek 31")
    await chosen.set_input_files({"name": "hra.ruka", "mimeType": "text/plain", "buffer": b"x" * 2_000_000})
    await expect(alert).to_contain_text("příliš velké")
    await chosen.set_input_files({"name": "hra.ruka", "mimeType": "text/plain", "buffer": file()})
    await expect(page).to_have_url(REPLAY)
    assert all("400" in fault for fault in visitor.faults)  # the browser notes the answer's own status
    visitor.faults.clear()


async def test_through_the_game_by_keys(visitor: Visitor) -> None:
    page = await opened(visitor, "?seat=1")
    keyboard, where = page.keyboard, page.locator(".caption b")
    await expect(position(page)).to_have_value("0")
    await keyboard.press("ArrowRight")
    await expect(caption(page)).to_contain_text("Eva draws")
    await keyboard.press("ArrowRight")
    await expect(caption(page)).to_contain_text("Eva:")
    await keyboard.press("ArrowLeft")
    await expect(caption(page)).to_contain_text("Eva draws")
    await keyboard.press("ArrowDown")
    await expect(caption(page)).to_contain_text("Adam")
    before = await position(page).input_value()
    await keyboard.press("ArrowDown")
    await expect(caption(page)).to_contain_text("Adam")
    await keyboard.press("ArrowUp")
    await expect(position(page)).to_have_value(before)
    await keyboard.press("PageDown")
    await expect(where).to_have_text("East 2")
    await keyboard.press("PageUp")
    await expect(where).to_have_text("East 1")
    await keyboard.press("End")
    await expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
    await keyboard.press("Home")
    await expect(position(page)).to_have_value("0")
    await keyboard.press(" ")
    await expect(page.get_by_role("button", name="Pause")).to_be_visible()
    await expect(position(page)).to_have_value("2")
    await keyboard.press(" ")
    await expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    await keyboard.press("?")
    await expect(page.get_by_role("dialog", name="Keys")).to_be_visible()


async def test_jumps_by_the_lists_the_line_and_the_result(visitor: Visitor) -> None:
    page = await opened(visitor)
    panel = page.get_by_role("complementary", name="The game")
    await panel.get_by_role("button", name="East round, hand 2").first.click()
    await expect(page.locator(".caption b")).to_have_text("East 2")
    moves = panel.get_by_role("list").nth(1)
    await moves.get_by_role("button").nth(5).click()
    await expect(moves.get_by_role("button").nth(5)).to_have_attribute("aria-current", "step")
    await page.goto(page.url.split("?")[0] + f"?at={seen_after('end')}")
    result = page.get_by_role("dialog").filter(has=page.get_by_role("heading", name="East round, hand 1"))
    await expect(result).to_be_visible()
    await result.get_by_role("button", name="Next hand").click()
    await expect(result).to_have_count(0)
    await position(page).fill("0")
    await expect(caption(page)).to_contain_text("East round, hand 1")
    await position(page).press("End")
    await expect(page.get_by_role("img", name="Points after each hand")).to_be_visible()


async def test_all_hands_or_one(visitor: Visitor) -> None:
    page = await opened(visitor, "?seat=2&view=seat")
    hidden = text("play-tiles-held", "en", count=13)
    others = page.get_by_role("img", name=hidden)
    await expect(others).to_have_count(3)
    await page.keyboard.press("a")
    await expect(others).to_have_count(0)
    await page.get_by_label("Hands").select_option("only below")
    await expect(others).to_have_count(3)
    tiles = await page.locator(".tiles").get_attribute("aria-label")
    await page.keyboard.press("s")
    await expect(page.locator(".tiles")).not_to_have_attribute("aria-label", tiles or "")
    await expect(page.get_by_role("combobox", name=re.compile("^Below"))).to_have_value("3")


async def test_a_shared_link_opens_the_same_moment(visitor: Visitor) -> None:
    page = await opened(visitor, f"?at={seen_after('discard', 2)}&seat=3&view=seat")
    await page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    await page.keyboard.press("ArrowRight")
    await page.get_by_role("button", name="Copy the link to this moment").click()
    link = await page.evaluate("navigator.clipboard.readText()")
    friend = await visitor.page("pl", PHONE)
    await friend.goto(link)
    table = "[role=group] [data-tile]:not(.wall *)"  # there is no room for walls on a phone
    await friend.locator(table).first.wait_for()
    tiles = "(all) => all.map((one) => one.dataset.tile)"
    await expect(position(friend)).to_have_value(await position(page).input_value())
    shown = await page.locator(table).evaluate_all(tiles)
    assert "?" in shown
    await soon_equal(lambda: friend.locator(table).evaluate_all(tiles), shown)
    await fits_the_screen(friend)


async def test_no_game_at_a_link(visitor: Visitor) -> None:
    page = await visitor.page("pl")
    await page.goto("/replay/nowhere")
    await expect(page.get_by_role("alert")).to_contain_text("nie ma gry")
    assert all("404" in fault for fault in visitor.faults)
    visitor.faults.clear()


async def test_from_the_end_of_a_game_to_its_replay(visitor: Visitor) -> None:
    asked = NewTable(rules="tenhou", pace="fast", name="Eva")
    made = await visitor.house.app.state.hall.make(asked, [build_wall(rule_set("tenhou"))])  # one hand
    page = await visitor.table(made.to_json())
    await play_on(page)
    await page.get_by_role("button", name="Final result").click(timeout=60_000)
    await page.get_by_role("link", name="Replay").click()
    await expect(page).to_have_url(re.compile(f"/replay/{made.table}"))
    await expect(page.get_by_role("region", name="Eva")).to_be_attached()
    await page.goto("/replay")
    await page.get_by_role("region", name="Your finished games").get_by_role("link", name="Replay").click()
    await expect(page).to_have_url(re.compile(f"/replay/{made.table}"))
