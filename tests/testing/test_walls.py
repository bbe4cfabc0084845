"""The wall builder puts every tile where it was asked for, and says so when it cannot."""

from collections import Counter
from typing import Any

import pytest

from ruka._core import parse_tiles
from ruka.rules import RuleSet
from ruka.rulesets import RULE_SETS, rule_set
from ruka.testing.walls import build_wall
from tests.machine import new_table, of_type

EMA = rule_set("ema-riichi")


@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS)
def test_the_rest_is_filled_with_what_is_left_in_the_box(rules: RuleSet) -> None:
    asked: dict[str, Any] = {"hands": {1: "19p19s"}, "draws": "1z 2z", "replacements": "4z"}
    wall = build_wall(rules, **asked, seed=3)
    box = {code: number for code, number in enumerate(rules.resolved.tiles.box) if number}
    assert Counter(wall) == box
    assert wall == build_wall(rules, **asked, seed=3)
    assert wall != build_wall(rules, **asked, seed=4)
    table = new_table(rules)
    table.deal(wall)
    assert set(parse_tiles("19p19s")) <= set(table.tiles(1))
    assert table.drawn == parse_tiles("1z")[0]


def test_tiles_lie_where_they_were_asked_for() -> None:
    hands = ("1111m2222m3333m4m", "1111p2222p3333p4p", "1111s2222s3333s4s", "9999m9999p9999s8m")
    wall = build_wall(EMA, hands=hands, draws="444m", replacements="7z", dora="5z 6z", ura="1z 2z", last="3z 4z")
    table = new_table(EMA)
    started = table.deal(wall)
    assert [table.tiles(seat) for seat in range(1, 4)] == [sorted(parse_tiles(hand)) for hand in hands[1:]]
    assert [event.code for event in of_type(started, "draw", "dora")] == list(parse_tiles("5z 4m"))
    kong = table.apply(0, "concealed_kong", 0)
    assert [event.code for event in of_type(kong, "draw", "dora")] == list(parse_tiles("6z 7z"))
    assert wall[120:122] == list(parse_tiles("3z 4z"))


@pytest.mark.parametrize("dealer", range(4))
def test_hands_are_those_of_the_seats_whoever_deals(dealer: int) -> None:
    table = new_table(EMA)
    table.resume(0, dealer, 0, 0, [30000] * 4)
    table.deal(build_wall(EMA, hands=("1111222233334m",), draws="9p", dealer=dealer))
    held = table.tiles(0)
    assert held[:13] == list(parse_tiles("1111222233334m"))
    assert (table.turn, table.drawn) == (dealer, parse_tiles("9p")[0])


@pytest.mark.parametrize(
    ("asked", "problem"),
    [
        ({"hands": {0: "111m"}, "draws": "11m"}, "draws: no 1m is left"),
        ({"draws": "00p"}, "draws: no 0p is left"),
        ({"hands": {0: "1234567891234m1p"}}, "room for 13"),
        ({"hands": {4: "1m"}}, "no seat 4"),
        ({"replacements": "12345p"}, "room for 4"),
        ({"draws": "1234567z" * 4 + "12346789m" * 4 + "1112223334p", "last": "1s"}, "lies there already"),
    ],
)
def test_what_cannot_be_is_refused(asked: dict[str, Any], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        build_wall(EMA, **asked)
