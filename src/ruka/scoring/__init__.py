"""Scoring by a rule set: the native core, and the lines that explanations are made of."""

from ruka.scoring.score import Points, Score, ScoreLine, compiled, payments, points, rank, score, score_readings
from ruka.scoring.settle import Settlement, score_unfinished, settle, settle_scores
from ruka.scoring.win import Circumstances, Win

__all__ = [
    "Circumstances",
    "Points",
    "Score",
    "ScoreLine",
    "Settlement",
    "Win",
    "compiled",
    "payments",
    "points",
    "rank",
    "score",
    "score_readings",
    "score_unfinished",
    "settle",
    "settle_scores",
]
