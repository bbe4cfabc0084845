"""G14: whatever numbers and words a rule set is given, they are refused in a sentence, or can be played by."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, replace
from random import Random
from typing import Any

import pytest

from ruka.engine.simulate import native_player
from ruka.engine.table import Table
from ruka.errors import RukaError, RulesError
from ruka.rules import Formula, RuleSet, Step, pick
from ruka.rules.policies import Flow, Match, Payment
from ruka.rulesets import RULE_SETS, rule_set, score
from ruka.tiles import TILES_108, TILES_136, TILES_144

HONG_KONG, TENHOU, VIDEO = map(rule_set, ("hong-kong", "tenhou", "video"))
PARTS = {"flow": Flow, "match": Match, "payment": Payment, "formula": Formula}
NUMBERS = (
    -(2**40),
    -(2**31),
    -1000,
    -1,
    0,
    1,
    2,
    3,
    4,
    5,
    7,
    8,
    13,
    14,
    16,
    30,
    60,
    99,
    144,
    255,
    1000,
    3000,
    2**31,
    10**30,
)
WORDS = ("none", "never", "win", "all", "first", "at_once", "any_wait", "as_draw", "open", "tiles", "nonsense", "")
LISTS = (
    (),
    (0,),
    (0, 0),
    (1000, 5000),
    (0, 0, 0),
    (9, 3, -3, -9),
    (0,) * 5,
    (0,) * 6,
    (2**40, 0, 0, 0),
    (1000, 500),
    (500, 1000),
)
TILE_SETS = (
    TILES_108,
    TILES_136,
    TILES_144,
    replace(TILES_136, copies=5),
    replace(TILES_136, copies=2),
    replace(TILES_136, red_fives=(5, 0, 0)),
    replace(TILES_136, red_fives=(4, 4, 4)),
    replace(TILES_136, flowers=9),
    replace(TILES_136, kinds=1),
)
FORMS = ("regular", "riichi", "mcr", "international", "pairs", "orphans", "unrelated", "one-chow", "snake", "nonsense")
GAMES = 20


def random_change(rng: Random) -> dict[str, Any]:
    """Some fields of some policies, and now and then what the rule set itself says."""
    changes: dict[str, Any] = {}
    for _ in range(rng.randint(1, 4)):
        part = rng.choice(tuple(PARTS))
        field = rng.choice(fields(PARTS[part]))
        changes.setdefault(part, {})[field.name] = random_value(rng, field.default)
    whole = {"players": rng.choice((0, 1, 2, 3, 4, 5, 9)), "tiles": rng.choice(TILE_SETS), "forms": rng.choice(FORMS)}
    return changes | {name: value for name, value in whole.items() if rng.random() < 0.1}


def random_value(rng: Random, usual: object) -> object:
    if rng.random() < 0.05:
        return rng.choice((True, "13", None, 1.5, (), 7))  # of another type
    if isinstance(usual, bool):
        return rng.random() < 0.5
    if isinstance(usual, int):
        return rng.choice(NUMBERS) if rng.random() < 0.3 else rng.randint(0, 20)
    return rng.choice(LISTS if isinstance(usual, tuple) else WORDS)


def check(base: RuleSet, changes: Mapping[str, Any]) -> bool:
    """Refused, or sound; the answer is whether it was played."""
    try:
        rules = base.but(**changes)
        if rules.resolved.match.rounds == 0:  # random players take their time to win
            rules = rules.but(match={"rounds": 1})
        played = native_player(rules, ("random",) * rules.people, 1, checked=True)(0, GAMES).games
    except RukaError as refused:
        return not all(map(refused.sentence, ("cs", "pl", "en")))
    assert not played["violations"].any(), (base.id, changes)
    return True


@pytest.mark.parametrize("number", [60, pytest.param(4000, marks=pytest.mark.long)])
def test_g14_every_value_is_refused_or_plays_soundly(number: int) -> None:
    played = 0
    for seed in range(number):
        rng = Random(f"G14 {seed}")
        base = rng.choice(tuple(RULE_SETS.values()))
        changes = random_change(rng)
        played += check(base, changes)
    assert 0 < played < number


@pytest.mark.parametrize(
    ("base", "changes", "code"),
    [
        (HONG_KONG, {"flow": {"hand_tiles": 16}}, "bad-policy"),
        (HONG_KONG, {"flow": {"deal_share": 0}}, "bad-policy"),
        (HONG_KONG, {"flow": {"rob_kongs": "sometimes"}}, "bad-policy"),
        (HONG_KONG, {"flow": {"chows": 1}}, "bad-policy"),
        (HONG_KONG, {"flow": {"penalties": (("false_win", "flogging"),)}}, "bad-policy"),
        (HONG_KONG, {"flow": {"dead_wall": 90}}, "short-wall"),
        (HONG_KONG, {"flow": {"turns": 30}}, "short-wall"),
        (HONG_KONG, {"match": {"uma": (0, 0)}}, "bad-policy"),
        (HONG_KONG, {"match": {"chips": (10, 100)}}, "bad-policy"),
        (HONG_KONG, {"match": {"start_points": 2**31}}, "bad-policy"),
        (HONG_KONG, {"players": 5}, "bad-policy"),
        (HONG_KONG, {"tiles": replace(TILES_136, copies=5)}, "bad-policy"),
        (HONG_KONG, {"flow": {"winds_out": True}}, "three-winds"),
        (HONG_KONG, {"match": {"rounds": 0}}, "endless-game"),
        (HONG_KONG, {"formula": {"value_round": 0}}, "bad-policy"),
        (HONG_KONG, {"formula": {"ladder": (Step(2, 10), Step(1, 20))}}, "bad-policy"),
        (TENHOU, {"flow": {"indicators": 6}}, "bad-policy"),
        (TENHOU, {"flow": {"dead_wall": 5}}, "short-dead-wall"),
        (TENHOU, {"flow": {"most_kongs": 5}}, "short-dead-wall"),
        (TENHOU, {"match": {"noten_total": 1000}}, "uneven-noten"),
        (VIDEO, {"match": {"start_points": (1000, 1000, 1000)}}, "bad-policy"),
    ],
)
def test_g14_a_rule_that_cannot_be_is_refused_at_once(base: RuleSet, changes: Mapping[str, Any], code: str) -> None:
    with pytest.raises(RulesError) as refused:
        assert base.but(**changes).resolved  # what options decide is known only then
    assert refused.value.code == code


def test_g14_five_sets_cannot_be_claimed_for_a_hand_of_sixteen() -> None:
    with pytest.raises(RulesError) as refused:
        HONG_KONG.but(flow={"hand_tiles": 16})
    assert str(refused.value) == "In these rules “hand_tiles” cannot be 16; it can be: 13."


def test_g14_a_price_beyond_every_game_is_refused() -> None:
    dear = replace(TENHOU.prices[0], open=40_000, concealed=40_000)
    with pytest.raises(RulesError) as refused:
        Table(TENHOU.but(prices=(dear,)))
    assert refused.value.code == "bad-policy"


def test_g14_hands_may_be_counted_without_limits_and_tables_not() -> None:
    endless = TENHOU.but(formula={"cap": 2**31 - 1, "ladder": ()})
    assert score(endless, "2233445566778m +8m", riichi=True).value > 2**16
    with pytest.raises(RulesError) as refused:
        Table(endless)
    assert refused.value.code == "bad-policy"


def test_g14_what_an_option_decides_is_checked_when_it_is_decided() -> None:
    rules = VIDEO.but(flow={"indicators": pick("match", {"hands": 6, "points": 1, "either": 1})})
    Table(rules, options={"match": "points"})
    with pytest.raises(RulesError) as refused:
        Table(rules)
    assert refused.value.code == "bad-policy"
