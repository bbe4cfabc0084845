"""The arcade by keys alone: every item, a side bet, a loss and a continue, and the whole ladder to its end."""

from __future__ import annotations

from collections import Counter

import pytest
from playwright.async_api import Page, expect

from ruka.arcade.items import ITEMS
from ruka.schema.arcade import ITEM_IDS, OPPONENT_IDS, ItemId
from tests.browser.cabinet import SEEDED, Advised, Json, begin, campaign, coin, leave, loses, own_turn, play, press
from tests.browser.conftest import Visitor
from tests.browser.waiting import soon, soon_equal

pytestmark = [pytest.mark.browser, pytest.mark.long]

MOST_MATCHES = 120  # for the ladder; the helper needs some twenty
HELD = "() => [...document.querySelectorAll('[data-hand]')].map((one) => one.dataset.hand)"
INDICATORS = "() => document.querySelectorAll('[aria-label^=\"Dead wall\"] .places > :not(i)').length"
WAITING: tuple[ItemId, ...] = ("sure_reach", "lucky_draw")  # for their moment


def item(told: Json, id: str) -> Json:
    found: Json = next(one for one in told["items"] if one["id"] == id)
    return found


async def buy_and_use(page: Page, id: ItemId) -> None:
    """In the shop at the table, with what it shows then."""
    before, held = await campaign(page), Counter(await page.evaluate(HELD))
    indicators = await page.evaluate(INDICATORS)
    await press(page, "[data-shop]")
    if not item(before, id)["owned"]:
        await press(page, f"[data-buy={id}]")
    await press(page, f"[data-use={id}]")
    if id == "exchange":
        await press(page, "[data-back]")
        await press(page, "[data-exchange]")
    await soon_equal(lambda: is_active(page, id), True)
    await page.keyboard.press("Escape")
    await expect(page.locator(f"[data-active={id}]")).to_have_attribute("data-armed", str(id in WAITING).lower())
    after = await campaign(page)
    assert before["mine"] - after["mine"] == (0 if item(before, id)["owned"] else ITEMS[id].price)
    if id in ("exchange", "new_deal"):
        now = Counter(await soon(lambda: page.evaluate(HELD), lambda tiles: Counter(tiles) != held))
        assert now.total() == held.total()
        assert now != held
    if id == "more_dora":
        await soon_equal(lambda: page.evaluate(INDICATORS), indicators + 1)
    if id == "peek":
        await expect(page.get_by_role("group", name="What you peeked at").locator("[data-tile]").first).to_be_visible()


async def bet(page: Page) -> None:
    """By the key of the cabinets, in the shop."""
    before = await campaign(page)
    await press(page, "[data-shop]")
    await page.keyboard.press("2")
    await expect(page.locator("[data-bet='100']")).to_be_visible()
    await page.keyboard.press("Escape")
    assert (await campaign(page))["mine"] == before["mine"] - 100


async def is_active(page: Page, id: str) -> bool:
    return bool(item(await campaign(page), id)["active"])


async def test_every_item_is_bought_and_used_and_bets_are_made(visitor: Visitor) -> None:
    page = await visitor.page(fresh=True)
    await page.add_init_script(SEEDED)
    await coin(page)
    left, helper = [*ITEM_IDS], Advised(visitor.house)
    worked: set[str] = set()
    bets_won = 0
    while left or not {*WAITING} <= worked:
        await to_a_match(page)
        await own_turn(page)
        affordable = [one for one in left if item(await campaign(page), one)["affordable"]]
        for id in affordable:
            if item(await campaign(page), id)["affordable"]:
                await buy_and_use(page, id)
                left.remove(id)
        for id in WAITING:
            card = item(await campaign(page), id)
            if id not in (*left, *worked, *affordable) and (card["usable"] or card["affordable"]):
                await buy_and_use(page, id)  # its moment did not come in an earlier hand
        if (told := await campaign(page))["most_bet"]:
            await bet(page)
        hand, won = told["hand"], told["won"]

        async def is_over(hand: int = hand) -> bool:
            told = await campaign(page)
            worked.update(one["id"] for one in told["items"] if one["active"] and not one["armed"])
            return bool(told["hand"] != hand)

        over = await play(page, helper, is_over)
        bets_won += bool(told["most_bet"]) and (await campaign(page))["won"] > won
        if over:
            await leave(page)
    if await page.locator("[data-hand]").count():
        await play(page, helper)
        await leave(page)
    told = await campaign(page)
    assert "all_items" in told["achievements"]
    assert ("side_bet" in told["achievements"]) == bool(bets_won)
    told_of = page.get_by_role("listitem").filter(has_text="Every item used")
    await expect(told_of).to_have_count(int(told["phase"] != "lost"))


async def to_a_match(page: Page) -> None:
    """Wherever the cabinet is: at the table already, on the ladder, or after a loss."""
    if await page.locator("[data-hand]").count():
        return
    await expect(page.locator("[data-continue], [data-play], [data-leave]").first).to_be_visible()
    if await page.locator("[data-leave]").count() and not await page.locator("[data-continue]").count():
        await press(page, "[data-leave]")
        await press(page, "[data-coin]")
    elif await page.locator("[data-continue]").count():
        await press(page, "[data-continue]")
    await begin(page)


async def test_a_loss_a_continue_and_the_whole_ladder(visitor: Visitor) -> None:
    page = await visitor.page(fresh=True)
    await page.add_init_script(SEEDED)
    await coin(page)
    await begin(page)
    await play(page, loses)
    await expect(page.get_by_role("heading", name="has won the match")).to_be_visible()
    await leave(page)
    await press(page, "[data-continue]")
    await expect(page.locator("[data-play]")).to_be_visible()
    helper, steps = Advised(visitor.house), [0]
    for _ in range(MOST_MATCHES):
        await to_a_match(page)
        await play(page, helper)
        told = await soon(lambda: campaign(page), lambda told: told["phase"] != "match")
        steps.append(told["step"])
        await leave(page)
        if told["phase"] == "won":
            break
    assert steps == sorted(steps)
    assert steps[-1] == len(OPPONENT_IDS)
    await expect(page.get_by_role("heading", name="The ladder is yours!")).to_be_visible()
    await expect(page.get_by_role("listitem").filter(has_text="The whole ladder")).to_be_visible()
    assert {"first_win", "halfway", "ladder"} <= {*told["achievements"]}
    assert told["continues"] >= 1
    await press(page, "[data-leave]")
    await expect(page.get_by_role("table")).to_contain_text(f"{told['score']:,}")
