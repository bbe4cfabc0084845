"""`ruka points` and `ruka rules`."""

import json

import pytest

from ruka.cli import main
from ruka.rulesets import RULE_SETS
from ruka.texts import LANGUAGES


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.delenv("COLUMNS", raising=False)


def answer(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(arguments) == 0
    return "\n".join(line.rstrip() for line in capsys.readouterr().out.splitlines())


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (
            "--fu 40 --fan 3",
            [
                "3 fan, 40 fu: 5200 points",
                "40 × 2^(2 + 3) = 1280",
                "The discarder pays 5200 (4 × 1280 = 5120, rounded up).",
            ],
        ),
        (
            "--fu 22 --fan 1 --win tsumo --lang cs",
            [
                "1 fan, 30 minibodů: 1100 bodů",
                "30 × 2^(2 + 1) = 240",
                "Východ platí 500 (2 × 240 = 480, zaokrouhleno nahoru).",
                "Každý z ostatních platí 300 (240, zaokrouhleno nahoru).",
            ],
        ),
        (
            "--fan 6 --seat E --win tsumo --lang pl --terms japanese",
            ["Haneman (6 han): 18000 punktów", "6 han: haneman, 3000", "Każdy z pozostałych płaci 6000 (2 × 3000)."],
        ),
    ],
)
def test_points(capsys: pytest.CaptureFixture[str], arguments: str, expected: list[str]) -> None:
    assert answer(capsys, "points", "ema-riichi", *arguments.split()).splitlines() == expected


def test_points_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(answer(capsys, "points", "ema-riichi", "--fu", "40", "--fan", "3", "--json"))
    assert found == {"base": 1280, "limit": None, "total": 5200, "pay": {"discarder": 5200}}


def test_without_numbers_the_tables(capsys: pytest.CaptureFixture[str]) -> None:
    output = answer(capsys, "points", "ema-riichi")
    assert output == answer(capsys, "rules", "table", "ema-riichi")
    assert "30 300 / 500 500 / 1000 1000 / 2000 2000 / 3900" in [" ".join(line.split()) for line in output.splitlines()]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["points"], "Name a rule set"),
        (["points", "ema-riichi", "--fu", "30"], "Give both fu and fan"),
        (["points", "ema-riichi", "--fan", "3"], "Give both fu and fan"),
        (["points", "ema-riichi", "--fu", "30", "--fan", "-1"], "“fan” is a whole number from 0 to 200."),
        (["points", "ema-riichi", "--fu", "30", "--fan", "2", "--seat", "Q"], "“Q” is no wind"),
        (["rules", "show", "tenho"], "There is no rule set “tenho”; did you mean tenhou?"),
        (["rules", "show"], "Name a rule set"),
        (["rules", "diff", "tenhou"], "Missing argument 'RULES'"),
        (["rules", "table", "tenhou", "--format", "pdf"], "Invalid value for '--format'"),
    ],
)
def test_bad_input_is_one_sentence(capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str) -> None:
    assert main(arguments) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.startswith(f"ruka: {sentence}")
    assert output.err.count("\n") == 1


def test_the_list(capsys: pytest.CaptureFixture[str]) -> None:
    listed = answer(capsys, "rules", "list").splitlines()[1:]
    assert [line.split()[0] for line in listed if not line.startswith(" ")] == list(RULE_SETS)
    for_programs = [json.loads(line) for line in answer(capsys, "rules", "list", "--json").splitlines()]
    assert [one["id"] for one in for_programs] == list(RULE_SETS)


@pytest.mark.parametrize("id", RULE_SETS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_book_of_each_rule_set(capsys: pytest.CaptureFixture[str], id: str, lang: str) -> None:
    output = answer(capsys, "rules", "show", id, "--lang", lang)
    rules = RULE_SETS[id]
    assert rules.hash in output
    for option in rules.options:
        assert f"\n{option.name} = " in output
    for price in rules.resolved.prices:
        assert f" {price.pattern.id} " in output
    for decision in rules.decisions:
        assert f"\n{decision}  " in output


def test_what_a_book_says(capsys: pytest.CaptureFixture[str]) -> None:
    lines = answer(capsys, "rules", "show", "ema-riichi", "--option", "open_tanyao=true").splitlines()
    assert "open_tanyao = true  (true | false; 4.2.1)" in lines
    rows = [line.split() for line in lines]
    assert ["All", "simples", "tanyao", "1", "1", "4.2.1"] in rows
    assert ["Kong", "of", "1,", "9", "or", "honours", "kong", "16", "32", "4.1.1"] in rows
    assert "haneman: 6–7 fan, 3000" in lines
    assert "A honba adds 100 from each by draw, 300 by discard." in lines


def test_the_book_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    book = json.loads(answer(capsys, "rules", "show", "tenhou-3p", "--json", "--lang", "cs"))
    assert (book["id"], book["players"], book["tiles"]) == ("tenhou-3p", 3, 108)
    assert {
        "pattern": "nuki_dora",
        "name": "Odložený sever",
        "tag": "bonus",
        "open": 1,
        "concealed": 1,
        "clause": "",
    } in [price | {"clause": ""} for price in book["prices"]]


def test_differences(capsys: pytest.CaptureFixture[str]) -> None:
    output = answer(capsys, "rules", "diff", "ema-riichi", "tenhou", "--lang", "pl")
    rows = [line.split() for line in output.splitlines()]
    assert rows[0] == ["ema-riichi", "tenhou"]
    assert ["Cennik", "Same", "zwykłe", "0/1", "1"] in rows
    assert ["open_tanyao", "false", "true"] in rows
    assert answer(capsys, "rules", "diff", "wrc", "wrc") == "They say the same."
    for_programs = [
        json.loads(line) for line in answer(capsys, "rules", "diff", "ema-riichi", "tenhou", "--json").splitlines()
    ]
    assert {"where": "option", "name": "open_tanyao", "left": False, "right": True} in for_programs


def test_tables_as_a_page(capsys: pytest.CaptureFixture[str]) -> None:
    output = answer(capsys, "rules", "table", "tenhou", "--format", "html", "--lang", "pl")
    assert output.startswith("<!DOCTYPE html>")
    assert "Wschód (tsumo)" in output


def test_help_of_the_group_speaks_the_language(capsys: pytest.CaptureFixture[str]) -> None:
    help_text = answer(capsys, "rules", "--help", "--lang", "pl")
    assert "Czym różnią się dwa zestawy zasad." in help_text
    assert "help-" not in help_text
