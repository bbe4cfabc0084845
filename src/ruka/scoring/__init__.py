"""Scoring by a rule set: the native core, the reference, and the lines that explanations are made of."""

from ruka.scoring.score import Points, Score, ScoreLine, compiled, points, score, score_readings
from ruka.scoring.win import Circumstances, make_win

__all__ = [
    "Circumstances",
    "Points",
    "Score",
    "ScoreLine",
    "compiled",
    "make_win",
    "points",
    "score",
    "score_readings",
]
