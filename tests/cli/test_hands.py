"""`ruka shanten`, `ruka waits` and `ruka readings`, as people and programs call them."""

import json
from typing import Any

import pytest

from ruka.cli import main

READY = ["123m", "456p", "789s", "11z", "56p"]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")


def answer(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(arguments) == 0
    return capsys.readouterr().out


def lines(output: str) -> list[str]:
    return [line.rstrip() for line in output.splitlines()]


def test_waits_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert lines(answer(capsys, "waits", *READY)) == [
        "123m 45566p 789s 11z",
        "",
        "7 tiles complete the hand:",
        "4p  ×3  4 of dots",
        "7p  ×4  7 of dots",
    ]


def test_useful_tiles_of_thirteen(capsys: pytest.CaptureFixture[str]) -> None:
    assert lines(answer(capsys, "shanten", "123m 456p 78s 11z 589p", "--lang", "pl")) == [
        "123m 455689p 78s 11z",
        "",
        "do tenpai brakuje 1 kamienia",
        "cztery grupy i para  1",
        "siedem par           4",
        "trzynaście sierot    9",
        "",
        "przydatnych jest 12 kamieni:",
        "7p×4  6s×4  9s×4",
    ]


def test_discards_of_fourteen_the_best_first(capsys: pytest.CaptureFixture[str]) -> None:
    output = lines(answer(capsys, "shanten", "123m 456p 78s 11z 5789p", "--lang", "cs"))
    assert output[2] == "připravená ruka (tenpai)"
    assert output[output.index("odhoz  zbývá  užitečné kameny") + 1] == "5p     8      69s"
    assert output[-1].startswith("dál od tenpai: 123m ")


def test_readings_with_what_the_winning_tile_did(capsys: pytest.CaptureFixture[str]) -> None:
    output = answer(capsys, "readings", "22p [777z] <1111s> 123m 78p +9p")
    assert lines(output)[2:] == [
        "1. [777z]  <1111s>  123m  789p  22p",
        "   four sets and a pair, two-sided wait 789p",
    ]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["waits", "123m 456p 789s 1234z"], "The hand is not ready."),
        (["readings", "123m 456p 789s 12z 567p"], "The hand is not complete."),
    ],
)
def test_no_is_an_answer_too(capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str) -> None:
    assert lines(answer(capsys, *arguments))[-1] == sentence


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["waits", *READY], {"waits": ["4p", "7p"], "left": 7, "each": {"4p": 3, "7p": 4}}),
        (["waits", *READY, "--visible", "7p"], {"waits": ["4p", "7p"], "left": 6, "each": {"4p": 3, "7p": 3}}),
        (
            ["readings", "123m 456p 789s 11z 56p +7p"],
            {
                "readings": [
                    {
                        "form": "regular",
                        "sets": ["123m", "456p", "567p", "789s"],
                        "pairs": ["11z"],
                        "singles": [],
                        "wait": "two-sided",
                        "completed": "567p",
                    }
                ]
            },
        ),
        (
            ["shanten", "123m 456p 78s 11z 589p", "--forms", "regular"],
            {"shanten": 1, "forms": {"regular": 1}, "useful": {"7p": 4, "6s": 4, "9s": 4}, "left": 12},
        ),
    ],
)
def test_json(capsys: pytest.CaptureFixture[str], arguments: list[str], expected: dict[str, Any]) -> None:
    assert json.loads(answer(capsys, *arguments, "--json")) == expected


def test_json_of_fourteen_has_every_discard(capsys: pytest.CaptureFixture[str]) -> None:
    discards = json.loads(answer(capsys, "shanten", "123m 456p 78s 11z 5789p", "--json"))["discards"]
    assert discards[0] == {"tile": "5p", "shanten": 0, "useful": {"6s": 4, "9s": 4}, "left": 8}
    assert len(discards) == 12


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["waits", "123m", "45q"], "At position 6: 45 has no suit; write m, p, s, z or f after the digits."),
        (["waits", "12m", "--lang", "cs"], "Tato otázka se týká 13 kamenů a ruka jich má 2; sada se počítá za tři."),
        (["--lang", "cs", "waits"], "Zadejte ruku, například 123m 456p 789s 11z 55z, nebo --jsonl."),
        (["shanten", *READY, "--forms", "pears", "--lang=pl"], "Nie ma formy „pears”; do wyboru: riichi, mcr, "),
        (["shanten", *READY, "--tiles", "100"], "There is no set of 100 tiles; choose from: 108, 132, 136, 144."),
        (["shanten", *READY, "--tiles", "many"], "Invalid value for '--tiles'"),
        (["shanten", *READY, "--lang", "de"], "Invalid value for '--lang'"),
        (["waits", "--jsonl", "no-such-file"], "The file no-such-file cannot be read."),
        (["no-such-command"], "No such command 'no-such-command'."),
        (["waits", "--no-such-option"], "No such option: --no-such-option"),
    ],
)
def test_bad_input_is_one_sentence_and_exit_code_2(
    capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    assert main(arguments) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.startswith(f"ruka: {sentence}")
    assert output.err.count("\n") == 1


def test_no_command_shows_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    output = capsys.readouterr()
    assert "readings" in output.out
    assert output.err == ""


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--help"], "Every mahjong that people sit down to"),
        (["--lang", "cs", "--help"], "Příkazy"),
        (["waits", "--help", "--lang", "pl"], "Które kamienie kończą rękę"),
    ],
)
def test_help_speaks_the_language(capsys: pytest.CaptureFixture[str], arguments: list[str], words: str) -> None:
    help_text = answer(capsys, *arguments)
    assert words in help_text
    assert "help-" not in help_text


def test_the_language_comes_from_the_environment(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "cs_CZ.UTF-8")
    assert "ruku doplní 7 kamenů:" in answer(capsys, "waits", *READY)
