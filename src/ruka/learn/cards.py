"""What was answered wrong comes again: cards, scheduled by FSRS.

A card is a question that was missed. It is asked again until it is known so well that it would not come for months;
then it goes. Who keeps it does not matter: a browser, a database or a file.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import UTC, date, datetime, timedelta
from functools import cache
from typing import TYPE_CHECKING

from ruka.errors import RukaError, extra
from ruka.schema.coaching import HELP_KINDS, Grade
from ruka.schema.learning import MOST_CARDS, MOST_DAYS, MOST_LESSONS, Due, Helped, Progress, QuestionId, ReviewCard

if TYPE_CHECKING:
    from fsrs import Scheduler

KNOWN = timedelta(days=60)  # a card that would come so late does not come any more


def after_answer(id: QuestionId, card: ReviewCard | None, right: bool, now: datetime) -> ReviewCard | None:
    """The card of a question after an answer; None: it need not come again.

    >>> id = QuestionId(drill="waits", rules="tenhou", level=1, seed="1")
    >>> noon = datetime(2026, 1, 1, 12, tzinfo=UTC)
    >>> missed = after_answer(id, None, False, noon)
    >>> after_answer(id, None, True, noon), missed.due
    (None, '2026-01-01T12:01:00+00:00')
    >>> after_answer(id, missed, True, noon + timedelta(minutes=5)).due
    '2026-01-01T12:15:00+00:00'
    """
    if card is None and right:
        return None
    with extra("cli"):
        from fsrs import Card, Rating, State
    if card is not None and key_of(card) != key_of(id):
        raise RukaError("bad-field", field="card")
    asked = Card(card_id=0, due=now)
    if card is not None:
        asked = Card(
            card_id=0,
            state=State(card.state),
            step=card.step,
            stability=card.stability,
            difficulty=card.difficulty,
            due=moment(card.due),
            last_review=moment(card.last) if card.last else None,
        )
    try:
        asked, _ = _scheduler().review_card(asked, Rating.Good if right else Rating.Again, now)
    except (ValueError, OverflowError, TypeError, ZeroDivisionError, AssertionError):  # a state that FSRS never makes
        asked, _ = _scheduler().review_card(Card(card_id=0, due=now), Rating.Good if right else Rating.Again, now)
    if asked.due - now > KNOWN:
        return None
    return ReviewCard(
        drill=id.drill,
        rules=id.rules,
        level=id.level,
        seed=id.seed,
        due=asked.due.isoformat(timespec="seconds"),
        state=asked.state.value,
        step=asked.step,
        stability=asked.stability,
        difficulty=asked.difficulty,
        last=now.isoformat(timespec="seconds"),
    )


@cache
def _scheduler() -> Scheduler:
    """Without its dice: the same answers make the same card."""
    from fsrs import Scheduler

    return Scheduler(enable_fuzzing=False)


def key_of(id: QuestionId) -> str:
    """What a card is kept under.

    >>> key_of(QuestionId(drill="waits", rules="tenhou", level=1, seed="1"))
    'waits/tenhou/1/1'
    """
    return f"{id.drill}/{id.rules}/{id.level}/{id.seed}"


def moment(written: str, field: str = "card.due") -> datetime:
    try:
        found = datetime.fromisoformat(written)
        return found.astimezone(UTC) if found.tzinfo else found.replace(tzinfo=UTC)
    except (ValueError, OverflowError):
        raise RukaError("bad-field", field=field) from None


def due(progress: Progress, now: datetime) -> Due:
    """What comes again now, the longest due first."""
    ready = [card for card in progress.cards if moment(card.due) <= now]
    ready.sort(key=lambda card: moment(card.due))
    return Due(cards=ready, later=len(progress.cards) - len(ready), streak=streak(progress.days, now.date()))


def streak(days: Sequence[str], today: date) -> int:
    """Days in a row on which something was done, until today or yesterday.

    >>> days = ["2026-01-01", "2026-01-03", "2026-01-04"]
    >>> [streak(days, date(2026, 1, day)) for day in (4, 5, 6)]
    [2, 2, 0]
    """
    done = {*days}
    day = today if today.isoformat() in done else today - timedelta(days=1)
    count = 0
    while day.isoformat() in done:
        count, day = count + 1, day - timedelta(days=1)
    return count


def merged(*known: Progress) -> Progress:
    """One learner's progress in several places as one: the order is all the same, and to merge twice changes nothing.

    >>> one = Progress(lessons={"fu/pairs": "2026-01-02"}, levels={"waits/tenhou": 2}, days=["2026-01-02"])
    >>> two = Progress(lessons={"fu/pairs": "2026-01-01"}, levels={"waits/tenhou": 3}, days=["2026-01-01"])
    >>> both = merged(one, two)
    >>> both == merged(two, one, one), both.lessons, both.levels, both.days
    (True, {'fu/pairs': '2026-01-01'}, {'waits/tenhou': 3}, ['2026-01-01', '2026-01-02'])
    """
    lessons: dict[str, str] = {}
    levels: dict[str, int] = {}
    help: dict[str, Helped] = {}
    for one in known:
        for lesson, day in one.lessons.items():
            lessons[lesson] = min(day, lessons.get(lesson, day))
        for level, passed in one.levels.items():
            levels[level] = max(passed, levels.get(level, passed))
        for kind, helped in one.help.items():
            help[kind] = max(helped, help.get(kind, helped), key=_helped)
    days = sorted({day for one in known for day in one.days})
    return Progress(
        lessons=dict(sorted(lessons.items())[:MOST_LESSONS]),
        levels=dict(sorted(levels.items())[:MOST_LESSONS]),
        days=days[-MOST_DAYS:],
        cards=latest(card for one in known for card in one.cards),
        help={kind: help[kind] for kind in HELP_KINDS if kind in help},
    )


def _helped(one: Helped) -> tuple[str, bool, list[Grade]]:
    """The last choice counts, wherever it was made."""
    return one.at, one.quiet, one.last


def latest(cards: Iterable[ReviewCard]) -> list[ReviewCard]:
    """Of each question the card of its last answer; of too many those that were answered last, by when they come."""
    found: dict[str, ReviewCard] = {}
    for card in cards:
        key = key_of(card)
        if key not in found or _answered(found[key]) < _answered(card):
            found[key] = card
    newest = sorted(found.values(), key=lambda card: (_answered(card), key_of(card)))[-MOST_CARDS:]
    return sorted(newest, key=lambda card: (moment(card.due), key_of(card)))


def _answered(card: ReviewCard) -> tuple[datetime, datetime]:
    due = moment(card.due)
    return moment(card.last) if card.last else due, due
