"""Somebody before the cabinet of the arcade who has a keyboard and nothing else, and may ask a bot what to do."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from playwright.async_api import Page, expect

from ruka.agents import agent
from ruka.agents.agent import question
from ruka.agents.playing import Seated
from ruka.arcade.match import PLAYER
from ruka.engine.table import Table
from ruka.schema import Action
from tests.browser.waiting import soon
from tests.server.conftest import House

Json = dict[str, Any]
MOST_TABS = 40
MOST_KEYS = 4000
LETTERS = "abcdefghijklm"
AT = "(wanted) => document.activeElement?.matches(wanted) ?? false"
OWN = "() => JSON.parse(localStorage.getItem('ruka-arcade'))"
# Where a tile stands that was not just drawn; null where there is none that may be thrown.
PLACE = """(tile) => document.querySelector(`[data-hand="${tile}"][aria-disabled=false]:not(.drawn)`)?.dataset.place"""
CALL = "(type) => [...document.querySelectorAll('[data-call]')].findIndex((one) => one.dataset.call === type)"
# What the table wants next: a key, "turn" or "call" where somebody must choose, an empty string while it thinks, and
# "over" when the match is.
WANTED = """() => {
  const next = document.querySelector('[data-next]');
  if (next) return next.textContent.trim() === 'Go on' ? 'over' : next.ariaDisabled === 'true' ? '' : 'n';
  if (document.querySelector('[data-dice], [data-interval]')) return 'x';
  if (document.querySelector('[data-hand][aria-disabled=false]')) return 'turn';
  return document.querySelector('[data-call]') ? 'call' : '';
}"""
# What plays without a thought: whatever is drawn is thrown, whatever wins is won, everything else passes.
WINNING = "() => !!document.querySelector('[data-call=tsumo], [data-call=ron]')"

# The page's part of every shuffle is the same each day, as the server's is in tests: so the games are, too.
SEEDED = "Crypto.prototype.getRandomValues = (numbers) => numbers.fill(161)"

Chooses = Callable[[Page, str], Awaitable[list[str]]]  # keys, where a turn or a call is wanted


async def tab_to(page: Page, wanted: str) -> None:
    """Where somebody without a mouse gets by Tab."""
    await expect(page.locator(wanted).first).to_be_visible()
    for _ in range(MOST_TABS):
        if await page.evaluate(AT, wanted):
            return
        await page.keyboard.press("Tab")
    raise AssertionError(f"no Tab leads to {wanted}")


async def press(page: Page, wanted: str) -> None:
    await tab_to(page, wanted)
    await page.keyboard.press("Enter")


async def coin(page: Page) -> None:
    await page.goto("/arcade")
    await press(page, "[data-coin]")
    await expect(page.get_by_role("heading", name="Hana")).to_be_visible()


async def begin(page: Page) -> None:
    """A match, up to what it asks first."""
    await press(page, "[data-play]")
    await expect(page.locator("[data-dice]")).to_be_visible()
    await page.keyboard.press("x")
    await expect(page.locator("[data-dice]")).to_have_count(0)


async def leave(page: Page) -> None:
    """The table of a match that is over."""
    await expect(page.locator("[data-next]")).to_have_text("Go on")
    await page.keyboard.press("Enter")
    await expect(page.locator("[data-next]")).to_have_count(0)


async def wanted(page: Page) -> str:
    found: str = await soon(partial(page.evaluate, WANTED), bool)
    assert found, "the table asks nothing"
    return found


async def own_turn(page: Page) -> None:
    """The first of a hand: what is offered before it is let pass."""
    while (asked := await wanted(page)) != "turn":
        assert asked != "over"
        await page.keyboard.press("Escape" if asked == "call" else asked)


async def throws_drawn(page: Page, asked: str) -> list[str]:
    if await page.evaluate(WINNING):
        return ["z"]
    return ["n"] if asked == "turn" else ["Escape"]


async def loses(page: Page, asked: str) -> list[str]:
    """Wins nothing."""
    return ["n"] if asked == "turn" else ["Escape"]


class Advised:
    """Does what the club's bot would do, by what the player may know."""

    def __init__(self, house: House) -> None:
        self._hall = house.app.state.hall

    async def __call__(self, page: Page, asked: str) -> list[str]:
        action = await self._best(page)
        match action.type:
            case "tsumo" | "ron":
                return ["z"]
            case "discard":
                return [await self._tile(page, action)]
            case "riichi":
                return ["r", await self._tile(page, action)]
            case "pass":
                return ["Escape"]
        return [str(1 + await page.evaluate(CALL, action.type))]

    async def _best(self, page: Page) -> Action:
        table: Table = (await self._hall.find((await campaign(page))["table"])).game.table
        adviser = Seated(agent("club", table.rules, PLAYER), PLAYER)
        adviser.tell(table.events)
        return adviser.answer(question(table, PLAYER))

    @staticmethod
    async def _tile(page: Page, action: Action) -> str:
        if getattr(action, "drawn", False):
            return "n"
        place = await page.evaluate(PLACE, getattr(action, "tile", ""))
        return "n" if place is None else LETTERS[int(place)]


async def play(page: Page, chooses: Chooses, until: Callable[[], Awaitable[bool]] | None = None) -> bool:
    """To the end of the match, or until this; the answer is whether the match is over."""
    for _ in range(MOST_KEYS):
        asked = await wanted(page)
        if asked == "over":
            return True
        if until is not None and await until():
            return False
        for key in await chooses(page, asked) if asked in ("turn", "call") else [asked]:
            await page.keyboard.press(key)
    raise AssertionError("the match does not end")


async def campaign(page: Page) -> Json:
    """How the server says that it stands."""
    own = await page.evaluate(OWN)
    answer = await page.request.get(f"/api/v1/arcade/{own['id']}", headers={"campaign-key": own["key"]})
    assert answer.ok, await answer.text()
    told: Json = await answer.json()
    return told
