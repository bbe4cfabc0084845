"""A hand as the rule book draws it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from ruka._core import parse_tiles
from ruka.explain.examples import Case
from ruka.explain.words import Words
from ruka.scoring.win import GIVEN
from ruka.tiles import TILES


@dataclass(frozen=True)
class Drawn:
    """A hand as it is drawn: in notation, how it was won, the indicators, and what it is worth."""

    hand: str
    words: str
    dora: tuple[str, ...]
    ura: tuple[str, ...]
    result: str


def drawn(case: Case, words: Words, result: str, *, winds: bool) -> Drawn:
    """The hand with its circumstances; its winds where they matter."""
    said = case.circumstances
    return Drawn(
        hand=case.shown,
        words=" · ".join(circumstances(said, words, winds=winds)),
        dora=_tiles(said.get("dora", "")),
        ura=_tiles(said.get("ura", "")),
        result=result,
    )


def circumstances(said: Mapping[str, Any], words: Words, *, winds: bool) -> Iterator[str]:
    """How a hand was won, in words."""
    yield words.text("explain-win", win=said.get("win", "ron"))
    if winds:
        yield words.text("explain-seat", seat=said.get("seat", "S"), round=said.get("round", "E"))
    for name in GIVEN:
        if said.get(name):
            yield words.text(f"calculator-with-{name.replace('_', '-')}")
    if said.get("nuki"):
        yield words.text("book-nuki", count=said["nuki"])


def _tiles(notation: str | list[str]) -> tuple[str, ...]:
    return tuple(TILES[tile] for tile in parse_tiles(notation if isinstance(notation, str) else " ".join(notation)))
