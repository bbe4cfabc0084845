"""`ruka glossary`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ruka.cli.app import main


def test_a_word_without_accents_is_shown_with_its_names(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["glossary", "tecky", "--lang", "cs"]) == 0
    shown = capsys.readouterr().out
    assert "kola" in shown
    assert "123456789p" in shown
    assert "kółka" in shown
    assert "筒子" in shown


def test_all_terms_are_listed_for_one_rule_set(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["glossary", "--rules", "hong-kong", "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert "faan" in shown
    assert "haneman" not in shown


def test_terms_are_told_to_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["glossary", "振聴", "--json", "--lang", "pl"]) == 0
    assert json.loads(capsys.readouterr().out)["id"] == "furiten"


def test_an_unknown_word_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["glossary", "xyzzy", "--lang", "cs"]) == 2
    assert capsys.readouterr().err == "ruka: „xyzzy“ ve slovníčku není.\n"


def test_the_glossary_is_written_to_files(tmp_path: Path) -> None:
    page = tmp_path / "glossary.html"
    assert main(["glossary", "--html", str(page), "--lang", "cs"]) == 0
    assert "振聴" in page.read_text(encoding="utf-8")
    pytest.importorskip("typst")
    assert main(["glossary", "--pdf", str(tmp_path / "glossary.pdf"), "--rules", "mcr"]) == 0
    assert (tmp_path / "glossary.pdf").read_bytes().startswith(b"%PDF")


def test_a_file_that_cannot_be_written_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["glossary", "--html", str(tmp_path / "no" / "such.html")]) == 2
    assert "such.html" in capsys.readouterr().err
