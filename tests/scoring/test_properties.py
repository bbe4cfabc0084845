"""What holds for every win by every rule set."""

from itertools import pairwise, product

import pytest

from ruka._core import Win
from ruka.rules import BONUS, FAN, POINTS, RuleSet
from ruka.rulesets import RULE_SETS, rule_set
from ruka.scoring import Circumstances, Score, points, score, score_readings
from ruka.tiles import Hand, Meld
from tests.scoring.random_wins import random_wins, scored_wins

FU = (20, 25, *range(30, 120, 10))
every_rule_set = pytest.mark.parametrize("id", RULE_SETS)


@every_rule_set
def test_what_one_gains_the_others_lose(id: str) -> None:
    for rules, _, circumstances, scored in scored_wins(id):
        if scored.deltas:
            assert sum(scored.deltas) == circumstances["sticks"] * rules.payment.bet


@every_rule_set
def test_the_total_is_what_is_paid(id: str) -> None:
    for rules, _, _, scored in scored_wins(id):
        assert paid(rules, scored) == (scored.paid + scored.honba_points if scored.wins else 0)
        assert scored.total == (scored.value * scored.wins if rules.payment.total_is_value else scored.paid)


def paid(rules: RuleSet, scored: Score) -> int:
    """The sum of what the payers of `pay` pay; the liable one stands under the own seat."""
    pay = dict(scored.pay)
    others = pay.pop("others", 0)
    all_are_others = not pay.keys() & {"dealer", "discarder"}
    return sum(pay.values()) + others * (rules.players - (1 if all_are_others else 2))


@every_rule_set
def test_sums_are_those_of_the_lines(id: str) -> None:
    for *_, scored in scored_wins(id):
        worth = {tag: sum(line.worth for line in scored.lines if line.tag == tag) for tag in (FAN, BONUS, POINTS)}
        assert (scored.fan, scored.fan_without_bonus) == (worth[FAN] + worth[BONUS], worth[FAN])
        assert scored.fu == worth[POINTS]


@every_rule_set
def test_no_reading_pays_more_than_the_chosen_one(id: str) -> None:
    for rules, hand, circumstances, scored in scored_wins(id):
        readings = score_readings(rules, hand, **circumstances)
        assert scored.total == max(one.total for one in readings)


@every_rule_set
@pytest.mark.parametrize("seat", ["E", "S"])
@pytest.mark.parametrize("win", ["ron", "tsumo"])
def test_more_never_pays_less(id: str, seat: str, win: str) -> None:
    rules = rule_set(id)
    totals = {(fu, fan): points(rules, fu=fu, fan=fan, seat=seat, win=win).total for fu in FU for fan in range(1, 16)}
    for (less, more), fan in product(pairwise(FU), range(1, 16)):
        assert totals[less, fan] <= totals[more, fan]
    for fu, (less, more) in product(FU, pairwise(range(1, 16))):
        assert totals[fu, less] <= totals[fu, more]


@every_rule_set
def test_another_dora_never_pays_less(id: str) -> None:
    for rules, hand, circumstances, scored in scored_wins(id):
        dora = list(circumstances["dora"])
        fewer: Circumstances = {**circumstances, "dora": dora[:-1]}
        assert score(rules, hand, **fewer).total <= scored.total


@every_rule_set
def test_notation_and_object_score_alike(id: str) -> None:
    for rules, hand, circumstances, by_object in scored_wins(id):
        assert answer(by_object) == answer(score(rules, str(hand), **circumstances))


@every_rule_set
def test_what_is_not_said_is_not_so(id: str) -> None:
    nothing = {"riichi": False, "ippatsu": False, "ura": "", "honba": 0, "pao": None, "last_of_kind": False}
    for rules, hand, circumstances, scored in scored_wins(id):
        said: Circumstances = {**nothing, **circumstances}  # type: ignore[typeddict-item]
        assert answer(score(rules, hand, **said)) == answer(scored)


OF_CERTAIN_TILES = {"ryuuiisou", "moon", "plum_blossom", "carrying_pole", "mcr_35", "mcr_77"}


@pytest.mark.parametrize("id", [id for id, rules in RULE_SETS.items() if rules.players == 4])
def test_suits_are_alike(id: str) -> None:
    """But for hands of certain tiles: green, reversible, won on a certain one."""
    for rules, hand, circumstances, scored in scored_wins(id):
        win = Win(**circumstances)
        others: Circumstances = {**circumstances, "dora": turned_names(win.dora), "ura": turned_names(win.ura)}
        other = score(rules, turned(hand), **others)
        if not OF_CERTAIN_TILES.intersection((*scored.patterns, *other.patterns)):
            assert answer(scored) == answer(other)


def turned(hand: Hand) -> Hand:
    """Characters become dots, dots bamboos, bamboos characters."""
    melds = [Meld(meld.type, _turned(meld.kind), meld.concealed, meld.reds) for meld in hand.melds]
    assert hand.winning is not None
    return Hand([_turned(code) for code in hand.tiles], melds, winning=_turned(hand.winning), flowers=hand.flowers)


def turned_names(codes: tuple[int, ...]) -> list[str]:
    return [str(Hand([_turned(code)])) for code in codes]


def _turned(code: int) -> int:
    if code >= 34:
        return 34 + (code - 34 + 1) % 3
    return (code + 9) % 27 if code < 27 else code


@every_rule_set
def test_options_of_a_match_leave_scores_alone(id: str) -> None:
    plain = rule_set(id)
    if not any(option.name == "start_points" for option in plain.options):
        pytest.skip("the points at the start are no option")
    longer = plain.with_options(start_points=50_000)
    for _, hand, circumstances in random_wins(id, 1000):
        assert answer(score(plain, hand, **circumstances)) == answer(score(longer, hand, **circumstances))


@every_rule_set
def test_an_option_set_to_what_it_is_changes_nothing(id: str) -> None:
    rules = rule_set(id)
    assert rules.with_options(rules.settings) == rules


def answer(scored: Score) -> tuple[object, ...]:
    lines = [(line.pattern.id, line.count, line.worth) for line in scored.lines]
    return scored.wins, scored.total, scored.fan, scored.fu, scored.limits, scored.deltas, lines
