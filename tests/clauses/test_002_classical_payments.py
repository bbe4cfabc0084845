"""Source 002: who pays whom by the classical rules, the European settlement, three and five players, and options."""

from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruka.errors import RulesError
from ruka.rules import RuleSet
from ruka.scoring import score, score_unfinished, settle_scores
from tests.clauses.book import CLASSICAL, EUROPEAN, FIVE, JAPANESE, THREE, hit, lines, refused

OPEN = "[234p] 567p 345s 99s 67s +8s"
SCORES = st.integers(0, 500)


def deltas(rules: RuleSet, values: Mapping[str, int], winner: str, **how: str) -> dict[str, int]:
    gained = dict.fromkeys(values, 0)
    for payer, receiver, points in settle_scores(rules, values, winner, **how):
        assert points > 0
        gained[payer] -= points
        gained[receiver] += points
    return gained


# --- payments --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", [JAPANESE, FIVE], ids=lambda rules: rules.id)
def test_002_payments_of_four(rules: RuleSet) -> None:
    assert score(rules, OPEN, seat="E", win="tsumo").deltas == [120, -40, -40, -40]  # 22 points, rounded 20
    assert score(rules, OPEN, seat="E", discarder="W").deltas == [240, 0, -240, 0]  # 20 points, 1 double
    assert score(rules, OPEN, seat="W", win="tsumo").deltas == [-40, -20, 80, -20]
    assert score(rules, OPEN, seat="W", discarder="E").deltas == [-160, 0, 160, 0]
    assert score(rules, OPEN, seat="W", discarder="N").deltas == [0, 0, 160, -160]


def test_002_payments_of_three_d35() -> None:
    assert THREE.seats == "ESN"
    assert score(THREE, OPEN, seat="E", win="tsumo").deltas == [80, -40, -40]
    assert score(THREE, OPEN, seat="E", discarder="N").deltas == [240, 0, -240]
    assert score(THREE, OPEN, seat="N", win="tsumo").deltas == [-40, -20, 60]
    assert score(THREE, OPEN, seat="N", discarder="S").deltas == [0, -160, 160]
    refused("bad-seat", OPEN, THREE, seat="W")


def test_002_the_total_is_the_hand_not_what_is_paid() -> None:
    assert score(JAPANESE, OPEN, seat="W", win="tsumo").total == 20


@given(value=SCORES, data=st.data(), rules=st.sampled_from([JAPANESE, THREE, FIVE]))
def test_002_what_one_gains_the_others_lose(value: int, data: st.DataObject, rules: RuleSet) -> None:
    winner = data.draw(st.sampled_from(rules.seats))
    loser = data.draw(st.sampled_from(rules.seats.replace(winner, "")))
    values = dict.fromkeys(rules.seats, 0) | {winner: value}
    by_draw, by_discard = deltas(rules, values, winner, win="tsumo"), deltas(rules, values, winner, discarder=loser)
    assert sum(by_draw.values()) == sum(by_discard.values()) == 0
    assert by_discard[winner] == -by_discard[loser] == value * (6 if winner == "E" else 4)


# --- European settlement ---------------------------------------------------------------------------------------------


def test_002_european_example() -> None:
    scores = {"E": 20, "S": 50, "W": 0, "N": 100}
    assert sorted(settle_scores(EUROPEAN, scores, "N")) == [
        ("E", "N", 200),
        ("E", "S", 60),
        ("S", "N", 100),
        ("W", "E", 40),
        ("W", "N", 100),
        ("W", "S", 50),
    ]


@given(players=st.integers(2, 4), data=st.data())
def test_002_european_settlement_of_any_number_of_players(players: int, data: st.DataObject) -> None:
    rules = EUROPEAN if players == EUROPEAN.players else EUROPEAN_OF[players]
    values = {seat: data.draw(SCORES) for seat in rules.seats}
    winner = data.draw(st.sampled_from(rules.seats))
    gained = deltas(rules, values, winner)
    assert sum(gained.values()) == 0
    assert gained == {seat: _by_the_source(values, winner, seat) for seat in values}


EUROPEAN_OF = {
    players: EUROPEAN.but(id=f"european-{players}", players=players, match={"uma": (0,) * players})
    for players in (2, 3)
}


def _by_the_source(values: Mapping[str, int], winner: str, seat: str) -> int:
    """Everybody pays the winner the winner's score, the others their difference; east pays and gets double."""
    gained = 0
    for other in values.keys() - {seat}:
        times = 2 if "E" in (seat, other) else 1
        if winner in (seat, other):
            gained += times * values[winner] * (1 if seat == winner else -1)
        else:
            gained += times * (values[seat] - values[other])
    return gained


def test_002_the_discarder_pays_no_more_than_the_others() -> None:
    others = {"E": "111m 2468m 2468p 55z", "W": "13579m 13579s 444z", "N": "2468m 13579p 1234z"}
    by = [score(EUROPEAN, OPEN, seat="S", discarder=discarder, others=others).deltas for discarder in ("E", "W", None)]
    assert by[0] == by[1] == by[2]
    assert sum(by[0]) == 0


def test_002_hands_that_did_not_win_count_their_sets() -> None:
    for hand, points in (
        ("222m 13579p 13579s", 4),
        ("[222m] 13579p 1357s 9m", 2),
        ("<1111m> 13579p 13579s", 32),
        ("[9999m] 222s 13579p 44z", 20),
        ("123m 456p 789s 2266z", 0),  # neither chows nor pairs
    ):
        assert score_unfinished(EUROPEAN, hand, seat="S").value == points


@pytest.mark.parametrize(
    ("hand", "doubles"),
    [
        ("[555z] 2468m 2468p 24s", 1),
        ("111z 2468m 2468p 24s", 1),  # the round wind
        ("[222z] [777z] 2468m 246p", 2),
        ("[555z] [666z] 77z 2468m 2p", 3),  # little three dragons
        ("[555z] [666z] [777z] 2468m", 3),  # big three dragons need a complete hand
        ("[444z] 2468m 2468p 24s", 0),
        ("2233445566778m", 0),  # one suit needs a complete hand
    ],
)
def test_002_doubles_of_hands_that_did_not_win_d37(hand: str, doubles: int) -> None:
    assert score_unfinished(EUROPEAN, hand, seat="S").fan == doubles


def test_002_the_double_wind_doubles_twice_in_a_hand_that_did_not_win_d37() -> None:
    scored = score_unfinished(EUROPEAN, "[111z] 2468m 2468p 24s", seat="E")
    assert (scored.patterns, scored.value) == (["double_wind_pung"], 16)


def test_002_a_hand_that_did_not_win_is_never_over_the_limit() -> None:
    assert score_unfinished(EUROPEAN, "<5555z> <6666z> <1111z> <2222z> 3m", seat="E").value == 500


def test_002_hands_of_others_count_in_the_european_rules_only() -> None:
    refused("others-do-not-count", OPEN, JAPANESE, others={"E": "111m 2468m 2468p 55z"})


# --- options and the match -------------------------------------------------------------------------------------------


def test_002_option_concealed_pung_d32() -> None:
    for cheap, dear, choice in ((4, 8, "4-8"), (8, 16, "8-16")):
        rules = tuple(one.with_options(concealed_pung=choice) for one in CLASSICAL)
        hit("pung", "222p 567p 345s 99s 67s +8s", cheap, rules)
        hit("pung", "111p 567p 345s 99s 67s +8s", dear, rules)
        hit("pung", "[111p] 567p 345s 99s 67s +8s", 4, rules)
        hit("kong", "<1111p> 567p 345s 99s 67s +8s", 32, rules)


def test_002_option_rounds() -> None:
    for rules in CLASSICAL:
        assert rules.resolved.match.rounds == 4
        assert rules.with_options(rounds=2).resolved.match.rounds == 2


def test_002_option_missing_wind() -> None:
    seats = {wind: THREE.with_options(missing_wind=wind).seats for wind in "WSN"}
    assert seats == {"W": "ESN", "S": "EWN", "N": "ESW"}
    honours = "[111z] 345p 345s 67s {0}{0} +8s"
    for missing, tile in (("W", "3z"), ("S", "2z"), ("N", "4z")):
        rules = THREE.with_options(missing_wind=missing)
        assert rules.resolved.tiles.total == 132
        refused("tile-not-in-play", honours.format(tile), rules, seat="E")


def test_002_options_of_the_table_are_known_and_checked() -> None:
    for rules in CLASSICAL:
        assert (rules.settings["penalties"], rules.settings["false_mahjong"]) == (False, "next_turns")  # D-36
        agreed = rules.with_options(penalties="on", false_mahjong="next_hand").settings
        assert (agreed["penalties"], agreed["false_mahjong"]) == (True, "next_hand")
        with pytest.raises(RulesError, match="false_mahjong"):
            rules.with_options(false_mahjong="never")


def test_002_everybody_begins_with_two_thousand_in_chips() -> None:
    for rules in CLASSICAL:
        assert rules.resolved.match.start_points == 2000
    assert JAPANESE.match.chips == THREE.match.chips == FIVE.match.chips == (1000, 500, 100, 10)
    assert EUROPEAN.match.chips == ()  # written on paper
    assert [rules.match.sitting_out for rules in CLASSICAL] == [0, 0, 1, 0]


def test_002_european_counts_as_japanese_does_but_does_not_round() -> None:
    for hand in (OPEN, "[555z] [666z] 77z 234p 67s +8s", "222p 555m 333s 88s 99p +8s"):
        japanese, european = score(JAPANESE, hand), score(EUROPEAN, hand)
        assert lines(japanese) == lines(european)
        assert japanese.value == (european.value + 5) // 10 * 10
