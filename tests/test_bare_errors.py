"""I1: a value of a wrong type, or a name that does not exist, is refused in plain words, whatever is called with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import ruka
from ruka import TILES_136
from ruka.agents import agent, play_out
from ruka.coach import review
from ruka.errors import RukaError

HAND = "123m 456p 789s 11z 56p +7p"
endless: list[Any] = []
endless.append(endless)
anything: Any = ruka
tiles: Any = TILES_136
table = ruka.Table("tenhou", seed=1)
HUGE = 10**5000  # of more digits than Python writes

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
    "agent of no rules": (lambda: agent("club", anything, 0), TypeError, "RuleSet"),
    "agent of unknown rules": (lambda: agent("club", "pears", 0), RukaError, "pears"),
    "load_rules(5)": (lambda: anything.load_rules(5), TypeError, "path"),
    "load_record(5)": (lambda: anything.load_record(5), TypeError, "path"),
    "review('x')": (lambda: review(anything), TypeError, "Record"),
    "review of seat 'x'": (lambda: review(table.record, "x"), TypeError, "a seat is a whole number"),  # type: ignore[arg-type]
    "review of seat True": (lambda: review(table.record, True), TypeError, "a seat is a whole number"),
    "review of a huge seat": (lambda: review(table.record, HUGE), RukaError, r"no seat 10\^5000"),
    "review of hand 'x'": (lambda: review(table.record, 0, hands="x"), TypeError, "counted from 1"),  # type: ignore[arg-type]
    "review in 'x' seconds": (lambda: review(table.record, 0, budget="x"), TypeError, "seconds"),  # type: ignore[arg-type]
    "legal_actions(True)": (lambda: table.legal_actions(True), TypeError, "a seat is a whole number"),
    "legal_actions(5)": (lambda: table.legal_actions(5), RukaError, "seat"),
    "legal_actions of a huge seat": (lambda: table.legal_actions(HUGE), RukaError, "seat"),
    "wrong_actions(True)": (lambda: table.wrong_actions(True), TypeError, "a seat is a whole number"),
    "furiten(True)": (lambda: table.furiten(True), TypeError, "a seat is a whole number"),
    "stream('x')": (lambda: anything.Table.stream(table, "x"), TypeError, "a seat is a whole number"),
    "stream(9)": (lambda: table.stream(9), RukaError, "seat"),
    "an action of a huge seat": (lambda: table.apply(ruka.Action(HUGE, "pass")), RukaError, r"no seat 10\^5000"),
    "an action of seat 'x'": (lambda: anything.Action("x", "pass"), TypeError, "a seat is a whole number"),
    "an action of type []": (lambda: anything.Action(0, []), TypeError, "texts"),
    "an action with tiles 5": (lambda: anything.Action(0, "chow", tiles=5), TypeError, "texts"),
    "an action drawn 'x'": (lambda: anything.Action(0, "discard", "1m", drawn="x"), TypeError, "True or False"),
    "half a character": (lambda: ruka.Action.from_json({"seat": "\ud800", "type": "pass"}), RukaError, "message"),
    "seed=1.5": (lambda: anything.Table("tenhou", seed=1.5), TypeError, "a seed is"),
    "seed=True": (lambda: ruka.Table("tenhou", seed=True), TypeError, "a seed is"),
    "a huge seed": (lambda: ruka.Table("tenhou", seed=HUGE), RukaError, "4000 digits"),
    "a seed of half a character": (lambda: ruka.Table("tenhou", seed="\ud800"), RukaError, "a text"),
    "a huge option": (lambda: ruka.Table("tenhou", options={"length": HUGE}), RukaError, r"10\^5000"),
    "read_rules(5)": (lambda: anything.read_rules(5), TypeError, "text"),
}


@pytest.mark.parametrize("call", CALLS)
def test_i1_a_wrong_value_is_refused_in_plain_words(call: str) -> None:
    do, kind, words = CALLS[call]
    with pytest.raises(kind, match=words):
        do()


def test_i1_a_sentence_can_always_be_written() -> None:
    """Whatever it repeats: JSON can tell half of a character."""
    assert RukaError("unknown-event", name="\ud800č").sentence("cs").encode().count("?č".encode()) == 1


def test_i1_what_is_no_kind_is_in_no_set() -> None:
    assert 5 not in tiles
    assert "xx" not in tiles
    assert "3m" in tiles
