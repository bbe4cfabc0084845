"""Drills: questions that the engine makes from a seed and answers itself (docs/learn.md).

>>> asked = question("waits", "tenhou", 1, "42")
>>> asked.prompt
'Which tiles finish the hand?'
>>> verdict(asked, solution(asked)).right
True
"""

from ruka.learn.drills.drill import Asked, Drill, Item, Level
from ruka.learn.drills.questions import drill_cards, find_drill, question, solution, verdict
from ruka.learn.drills.registry import DRILLS

__all__ = [
    "DRILLS",
    "Asked",
    "Drill",
    "Item",
    "Level",
    "drill_cards",
    "find_drill",
    "question",
    "solution",
    "verdict",
]
