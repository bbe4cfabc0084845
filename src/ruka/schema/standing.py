"""How people stand: what a game brought, what many games add up to, ratings, profiles and leaderboards."""

# ruff: noqa: RUF012 (every answer gets an empty list of its own)
from __future__ import annotations

from ruka.schema.values import Part

# --- one game, as it is kept ---


class WonHand(Part, frozen=True, kw_only=True):
    """A hand that somebody won with, and where to see it again."""

    hand: str  # in notation: sets, flowers and the winning tile in it
    points: int  # that it brought
    patterns: list[str]
    dearest: str  # of them: what the rules pay most for
    limit: bool  # ... is it a limit hand, and ...
    price: int  # ... what they pay
    at: int  # events up to the win, of the replay
    table: str = ""  # whose replay it is


class Statistics(Part, frozen=True, kw_only=True):
    """What one seat did in a game, or somebody in many."""

    hands: int = 0  # in which they did not sit out
    wins: int = 0
    wins_by_draw: int = 0
    deal_ins: int = 0  # a tile that two win on counts twice
    riichi: int = 0
    open_hands: int = 0  # in which they claimed a tile for a set
    won: int = 0  # points that the wins brought
    won_squares: int = 0
    patterns: dict[str, int] = {}  # wins that have each
    drawn: dict[str, str] = {}  # of each pattern, the hand that brought most
    best: WonHand | None = None
    rarest: WonHand | None = None  # the hand with the pattern that the rules pay most for
