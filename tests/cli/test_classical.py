"""The classical rules on the command line: all hands of a European settlement, three players, and what is refused."""

import json

import pytest

from ruka.cli import main
from tests.cli.test_score import answer

WON = ("score", "european-classical", "[222s] 333s 111m <5555z> 4z +4z", "--seat", "N")
EAST, SOUTH, WEST = "E=111p 123p 55p 15789s", "S=[666z] <7777z> 234m 2468p", "W=2468m 2468p 15789s"


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")


def test_the_hands_of_all_the_others(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(answer(capsys, *WON, "--other", EAST, "--other", SOUTH, "--other", WEST, "--json"))
    assert found["deltas"] == [-1256, -84, -660, 2000]
    assert [(hand["seat"], hand["value"], hand["calculation"]) for hand in found["unfinished"]] == [
        ("E", 8, "8"),  # nothing doubles it
        ("S", 144, "36 × 2^2 = 144"),
        ("W", 0, "0"),
    ]
    assert "East pays south 272 points for the difference between their hands." in found["sentences"]


def test_without_the_others_only_the_winner_is_paid(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(answer(capsys, *WON, "--json"))
    assert (found["deltas"], found["received"]) == ([], 2000)


def test_three_players_say_which_wind_is_out(capsys: pytest.CaptureFixture[str]) -> None:
    won = ("score", "japanese-classical-3p", "123p 456p 789p 22z 12s +3s", "--seat", "W", "--discarder", "E", "--json")
    assert json.loads(answer(capsys, *won, "--option", "missing_wind=N"))["deltas"] == [-240, 0, 240]
    assert main(won) == 2
    assert capsys.readouterr().err == "ruka: There is no seat W at this table; its seats are E, S, N.\n"


def test_points_of_so_many_doubles(capsys: pytest.CaptureFixture[str]) -> None:
    assert answer(
        capsys, "points", "japanese-classical", "--fu", "36", "--fan", "2", "--win", "tsumo"
    ).splitlines() == [
        "2 doubles, 36 points: 140 points",
        "36 × 2^2 = 144, rounded to 140",
        "East pays 280 (2 × 140).",
        "Each of the others pays 140.",
    ]
    assert "The value is the points × 2^doubles" in answer(capsys, "points", "japanese-classical")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (
            ("--other", "E=111p 123p 55p 157s"),
            "In the hand of east: this question needs 13 tiles and the hand has 11",
        ),
        (("--other", "N=111p 123p 55p 15789s"), "North has won; give the hands of the others."),
        (("--other", "E=333s 123p 55p 15789s"), "With the hands of the others there are five 3s"),
        (("--other", "E 111p"), "“E 111p” is not another player's hand"),
    ],
)
def test_bad_hands_are_refused(capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], sentence: str) -> None:
    assert main((*WON, *arguments)) == 2
    assert capsys.readouterr().err.startswith(f"ruka: {sentence}")


def test_games_are_simulated(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(("simulate", "--rules", "japanese-classical-5p", "--games", "1")) == 0
    assert "Japanese classical for five" in capsys.readouterr().out
