"""001, Vyhrání hry: how a match of video mahjong begins and ends (D-76, B5)."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from ruka.engine.record import parse_record
from ruka.engine.simulate import simulate
from ruka.engine.table import Table
from ruka.errors import RulesError
from ruka.explain.chapters import chapters
from ruka.explain.parts import Said
from ruka.explain.words import Words
from ruka.rules import RuleSet
from ruka.rulesets import rule_set
from ruka.rulesets.house import house_file, parse_rules
from tests.clauses.scene import Scene

VIDEO = rule_set("video")
READY, OTHER = "234m567m234p78s22z", "345m678m345p78s33z"


def test_b5_a_plain_match_starts_with_1000_each_and_lasts_three_to_five_hands_won() -> None:
    assert Table("video", seed=1).core.scores == [1000, 1000]
    played = simulate("video", games=300, bots="greedy", seed=1).records
    won = played["hands"] - played["draws"]
    assert (won.min(), won.max()) == (3, 5)
    assert 3.5 < won.mean() < 4.5


@pytest.mark.parametrize("said", [(1000, 5000), [1000, 5000], "1000,5000", "1000, 5000"])
def test_b5_points_at_the_start_are_an_option_for_each_seat(said: object) -> None:
    table = Table(VIDEO, seed=1, options={"start_points": said})
    assert table.rules.settings["start_points"] == (1000, 5000)
    assert table.core.scores == [1000, 5000]
    assert [seat.points for seat in table.spectator_view().seats] == [1000, 5000]
    again = parse_record("\n".join(table.record.lines()))
    assert again.rules == table.rules
    assert again.header["options"] == {"start_points": (1000, 5000)}


def test_b5_one_number_is_for_both_seats() -> None:
    assert Table(VIDEO, seed=1, options={"start_points": 8000}).core.scores == [8000, 8000]


@pytest.mark.parametrize("wrong", [0, "1000,2000,3000", [1000], "many", True, (1000, 2_000_000), (1000, "x")])
def test_b5_other_points_are_refused(wrong: object) -> None:
    if wrong == [1000]:
        assert VIDEO.with_options(start_points=wrong).settings["start_points"] == (1000, 1000)
        return
    with pytest.raises(RulesError) as refused:
        VIDEO.with_options(start_points=wrong)
    assert refused.value.code == "bad-option-value"
    assert "1..1000000,1..1000000" in str(refused.value)


def test_b5_house_rules_hold_points_for_each_seat(tmp_path: Path) -> None:
    text = house_file(VIDEO, "ladder", "Ladder", {"start_points": (1000, 3000)}, {})
    assert tomllib.loads(text)["options"] == {"start_points": [1000, 3000]}
    assert parse_rules(text).settings["start_points"] == (1000, 3000)


def test_b5_the_final_points_count_from_the_points_at_the_start() -> None:
    rules = VIDEO.with_options(start_points=(1000, 5000), match="points")
    game = Scene(rules, {0: "9s", 1: READY}, draws="1z")
    game.throw("9s")
    game.do(1, "ron")
    (over,) = game.told("over")
    assert over.values[:2] == [-game.gained[1], game.gained[1]]


def test_b5_d76_a_bet_ends_nothing_in_the_middle_of_a_hand() -> None:
    """The last 1000 are bet: play goes on, and who wins has them back."""
    rules = VIDEO.with_options(match="points")
    game = Scene(rules, {0: READY}, draws="1z 1m 9s")
    game.throw("1z", riichi=True, skip=True)
    assert game.table.scores[0] == 0
    assert not game.over
    game.throw("1m", skip=True)
    game.do(0, "tsumo")
    assert game.over  # the other has nothing left
    assert game.table.scores[0] > 0


def test_b5_d76_points_are_looked_at_when_a_hand_is_settled_bets_included() -> None:
    """Both are ready at the draw and nobody pays, but one has bet everything."""
    rules = VIDEO.with_options(match="points")
    game = Scene(rules, {0: READY, 1: OTHER}, draws=" ".join(["1z", "4z", "1z", "4z", "1z", "4z", "5z", "6z"]))
    game.throw("1z", riichi=True, skip=True)
    game.exhaust()
    assert game.gained == [0, 0]
    assert game.over


@pytest.mark.parametrize(
    ("language", "points", "hands"),
    [
        ("en", "has lost; a bet alone ends nothing in the middle of a hand.", "Whoever wins 3 hands wins the game."),
        ("cs", "prohrál; sázka sama uprostřed rozdání nic nekončí.", "Hru vyhraje, kdo vyhraje 3 "),
        ("pl", "przegrał; sam zastaw w środku rozgrywki niczego nie kończy.", "Grę wygrywa, kto wygra 3 rozgrywki."),
    ],
)
def test_b5_the_book_says_how_a_match_ends(language: str, points: str, hands: str) -> None:
    for match, told in (("hands", (False, True)), ("points", (True, False)), ("either", (True, True))):
        rules = VIDEO.with_options(match=match)
        said = told_in("game", rules, language)
        assert (points in said, hands in said) == told
    uneven = VIDEO.with_options(start_points=(1000, 5000))
    assert "1000 / 5000" in told_in("needs", uneven, language)


def told_in(id: str, rules: RuleSet, language: str) -> str:
    """The sentences of a chapter."""
    (found,) = (one for one in chapters(rules, Words(language, rules=rules)) if one.id == id)
    return " ".join(part.text for part in found.parts if isinstance(part, Said))
