"""Whoever sits before the browser, as a script in it: acts as soon as something is asked."""

from __future__ import annotations

from playwright.async_api import Page

WINS, CLAIMS, QUIET = ("tsumo", "ron"), ("pung", "chow"), ("pass", "show")

# Takes what it wants of what is offered, and throws; it ends after so many discards, or when the hand does.
TURNS = """([calls, most, last]) => new Promise((done) => {
  const want = calls.map((call) => `[data-call=${call}]`);
  let thrown = 0;
  const timer = setInterval(() => {
    if (document.querySelector('[role=dialog]:not([popover])') || thrown >= most) {
      clearInterval(timer);
      return done();
    }
    const call = want.map((one) => document.querySelector(one)).find(Boolean);
    const tiles = [...document.querySelectorAll('[data-hand][aria-disabled=false]')];
    if (!call && tiles.length) thrown++;
    (call ?? (last ? tiles.at(-1) : tiles[(thrown * 7) % tiles.length]))?.click();
  }, 10);
})"""

# Wins, passes, throws what was drawn and goes on to the next hand, until the page is left.
ON = """(calls) => {
  const want = calls.map((call) => `[data-call=${call}]`);
  const next = () => document.querySelector('[aria-keyshortcuts="Enter N"]:not([aria-disabled=true])');
  const throwable = () => [...document.querySelectorAll('[data-hand][aria-disabled=false]')].at(-1);
  setInterval(() => {
    const call = want.map((one) => document.querySelector(one)).find(Boolean);
    (call ?? next() ?? throwable())?.click();
  }, 10);
}"""


# Plays on as above until there is such a button, and presses it in the same moment: a slow test would come too late.
PRESS = """([calls, name]) => new Promise((done) => {
  const want = calls.map((call) => `[data-call=${call}]`);
  const next = () => document.querySelector('[aria-keyshortcuts="Enter N"]:not([aria-disabled=true])');
  const timer = setInterval(() => {
    const button = [...document.querySelectorAll('button')].find((one) => one.textContent.trim() === name);
    if (button) {
      clearInterval(timer);
      button.click();
      return done();
    }
    const call = want.map((one) => document.querySelector(one)).find(Boolean);
    (call ?? next() ?? [...document.querySelectorAll('[data-hand][aria-disabled=false]')].at(-1))?.click();
  }, 10);
})"""


async def play_until_pressed(page: Page, name: str) -> None:
    """Until a button of this name is there, which is pressed."""
    await page.evaluate(PRESS, [[*QUIET], name])


async def play_on(page: Page) -> None:
    """Hand after hand, while the test does something else."""
    await page.evaluate(ON, [*WINS, *QUIET])


async def play_turns(page: Page, most: int = 999, *, claims: bool = False) -> None:
    """So many discards, or to the end of the hand; with claims, other tiles than the drawn ones are thrown too."""
    calls = (*WINS, *CLAIMS, *QUIET) if claims else (*WINS, *QUIET)
    await page.evaluate(TURNS, [[*calls], most, not claims])
