"""Tiles in the terminal."""

import re

import pytest

from ruka.tiles import draw, draw_tall, draw_tiles, parse

HAND = "234m 06p [777z] <1111s> 78s +9s"


def without_colour(drawn: str) -> str:
    return re.sub(r"\x1b\[[0-9;]*m", "", drawn)


def test_blocks_keep_suits_sets_and_the_winning_tile_apart() -> None:
    drawn = without_colour(draw(HAND, colour=True))
    assert drawn == "▐2m▌▐3m▌▐4m▌ ▐0p▌▐6p▌ ▐7s▌▐8s▌ [▐7z▌▐7z▌▐7z▌] <▐1s▌▐1s▌▐1s▌▐1s▌> +▐9s▌"


def test_red_fives_are_red() -> None:
    red, plain = draw("0p", colour=True), draw("5p", colour=True)
    assert "48;5;160m0p" in red
    assert "48;5;160m" not in plain


def test_flowers_stand_last() -> None:
    assert without_colour(draw("1m 5f", colour=True)) == "▐1m▌ ▐5f▌"


def test_tall_tiles_are_three_lines_of_the_same_width() -> None:
    lines = without_colour(draw_tall(parse("19m 1z [777z] +9s"))).split("\n")
    assert lines == [
        " 1    9    E      C    C    C      9  ",
        "  m    m   1z     7z   7z   7z      s ",
        "▀▀▀▀ ▀▀▀▀ ▀▀▀▀   ▀▀▀▀ ▀▀▀▀ ▀▀▀▀   ▀▀▀▀",
    ]


@pytest.mark.parametrize(
    ("terminal", "no_color", "coloured"), [(True, "", True), (True, "1", False), (False, "", False)]
)
def test_colour_only_where_it_is_wanted(
    monkeypatch: pytest.MonkeyPatch, terminal: bool, no_color: str, coloured: bool
) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: terminal)
    monkeypatch.setenv("NO_COLOR", no_color)
    assert ("\x1b" in draw(HAND)) == ("\x1b" in draw_tiles(["1m"])) == coloured


def test_plain_is_the_notation() -> None:
    assert draw(HAND, colour=False) == str(parse(HAND))
