"""The longest hands: every discard, set and hand has room, at the desk and on the phone."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from playwright.async_api import ViewportSize, expect

from ruka.engine import Action, Record, Table
from ruka.rulesets import RULE_SETS
from tests.browser.conftest import Visitor
from tests.browser.felt import covered
from tests.browser.waiting import fits_the_screen
from tests.families import families

pytestmark = pytest.mark.browser

SHAPES = ("video", "tenhou-3p", "ema-riichi", "mcr", "japanese-classical-5p")  # the others look like one of them
SIZES = ((1280, 800), (390, 844), (360, 640), (844, 390), (640, 360))
CLAIMS = ("chow", "pung")
NEVER = ("ron", "tsumo", "riichi", "nine_orphans", "nagashi")


def drawn_hand(rules: str, random: Random, claims: float) -> Record:
    """Nobody ever wins; claims are made with some probability."""
    table = Table(rules, seed="felt")
    while not any(event.type == "end" for event in table.record.events):
        for seat in table.waiting_for:
            table.apply(_choose(table.legal_actions(seat), random, claims))
    names = ("Eva", "Adam", "Božena", "Łukasz", "Ota")[: RULE_SETS[rules].people]
    return replace(table.record, players=names)


def _choose(actions: list[Action], random: Random, claims: float) -> Action:
    if (taken := [one for one in actions if one.type in CLAIMS]) and random.random() < claims:
        return random.choice(taken)
    quiet = [one for one in actions if one.type not in (*NEVER, *CLAIMS) and "kong" not in one.type]
    return next((one for one in quiet if one.type in ("pass", "hide")), random.choice(quiet))


@pytest.mark.parametrize("rules", families(quick=SHAPES))
async def test_at_the_end_of_a_drawn_hand_nothing_overlaps(visitor: Visitor, rules: str) -> None:
    page = await visitor.page()
    for claims in (0, 0.3):
        record = drawn_hand(rules, Random(4), claims)
        end = next(place for place, event in enumerate(record.events) if event.type == "end")
        last = max(place for place, event in enumerate(record.events[:end]) if event.type == "discard")
        answer = await visitor.house.http.post("/api/v1/replays", content="\n".join(record.lines()).encode())
        assert answer.status_code == 201, answer.text
        for view in ("all", "seat"):
            await page.goto(f"/replay/{answer.json()['id']}?at={last + 1}&view={view}")
            await expect(page.locator(".felt .thrown").first).to_be_visible()
            for width, height in SIZES:
                await page.set_viewport_size(ViewportSize(width=width, height=height))
                assert not await covered(page), (claims, view, width, height)
                await fits_the_screen(page)


# Backs whose edge can hardly be told from the cloth beneath, of all that can be chosen; 3 is what WCAG asks of shapes.
FAINT = """() => {
  const root = document.documentElement.dataset, probe = document.body.appendChild(document.createElement('i'));
  const colour = (value) => ((probe.style.color = value), getComputedStyle(probe).color);
  const linear = (part) => (part <= 10 ? part / 3294 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  const light = (rgb) => {
    const [red, green, blue] = rgb.match(/[\\d.]+/g).map(Number).map(linear);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  const found = [];
  for (root.theme of ['light', 'dark']) for (root.felt of ['green', 'blue', 'wine', 'charcoal'])
    for (root.back of ['1', '2', '3', '4']) {
      const edge = colour('var(--back-edge)'), chosen = `${root.theme} ${root.felt} ${root.back}`;
      for (const cloth of ['--felt', '--felt-edge']) {
        const [dark, bright] = [light(edge), light(colour(`var(${cloth})`))].sort((a, b) => a - b);
        if (bright / dark < 3) found.push(`${chosen}: ${cloth} ${bright / dark}`);
      }
      for (const back of ['.felt .stack:not(.gone)', '.felt .hand .back']) {
        if (!getComputedStyle(document.querySelector(back)).boxShadow.includes(edge)) found.push(`${chosen}: ${back}`);
      }
    }
  return found;
}"""


async def test_every_back_stands_out_on_every_felt(visitor: Visitor) -> None:
    page = await visitor.page()
    answer = await visitor.house.http.post(
        "/api/v1/replays", content="\n".join(drawn_hand("ema-riichi", Random(4), 0).lines()).encode()
    )
    await page.goto(f"/replay/{answer.json()['id']}?at=3&view=seat")
    await expect(page.locator(".felt .hand .back").first).to_be_visible()
    assert await page.evaluate(FAINT) == []
