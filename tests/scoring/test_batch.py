"""Many wins at once are scored as one by one."""

from itertools import groupby
from typing import Any

import numpy as np
import pytest

from ruka import batch
from ruka.errors import RukaError
from ruka.rules import RuleSet
from ruka.rulesets import rule_set
from ruka.scoring import Circumstances, Score, score
from ruka.tiles import Hand
from tests.families import families
from tests.scoring.random_wins import random_wins

FEW, MANY = 5_000, 100_000
PAYERS = ("dealer", "others", "discarder")
NUMBERS = ("value", "total", "fan", "fu", "base", "complete", "wins")


@pytest.mark.parametrize("number", [FEW, pytest.param(MANY, marks=pytest.mark.long)])
@pytest.mark.parametrize("id", families())
def test_one_by_one_and_at_once(id: str, number: int) -> None:
    for _, group in groupby(random_wins(id, number), key=lambda win: win[0].settings):
        rules_of_all, *cases = zip(*group, strict=True)
        compare(rules_of_all[0], list(zip(*cases, strict=True)))


def compare(rules: RuleSet, cases: list[tuple[Hand | str, Circumstances]]) -> None:
    answers = batch.score(rules, batch.cases(cases))
    for (hand, said), answer in zip(cases, answers, strict=True):
        one = score(rules, hand, **said)
        assert rules.resolved.formula.limits(int(answer["limits"])) == one.limits
        assert of_batch(rules, answer, one.win.feeder) == of_one(one), f"{rules.settings} {hand} {said}"


def of_batch(rules: RuleSet, answer: np.void, feeder: int) -> dict[str, Any]:
    pay = {name: int(answer[name]) for name in PAYERS if answer[name]}
    payment = rules.resolved.payment
    if "others" in pay and payment.other_draw_dealer == payment.other_draw_others:
        pay.pop("dealer", None)  # one of the others where all pay alike
    if answer["liable"]:
        pay["ESWN"[feeder]] = int(answer["liable"])
    numbers = {name: int(answer[name]) for name in NUMBERS}
    return {**numbers, "pay": pay, "honba": int(answer["honba"]), "patterns": set(batch.patterns(rules, answer))}


def of_one(one: Score) -> dict[str, Any]:
    """A record has a bit for each price, however many sets have it."""
    numbers = {name: int(getattr(one, name)) for name in NUMBERS}
    return {**numbers, "pay": one.pay, "honba": one.honba_points, "patterns": set(one.patterns)}


def test_any_number_of_threads() -> None:
    rules = rule_set("tenhou")
    cases = np.repeat(batch.cases((hand, said) for _, hand, said in random_wins("tenhou", 1000)), 20, axis=0)
    one, two, all_cores = (batch.score(rules, cases, threads) for threads in (1, 2, 0))
    assert one.tobytes() == two.tobytes() == all_cores.tobytes()


def test_nothing_at_all() -> None:
    assert len(batch.score("tenhou", batch.cases([]))) == 0


def test_a_hand_that_is_not_complete_is_no_win() -> None:
    (answer,) = batch.score("tenhou", batch.cases([("123m 456p 789s 55z 34m +9m", {"riichi": True})]))
    assert not answer["complete"]
    assert not answer["wins"]
    assert answer["total"] == 0


@pytest.mark.parametrize("said", [{"ippatsu": True}, {"seat": "N", "discarder": "N"}])
def test_a_win_that_cannot_be_is_named_by_its_place(said: Circumstances) -> None:
    good: tuple[str, Circumstances] = ("123m 456p 789s 55z 34m +2m", {"riichi": True})
    with pytest.raises(RukaError) as refusal:
        batch.score("tenhou", batch.cases([good, good, (good[0], said), good]))
    assert (refusal.value.code, refusal.value.words["row"]) == ("bad-case", 2)


def test_damaged_memory_is_refused_or_scored() -> None:
    """No byte from outside can lead the core astray."""
    sound = batch.cases([("123m 55z 34m [456p] <9999s> +2m", {"dora": "1m", "pao": "E"})])
    refused = 0
    for place in range(sound.shape[1]):
        for value in (5, 99, 255):
            damaged = sound.copy()
            damaged[0, place] = value
            try:
                batch.score("tenhou", damaged)
            except RukaError as refusal:
                refused += refusal.code == "bad-case"
    assert refused > sound.shape[1]
