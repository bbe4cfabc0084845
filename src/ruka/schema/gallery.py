"""Galleries: waits with what is left of them, and patterns with how often they come and with what."""

from __future__ import annotations

from ruka.schema.values import Part


class WaitTile(Part, frozen=True, kw_only=True):
    """A kind that finishes a hand."""

    tile: str
    left: int  # of its tiles, less those in the hand and those that were seen
    roles: list[str]  # what the hand waits like, in words, if it comes
    sets: list[str]  # how the hand is read then, each set in notation


class WaitShape(Part, frozen=True, kw_only=True):
    """A shape of waits as the source has it."""

    id: str
    name: str
    text: str
    term: str  # of the glossary; "": the source knows no name
    source: str
    hand: str  # an example in notation
    waits: list[WaitTile]


class WaitGallery(Part, frozen=True, kw_only=True):
    """Every shape, in the order of the source."""

    rules: str
    name: str
    shapes: list[WaitShape]


class FoundWaits(Part, frozen=True, kw_only=True):
    """What a hand waits on; none: it is so far from ready."""

    hand: str
    shanten: int
    waits: list[WaitTile]
    shape: str  # its id; "": no shape of the gallery
    name: str  # what such a wait is called
