"""Why a line or a reading does not count, and what a payment is for."""

import pytest

from ruka.explain import explain
from ruka.explain.explanation import By, Lost, Reason, Why
from ruka.rulesets import rule_set
from ruka.scoring import Circumstances

EMA = rule_set("ema-riichi")
OPEN_STRAIGHT = "[123m] [456m] 789m 11p 23p +4p"
DRAGONS = "[555z] [666z] [777z] 11m 23p +1p"


def test_a_line_contained_in_another_names_it() -> None:
    lines = {line.pattern: line for line in explain(EMA, "112233m 112233p 9s +9s").lines}
    assert (lines["iipeikou"].why_not, lines["iipeikou"].by) == (Why.EXCLUDED, "ryanpeikou")
    assert (lines["chanta"].why_not, lines["chanta"].by) == (Why.EXCLUDED, "junchan")
    assert lines["junchan"].why_not is None


def test_fan_beside_a_limit_hand_and_the_lower_limit_hand_do_not_count() -> None:
    explanation = explain(EMA, "19m 19p 19s 1234567z +1z", win="tsumo", seat="E", first_turn=True)
    reasons = {line.pattern: line.why_not for line in explanation.lines}
    assert reasons == {"menzen_tsumo": Why.LIMIT, "kokushi": None, "tenhou": Why.HIGHEST}
    added = explain(
        EMA.with_options(yakuman_add_up=True), "19m 19p 19s 1234567z +1z", win="tsumo", seat="E", first_turn=True
    )
    assert (added.limits, [line.pattern for line in added.counted("limit")]) == (2, ["kokushi", "tenhou"])


def test_tiles_of_a_line_are_the_sets_it_speaks_of() -> None:
    explanation = explain(EMA, "<1111m> [222z] 99p 999s 13p +2p", seat="S")
    tiles = {(line.pattern, line.tiles): (line.value, line.shown) for line in explanation.lines if line.tiles}
    assert tiles == {
        ("yakuhai_seat", ("[222z]",)): (1, None),
        ("pung", ("[222z]",)): (4, True),
        ("pung", ("999s",)): (8, False),
        ("kong", ("<1111m>",)): (32, False),
        ("wait_2", ("123p",)): (2, None),
    }


@pytest.mark.parametrize(
    ("hand", "circumstances", "reasons"),
    [
        ("112233m 112233p 9s +9s", {}, [Lost.POINTS]),  # seven pairs
        ("123m 456p 22z 56789s +7s", {"riichi": True}, [Lost.FU]),  # the wait brings 2 fu, and no points
        ("[123m] 456m 33p 45678s +6s", {"last_tile": True}, [Lost.LATER]),
        ("123m 456p 33z 56789s +7s", {}, [Lost.NO_YAKU]),  # pinfu, or no yaku at all
    ],
)
def test_readings_that_lost(hand: str, circumstances: dict[str, bool], reasons: list[Lost]) -> None:
    assert [other.reason for other in explain(EMA, hand, **circumstances).others] == reasons  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("hand", "by", "options"),
    [
        ("234m 66p [777z] 456s 78s +9s", By.FORMULA, {}),
        ("111m 222p 333s 44z 55p +5p", By.CAP, {}),
        ("123m 789m 99p 456p 78s +9s", By.FORMULA, {"rounded_mangan": True}),
        ("19m 19p 19s 1234567z +1z", By.LIMITS, {}),
        ("112233m 112233p 9s +9s", By.FAN, {}),
    ],
)
def test_what_the_value_comes_from(hand: str, by: By, options: dict[str, bool]) -> None:
    sum_ = explain(EMA.with_options(options), hand).calculation
    assert sum_ is not None
    assert sum_.by is by


def test_a_value_rounded_up_to_mangan() -> None:
    rules = EMA.with_options(rounded_mangan=True)
    explanation = explain(rules, "234m 234p 23s 678s 55p +4s", riichi=True)
    assert explanation.calculation is not None
    assert (explanation.calculation.by, explanation.calculation.product) == (By.FAN, 30 << 7)
    explanation = explain(rules, "234m 234p 23s 678s 99p +4s", riichi=True)
    assert explanation.calculation is not None
    assert (explanation.calculation.by, explanation.calculation.product) == (By.ROUNDED_UP, 1920)
    assert "counted as mangan: 2000" in explanation.text()


def test_the_liable_player_pays_all_by_draw_and_half_by_discard() -> None:
    drawn = explain(EMA, DRAGONS, win="tsumo", seat="S", pao="W", honba=1)
    (feeder,) = drawn.payments
    assert (feeder.payer, feeder.seat, feeder.points) == ("feeder", "W", 32300)
    assert [share.reason for share in feeder.shares] == [Reason.LIABLE, Reason.HONBA]
    discarded = explain(EMA, DRAGONS, seat="S", pao="W", discarder="N", honba=1)
    assert [(payment.payer, payment.points) for payment in discarded.payments] == [
        ("discarder", 16300),
        ("feeder", 16000),
    ]
    alone = explain(EMA, DRAGONS, seat="S", pao="W", discarder="W")
    assert [(payment.payer, payment.points) for payment in alone.payments] == [("discarder", 32000)]


def test_a_limit_hand_goes_before_fan_that_reach_as_much() -> None:
    wheel = explain("video", "2233445566778s +8s", win="tsumo", riichi=True)
    assert [line.pattern for line in wheel.counted("limit")] == ["daisharin"]
    assert Lost.LIMIT in {other.reason for other in wheel.others}


@pytest.mark.parametrize(
    ("rules", "hand", "said", "sentence"),
    [
        (
            "international",
            "[123m] 456p 678s 22z 56m +7m",
            {"flowers": "1f2f"},
            "the minimum is 8 points; flowers and seasons do not count towards it (D-66).",
        ),
        (
            "video",
            "[123m] [456m] 789m 11p 23p +4p",
            {"honba": 5, "seat": "E"},
            "the minimum is 2; dora do not count towards it; with five counters or more the dealer needs two (D-21).",
        ),
        ("ema-riichi", OPEN_STRAIGHT, {"honba": 5}, "with five honba or more two are needed (3.4.11)."),
        (
            "hong-kong",
            "[123m] [456m] [999m] 11m 23m +4m",
            {"discarder": "E"},
            "(for the others; three sets of the suit lay on the table already; Speciální pokuta)",
        ),
        ("ema-riichi", DRAGONS, {"seat": "S", "pao": "W", "discarder": "N"}, "; 3.3.6, D-04)"),
    ],
)
def test_a_refusal_or_a_payment_names_its_reason_and_clause(
    rules: str, hand: str, said: Circumstances, sentence: str
) -> None:
    explanation = explain(rules, hand, **said)
    assert sentence in explanation.text().replace("\n", " ")
    assert len({explanation.text(lang) for lang in ("cs", "pl", "en")}) == 3


def test_the_usual_minimum_has_no_reason_to_be_higher() -> None:
    assert "(D-21)" not in explain("video", "[123m] 456p 678s 22z 56m +7m", honba=5, seat="S").text()


@pytest.mark.parametrize(
    ("multiplier", "win", "named"), [("A", "tsumo", True), ("A", "ron", False), ("C", "tsumo", False)]
)
def test_multiplier_a_by_draw_says_who_pays_which_row(multiplier: str, win: str, named: bool) -> None:
    rules = rule_set("video").with_options(multiplier=multiplier)
    said = explain(rules, "234m 66p [777z] 456s 78s +9s", win=win).to_json()["sentences"]
    assert isinstance(said, list)
    assert ("; D-22)" in said[0]) is named
