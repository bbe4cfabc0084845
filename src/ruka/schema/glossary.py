"""What a reader looks up: words of the game, and its history."""

# ruff: noqa: RUF012 (every answer gets an empty list of its own)
from __future__ import annotations

from ruka.schema.values import Part

# --- the glossary ---


class GlossaryTerm(Part, frozen=True, kw_only=True):
    """One thing that players have words for."""

    id: str
    area: str
    name: str
    text: str  # what it means, in a sentence or three
    names: dict[str, list[str]]  # in each language, the main one first
    romaji: str = ""
    kanji: str = ""
    tiles: str = ""  # in notation
    related: list[str] = []  # ids of other terms
    patterns: list[str] = []  # ids of patterns that it is
    families: list[str] = []  # of rule sets that know it; none: all
    rules: list[str] = []  # ids of those that price it, where it is a pattern


class GlossaryArea(Part, frozen=True, kw_only=True):
    id: str
    name: str


class Glossary(Part, frozen=True, kw_only=True):
    """All of it in one language, area by area."""

    lang: str
    areas: list[GlossaryArea]
    terms: list[GlossaryTerm]


# --- the history ---


class HistoryFact(Part, frozen=True, kw_only=True):
    """What a source says of the history of the game."""

    id: str
    years: str = ""  # as they are written beside it
    text: str
    source: str  # 001 or 002
    legend: bool = False  # others tell it otherwise


class HistoryPart(Part, frozen=True, kw_only=True):
    id: str
    title: str
    facts: list[HistoryFact]


class History(Part, frozen=True, kw_only=True):
    lang: str
    intro: str
    parts: list[HistoryPart]
