"""Explanations by the British rules: parts of limits, and what hands that did not win are one tile short of."""

from typing import Any

import pytest

from ruka.explain import explain, rulebook
from ruka.explain.words import Words
from ruka.rulesets import rule_set

BMJA = rule_set("bmja")
OTHERS = {"E": "[777z] 2258m 369p 257s", "S": "[9999m] <1111s> 22z 3p 58m 24s", "W": "1123456789p 134z"}


@pytest.mark.parametrize(
    ("lang", "headline"),
    [("cs", "0,5 × limit: 500 bodů"), ("pl", "0,5 × limit: 500 punktów"), ("en", "0.5 × limit: 500 points")],
)
def test_half_a_limit(lang: str, headline: str) -> None:
    explanation = explain(BMJA, "2467m 2467p 2467s 8p +8s", seat="W")
    answer: Any = explanation.to_json(lang, "native")
    assert (answer["headline"], answer["limits"], answer["value"]) == (headline, 0.5, 500)
    assert [(line["pattern"], line["value"]) for line in answer["lines"]] == [("triple_knitting", 0.5)]


def test_hands_that_did_not_win() -> None:
    answer: Any = explain(BMJA, "[555p] [444p] 666s 888p 3s +3s", seat="N", others=OTHERS).to_json("en", "native")
    lines = {hand["seat"]: [(line["name"], line["tiles"]) for line in hand["lines"]] for hand in answer["unfinished"]}
    assert ("Pair of the seat wind", ["22z"]) in lines["S"]
    assert lines["W"] == [("One tile short: Wriggling snake", [])]
    assert [hand["value"] for hand in answer["unfinished"]] == [8, 50, 400]


def test_the_book_says_what_is_counted_one_tile_short() -> None:
    told = [line for line in rulebook.sentences(BMJA, Words("en", "native", BMJA)) if "one tile short" in line]
    values = [line.split(" counts ")[1].split(" for: ")[0] for line in told]
    assert values == ["3 doubles", "0.4 × limit", "0.2 × limit"]
