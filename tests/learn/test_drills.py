"""Drills: every question is valid, has one right answer, and is answered right by another way."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from time import process_time

import pytest

from ruka.errors import RukaError
from ruka.explain.words import Words
from ruka.learn.drills import DRILLS, Item, question, solution, verdict
from ruka.learn.drills.discard import DiscardItem
from ruka.learn.drills.drill import fitting, same
from ruka.learn.drills.questions import item_of
from ruka.learn.glossary import terms
from ruka.rulesets import RULE_SETS, rule_set
from ruka.schema import encode
from ruka.schema.learning import AskNumber, Asks, DrillAnswer, PickOptions, PickTiles, Picture, QuestionId
from ruka.tiles import TILES
from tests.learn.solving import by_reference, is_known, pictured, solved

FEW, MANY = 200, 10_000
QUICK = ("tenhou", "japanese-classical", "mcr")
LANGUAGES = ("cs", "pl", "en")
SHAPES = ("waits", "tiles")  # where the reference must know the forms


def cases() -> Iterator[object]:
    for drill in DRILLS.values():
        for rules in RULE_SETS.values():
            if drill.levels_of(rules):
                marks = () if rules.id in QUICK else pytest.mark.long
                yield pytest.param(drill.name, rules.id, FEW, id=f"{drill.name}-{rules.id}", marks=marks)
                many = f"{drill.name}-{rules.id}-many"
                yield pytest.param(drill.name, rules.id, MANY, id=many, marks=pytest.mark.long)


def ids(drill: str, rules: str, number: int) -> Iterator[QuestionId]:
    levels = len(DRILLS[drill].levels_of(rule_set(rules)))
    for place in range(number):
        yield QuestionId(drill=drill, rules=rules, level=place % levels + 1, seed=f"test-{place}")


@pytest.mark.parametrize(("drill", "rules", "number"), [*cases()])
def test_questions_are_valid_and_answered_right_by_another_way(drill: str, rules: str, number: int) -> None:
    found = rule_set(rules)
    checked = drill not in SHAPES or is_known(found)
    for place, id in enumerate(ids(drill, rules, number)):
        item = item_of.__wrapped__(id, found)
        check(item, id, LANGUAGES[place % 3])
        if checked:
            assert solved(item) == item.answer, id


@pytest.mark.parametrize(("rules", "number"), [("tenhou", 1), pytest.param("mcr", 100, marks=pytest.mark.long)])
def test_discards_are_best_by_the_reference(rules: str, number: int) -> None:
    items = (item_of(id, rule_set(rules)) for id in ids("discard", rules, 4 * number))
    for item in (item for item in items if isinstance(item, DiscardItem)):
        if (number := number - 1) < 0:
            break
        assert by_reference(item) == item.answer


def check(item: Item, id: QuestionId, lang: str) -> None:
    words = Words(lang, rules=rule_set(id.rules))
    asked = item.asked(words)
    assert asked.prompt.endswith("?") or asked.prompt.endswith("."), id
    assert all(asked.facts), id
    assert fitting(asked.asks, item.answer), id
    wrong = another(asked.asks, item.answer)
    assert fitting(asked.asks, wrong), id
    assert not same(asked.asks, wrong, item.answer), id
    for given in (item.answer, wrong):
        lines = [*item.why(words, given)]
        assert lines, id
        assert all(one.text or one.tiles for one in lines), id
    assert "{" not in asked.prompt, id
    assert item.terms, id
    assert {*item.terms} <= {*terms()}, id
    check_picture(asked.picture, id)


def check_picture(picture: Picture, id: QuestionId) -> None:
    """No fifth tile lies anywhere, and none that is not in the box."""
    tiles = rule_set(id.rules).resolved.tiles
    thrown = ["".join(one.tile for one in seat.discards) for seat in picture.seats]
    own = pictured(picture.hand, picture.seen, "".join(picture.indicators), *thrown)
    assert all(tile in tiles and number <= tiles.copies for tile, number in own.items()), id


def another(asks: Asks, right: DrillAnswer) -> DrillAnswer:
    match asks:
        case AskNumber():
            return DrillAnswer(number=(right.number or 0) + 2)
        case PickTiles(tiles=tiles):
            return DrillAnswer(tiles=[next(tile for tile in tiles if tile not in right.tiles)])
        case PickOptions(options=options):
            return DrillAnswer(picked=[next(place for place in range(len(options)) if place not in right.picked)])


@pytest.mark.parametrize("drill", DRILLS)
def test_every_rule_set_has_questions_of_every_level_that_it_offers(drill: str) -> None:
    for rules in RULE_SETS.values():
        for level in range(1, len(DRILLS[drill].levels_of(rules)) + 1):
            asked = question(drill, rules, level, "here", "pl")
            found = verdict(asked, solution(asked), "pl")
            assert found.right
            assert found.said


def test_a_question_never_holds_its_answer() -> None:
    """What is sent has no field for it; and hands with the answers in them would be easy to read."""
    for drill in DRILLS:
        asked = question(drill, "tenhou", 1, "leak")
        assert {*asked.to_json()} == {"drill", "rules", "level", "seed", "prompt", "facts", "picture", "asks"}


def test_the_same_name_makes_the_same_question_in_another_process() -> None:
    """Whatever order its sets of strings have there."""
    program = (
        "from ruka.learn.drills import DRILLS, question, solution\n"
        "from ruka.schema import encode\n"
        "for name in DRILLS:\n"
        "    asked = question(name, 'tenhou', 2, 'same', 'cs')\n"
        "    print((encode(asked) + encode(solution(asked))).decode())\n"
    )
    told = [
        subprocess.run(
            [sys.executable, "-c", program], env={"PYTHONHASHSEED": seed}, capture_output=True, check=True, text=True
        ).stdout
        for seed in ("1", "2")
    ]
    here = [question(name, "tenhou", 2, "same", "cs") for name in DRILLS]
    assert told[0] == told[1]
    assert told[0].splitlines() == [(encode(one) + encode(solution(one))).decode() for one in here]


def test_no_question_is_dear() -> None:
    """50 ms are the most, once texts and rules have been read."""
    costs = []
    for drill in DRILLS:
        for rules in ("tenhou", "japanese-classical", "bmja", "mcr"):
            for id in ids(drill, rules, 12) if DRILLS[drill].levels_of(rule_set(rules)) else ():
                item_of.__wrapped__(id, rule_set(rules))
                start = process_time()
                item = item_of.__wrapped__(id, rule_set(rules))
                [*item.why(Words("en", rules=rule_set(rules)), item.answer)]
                costs.append((process_time() - start, id))
    costs.sort(key=lambda one: one[0])
    assert costs[len(costs) * 99 // 100][0] < 0.05, costs[-5:]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"drill": "nothing"}, "unknown-drill"),
        ({"rules": "nothing"}, "unknown-rules"),
        ({"drill": "fu", "rules": "mcr"}, "drill-not-for-rules"),
        ({"level": 0}, "no-such-level"),
        ({"level": 99}, "no-such-level"),
        ({"level": True}, "no-such-level"),
        ({"seed": ""}, "bad-field"),
        ({"seed": "ž"}, "bad-field"),
    ],
)
def test_what_is_no_question_is_refused(change: dict[str, object], code: str) -> None:
    with pytest.raises(RukaError) as refused:
        question(**({"drill": "waits", "rules": "tenhou", "level": 1, "seed": "a"} | change))  # type: ignore[arg-type]
    assert refused.value.code == code
    assert all(refused.value.sentence(lang).endswith(".") for lang in LANGUAGES)


def test_what_is_no_answer_is_refused() -> None:
    waits, fu, yaku = (question(name, "tenhou", 1, "a") for name in ("waits", "fu", "yaku"))
    every = [*TILES]
    for asked, answers in (
        (waits, [DrillAnswer(), DrillAnswer(number=1), DrillAnswer(tiles=["9x"]), DrillAnswer(tiles=every, number=3)]),
        (fu, [DrillAnswer(), DrillAnswer(tiles=["1m"]), DrillAnswer(number=10**9)]),
        (yaku, [DrillAnswer(), DrillAnswer(picked=[4]), DrillAnswer(picked=[-1]), DrillAnswer(picked=[0, 1])]),
    ):
        for answer in answers:
            with pytest.raises(RukaError) as refused:
                verdict(asked, answer)
            assert refused.value.code == "no-such-answer"
