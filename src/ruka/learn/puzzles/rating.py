"""Ratings of players and puzzles: OpenSkill, a puzzle against whoever tries it."""

from __future__ import annotations

from ruka.simulator.ratings import UNKNOWN, Rating, rated

TAU = 25 / 300  # people learn
SCALE = 60  # points of a rating as people read it: 25 is 1500
EASIEST, RANGE = 19.0, 12.0
SURE = 4.0  # of the first guess about a puzzle
PLAIN = 0.15  # of a whole win: whoever is so far ahead is easy to see


def first_rating(wrong: float, ahead: float) -> Rating:
    """How hard a puzzle seems before people try it: by the bots that were wrong, and by how much there is to see.

    >>> hard, easy = first_rating(1.0, 0.02), first_rating(0.3, 0.3)
    >>> shown(hard) > 1700 > 1300 > shown(easy)
    True
    """
    hidden = 1 - min(1.0, ahead / PLAIN)
    return Rating(EASIEST + RANGE * (0.6 * wrong + 0.4 * hidden), SURE)


def after_try(player: Rating, puzzle: Rating, right: bool) -> tuple[Rating, Rating]:
    """Both, after the player has answered.

    >>> player, puzzle = after_try(UNKNOWN, first_rating(0.5, 0.1), right=True)
    >>> player.mean > UNKNOWN.mean, puzzle.mean < first_rating(0.5, 0.1).mean
    (True, True)
    """
    won, lost = rated([player, puzzle], [1, 2] if right else [2, 1], TAU)
    return won, lost


def shown(rating: Rating) -> int:
    """As people read it."""
    return round(SCALE * rating.mean)


__all__ = ["UNKNOWN", "Rating", "after_try", "first_rating", "shown"]
