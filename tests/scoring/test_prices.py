"""What the rule sets of today do not use, but the vocabulary has: both evaluators must agree on it as well."""

from dataclasses import replace
from random import Random

import pytest

from ruka.patterns.circumstances import red_dora
from ruka.patterns.flowers import all_flowers, all_seasons, no_flowers, own_flower
from ruka.patterns.hands import chinitsu, pinfu, sanankou, tanyao, toitoi
from ruka.patterns.limits import daisangen
from ruka.patterns.points import kong_points, pung_points, self_draw_2, set_points, wait_2
from ruka.rules import BONUS, FAN, LIMIT, POINTS, Price, RuleSet, Step, price
from ruka.rules.expr import Expr, Sort, const
from ruka.rules.words import LUCKY, ORPHANS, SIMPLES, concealed, count, kongs, pungs, shown_count, total
from ruka.rulesets import rule_set
from ruka.scoring.program import compile_rules
from ruka.testing import wins
from ruka.tiles import TILES_136, TILES_144
from tests.scoring.test_agreement import compare

EMA = rule_set("ema-riichi")
FLOWERS = (own_flower, no_flowers, all_flowers, all_seasons)
PRICES: dict[str, tuple[Price, ...]] = {
    "points that a shown set changes": (price(wait_2, 2, 6, tag=POINTS), price(self_draw_2, 4, 0, tag=POINTS)),
    "points by number": (price(red_dora.as_(count(pungs)), 2, 4, tag=POINTS),),
    "fan for each set": (price(pung_points.as_(pungs), 1, 2, tag=FAN),),
    "fan by number": (price(toitoi.as_(count(pungs)), 1, tag=FAN), price(sanankou, 2, 3)),
    "limits by number": (price(daisangen.as_(count(kongs)), 1, tag=LIMIT),),
    "bonus for each set": (price(kong_points.as_(kongs), 3, tag=BONUS),),
    "a line that takes single sets away": (
        price(pung_points.as_(pungs), 1, tag=FAN),
        price(chinitsu, 5, excludes=(pung_points.of(ORPHANS),)),
        price(tanyao, 1, excludes=(pung_points.of(SIMPLES),)),
    ),
    "a line of every hand": (price(toitoi.as_(const(1, Sort.TRUTH)), 1),),
    "a fan line by the points": (price(toitoi.as_(total("points") >= 40), 1),),
    "a fan line by other fan": (price(pinfu.as_(total("fan") == 0), 2),),
    "a line by the points that takes another away": (
        price(toitoi.as_(total("points") >= 40), 3, excludes=(sanankou, pung_points)),
        price(pung_points.as_(pungs), 1, tag=FAN),
    ),
}
FORMULAS: dict[str, dict[str, object]] = {
    "points never over fifty": {"points_cap": 50},
    "limits on top of the rest": {"limit_adds": True},
    "at most two limits": {"most_limits": 2, "limits_add_up": True},
    "rounded to ten": {"value_round": 10, "points_round_up": 1, "flat_points": 0},
    "a table by fan alone": {"ladder": (Step(0, 1), Step(1, 2), Step(4, 16)), "limit": 64, "limit_adds": True},
    "points and doubles": {"exponent": 0, "points_round_up": 1, "value_round": 10, "cap": 500, "ladder": ()},
    "fan themselves": {"kind": "sum"},
}
PAYMENTS: dict[str, dict[str, object]] = {
    "everybody pays for a discard": {"discard_others": 1},
    "eight from everybody": {"flat": 8, "round_up": 1},
    "the feeder pays the honba": {"pao_honba": "feeder"},
    "by discard as by draw": {"discard_as_draw": True},
    "the others settle too": {"discard_as_draw": True, "between_losers": 1, "between_dealer": 2, "round_up": 1},
    "the others settle too, and the discarder pays": {"between_losers": 3, "between_dealer": 5},
    "the total is the value": {"total_is_value": True},
}
LIABILITIES: dict[str, Expr] = {
    "three shown sets and one suit": chinitsu.expr & (shown_count >= 3),
    "a concealed hand": concealed,
}


@pytest.mark.parametrize("name", PRICES)
def test_prices(name: str) -> None:
    agree(EMA.but(prices=PRICES[name]))


@pytest.mark.parametrize("name", FORMULAS)
def test_formulas(name: str) -> None:
    agree(EMA.but(formula=FORMULAS[name]))


@pytest.mark.parametrize("name", PAYMENTS)
def test_payments(name: str) -> None:
    agree(EMA.but(payment=PAYMENTS[name]))


@pytest.mark.parametrize("name", LIABILITIES)
def test_the_discarder_pays_for_all(name: str) -> None:
    agree(EMA.but(liability=LIABILITIES[name]))
    agree(EMA.but(liability=LIABILITIES[name], payment={"discard_others": 1, "round_up": 1}))


def test_flowers() -> None:
    prices = [price(flower, worth) for worth, flower in enumerate(FLOWERS, start=1)]
    agree(EMA.but(tiles=TILES_144, prices=prices, flow={"dead_wall": 22, "replacement_tiles": 12}))


def test_three_players_without_a_wind() -> None:
    for missing in ("2z", "3z", "4z"):
        rules = EMA.but(
            players=3, tiles=TILES_136.without(missing), payment={"discard_as_draw": True}, match={"uma": (0, 0, 0)}
        )
        assert len(rules.seats) == 3
        agree(rules)


def test_hands_that_did_not_win_have_prices_of_their_own() -> None:
    lucky = price(pung_points.as_(pungs & LUCKY), 1, tag=FAN, unfinished=True)
    points = set_points(unfinished=True)
    settled = {"discard_as_draw": True, "between_losers": 1, "between_dealer": 2, "round_up": 1}
    formula = {"exponent": 0, "points_round_up": 1, "cap": 500, "ladder": ()}
    agree(EMA.but(prices=(*(replace(each, tag=POINTS) for each in points), lucky), payment=settled, formula=formula))


def test_points_are_not_excluded() -> None:
    rules = EMA.but(prices=(price(pinfu, 0, 1, excludes=(self_draw_2,)),))
    with pytest.raises(ValueError, match="self_draw_2” cannot be excluded"):
        compile_rules(rules)


def agree(rules: RuleSet) -> None:
    rng = Random(1)
    for _ in range(300):
        compare(rules, *wins.win(rng, rules))
