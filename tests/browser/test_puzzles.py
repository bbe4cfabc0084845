"""Puzzles in a browser: by keyboard and by touch, help, verdicts, ratings that are kept, puzzles of the day."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, ViewportSize, expect

from ruka.learn.puzzles import Kept, games, puzzles, puzzles_of
from ruka.schema import Action
from ruka.texts import text
from tests.browser.axe import no_findings
from tests.browser.conftest import DESKTOP, PATIENCE, PHONE, Visitor
from tests.browser.test_habits import page_of, seats
from tests.browser.test_people import make_account, sign_in
from tests.browser.waiting import fits_the_screen, soon_equal
from tests.server.test_puzzles import own_game

pytestmark = pytest.mark.browser
LANDSCAPE = ViewportSize(width=844, height=390)
MOST_TABS = 80


def one_of(rules: str, theme: str) -> Kept:
    return next(one for one in puzzles().values() if (one.rules, one.theme) == (rules, theme))


def a_call(rules: str = "tenhou") -> Kept:
    return one_of(rules, "call")


async def go_to(page: Page, what: str) -> None:
    for _ in range(MOST_TABS):
        if await page.evaluate(f"!!document.activeElement?.matches({what!r})"):
            return
        await page.keyboard.press("Tab")
    raise AssertionError(f"no way to {what} by Tab")


async def choose(page: Page, action: Action) -> None:
    """By pointer: a tile of the hand, or a button."""
    if action.type == "discard":
        await page.locator(f"button[data-hand='{action.tile}']").last.click()
    elif action.type == "riichi":
        await page.locator("[data-deed='riichi']").click()
        await page.locator(f"button[data-hand='{action.tile}']").last.click()
    else:
        named = f"[data-deed='{action.type}'][data-tiles='{action.tile or action.tiles}']"  # of several chows this one
        await page.locator(named).click()


async def solve(page: Page, id: str, action: Action) -> None:
    await page.goto(f"/puzzles/{id}")
    await choose(page, action)
    await page.locator("[data-answer]").click()
    await expect(page.get_by_role("region", name=text("puzzles-answer", "en"))).to_be_visible()


async def test_a_puzzle_is_found_solved_and_rated_by_keyboard(visitor: Visitor) -> None:
    page = await visitor.page("en", DESKTOP)
    await page.goto("/puzzles")
    await page.locator("main select").select_option("hong-kong")
    await page.locator("[data-theme-of='efficiency']").click()
    await visitor.picture(page, "puzzles-start")
    await no_findings(page)
    await go_to(page, "[data-begin]")
    await page.keyboard.press("Enter")
    hand = page.get_by_role("toolbar")
    await expect(hand).to_be_visible()
    one = puzzles()[page.url.rpartition("/")[2]]
    assert (one.rules, one.theme) == ("hong-kong", "efficiency")
    await fits_the_screen(page)
    await visitor.picture(page, "puzzle")
    await go_to(page, "button[data-hand]")
    for _ in range(14):
        if await page.evaluate(f"document.activeElement.dataset.hand === {one.answer.tile!r}"):
            break
        await page.keyboard.press("ArrowRight")
    await page.keyboard.press("Enter")
    await expect(page.locator("[data-answer]")).to_be_enabled()
    await go_to(page, "[data-answer]")
    await page.keyboard.press("Enter")
    verdict = page.get_by_role("region", name=text("puzzles-answer", "en"))
    await expect(verdict).to_contain_text(text("puzzles-right", "en"))
    await expect(verdict).to_contain_text("1,500 →")
    await no_findings(page)
    await visitor.picture(page, "puzzle-right")
    await expect(page.get_by_role("button", name=text("puzzles-next", "en"))).to_be_focused()
    await page.keyboard.press("Enter")
    await expect(page).not_to_have_url(f"**/{one.id}")
    await page.goto("/puzzles")
    await expect(page.get_by_text("1 of 1 solved")).to_be_visible()


async def test_a_wrong_answer_is_explained_on_a_phone(visitor: Visitor) -> None:
    one = a_call()
    wrong = one.moment().coached.choices[-1].action
    page = await visitor.page("cs", PHONE)
    await page.goto(f"/puzzles/{one.id}")
    await page.locator("[data-hint]").click()
    await expect(page.get_by_text(text("puzzle-hint-call", "cs"))).to_be_visible()
    await visitor.picture(page, "puzzle-hint")
    await choose(page, wrong)
    await page.locator("[data-answer]").click()
    verdict = page.get_by_role("region", name=text("puzzles-answer", "cs"))
    await expect(verdict).to_contain_text(text("puzzles-best", "cs"))
    assert await verdict.locator("summary").count() >= 2
    await fits_the_screen(page)
    await visitor.picture(page, "puzzle-wrong")


@pytest.mark.long
@pytest.mark.parametrize("lang", ["cs", "pl", "en"])
@pytest.mark.parametrize("rules", games())
async def test_puzzles_of_every_game_are_drawn_and_answered(visitor: Visitor, rules: str, lang: str) -> None:
    for place, theme in enumerate(games()[rules]):
        one = one_of(rules, theme)
        size = (DESKTOP, PHONE, LANDSCAPE)[place % 3]
        page = await visitor.page(lang, size, color_scheme=("light", "dark")[place % 2])
        await page.goto(f"/puzzles/{one.id}")
        await expect(page.get_by_role("toolbar")).to_be_visible()
        await visitor.picture(page, f"puzzle-{rules}-{theme}-{lang}")
        await choose(page, one.answer)
        await page.locator("[data-answer]").click()
        verdict = page.get_by_role("region", name=text("puzzles-answer", lang))
        await expect(verdict).to_contain_text(text("puzzles-right", lang))
        await no_findings(page)
        await visitor.picture(page, f"puzzle-{rules}-{theme}-{lang}-right")
        await page.close()


async def test_three_sets_on_a_phone_leave_every_tile_of_the_hand_within_reach(visitor: Visitor) -> None:
    """They lie in one line, and the empty one beside the hand takes no tap."""
    page = await visitor.page(size=PHONE)
    await page.goto(f"/puzzles/{one_of('european-classical', 'value').id}")
    await expect(page.locator("[data-laid='0'] .set")).to_have_count(3)
    reached = "all => all.map(one => { const box = one.getBoundingClientRect(); const at = document.elementFromPoint("
    reached += "box.x + box.width / 2, box.y + box.height / 2); return one.contains(at); })"
    assert all(await page.locator("[data-hand]").evaluate_all(reached))


async def test_what_a_guest_solved_is_taken_into_the_account(visitor: Visitor) -> None:
    one = one_of("hong-kong", "efficiency")
    page = await visitor.page(fresh=True)
    await solve(page, one.id, one.answer)
    await make_account(page, "Solver")
    await soon_equal(lambda: page.evaluate("JSON.parse(localStorage['ruka-puzzles']).tries.length"), 0)
    other = await visitor.page(size=PHONE, fresh=True)
    await sign_in(other, "Solver")
    await expect(other.get_by_role("heading", name="Solver", level=1)).to_be_visible()
    await other.goto("/puzzles")
    await expect(other.get_by_text("1 of 1 solved")).to_be_visible()
    await expect(other.get_by_role("link", name=f"{one.id}: {text('puzzles-history-right', 'en')}")).to_be_visible()


async def test_a_finished_game_becomes_puzzles_that_count_for_nobody(visitor: Visitor) -> None:
    record = own_game().record
    data = "".join(f"{line}\n" for line in record.lines()).encode()
    game = (await visitor.house.http.post("/api/v1/replays", content=data)).json()["id"]
    seat, event, one = next((seat, *found) for seat in range(4) for found in puzzles_of(record, seat))
    page = await visitor.page("en", PHONE)
    await page.goto(f"/puzzles/game/{game}/{seat}")
    first = page.get_by_role("link", name=text("puzzles-own-number", "en", number=1), exact=True)
    await expect(first).to_have_attribute("href", f"/puzzles/{game}.{seat}.{event}", timeout=PATIENCE * 1000)
    await no_findings(page)
    await first.click()
    await choose(page, one.best)
    await page.locator("[data-answer]").click()
    verdict = page.get_by_role("region", name=text("puzzles-answer", "en"))
    await expect(verdict).to_contain_text(text("puzzles-right", "en"))
    await expect(verdict).not_to_contain_text("→")
    await fits_the_screen(page)
    await page.goto("/puzzles")
    await expect(page.get_by_text(text("puzzles-none-yet", "en"))).to_be_visible()


@pytest.mark.long
async def test_the_coach_looks_through_ones_own_games_on_this_server(visitor: Visitor) -> None:
    own = await seats(visitor.house)
    found: list[str] = []
    for one in reversed(own[:-1]):  # the last is still played
        asked = {"game": {"id": one["table"], "seat": one["token"]}}
        found += (await visitor.house.http.post("/api/v1/learn/puzzles/own", json=asked)).json()["ids"]
    page = await page_of(visitor, own)
    await page.goto("/puzzles")
    await page.locator("[data-own]").click()
    part = page.get_by_role("region", name=text("puzzles-own", "en"))
    if found:
        await expect(part.get_by_role("link")).to_have_count(len(found), timeout=PATIENCE * 1000)
        assert {await link.get_attribute("href") for link in await part.get_by_role("link").all()} == {
            f"/puzzles/{id}" for id in found
        }
    else:
        await expect(part).to_contain_text(text("puzzles-own-none", "en"), timeout=PATIENCE * 1000)


@pytest.mark.long
async def test_the_puzzle_of_the_day_is_a_click_away_from_learn(visitor: Visitor) -> None:
    page = await visitor.page("pl", DESKTOP)
    await page.goto("/learn")
    await page.get_by_role("link", name=text("puzzles-of-day", "pl")).click()
    await expect(page.get_by_role("heading", level=1, name=text("puzzles-of-day", "pl"))).to_be_visible()


@pytest.mark.long
async def test_a_link_to_nothing_says_so(visitor: Visitor) -> None:
    page = await visitor.page("pl")
    await page.goto("/puzzles/nothing")
    await expect(page.get_by_role("alert")).to_have_text(text("error-no-such-puzzle", "pl"))
    visitor.faults.clear()  # the browser itself tells of an answer 404
