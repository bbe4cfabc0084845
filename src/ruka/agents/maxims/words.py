"""Maxims in words: a line becomes a sentence with its own numbers and tiles."""

from __future__ import annotations

from ruka.schema import AdviceLine, View
from ruka.texts import text

__all__ = ["sentence", "who"]


def sentence(line: AdviceLine, lang: str = "en", seat: str = "") -> str:
    """What the line says; `seat` names its seat, as `who` does.

    >>> sentence(AdviceLine("advice", (), "3m", 1, "C2-322"))
    'Everybody wants threes and sevens: do not throw 3m before an opponent has thrown one.'
    """
    numbers = [*map(int, line.numbers), 0, 0]
    said = text(
        f"maxim-{line.why}",
        lang,
        tiles=line.tiles,
        count=numbers[0],
        more=numbers[1],
        who=seat or text("seat-opponent", lang),
        suit=_suit(line.tiles),
        half=_other_half(line.tiles),
    )
    return said[:1].upper() + said[1:]


def who(view: View, seat: int | None, lang: str = "en") -> str:
    """The seat as the viewer speaks of it: to the right, to the left or opposite."""
    order = view.order
    if seat is None or view.seat is None or not {seat, view.seat} <= {*order} or len(order) < 3:
        return text("seat-opponent", lang)
    steps = (order.index(seat) - order.index(view.seat)) % len(order)
    place = {1: "right", len(order) - 1: "left"}.get(steps, "opposite" if len(order) == 4 else "other")
    return text(f"seat-{place}", lang)


def _suit(tiles: str) -> str:
    """The suit of the first tiles."""
    return next((letter for letter in tiles if letter.isalpha()), "")


def _other_half(tiles: str) -> str:
    """What is kept when these are thrown."""
    ranks = [int(digit) for digit in tiles if digit.isdigit()]
    return "high" if ranks and max(ranks) < 5 else "low"
