"""The coach: what an agent would do at a decision, why in sentences with numbers, and whole games reviewed.

It has no numbers of its own: every one comes from the lines of an agent's advice (`ruka.agents`), and the agent is told
only what the seat could see.

>>> from ruka import Table
>>> from ruka.agents import agent, play_out
>>> table = Table("tenhou", seed=7, options={"length": "tonpuu"})
>>> decisions = play_out(table, [agent("greedy", table.rules, seat) for seat in range(4)])
>>> (game,) = review(table.record, seat=2, hands=[1])
>>> told = tell(game, "en")
>>> first = told.hands[0].decisions[0]
>>> print(first.grade, first.choices[0].name, sep=" · ")
blunder · Discarding 4z
>>> print(first.sentences[0])
From hands like this, strong players throw 4z before 8m.
"""

from ruka.coach.comment import comment
from ruka.coach.grades import grade, lost, stake
from ruka.coach.habits import GameHabits, Habits, by_rules
from ruka.coach.review import HandReview, Review, review
from ruka.coach.sentences import Sentence
from ruka.coach.telling import Telling
from ruka.coach.watching import Decision, decisions
from ruka.coach.wording import Wording, winds_of
from ruka.schema.coaching import CoachedGame, Hinted

__all__ = [
    "CoachedGame",
    "Decision",
    "GameHabits",
    "Habits",
    "HandReview",
    "Hinted",
    "Review",
    "Sentence",
    "Telling",
    "Wording",
    "by_rules",
    "comment",
    "decisions",
    "grade",
    "lost",
    "review",
    "stake",
    "tell",
    "winds_of",
]


def tell(review: Review, lang: str = "en", terms: str = "native") -> CoachedGame:
    """A review in the words of one language."""
    return Telling(Wording(review.rules, lang, review.players, terms)).game(review)
