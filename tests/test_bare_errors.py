"""I1: a value of a wrong type, or a name that does not exist, is refused in plain words, whatever is called with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import ruka
from ruka import TILES_136
from ruka.agents import agent, play_out
from ruka.errors import RukaError

HAND = "123m 456p 789s 11z 56p +7p"
endless: list[Any] = []
endless.append(endless)
anything: Any = ruka
tiles: Any = TILES_136

CALLS: dict[str, tuple[Callable[[], object], type[Exception], str]] = {
    "Score()": (lambda: anything.Score(), TypeError, "ruka.score"),
    "dora_of(None)": (lambda: tiles.dora_of(None), TypeError, "a kind of tile"),
    "dora_of(99)": (lambda: tiles.dora_of(99), RukaError, "99"),
    "without(5)": (lambda: tiles.without(5), TypeError, "notation"),
    "without('9z')": (lambda: tiles.without("9z"), RukaError, "9z"),
    "draw(5, 5)": (lambda: anything.draw(5, 5), TypeError, "a hand is a Hand"),
    "draw(hand, 5)": (lambda: anything.draw(HAND, 5), TypeError, "colour"),
    "dora=5": (lambda: anything.score("tenhou", HAND, dora=5), TypeError, "indicators"),
    "dora=[5]": (lambda: anything.score("tenhou", HAND, dora=[5]), TypeError, "indicators"),
    "dora=endless": (lambda: anything.score("tenhou", HAND, dora=endless), TypeError, "indicators"),
    "Action.from_json('x')": (lambda: anything.Action.from_json("x"), TypeError, "an action is told as an object"),
    "play_out of three": (lambda: play_out(ruka.Table("tenhou", seed=1), [anything] * 3), RukaError, "for 4 players"),
    "agent of no rules": (lambda: agent("simple", anything, 0), TypeError, "RuleSet"),
    "agent of unknown rules": (lambda: agent("simple", "pears", 0), RukaError, "pears"),
    "load_rules(5)": (lambda: anything.load_rules(5), TypeError, "path"),
    "load_record(5)": (lambda: anything.load_record(5), TypeError, "path"),
    "read_rules(5)": (lambda: anything.read_rules(5), TypeError, "text"),
}


@pytest.mark.parametrize("call", CALLS)
def test_i1_a_wrong_value_is_refused_in_plain_words(call: str) -> None:
    do, kind, words = CALLS[call]
    with pytest.raises(kind, match=words):
        do()


def test_i1_what_is_no_kind_is_in_no_set() -> None:
    assert 5 not in tiles
    assert "xx" not in tiles
    assert "3m" in tiles
