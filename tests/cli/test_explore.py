"""The hand explorer, driven by its keys."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, Static

import ruka
from ruka.cli.explore import Explorer


@asynccontextmanager
async def explorer(hand: str = "", lang: str = "en") -> AsyncIterator[tuple[Explorer, Pilot[None]]]:
    app = Explorer(lang, hand)
    async with app.run_test(size=(110, 34)) as pilot:
        await pilot.pause()
        yield app, pilot


def shown(app: Explorer, part: str) -> str:
    """The words of a part of the screen, line by line."""
    widget = app.query_one(f"#{part}", Static)
    return "\n".join(widget.render_line(line).text.rstrip() for line in range(widget.size.height))


async def test_answers_come_as_one_types() -> None:
    async with explorer("123m 456p 789s 11z 5") as (app, pilot):
        await pilot.press("6", "p")
        assert "four sets and a pair  ready" in shown(app, "forms")
        assert "▐4p▌  ×3  4 of dots" in shown(app, "answer")


@pytest.mark.parametrize(
    ("hand", "title", "words"),
    [
        ("123m 456p 78s 11z 589p", "useful tiles", "12 tiles are useful:"),
        ("123m 456p 78s 11z 5789p", "discards", "farther from ready"),
        ("123m 456p 789s 11z 56p +7p", "readings", "two-sided wait"),
        ("", "help", "Type 13 or 14 tiles"),
    ],
)
async def test_what_is_shown_depends_on_the_hand(hand: str, title: str, words: str) -> None:
    async with explorer(hand) as (app, _):
        assert app.query_one("#panel").border_title == title
        assert words in shown(app, "answer")


async def test_a_mistake_is_a_quiet_sentence_below_its_place() -> None:
    async with explorer("123m 456p 789s 11z 56p") as (app, pilot):
        await pilot.press("?")
        caret, sentence = shown(app, "message").split("\n")
        assert sentence == "At position 23: “?” is not a tile; the suits are m, p, s, z and f."
        place = app.query_one("#message").region.x + caret.index("▲")
        assert place == app.query_one(Input).content_region.x + 22
        assert app.has_class("stale")
        assert "ready" in shown(app, "forms")
        await pilot.press("backspace")
        assert not app.has_class("stale")


async def test_brackets_are_shown_as_they_are() -> None:
    async with explorer() as (app, pilot):
        assert "a set on the table   [123m]" in shown(app, "answer")
        await pilot.press("[")
        assert "At position 1: the set opened by “[” is not closed." in shown(app, "message")


async def test_too_few_tiles_are_drawn_and_counted() -> None:
    async with explorer("123m") as (app, _):
        assert shown(app, "tiles").startswith(" 1    2    3")
        assert "the hand has 3" in shown(app, "message")


async def test_keys_change_language_and_forms() -> None:
    async with explorer("147m 258p 369s 1234z") as (app, pilot):
        await pilot.press("f3")
        assert app.query_one("#forms").border_title == "shanten (mcr)"
        await pilot.press("f2")
        assert app.lang == "cs"
        assert "zvláštní a sešívané kameny  tenpai" in shown(app, "forms")


async def test_a_random_hand_has_fourteen_tiles_and_escape_clears_it() -> None:
    async with explorer() as (app, pilot):
        await pilot.press("f5")
        assert ruka.parse(app.query_one(Input).value).size == 14
        await pilot.press("escape")
        assert app.query_one(Input).value == ""
        assert app.query_one("#panel").border_title == "help"


async def test_help_and_quit() -> None:
    async with explorer("123m 456p 789s 11z 56p", "pl") as (app, pilot):
        await pilot.press("f1")
        assert "ukryty kan" in shown(app, "answer")
        await pilot.press("ctrl+q")
    assert app.return_code == 0
