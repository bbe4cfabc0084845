"""The first game in the browser: somebody who only does what is said wins it."""

from __future__ import annotations

import re
from functools import partial

import pytest
from playwright.async_api import Page, expect

from ruka.learn.first import SCRIPTS, STORY
from ruka.session.pacing import PACES
from tests.browser.axe import no_findings
from tests.browser.conftest import PHONE, Visitor
from tests.browser.waiting import soon_equal

pytestmark = pytest.mark.browser

QUICK = {"riichi", "video"}
FAMILIES = [id if id in QUICK else pytest.param(id, marks=pytest.mark.long) for id in SCRIPTS]
CALLS = ("pung", "chow", "ron")
# Does what a scene says; true once there is another. What comes too soon after another press is not taken.
PRESS = """([scene, call]) => {
  if (document.querySelector('[data-guide]')?.dataset.guide !== scene) return true;
  document.querySelector(call ? `[data-call=${call}]` : '[data-hand][aria-disabled=false]')?.click();
  return false;
}"""


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A learner is given time; a test needs none."""
    monkeypatch.setitem(PACES, "even", PACES["fast"])


async def _walk(page: Page) -> None:
    """Some things to read, then every step as it is told."""
    card = page.get_by_role("region", name="Your first game")
    for name in ("welcome", "tiles", "honours", "aim", "hand"):
        await expect(page.locator(f"[data-guide={name}]")).to_be_visible()
        assert not await page.locator("[data-hand][aria-disabled=false]").count()  # nothing is thrown before it is read
        await card.get_by_role("button", name="Next").click()
    for scene, does in STORY:
        await expect(page.locator(f"[data-guide={scene}]")).to_be_visible()
        call = page.locator(f"[data-call={does}]")
        throw = page.locator("[data-hand][aria-disabled=false]")
        await expect(call if does in CALLS else throw).to_have_count(1)  # and nothing else can be done
        await soon_equal(partial(page.evaluate, PRESS, [scene, does if does in CALLS else ""]), True)
    end = page.locator("[data-guide=ended]")
    await expect(end.get_by_role("heading", name="You have won your first hand!")).to_be_visible()
    await expect(end).to_contain_text(re.compile("pays?"))  # what the hand is worth is told, and not only shown


async def test_a_newcomer_is_led_to_the_first_win(visitor: Visitor) -> None:
    page = await visitor.page(fresh=True)
    await page.goto("/")
    await page.get_by_role("button", name="No, show me").click()
    await expect(page.get_by_text("Step 1 of 12")).to_be_visible()
    await no_findings(page)
    await page.reload()  # it is there again
    await _walk(page)
    await page.get_by_role("button", name="Play with help").first.click()
    await expect(page.get_by_role("region", name="Your first game")).to_have_count(0)
    await page.locator("[data-hand]").first.wait_for()


async def test_every_family_is_offered_where_one_learns(visitor: Visitor) -> None:
    page = await visitor.page()
    await page.goto("/learn")
    offered = page.get_by_role("region", name="Your first game").get_by_role("button")
    await expect(offered).to_have_count(len(SCRIPTS))
    await offered.filter(has_text="Hong Kong").click()
    await expect(page.locator("[data-guide=welcome]")).to_be_visible()


@pytest.mark.parametrize("id", FAMILIES)
async def test_every_family_on_the_phone(visitor: Visitor, id: str) -> None:
    seated = (await visitor.house.http.post(f"/api/v1/first-games/{id}", json={"name": "Eva"})).json()
    page = await visitor.page(size=PHONE, seated=seated)
    await page.add_init_script(f"localStorage.setItem('ruka-first', '{seated['table']} {id}')")
    await page.goto(f"/table/{seated['table']}")
    await _walk(page)
