"""Every rule set in the browser, against bots: a deal at the desk and on the phone, and whole games to the end."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from playwright.async_api import Page, ViewportSize, expect

from ruka.rulesets import RULE_SETS
from ruka.server.models import NewTable
from tests.browser.conftest import DESKTOP, LANDSCAPE, PHONE, Visitor
from tests.browser.felt import covered
from tests.browser.test_alone import PLAYER

pytestmark = pytest.mark.browser

PICTURES = Path(__file__).parents[2] / "screenshots"
SHORT: dict[str, dict[str, object]] = {
    "tenhou": {"length": "tonpuu"},
    "tenhou-3p": {"length": "tonpuu"},
    "mahjong-soul": {"length": "tonpuu"},
    "japanese-classical": {"rounds": 2},
    "japanese-classical-3p": {"rounds": 2},
    "japanese-classical-5p": {"rounds": 2},
    "european-classical": {"rounds": 2},
}
LIKE_EMA = ("riichi-guide", "tenhou", "mahjong-soul", "m-league", "wrc", "ema-2016")  # the same table
QUICK = ("video", "tenhou-3p", "japanese-classical-3p")

# Throws so many tiles by chance, and takes what it can claim; it ends when the hand does.
TURNS = """(most) => new Promise((done) => {
  const want = ['tsumo', 'ron', 'pung', 'chow', 'pass', 'show'].map((call) => `[data-call=${call}]`);
  let thrown = 0;
  const timer = setInterval(() => {
    if (document.querySelector('[role=dialog]') || thrown >= most) {
      clearInterval(timer);
      return done();
    }
    const call = want.map((one) => document.querySelector(one)).find(Boolean);
    const tiles = [...document.querySelectorAll('[data-hand][aria-disabled=false]')];
    if (!call && tiles.length) thrown++;
    (call ?? tiles[(thrown * 7) % tiles.length])?.click();
  }, 15);
})"""


def cases(*quick: str) -> list[object]:
    """Every rule set; the rest takes long."""
    return [rules if rules in quick else pytest.param(rules, marks=pytest.mark.long) for rules in RULE_SETS]


@pytest.mark.parametrize("rules", cases(*QUICK))
async def test_whole_game_to_the_final_screen(visitor: Visitor, rules: str) -> None:
    page = await visitor.table(await visitor.house.make(rules=rules, options=SHORT.get(rules, {})))
    await page.evaluate(PLAYER)
    await _final_screen(page, rules, patience=240_000)


@pytest.mark.parametrize("rules", RULE_SETS)
async def test_one_deal_to_the_final_screen(visitor: Visitor, rules: str) -> None:
    await _one_deal(visitor, rules, DESKTOP)


@pytest.mark.parametrize("rules", cases(*(rules for rules in RULE_SETS if rules not in LIKE_EMA)))
async def test_one_deal_on_the_phone(visitor: Visitor, rules: str) -> None:
    await _one_deal(visitor, rules, PHONE)


async def _one_deal(visitor: Visitor, rules: str, size: ViewportSize) -> None:
    """Nothing runs out of the sides, nor covers the table when that is looked at.

    Pictures of the table, the result and the end lie in screenshots/."""
    wall = [code for code, number in enumerate(RULE_SETS[rules].resolved.tiles.box) for _ in range(number)]
    Random(4).shuffle(wall)
    asked = NewTable(rules=rules, pace="fast", name="Eva")
    seated = await visitor.house.app.state.hall.make(asked, [wall])
    page = await visitor.table(seated.to_json(), size=size)
    await page.get_by_role("group", name="Table").wait_for()
    await page.evaluate(TURNS, 5)
    if not await page.get_by_role("dialog").count():  # the hand may be over
        assert not await covered(page), "f6"
    await _picture(page, f"{rules}-{size['width']}-table")
    await page.evaluate(TURNS, 99)
    await expect(page.get_by_role("dialog").get_by_role("heading").first).to_be_visible()
    await _picture(page, f"{rules}-{size['width']}-result")
    await page.get_by_role("button", name="Look at the table").click()
    for seen in (LANDSCAPE, size):
        await page.set_viewport_size(seen)
        assert not await covered(page), seen
    await _picture(page, f"{rules}-{size['width']}-seen")
    await page.get_by_role("button", name="Show the result").click()
    await _final_screen(page, rules)
    await _picture(page, f"{rules}-{size['width']}-end")


async def _final_screen(page: Page, rules: str, patience: int = 20_000) -> None:
    await page.get_by_role("button", name="Final result").click(timeout=patience)
    await expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
    await expect(page.get_by_role("img", name="Points after each hand")).to_be_visible()
    assert await page.get_by_role("table").first.get_by_role("row").count() == 1 + RULE_SETS[rules].people


async def _picture(page: Page, name: str) -> None:
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    await page.screenshot(path=PICTURES / f"{name}.png")
