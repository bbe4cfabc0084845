"""The table's customs: how a wall is built and broken and its tiles are dealt, act by act; how sets are laid."""

# ruff: noqa: RUF012 (every value gets an empty list of its own)
from __future__ import annotations

from typing import Literal

from ruka.schema.values import Part
from ruka.schema.views import ShownSet

Act = Literal[
    "dealer",
    "built",
    "loose",
    "thrown",
    "counted",
    "stacks",
    "broken",
    "dead",
    "indicator",
    "takes",
    "flowers",
    "begins",
]
Giver = Literal["", "left", "top", "right"]


class WallStack(Part, frozen=True, kw_only=True):
    """A stack of two: before which player, how many from its owner's right."""

    side: int
    place: int
    number: int = 0  # as it was counted off; 0: it was not
    dead: bool = False
    shift: int = 0  # to its owner's left (1) or right (-1), away from a gap


class OpeningStep(Part, frozen=True, kw_only=True):
    """One act. Players are counted from east, who is 0; tiles of the wall from the break."""

    act: Act
    text: str
    seat: int | None = None  # who does it
    dice: list[int] = []  # that are thrown
    counts: list[list[int]] = []  # by player: the numbers that fell on them
    takes: list[int] = []  # tiles of the wall
    loose: int = 0  # tiles that everybody takes from beside it
    tiles: list[str] = []  # that everybody sees now


class Opening(Part, frozen=True, kw_only=True):
    """From the first throw to the first discard, as the engine deals a seed."""

    rules: str
    seed: str
    winds: list[str]  # by player: the tile of the wind
    turns: list[int]  # by player: quarters of a turn anticlockwise from east, who sits at the bottom
    loose: int  # tiles beside the wall
    stacks: list[WallStack]  # in the order in which they are taken
    indicator: int = -1  # on which of them the first indicator lies; -1: on none
    hand: str  # what east holds at the end, in notation
    steps: list[OpeningStep]


class LaidSet(Part, frozen=True, kw_only=True):
    """A set as it is laid on the table: the claimed tile is turned, and its place tells whose it was."""

    set: ShownSet
    giver: Giver = ""
    text: str
