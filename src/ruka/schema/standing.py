"""How people stand: what a game brought, what many games add up to, ratings, profiles and leaderboards."""

# ruff: noqa: RUF012 (every answer gets an empty list of its own)
from __future__ import annotations

from typing import Literal

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


# --- what pages are told ---


class RatingPoint(Part, frozen=True, kw_only=True):
    """A rating after a game."""

    over: str  # ISO 8601
    rating: int
    table: str


class FamilyRating(Part, frozen=True, kw_only=True):
    """How strong somebody is in a family of rules; bots of the house are about 1500."""

    family: str
    rating: int
    deviation: int  # how sure it is: two thirds of the time the strength is no further away
    games: int
    provisional: bool  # too few games yet to be in a leaderboard
    history: list[RatingPoint]  # the oldest first; none where games are hidden


class PatternCount(Part, frozen=True, kw_only=True):
    """A pattern that somebody has won with."""

    id: str
    name: str
    wins: int
    hand: str  # the one that brought most


class ShownHand(Part, frozen=True):
    """A hand to be proud of."""

    hand: str
    points: int
    names: list[str]  # of its patterns
    dearest: str  # of them: what the rules pay most for
    table: str
    seat: int
    at: int  # events of the replay


class StatisticsByRules(Part, frozen=True, kw_only=True):
    """What somebody's games under one rule set add up to."""

    rules: str
    name: str
    family: str
    riichi: bool  # do the rules know it?
    games: int
    ranks: list[int]  # games in which they were first, second …
    points: int  # of all games in the end
    hands: int
    wins: int
    wins_by_draw: int
    deal_ins: int
    declared: int  # riichi
    open_hands: int
    won: int  # points that wins brought
    patterns: list[PatternCount]  # the most frequent first
    best: ShownHand | None
    rarest: ShownHand | None


class Profile(Part, frozen=True, kw_only=True):
    """What everybody may know of a person."""

    id: str
    name: str
    since: str  # ISO 8601
    own: bool  # whoever asks
    private: bool  # games and statistics are hidden from everybody else
    games: int  # that were played to their end
    ratings: list[FamilyRating]
    statistics: list[StatisticsByRules]
    counting: bool  # some games have not been looked at yet
    void: int = 0  # games that count for nobody


Void = Literal["", "left", "waited"]


class PlayedGame(Part, frozen=True, kw_only=True):
    """A game in somebody's history."""

    table: str
    seat: int
    rules: str
    name: str
    family: str
    over: str
    rank: int
    players: int
    points: int
    before: int | None  # the rating, where the game was rated
    after: int | None
    others: list[str]
    void: Void = ""  # it counts for nobody, without place and points: all had left it, or nobody came back to it


class Games(Part, frozen=True, kw_only=True):
    """A page of them, the newest first."""

    games: list[PlayedGame]
    page: int
    pages: int


class Leader(Part, frozen=True, kw_only=True):
    """Somebody in a leaderboard."""

    place: int
    id: str
    name: str
    rating: int
    deviation: int
    games: int
    last: str


class Leaders(Part, frozen=True, kw_only=True):
    """A page of the leaderboard of a family of rules."""

    family: str
    families: list[str]
    minimum: int  # games that it takes
    days: int  # ... the last of them no longer ago
    page: int
    pages: int
    people: int
    leaders: list[Leader]
