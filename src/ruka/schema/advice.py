"""Advice: what a player at a seat would do, and the numbers that say why."""

from __future__ import annotations

from msgspec import Struct

from ruka.engine.actions import Action


class AdviceLine(Struct, frozen=True):
    """One reason: of what kind, with which numbers, about which tiles and which seat."""

    kind: str
    numbers: tuple[float, ...] = ()
    tiles: str = ""
    seat: int | None = None
    why: str = ""


class Choice(Struct, frozen=True):
    """An action, what it is worth to whoever advises, and why."""

    action: Action
    value: float = 0.0
    lines: tuple[AdviceLine, ...] = ()


class Advice(Struct, frozen=True):
    """Choices in order of preference: the first is what is done."""

    choices: tuple[Choice, ...]

    @property
    def best(self) -> Choice:
        return self.choices[0]
