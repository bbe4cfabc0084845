"""Hong Kong and modern Japanese on the command line."""

import json

import pytest

from ruka.cli.app import main

PLAIN = ["[123m]", "456p", "999s", "88p", "67s", "+8s"]


def output(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[str]:
    assert main([*arguments, "--lang", "en"]) == 0
    return [line.rstrip() for line in capsys.readouterr().out.splitlines()]


def test_flowers_by_option_and_in_the_hand(capsys: pytest.CaptureFixture[str]) -> None:
    by_option = output(capsys, "score", "hong-kong", *PLAIN, "--seat", "W", "--flowers", "37f")
    assert by_option == output(capsys, "score", "hong-kong", *PLAIN, "37f", "--seat", "W")
    assert "2 faan: 16 points" in by_option


def test_two_kongs_in_a_row(capsys: pytest.CaptureFixture[str]) -> None:
    hand = "<2222m> [4444p] 999s 88p 67s +8s"
    won = ("--win", "tsumo", "--after-kong", "--second-replacement", "--flowers", "1f")
    lines = output(capsys, "score", "hong-kong", hand, *won)
    assert "5 faan: 96 points" in lines
    assert any(line.endswith("contained in “Two kongs in a row”") for line in lines)


def test_points_by_faan(capsys: pytest.CaptureFixture[str]) -> None:
    assert output(capsys, "points", "hong-kong", "--fan", "3") == [
        "3 faan: 32 points",
        "3 faan: 8",
        "The discarder pays 16 (2 × 8).",
        "Each of the others pays 8.",
    ]
    assert output(capsys, "points", "hong-kong", "--fan", "3", "--win", "tsumo")[2:] == [
        "Each of the others pays 16 (2 × 8).",
    ]


def test_tables(capsys: pytest.CaptureFixture[str]) -> None:
    by_faan = output(capsys, "points", "hong-kong")
    assert by_faan[by_faan.index("Table") + 1].split()[0] == "faan"
    assert ["10+", "128", "64", "/", "128", "128", "64", "/", "128"] in [line.split() for line in by_faan]
    by_han = output(capsys, "points", "modern-japanese")
    assert ["30", "960", "1920", "3840", "7680"] in [line.split() for line in by_han]
    assert ["4", "×", "limit", "13+"] in [line.split()[:4] for line in by_han]


def test_points_in_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["points", "modern-japanese", "--fan", "7", "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert (answer["base"], answer["limit"], answer["pay"]) == (3000, "1½ × limit", {"discarder": 12000})


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["score", "hong-kong", *PLAIN, "--flowers", "33f"], "At position 2: this is a second 3f"),
        (["score", "hong-kong", *PLAIN, "--flowers", "9f"], "At position 1: there is no tile 9f"),
        (["score", "hong-kong", *PLAIN, "--flowers", "1m"], "Flowers and seasons are the tiles 1f to 8f"),
        (["score", "modern-japanese", *PLAIN, "--flowers", "1f"], "The tile 1f is not in play."),
        (["score", "hong-kong", *PLAIN, "--option", "minimum_faan=2"], "The option “minimum_faan” cannot be 2"),
        (["points", "modern-japanese", "--fan", "4"], "Give both fu and fan"),
    ],
)
def test_bad_input_is_one_sentence(capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str) -> None:
    assert main([*arguments, "--lang", "en"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(f"ruka: {sentence}")
    assert said.err.count("\n") == 1
