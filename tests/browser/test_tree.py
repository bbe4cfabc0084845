"""Played by the accessibility tree alone: roles, names and what live regions say. Nothing here looks at the page."""

from __future__ import annotations

import asyncio
import json
import re
from collections import Counter
from contextlib import suppress

import pytest
from playwright.async_api import Error, Locator, Page, expect

from ruka.texts import text
from tests.browser.conftest import PATIENCE, WHOLE_GAME, Json, Visitor

pytestmark = pytest.mark.browser

CALLED = ("tsumo", "ron", "pass", "hide")  # what is taken where it is offered, the first before the others

# What a reader hears of a live region: all that is there, and all that is added to it.
HEAR = """(region) => {
  window.heard = [...region.children].map((line) => line.textContent);
  const note = (changes) => window.heard.push(
    ...changes.flatMap(({ addedNodes }) => [...addedNodes].map((line) => line.textContent)).filter(Boolean));
  new MutationObserver(note).observe(region, { childList: true });
}"""


def say(key: str, **words: str | float) -> str:
    return text(key, "en", **words)


def tile_name(tile: str) -> str:
    rank, suit = tile[0], tile[1]
    if suit == "z":
        return say(f"tile-{tile}")
    return say("tile-red", suit=suit) if rank == "0" else say("tile-numbered", rank=int(rank), suit=suit)


class Reader:
    """Whoever plays by what is said and named."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self.calls = page.get_by_role("group", name=say("play-calls"), exact=True)
        self.tiles = page.get_by_role("toolbar", name=say("play-hand")).get_by_role("button", disabled=False)
        self.result = page.get_by_role("dialog", name=say("result-of-hand"), exact=True)
        self.next = self.result.get_by_role("button", name=say("result-next"), disabled=False)
        self.end = self.result.get_by_role("button", name=say("result-to-end"))

    def call(self, type: str) -> Locator:
        name = say(f"play-call-{type}", terms="native")
        return self.calls.get_by_role("button", name=re.compile(rf"^{re.escape(name)}\b"))

    async def listen(self) -> None:
        await self._page.get_by_role("log", name=say("play-log")).evaluate(HEAR)

    async def heard(self) -> list[str]:
        lines: list[str] = await self._page.evaluate("window.heard")
        return lines

    async def play_hand(self) -> Locator:
        """To its end: the answer is the button that leads on."""
        deeds = [self.end, self.next, *map(self.call, CALLED), self.tiles]
        any_deed = deeds[0]
        for deed in deeds[1:]:
            any_deed = any_deed.or_(deed)
        async with asyncio.timeout(PATIENCE):
            while True:
                await any_deed.first.wait_for()
                for deed in deeds:
                    if not await deed.count():
                        continue
                    if deed in (self.end, self.next):
                        return deed
                    with suppress(Error):  # it was taken back meanwhile
                        await deed.last.press("Enter", timeout=10_000)
                    break


def told(record: list[Json], names: list[str]) -> Counter[str]:
    """What must have been said of the game: every discard, riichi, dora and end of a hand."""
    lines: Counter[str] = Counter()
    for event in record:
        who = names[seat] if (seat := event.get("seat")) is not None else ""
        match event["type"]:
            case "discard":
                key = "play-log-declare" if event.get("riichi") else "play-log-discard"
                lines[say(key, who=who, tile=tile_name(event["tile"]))] += 1
            case "dora":
                lines[say("play-log-dora", tile=tile_name(event["tile"]))] += 1
            case "pung" | "chow" | "kong" as call:
                source = names[event["source"]].replace("You", "Eva")
                lines[say(f"play-log-{call}", who=who, tile=tile_name(event["tile"]), source=source)] += 1
            case "over":
                lines[say("play-log-over")] += 1
    return lines


async def seated(visitor: Visitor) -> tuple[Json, Page, Reader]:
    made = await visitor.house.make()
    page = await visitor.table(made)
    reader = Reader(page)
    await reader.tiles.or_(reader.calls.get_by_role("button")).first.wait_for()
    await reader.listen()
    return made, page, reader


async def test_a_hand_is_played_by_the_accessibility_tree_only(visitor: Visitor) -> None:
    _, page, reader = await seated(visitor)
    on = await reader.play_hand()
    await expect(on).to_be_focused()
    await expect(reader.result.get_by_role("status").first).to_contain_text(re.compile(r"East round, hand 1\. \S"))
    heard = await reader.heard()
    assert any(line.startswith("East round, hand 1. Dealer:") for line in heard), heard
    assert any(line.startswith("Your turn, you drew: ") for line in heard), heard
    assert any(line.startswith("Points: Eva ") for line in heard), heard
    await expect(page.get_by_role("region", name=say("play-centre"))).to_contain_text("tiles left")


@pytest.mark.long
async def test_a_whole_game_by_the_accessibility_tree_only(visitor: Visitor) -> None:
    """From the deal to the final result; and the log has said every discard, call and indicator of the record."""
    made, page, reader = await seated(visitor)
    async with asyncio.timeout(WHOLE_GAME):
        while (on := await reader.play_hand()) is reader.next:
            await expect(reader.result.get_by_role("status").first).not_to_be_empty()
            await on.press("Enter")
            await expect(reader.result).to_have_count(0)
    await on.press("Enter")
    await expect(page.get_by_role("heading", name=say("result-game-over"))).to_be_focused()
    standing = page.get_by_role("table", name=say("result-standing"))
    await expect(standing.get_by_role("row")).to_have_count(5)
    answer = await visitor.house.http.get(f"/api/v1/tables/{made['table']}/record")
    record = [json.loads(line) for line in answer.text.splitlines()]
    names = ["You", *[await _name(page, seat) for seat in range(1, 4)]]
    missing = told([one for one in record if "type" in one], names) - Counter(await reader.heard())
    assert not missing


async def _name(page: Page, seat: int) -> str:
    """Around the table regions follow each other as the players do."""
    regions = page.get_by_role("group", name=say("play-table")).get_by_role("region")
    name: str = await regions.nth(seat + 1).get_attribute("aria-label") or ""
    return name
