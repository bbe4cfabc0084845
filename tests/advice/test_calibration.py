"""Beliefs against what was so, on games that no weight was fitted to and on games of our own."""

import pytest

from benchmarks.calibration import questions, win_question
from benchmarks.chances import hopes
from benchmarks.decisions import decisions
from benchmarks.positions import Positions, half_of, recorded, self_played
from ruka.agents.threats import danger_weights
from ruka.rulesets import rule_set
from tests.conftest import RECORDS
from tests.families import families

GAMES, HANDS = 25, 100
MOST = 0.015  # the mean difference of chances over ten bins


def calibrated(positions: Positions, rules: str, most: float = MOST) -> None:
    ready, could, made = questions(positions, positions.truth(), danger_weights(rule_set(rules)))
    assert ready.expected < 3 * most
    assert could.expected < most
    assert made.expected < most
    for one in (ready, could, made):
        assert one.loss < 0.85 * one.unknowing, one.title  # it tells more than the mean of all


@pytest.mark.records
@pytest.mark.skipif(not (RECORDS / "tenhou-games.jsonl.gz").is_file(), reason="no games among the records")
def test_recorded_games() -> None:
    calibrated(recorded("held-out", GAMES, each=2), "tenhou")


@pytest.mark.long
@pytest.mark.records
@pytest.mark.skipif(not (RECORDS / "tenhou-games.jsonl.gz").is_file(), reason="no games among the records")
def test_hands_are_won_as_often_as_is_said() -> None:
    """Far ones, too: their goals run to thousands and must all be counted."""
    found = hopes(decisions("held-out", 10 * GAMES, each=12))
    assert win_question(found).expected < MOST
    far = found.missing > 3
    assert abs(found.chance[far].mean() - found.won[far].mean()) < MOST


@pytest.mark.parametrize("id", families(("japanese-classical", "hong-kong", "mcr"), quick=("japanese-classical",)))
def test_self_play(id: str) -> None:
    calibrated(self_played(rule_set(id), "club", HANDS, seed=4), id)


def test_no_game_is_tuned_to_and_held_out() -> None:
    """Whatever games there are, by their id alone; and about as many each."""
    halves = [half_of(f"game-{number}") for number in range(1000)]
    assert halves == [half_of(f"game-{number}") for number in range(1000)]
    assert 400 < halves.count("tuning") < 600
