"""Whole games: every decision of a seat by what it could see, grades, luck apart from skill, habits."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
import pytest

import ruka
from ruka import Table
from ruka.agents import Advice, AdviceLine, Choice, Question, Watcher, agent
from ruka.coach import decisions, grade, review, stake, tell
from ruka.coach.habits import GameHabits, Habits, by_rules
from ruka.coach.html import to_page
from ruka.coach.text import Page
from ruka.engine import redact
from ruka.errors import RukaError
from ruka.records import CODECS, read
from ruka.rules.ruleset import RuleSet
from ruka.schema import Action, Claim, Event, Hand, Note, Win
from ruka.schema.coaching import GRADES, CoachedGame
from ruka.schema.values import convert
from ruka.texts import LANGUAGES, text
from tests.coach.golden import FOLDER, game, reviewed, told
from tests.engine.games import play
from tests.families import families


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_review_reads_as_it_did(lang: str) -> None:
    assert told(lang) == (FOLDER / f"{lang}.txt").read_text(encoding="utf-8")


class Spy(Watcher):
    """Remembers what it was told, and chooses the first thing."""

    heard: dict[int, list[Event]] = {}  # noqa: RUF012

    def __init__(self, rules: RuleSet, seat: int, seed: str = "") -> None:
        super().__init__(rules, seat, seed)
        self._seat = seat
        self.heard[seat] = []

    def told(self, event: Event) -> None:
        self.heard[self._seat].append(event)
        super().told(event)

    def asked(self, question: Question, budget: float) -> Advice:
        assert {action.seat for action in question.actions} == {self._seat}
        return Advice((Choice(question.actions[0]),))


def test_the_coach_knows_only_what_the_seat_could_see() -> None:
    found = review(game(), agent="python:tests.coach.test_review:Spy")
    assert len(found) == 4
    for seat in range(4):
        known = [redact(event, seat) for event in game().events if not isinstance(event, Note)]
        heard = Spy.heard[seat]
        assert heard == known[: len(heard)]
        assert len(heard) > 100


def _own(lines: tuple[AdviceLine, ...]) -> list[AdviceLine]:
    """Without what the sources say."""
    return [line for line in lines if line.kind != "advice"]


def test_advice_is_what_the_agent_would_have_said_at_the_table() -> None:
    record = game()
    asked = {one.event: one for one in decisions(record, [1], "club", hands=[1])}
    player = agent("club", record.rules, 1, "")
    for place, event in enumerate(record.events[: max(asked)]):
        if place in asked:
            said = [(one.action, one.value, _own(one.lines)) for one in asked[place].advice.choices]
            choices = player.asked(asked[place].question, 1.0).choices
            assert [(one.action, one.value, _own(one.lines)) for one in choices] == said
        player.told(redact(event, 1))


@pytest.mark.parametrize("rules", families())
def test_points_are_what_was_dealt_and_luck_less_what_choices_lost(rules: str) -> None:
    table = play(Table(rules, seed=3), Random(rules))
    hands = [1, 2]
    for found in review(table.record, hands=hands):
        for hand in found.hands:
            start, end = (next(one for one in table.hand(hand.hand) if one.type == type) for type in ("hand", "end"))
            account = hand.account
            assert account.result == end.points[found.seat] - start.points[found.seat]  # type: ignore[union-attr, index]
            assert account.lost == sum(one.lost for one in hand.decisions) >= 0
            if account.dealt is not None and account.luck is not None:
                assert account.dealt + account.luck - account.lost == pytest.approx(account.result)
        if found.dealt is not None and found.luck is not None:
            assert found.dealt + found.luck - found.lost == pytest.approx(found.result)


def test_luck_comes_between_decisions() -> None:
    hand = reviewed().hands[0]
    valued = [one for one in hand.decisions if not one.at_once]
    steps = [step for step in hand.account.steps if step is not None]
    assert len(steps) == len(valued) - 1
    last = hand.account.result - (valued[-1].advice.best.value - valued[-1].lost)
    assert hand.account.luck == pytest.approx(sum(steps) + last)


def test_a_pass_on_a_tile_that_another_took_is_not_judged() -> None:
    """Whoever passed may have wanted it, and was overruled."""
    table = play(Table("tenhou", seed=8), Random(8))
    record, judged = table.record, 0
    for one in decisions(record, range(4), "greedy"):
        if one.taken.type == "pass":
            judged += 1
            following = next(
                event for event in record.events[one.event :] if event.doing in ("deed", "together", "after")
            )
            assert not isinstance(following, Claim | Win) or following.seat == one.seat
    assert judged


def test_grades_go_by_the_part_of_a_win_that_is_given_away() -> None:
    worth = (AdviceLine("points", (1000.0,)),)
    values = {"1m": 500.0, "2m": 499.5, "3m": 495.0, "4m": 480.0, "5m": 440.0, "6m": 300.0}
    advice = Advice(tuple(Choice(Action(0, "discard", tile), value, worth) for tile, value in values.items()))
    assert stake(advice) == 1000.0
    found = [grade(advice, choice.action) for choice in advice.choices]
    assert found == ["best", "best", "good", "inaccuracy", "mistake", "blunder"]
    assert grade(advice, Action(0, "discard", "1m", drawn=True)) == "best"
    assert grade(advice, Action(0, "discard", "9m")) is None


def test_a_win_that_is_let_go_is_a_blunder() -> None:
    advice = Advice((Choice(Action(2, "ron"), 0.0, (AdviceLine("win"),)),))
    assert grade(advice, Action(2, "pass")) == "blunder"


def test_costliest_moments_are_the_worst_first() -> None:
    (found,) = review(game(), 0)
    assert found.costliest
    losses = [one.lost for one in found.costliest]
    assert losses == sorted(losses, reverse=True)
    assert losses[0] == max(one.lost for one in found.decisions)


def test_habits_of_different_rules_are_not_added_up() -> None:
    one, other = (
        Habits(Counter(hands=hands), lost=Counter(discard=7), decisions=Counter(discard=2)) for hands in (3, 4)
    )
    names = {"cs": "Pravidla", "en": "Rules"}
    played = [
        GameHabits("tenhou", names, "club", one),
        GameHabits("mcr", names, "club", other),
        GameHabits("tenhou", names, "club", other),
    ]
    found = by_rules(played, "cs")
    assert [(each.rules, each.name, each.games, each.habits.hands) for each in found] == [
        ("tenhou", "Pravidla", 2, 7),
        ("mcr", "Pravidla", 1, 4),
    ]
    assert [each.habits.lost_by[0].lost for each in found] == [14, 7]
    assert found[0].habits.lost_by[0].text == text("coach-kind-discard", "cs")


def test_habits_add_up() -> None:
    (first,), (second,) = review(game(), 0), review(game(), 1)
    both = first.habits + second.habits
    assert both.counts["hands"] == first.habits.counts["hands"] + second.habits.counts["hands"]
    assert sum(both.grades.values()) == sum(one.grade is not None for one in (*first.decisions, *second.decisions))
    wins = sum(isinstance(event, Win) and event.seat in (0, 1) for event in game().events)
    assert both.counts["wins"] == wins
    told = both.told("en")
    assert [rate.name for rate in told.rates][:2] == ["wins", "deal-ins"]
    assert all(0 <= rate.low <= rate.count / rate.of <= rate.high <= 1 for rate in told.rates)
    assert Habits() + first.habits == first.habits


@pytest.mark.parametrize("format", ["mjai", "mjlog", "tenhou"])
def test_games_of_other_programs_are_reviewed(format: str) -> None:
    """Those of Mahjong Soul come as mjai or as Tenhou's JSON."""
    text = CODECS[format].write(game()).text
    record = read(text.encode())
    (ours,), (theirs,) = review(game(), 2), review(record, 2)
    assert [one.taken for one in theirs.decisions] == [one.taken for one in ours.decisions]
    assert [one.grade for one in theirs.decisions] == [one.grade for one in ours.decisions]


def test_a_review_is_told_as_values_of_the_schema() -> None:
    told = tell(reviewed(), "pl")
    assert convert(told.to_json(), CoachedGame) == told
    first = told.hands[0].decisions[0]
    assert first.grade in GRADES
    assert [choice.value for choice in first.choices[:3]] == sorted(
        (one.value for one in first.choices[:3]), reverse=True
    )
    assert all(0 < choice.bar <= 1 for choice in first.choices)
    assert game().events[first.event].type in ("discard", "note", "draw")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_stands_alone(lang: str) -> None:
    page = to_page([reviewed()], lang)
    assert f'<html lang="{lang}">' in page
    assert "http" not in page.replace("http://www.w3.org", "")
    assert page.count("<article") == len(reviewed().decisions)
    assert "&lt;" not in page
    assert ".;" not in page  # reasons are sentences, one after another


def test_who_lost_nothing_has_no_minus() -> None:
    page = Page(reviewed(), "en")
    page.game = msgspec.structs.replace(page.game, lost=0.2)
    assert page.account().endswith("own choices 0")


def test_a_seat_that_is_none_is_refused() -> None:
    with pytest.raises(RukaError) as refused:
        review(game(), 4)
    assert refused.value.code == "no-such-seat"


def test_the_coach_comes_with_the_library() -> None:
    assert ruka.coach.review is review
    assert isinstance(game().events[0], Hand)
