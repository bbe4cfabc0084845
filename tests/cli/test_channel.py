"""The JSON channel: questions line by line, and a bad line harms only itself."""

import io
import json
from pathlib import Path
from typing import Any

import pytest

from ruka.cli import main

VECTORS = Path(__file__).parents[1] / "vectors" / "waits.jsonl"


def answers(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[dict[str, Any]]:
    assert main(arguments) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def asked(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO("\n".join(lines).encode("utf-8", "surrogateescape"))))


def test_vectors_of_waits(capsys: pytest.CaptureFixture[str]) -> None:
    cases = [json.loads(line) for line in VECTORS.read_text("utf-8").splitlines()]
    for case, answer in zip(cases, answers(capsys, "waits", "--jsonl", str(VECTORS)), strict=True):
        assert answer | case["expect"] == answer, case
        assert answer["id"] == case["id"]


def test_a_line_names_its_kind_and_its_conditions(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked(
        monkeypatch,
        '{"id": 1, "hand": "147m 258p 369s 1234z", "forms": "mcr"}',
        '{"id": 2, "kind": "waits", "hand": "123m 456p 789s 11z 56p", "visible": "77p"}',
        '{"id": 3, "kind": "readings", "hand": "123m 456p 789s 11z 568p"}',
        '{"id": 4, "hand": "19m 19p 19s 1234567z", "tiles": 132}',
    )
    shanten, waits, readings, refused = answers(capsys, "shanten", "--jsonl")
    assert shanten["shanten"] == 0
    assert waits == {"id": 2, "waits": ["4p", "7p"], "left": 5, "each": {"4p": 3, "7p": 2}}
    assert readings == {"id": 3, "readings": []}
    assert refused["error"]["code"] == "tile-not-in-play"


@pytest.mark.parametrize(
    ("line", "case_id", "code"),
    [
        ("nonsense", None, "bad-json"),
        ("[1, 2]", None, "bad-json"),
        pytest.param("[" * 100_000, None, "bad-json", id="too deep"),
        ("\udcff\udcfe", None, "bad-json"),
        ('{"id": "\\ud800", "hand": ""}', "\ud800", "empty"),
        ('{"id": "a"}', "a", "bad-field"),
        ('{"id": "b", "hand": 5}', "b", "bad-field"),
        ('{"id": "c", "hand": "12q"}', "c", "digits-without-suit"),
        ('{"id": "d", "hand": "12m"}', "d", "wrong-tile-count"),
        ('{"id": "e", "hand": "12m", "kind": "weights"}', "e", "unknown-kind"),
        ('{"id": "f", "hand": "12m", "tiles": true}', "f", "bad-field"),
        ('{"id": "g", "hand": "12m", "forms": "pears"}', "g", "unknown-form"),
        ('{"id": "h", "hand": "12m", "visible": "8z"}', "h", "bad-rank"),
    ],
)
def test_a_bad_line_is_answered_and_the_next_goes_on(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, line: str, case_id: str | None, code: str
) -> None:
    asked(monkeypatch, line, "", '{"id": "good", "hand": "123m 456p 789s 11z 56p"}')
    bad, good = answers(capsys, "waits", "--jsonl", "--lang", "cs")
    assert (bad["id"], bad["error"]["code"]) == (case_id, code)
    assert bad["error"]["message"].endswith(".")
    assert (good["id"], good["left"]) == ("good", 7)
