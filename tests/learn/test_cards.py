"""Cards: what was missed comes again, later each time, and goes when it is known; progress of two browsers is one."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from random import Random

from ruka.learn.cards import KNOWN, after_answer, due, key_of, merged, moment, streak
from ruka.schema.coaching import HELP_KINDS
from ruka.schema.learning import MOST_CARDS, MOST_DAYS, Helped, Progress, QuestionId, ReviewCard

ID = QuestionId(drill="waits", rules="tenhou", level=1, seed="1")
NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


def test_a_right_answer_makes_no_card() -> None:
    assert after_answer(ID, None, True, NOON) is None


def test_what_is_known_comes_later_and_later_until_it_goes() -> None:
    card, now, gaps = after_answer(ID, None, False, NOON), NOON, []
    while card is not None:
        assert key_of(card) == key_of(ID)
        gaps.append(moment(card.due) - now)
        now = moment(card.due)
        card = after_answer(ID, card, True, now)
        assert len(gaps) < 20
    assert gaps == sorted(gaps)
    assert gaps[0] < timedelta(hours=1)
    assert gaps[-1] <= KNOWN
    assert len(gaps) >= 4


def test_what_is_missed_again_comes_soon() -> None:
    card, now = after_answer(ID, None, False, NOON), NOON
    for _ in range(4):
        assert card is not None
        now = moment(card.due)
        card = after_answer(ID, card, True, now)
    assert card is not None
    now = moment(card.due)
    missed = after_answer(ID, card, False, now)
    assert missed is not None
    assert moment(missed.due) - now < timedelta(hours=1)


def test_the_same_answers_make_the_same_card() -> None:
    first, second = (after_answer(ID, None, False, NOON) for _ in range(2))
    assert first == second


def test_what_is_due_comes_with_the_oldest_first() -> None:
    cards = [card(f"{hours}", NOON + timedelta(hours=hours)) for hours in (1, -1, -3, -2)]
    found = due(Progress(cards=cards, days=["2026-02-28", "2026-03-01"]), NOON)
    assert [one.seed for one in found.cards] == ["-3", "-2", "-1"]
    assert (found.later, found.streak) == (1, 2)


def card(seed: str, when: datetime, last: datetime | None = None) -> ReviewCard:
    return ReviewCard(
        drill="fu",
        rules="tenhou",
        level=1,
        seed=seed,
        due=when.isoformat(),
        last=last.isoformat() if last else None,
    )


def some(random: Random) -> Progress:
    start = date(2026, 1, 1)
    days = [(start + timedelta(days=day)).isoformat() for day in sorted(random.sample(range(600), 300))]
    return Progress(
        lessons={f"c/{random.randrange(9)}": random.choice(days) for _ in range(5)},
        levels={f"waits/{random.randrange(5)}": random.randint(1, 5) for _ in range(4)},
        days=days,
        cards=[
            card(str(seed), NOON + timedelta(days=random.randrange(9)), NOON - timedelta(days=random.randrange(9)))
            for seed in random.sample(range(300), MOST_CARDS)
        ],
        help={
            kind: Helped(quiet=random.random() < 0.5, last=["best"] * random.randrange(5), at=random.choice(days))
            for kind in random.sample(HELP_KINDS, 4)
        },
    )


def test_progress_is_merged_in_any_order_and_as_often_as_one_likes() -> None:
    random = Random(1)
    for _ in range(20):
        one, two, three = (some(random) for _ in range(3))
        assert merged(one, two) == merged(two, one)
        assert merged(merged(one, two), two) == merged(one, two)
        assert merged(merged(one, two), three).lessons == merged(one, merged(two, three)).lessons
        both = merged(one, two)
        assert len(both.cards) <= MOST_CARDS
        assert len(both.days) <= MOST_DAYS
        assert all(both.levels[name] >= level for name, level in one.levels.items())


def test_the_last_choice_says_how_far_help_has_faded() -> None:
    here = Progress(help={"discard": Helped(quiet=True, at="2026-03-01T12:00:00Z"), "win": Helped()})
    there = Progress(help={"discard": Helped(last=["blunder"], at="2026-03-02T12:00:00Z"), "unheard": Helped()})
    assert merged(here, there).help == {"discard": there.help["discard"], "win": Helped()}


def test_a_streak_does_not_break_before_the_day_is_over() -> None:
    days = ["2026-02-27", "2026-02-28", "2026-03-01"]
    assert [streak(days, date(2026, 3, day)) for day in (1, 2, 3)] == [3, 3, 0]
    assert streak([], date(2026, 3, 1)) == 0
