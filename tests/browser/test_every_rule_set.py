"""Every rule set in the browser, against bots: a deal at the desk and on the phone, and whole games to the end."""

from __future__ import annotations

from random import Random

import pytest
from playwright.async_api import Page, ViewportSize, expect

from ruka.rulesets import RULE_SETS
from ruka.server.models import NewTable
from tests.browser.conftest import DESKTOP, LANDSCAPE, PHONE, WHOLE_GAME, Visitor
from tests.browser.felt import covered
from tests.browser.play import play_on, play_turns
from tests.browser.waiting import fits_the_screen
from tests.families import families, first_of_each

pytestmark = pytest.mark.browser

SHORT: dict[str, dict[str, object]] = {
    "tenhou": {"length": "tonpuu"},
    "tenhou-3p": {"length": "tonpuu"},
    "mahjong-soul": {"length": "tonpuu"},
    "japanese-classical": {"rounds": 2},
    "japanese-classical-3p": {"rounds": 2},
    "japanese-classical-5p": {"rounds": 2},
    "european-classical": {"rounds": 2},
}
ON_THE_DESK, ON_THE_PHONE = (first_of_each()[start::2] for start in range(2))


@pytest.mark.parametrize("rules", families(quick=[]))
async def test_whole_game_to_the_final_screen(visitor: Visitor, rules: str) -> None:
    """By default one is in test_alone.py."""
    page = await visitor.table(await visitor.house.make(rules=rules, options=SHORT.get(rules, {})))
    await play_on(page)
    await _final_screen(page, rules, patience=WHOLE_GAME * 1000)


@pytest.mark.parametrize("rules", families(quick=ON_THE_DESK))
async def test_one_deal_to_the_final_screen(visitor: Visitor, rules: str) -> None:
    await _one_deal(visitor, rules, DESKTOP)


@pytest.mark.parametrize("rules", families(quick=ON_THE_PHONE))
async def test_one_deal_on_the_phone(visitor: Visitor, rules: str) -> None:
    await _one_deal(visitor, rules, PHONE)


async def _one_deal(visitor: Visitor, rules: str, size: ViewportSize) -> None:
    """Nothing runs out of the sides, nor covers the table when that is looked at."""
    wall = [code for code, number in enumerate(RULE_SETS[rules].resolved.tiles.box) for _ in range(number)]
    Random(4).shuffle(wall)
    asked = NewTable(rules=rules, pace="fast", name="Eva")
    seated = await visitor.house.app.state.hall.make(asked, [wall])
    page = await visitor.table(seated.to_json(), size=size)
    await page.get_by_role("group", name="Table").wait_for()
    await play_turns(page, 5, claims=True)
    assert not await covered(page, while_playing=True), "f6"
    await _seen(visitor, page, f"{rules}-table")
    await play_turns(page, claims=True)
    await expect(page.get_by_role("dialog").get_by_role("heading").first).to_be_visible()
    await _seen(visitor, page, f"{rules}-result")
    await page.get_by_role("button", name="Look at the table").click()
    for seen in (LANDSCAPE, size):
        await page.set_viewport_size(seen)
        assert not await covered(page), seen
    await _seen(visitor, page, f"{rules}-seen")
    await page.get_by_role("button", name="Show the result").click()
    await _final_screen(page, rules)
    await _seen(visitor, page, f"{rules}-end")


async def _final_screen(page: Page, rules: str, patience: int = 60_000) -> None:
    await page.get_by_role("button", name="Final result").click(timeout=patience)
    await expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
    await expect(page.get_by_role("img", name="Points after each hand")).to_be_visible()
    rows = page.get_by_role("table").first.get_by_role("row")
    await expect(rows).to_have_count(1 + RULE_SETS[rules].people)


async def _seen(visitor: Visitor, page: Page, name: str) -> None:
    await fits_the_screen(page)
    await visitor.picture(page, name)
