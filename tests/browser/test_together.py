"""Two browsers and two programs at a table whose wall is laid: kong, riichi, chow, pung, a double win, a lost line."""

from __future__ import annotations

import asyncio

import pytest
from playwright.async_api import Page, expect

from ruka.rulesets import rule_set
from ruka.server.models import NewTable
from ruka.testing.walls import build_wall
from tests.browser.conftest import Json, Visitor
from tests.server.players import Player, Policy, throws_drawn

pytestmark = pytest.mark.browser

HANDS = {
    0: "1111s 234567m 44p 6s",  # a concealed kong, riichi, 58s
    1: "12678p 99m 67s 77z 34z",  # chow 3p, pung 7z, 58s
    2: "7z 8s 159m 15p 3s 1122z 5z",
    3: "9m 19p 2269s 133456z",
}
DRAWS, REPLACEMENT = "7s 2m 1m", "3p"  # the dealer's, Cyril's two


def throws(*tiles: str) -> Policy:
    """Discards these in turn and claims nothing."""
    left = list(tiles)

    def policy(ask: Json) -> Json:
        own = [one for one in ask["actions"] if one["type"] == "discard"]
        if not own or not left:
            return throws_drawn(ask)
        tile = left.pop(0)
        return dict(next(one for one in own if one["tile"] == tile))

    return policy


async def test_chow_pung_kong_riichi_double_win_and_a_lost_connection(visitor: Visitor) -> None:
    house, rules = visitor.house, rule_set("tenhou")
    wall = build_wall(rules, hands=HANDS, draws=DRAWS, replacements=REPLACEMENT, dora="9s")
    asked = NewTable(rules="tenhou", name="Anna", pace="fast", seats=["person", "open", "open", "open"])
    anna = (await house.app.state.hall.make(asked, walls=[wall])).to_json()
    first = await visitor.table(anna)

    second = await visitor.page(lang="cs")
    await second.goto(f"/table/{anna['table']}")  # by the link
    await second.get_by_role("textbox").first.fill("Božena")
    await second.get_by_role("button", name="Posadit se").click()
    await expect(first.get_by_text("Božena")).to_be_visible()

    players = [
        house.player(await house.sit(anna["table"], "Cyril"), throws("7z", "8s")),
        house.player(await house.sit(anna["table"], "Dana")),
    ]
    others = asyncio.gather(*map(_sit_and_play, players))
    try:
        await _play(first, second)
    finally:
        others.cancel()


async def _sit_and_play(player: Player) -> None:
    async with player:
        while True:
            await player.react(await player.hear())


async def _play(first: Page, second: Page) -> None:
    await first.locator("[data-call=concealed_kong]").click()
    await first.locator("[data-call=riichi]").click()
    await first.locator("[data-hand='3p'][aria-disabled=false]").click()

    await second.locator("[data-call=chow]").click()
    await second.locator("[data-hand='3z'][aria-disabled=false]").click()

    await second.locator("[data-call=pung]").wait_for()
    await second.context.set_offline(True)  # the line is lost in the middle of a claim
    await second.context.set_offline(False)
    await second.reload()
    await second.locator("[data-call=pung]").click()
    await second.locator("[data-hand='4z'][aria-disabled=false]").click()

    await first.locator("[data-call=ron]").click()
    await second.locator("[data-call=ron]").click()
    for page, names in ((first, ("Anna", "Božena")), (second, ("Anna", "Božena"))):
        headings = page.get_by_role("dialog").get_by_role("heading")
        for name in names:
            await expect(headings.filter(has_text=name).first).to_be_visible()
