"""`ruka points` and `ruka rules`."""

import json
import re
import sys
from dataclasses import fields
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from ruka.cli import main
from ruka.cli.rule_text import differences
from ruka.explain.diff import Difference, diff
from ruka.explain.words import Words
from ruka.rules.policies import Flow, Formula, Match, Payment
from ruka.rulesets import RULE_SETS
from ruka.texts import LANGUAGES, text


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
        (["points", "ema-riichi", "--fu", "30", "--fan", "2", "--seat", "Q"], "“Q” is not a wind"),
        (["rules", "show", "tenho"], "There is no rule set “tenho”; did you mean tenhou?"),
        (["rules", "show"], "Name a rule set"),
        (["rules", "diff", "tenhou"], "Missing argument 'RULES'"),
        (["rules", "table", "tenhou", "--format", "docx"], "Invalid value for '--format'"),
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
        assert re.search(rf" {price.pattern.id}\b", output)
    for decision in rules.decisions:
        assert f"\n{decision}  " in output


def test_what_a_book_says(capsys: pytest.CaptureFixture[str]) -> None:
    lines = answer(capsys, "rules", "show", "ema-riichi", "--option", "open_tanyao=true").splitlines()
    assert "open_tanyao = true  (true | false; default: false; 4.2.1)" in lines
    tanyao = lines.index("All simples  tanyao  4.2.1")
    assert lines[tanyao + 1 : tanyao + 5] == [
        "    1 fan",
        "    The hand has only tiles from 2 to 8.",
        "    Has it: 234567p 3456667s +8s",
        "        by discard → 2 fan, 30 fu: 2000 points",
    ]
    assert "    Kong of 1, 9 or honours: concealed 32 fu, open 16 fu" in lines
    assert "haneman 6–7 6000 18000 3000 / 6000 12000".split() in [line.split() for line in lines]
    assert "A honba adds 100 from each by draw, 300 by discard." in lines


def test_the_book_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    book = json.loads(answer(capsys, "rules", "show", "tenhou-3p", "--json", "--lang", "cs"))
    assert (book["id"], book["match"]["start_points"]) == ("tenhou-3p", 35000)
    (nuki,) = [entry for section in book["sections"] for entry in section["entries"] if entry["id"] == "nuki_dora"]
    assert nuki["name"] == "Odložený sever"
    assert nuki["values"] == [{"name": "", "open": 1, "concealed": 1, "text": "1 fan"}]
    assert nuki["example"]["words"] == "výhra z odhozu · 2 odložené severy"


def test_differences(capsys: pytest.CaptureFixture[str]) -> None:
    output = answer(capsys, "rules", "diff", "ema-riichi", "tenhou", "--lang", "pl")
    rows = [" ".join(line.split()) for line in output.splitlines()]
    assert rows[0] == "ema-riichi tenhou"
    assert "Cennik Same zwykłe 1 fan, tylko ukryta 1 fan" in rows
    assert "open_tanyao false true" in rows
    assert answer(capsys, "rules", "diff", "wrc", "wrc") == "They say the same."
    for_programs = [
        json.loads(line) for line in answer(capsys, "rules", "diff", "ema-riichi", "tenhou", "--json").splitlines()
    ]
    assert {"where": "option", "name": "open_tanyao", "left": False, "right": True} in for_programs


@pytest.mark.parametrize("lang", LANGUAGES)
def test_differences_are_told_in_words(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    for pair in (("international", "mcr"), ("european-classical", "bmja"), ("video", "modern-japanese")):
        output = answer(capsys, "rules", "diff", *pair, "--lang", lang)
        assert not re.search(r"\b(about|field|diff|form)-|_core|Value\(|None", output)


def test_tables_as_a_page(capsys: pytest.CaptureFixture[str]) -> None:
    output = answer(capsys, "rules", "table", "tenhou", "--format", "html", "--lang", "pl")
    assert output.startswith("<!DOCTYPE html>")
    assert "Wschód (tsumo)" in output


@pytest.mark.parametrize("id", ["hong-kong", "mcr", "bmja"])
def test_patterns_with_a_concealed_kong_as_a_page(capsys: pytest.CaptureFixture[str], id: str) -> None:
    """Its outer tiles lie face down, and have a name of their own."""
    output = answer(capsys, "print", "patterns", "--rules", id, "--lang", "cs")
    assert "<title>kámen lícem dolů</title>" in output


def test_a_paper_is_what_the_name_of_its_file_says(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / "glossary.html"
    assert answer(capsys, "print", "glossary", "--lang", "pl", "-o", str(out)) == ""
    assert "Słowniczek" in out.read_text("utf-8")
    assert main(["print", "fu", "--rules", "mcr", "--lang", "en"]) == 2
    assert "no line of these rules gives fu" in capsys.readouterr().err
    assert main(["print", "patterns"]) == 2
    pytest.importorskip("typst")
    out = tmp_path / "fu.pdf"
    assert answer(capsys, "print", "fu", "--rules", "tenhou", "-o", str(out)) == ""
    assert out.read_bytes().startswith(b"%PDF-")


def test_a_sheet_of_one_page(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    output = answer(capsys, "rules", "sheet", "video", "--lang", "cs")
    assert output.startswith("<!DOCTYPE html>")
    assert "Sanankou" in output
    pytest.importorskip("typst")
    out = tmp_path / "sheet.pdf"
    assert answer(capsys, "rules", "sheet", "hong-kong", "--format", "pdf", "--out", str(out)) == ""
    assert out.read_bytes().startswith(b"%PDF-")


def test_tables_as_a_pdf(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    pytest.importorskip("typst")
    for id in ("ema-riichi", "hong-kong"):
        out = tmp_path / f"{id}.pdf"
        assert answer(capsys, "rules", "table", id, "--format", "pdf", "--lang", "cs", "--out", str(out)) == ""
        assert out.read_bytes().startswith(b"%PDF-")
    assert main(["rules", "table", "ema-riichi", "--format", "pdf", "--out", str(tmp_path)]) == 2
    assert "cannot be written" in capsys.readouterr().err


def test_pdf_without_typst(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    assert main(["rules", "table", "tenhou", "--format", "pdf", "--out", str(tmp_path / "tables.pdf")]) == 2
    assert "pip install 'ruka[pdf]'" in capsys.readouterr().err


def test_help_of_the_group_speaks_the_language(capsys: pytest.CaptureFixture[str]) -> None:
    help_text = answer(capsys, "rules", "--help", "--lang", "pl")
    assert "Czym różnią się dwa zestawy zasad." in help_text
    assert "help-" not in help_text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_set_is_compared_with_any_other(lang: str) -> None:
    """The tiles drawn for flowers of `hong-kong` had no name."""
    console = Console(file=StringIO(), width=200)
    for left in (RULE_SETS["ema-riichi"], RULE_SETS["hong-kong"]):
        for right in RULE_SETS.values():
            console.print(differences(left, right, diff(left, right), Words(lang)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_policy_that_can_differ_has_a_name(lang: str) -> None:
    policies = [Formula, Payment, Match, Flow]
    names = {field.name for policy in policies for field in fields(policy)} - {"limit_parts"}  # how prices are written
    assert all(text(f"field-{name}", lang) for name in names)


def test_no_uma_is_none_for_any_number_of_people() -> None:
    four, five = RULE_SETS["japanese-classical"], RULE_SETS["japanese-classical-5p"]
    assert "uma" not in [one.name for one in diff(four, five)]


def test_a_difference_has_a_real_minus() -> None:
    console = Console(file=StringIO(), width=200)
    found = Difference("match", "uma", (9000, -9000), (15000, -15000))
    with console.capture() as capture:
        console.print(differences(RULE_SETS["ema-riichi"], RULE_SETS["wrc"], [found], Words("en")))
    assert "9000, −9000" in capture.get()


# --- revisions, and house rules on a server


def test_history_has_a_line_for_each_revision(capsys: pytest.CaptureFixture[str]) -> None:
    told = answer(capsys, "rules", "history", "tenhou", "--lang", "cs").splitlines()
    assert [line.split()[0] for line in told] == ["tenhou@1", "tenhou@2"]
    assert "listopadu 2026" in told[1]
    first = json.loads(answer(capsys, "rules", "history", "hong-kong", "--json").splitlines()[0])
    assert first["id"] == "hong-kong@1"
    assert len(first["hash"]) == 64


def test_sharing_says_what_is_wrong(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "good.toml").write_text('base = "tenhou"', encoding="utf-8")
    (tmp_path / "bad.toml").write_text('base = "tenhou"\n[prices]\nbeauty = 1', encoding="utf-8")
    for file, server, said in (
        ("bad.toml", "http://127.0.0.1:9", "Line 3: there is no pattern"),
        ("good.toml", "http://127.0.0.1:9", "does not answer"),
        ("good.toml", "file:///etc", "is not the address of a server"),
    ):
        assert main(["rules", "share", str(tmp_path / file), "--server", server, "--lang", "en"]) == 2
        assert said in capsys.readouterr().err
