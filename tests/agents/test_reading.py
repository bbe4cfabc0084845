"""Opponents read from their discards: the four examples of source 002 with its reasons, and each sign by itself."""

from __future__ import annotations

from random import Random

import pytest

import ruka
from ruka import RukaError, Table, reading
from ruka.agents.maxims import MAXIMS
from ruka.agents.reading import Guess, read_seat
from ruka.rulesets import rule_set
from ruka.schema import ShownSet, ThrownTile
from tests.agents.positions import own_turn, tiles
from tests.engine.games import every_rule_set, step


def whys(guess: Guess) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for line in guess.lines:
        found.setdefault(line.why, []).append(line.tiles)
    return found


ALL_M, ALL_S = "123456789m", "123456789s"


def test_002_example_1_characters_missing_and_then_thrown() -> None:
    """From the first ten discards: characters; the eleventh, 3m, shows ready, with high ones."""
    guess = reading("3z7z37p148s6z9p2s3m")
    assert (guess.suits, guess.half, guess.ready) == (("m",), "high", True)
    assert whys(guess) == {"C2-319": [ALL_M], "C2-328": ["3m"], "C2-331-across": ["379p", "1482s"]}
    assert {"7m", "9m"} <= guess.kinds
    assert "2m" not in guess.kinds
    before = reading("3z7z37p148s6z9p2s")
    assert (before.suits, before.ready) == (("m",), False)


def test_002_example_2_bamboos_and_low_dots() -> None:
    """Two high dots thrown: low ones; the own wind thrown late: ready. Somebody else's wind says nothing."""
    guess = reading("52m6z69m79p1m2z", "[123s]", seat="S")
    assert (guess.suits, guess.halves, guess.ready) == (("s", "p"), {"p": "low"}, True)
    said = whys(guess)
    assert said["C2-325"] == ["79p"]
    assert said["C2-330-wind"] == ["2z"]
    assert said["C2-332-laid"] == ["123s"]
    assert not reading("52m6z69m79p1m2z", "[123s]", seat="W").ready


def test_002_example_3_bamboos_were_not_taken() -> None:
    """Bamboos are missing too, but none was taken; dots go across the range; 4m from the hand: near, low characters."""
    guess = reading("6z5z1m593p4z83p4m", cuts=".........h")
    assert (guess.suits, guess.half, guess.ready, guess.near) == (("m",), "low", False, True)
    said = whys(guess)
    assert said["C2-331-passed"] == [ALL_S]
    assert said["C2-331-across"] == ["59383p"]
    assert said["C2-321"] == ["4m"]
    assert said["C2-346"] == ["4m"]
    assert reading("6z5z1m593p4z83p4m", passed="").suits == ("m", "s")  # none came from the left
    assert reading("6z5z1m593p4z83p4m", passed="258s").suits == ("m",)


def test_002_example_4_characters_and_low_dots() -> None:
    guess = reading("1z4z6z8s86p2m5z241s", "[777z][555m]")
    assert (guess.suits, guess.halves) == (("m", "p"), {"p": "low"})
    said = whys(guess)
    assert said["C2-319"] == [ALL_M]
    assert said["C2-327"] == ["555m 777z"]
    assert said["C2-325"] == ["86p"]
    assert said["C2-331-across"] == ["8241s"]


@pytest.mark.parametrize(
    ("discards", "sets", "more", "why", "evidence"),
    [
        ("19m19p1z", "[123s][456s][999s]", {}, "C2-326", "123456999s"),
        ("1z9m", "", {"seat": "E", "round": "E"}, "C2-323", "1z"),
        ("9p345s1z", "", {}, "C2-324", "345s"),
        ("1z4z6z19p2m", "", {"cuts": "hhhddd"}, "C2-348", "19p 2m"),
        ("1z4z6z23m9p", "", {}, "C2-325", "23m"),
    ],
)
def test_signs(discards: str, sets: str, more: dict[str, str], why: str, evidence: str) -> None:
    assert whys(reading(discards, sets, **more))[why] == [evidence]


def test_low_discards_mean_high_tiles_and_the_reverse() -> None:
    assert reading("1z4z6z23m9p").halves["m"] == "high"
    assert reading("1z4z6z78m1p").halves["m"] == "low"


def test_little_was_thrown_and_little_is_said() -> None:
    assert reading("").lines == ()
    assert reading("1z9m").suits == ()


def test_what_is_thrown_after_riichi_and_after_a_claim_is_no_tell() -> None:
    view = own_turn("258m 147p 2s 1234z 56s 6s", rules="japanese-classical", thrown={1: "123z 456z 9m"})
    guess = read_seat(view, 1, rule_set("japanese-classical"))
    assert "C2-346" in whys(guess)
    view.seats[1].sets = [ShownSet("pung", tiles("555p"), "5p", 0)]
    view.seats[0].discards = [ThrownTile(tile) for tile in tiles("11112m")] + [ThrownTile("5p", claimed=True)]
    view.dealer, view.order = 1, [1, 2, 3, 0]
    for seat in (2, 3):
        view.seats[seat].discards = [ThrownTile("9s") for _ in range(6)]
    view.seats[1].discards = [ThrownTile(tile) for tile in tiles("123z456z9m")]
    assert "C2-346" not in whys(read_seat(view, 1, rule_set("japanese-classical")))


@every_rule_set
def test_every_seat_of_every_game_can_be_read(rules: str) -> None:
    """What lines claim is there, and a reading of the same discards in notation says the same of suits thrown."""
    table, random = Table(rules, seed=5), Random(5)
    said = set()
    for _ in range(160):
        if table.over:
            break
        step(table, random)
        view = table.view(0)
        for seat in view.order:
            guess = read_seat(view, seat, table.rules)
            thrown = [one.tile.replace("0", "5") for one in view.seats[seat].discards]
            for line in guess.lines:
                assert line.seat == seat
                assert line.why in MAXIMS
                said.add(line.why)
                if line.why in ("C2-321", "C2-323", "C2-324", "C2-325", "C2-328", "C2-331-across", "C2-346"):
                    assert {*tiles(line.tiles)} <= {*thrown}
            for suit in guess.suits:
                assert suit in "mps"
            for suit in {line.tiles[-1] for line in guess.lines if line.why == "C2-319" and line.numbers[0] == 0}:
                late = [line.tiles for line in guess.lines if line.why == "C2-328" and line.tiles[-1] == suit]
                assert [tile for tile in thrown if tile[1] == suit] == late or view.seats[seat].riichi
    assert "C2-319" in said


@pytest.mark.parametrize(
    ("discards", "sets", "more", "code"),
    [
        ("12q", "", {}, "digits-without-suit"),
        ("1f", "", {}, "tile-not-in-play"),
        ("12m", "123s", {}, "only-sets"),
        ("12m", "[124s]", {}, "not-a-set"),
        ("12m", "", {"seat": "X"}, "bad-wind"),
        ("12m", "", {"cuts": "h"}, "bad-cuts"),
    ],
)
def test_what_cannot_be_read(discards: str, sets: str, more: dict[str, str], code: str) -> None:
    with pytest.raises(RukaError) as refused:
        reading(discards, sets, **more)
    assert refused.value.code == code


def test_the_package_has_it() -> None:
    assert ruka.reading is reading
    assert ruka.Guess is Guess
