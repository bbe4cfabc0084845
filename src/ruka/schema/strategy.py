"""What the questions of strategy are answered: parts of hands, dangerous tiles, and what discards say of a player."""

from __future__ import annotations

from typing import Literal

from ruka.schema.advice import AdviceLine
from ruka.schema.values import Value

Plan = Literal["attack", "wait", "defend"]
Half = Literal["low", "high"]


class FoundElement(Value, frozen=True, kw_only=True):
    """A part of a hand, and what completes it."""

    tiles: str
    accepts: int  # tiles left that complete it
    each: dict[str, int]  # the same by kind


class FoundPotential(Value, frozen=True, kw_only=True):
    """What a hand may become."""

    needed: int  # tiles to win
    plan: Plan
    turn: int
    sets: list[str]
    elements: list[FoundElement]
    lone: list[str]


class FoundDanger(Value, frozen=True, kw_only=True):
    """What may win on a tile: nothing where it is safe."""

    safe: bool
    shapes: list[str]  # tiles that a regular hand would wait with
    forms: list[str]  # special forms


class FoundReading(Value, frozen=True, kw_only=True):
    """What a player seems to have; `lines` are the reasons, and `sentences` the same in words."""

    suits: list[str]  # the most likely first
    half: Half | None  # of the first
    halves: dict[str, Half]
    ready: bool
    near: bool
    lines: list[AdviceLine]
    sentences: list[str]
