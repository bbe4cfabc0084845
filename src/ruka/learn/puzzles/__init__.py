"""Puzzles: moments of games where one action is clearly best, found by the coach's numbers and never written by hand.

>>> from ruka.learn.puzzles import find, puzzles
>>> one = next(iter(puzzles().values()))
>>> one.answer in one.moment().question.actions, one.moment().coached.best.action == one.answer
(True, True)
"""

from ruka.learn.puzzles.kept import Kept
from ruka.learn.puzzles.maker import Found, puzzles_of
from ruka.learn.puzzles.moment import Moment, moment_of
from ruka.learn.puzzles.rating import after_try, shown
from ruka.learn.puzzles.shelf import choose, find, first, game_for, games, of_day, puzzles

__all__ = [
    "Found",
    "Kept",
    "Moment",
    "after_try",
    "choose",
    "find",
    "first",
    "game_for",
    "games",
    "moment_of",
    "of_day",
    "puzzles",
    "puzzles_of",
    "shown",
]
