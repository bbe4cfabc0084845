"""What a server tells people about themselves and each other (docs/protocol.md)."""

from __future__ import annotations

from ruka.schema.values import Part


class Me(Part, frozen=True, kw_only=True):
    """Whoever is signed in in this browser."""

    id: str  # everybody may know it
    name: str
    keeper: bool  # of this server
    visit: str  # this browser


class VisitCard(Part, frozen=True, kw_only=True):
    """A browser in which somebody is signed in."""

    id: str
    about: str  # the browser, in words
    made: str  # ISO 8601
    seen: str  # an hour more or less
    this: bool  # the one that asks
