"""Wins that cannot be, options that are none, rule sets that nobody knows: refused with a code and a sentence."""

import re
from pathlib import Path
from typing import Any

import pytest

from ruka.errors import RukaError
from ruka.rulesets import rule_set
from ruka.scoring import points, score, settle_scores

CORE = Path(__file__).parents[2] / "native" / "include" / "ruka" / "scoring" / "win.hpp"

CLOSED = "123m 456p 789s 55z 34m +2m"
OPEN = "123m 456p 55z 34m [789s] +2m"
KONG = "123m 456p 55z 34m <9999s> +2m"
CONTRADICTIONS: dict[str, list[tuple[str, dict[str, Any]]]] = {
    "no-winning-tile": [("123m 456p 789s 55z 234m", {})],
    "ippatsu-without-riichi": [(CLOSED, {"ippatsu": True})],
    "ippatsu-after-kong": [(KONG, {"win": "tsumo", "riichi": True, "ippatsu": True, "after_kong": True})],
    "riichi-with-shown-sets": [(OPEN, {"riichi": True}), (OPEN, {"double_riichi": True})],
    "replacement-by-discard": [(KONG, {"after_kong": True}), (KONG, {"second_replacement": True})],
    "replacement-without-kong": [(CLOSED, {"win": "tsumo", "after_kong": True})],
    "second-replacement-alone": [(KONG, {"win": "tsumo", "second_replacement": True})],
    "robbing-by-draw": [(CLOSED, {"win": "tsumo", "robbing_kong": True})],
    "robbing-last-tile": [(CLOSED, {"robbing_kong": True, "last_tile": True})],
    "first-turn-with-sets": [(KONG, {"first_turn": True})],
    "first-turn-and-kong": [(CLOSED, {"first_turn": True, "robbing_kong": True})],
    "first-turn-with-riichi": [(CLOSED, {"first_turn": True, "riichi": True})],
    "first-turn-and-last-tile": [(CLOSED, {"first_turn": True, "last_tile": True})],
    "discarder-by-draw": [(CLOSED, {"win": "tsumo", "discarder": "W"})],
    "discarder-is-winner": [(CLOSED, {"seat": "W", "discarder": "W"})],
    "feeder-is-winner": [(CLOSED, {"seat": "W", "pao": "W"})],
}
NEAR_MISSES: list[tuple[str, dict[str, Any]]] = [
    (CLOSED, {"riichi": True, "ippatsu": True, "last_tile": True}),
    (KONG, {"win": "tsumo", "riichi": True, "after_kong": True}),
    ("456p 55z 34m <9999s> [1111z] +2m", {"win": "tsumo", "second_replacement": True}),
    (KONG, {"double_riichi": True, "robbing_kong": True, "ippatsu": True}),
    (CLOSED, {"first_turn": True, "win": "tsumo"}),
    (CLOSED, {"discarder": "W", "pao": "W"}),
    (OPEN, {"last_tile": True}),
]
THREE_SEATS: list[dict[str, Any]] = [{"seat": "N"}, {"discarder": "N"}, {"pao": "N"}]
UNREADABLE: list[tuple[str, dict[str, Any]]] = [
    ("bad-win", {"win": "chombo"}),
    ("bad-win", {"win": None}),
    ("bad-wind", {"seat": "X"}),
    ("bad-wind", {"round": "east"}),
    ("bad-wind", {"discarder": ""}),
    ("bad-wind", {"pao": 3}),
    ("bad-number", {"honba": -1}),
    ("bad-number", {"honba": 100}),
    ("bad-number", {"sticks": "2"}),
    ("bad-number", {"nuki": 5}),
    ("bad-number", {"honba": True}),
    ("bad-indicator", {"dora": "1f"}),
    ("too-many-indicators", {"dora": "123456m"}),
    ("too-many-indicators", {"ura": ["1m"] * 6, "riichi": True}),
    ("bad-circumstance", {"riichi": 1}),
    ("bad-circumstance", {"last_tile": "yes"}),
    ("unknown-circumstance", {"rinshan": True}),
]

EMA, THREE = rule_set("ema-riichi"), rule_set("tenhou-3p")


@pytest.mark.parametrize(
    ("code", "hand", "said"), [(code, *case) for code, cases in CONTRADICTIONS.items() for case in cases]
)
def test_a_win_that_cannot_be(code: str, hand: str, said: dict[str, Any]) -> None:
    refused(code, hand, said)


def test_every_contradiction_of_the_core_is_tried() -> None:
    codes = re.search(r"kWinErrorCodes\[\] = \{(.*?)\};", CORE.read_text("utf-8"), re.DOTALL)
    assert codes is not None
    assert set(re.findall(r'"([a-z-]+)"', codes[1])) == {*CONTRADICTIONS, "bad-seat"}


@pytest.mark.parametrize(("hand", "said"), NEAR_MISSES)
def test_a_win_that_can_be(hand: str, said: dict[str, Any]) -> None:
    assert score(EMA, hand, **said).complete


@pytest.mark.parametrize("said", THREE_SEATS)
def test_three_players_have_no_north(said: dict[str, Any]) -> None:
    hand = "123p 456p 789s 55z 34s +2s"
    assert score(rule_set("tenhou"), hand, **said).complete
    with pytest.raises(RukaError) as refusal:
        score(THREE, hand, **said)
    assert refusal.value.code == "bad-seat"
    assert str(refusal.value) == "There is no seat N at this table; its seats are E, S, W."


OTHERS = {"E": "[111z] 2468m 3579p 13s", "W": "123456m 123p 1357s"}
WRONG_OTHERS: list[tuple[str, dict[str, str], str]] = [
    ("wrong-tile-count", OTHERS | {"N": "123m 456p"}, "In the hand of north: this question needs 13 tiles"),
    ("not-a-set", OTHERS | {"N": "[124m]"}, "In the hand of north: at position"),
    ("bad-wind", OTHERS | {"Q": "123m"}, "“Q” is not a wind"),
    ("other-is-winner", OTHERS | {"S": "123m"}, "South has won"),
]


@pytest.mark.parametrize(("code", "others", "begins"), WRONG_OTHERS)
def test_what_is_wrong_with_the_hand_of_another_names_the_seat(code: str, others: dict[str, str], begins: str) -> None:
    with pytest.raises(RukaError) as refusal:
        score(rule_set("european-classical"), "[555z] 123p 456p 789s 9s +9s", seat="S", others=others)
    assert refusal.value.code == code
    assert str(refusal.value).startswith(begins)
    in_every_language(refusal.value)


@pytest.mark.parametrize(("code", "scores", "winner"), [("seat-missing", "ESW", "S"), ("bad-seat", "ES", "W")])
def test_a_settlement_needs_every_seat_and_no_other(code: str, scores: str, winner: str) -> None:
    rules = rule_set("european-classical" if code == "seat-missing" else "video")
    with pytest.raises(RukaError) as refusal:
        settle_scores(rules, dict.fromkeys(scores, 10), winner, discarder="E")
    assert refusal.value.code == code
    in_every_language(refusal.value)


@pytest.mark.parametrize(("code", "said"), UNREADABLE)
def test_circumstances_that_are_none(code: str, said: dict[str, Any]) -> None:
    refused(code, CLOSED, said)


def test_a_tile_that_is_not_in_play() -> None:
    with pytest.raises(RukaError) as refusal:
        score(THREE, "123m 456p 789s 55z 34s +2s")
    assert refusal.value.code == "tile-not-in-play"


def test_a_hand_that_is_not_complete_is_no_win() -> None:
    scored = score(EMA, "123m 456p 789s 55z 34m +9m", riichi=True)
    assert (scored.complete, scored.wins, scored.total, scored.pay, scored.lines) == (False, False, 0, {}, [])


@pytest.mark.parametrize("hand", ["123m 456p 789s 55z +2m", "123m 456p 789s 55z 345m 67m +2m"])
def test_a_wrong_number_of_tiles(hand: str) -> None:
    with pytest.raises(RukaError):
        score(EMA, hand)


@pytest.mark.parametrize(
    ("code", "options"),
    [
        ("unknown-option", {"open_tanjao": True}),
        ("bad-option-value", {"open_tanyao": "perhaps"}),
        ("bad-option-value", {"open_tanyao": 1}),
        ("bad-option-value", {"double_wind_pair_fu": 3}),
        ("bad-option-value", {"start_points": 10}),
        ("bad-option-value", {"start_points": True}),
        ("bad-option-value", {"renhou": "baiman"}),
    ],
)
def test_options_that_are_none(code: str, options: dict[str, Any]) -> None:
    with pytest.raises(RukaError) as refusal:
        EMA.with_options(options)
    assert refusal.value.code == code
    in_every_language(refusal.value)


def test_a_rule_set_that_nobody_knows() -> None:
    with pytest.raises(RukaError) as refusal:
        rule_set("ema-2099")
    assert refusal.value.code == "unknown-rules-near"
    assert "ema-2016" in str(refusal.value)
    in_every_language(refusal.value)


@pytest.mark.parametrize("said", [{"win": "chombo"}, {"seat": "X"}])
def test_points_are_asked_in_the_same_words(said: dict[str, Any]) -> None:
    with pytest.raises(RukaError):
        points(EMA, fu=30, fan=1, **said)


def refused(code: str, hand: str, said: dict[str, Any]) -> None:
    with pytest.raises(RukaError) as refusal:
        score(EMA, hand, **said)
    assert refusal.value.code == code
    in_every_language(refusal.value)


def in_every_language(error: RukaError) -> None:
    sentences = {error.sentence(lang) for lang in ("cs", "pl", "en")}
    assert len(sentences) == 3
    assert all(sentence.endswith(".") for sentence in sentences)
