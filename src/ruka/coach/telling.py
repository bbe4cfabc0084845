"""A review as it is told: values of the schema, sentences in one language. Pages, JSON and text are made of these."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ruka.coach.comment import comment
from ruka.coach.review import HandReview, Review
from ruka.coach.sentences import reasons
from ruka.coach.watching import Decision
from ruka.coach.wording import Wording
from ruka.schema import WINDS
from ruka.schema.advice import Advice, Choice
from ruka.schema.coaching import Coached, CoachedChoice, CoachedGame, CoachedHand, Hinted

BEST = 3  # choices that are shown
LEAST_BAR = 0.02


@dataclass(frozen=True)
class Telling:
    """Puts reviews and hints into the words of one table."""

    wording: Wording

    def game(self, review: Review) -> CoachedGame:
        names = review.players
        return CoachedGame(
            rules=review.rules.id,
            agent=review.agent,
            seat=review.seat,
            player=names[review.seat] if review.seat < len(names) else "",
            result=review.result,
            dealt=review.dealt,
            luck=review.luck,
            lost=review.lost,
            costliest=[one.event for one in review.costliest],
            habits=review.habits.told(self.wording.lang),
            hands=[*map(self.hand, review.hands)],
        )

    def hand(self, hand: HandReview) -> CoachedHand:
        start, account = hand.begins, hand.account
        deal = start.deal or start.seat + 1
        return CoachedHand(
            hand=hand.hand,
            name=self.wording.words.text("story-hand", round=WINDS[start.round % len(WINDS)], number=deal),
            seat=hand.seat,
            result=account.result,
            dealt=account.dealt,
            luck=account.luck,
            lost=account.lost,
            decisions=[self.decision(*pair) for pair in zip(hand.decisions, account.steps, strict=True)],
        )

    def decision(self, one: Decision, luck: float | None) -> Coached:
        return Coached(
            event=one.event,
            hand=one.hand,
            seat=one.seat,
            kind=one.kind,
            grade=one.grade,
            lost=one.lost,
            luck=luck,
            taken=one.taken,
            place=one.place,
            choices=self._choices(one.advice, one.winds, one.place),
            sentences=[self.wording.sentence(sentence, one.winds) for sentence in one.sentences],
        )

    def hint(self, advice: Advice, winds: Sequence[str]) -> Hinted:
        said = [self.wording.sentence(sentence, winds) for sentence in comment(advice)]
        return Hinted(choices=self._choices(advice, winds, 0), sentences=said)

    def _choices(self, advice: Advice, winds: Sequence[str], taken: int | None) -> list[CoachedChoice]:
        """The best ones, and what was done where it is not among them."""
        shown = list(advice.choices[:BEST])
        if taken is not None and taken >= BEST:
            shown.append(advice.choices[taken])
        low, high = min(one.value for one in advice.choices), max(one.value for one in advice.choices)
        return [self._choice(one, winds, low, high) for one in shown]

    def _choice(self, choice: Choice, winds: Sequence[str], low: float, high: float) -> CoachedChoice:
        """Bars go from the worst choice of the decision to the best; where all are worth the same they are full."""
        bar = (choice.value - low) / (high - low) if high > low else 1.0
        return CoachedChoice(
            action=choice.action,
            name=self.wording.deed(choice.action),
            value=choice.value,
            bar=max(LEAST_BAR, bar),
            reasons=[self.wording.sentence(sentence, winds) for sentence in reasons(choice)],
            lines=[*choice.lines],
        )
