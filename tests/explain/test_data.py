"""Explanations for programs."""

import json

from ruka.explain import explain
from ruka.rulesets import rule_set

EMA = rule_set("ema-riichi")


def test_json_of_a_win() -> None:
    explanation = explain(EMA, "234m 66p [777z] 456s 78s +9s", seat="S", discarder="E", honba=1, sticks=1)
    answer = json.loads(json.dumps(explanation.to_json("cs")))
    assert {name: answer[name] for name in ("outcome", "fan", "fu", "base", "total", "received", "deltas")} == {
        "outcome": "win",
        "fan": 1,
        "fu": 24,
        "base": 30,
        "total": 1000,
        "received": 2300,
        "deltas": [-1300, 2300, 0, 0],
    }
    assert answer["lines"][0] == {
        "pattern": "yakuhai_red",
        "name": "Pon draků (červený)",
        "note": "",
        "tag": "fan",
        "value": 1,
        "count": 1,
        "tiles": ["[777z]"],
        "worth": "1",
        "clause": "4.2.1",
    }
    assert answer["payments"] == [
        {
            "payer": "discarder",
            "seat": "E",
            "number": 1,
            "points": 1300,
            "shares": [
                {"reason": "hand", "points": 1000, "times": 4, "exact": 960},
                {"reason": "honba", "points": 300, "times": 1, "exact": 300},
            ],
        }
    ]
    assert answer["sentences"][-1] == "Jih získá 2300 bodů."
    assert answer["circumstances"] == "EMA riichi 2008 · výhra z odhozu · jih, východní kolo"
    assert answer["reading"]["won"] == "dvoustranné čekání"


def test_json_of_what_does_not_count() -> None:
    answer = explain(EMA, "112233m 112233p 9s +9s").to_json("pl", "japanese")
    assert answer["uncounted"][0]["why"] == "zawiera się w „Ryanpeikou”"  # type: ignore[index]
    assert answer["other_readings"][0]["reason"] == "points"  # type: ignore[index]


def test_json_of_hands_that_do_not_win() -> None:
    no_yaku = explain(EMA, "[123m] [456p] 789s 11z 56p +7p").to_json()
    assert (no_yaku["outcome"], no_yaku["minimum"], "payments" in no_yaku) == ("no-yaku", 1, False)
    incomplete = explain(EMA, "147m 258p 369s 1234z +9s").to_json()
    assert (incomplete["outcome"], incomplete["shanten"], "lines" in incomplete) == ("incomplete", 5, False)
