"""A review as text for a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ruka.coach import figures
from ruka.coach.review import Review
from ruka.coach.telling import Telling
from ruka.coach.wording import Wording
from ruka.explain.words import capital
from ruka.schema.coaching import GRADES, Coached, CoachedGame, CoachedHabits
from ruka.texts import signed, text

MARKS = {"best": "✓", "good": "·", "inaccuracy": "?!", "mistake": "?", "blunder": "??", None: " "}


class Told(NamedTuple):
    """A line of text, and what it is: `title`, `head`, `inner` (belongs to the line before), or plain."""

    text: str
    style: str = ""


def to_text(review: Review, lang: str, *, every: bool = False) -> Iterator[Told]:
    """The sum, the costliest moments or every decision, and habits."""
    page = Page(review, lang)
    yield from page.heading()
    yield from page.every() if every else page.costliest()
    yield from page.habits(page.game.habits)


class Page:
    """What a review says, piece by piece; pages of HTML are made of the same."""

    def __init__(self, review: Review, lang: str) -> None:
        self.review = review
        self.lang = lang
        self.wording = Wording(review.rules, lang, review.players)
        self.game: CoachedGame = Telling(self.wording).game(review)
        self.decisions = [one for hand in self.game.hands for one in hand.decisions]
        self.names = {hand.hand: hand.name for hand in self.game.hands}

    def heading(self) -> Iterator[Told]:
        game = self.game
        who = game.player or text("story-seat", self.lang, seat=game.seat)
        rules = self.review.rules.names.get(self.lang, game.rules)
        yield Told(text("coach-heading", self.lang, who=who, rules=rules, agent=game.agent), "title")
        yield Told(f"{text('coach-decisions', self.lang, count=len(self.decisions))}: {self.grades(game.habits)}")
        yield Told(self.account())

    def grades(self, habits: CoachedHabits) -> str:
        return ", ".join(f"{grade_name(grade, self.lang)} {habits.grades[grade]}" for grade in GRADES)

    def account(self) -> str:
        """Where the points came from, in whole points that add up; an agent that counts in no points can say only what
        was lost."""
        game, lost = self.game, round(self.game.lost)
        if game.dealt is None:
            return self.wording.words.text("coach-lost", points=lost)
        dealt = round(game.dealt)
        sums = {"result": game.result, "dealt": dealt, "luck": game.result - dealt + lost, "lost": -lost}
        return text("coach-account", self.lang, **{name: signed(one) for name, one in sums.items()})

    def costliest(self) -> Iterator[Told]:
        if not self.game.costliest:
            yield Told(text("coach-none-costly", self.lang))
            return
        yield Told(text("coach-costliest", self.lang), "head")
        by_event = {one.event: one for one in self.decisions}
        for event in self.game.costliest:
            yield from self.moment(by_event[event])

    def every(self) -> Iterator[Told]:
        yield Told(text("coach-all", self.lang), "head")
        for one in self.decisions:
            yield from self.moment(one)

    def moment(self, one: Coached) -> Iterator[Told]:
        where = text("coach-moment", self.lang, hand=self.names[one.hand], event=str(one.event))
        yield Told(f"{MARKS[one.grade]:2} {where}: {self.verdict(one)}")
        yield Told(f"{self.deed(one)}.", "inner")
        for sentence in one.sentences:
            yield Told(sentence, "inner")

    def verdict(self, one: Coached) -> str:
        """How good it was, and what it cost."""
        lost = 0 if one.grade == "best" else figures.points(one.lost)
        cost = self.wording.words.text("coach-cost", points=lost) if lost else ""
        return ", ".join(filter(None, (grade_name(one.grade, self.lang), cost)))

    def deed(self, one: Coached) -> str:
        """What was done, and instead of what."""
        taken, best = self.wording.deed(one.taken), one.choices[0].name
        if one.grade == "best" or taken == best:
            return taken
        return capital(text("coach-instead", self.lang, taken=_small(taken), best=_small(best)))

    def habits(self, habits: CoachedHabits) -> Iterator[Told]:
        if habits.rates:
            yield Told(text("coach-habits", self.lang), "head")
        for rate in habits.rates:
            counted = text("coach-of", self.lang, count=rate.count, of=rate.of)
            share, low, high = map(self.wording.share, (rate.count / rate.of, rate.low, rate.high))
            yield Told(f"{share:>5} {f'({low} – {high})':16} {counted:>9}  {rate.text}")
        if habits.lost_by:
            yield Told(text("coach-by-kind", self.lang), "head")
        for one in habits.lost_by:
            count = text("coach-decisions", self.lang, count=one.decisions)
            mean = text("coach-mean", self.lang, value=figures.mean(one.lost / one.decisions))
            yield Told(f"{one.text}: {mean} ({count})")


def grade_name(grade: str | None, lang: str) -> str:
    return text(f"replay-grade-{grade or 'none'}", lang)


def _small(words: str) -> str:
    return words[:1].lower() + words[1:]
